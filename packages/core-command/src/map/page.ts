import { createHash } from "node:crypto";
import { counted } from "../counted.ts";
import type { ManagedResource } from "../discover/managed.ts";
import { type SearchedServices, serviceLine } from "../discover/services.ts";
import { kindsByReason } from "../discover/sorted.ts";
import type { FoundObject, Unseen } from "../discover/walk.ts";
import { type GivenAccess, withNames } from "./access.ts";
import { Html, html } from "./html.ts";
import { script } from "./page-script.ts";
import { accessColumns, style } from "./page-style.ts";

/** The contents of a page. */
export interface PageContents {
  /** Name of the platform. */
  readonly platform: string;
  /** When the platform was read. */
  readonly time: Date;
  readonly found: readonly FoundObject[];
  readonly unseen: readonly Unseen[];
  readonly looked: readonly SearchedServices[];
  readonly access: readonly GivenAccess[];
  /** The stack that manages some of the objects. */
  readonly stack?: { readonly name: string; resourceOf(one: FoundObject): ManagedResource | undefined };
}

/** Lists with more objects than this are collapsed at first. */
const openUpTo = 20;

/** Writes the page. It is readable without its script, which searches and filters. */
export function page(contents: PageContents): string {
  const { platform, time, found, stack } = contents;
  const title = `Map of ${platform}`;
  const when = `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  const unmanaged = stack === undefined ? 0 : found.filter((one) => stack.resourceOf(one) === undefined).length;
  const ofStack = stack === undefined ? "" : `, ${unmanaged} of them not in the stack ${stack.name}`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${counted(found.length, "object")}${ofStack}, read at ${when}.</p>
${filters(contents)}
<h2>Objects</h2>
${found.length === 0 ? html`<p>No object was found.</p>` : html`<ul class="objects">${treeOf(contents)}</ul>`}
${accessTable(contents)}
${missing(contents)}
</main>
<script>${new Html(script)}</script>
</body>
</html>
`.text;
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

function filters({ found, stack }: PageContents): Html {
  const kinds = [...new Set(found.map(({ kind }) => kind.name))].sort();
  const onlyUnmanaged =
    stack === undefined
      ? html``
      : html`<label><input type="checkbox" id="unmanaged"> Only objects that are not in the stack ${stack.name}</label>`;
  return html`<form id="filters" hidden>
<label>Search <input type="search" id="search" placeholder="Name or ID"></label>
<label>Kind <select id="kind"><option value="">All</option>${kinds.map((kind) => html`<option>${kind}</option>`)}</select></label>
${onlyUnmanaged}
<output id="count"></output>
</form>`;
}

/** The objects without a parent, and below each the objects that it contains. */
function treeOf({ found, stack }: PageContents): readonly Html[] {
  const all = new Set(found);
  const children = Map.groupBy(found, ({ parents }) => parents.find((parent) => all.has(parent)));
  const listOf = (parent: FoundObject | undefined): readonly Html[] =>
    [...Map.groupBy(children.get(parent) ?? [], ({ kind }) => kind.name)]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([kind, objects]) => groupOf(kind, objects));
  const groupOf = (kind: string, objects: readonly FoundObject[]) => {
    const items = objects.toSorted((one, other) => one.name.localeCompare(other.name)).map(itemOf);
    const state = objects.length > openUpTo ? html`` : html` open`;
    return html`<li class="group"><details${state}><summary>${kind} <span class="number">${objects.length}</span></summary><ul>${items}</ul></details></li>`;
  };
  const itemOf = (one: FoundObject): Html => {
    const { id, kind, name } = one;
    const own = stack?.resourceOf(one);
    const mark = own === undefined ? html`` : html` <span class="managed">${own.name}</span>`;
    const inside = listOf(one);
    return html`<li class="object" data-kind="${kind.name}" data-text="${`${name} ${id}`.toLowerCase()}"${own === undefined ? html`` : html` data-managed`}><span class="name">${name || id}</span>${name === "" || id.endsWith(name) ? html`` : html` <code>${id}</code>`}${mark}${inside.length === 0 ? html`` : html`<ul>${inside}</ul>`}</li>`;
  };
  return listOf(undefined);
}

function accessTable({ found, access }: PageContents): Html {
  if (access.length === 0) return html``;
  const named = withNames(found);
  return html`<h2>Access</h2>
<table>
<thead><tr>${accessColumns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${access.map(({ principal, permission, on, by }) => {
  const [who, what] = [named(principal), named(on)];
  return html`<tr class="object" data-kind="${by.kind.name}" data-text="${`${who} ${permission} ${what}`.toLowerCase()}"><th scope="row">${who}</th><td>${permission}</td><td>${what}</td><td>${by.kind.name}</td></tr>
`;
})}</tbody>
</table>`;
}

/** What the map does not show, and why. */
function missing({ unseen, looked }: PageContents): Html {
  const reasons = kindsByReason(unseen.map(({ kind, reason }) => ({ kind: kind.name, reason }))).map(
    ({ kinds, reason }) => html`<li>${kinds}: ${reason}</li>`,
  );
  const lines = [...reasons, ...looked.map((one) => html`<li>${serviceLine(one)}</li>`)];
  return lines.length === 0 ? html`` : html`<h2>Not in this map</h2>\n<ul>${lines}</ul>`;
}
