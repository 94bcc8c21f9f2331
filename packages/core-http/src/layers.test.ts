import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

/** The folders of this package from the bottom up. The folders of one layer do not import each other. */
const layers = [
  ["base"],
  ["errors", "redaction"],
  ["wire", "limits", "operation"],
  ["origin"],
  ["exchange"],
  ["upload"],
  ["client"],
  ["auth", "reading", "creation"],
  ["connection"],
] as const;

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
);
const folderOf = (file: string) => (dirname(file) === "." ? "" : (file.split(/[\\/]/)[0] ?? ""));
const layerOf = (folder: string) => layers.findIndex((layer) => (layer as readonly string[]).includes(folder));

test("every folder belongs to a layer", () => {
  const folders = new Set(files.map(folderOf).filter((folder) => folder !== ""));
  expect([...folders].sort()).toEqual(layers.flat().sort());
});

test("a file imports only from its own folder and from lower layers", () => {
  const upward = files
    .filter((file) => folderOf(file) !== "")
    .flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/(?:from|import) ?\(?"(\.[^"]+)"/g)]
        .map(([, target = ""]) => relative(root, resolve(root, dirname(file), target)))
        .filter((target) => folderOf(target) !== folderOf(file) && layerOf(folderOf(target)) >= layerOf(folderOf(file)))
        .map((target) => `${file} -> ${target}`),
    );
  expect(upward).toEqual([]);
});
