// Choosing: spots on the board, menus, asking twice, what a choice would lead to, and questions that need no click.
"use strict";

// ---- What has just appeared cannot have been meant ----

const SETTLE = 300;
let offered = null;
let offers = 0;
let settled = 0;
let settling = 0;

// Whatever a press decides.
const DECIDES = "#choices button, #undo button, [data-choices], #menu button";

// After every drawing: whether the choices are others now.
function settle() {
  const version = $("#status")?.dataset.version;
  const choices = $$("#choices button").map((button) => button.value);
  const now = [version, ...choices].join("\n");
  if (now === offered) return keepArmed();
  // While others act nothing appears that could be pressed by mistake, and "Take back" stays at hand.
  const appears = offered !== null && offers + choices.length > 0;
  offered = now;
  offers = choices.length;
  closeMenu();
  disarm();
  if (appears) holdOff();
  answerAlone();
}

function holdOff() {
  settled = performance.now() + SETTLE;
  document.body.classList.add("settling");
  clearTimeout(settling);
  settling = setTimeout(() => document.body.classList.remove("settling"), SETTLE);
}

document.addEventListener(
  "click",
  (event) => {
    if (performance.now() >= settled || !event.target.closest?.(DECIDES)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

// ---- Asking twice: the first touch shows, the second does ----

const asksTwice = () =>
  (localStorage.getItem("confirm") ?? (matchMedia("(pointer: coarse)").matches ? "on" : "off")) === "on";

// What was touched once, and the choice it stands for.
let armed = null;

function arm(element, choice) {
  disarm();
  armed = { element, choice };
  element.classList.add("armed");
  // The second touch of a double tap is no answer.
  holdOff();
  foresee(choice, true);
}

function disarm() {
  armed?.element.classList.remove("armed");
  armed = null;
  forget();
}

// A drawing takes away what the script has added.
function keepArmed() {
  armed?.element.classList.add("armed");
  if (shown && shown.choice.isConnected) showForeseen(shown.choice, shown.html, shown.again);
}

document.addEventListener(
  "click",
  (event) => {
    const button = event.target.closest?.("#choices button");
    if (!button || !asksTwice() || armed?.choice === button) return;
    event.preventDefault();
    arm(button, button);
    button.focus();
  },
  true,
);

// Presses a choice that needs no second question.
function decide(choice) {
  armed = { element: choice, choice };
  choice?.click();
}

// Digits and letters press the choices, unless the reader does not want that.
function press(key) {
  if (localStorage.getItem("no-keys") !== "on") $(`#choices button[data-key="${key}"]`)?.click();
}

function takeBack() {
  const button = $("#undo button");
  if (button?.disabled) toast($("#undo").title);
  else button?.click();
}

// ---- Spots: what glows on the board ----

const choicesOf = (spot) => spot.dataset.choices.split(" ").map((place) => $$("#choices button")[place]);

function act(spot) {
  const choices = choicesOf(spot);
  if (choices.length > 1) openMenu(spot, choices);
  else if (asksTwice() && armed?.element !== spot) arm(spot, choices[0]);
  else decide(choices[0]);
}

let opener = null;
function openMenu(spot, choices) {
  closeMenu();
  opener = spot;
  const menu = document.createElement("div");
  menu.id = "menu";
  menu.setAttribute("role", "menu");
  for (const choice of choices) {
    if (!choice) continue;
    const item = document.createElement("button");
    item.type = "button";
    item.setAttribute("role", "menuitem");
    item.textContent = choice.lastChild.textContent;
    item.choice = choice;
    item.addEventListener("click", () => pick(item));
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

function pick(item) {
  if (asksTwice() && armed?.element !== item) return arm(item, item.choice);
  closeMenu();
  decide(item.choice);
}

function closeMenu() {
  $("#menu")?.remove();
}

// The keyboard goes on where it was.
function cancel() {
  if ($("#menu")) opener?.focus();
  closeMenu();
  disarm();
}

// ---- What a choice would lead to ----

const foreseen = new Map();
let wondering = 0;
let wonder = null;
// What is said now, and about which choice.
let shown = null;

// While a button is pressed nothing changes under it: a browser forgets the click if what was pressed is gone.
let pressing = false;
document.addEventListener("pointerdown", () => (pressing = true), true);
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(release), true);
// The window's own, uncaptured: a press takes the focus from elsewhere, and that is not the end of it.
addEventListener("blur", () => setTimeout(release));
// A button that was let go outside of the window.
document.addEventListener("pointermove", (event) => pressing && event.buttons === 0 && release());

function release() {
  pressing = false;
  pump();
}

// The one choice an element stands for.
function choiceOf(element) {
  const item = element.closest?.("#menu button");
  if (item) return item.choice;
  const spot = element.closest?.("[data-choices]");
  const choices = spot ? choicesOf(spot) : [];
  return choices.length === 1 ? choices[0] : (element.closest?.("#choices button") ?? null);
}

async function foresee(choice, again = false) {
  wonder = choice;
  const form = choice?.form;
  if (!form) return;
  const query = new URLSearchParams({ seat: form.elements.seat.value, action: choice.value });
  const key = `${form.elements.version.value}?${query}`;
  if (!foreseen.has(key)) {
    if (foreseen.size > 200) foreseen.clear();
    const address = form.getAttribute("action").replace(/act$/, `preview?${query}`);
    const answer = await fetch(address, { headers: { "x-live": "1" } }).catch(() => null);
    foreseen.set(key, answer?.ok ? await answer.text() : "");
  }
  if (wonder === choice && choice.isConnected && !pressing) showForeseen(choice, foreseen.get(key), again);
}

function showForeseen(choice, html, again) {
  const line = $("#foresight");
  if (!line) return;
  shown = { choice, html, again };
  const parts = parse(html);
  const effect = parts.firstElementChild;
  const said = [choice.lastChild.textContent.trim(), effect?.textContent, again && $("#news")?.dataset.again];
  line.textContent = said.filter(Boolean).join(" · ");
  line.classList.add("shown");
  haunt(parts, effect?.dataset.changed.split(" ").filter(Boolean) ?? []);
}

function forget() {
  clearTimeout(wondering);
  wonder = shown = null;
  const line = $("#foresight");
  if (line) line.textContent = "";
  line?.classList.remove("shown");
  unhaunt();
}

function unmark(name) {
  for (const element of $$(`.${name}`)) element.classList.remove(name);
}

// Where the mouse was when it was last looked at: what moves below a mouse that rests is not meant.
let rests = "";

function look(event) {
  const choice = choiceOf(event.target);
  const here = `${event.clientX} ${event.clientY}`;
  if (choice === wonder || armed || pressing || (event.type === "pointerover" && here === rests)) return;
  rests = here;
  forget();
  wonder = choice;
  if (choice) wondering = setTimeout(() => foresee(choice), 120);
}

document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && look(event));
document.addEventListener("focusin", look);

// ---- Questions that need no click ----

// A seat with other people around it answers after a while, so that nobody learns that it had no choice.
function answerAlone() {
  clearTimeout(answerAlone.timer);
  // A lesson goes on when its reader does.
  if ($("#lesson")) return;
  showWaiver();
  const [form, buttons] = [$("#choices"), $$("#choices button")];
  const waived = isWaived() && buttons.find((button) => button.value === $("#news").dataset.waive);
  const only = buttons.length === 1 ? buttons[0] : waived;
  if (!only) return;
  const question = offered;
  const pause = "alone" in $("#news").dataset ? 500 : 2000 + Math.random() * 4000;
  answerAlone.timer = setTimeout(() => offered === question && only.isConnected && send(form, only), pause);
}

// "Let it happen", for the round or the game.
const waiver = () => `waive-${$("#table")?.dataset.table}`;

function isWaived() {
  const { waive, round } = $("#news")?.dataset ?? {};
  const given = sessionStorage.getItem(waiver());
  return Boolean(waive) && (given === "game" || given === `round ${round}`);
}

function showWaiver() {
  for (const box of $$("[data-waiver]")) {
    const given = sessionStorage.getItem(waiver());
    const { round } = $("#news").dataset;
    const now = given === "game" ? "game" : given === `round ${round}` ? "round" : "ask";
    box.value = now;
  }
}

document.addEventListener("change", (event) => {
  if (!event.target.matches("[data-waiver]")) return;
  const { round } = $("#news").dataset;
  sessionStorage.setItem(waiver(), event.target.value === "round" ? `round ${round}` : event.target.value);
  answerAlone();
});
