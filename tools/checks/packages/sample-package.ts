import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { PackedFile } from "./tarball.ts";

/** The least that makes a sound package: ESM and CommonJS with types for both. */
export const soundPackage: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({
    name: "@org/sample",
    version: "1.2.3",
    license: "Apache-2.0",
    type: "module",
    sideEffects: false,
    engines: { node: ">=22" },
    main: "./dist/index.cjs",
    module: "./dist/index.js",
    types: "./dist/index.d.ts",
    exports: {
      ".": {
        import: { types: "./dist/index.d.ts", default: "./dist/index.js" },
        require: { types: "./dist/index.d.cts", default: "./dist/index.cjs" },
      },
      "./package.json": "./package.json",
    },
  }),
  "README.md": "# sample\n",
  LICENSE: "Apache License\n",
  "dist/index.js": "export const one = 1;\n",
  "dist/index.cjs": "exports.one = 1;\n",
  "dist/index.d.ts": "export declare const one: number;\n",
  "dist/index.d.cts": "export declare const one: number;\n",
};

/** Packs files into an npm tarball; those in `executable` get the right to be run. */
export function tarballOf(files: Readonly<Record<string, string>>, executable: readonly string[] = []): Buffer {
  const folder = mkdtempSync(join(tmpdir(), "sample-package-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, "package", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content, { mode: executable.includes(path) ? 0o755 : 0o644 });
  }
  const archive = join(folder, "sample.tgz");
  execFileSync("tar", [
    "--format=pax",
    "-czf",
    archive,
    "-C",
    folder,
    ...Object.keys(files).map((path) => `package/${path}`),
  ]);
  return readFileSync(archive);
}

/** A file in a package, of no interest but for what is given. */
export function packedFile(path: string, rest: Partial<PackedFile> = {}): PackedFile {
  return { path, content: Buffer.from(""), executable: false, ...rest };
}
