import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { describe, expect, it, onTestFinished } from "vitest";
import { commandBundle, pluginBundle } from "./bundle.ts";
import type { BundledPackage } from "./bundled-package.ts";
import { bundledPackages } from "./bundled-packages.ts";
import { noticesOf } from "./notices.ts";

const own = { "package.json": manifest("@org/own", { license: "Apache-2.0" }), LICENSE: "Our license" };
const wasm = 'exports.parser = "AGFzbQEAAAA";\n';

describe("bundledPackages", () => {
  it("finds every package whose code is in the bundle, and those of this workspace without notices", async () => {
    const found = await bundledBy({
      ...own,
      "src/main.ts": 'import { a } from "a";\nimport { b } from "@scope/b";\nconsole.log(a, b);\n',
      "node_modules/a/package.json": manifest("a", { license: "MIT" }),
      "node_modules/a/index.js": 'export { a } from "./lib/a.js";\n',
      "node_modules/a/lib/package.json": '{ "type": "module" }',
      "node_modules/a/lib/a.js": "export const a = 1;\n",
      "node_modules/a/LICENSE": "MIT, of a\n",
      "node_modules/@scope/b/package.json": manifest("@scope/b", { version: "2.0.0", license: "ISC" }),
      "node_modules/@scope/b/index.js": "export const b = 2;\n",
      "node_modules/@scope/b/licence.md": "ISC, of b\n",
      "node_modules/@scope/b/NOTICE.txt": "B is by Ben\n",
    });

    expect(found).toEqual([
      { name: "@org/own", version: "1.0.0", license: "Apache-2.0", own: true, notices: [] },
      {
        name: "@scope/b",
        version: "2.0.0",
        license: "ISC",
        own: false,
        notices: [
          { file: "NOTICE.txt", text: "B is by Ben\n" },
          { file: "licence.md", text: "ISC, of b\n" },
        ],
      },
      {
        name: "a",
        version: "1.0.0",
        license: "MIT",
        own: false,
        notices: [{ file: "LICENSE", text: "MIT, of a\n" }],
      },
    ]);
  });

  it("leaves out what is imported but not used, and what the build itself makes up", async () => {
    const found = await bundledBy({
      ...own,
      "src/main.ts": 'import "made-up";\nimport { used } from "a";\nconsole.log(used);\n',
      "node_modules/a/package.json": manifest("a", { sideEffects: false }),
      "node_modules/a/index.js": 'export { used } from "./used.js";\nexport { unused } from "unused";\n',
      "node_modules/a/used.js": "export const used = 1;\n",
      "node_modules/unused/package.json": manifest("unused", { sideEffects: false }),
      "node_modules/unused/index.js": "export const unused = 1;\n",
    });

    expect(found.map(({ name }) => name)).toEqual(["@org/own", "a"]);
  });

  it("finds the licenses of folders that bundled files lie in, and notices in the code itself", async () => {
    const found = await bundledBy({
      ...own,
      "src/main.ts": 'import "a";\n',
      "node_modules/a/package.json": manifest("a", {}),
      "node_modules/a/index.js": 'import "./taken/b.js";\n',
      "node_modules/a/taken/b.js": "/* Copyright Carla */\n/* as it is */\nconsole.log(1);\n",
      "node_modules/a/taken/LICENSE": "Of Carla\r\n",
      "node_modules/a/elsewhere/LICENSE": "Of nobody here\n",
    });

    expect(found.find(({ name }) => name === "a")?.notices).toEqual([
      { file: "taken/LICENSE", text: "Of Carla\n" },
      { file: "taken/b.js", text: "/* Copyright Carla */" },
    ]);
  });

  it("names the parser that undici carries in compiled form, with the notice of its author", async () => {
    const found = await bundledBy({
      ...own,
      "src/main.ts": 'import "undici";\n',
      "node_modules/undici/package.json": manifest("undici", { license: "MIT" }),
      "node_modules/undici/index.js": 'require("./lib/llhttp/llhttp-wasm.js");\n',
      "node_modules/undici/lib/llhttp/llhttp-wasm.js": wasm,
    });

    expect(found.find(({ name }) => name === "llhttp")).toMatchObject({
      license: "MIT",
      own: false,
      notices: [{ file: "compiled, in undici", text: expect.stringContaining("Copyright Fedor Indutny") }],
    });
  });

  it("rejects compiled code of unknown origin", async () => {
    const found = bundledBy({
      ...own,
      "src/main.ts": 'import "a";\n',
      "node_modules/a/package.json": manifest("a", { license: "MIT" }),
      "node_modules/a/index.js": wasm,
    });

    await expect(found).rejects.toThrow(/^index\.js of a contains compiled code.*Add its owner/);
  });
});

describe("noticesOf", () => {
  it("gives every text in full, and says nothing of the packages of this workspace", () => {
    const text = noticesOf(pluginBundle, [
      { name: "@org/own", version: "1.0.0", license: "Apache-2.0", own: true, notices: [] },
      {
        name: "a",
        version: "1.0.0",
        license: "MIT",
        own: false,
        notices: [{ file: "LICENSE", text: "\n   MIT\nof a\n\n" }],
      },
      { name: "b", own: false, notices: [] },
    ]);

    expect(text).toBe(`The plugin in this package holds code of others, under the licenses that follow.

================================================================================

a@1.0.0
License: MIT

--- LICENSE

   MIT
of a

================================================================================

b
License: no license named
`);
  });

  it("says which of a package's bundles holds the code, and when it holds none", () => {
    const a = { name: "a", own: false, notices: [] };
    const own = { name: "@org/own", own: true, notices: [] };

    expect(noticesOf(commandBundle, [own, a])).toContain("The command in this package holds code of others,");
    expect(noticesOf(commandBundle, [own])).toBe("The command in this package holds no code of others.\n");
  });
});

function manifest(name: string, rest: object): string {
  return JSON.stringify({ name, version: "1.0.0", ...rest });
}

/** Bundles `src/main.ts` of a folder with these files as the plugins are bundled, and says what the bundle holds. */
async function bundledBy(files: Readonly<Record<string, string>>): Promise<readonly BundledPackage[]> {
  const folder = await mkdtemp(join(tmpdir(), "bundled-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: ["src/main.ts"],
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    plugins: [
      {
        name: "makes-up",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^made-up$/ }, ({ path }) => ({ path, namespace: "made-up" }));
          onLoad({ filter: /.*/, namespace: "made-up" }, () => ({ contents: "console.log('made up')" }));
        },
      },
    ],
  });
  return bundledPackages(metafile, folder);
}
