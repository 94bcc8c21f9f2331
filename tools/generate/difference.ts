import { globSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import type { Files } from "./expected-files.ts";

/** The changes that bring a package's generated files up to date. */
export interface Difference {
  /** Files to write, with their text. */
  readonly changed: Files;
  /** Files in generated folders that no definition produces any more. */
  readonly leftOver: readonly string[];
}

/** Folders in which every file is generated. */
const generatedFolders = ["src/sdk", "docs", "examples"];

/** Compares the files of a package with what they should be. */
export async function difference(folder: string, expected: Files): Promise<Difference> {
  const changed = new Map<string, string>();
  for (const [path, text] of expected) {
    if ((await textOf(join(folder, path))) !== text) changed.set(path, text);
  }
  const present = globSync(
    generatedFolders.map((name) => `${name}/**/*.*`),
    { cwd: folder },
  );
  const leftOver = present.map((path) => path.split(sep).join("/")).filter((path) => !expected.has(path));
  return { changed, leftOver: leftOver.sort() };
}

/** True when nothing has to be done. */
export function isEmpty({ changed, leftOver }: Difference): boolean {
  return changed.size === 0 && leftOver.length === 0;
}

/** Makes the files right. */
export async function write(folder: string, { changed, leftOver }: Difference): Promise<void> {
  for (const path of leftOver) await rm(join(folder, path));
  for (const [path, text] of changed) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Undefined when there is no such file. */
async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
