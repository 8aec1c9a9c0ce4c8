// Search in the rules: only the rules that have all the words stay in sight. Without this script there is no search box.
"use strict";

{
  const form = document.querySelector("#search");
  const field = form.querySelector("input");
  const says = form.querySelector("[role=status]");
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'").toLowerCase();

  // A rule is a heading with what stands under it; what a picture shows is said by its caption.
  const rules = [];
  for (const node of document.querySelector(".rules article").children) {
    if (/^H[1-3]$/.test(node.tagName)) rules.push({ heading: node, nodes: [], text: "" });
    const rule = rules.at(-1);
    rule.nodes.push(node);
    rule.text += ` ${plain((node.querySelector("figcaption") ?? node).textContent)}`;
  }

  function search() {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    let chapter = null;
    let hits = 0;
    for (const rule of rules) {
      const hit = words.every((word) => rule.text.includes(word));
      rule.hit = hit && words.length > 0;
      hits += hit;
      if (rule.heading.tagName !== "H3") chapter = rule.heading;
      for (const node of rule.nodes) node.hidden = !hit;
      // A rule without its chapter would hang in the air.
      if (hit) chapter.hidden = false;
    }
    const { none, one, other } = form.dataset;
    says.textContent = words.length === 0 ? "" : hits === 0 ? none : hits === 1 ? one : other.replace("#", hits);
    mark(words);
  }

  // The words themselves, where the browser can mark them without changing the page.
  function mark(words) {
    if (!CSS.highlights) return;
    const found = new Highlight();
    for (const node of rules.flatMap((rule) => rule.nodes)) {
      if (words.length === 0 || node.hidden || node.matches("figure")) continue;
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = plain(texts.currentNode.data);
        // If accents were characters of their own, places do not fit any more.
        if (text.length !== texts.currentNode.data.length) continue;
        for (const word of words) {
          for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
            const range = new Range();
            range.setStart(texts.currentNode, at);
            range.setEnd(texts.currentNode, at + word.length);
            found.add(range);
          }
        }
      }
    }
    CSS.highlights.set("found", found);
  }

  function clear() {
    field.value = "";
    search();
  }

  form.hidden = false;
  field.addEventListener("input", search);
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape") clear();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const first = rules.find((rule) => rule.hit);
    if (!first) return;
    first.heading.tabIndex = -1;
    first.heading.focus();
    first.heading.scrollIntoView();
  });
  // A chapter in the list is always there.
  document.querySelector(".contents").addEventListener("click", (event) => {
    if (event.target.closest("a")) clear();
  });
}
