import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "tsup";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { badProgram, goodProgram } from "./zoo-program.ts";
import { writeZooSdk } from "./zoo-sdk.ts";

let sdk: ReturnType<typeof writeZooSdk>;
beforeAll(() => {
  sdk = writeZooSdk();
});
afterAll(() => sdk[Symbol.dispose]());

/** Compiles programs that import the SDK under its package name from the given file. */
function typeErrors(entry: string, more: ts.CompilerOptions = {}): string[] {
  const folder = join(sdk.folder, "programs");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "good.ts"), goodProgram);
  writeFileSync(join(folder, "bad.ts"), badProgram);
  const base = join(import.meta.dirname, "../../../../../tsconfig.base.json");
  const config = ts.readConfigFile(base, ts.sys.readFile).config as object;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, sdk.folder, {
    ...more,
    paths: { "@org/zoo": [entry] },
  });
  const compiled = ts.createProgram([entry, join(folder, "good.ts"), join(folder, "bad.ts")], options);
  return ts
    .getPreEmitDiagnostics(compiled)
    .filter((d) => d.file === undefined || d.file.fileName.startsWith(sdk.folder))
    .map((d) => `${d.file?.fileName ?? ""}:${d.start ?? 0} ${ts.flattenDiagnosticMessageText(d.messageText, "\n")}`);
}

describe("the types of the generated SDK", () => {
  it("compile under the strictest options, accept programs written for Pulumi's SDKs, and reject mistakes", () => {
    expect(typeErrors(sdk.entry)).toEqual([]);
  });
});

describe("the generated SDK, built to be published", () => {
  beforeAll(async () => {
    await build({
      entry: {
        index: sdk.entry,
        animals: join(sdk.folder, "families/animals.ts"),
        places: join(sdk.folder, "families/places.ts"),
      },
      outDir: join(sdk.folder, "dist"),
      format: ["esm", "cjs"],
      target: "node22",
      external: ["@pulumi/pulumi"],
      dts: true,
      config: false,
      silent: true,
    });
  });

  it("has the same types in its declarations", () => {
    expect(typeErrors(join(sdk.folder, "dist/index.d.ts"), { skipLibCheck: false })).toEqual([]);
  });

  it("has declarations of one family without those of the others", () => {
    const options = { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022 };
    const program = ts.createProgram([join(sdk.folder, "dist/places.d.ts")], options);
    const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(sdk.folder));
    const text = own.map((file) => file.text).join("\n");
    expect(text).toContain("class Enclosure");
    expect(text).not.toContain("class Animal");
    expect(text).not.toContain("interface AnimalVaccination");
  });

  it.each([
    ["ESM", 'import * as zoo from "./dist/index.js"; console.log(Object.keys(zoo).join());', "module"],
    ["CommonJS", 'const zoo = require("./dist/index.cjs"); console.log(Object.keys(zoo).join());', "commonjs"],
  ])("loads as %s with all its names", async (_format, program, inputType) => {
    const args = [`--input-type=${inputType}`, "--eval", program];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: sdk.folder });
    expect(stdout.trim().split(",").sort()).toEqual([
      "Animal",
      "AnimalMood",
      "AnimalSpecies",
      "ConfigSeason",
      "Enclosure",
      "GetAnimalsSpecies",
      "Provider",
      "ProviderSeason",
      "config",
      "getAnimal",
      "getAnimalOutput",
      "getAnimals",
      "getAnimalsOutput",
      "getZoo",
      "getZooOutput",
    ]);
  });
});
