// The page's script: shows what the server sends, sends clicks back, and knows the keyboard. Everything also works
// without it: choices are buttons of a form, links are links.
"use strict";

// ---- The stream ----

let line = null;

function listen() {
  const live = $("#table")?.dataset.live;
  const address = live && live + location.search;
  if (line && line.address === address) return;
  line?.source.close();
  line = null;
  startAfresh();
  if (!address) return;
  const source = new EventSource(address);
  line = { address, source };
  source.addEventListener("page", (event) => {
    startAfresh();
    arrive(() => showPage(event.data), "");
  });
  source.addEventListener("parts", (event) => arrive(() => showParts(event.data), event.data));
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
  if ("clear" in form.dataset || "once" in form.dataset) body.set("request", crypto.getRandomValues(new Uint32Array(2)).join("-"));
  form.classList.add("sending");
  // Whoever has decided no longer wonders.
  forget();
  if (form.matches("#choices, #undo")) catchUp();
  try {
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { "x-live": "1" } });
    const next = answer.headers.get("x-next");
    if (!answer.ok) toast(await answer.text());
    else if (next) await visit(next);
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

// ---- What things are ----

// What a mouse learns by hovering, a finger learns by tapping.
function explain(element) {
  for (let at = element; at && at.id !== "board"; at = at.parentElement) {
    const text = at.getAttribute("title") || [...at.children].find((child) => child.nodeName === "title")?.textContent;
    if (text && !at.closest("a, button")) return toast(text);
  }
}

// ---- Looking back ----

// Where the reader wants to be, as long as the page is on its way there.
let goal = null;

// One moment is fetched at a time. Whoever goes on meanwhile is taken to the last moment they asked for; what comes in
// between is shown as it passes by.
async function visit(address, push = true) {
  const underWay = goal !== null;
  goal = { address, push };
  if (underWay) return;
  try {
    for (let wish = null; wish !== goal; ) {
      wish = goal;
      await pass(wish);
    }
  } catch {
    toast(document.body.dataset.offline || "…");
  } finally {
    goal = null;
  }
}

async function pass(wish) {
  const answer = await fetch(wish.address, { headers: { accept: "text/html" } });
  if (!answer.ok) return;
  const fresh = $("#table", new DOMParser().parseFromString(await answer.text(), "text/html"));
  if (!fresh) return void (location.href = wish.address);
  const arrived = wish === goal;
  if (arrived && wish.push) history.pushState(null, "", wish.address);
  unhaunt();
  const change = () => morph($("#table"), document.adoptNode(fresh));
  // The past is leafed through; what is done in a lesson is seen to happen.
  if ($("#lesson")) travelling(change);
  else change();
  drawn();
  // The slider stays where it was pushed to.
  const slider = $("#history input");
  if (slider && !arrived) slider.value = moment(goal.address) ?? slider.max;
  // The past has no stream. That of the present is opened by whoever stays there.
  if (arrived || !$("#table").dataset.live) listen();
}

// The number of steps in an address; none is now.
const moment = (address) => new URL(address, location.href).searchParams.get("at");

// The address of a moment, in the same view.
function addressOf(at) {
  const here = new URL(goal?.address ?? location.href, location.href).searchParams;
  const query = new URLSearchParams(Object.entries({ at, as: here.get("as"), plain: here.get("plain") }).filter(([, value]) => value !== null));
  return query.size > 0 ? `${location.pathname}?${query}` : location.pathname;
}

// Goes a moment on or back from where the reader wants to be.
function step(by) {
  const last = Number($("#history input")?.max ?? -1);
  const at = moment(goal?.address ?? location.href);
  const to = Number(at ?? last) + by;
  if (to < 0 || (to > last && at === null)) return;
  visit(addressOf(to > last ? null : to));
}

addEventListener("popstate", () => $("#table") && visit(location.href, false));

// Plays the past from here, and if it is wanted comes back to now at its end.
let playing = 0;
function play(pause, toNow = false) {
  clearInterval(playing);
  playing = setInterval(() => {
    if (goal) return;
    const ended = Number($("#history input")?.value) >= Number($("#history input")?.max);
    if (ended) clearInterval(playing);
    if (!ended || (toNow && moment(location.href) !== null)) step(1);
  }, pause);
}

document.addEventListener("input", (event) => {
  if (event.target.matches("#history input")) visit(addressOf(event.target.value));
});

// ---- Mouse, touch and keys ----

document.addEventListener("click", (event) => {
  const spot = event.target.closest("[data-choices]");
  if (spot) return act(spot);
  if (!event.target.closest("#menu")) closeMenu();
  if (armed && !event.target.closest(DECIDES)) disarm();
  const moment = event.target.closest("a[data-moment]");
  if (moment && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    clearInterval(playing);
    visit(moment.href);
  }
  if (event.pointerType === "touch") explain(event.target);
  const player = event.target.closest("[data-play]");
  if (player) play(Number(player.dataset.play));
  if (event.target.closest("[data-sound]")) toggleSound();
  // A button that cannot be pressed says why.
  if (event.target.id === "undo") takeBack();
  if (event.target.closest("[data-help]")) showHelp();
});

document.addEventListener("keydown", (event) => {
  const typing = event.target.matches("input:not([type=range], [type=radio], [type=checkbox]), textarea, select");
  if (event.key === "Escape") return cancel();
  if (typing || ($("dialog[open]") && event.key !== "?")) return;
  const spot = event.target.closest?.("[data-choices]");
  if (event.key === " " && !event.target.closest?.("button, summary, a, [data-choices]") && next()) {
    event.preventDefault();
  } else if (spot && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    act(spot);
  } else if ((event.ctrlKey || event.metaKey) && event.key === "z") {
    event.preventDefault();
    takeBack();
  } else if (event.ctrlKey || event.metaKey || event.altKey) {
    return;
  } else if (event.key === "H") {
    $("#ask-hint button")?.click();
  } else if (/^[0-9a-z]$/.test(event.key)) {
    press(event.key);
  } else if ((event.key === "ArrowUp" || event.key === "ArrowDown") && event.target.closest("#entries")) {
    event.preventDefault();
    walk(event.key === "ArrowUp" ? -1 : 1);
  } else if (event.target.matches("input[type=range], input[type=radio]")) {
    return; // It has arrow keys of its own.
  } else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    clearInterval(playing);
    step(event.key === "ArrowLeft" ? -1 : 1);
  } else if (event.key === "?") {
    showHelp();
  }
});

function showHelp() {
  const help = $("#keys");
  if (help?.open) help.close();
  else help?.showModal();
}

// The log is one stop: inside of it the arrow keys go from entry to entry, the newest first.
function walk(by) {
  const entries = $$("#entries a");
  const here = entries.indexOf(document.activeElement);
  entries[here < 0 ? entries.length - 1 : here + by]?.focus();
}

drawn();
showSpots();
listen();
