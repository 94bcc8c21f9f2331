import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "vitest";
import { changesIn } from "./changes.ts";
import { contentsOf } from "./contents.ts";
import type { WholeLife } from "./whole-life.ts";

const packages = join(import.meta.dirname, "../../../packages");

/**
 * Creates what all connected examples of a provider create, in one stack, and destroys it.
 *
 * @param values - Values of the configuration variables that the examples read, if "example" would be rejected.
 */
export async function liveConnectedExamples(
  { platform, stack, kept = {} }: Pick<WholeLife, "platform" | "stack" | "kept">,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const files = globSync(`${stack.provider}/programs/*.ts`, { cwd: packages })
    .sort()
    .map((file) => join(packages, file));
  expect(files).not.toEqual([]);
  const names = files.flatMap(configurationOf);
  await stack.setAllConfig(Object.fromEntries(names.map((name) => [`e2e:${name}`, values[name] ?? "example"])));
  let runs = 0;
  const program = async () => {
    // A module is evaluated once; with a new query it is a new module.
    runs += 1;
    for (const file of files) await import(`${pathToFileURL(file).href}?run=${runs}`);
  };
  const before = contentsOf(platform);

  const created = await stack.up({ program, parallel: 16 });
  expect(Object.keys(changesIn(created.summary.resourceChanges))).toEqual(["create"]);
  expect(changesIn((await stack.preview({ program, parallel: 16 })).changeSummary)).toEqual({});
  await stack.refresh({ parallel: 16, expectNoChanges: true });

  await stack.destroy({ parallel: 16 });
  expect(contentsOf(platform)).toEqual({ ...before, ...kept });
  expect(platform.journal.violations).toEqual([]);
}

/** The configuration variables that a program reads. */
function configurationOf(file: string): readonly string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/\bconfig\.(?:get|require)(?:Secret)?\("(\w+)"\)/g)].map(([, name = ""]) => name);
}
