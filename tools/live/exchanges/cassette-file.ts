import { globSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Cassette, cassetteOf } from "./cassette.ts";
import type { Recording } from "./exchange.ts";
import { replay } from "./replay.ts";

/**
 * Adds the life of a resource type in a recording to a folder of cassettes, if its replay has no flaws.
 *
 * @returns the path of the file, and the flaws of its replay.
 */
export async function addCassette(
  folder: string,
  recording: Recording,
  type: string,
): Promise<{ readonly file: string; readonly flaws: readonly string[] }> {
  const cassette = cassetteOf(recording, type);
  const flaws = await replay(cassette);
  const file = join(folder, cassette.platform, `${type}.json`);
  if (flaws.length === 0) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(cassette, undefined, 2)}\n`);
  }
  return { file, flaws };
}

/** The names of all cassettes in a folder, such as `streamprov/ServiceAccount`. */
export function cassetteNames(folder: string): readonly string[] {
  return globSync("*/*.json", { cwd: folder })
    .map((path) => path.replaceAll("\\", "/").replace(/\.json$/, ""))
    .sort();
}

/** Reads a cassette by its name. */
export async function readCassette(folder: string, name: string): Promise<Cassette> {
  return JSON.parse(await readFile(join(folder, `${name}.json`), "utf8")) as Cassette;
}
