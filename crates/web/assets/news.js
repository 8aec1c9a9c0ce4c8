// What others do, at the reader's own pace; what changed since they last chose; what they missed.
"use strict";

// ---- Pace ----

// How long what somebody did stands before the next is shown, in milliseconds. What comes at once still gets a picture
// each: whoever has pressed something must not wait for what three bots reply.
const PACES = { instant: 17, normal: 700, slow: 1800, step: Infinity };
const pace = () => PACES[localStorage.getItem("pace")] ?? PACES.normal;

const queue = [];
let nextAt = 0;
let pumping = 0;

// Something has come over the stream. What moves the game waits for its turn, and so does what comes after it.
function arrive(show, text) {
  const steps = / id="status"[^>]* data-steps="(\d+)"/.exec(text)?.[1];
  const known = queue.findLast((item) => item.steps)?.steps ?? $("#status")?.dataset.steps;
  queue.push({ show, steps, moves: steps !== undefined && steps !== known });
  pump();
}

function pump() {
  clearTimeout(pumping);
  if (pressing) return;
  while (queue.length > 0) {
    const [{ show, moves }] = queue;
    const wait = nextAt - performance.now();
    if (moves && wait > 0 && !document.hidden) {
      if (Number.isFinite(wait)) pumping = setTimeout(pump, wait);
      break;
    }
    queue.shift();
    show();
    if (moves) nextAt = performance.now() + pace();
  }
  showNext();
}

// Whoever acts wants to see what follows from it, and everything before it.
function catchUp() {
  nextAt = 0;
  while (queue.length > 0) queue.shift().show();
  showNext();
}

// Another page: what was on its way to this one is not for it.
function startAfresh() {
  queue.length = 0;
  nextAt = 0;
  showNext();
}

function showNext() {
  const button = $("#next");
  if (button) button.hidden = queue.length === 0 || pace() !== Infinity;
}

// Shows the next thing that waits. Answers whether anything did.
function next() {
  if (queue.length === 0) return false;
  nextAt = 0;
  pump();
  return true;
}


// ---- Marks ----

function markChanges() {
  unmark("fresh");
  for (const id of ($("#news")?.dataset.changed ?? "").split(" ")) {
    if (id) document.getElementById(id)?.classList.add("fresh");
  }
}

// ---- What happened meanwhile ----

// How long somebody must have been away to be told.
const AWAY = 60_000;
let missed = null;

function recall() {
  const [id, status] = [$("#table")?.dataset.table, $("#status")];
  if (!id || !status) return;
  const steps = Number(status.dataset.steps);
  if (missed === null) {
    const left = Number(localStorage.getItem(`left-${id}`) ?? NaN);
    missed = seen < steps && Date.now() - left > AWAY ? seen : Infinity;
  }
  const since = $("#since");
  if (since) since.hidden = !Number.isFinite(missed) || missed >= steps;
  if (document.visibilityState === "visible") localStorage.setItem(`left-${id}`, Date.now());
}

// A tab in the background is an absence, too.
let hiddenAt = null;
document.addEventListener("visibilitychange", () => {
  const steps = Number($("#status")?.dataset.steps);
  if (document.hidden) hiddenAt = { steps, time: Date.now() };
  else if (hiddenAt && steps > hiddenAt.steps && Date.now() - hiddenAt.time > AWAY) missed = Math.min(hiddenAt.steps, missed ?? Infinity);
  pump();
  recall();
});

addEventListener("pagehide", () => {
  const id = $("#table")?.dataset.table;
  if (id) localStorage.setItem(`left-${id}`, Date.now());
});

// From where the reader left to now, as a film.
async function film() {
  const from = missed;
  missed = Infinity;
  await visit(addressOf(from));
  play(800, true);
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-next]")) next();
  if (event.target.closest("[data-film]")) film();
});
