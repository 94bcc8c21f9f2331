/** The script of the page. It asks for changes every second, and builds all texts as text nodes. */
export const script = `
"use strict";
const pageSize = 100;
const $ = (id) => document.getElementById(id);
const texts = (id, text) => { $(id).textContent = text; };
const state = { kind: "", offset: 0, seen: "", token: sessionStorage.getItem("token") ?? "", counts: {}, busy: false };

async function ask(path, { method = "GET", body } = {}) {
  const headers = {
    ...(state.token === "" ? {} : { Authorization: "Bearer " + state.token }),
    ...(body === undefined ? {} : { "Content-Type": "application/json" }),
  };
  const response = await fetch("/__sim" + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  if (response.status === 401) throw new Error("token");
  const text = await response.text();
  const json = text === "" ? undefined : JSON.parse(text);
  if (!response.ok) throw new Error(json?.error ?? "The simulator responded with " + response.status + ".");
  return json;
}

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "onclick") made.addEventListener("click", value);
    else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

function shown(id, rows) { $(id).replaceChildren(...rows); }

function show(title, ...parts) {
  texts("detail-title", title);
  shown("detail-body", parts.flatMap(([heading, value]) => value === undefined ? [] : [
    element("h3", {}, heading),
    element("pre", { tabindex: "0", role: "region", "aria-label": heading }, typeof value === "string" ? value : JSON.stringify(value, undefined, 2)),
  ]));
  $("detail").showModal();
}

function summaryOf(object) {
  return Object.entries(object)
    .filter(([name, value]) => name !== "id" && value !== "" && ["string", "number", "boolean"].includes(typeof value) && !/At$/.test(name))
    .slice(0, 6)
    .map(([name, value]) => name + ": " + value)
    .join(" · ");
}

function drawKinds() {
  const all = Object.entries(state.counts).filter(([, count]) => count > 0 || $("all-kinds").checked);
  if (state.kind === "" || (state.counts[state.kind] === undefined)) state.kind = all[0]?.[0] ?? "";
  shown("kinds", all.map(([kind, count]) => element("li", {}, element("button", {
    "aria-current": String(kind === state.kind),
    onclick: () => { state.kind = kind; state.offset = 0; drawKinds(); drawObjects(); },
  }, element("span", {}, kind), element("span", { class: "number" }, count.toLocaleString("en"))))));
}

let drawing = 0;
async function drawObjects() {
  const mine = ++drawing;
  if (state.kind === "") { shown("object-rows", []); texts("object-range", ""); $("no-objects").hidden = false; return; }
  const query = new URLSearchParams({ kind: state.kind, offset: state.offset, limit: pageSize, find: $("find-object").value });
  const { total, objects } = await ask("/page/objects?" + query);
  if (mine !== drawing) return;
  if (objects.length === 0 && state.offset > 0) { state.offset = 0; return drawObjects(); }
  shown("object-rows", objects.map((object) => element("tr", {},
    element("th", { scope: "row" }, element("button", { class: "link", title: object.id, onclick: () => show(state.kind + " " + object.id, ["Object", object]) }, object.id)),
    element("td", {}, summaryOf(object)))));
  $("no-objects").hidden = total > 0;
  const last = state.offset + objects.length;
  texts("object-range", total === 0 ? "" : (state.offset + 1).toLocaleString("en") + "–" + last.toLocaleString("en") + " of " + total.toLocaleString("en"));
  $("object-back").disabled = state.offset === 0;
  $("object-on").disabled = last >= total;
}

async function drawJournal() {
  const query = new URLSearchParams({ find: $("find-request").value, status: $("find-status").value });
  const entries = await ask("/page/requests?" + query);
  shown("journal-rows", entries.map((entry) => {
    const target = entry.path + (entry.query === "" ? "" : "?" + entry.query);
    const failed = entry.status === 0 || entry.status >= 400;
    return element("tr", {},
      element("td", { class: "time" }, new Date(entry.at).toISOString().slice(11, 19)),
      element("td", { class: "host", title: entry.service }, entry.service),
      element("td", {}, element("button", { class: "link", title: target, onclick: () => drawRequest(entry) }, entry.method + " " + target)),
      element("td", { class: "status " + (failed ? "bad" : "good") }, entry.status === 0 ? "none" : String(entry.status)),
      element("td", { class: "took quiet" }, Math.round(entry.ms) + " ms"));
  }));
}

async function drawRequest(entry) {
  const { responseBody } = await ask("/page/requests/" + entry.requestId);
  const { requestBody, ...facts } = entry;
  const response = entry.status === 0 ? "Response (the connection was lost)" : "Response " + entry.status;
  show(entry.method + " " + entry.path, ["Request body", requestBody], [response, responseBody ?? "No body, or it is no longer kept."], ["Details", facts]);
}

async function refresh({ all = false } = {}) {
  const now = await ask("/page");
  texts("now", now.time.slice(0, 19).replace("T", " ") + " UTC");
  texts("requests", now.requests.toLocaleString("en"));
  texts("violations", now.violations.toLocaleString("en"));
  const seen = now.revision + " " + now.requests;
  if (!all && seen === state.seen) return;
  state.seen = seen;
  state.counts = now.counts;
  if (!$("objects").hidden) {
    if (!$("kinds").contains(document.activeElement)) drawKinds();
    if (!$("object-rows").contains(document.activeElement)) await drawObjects();
  } else if (!$("paused").checked && !$("journal-rows").contains(document.activeElement)) await drawJournal();
}

async function drawSettings() {
  const { latencyMs, rateLimit, faults } = await ask("/settings");
  $("latency").value = latencyMs;
  $("limit").value = rateLimit?.perSecond ?? "";
  const rates = Object.values(faults?.rates ?? {});
  $("rate").value = Math.round(rates.reduce((sum, rate) => sum + rate, 0) * 1e4) / 100;
}

async function act(done, action) {
  try {
    await action();
    texts("message", done);
    await refresh({ all: true });
  } catch (error) {
    failed(error);
  }
}

function failed(error) {
  if (error.message === "token") return enter(state.token === "" ? "" : "The token is wrong.");
  texts("message", error instanceof TypeError ? "The simulator does not respond." : error.message);
}

function enter(reason) {
  $("app").hidden = true;
  $("entry").hidden = false;
  texts("refused", reason);
  $("token").focus();
}

async function open() {
  try {
    await ask("/page");
    $("entry").hidden = true;
    $("app").hidden = false;
    await drawSettings();
    await refresh({ all: true });
  } catch (error) {
    failed(error);
  }
}

function select(name) {
  for (const tab of document.querySelectorAll("[role=tab]")) {
    const isSelected = tab.id === "tab-" + name;
    tab.setAttribute("aria-selected", String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    $(tab.getAttribute("aria-controls")).hidden = !isSelected;
  }
  refresh({ all: true }).catch(failed);
}

for (const tab of document.querySelectorAll("[role=tab]")) {
  tab.addEventListener("click", () => select(tab.id.slice(4)));
  tab.addEventListener("keydown", ({ key }) => {
    if (key !== "ArrowLeft" && key !== "ArrowRight") return;
    const other = [...document.querySelectorAll("[role=tab]")].find((one) => one !== tab);
    other.focus();
    select(other.id.slice(4));
  });
}
const later = (draw) => { let timer; return () => { clearTimeout(timer); timer = setTimeout(() => draw().catch(failed), 150); }; };
$("find-object").addEventListener("input", later(() => { state.offset = 0; return drawObjects(); }));
$("find-request").addEventListener("input", later(drawJournal));
$("find-status").addEventListener("change", () => drawJournal().catch(failed));
$("all-kinds").addEventListener("change", drawKinds);
$("object-back").addEventListener("click", () => { state.offset = Math.max(0, state.offset - pageSize); drawObjects().catch(failed); });
$("object-on").addEventListener("click", () => { state.offset += pageSize; drawObjects().catch(failed); });
for (const button of document.querySelectorAll("[data-advance]")) {
  button.addEventListener("click", () => act("The time was advanced.", () => ask("/clock", { method: "POST", body: { advanceMs: Number(button.dataset.advance) } })));
}
$("wire").addEventListener("submit", (event) => {
  event.preventDefault();
  const perSecond = Number($("limit").value);
  act("Applied.", () => ask("/page/wire", { method: "POST", body: { latencyMs: Number($("latency").value), perSecond, failing: Number($("rate").value) / 100 } }));
});
$("fault").addEventListener("submit", (event) => {
  event.preventDefault();
  const [kind, method, path, times] = [$("fault-kind").value, $("fault-method").value, $("fault-path").value, Number($("fault-times").value)];
  act("The fault is planned.", () => ask("/faults", { method: "POST", body: { kind, times, ...(method === "" ? {} : { method }), ...(path === "" ? {} : { path }) } }));
});
$("forget").addEventListener("click", () => act("Planned faults were removed.", () => ask("/faults", { method: "DELETE" })));
$("reset").addEventListener("click", () => { $("confirm").returnValue = ""; $("confirm").showModal(); });
$("confirm").addEventListener("close", () => {
  if ($("confirm").returnValue === "reset") act("The simulator was reset.", () => ask("/reset", { method: "POST" }));
});
$("entry").addEventListener("submit", (event) => {
  event.preventDefault();
  state.token = $("token").value;
  sessionStorage.setItem("token", state.token);
  open();
});
setInterval(() => { if (!$("app").hidden && !document.hidden) refresh().catch(failed); }, 1000);
open();
`;
