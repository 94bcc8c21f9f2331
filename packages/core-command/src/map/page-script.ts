/**
 * The script of the page: it shows the objects that match the filters, with the objects that contain them, and opens the
 * lists with matches during a search.
 */
export const script = `
"use strict";
const form = document.getElementById("filters");
const search = document.getElementById("search");
const kind = document.getElementById("kind");
const unmanaged = document.getElementById("unmanaged");
const count = document.getElementById("count");
// Contained objects come after the objects that contain them, so the reverse order visits them first.
const rows = [...document.querySelectorAll(".object, .group")].reverse();
const lists = new Map([...document.querySelectorAll("details")].map((one) => [one, one.open]));

function filter() {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  const isFiltered = words.length > 0 || kind.value !== "" || (unmanaged?.checked ?? false);
  let matches = 0;
  const shown = new Set();
  for (const row of rows) {
    const { dataset } = row;
    const isMatch =
      row.classList.contains("object") &&
      words.every((word) => dataset.text.includes(word)) &&
      (kind.value === "" || dataset.kind === kind.value) &&
      !(unmanaged?.checked && (dataset.managed !== undefined || row.tagName === "TR"));
    if (isMatch) matches++;
    const isShown = isMatch || shown.has(row);
    row.hidden = !isShown;
    if (isShown) shown.add(row.parentElement?.closest(".object, .group"));
  }
  for (const [list, isOpen] of lists) list.open = isFiltered ? !list.closest(".group").hidden : isOpen;
  count.textContent = isFiltered ? (matches === 1 ? "1 match" : matches + " matches") : "";
}

form.hidden = false;
form.addEventListener("input", filter);
form.addEventListener("submit", (event) => event.preventDefault());
`;
