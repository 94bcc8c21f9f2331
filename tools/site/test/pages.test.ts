import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { attributes, builtFile, builtPages } from "./built-site.ts";

const pages = builtPages();
const idsByPath = new Map(pages.map(({ path, html }) => [path, new Set(attributes(html, "id"))]));

describe("the built site", () => {
  it("has a page for each resource and function", () => {
    expect(pages.filter(({ path }) => /\/(?:resources|functions)\//.test(path)).length).toBeGreaterThan(200);
  });

  it("links from each resource and function to the platform's page about it", () => {
    const unlinked = pages.filter(
      ({ path, html }) => /\/(?:resources|functions)\//.test(path) && !html.includes("<p>On the platform: <a href="),
    );
    expect(unlinked.map(({ path }) => path)).toEqual([]);
  });

  it("shows at least two examples of each resource", () => {
    const short = pages.filter(
      ({ path, html }) => /\/resources\//.test(path) && html.split('<div class="languages">').length < 3,
    );
    expect(short.map(({ path }) => path)).toEqual([]);
  });

  it("shows each example of the reference in all seven languages", () => {
    const incomplete = pages
      .filter(({ path }) => /\/(?:resources|functions)\//.test(path))
      .filter(({ html }) => countOf('<input type="radio"', html) !== 7 * countOf('<div class="languages">', html));
    expect(incomplete.map(({ path }) => path)).toEqual([]);
  });

  it("links only to pages and headings that exist", () => {
    const broken = pages.flatMap(({ path, html }) =>
      attributes(html, "href")
        .filter((href) => href.startsWith("/") || href.startsWith("#"))
        .filter((href) => !isValid(new URL(href, `http://localhost${path}`)))
        .map((href) => `${path} -> ${href}`),
    );
    expect(broken).toEqual([]);
  });

  it("loads nothing from other hosts", () => {
    const foreign = pages.flatMap(({ html }) =>
      [...html.matchAll(/<(?:script|img|iframe)[^>]*\ssrc="([^"]*)"|<link[^>]*rel="stylesheet"[^>]*href="([^"]*)"/g)]
        .map(([, source, style]) => source ?? style ?? "")
        .filter((address) => /^(?:https?:)?\/\//.test(address)),
    );
    expect(foreign).toEqual([]);
  });

  it("has pages of less than 100 kB as servers send them, with styles and scripts", () => {
    const heavy = pages
      .map(({ path, html }) => ({ path, kilobytes: Math.round(weight(html) / 1000) }))
      .filter(({ kilobytes }) => kilobytes >= 100);
    expect(heavy).toEqual([]);
  });

  it("shows the reference of a package only on its own pages", () => {
    const page = pages.find(({ path }) => path === "/streamprov/resources/kafka-topic/");
    const links = new Set(attributes(page?.html ?? "", "href"));
    expect(links).toContain("/streamprov/resources/kafka-acl/");
    expect([...links].filter((link) => link.startsWith("/cloudprov/resources/"))).toEqual([]);
  });
});

function countOf(part: string, html: string): number {
  return html.split(part).length - 1;
}

function isValid({ pathname, hash }: URL): boolean {
  const ids = idsByPath.get(pathname);
  if (ids !== undefined) return hash === "" || ids.has(decodeURIComponent(hash.slice(1)));
  if (pathname.endsWith("/")) return false;
  return builtFile(pathname).length > 0;
}

/** Compressed size of a page with its styles and scripts. */
function weight(html: string): number {
  const files = new Set(
    [...attributes(html, "href"), ...attributes(html, "src")].filter((file) => /^\/_astro\/.*\.(?:css|js)$/.test(file)),
  );
  return [Buffer.from(html), ...[...files].map(builtFile)].reduce((sum, file) => sum + gzipSync(file).length, 0);
}
