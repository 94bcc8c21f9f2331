import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, sep } from "node:path";
import { promisify } from "node:util";
import type { PackageSchema } from "@org/core-provider/codegen";
import { describe, expect, it } from "vitest";
import { connectedPrograms } from "./connected-programs.ts";
import { writeSdks } from "./convert.ts";
import { allPrograms, convertedFiles } from "./example-files.ts";
import { programIn } from "./program-in.ts";

const run = promisify(execFile);
const workspace = join(import.meta.dirname, "../..");
const packages = globSync("packages/*/examples", { cwd: workspace })
  .sort()
  .map((folder) => [basename(dirname(folder)), join(workspace, dirname(folder))] as const);

/** The first test may have to compile the generators, or Pulumi's SDK for Go. */
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

  it("has examples in Go that build", { timeout: tenMinutes }, async () => {
    await using work = await temporaryFolder();
    const schema = await schemaOf(folder);
    await writeSdks(schema, work.path);
    const module = join(work.path, "module");
    await cp(join(work.path, "go", name), join(module, name), { recursive: true });
    const base = schema.language.go.importBasePath.slice(0, -`/${name}`.length);
    const requirements = await readFile(join(import.meta.dirname, "go.mod"), "utf8");
    await writeFile(join(module, "go.mod"), requirements.replace(/^module .*$/m, `module ${base}`));
    await copyFile(join(import.meta.dirname, "go.sum"), join(module, "go.sum"));
    for (const [path, program] of await programsIn(folder, "go")) {
      const target = join(module, "examples", path.replace(/\.md$/, ""));
      await mkdir(target, { recursive: true });
      await writeFile(join(target, "main.go"), program);
    }
    // Without the folder in the keys of its cache, Go compiles an SDK only when it has changed.
    await run("go", ["vet", "./examples/..."], {
      cwd: module,
      env: { ...process.env, GOWORK: "off", GOFLAGS: "-trimpath" },
    });
  });

  it("has examples in Python that compile", async () => {
    const programs = Object.fromEntries(await programsIn(folder, "python"));
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

/** The committed programs in a language, by the path of their page. */
async function programsIn(folder: string, language: string): Promise<[string, string][]> {
  const programs: [string, string][] = [];
  for (const path of (await allPrograms(folder, await docsOf(folder))).keys()) {
    const program = programIn(await readFile(join(folder, "examples", path), "utf8"), language);
    expect(program, `${path} in ${language}`).toBeDefined();
    programs.push([path, program ?? ""]);
  }
  return programs;
}

async function temporaryFolder(): Promise<{ readonly path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(tmpdir(), "examples-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}
