import { spawn } from "node:child_process";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PackageName } from "./packages/package-name.ts";

/** The measured plugin, as it is built on disk. */
export interface Built {
  readonly products: Readonly<Record<PackageName, Product>>;
  /** Folder of the plugin that does nothing. */
  readonly floor: string;
}

/** The npm package of a provider. */
export interface Product {
  /** As it is downloaded. */
  readonly archive: string;
  /** Unpacked. It is a copy: builds made meanwhile do not disturb. */
  readonly folder: string;
}

/**
 * Builds and packs the products, and builds the provider that does nothing.
 *
 * @throws {Error} with the output of the command that failed.
 */
export async function build(root: string, names: readonly PackageName[]): Promise<Built> {
  const bench = join(root, "tools/bench");
  const projects = names.map((name) => `@org/${name}`).join(",");
  await run("nx", ["run-many", "--target", "build", "--projects", projects, "--output-style", "static"], root);
  await run("tsup", ["--config", "floor/tsup.config.ts"], bench);
  await rm(join(bench, "dist"), { recursive: true, force: true });
  const products = await Promise.all(names.map(async (name) => [name, await pack(root, name)]));
  return { products: Object.fromEntries(products) as Built["products"], floor: join(bench, "floor") };
}

async function pack(root: string, name: PackageName): Promise<Product> {
  const folder = join(root, "tools/bench/dist", name);
  await mkdir(folder, { recursive: true });
  await run("pnpm", ["pack", "--pack-destination", folder], join(root, "packages", name));
  const packed = (await readdir(folder))[0];
  if (packed === undefined) throw new Error(`\`pnpm pack\` left no archive of ${name}.`);
  const archive = join(folder, "package.tgz");
  await rename(join(folder, packed), archive);
  await run("tar", ["-xzf", archive], folder);
  return { archive, folder: join(folder, "package") };
}

function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
    child.on("error", (error) => {
      reject(new Error(`\`${command}\` does not start (${error.message}): run this as \`npx -y pnpm@12 run bench\`.`));
    });
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`\`${command} ${args.join(" ")}\` failed in ${cwd}:\n${output}`));
    });
  });
}
