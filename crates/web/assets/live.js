// The page's script: shows what the server sends, sends clicks back, and knows the keyboard. Everything also works
// without it: choices are buttons of a form, links are links.
"use strict";

// ---- The live line ----

let line = null;

function listen() {
  const live = $("#table")?.dataset.live;
  const address = live && live + location.search;
  if (line && line.address === address) return;
  line?.source.close();
  line = null;
  if (!address) return;
  const source = new EventSource(address);
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
  if ("clear" in form.dataset || "once" in form.dataset) body.set("request", crypto.getRandomValues(new Uint32Array(2)).join("-"));
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

// Where the reader wants to be, as long as the page is on its way there.
let goal = null;

// One moment is fetched at a time. Whoever wants to go on meanwhile is taken where he wants to be last; what comes in
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
  morph($("#table"), document.adoptNode(fresh));
  drawn();
  // The slider stays where it was pushed to.
  const slider = $("#history input");
  if (slider && !arrived) slider.value = moment(goal.address) ?? slider.max;
  // The past has no live line. That of the present is opened by whoever stays there.
  if (arrived || !$("#table").dataset.live) listen();
}

// The number of steps in an address; none is now.
const moment = (address) => new URL(address, location.href).searchParams.get("at");

// The address of a moment, seen with the same eyes.
function addressOf(at) {
  const eyes = new URL(goal?.address ?? location.href, location.href).searchParams.get("eyes");
  const query = new URLSearchParams(Object.entries({ at, eyes }).filter(([, value]) => value !== null));
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

let playing = 0;
function play(pause) {
  clearInterval(playing);
  playing = setInterval(() => {
    const ended = Number($("#history input")?.value) >= Number($("#history input")?.max);
    if (ended) clearInterval(playing);
    else if (!goal) step(1);
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
  } else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    clearInterval(playing);
    step(event.key === "ArrowLeft" ? -1 : 1);
  } else if (event.key === "?") {
    const help = $("#keys");
    if (help) help.open = !help.open;
  }
});

drawn();
listen();
