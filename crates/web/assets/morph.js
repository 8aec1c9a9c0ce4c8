// Morphing: what the server sends becomes the page, and the same nodes stay, so that pieces move and focus is kept.
"use strict";

const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

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

// What the reader has typed or opened is theirs.
function isMine(element, name) {
  const typing = element === document.activeElement && element.nodeName === "INPUT";
  return (name === "value" && typing) || (name === "open" && ["DETAILS", "DIALOG"].includes(element.nodeName));
}

function morphChildren(from, to) {
  let fresh = [...to.childNodes].flatMap((child) => child.dataset?.keep?.split(" ") ?? child);
  if ("places" in (from.dataset ?? {})) fresh = inPlaces(from, fresh);
  const names = new Set(fresh.map((child) => (typeof child === "string" ? child : child.id)));
  const known = new Map();
  // What is gone goes first: then what is left need not move, and so does not begin its animations anew.
  for (const child of [...from.childNodes]) {
    if (names.has(child.id) && child.id) known.set(child.id, child);
    else if (child.id && !isEarlier(child, fresh, names)) child.remove();
  }
  let next = from.firstChild;
  while (next?.id && !names.has(next.id)) next = next.nextSibling;
  for (const child of fresh) {
    const isKept = typeof child === "string";
    const same = isKept ? kept.get(child) : child.id ? known.get(child.id) : next && !next.id && next.nodeName === child.nodeName ? next : null;
    if (same && same === next) next = next.nextSibling;
    else if (same) move(from, same, next);
    else if (!isKept) from.insertBefore(filled(child), next);
    if (same && !isKept) morph(same, child);
  }
  while (next) {
    const after = next.nextSibling;
    next.remove();
    next = after;
  }
}

// On a real table, cards do not move up when one is taken. `data-places` names a row in which what stays keeps its place,
// and what comes takes that of what goes.
function inPlaces(row, fresh) {
  const named = new Map(fresh.map((child) => [child.id ?? child, child]));
  const old = [...row.children].map(({ id }) => named.get(id));
  const comes = fresh.filter((child) => !old.includes(child));
  return [...old.map((child) => child ?? comes.shift()).filter(Boolean), ...comes];
}

// The server sends the end of a long log. What stands before it here already stays, so that nothing is pulled up.
function isEarlier(child, fresh, names) {
  const first = fresh.find((other) => typeof other === "string" || other.id);
  const here = document.getElementById(typeof first === "string" ? first : first?.id);
  return child.dataset?.step && here?.parentNode === child.parentNode && names.has(here.id) && Number(child.dataset.step) < Number(here.dataset.step);
}

// An element that is moved keeps its animations, its focus and what is open in it, where the browser can do that.
function move(parent, child, next) {
  if (parent.moveBefore && parent.isConnected && child.isConnected) parent.moveBefore(child, next);
  else parent.insertBefore(child, next);
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
  unhaunt();
  const fresh = parse(html).firstElementChild;
  const table = $("#table");
  if (table && fresh) morph(table, fresh);
  drawn();
  showSpots();
}

function showParts(html) {
  unhaunt();
  const choosing = document.activeElement?.closest("#choices");
  travelling(() => {
    for (const fresh of [...hold(parse(html)).children].flatMap((part) => ("parts" in part.dataset ? [...part.children] : part))) {
      const old = document.getElementById(fresh.id);
      if (old) morph(old, fresh);
    }
  });
  // Whoever chooses by keyboard goes on choosing.
  if (choosing && document.activeElement === document.body) $("#choices button")?.focus();
  drawn();
  showSpots();
}

// On a small screen the board scrolls: when something is asked, a place where it can be answered comes into sight.
let shownFor = null;
function showSpots() {
  const { turn, version } = $("#status")?.dataset ?? {};
  if (turn !== "mine" || version === shownFor) return;
  shownFor = version;
  const stage = $(".stage");
  if (!stage || (stage.scrollHeight <= stage.clientHeight && stage.scrollWidth <= stage.clientWidth)) return;
  const around = stage.getBoundingClientRect();
  const spots = $$("[data-choices]", stage).filter((spot) => spot.checkVisibility());
  const seen = (spot) => {
    const { left, top, right, bottom } = spot.getBoundingClientRect();
    return top >= around.top && bottom <= around.bottom && left >= around.left && right <= around.right;
  };
  if (!spots.some(seen)) spots[0]?.scrollIntoView({ block: "center", inline: "center", behavior: calm.matches ? "instant" : "smooth" });
}

// ---- Travelling: old pieces stay, moved ones go there from where they were, new ones come from where they were taken ----

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const TRAVEL = { duration: 400, easing: "ease-out" };

// The pieces of the board: elements with a name and none with a name in them.
const pieces = () => $$("#board [id]").filter((piece) => piece.checkVisibility() && !piece.querySelector("[id]"));
const boxes = (elements) => new Map(elements.map((element) => [element.id, element.getBoundingClientRect()]));
const counts = () => new Map($$("#board [data-count]").map((heap) => [heap.id, Number(heap.dataset.count)]));

// A drawing says where a piece comes from, `data-from`, or where it goes, `data-to`: names of elements, the likeliest
// first. Of several it is the first that has just gone. A heap with a `data-count` that grows gets some from there.
function travelling(change) {
  if (calm.matches || document.hidden || !$("#board")) return change();
  const before = boxes(pieces());
  const places = boxes($$("#board [id]"));
  const heaps = counts();
  const leaving = $$("#board [data-to]").filter((piece) => piece.checkVisibility());
  const homes = new Map($$("#board :is([id^=player-], [id^=court-])").map((home) => [home.id.split("-")[1], home.getBoundingClientRect()]));
  change();
  const gone = leaving.filter((piece) => !document.getElementById(piece.id));
  for (const piece of gone) fly(piece, places.get(piece.id), placeOf(piece.dataset.to));
  for (const piece of pieces()) {
    const here = piece.getBoundingClientRect();
    const isNew = !places.has(piece.id);
    const named = isNew && source(piece.dataset.from, places);
    const there = before.get(piece.id) ?? named ?? homes.get(/\bp(\d)\b/.exec(piece.getAttribute("class"))?.[1]);
    if (there) travel(piece, middle(there, here));
    else if (isNew) piece.animate([{ opacity: 0 }, {}], TRAVEL);
  }
  for (const heap of $$("#board [data-count][data-from]")) {
    const from = Number(heap.dataset.count) > heaps.get(heap.id) && source(heap.dataset.from, places);
    if (from) fly($(".i", heap) ?? heap, from, heap.getBoundingClientRect());
  }
}

// Where something with these possible sources comes from.
function source(names, places) {
  const known = (names ?? "").split(" ").filter((name) => places.has(name));
  return places.get(known.find((name) => !document.getElementById(name)) ?? known[0]);
}

function placeOf(names) {
  const there = names.split(" ").map((name) => document.getElementById(name)).find((place) => place?.checkVisibility());
  return there?.getBoundingClientRect();
}

// A copy that is on its way, and then is gone.
function fly(piece, from, to) {
  if (!from?.width || !to) return;
  const board = $("#board > .board");
  const zoom = (board.currentCSSZoom ?? 1) * magnified;
  const sky = document.createElement("div");
  sky.className = "stage sky";
  sky.append(board.cloneNode(false));
  const copy = piece.cloneNode(true);
  // It has neither the name of the piece nor its choices.
  for (const part of [copy, ...$$("*", copy)]) for (const mark of ["id", "data-choices", "tabindex"]) part.removeAttribute(mark);
  // What has gone was as large as its place; what is here comes from a place that may be the whole board.
  const size = piece.isConnected ? piece.getBoundingClientRect() : from;
  Object.assign(copy.style, { width: `${size.width / zoom}px`, height: `${size.height / zoom}px` });
  sky.firstChild.append(copy);
  document.body.append(sky);
  const at = (place, size) => `translate(${place.x + place.width / 2}px, ${place.y + place.height / 2}px) scale(${size}) translate(-50%, -50%)`;
  const frames = [{ transform: at(from, zoom) }, { transform: at(to, zoom), opacity: 1, offset: 0.85 }, { transform: at(to, zoom * 0.6), opacity: 0 }];
  copy.animate(frames, TRAVEL).finished.finally(() => sky.remove());
}

const middle = (there, here) => [there.x - here.x + (there.width - here.width) / 2, there.y - here.y + (there.height - here.height) / 2];

function travel(piece, [x, y]) {
  if (Math.hypot(x, y) < 3) return;
  const [dx, dy] = inside(piece, x, y);
  piece.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], TRAVEL);
}

// A way on the screen in the measure of a piece, which may be magnified or lie in a drawing on its side.
function inside(piece, x, y) {
  const sheet = piece.ownerSVGElement && piece.parentNode.getScreenCTM?.();
  if (!sheet) return [x, y].map((way) => way / (piece.currentCSSZoom ?? 1) / magnified);
  const { a, b, c, d } = sheet.inverse();
  return [a * x + c * y, b * x + d * y];
}
