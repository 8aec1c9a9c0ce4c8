// Comfort: my turn in the title, a soft sound, what is new in the log, settings, tables that wait.
"use strict";

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

document.addEventListener("change", async (event) => {
  const { setting, fill } = event.target.dataset;
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

setInterval(countWaiting, 30000);
countWaiting();
showSettings();
showSound();
