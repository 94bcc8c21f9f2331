import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ProviderDefinition } from "@org/core-provider";
import { describe, expect, it } from "vitest";

const workspace = join(import.meta.dirname, "../../..");
const packages = globSync("packages/*/src/provider.ts", { cwd: workspace }).map((file) =>
  basename(join(file, "../..")),
);

describe.each(packages)("the errors of the resources of %s", async (name) => {
  const file = join(workspace, "packages", name, "src/provider.ts");
  const { provider } = (await import(pathToFileURL(file).href)) as { readonly provider: ProviderDefinition };
  const errors = provider.resources.flatMap(({ name: resource, spec }) =>
    Object.keys(spec.errors ?? {}).map((text) => ({ resource, text })),
  );
  const described = provider.resources.flatMap(({ spec }) => Object.entries(spec.errors ?? {}).flat()).join("\n");
  const sources = sourcesOf(name);

  it("are described for each", () => {
    expect(provider.resources.filter(({ spec }) => spec.errors === undefined).map((each) => each.name)).toEqual([]);
  });

  it.runIf(errors.length > 0).each(errors)("$resource: '$text' is in a message", ({ text }) => {
    // The definitions themselves contain each part too.
    const missing = partsOf(text).filter((part) => countOf(part, sources) <= countOf(part, described));
    expect(missing, "neither the package nor its simulator contains this text").toEqual([]);
  });
});

/** The source code that messages come from: the package's, the platform's, and that of the core packages. */
function sourcesOf(name: string): string {
  const files = globSync(`{packages/{${name},core-http,core-provider}/src,tools/simulators/${name}/src}/**/*.ts`, {
    cwd: workspace,
    exclude: (path) => path.endsWith(".test.ts") || basename(path) === "sdk",
  });
  return files.map((file) => readFileSync(join(workspace, file), "utf8")).join("\n");
}

/** The parts of a message between `...`, without HTTP statuses, whose texts Node contains. */
function partsOf(text: string): readonly string[] {
  return text
    .split("...")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !/^\d{3} [A-Z]\w+( [A-Z]\w+)*$/.test(part));
}

function countOf(part: string, text: string): number {
  return text.split(part).length - 1;
}
