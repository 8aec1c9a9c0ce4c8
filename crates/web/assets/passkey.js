// Passkeys: a button asks the browser's authenticator what the server says, and the form takes its answer there. Without this
// script the buttons stay hidden.
"use strict";

{
  const says = document.querySelector("#passkey-says").dataset;
  const buttons = document.querySelectorAll("[data-passkey]");
  const able = window.isSecureContext && window.PublicKeyCredential && navigator.credentials;

  const bytes = (text) =>
    Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
  const text = (buffer) =>
    buffer && btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");

  // What goes wrong is said beside the button.
  function tell(button, sentence) {
    let fault = button.parentElement.querySelector(".fault");
    if (!fault) {
      fault = Object.assign(document.createElement("p"), { className: "fault" });
      fault.setAttribute("role", "alert");
      button.after(fault);
    }
    fault.textContent = sentence;
  }

  const reason = (error) =>
    ({ InvalidStateError: says.twice, SecurityError: says.elsewhere, TypeError: says.offline })[error.name] ?? says.cancelled;

  async function ask(form, what) {
    const body = new URLSearchParams(new FormData(form));
    body.set("what", what);
    body.delete("credential");
    const answer = await fetch("/join/passkey", { method: "POST", body, headers: { "x-live": "1" } });
    if (!answer.ok) throw Object.assign(new Error(await answer.text()), { name: "Refused" });
    const { publicKey } = await answer.json();
    publicKey.challenge = bytes(publicKey.challenge);
    if (publicKey.user) publicKey.user.id = bytes(publicKey.user.id);
    for (const key of publicKey.excludeCredentials ?? []) key.id = bytes(key.id);
    return publicKey;
  }

  function written({ id, rawId, type, response }) {
    const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
    const answer = Object.fromEntries(parts.filter((part) => response[part]).map((part) => [part, text(response[part])]));
    return JSON.stringify({ id, rawId: text(rawId), type, response: answer });
  }

  async function press(event) {
    const button = event.currentTarget;
    const { form } = button;
    event.preventDefault();
    // The password of the other way to make an account may stay empty.
    const fields = [...form.elements].filter((field) => field.type !== "password" || field.name === "current");
    if (!fields.every((field) => field.reportValidity())) return;
    button.disabled = true;
    try {
      const publicKey = await ask(form, button.dataset.passkey);
      const made = button.dataset.passkey !== "sign-in";
      const credential = await (made ? navigator.credentials.create({ publicKey }) : navigator.credentials.get({ publicKey }));
      form.elements.credential.value = written(credential);
      button.disabled = false;
      form.requestSubmit(button);
    } catch (error) {
      button.disabled = false;
      tell(button, error.name === "Refused" ? error.message : reason(error));
    }
  }

  for (const button of buttons) {
    if (!able) continue;
    button.hidden = false;
    button.parentElement.querySelector("[data-without]").remove();
    button.addEventListener("click", press);
  }
}
