import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join, sep } from "node:path";
import { promisify } from "node:util";
import type { PackageSchema } from "@org/core-provider/codegen";
import { describe, expect, it } from "vitest";
import { connectedPrograms } from "./connected-programs.ts";
import { allPrograms, convertedFiles } from "./example-files.ts";
import { programsIn } from "./program-in.ts";

const run = promisify(execFile);
const workspace = join(import.meta.dirname, "../..");
const packages = globSync("packages/*/examples", { cwd: workspace })
  .sort()
  .map((folder) => [basename(dirname(folder)), join(workspace, dirname(folder))] as const);

/** The first test may have to compile the generators. */
const tenMinutes = 600_000;

describe.each(packages)("%s", (name, folder) => {
  it("shows each resource in a connected example", async () => {
    const programs = [...(await connectedPrograms(folder)).values()].map(({ program }) => program).join("\n");
    const kinds = Object.keys((await schemaOf(folder)).resources).map((token) => token.split(":").at(-1));
    const missingKinds = kinds.filter((kind) => !programs.includes(`new ${name}.${kind}(`));
    expect(missingKinds, `add them to a program in packages/${name}/programs, and run: pnpm generate`).toEqual([]);
  });

  it("has examples in all languages that match its definitions", { timeout: tenMinutes }, async () => {
    const expected = await convertedFiles(
      name,
      await schemaOf(folder),
      await allPrograms(folder, await docsOf(folder)),
    );
    const stale = [];
    for (const [path, text] of expected) {
      if ((await readFile(join(folder, "examples", path), "utf8")) !== text) stale.push(path);
    }
    expect(stale, `delete packages/${name}/examples and run: pnpm generate`).toEqual([]);
  });

  it("has examples in Python that compile", async () => {
    const pages = (await allPrograms(folder, await docsOf(folder))).keys();
    const programs = Object.fromEntries(await programsIn(join(folder, "examples"), pages, "python"));
    const script =
      "import json, sys\nfor path, program in json.load(sys.stdin).items(): compile(program, path, 'exec')\n";
    const compiling = run("python3", ["-c", script]);
    compiling.child.stdin?.end(JSON.stringify(programs));
    await compiling;
  });
});

/** The committed pages of the reference. */
async function docsOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const docs = join(folder, "docs");
  const paths = globSync("**/*.md", { cwd: docs });
  return new Map(
    await Promise.all(
      paths.map(async (path) => [path.split(sep).join("/"), await readFile(join(docs, path), "utf8")] as const),
    ),
  );
}

async function schemaOf(folder: string): Promise<PackageSchema> {
  return JSON.parse(await readFile(join(folder, "schema.json"), "utf8")) as PackageSchema;
}
