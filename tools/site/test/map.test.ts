import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { mapCommand, runCommands } from "@org/core-command";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { accessibilityFlaws } from "./accessibility.ts";

const kindOf = (name: string, parent?: string) => ({
  name,
  token: `toy:index/${name.toLowerCase()}:${name}`,
  refusal: undefined,
  needs: undefined,
  variable: () => undefined,
  serviceVariables: () => [],
  within:
    parent === undefined
      ? []
      : [{ property: "inside", kind: parent, required: true, values: undefined, of: (id: string) => id }],
  importForm: "<ID>",
  importId: ({ id }: { readonly id: string }) => id,
  parents: () => [],
  listedAs: (id: string) => id,
  read: async () => undefined,
  create: async () => ({ id: "", outputs: {} }),
});

/** A map of four rooms with 500 boxes each, and a pass for every room. */
const map = mapCommand(
  {
    name: "toy",
    inside: { option: "room", kind: "Room", example: "room-1" },
    kinds: async () => [
      { ...kindOf("Room"), list: async () => [1, 2, 3, 4].map((n) => ({ id: `room-${n}`, name: `hall ${n}` })) },
      {
        ...kindOf("Box", "Room"),
        list: async ({ inside }) =>
          Array.from({ length: 500 }, (_, n) => ({ id: `${String(inside)}/b${n}`, name: `box number ${n}` })),
      },
      { ...kindOf("Pass", "Room"), list: async ({ inside }) => [{ id: `p-${String(inside)}`, name: "pass" }] },
    ],
  },
  {
    platform: "Toys",
    accessOf: ({ kind, id }) =>
      kind.name === "Pass"
        ? { principal: "ada@example.com", permission: "EnvironmentAdmin", on: id.slice("p-".length) }
        : undefined,
  },
);

let browser: Browser;
let folder: string;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject("browser"), args: ["--no-sandbox"] });
  folder = await mkdtemp(join(tmpdir(), "map-"));
  const surroundings = { folder, environment: {}, print: () => {}, log: () => {} };
  expect(await runCommands({ packageName: "@org/toy", version: "1.0.0", commands: [map] }, ["map"], surroundings)).toBe(
    0,
  );
});

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

/** Opens the map in a new window, and fails if the page reports an error or sends a request. */
async function opened(options: Parameters<Browser["newPage"]>[0] = {}) {
  const page = await browser.newPage(options);
  const problems: string[] = [];
  const address = pathToFileURL(join(folder, "toy-map.html")).href;
  page.on("console", (message) => problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("request", (request) => {
    if (request.url() !== address) problems.push(request.url());
  });
  await page.goto(address);
  return {
    page,
    async [Symbol.asyncDispose]() {
      await page.close();
      expect(problems).toEqual([]);
    },
  };
}

const visible = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).count();

it("shows large lists closed, and opens those with matches during a search", async () => {
  await using map = await opened();
  const { page } = map;
  expect([await visible(page, "hall 1"), await visible(page, "box number 7")]).toEqual([1, 0]);
  await page.getByLabel("Search").fill("number 499");
  expect([await visible(page, "box number 499"), await visible(page, "box number 498")]).toEqual([4, 0]);
  expect(await page.locator("#count").textContent()).toBe("4 matches");
  await page.getByLabel("Search").fill("");
  expect([await visible(page, "hall 1"), await visible(page, "box number 499")]).toEqual([1, 0]);
});

it("filters by kind", async () => {
  await using map = await opened();
  const { page } = map;
  await page.getByLabel("Kind").selectOption("Pass");
  expect(await visible(page, "pass")).toBe(4);
  expect(await page.getByRole("rowheader", { name: "ada@example.com" }).count()).toBe(4);
  await page.getByLabel("Kind").selectOption("Room");
  expect([await visible(page, "pass"), await visible(page, "hall 4")]).toEqual([0, 1]);
});

it("names the objects to which somebody has access", async () => {
  await using map = await opened();
  expect(await map.page.getByRole("cell", { name: "hall 2 (room-2)" }).count()).toBe(1);
});

it("is complete without JavaScript", async () => {
  await using map = await opened({ javaScriptEnabled: false });
  expect(await map.page.locator("li.object").count()).toBe(2008);
  expect(await map.page.getByLabel("Search").isVisible()).toBe(false);
});

it("stacks the values of a permission on a phone, without breaking their words", async () => {
  await using map = await opened({ viewport: { width: 390, height: 800 } });
  const row = map.page.getByRole("row", { name: "hall 2 (room-2)" });
  const cells = await row.locator("th, td").evaluateAll((all) =>
    all.map((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return {
        text: cell.textContent,
        label: getComputedStyle(cell, "::before").content,
        lines: words.getClientRects().length,
        left: cell.getBoundingClientRect().left,
      };
    }),
  );
  const place = { lines: 1, left: cells[0]?.left };
  expect(cells).toEqual([
    { text: "ada@example.com", label: "none", ...place },
    { text: "EnvironmentAdmin", label: '"Permission"', ...place },
    { text: "hall 2 (room-2)", label: '"On"', ...place },
    { text: "Pass", label: '"By"', ...place },
  ]);
});

it.each([["light" as const], ["dark" as const]])("fits a phone and has no axe findings, in %s", async (colorScheme) => {
  await using map = await opened({ colorScheme, viewport: { width: 390, height: 800 }, bypassCSP: true });
  const { page } = map;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await accessibilityFlaws(page)).toEqual([]);
});
