import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { Script } from "node:vm";
import { programIn } from "@org/examples/program-in";
import { breakNames } from "./break-names.ts";
import { withCharts } from "./charts.ts";
import type { Page } from "./pages.ts";
import { cellsOf, tables } from "./tables.ts";
import { sourceAddress, workspace } from "./workspace.ts";

/**
 * A page's Markdown as the site's generator expects it: the title and a description in front, links to other pages of
 * the site, and the examples of the reference in several languages.
 *
 * @param markdown - The text of the page's file.
 * @param routes - Paths of all pages on the site by the paths of their files.
 * @throws Error when the text has no title, or links to a file that does not exist.
 */
export function siteMarkdown(page: Page, markdown: string, routes: ReadonlyMap<string, string>): string {
  const heading = /^# (.+)$/m.exec(markdown);
  if (!heading?.[1]) throw new Error(`${page.file} has no title: begin it with "# ".`);
  const body = markdown.slice(heading.index + heading[0].length).trim();
  const head = [
    "---",
    `title: ${JSON.stringify(plain(heading[1]))}`,
    `description: ${JSON.stringify(description(body))}`,
    "editUrl: false",
    "---",
  ];
  return `${head.join("\n")}\n\n${outsideCode(isReference(page) ? withLanguages(withNarrowTables(body), otherLanguages(page)) : body, (text) => withReadableTables(withCharts(withLinks(text, page, routes))))}\n`;
}

/** The page is generated from a package's definitions. */
function isReference({ file }: Page): boolean {
  return /^packages\/\w+\/docs\//.test(file);
}

/** The first paragraph, as search engines show it. */
function description(body: string): string {
  const paragraph = body.split("\n\n").find((part) => /^[A-Z@`[]/.test(part)) ?? "";
  const text = plain(paragraph.replaceAll("\n", " "));
  return text.length <= 160 ? text : `${text.slice(0, text.lastIndexOf(" ", 157))} ...`;
}

/** Markdown without code marks, emphasis and the targets of links. */
function plain(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[`*]/g, "");
}

/** Changes what is not inside fenced code. */
function outsideCode(markdown: string, change: (text: string) => string): string {
  return markdown
    .split(/(^```[^\n]*\n[\s\S]*?^```$)/m)
    .map((part, i) => (i % 2 === 0 ? change(part) : part))
    .join("");
}

function withLinks(text: string, page: Page, routes: ReadonlyMap<string, string>): string {
  return text.replace(/\]\(([^)\s]+)\)/g, (link, target: string) => {
    const hash = target.indexOf("#");
    const path = hash < 0 ? target : target.slice(0, hash);
    const fragment = target.slice(path.length);
    const file = fileOf(path, page);
    if (file === undefined) return link;
    const route = routes.get(file);
    if (route !== undefined) return `](${route === "" ? "/" : `/${route}/`}${fragment})`;
    if (!existsSync(join(workspace, file))) throw new Error(`${page.file} links to ${target}, which does not exist.`);
    return `](${sourceAddress}/${file}${fragment})`;
  });
}

/** The file of the workspace that a link of the page leads to, or undefined for other addresses. */
function fileOf(path: string, page: Page): string | undefined {
  if (path.startsWith(`${sourceAddress}/`)) return path.slice(sourceAddress.length + 1);
  if (path === "" || path.startsWith("/") || /^[a-z]+:/i.test(path)) return undefined;
  return posix.normalize(posix.join(dirname(page.file), path));
}

/** Tables of properties with two columns, which fit beside the sidebar: the facts of a property follow its description. */
export function withNarrowTables(markdown: string): string {
  return markdown.replace(/^\| Name \| Type \|.*\n\|[ -|]+\n(?:\|.*\n?)+/gm, (table) => {
    const [head = "", , ...rows] = table.trimEnd().split("\n");
    const columns = cellsOf(head);
    const narrow = rows.map((row) => {
      const facts = new Map(cellsOf(row).map((value, i) => [columns[i] ?? "", value]));
      const type = facts.get("Type") ?? "";
      return `| ${facts.get("Name") ?? ""}<br>${type} | ${[facts.get("Description"), ...notes(facts)].join(" ")} |`;
    });
    return `${["| Property | Description |", "| --- | --- |", ...narrow].join("\n")}\n`;
  });
}

/** Lets the keyboard scroll tables with many columns, and the names at the beginning of other rows break. */
function withReadableTables(text: string): string {
  return text.replace(tables, (table, head: string) =>
    cellsOf(head).length < 3
      ? table.replace(/^\|.*?(?<!\\)\|/gm, breakNames)
      : `<div class="wide-table" role="group" aria-label="Table" tabindex="0">\n\n${table.trimEnd()}\n\n</div>\n`,
  );
}

/** What the columns say about a property, in words. */
function* notes(facts: ReadonlyMap<string, string>): Generator<string> {
  const fact = (column: string) => facts.get(column) || undefined;
  const value = fact("Default");
  const replaces = fact("Replaces");
  const labels = [
    ...(fact("Required") ? ["Required"] : []),
    ...(fact("Secret") ? ["Secret"] : []),
    ...(value === undefined ? [] : [`Default: ${value}`]),
    ...(replaces === undefined ? [] : [replaces === "yes" ? "A change replaces the resource" : `Replaces ${replaces}`]),
  ];
  if (labels.length > 0) yield `<br>*${labels.join("*&ensp;·&ensp;*")}*`;
}

/** Examples of the reference in TypeScript, and in the other languages behind tabs. */
function withLanguages(markdown: string, othersOf: (program: string) => readonly Language[]): string {
  let count = 0;
  return markdown.replace(/^```typescript\n([\s\S]*?)^```$/gm, (_, code: string) => {
    count += 1;
    return languages(`example-${count}`, [
      { name: "TypeScript", fence: "typescript", code },
      { name: "JavaScript", fence: "javascript", code: javaScript(code) },
      ...othersOf(code),
    ]);
  });
}

/** Finds the programs of a page of the reference in the languages of the official generators. */
function otherLanguages({ file }: Page): (program: string) => readonly Language[] {
  const [folder = ""] = file.split("/docs/");
  const examples = join(workspace, folder, "examples");
  if (!conversions.has(examples)) conversions.set(examples, conversionsIn(examples));
  return (program) => conversions.get(examples)?.get(program) ?? [];
}

/** The converted examples of each package, by their TypeScript programs. Hundreds of pages need them. */
const conversions = new Map<string, ReadonlyMap<string, readonly Language[]>>();

function conversionsIn(examples: string): ReadonlyMap<string, readonly Language[]> {
  return new Map(
    globSync("**/*.md", { cwd: examples }).map((path) => {
      const markdown = readFileSync(join(examples, path), "utf8");
      const others = generated.flatMap(({ name, fence }) => {
        const code = programIn(markdown, fence);
        return code === undefined ? [] : [{ name, fence, code }];
      });
      return [programIn(markdown, "typescript") ?? "", others] as const;
    }),
  );
}

const generated = [
  { name: "Python", fence: "python" },
  { name: "Go", fence: "go" },
  { name: "YAML", fence: "yaml" },
  { name: "C#", fence: "csharp" },
  { name: "Java", fence: "java" },
] as const;

interface Language {
  readonly name: string;
  readonly fence: string;
  readonly code: string;
}

/** Radio buttons, because they work without scripts. The fences need empty lines around them to be Markdown. */
function languages(id: string, all: readonly Language[]): string {
  const tabs = all.map(
    ({ name, fence }, i) =>
      `<input type="radio" class="${fence}" name="${id}" id="${id}-${fence}"${i === 0 ? " checked" : ""}>` +
      `<label for="${id}-${fence}">${name}</label>`,
  );
  const blocks = all.map(
    ({ fence, code }) => `<div class="language ${fence}">\n\n\`\`\`${fence}\n${code}\`\`\`\n\n</div>`,
  );
  return `<div class="languages">\n${tabs.join("\n")}\n${blocks.join("\n")}\n</div>`;
}

/**
 * The same program as a CommonJS module.
 *
 * @throws SyntaxError when the program contains types: it would not be JavaScript.
 */
export function javaScript(typeScript: string): string {
  const code = typeScript
    .replace(/^import \* as (\w+) from (".*");$/gm, "const $1 = require($2);")
    .replace(/^import (\{[^}]*\}) from (".*");$/gm, "const $1 = require($2);")
    .replace(/^export const (\w+) = /gm, "exports.$1 = ");
  // Only compiles the program.
  new Script(code);
  return code;
}
