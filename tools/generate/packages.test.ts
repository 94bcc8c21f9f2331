import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import type { PackageSchema } from "@org/core-provider/codegen";
import { findPulumi } from "@org/pulumi-cli";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { difference } from "./difference.ts";
import { expectedFiles, providerPackages } from "./expected-files.ts";
import { simulatedPages } from "./simulated/pages.ts";

const workspace = join(import.meta.dirname, "../..");
const packages = providerPackages(workspace).map((folder) => [relative(workspace, folder), folder] as const);

/** The first test that needs the Pulumi CLI may have to build it. */
const tenMinutes = 600_000;

describe.each(packages)("%s", (_name, folder) => {
  it("has generated files that match its definitions", async () => {
    const { changed, leftOver } = await difference(folder, await expectedFiles(folder));
    expect([...changed.keys(), ...leftOver], "run: pnpm generate").toEqual([]);
  });

  it("has addresses in which the engine's code generator finds nothing to interpolate", async () => {
    const { homepage, repository, pluginDownloadURL } = JSON.parse(await schemaTextOf(folder)) as PackageSchema;
    expect([homepage, repository, pluginDownloadURL].filter((address) => address?.includes("${") ?? true)).toEqual([]);
  });

  it("has a schema that the Pulumi CLI finds nothing wrong with", { timeout: tenMinutes }, async () => {
    const { pulumi } = await findPulumi();
    await using file = await temporaryFile(await schemaTextOf(folder));
    const { stdout, stderr } = await promisify(execFile)(pulumi, ["schema", "check", file.path]);
    expect(stdout + stderr).toBe("");
  });

  it("has examples that compile as they stand", async () => {
    expect(typeErrors(folder, examplesOf(JSON.parse(await schemaTextOf(folder)) as PackageSchema))).toEqual([]);
  });
});

async function schemaTextOf(folder: string): Promise<string> {
  const text = (await expectedFiles(folder)).get("schema.json");
  if (text === undefined) throw new Error(`nothing would be generated for ${folder}`);
  return text;
}

it("describes the simulators as they are in docs/simulated-*.md", async () => {
  const { changed, leftOver } = await difference(join(workspace, "docs"), await simulatedPages());
  expect([...changed.keys(), ...leftOver], "run: pnpm generate").toEqual([]);
});

/** The example programs of all resources and functions, by the name of what they show. */
function examplesOf({ resources, functions }: PackageSchema): ReadonlyMap<string, string> {
  const described = Object.entries({ ...resources, ...functions });
  return new Map(
    described.map(([token, { description }]) => {
      const [, program] = /```typescript\n(.*?)\n```/s.exec(description) ?? [];
      if (program === undefined) throw new Error(`${token} has no example`);
      return [token.slice(token.lastIndexOf(":") + 1), program];
    }),
  );
}

/** Compiles programs as if they lay in the package's folder, where the package's own name leads to its SDK. */
function typeErrors(folder: string, programs: ReadonlyMap<string, string>): string[] {
  const base = ts.readConfigFile(join(workspace, "tsconfig.base.json"), ts.sys.readFile).config as object;
  // The last statement of an example is the object that other programs use.
  const { options } = ts.parseJsonConfigFileContent(base, ts.sys, folder, { noUnusedLocals: false });
  const host = ts.createCompilerHost(options);
  const texts = new Map([...programs].map(([name, text]) => [join(folder, `${name}.example.ts`), text]));
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, target, ...rest) => {
    const text = texts.get(file);
    return text === undefined ? getSourceFile(file, target, ...rest) : ts.createSourceFile(file, text, target);
  };
  const compiled = ts.createProgram([...texts.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(compiled)
    .map((d) => `${relative(folder, d.file?.fileName ?? "")}: ${ts.flattenDiagnosticMessageText(d.messageText, "\n")}`);
}

async function temporaryFile(text: string): Promise<{ readonly path: string } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), "generate-schema-"));
  const path = join(folder, "schema.json");
  await writeFile(path, text);
  return { path, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}
