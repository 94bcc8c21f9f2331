import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong with a page: each rule with the elements that break it. */
export async function accessibilityFlaws(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { readonly axe: typeof import("axe-core") };
    // Axe would otherwise also describe the elements that pass, which takes a fifth of its time.
    const { violations } = await axe.run({ resultTypes: ["violations"], selectors: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" ")}`);
  });
}
