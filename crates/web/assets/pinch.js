// Two fingers magnify the board alone: the question and the choices stay where they are.
"use strict";

const MOST = 4;
let magnified = 1;
let pinch = null;

// A drawing would take away a style of the element itself.
const magnifier = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, magnifier];

const spread = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

document.addEventListener(
  "touchstart",
  ({ target, touches }) => {
    const stage = target.closest?.(".framed > .stage");
    pinch = stage && touches.length === 2 ? { stage, spread: spread(touches), from: magnified } : null;
  },
  { passive: true },
);

document.addEventListener(
  "touchmove",
  (event) => {
    const { touches } = event;
    if (!pinch || touches.length !== 2) return;
    event.preventDefault();
    const [x, y] = ["clientX", "clientY"].map((way) => (touches[0][way] + touches[1][way]) / 2);
    magnify(pinch.stage, (pinch.from * spread(touches)) / pinch.spread, x, y);
  },
  { passive: false },
);

// What is under the fingers stays under them.
function magnify(stage, wanted, x, y) {
  const { left, top } = stage.getBoundingClientRect();
  const [right, down] = [(stage.scrollLeft + x - left) / magnified, (stage.scrollTop + y - top) / magnified];
  magnified = Math.min(MOST, Math.max(1, wanted));
  magnifier.replaceSync(magnified > 1 ? `.framed > .stage > .board { transform: scale(${magnified}); }` : "");
  document.body.classList.toggle("magnified", magnified > 1);
  stage.scrollTo({ left: right * magnified - x + left, top: down * magnified - y + top, behavior: "instant" });
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-whole]")) magnify($(".stage"), 1, 0, 0);
});
