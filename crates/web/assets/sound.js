// Soft sounds, made here: my turn, a piece that is placed, a scoring, the end.
"use strict";

let audio = null;

// Each sound is a few tones: when they begin, their pitch, how long they last, how loud they are.
const SOUNDS = {
  turn: [
    [0, 523, 0.9, 1],
    [0.12, 784, 0.9, 0.7],
  ],
  piece: [[0, 196, 0.16, 0.5]],
  scoring: [
    [0, 659, 0.5, 0.6],
    [0.09, 880, 0.6, 0.6],
  ],
  end: [
    [0, 392, 1.2, 0.8],
    [0.18, 523, 1.2, 0.8],
    [0.36, 659, 1.6, 0.8],
  ],
};

function ring(name) {
  const volume = Number(localStorage.getItem("volume") ?? 60) / 100;
  if (localStorage.getItem("sound") === "off" || volume === 0) return;
  // Browsers play nothing until they are clicked, and complain in the console about pages that try.
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    audio ??= new AudioContext();
    if (audio.state !== "running") return void audio.resume();
    for (const [begin, pitch, length, loud] of SOUNDS[name]) tone(audio.currentTime + begin, pitch, length, 0.12 * volume * loud);
  } catch {
    // No sound at all here.
  }
}

function tone(begin, pitch, length, loud) {
  const [string, gain] = [audio.createOscillator(), audio.createGain()];
  string.type = "triangle";
  string.frequency.value = pitch;
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  string.connect(gain).connect(audio.destination);
  string.start(begin);
  string.stop(begin + length);
}

// What is heard of a drawing: the most important of what is new in it.
let lastHeard = null;
function listenIn() {
  const status = $("#status");
  if (!status) return;
  const now = {
    steps: Number(status.dataset.steps),
    turn: status.dataset.turn === "mine",
    card: $("#happened")?.dataset.step,
    over: Boolean($("#result")),
  };
  const before = lastHeard;
  lastHeard = now;
  if (!before || now.steps <= before.steps) return;
  if (now.over && !before.over) ring("end");
  else if (now.card && now.card !== before.card) ring("scoring");
  else if (now.turn && !before.turn) ring("turn");
  else ring("piece");
}

function toggleSound() {
  localStorage.setItem("sound", localStorage.getItem("sound") === "off" ? "on" : "off");
  showSound();
  ring("turn");
}

function showSound() {
  $("[data-sound]")?.setAttribute("aria-pressed", localStorage.getItem("sound") !== "off");
}
