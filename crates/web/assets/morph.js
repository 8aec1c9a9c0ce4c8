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

// What the reader has typed or opened is his.
function isMine(element, name) {
  const typing = element === document.activeElement && element.nodeName === "INPUT";
  return (name === "value" && typing) || (name === "open" && element.nodeName === "DETAILS");
}

function morphChildren(from, to) {
  const known = new Map();
  for (const child of from.childNodes) if (child.id) known.set(child.id, child);
  let next = from.firstChild;
  for (const child of [...to.childNodes].flatMap((child) => child.dataset?.keep?.split(" ") ?? child)) {
    if (typeof child === "string") {
      const here = kept.get(child);
      if (here && here === next) next = next.nextSibling;
      else if (here) from.insertBefore(here, next);
      continue;
    }
    const same = child.id ? known.get(child.id) : next && !next.id && next.nodeName === child.nodeName ? next : null;
    if (same) {
      if (same === next) next = next.nextSibling;
      else from.insertBefore(same, next);
      morph(same, child);
    } else {
      from.insertBefore(filled(child), next);
    }
  }
  while (next) {
    const after = next.nextSibling;
    next.remove();
    next = after;
  }
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
  const fresh = parse(html).firstElementChild;
  const table = $("#table");
  if (table && fresh) morph(table, fresh);
  drawn();
}

function showParts(html) {
  for (const fresh of [...hold(parse(html)).children].flatMap((part) => ("parts" in part.dataset ? [...part.children] : part))) {
    const old = document.getElementById(fresh.id);
    if (old) morph(old, fresh);
  }
  drawn();
}
