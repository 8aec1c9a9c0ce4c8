// Lessons: a page points at what it speaks of.
"use strict";

let pointedFor = null;

function pointOut() {
  unmark("pointed");
  const lesson = $("#lesson");
  if (!lesson) return;
  const points = lesson.dataset.points.split(" ").filter(Boolean);
  const things = points.map((id) => document.getElementById(id)).filter(Boolean);
  for (const thing of things) thing.classList.add("pointed");
  if (lesson.dataset.page === pointedFor) return;
  const isFirst = pointedFor === null;
  pointedFor = lesson.dataset.page;
  lesson.scrollTop = 0;
  things.find((thing) => thing.checkVisibility())?.scrollIntoView({ block: "center", inline: "center", behavior: calm.matches || isFirst ? "instant" : "smooth" });
  // Another language shows the same page.
  $(".languages [name=back]").value = pointedFor;
  // The keyboard goes on where the text is.
  if (!isFirst && document.activeElement === document.body) ($("#lesson-next") ?? lesson).focus({ preventScroll: true });
}
