import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { codeCacheOf, nodeRuntimeFor } from "@org/release/node-runtime";
import { platformHere } from "@org/release/platforms";
import { selfContainedArchive } from "@org/release/plugin-archive";
import type { Product } from "../build.ts";

/** Unpacked self-contained archives. They are deleted with their scope. */
export interface SelfContained extends AsyncDisposable {
  /** The folder of each plugin, by the name of its package. */
  readonly folders: Readonly<Record<string, string>>;
}

/** Builds the self-contained archives of products for this platform, and unpacks them. */
export async function unpackSelfContained(products: Readonly<Record<string, Product>>): Promise<SelfContained> {
  const folder = await mkdtemp(join(tmpdir(), "self-contained-"));
  const node = await nodeRuntimeFor(platformHere);
  const folders: Record<string, string> = {};
  for (const [name, product] of Object.entries(products)) {
    const codeCache = await codeCacheOf(await readFile(join(product.folder, "dist/plugin.cjs")), node.executable);
    const { content } = await selfContainedArchive(await readFile(product.archive), node, codeCache);
    const own = await mkdtemp(join(folder, `${name}-`));
    const file = join(folder, `${name}.tar.gz`);
    await writeFile(file, content);
    await promisify(execFile)("tar", ["-xzf", file, "-C", own]);
    folders[name] = own;
  }
  return { folders, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}
