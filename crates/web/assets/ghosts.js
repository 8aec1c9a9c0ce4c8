// Ghosts: pieces as they would be after a choice, on the board as it is.
"use strict";

// What gives the board back as it was.
let exorcise = [];

// Shows these elements as they are in `after`, which was drawn without anything that can be chosen.
function haunt(after, ids) {
  unhaunt();
  for (const id of ids) {
    const then = after.getElementById(id);
    const now = document.getElementById(id);
    if (now) now.classList.add("foreseen");
    // What holds something that can be chosen is only marked: the choices in it stay.
    if (then && now && !$("[data-choices]", now)) dress(now, then);
    else if (then && !now) appear(then);
  }
}

function unhaunt() {
  for (const undo of exorcise.splice(0).reverse()) undo();
  unmark("foreseen");
}

// What is there already looks as it would, and can still be chosen.
function dress(now, then) {
  const [children, moved] = [[...now.childNodes], now.getAttribute("transform")];
  const added = [...then.classList].filter((name) => !now.classList.contains(name));
  exorcise.push(() => {
    now.replaceChildren(...children);
    now.classList.remove(...added);
    if (moved === null) now.removeAttribute("transform");
    else now.setAttribute("transform", moved);
  });
  now.replaceChildren(...[...then.childNodes].map((child) => child.cloneNode(true)));
  now.classList.add(...added);
  // What can be chosen stays where it is: it would slip away from under the pointer, and come back, and slip away.
  if (then.hasAttribute("transform") && !now.closest("[data-choices]")) now.setAttribute("transform", then.getAttribute("transform"));
}

// What is new stands where it would, in drawings: elsewhere it would push others aside.
function appear(then) {
  const home = then.parentElement?.closest("[id]");
  const here = home && document.getElementById(home.id);
  if (!(here instanceof SVGElement)) return;
  let ghost = then.cloneNode(true);
  for (let around = then.parentElement; around !== home; around = around.parentElement) {
    const copy = around.cloneNode(false);
    copy.append(ghost);
    ghost = copy;
  }
  for (const named of [ghost, ...$$("[id]", ghost)]) named.removeAttribute("id");
  ghost.classList.add("ghostly");
  here.append(ghost);
  exorcise.push(() => ghost.remove());
}
