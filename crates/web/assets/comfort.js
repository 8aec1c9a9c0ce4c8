// Comfort: my turn in the title, what is new in the log, settings, tables that wait.
"use strict";

const title = document.title;

function drawn() {
  const mine = $("#status")?.dataset.turn === "mine";
  document.title = mine ? `● ${title}` : title;
  const icon = $("#icon");
  icon.plain ??= icon.href;
  icon.href = mine ? icon.dataset.turn : icon.plain;
  listenIn();
  markNews();
  recall();
  markChanges();
  pointOut();
  advise();
  accompany();
  settle();
  showSettings();
  lookAround();
  showEnds();
}

// Log and chat show their end, unless the reader has gone back in them.
function showEnds() {
  for (const list of $$("#entries, #lines")) if (!list.isRead) list.scrollTop = list.scrollHeight;
}

document.addEventListener(
  "scroll",
  ({ target }) => {
    if (target.matches?.("#entries, #lines")) target.isRead = target.scrollHeight - target.scrollTop - target.clientHeight > 40;
  },
  true,
);
addEventListener("resize", showEnds);

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
  for (const box of $$("[data-setting]")) {
    const { setting } = box.dataset;
    box.checked = setting === "confirm" ? asksTwice() : localStorage.getItem(setting) === "on";
  }
  for (const field of $$("[data-value]")) field.value = localStorage.getItem(field.dataset.value) ?? field.value;
  document.body.classList.toggle("palette", localStorage.getItem("palette") === "on");
}

document.addEventListener("change", async (event) => {
  if (event.target.closest(".tabs")) showEnds();
  const { setting, value, fill } = event.target.dataset;
  if (value) localStorage.setItem(value, event.target.value);
  if (value === "volume") ring("turn");
  if (value === "pace") catchUp();
  if (fill && event.target.files[0]) document.getElementById(fill).value = await event.target.files[0].text();
  if (!setting) return;
  localStorage.setItem(setting, event.target.checked ? "on" : "off");
  showSettings();
});

// Tables that wait for me, on every page.
async function countWaiting() {
  if (document.hidden) return;
  // The table one sits at needs no reminder.
  const answer = await fetch(`/waiting?not=${$("#table")?.dataset.table ?? ""}`).catch(() => null);
  const count = answer?.ok ? Number(await answer.text()) : 0;
  const badge = $("#waiting");
  badge.hidden = count === 0;
  badge.firstElementChild.textContent = count;
}

// The lobby, as long as somebody looks at it.
async function lookAgain() {
  const lobby = $("#lobby");
  if (!lobby || document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  const fresh = answer?.ok && $("#lobby", parse(await answer.text()));
  if (fresh) morph(lobby, fresh);
}

setInterval(lookAgain, 5000);
setInterval(countWaiting, 30000);
countWaiting();
showSettings();
showSound();
