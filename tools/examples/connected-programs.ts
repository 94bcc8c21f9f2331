import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type ConnectedExample, connectedExample } from "@org/core-provider/codegen";

/**
 * The connected examples of a package, which are the programs in its folder `programs`.
 *
 * @returns Examples by the path of their file with all languages, below `examples`.
 * @throws Error when a program does not begin with its description.
 */
export async function connectedPrograms(folder: string): Promise<ReadonlyMap<string, ConnectedExample>> {
  const files = globSync("programs/*.ts", { cwd: folder }).sort();
  const examples = files.map(async (file) => {
    const text = await readFile(join(folder, file), "utf8");
    return [`programs/${basename(file, ".ts")}.md`, connectedExample(file, text)] as const;
  });
  return new Map(await Promise.all(examples));
}
