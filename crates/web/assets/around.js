// Around the table: leaving, inviting, the form of a new table, the walk through a final scoring.
"use strict";

// Leaving is the one thing that asks in a window of its own.
document.addEventListener(
  "submit",
  (event) => {
    const ask = event.target.closest("[data-ask]")?.dataset.ask;
    if (!ask || confirm(ask)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

document.addEventListener("click", async (event) => {
  const copy = event.target.closest("[data-copy]");
  if (copy && (await copied(copy))) toast(copy.dataset.done);
  const share = event.target.closest("[data-share]");
  if (share) navigator.share({ text: share.dataset.text, url: share.dataset.share }).catch(() => {});
  if (event.target.closest("[data-walk]")) beginWalk();
  if (event.target.closest("[data-skip]")) endWalk();
});

// Copies the text of a button. Over plain HTTP there is no clipboard to write to; then the field beside it is copied, or at
// least selected.
async function copied(button) {
  const written = await navigator.clipboard?.writeText(button.dataset.copy).then(() => true, () => false);
  button.parentElement.querySelector("input")?.select();
  return written || document.execCommand("copy");
}

// After every drawing.
function lookAround() {
  if (walking && !$("#result")) stopWalk();
  if (walking) showWalk();
  else walkOnce();
  if (navigator.share) for (const button of $$("[data-share]")) button.hidden = false;
}

// ---- A new table: as many seats as players, and a name for everybody at this screen ----

function showSeats() {
  const form = $("form[data-seats]");
  if (!form) return;
  const players = Number(form.elements.players.value);
  for (const row of $$("[data-seat]", form)) {
    row.hidden = Number(row.dataset.seat) >= players;
    const name = $(".own-name", row);
    if (name) name.hidden = $("select", row).value !== "me";
  }
}

document.addEventListener("change", showSeats);
showSeats();

// ---- The final scoring, source by source, on the board ----

// How long each source is shown, in milliseconds.
const STOP = 1700;
let walking = null;

// By itself it happens once for each game, to those who want to see things happen.
function walkOnce() {
  const key = `walked-${$("#table")?.dataset.table}`;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches || localStorage.getItem("pace") === "instant";
  if (!$("#result") || !$("#board") || still || localStorage.getItem(key)) return;
  localStorage.setItem(key, "yes");
  beginWalk();
}

function beginWalk() {
  if (walking || !$("#board")) return;
  $("#board").scrollIntoView({ block: "start" });
  walking = { place: -1, timer: setInterval(walkOn, STOP) };
  walkOn();
}

function walkOn() {
  walking.place += 1;
  if (walking.place === $$("#result tbody tr").length) return endWalk();
  showWalk();
  // On a desk the board stands still; on a phone it is longer than the window.
  const first = $$(".walked").find((one) => one.checkVisibility());
  if ($("#board").offsetHeight > innerHeight) first?.scrollIntoView({ block: "center" });
  ring("scoring");
}

// How far it has got; a drawing that comes in between takes nothing away.
function showWalk() {
  const [panel, rows] = [$("#walk"), $$("#result tbody tr")];
  const row = rows[walking.place];
  const counted = rows.slice(0, walking.place + 1).map((row) => $$("td", row).map((cell) => Number(cell.textContent)));
  $("strong", panel).textContent = $("th", row).textContent;
  $("small", panel).textContent = `${counted.length} / ${rows.length}`;
  $$("li", panel).forEach((seat, number) => {
    const gain = counted.at(-1)[number];
    $("b", seat).textContent = counted.reduce((sum, points) => sum + points[number], 0);
    $("i", seat).textContent = gain > 0 ? `+${gain}` : gain || "";
  });
  unmarkWalked();
  for (const id of row.dataset.spots.split(" ")) document.getElementById(id)?.classList.add("walked");
  panel.hidden = false;
}

function unmarkWalked() {
  for (const one of $$(".walked")) one.classList.remove("walked");
}

function stopWalk() {
  clearInterval(walking.timer);
  walking = null;
  unmarkWalked();
}

function endWalk() {
  if (!walking) return;
  stopWalk();
  $("#walk").hidden = true;
  $("#result").scrollIntoView({ block: "start" });
}

document.addEventListener("keydown", (event) => event.key === "Escape" && endWalk());
