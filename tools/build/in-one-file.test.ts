import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Script } from "node:vm";
import { build } from "esbuild";
import { describe, expect, it, onTestFinished } from "vitest";
import { inOneFile } from "./in-one-file.ts";
import { joinedChunks } from "./joined-chunks.ts";

const require = createRequire(import.meta.url);

/** Builds `main.ts` of these files, and loads the result. Modules report that they run by `ran`. */
async function loaded(files: Readonly<Record<string, string>>, options: { readonly minify: boolean }) {
  const file = await built(files, options);
  const ran: string[] = [];
  Object.assign(globalThis, { ran: (name: string) => ran.push(name) });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "ran"));
  return { ran, main: require(file) as Record<string, (...args: unknown[]) => unknown> };
}

/** Builds `main.ts` of these files. Returns the path of the bundle. */
async function built(files: Readonly<Record<string, string>>, { minify }: { readonly minify: boolean }) {
  const folder = await mkdtemp(join(tmpdir(), "in-one-file-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const { outputFiles = [] } = await build({
    absWorkingDir: folder,
    entryPoints: { main: "main.ts" },
    outdir: "dist",
    outExtension: { ".js": ".cjs" },
    bundle: true,
    write: false,
    minify,
    platform: "node",
    plugins: [inOneFile("main")],
  });
  expect(outputFiles).toHaveLength(1);
  const file = join(folder, "main.cjs");
  await writeFile(file, outputFiles[0]?.contents ?? "");
  return file;
}

const shared = {
  "shared.ts": 'ran("shared"); let calls = 0; export const next = () => ++calls;',
  "first.ts":
    'import { next } from "./shared.ts"; import { both } from "./both.ts"; ran("first"); export const value = () => ["first", next(), both].join(" ");',
  "second.ts":
    'import { next } from "./shared.ts"; import { both } from "./both.ts"; ran("second"); export const value = () => ["second", next(), both].join(" ");',
  "both.ts": 'ran("both"); export const both = "both";',
  "main.ts": `import { next } from "./shared.ts";
ran("main");
export const start = () => next();
export const first = async () => (await import("./first.ts")).value();
export const second = async () => (await import("./second.ts")).value();`,
};

describe.each([{ minify: true }, { minify: false }])("a bundle in one file, %j", (options) => {
  it("runs a module behind an import() when it is first needed, and each module once", async () => {
    const { ran, main } = await loaded(shared, options);
    expect(ran).toEqual(["shared", "main"]);
    expect(main["start"]?.()).toBe(1);

    expect(await main["second"]?.()).toBe("second 2 both");
    expect(ran).toEqual(["shared", "main", "both", "second"]);

    expect(await Promise.all([main["first"]?.(), main["second"]?.()])).toEqual(["first 3 both", "second 4 both"]);
    expect(ran).toEqual(["shared", "main", "both", "second", "first"]);
  });

  it("loads Node's modules in every way of importing them, and CommonJS modules on demand", async () => {
    const { main } = await loaded(
      {
        "main.ts": `import path, { basename as base } from "node:path";
import * as url from "node:url";
import "node:os";
export const names = () => [path.sep.length, base("/a/b"), typeof url.fileURLToPath];
export const old = async () => (await import("./old.cjs")).default.answer;`,
        "old.cjs": 'module.exports = { answer: require("node:path").basename("/c/d") };',
      },
      options,
    );
    expect(main["names"]?.()).toEqual([1, "b", "function"]);
    expect(await main["old"]?.()).toBe("d");
  });

  it("compiles CommonJS modules with the file, so that the compile cache contains them, but no others on demand", async () => {
    const values = Array.from({ length: 500 }, (_, at) => `v${at} = Math.random() > 2 ? ${at} : "a";`);
    const modules = {
      "old.cjs": values.map((value) => `exports.${value}`).join("\n"),
      "new.ts": values.map((value) => `export const ${value}`).join("\n"),
    };
    const compiled = async (main: string) => {
      const file = await built({ ...modules, "main.ts": main }, options);
      const code = new Script(`(function(module,require){${await readFile(file, "utf8")}})`).createCachedData();
      return { bytes: code.length, main: require(file) as { readonly v7: unknown } };
    };
    const atStart = await compiled('export { v7 } from "./old.cjs";');
    const onDemand = await compiled('export const v7 = async () => (await import("./old.cjs")).default.v7;');
    const family = await compiled('export const v7 = async () => (await import("./new.ts")).v7;');

    expect(atStart.main.v7).toBe("a");
    expect(await (onDemand.main.v7 as () => unknown)()).toBe("a");
    expect(await (family.main.v7 as () => unknown)()).toBe("a");
    expect(atStart.bytes).toBeGreaterThan(family.bytes + 10_000);
    expect(onDemand.bytes).toBeGreaterThan(family.bytes + 10_000);
  });

  it("leaves texts alone that look like imports", async () => {
    const text = 'import { a } from "node:fs";\nexport { a };\nawait import("./first.ts")';
    const { main } = await loaded({ "main.ts": `export const text = () => ${JSON.stringify(text)};` }, options);
    expect(main["text"]?.()).toBe(text);
  });
});

it("rejects what esbuild does not write", () => {
  const join = (code: string) => () => joinedChunks(new Map([["main.js", code]]), "main.js");
  expect(join('export * from "./other.js";')).toThrow('unexpected export: export * from "./other.js";');
  expect(join("export const a = 1;")).toThrow("unexpected export");
  expect(join('import "./other.js";')).toThrow("there is no chunk other.js");
});

it("rejects chunks that import each other, because one would run before its imports", () => {
  const chunks = new Map([
    ["a.js", 'import{b as c}from"./b.js";export{c as a};'],
    ["b.js", 'import{a as c}from"./a.js";export{c as b};'],
  ]);
  expect(() => joinedChunks(chunks, "a.js")).toThrow("chunks import each other: a.js, b.js, a.js");
});
