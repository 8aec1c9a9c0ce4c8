// The page's script: morphs what the server sends into the page, sends clicks back, and knows the keyboard.
// Everything also works without it: choices are buttons of a form, links are links.
"use strict";

const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

// ---- Morphing: the same nodes stay, so that pieces move and focus is kept ----

function morph(from, to) {
  if (from.nodeType !== to.nodeType || from.nodeName !== to.nodeName || (from.id || "") !== (to.id || "")) {
    from.replaceWith(filled(to));
    return;
  }
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
    return;
  }
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !isMine(from, name)) from.removeAttribute(name);
  }
  for (const { name, value } of to.attributes) {
    if (from.getAttribute(name) !== value && !isMine(from, name)) from.setAttribute(name, value);
  }
  // A slider that was moved no longer looks at its attribute.
  if (from.type === "range") from.value = to.getAttribute("value");
  morphChildren(from, to);
}

// What the reader has typed or opened is his.
function isMine(element, name) {
  const typing = element === document.activeElement && element.nodeName === "INPUT";
  return (name === "value" && typing) || (name === "open" && element.nodeName === "DETAILS");
}

function morphChildren(from, to) {
  const known = new Map();
  for (const child of from.childNodes) if (child.id) known.set(child.id, child);
  let next = from.firstChild;
  for (const child of [...to.childNodes].flatMap((child) => child.dataset?.keep?.split(" ") ?? child)) {
    if (typeof child === "string") {
      const here = kept.get(child);
      if (here && here === next) next = next.nextSibling;
      else if (here) from.insertBefore(here, next);
      continue;
    }
    const same = child.id ? known.get(child.id) : next && !next.id && next.nodeName === child.nodeName ? next : null;
    if (same) {
      if (same === next) next = next.nextSibling;
      else from.insertBefore(same, next);
      morph(same, child);
    } else {
      from.insertBefore(filled(child), next);
    }
  }
  while (next) {
    const after = next.nextSibling;
    next.remove();
    next = after;
  }
}

// A name, `data-keep`, stands for an element that is here already and stays as it is.
const kept = new Map();

function hold(fresh) {
  kept.clear();
  for (const { dataset } of $$("[data-keep]", fresh)) {
    for (const id of dataset.keep.split(" ")) kept.set(id, document.getElementById(id));
  }
  return fresh;
}

function filled(fresh) {
  if (fresh.nodeType !== Node.ELEMENT_NODE) return fresh;
  for (const name of $$("[data-keep]", fresh)) {
    name.replaceWith(...name.dataset.keep.split(" ").flatMap((id) => kept.get(id) ?? []));
  }
  return fresh;
}

function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

function showPage(html) {
  const fresh = parse(html).firstElementChild;
  const table = $("#table");
  if (table && fresh) morph(table, fresh);
  drawn();
}

function showParts(html) {
  for (const fresh of [...hold(parse(html)).children].flatMap((part) => ("parts" in part.dataset ? [...part.children] : part))) {
    const old = document.getElementById(fresh.id);
    if (old) morph(old, fresh);
  }
  drawn();
}

// ---- The live line ----

let line = null;

function listen() {
  const address = $("#table")?.dataset.live;
  if (line && line.address === address) return;
  line?.source.close();
  line = null;
  if (!address) return;
  const source = new EventSource(address + location.search);
  line = { address, source };
  source.addEventListener("page", (event) => showPage(event.data));
  source.addEventListener("parts", (event) => showParts(event.data));
  source.addEventListener("open", () => document.body.classList.remove("offline"));
  source.addEventListener("error", () => {
    document.body.classList.add("offline");
    // The browser tries again by itself, unless the server refused.
    if (source.readyState === EventSource.CLOSED) {
      line = null;
      setTimeout(listen, 1000);
    }
  });
}

// ---- Sending ----

async function send(form, button) {
  const body = new URLSearchParams(new FormData(form));
  if (button?.name) body.set(button.name, button.value);
  if ("clear" in form.dataset) body.set("request", crypto.getRandomValues(new Uint32Array(2)).join("-"));
  form.classList.add("sending");
  try {
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { "x-live": "1" } });
    if (!answer.ok) toast(await answer.text());
    else if ("clear" in form.dataset) form.reset();
  } catch {
    toast(document.body.dataset.offline || "…");
    document.body.classList.add("offline");
  } finally {
    form.classList.remove("sending");
  }
}

let toastTimer = 0;
function toast(text) {
  const box = $("#toast");
  box.textContent = text;
  box.classList.add("shown");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => box.classList.remove("shown"), 6000);
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("form[data-live]")) return;
  event.preventDefault();
  if (!form.classList.contains("sending")) send(form, event.submitter);
});

// Whoever likes to be asked twice chooses first and confirms with a second click.
document.addEventListener(
  "click",
  (event) => {
    const button = event.target.closest?.("#choices button");
    if (!button || localStorage.getItem("confirm") !== "on" || button.classList.contains("armed")) return;
    event.preventDefault();
    for (const other of $$("#choices .armed")) other.classList.remove("armed");
    button.classList.add("armed");
    button.focus();
  },
  true,
);

function press(number) {
  $(`#choices button[data-number="${number}"]`)?.click();
}

function takeBack() {
  const button = $("#undo button");
  if (button?.disabled) toast(button.title);
  else button?.click();
}

// ---- Spots: what glows on the board ----

function act(spot) {
  const numbers = spot.dataset.choices.split(" ").map((number) => Number(number) + 1);
  if (numbers.length === 1) press(numbers[0]);
  else openMenu(spot, numbers);
}

let opener = null;
function openMenu(spot, numbers) {
  closeMenu();
  opener = spot;
  const menu = document.createElement("div");
  menu.id = "menu";
  menu.setAttribute("role", "menu");
  for (const number of numbers) {
    const choice = $(`#choices button[data-number="${number}"]`);
    if (!choice) continue;
    const item = document.createElement("button");
    item.type = "button";
    item.setAttribute("role", "menuitem");
    item.textContent = choice.lastChild.textContent;
    item.addEventListener("click", () => {
      closeMenu();
      choice.click();
    });
    menu.append(item);
  }
  document.body.append(menu);
  const box = spot.getBoundingClientRect();
  const left = Math.min(box.left + scrollX, scrollX + innerWidth - menu.offsetWidth - 8);
  const below = box.bottom + menu.offsetHeight + 8 < innerHeight;
  const top = below ? box.bottom + scrollY + 4 : Math.max(scrollY, box.top + scrollY - menu.offsetHeight - 4);
  menu.animate([{ transform: `translate(${Math.max(8, left)}px, ${top}px)` }], { duration: 0, fill: "forwards" });
  menu.firstElementChild?.focus();
}

// What a mouse learns by hovering, a finger learns by tapping.
function explain(element) {
  for (let at = element; at && at.id !== "board"; at = at.parentElement) {
    const text = at.getAttribute("title") || [...at.children].find((child) => child.nodeName === "title")?.textContent;
    if (text && !at.closest("a, button")) return toast(text);
  }
}

function closeMenu() {
  $("#menu")?.remove();
}

// The keyboard goes on where it was.
function cancel() {
  if ($("#menu")) opener?.focus();
  closeMenu();
}

// ---- Looking back ----

async function visit(address, push = true) {
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = $("#table", page);
  if (!fresh) return void (location.href = address);
  if (push) history.pushState(null, "", address);
  morph($("#table"), document.adoptNode(fresh));
  drawn();
  listen();
}

addEventListener("popstate", () => $("#table") && visit(location.href, false));

let playing = 0;
function play() {
  clearInterval(playing);
  playing = setInterval(() => {
    const next = $('#history a[rel="next"]');
    if (next) visit(next.href);
    else clearInterval(playing);
  }, 700);
}

document.addEventListener("input", (event) => {
  if (event.target.matches("#history input")) visit(`${location.pathname}?at=${event.target.value}`);
});

// ---- Mouse, touch and keys ----

document.addEventListener("click", (event) => {
  const spot = event.target.closest("[data-choices]");
  if (spot) return act(spot);
  if (!event.target.closest("#menu")) closeMenu();
  const moment = event.target.closest("a[data-moment]");
  if (moment && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    clearInterval(playing);
    visit(moment.href);
  }
  if (event.pointerType === "touch") explain(event.target);
  if (event.target.closest("[data-play]")) play();
  if (event.target.closest("[data-sound]")) toggleSound();
});

document.addEventListener("keydown", (event) => {
  const typing = event.target.matches("input:not([type=range]), textarea, select");
  if (event.key === "Escape") return cancel();
  if (typing) return;
  const spot = event.target.closest?.("[data-choices]");
  if (spot && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    act(spot);
  } else if ((event.ctrlKey || event.metaKey) && event.key === "z") {
    event.preventDefault();
    takeBack();
  } else if (event.ctrlKey || event.metaKey || event.altKey) {
    return;
  } else if (event.key >= "1" && event.key <= "9") {
    press(event.key);
  } else if (event.target.matches("input[type=range]")) {
    return; // It has arrow keys of its own.
  } else if (event.key === "ArrowLeft") {
    $('#history a[rel="prev"]')?.click();
  } else if (event.key === "ArrowRight") {
    ($('#history a[rel="next"]') || $("#history a.button"))?.click();
  } else if (event.key === "?") {
    const help = $("#keys");
    if (help) help.open = !help.open;
  }
});

// ---- My turn: title, icon, a soft sound ----

let wasMine = false;
const title = document.title;

function drawn() {
  const mine = $("#status")?.dataset.turn === "mine";
  document.title = mine ? `● ${title}` : title;
  const icon = $("#icon");
  icon.plain ??= icon.href;
  icon.href = mine ? icon.dataset.turn : icon.plain;
  if (mine && !wasMine && document.hidden) ring();
  wasMine = mine;
  markNews();
  for (const list of $$("#entries, #lines")) list.scrollTop = list.scrollHeight;
}

function ring() {
  if (localStorage.getItem("sound") === "off") return;
  try {
    const audio = new AudioContext();
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = 523;
    volume.gain.setValueAtTime(0.08, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.9);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.9);
  } catch {
    // A browser that plays nothing until it is clicked: then there is no sound.
  }
}

function toggleSound() {
  localStorage.setItem("sound", localStorage.getItem("sound") === "off" ? "on" : "off");
  showSound();
}

function showSound() {
  $("[data-sound]")?.setAttribute("aria-pressed", localStorage.getItem("sound") !== "off");
}

// Entries of the log since this browser last looked at the table.
let seen = null;
function markNews() {
  const id = $("#table")?.dataset.table;
  const steps = Number($("#status")?.dataset.steps ?? 0);
  if (!id) return;
  seen ??= Number(localStorage.getItem(`seen-${id}`) ?? steps);
  for (const entry of $$("#entries li")) entry.classList.toggle("news", Number(entry.dataset.step) >= seen);
  if (document.visibilityState === "visible") localStorage.setItem(`seen-${id}`, steps);
}

function showSettings() {
  for (const box of $$("[data-setting]")) box.checked = localStorage.getItem(box.dataset.setting) === "on";
  document.body.classList.toggle("palette", localStorage.getItem("palette") === "on");
}

document.addEventListener("change", (event) => {
  const { setting } = event.target.dataset;
  if (!setting) return;
  localStorage.setItem(setting, event.target.checked ? "on" : "off");
  showSettings();
});

// Tables that wait for me, on every page.
async function countWaiting() {
  if (document.hidden) return;
  const answer = await fetch("/waiting").catch(() => null);
  const count = answer?.ok ? Number(await answer.text()) : 0;
  const badge = $("#waiting");
  badge.hidden = count === 0;
  badge.firstElementChild.textContent = count;
}

setInterval(countWaiting, 30000);
countWaiting();
showSettings();
showSound();
drawn();
listen();
