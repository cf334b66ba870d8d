"use strict";
// Without this script the page says everything as well: only tables cannot be sorted, and English comes first.
const ways = document.querySelectorAll("input[name='language']");
const spoken = () => document.querySelector("input[name='language']:checked").value;
const told = () => {
  document.documentElement.lang = spoken();
  document.title = document.querySelector("h1").innerText;
};
for (const way of ways) way.addEventListener("change", told);
const wanted = navigator.languages.map((each) => each.slice(0, 2));
const known = wanted.map((each) => document.getElementById(`say-${each}`)).find((each) => each !== null);
if (known) known.checked = true;
told();

document.getElementById("sorting").hidden = false;
const value = (row, at) => {
  const cell = row.cells[at];
  return "v" in cell.dataset ? (cell.dataset.v === "" ? null : Number(cell.dataset.v)) : cell.innerText;
};
// What has no figure stays below, whichever way the others are sorted.
const compared = (one, other, sign) => {
  if (one === null || other === null) return (one === null) - (other === null);
  if (typeof one === "number") return sign * (one - other);
  return sign * one.localeCompare(other, spoken(), { numeric: true });
};
const sort = (table, head, at) => {
  const isFigure = head.classList.contains("f");
  const was = head.getAttribute("aria-sort");
  const way = was ? (was === "ascending" ? "descending" : "ascending") : isFigure ? "descending" : "ascending";
  for (const each of head.parentElement.cells) each.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", way);
  const sign = way === "ascending" ? 1 : -1;
  const body = table.tBodies[0];
  const rows = [...body.rows].map((row) => [value(row, at), row]);
  rows.sort((one, other) => compared(one[0], other[0], sign));
  body.append(...rows.map((each) => each[1]));
};
for (const table of document.querySelectorAll("table"))
  for (const [at, head] of [...table.tHead.rows[0].cells].entries()) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    button.addEventListener("click", () => sort(table, head, at));
    head.append(button);
  }
