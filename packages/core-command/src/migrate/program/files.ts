import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { ConfigFile } from "../files/stack-config.ts";
import { projectFileIn } from "../project.ts";

/**
 * The TypeScript and JavaScript files in a folder that contain a word, without installed packages and other Pulumi
 * projects.
 */
export async function scriptsWith(word: string, folder: string): Promise<readonly ConfigFile[]> {
  const found: ConfigFile[] = [];
  for (const path of await scriptsIn(folder)) {
    const text = await readFile(path, "utf8");
    if (text.includes(word)) found.push({ path, name: relative(folder, path), text });
  }
  return found;
}

async function scriptsIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries
    .filter(({ name }) => name !== "node_modules" && !name.startsWith("."))
    .map((entry): readonly string[] | Promise<readonly string[]> => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return projectFileIn(path) === undefined ? scriptsIn(path) : [];
      return entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : [];
    });
  return (await Promise.all(found)).flat().sort();
}
