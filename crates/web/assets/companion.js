// The companion: what comes for the first time is explained, and never again. The server knows what was told before the page
// was loaded; what is told since is known here, and the server is told of it.
"use strict";

const told = new Set();
let enough = false;

function accompany() {
  const note = $("#companion");
  if (!note) return;
  for (const tip of $$("[data-tip]", note)) tip.hidden = enough || told.has(tip.dataset.tip);
  note.hidden = telling(note).length === 0;
}

// What stands on the page now.
const telling = (note) => $$("[data-tip]:not([hidden])", note).map((tip) => tip.dataset.tip);

// One after the other: each answer is a cookie with everything.
let remembering = Promise.resolve();
function remember(game, names) {
  const body = new URLSearchParams({ back: "/", what: names.join(".") });
  const sent = () => fetch(`/learn/${game}/known`, { method: "POST", body, headers: { "x-live": "1" } });
  remembering = remembering.then(sent).catch(() => {});
}

// Whoever has decided has read it.
document.addEventListener("submit", ({ target, submitter }) => {
  const note = $("#companion");
  if (!note || !["choices", "companion-ends"].includes(target.id)) return;
  const names = telling(note);
  for (const name of names) told.add(name);
  if (target.id === "choices" && names.length > 0) remember(note.dataset.game, names);
  enough ||= target.id === "companion-ends" && !submitter.name;
  accompany();
});
