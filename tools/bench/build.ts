import { spawn } from "node:child_process";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PackageName } from "./packages/package-name.ts";

/** The measured plugin, as it is built on disk. */
export interface Built {
  readonly products: Readonly<Record<PackageName, Product>>;
  /** The simulator of each product's platform. */
  readonly simulators: Readonly<Record<PackageName, Product>>;
  /** Folder of the plugin that does nothing. */
  readonly floor: string;
}

/** The npm package of a provider or a simulator. */
export interface Product {
  /** As it is downloaded. */
  readonly archive: string;
  /** Unpacked. It is a copy: builds made meanwhile do not disturb. */
  readonly folder: string;
}

/**
 * Builds and packs the products and their simulators, and builds the provider that does nothing.
 *
 * @throws {Error} with the output of the command that failed.
 */
export async function build(root: string, names: readonly PackageName[]): Promise<Built> {
  const bench = join(root, "tools/bench");
  const projects = names.flatMap((name) => [`@org/${name}`, `@org/${name}-simulator`]).join(",");
  await run("nx", ["run-many", "--target", "build", "--projects", projects, "--output-style", "static"], root);
  await run("tsup", ["--config", "floor/tsup.config.ts"], bench);
  await rm(join(bench, "dist"), { recursive: true, force: true });
  const packEach = async (parent: string) => {
    const folderOf = (name: PackageName) => join(bench, "dist", parent, name);
    const packed = names.map(async (name) => [name, await pack(join(root, parent, name), folderOf(name))]);
    return Object.fromEntries(await Promise.all(packed)) as Record<PackageName, Product>;
  };
  return {
    products: await packEach("packages"),
    simulators: await packEach("tools/simulators"),
    floor: join(bench, "floor"),
  };
}

async function pack(source: string, folder: string): Promise<Product> {
  await mkdir(folder, { recursive: true });
  await run("pnpm", ["pack", "--pack-destination", folder], source);
  const packed = (await readdir(folder))[0];
  if (packed === undefined) throw new Error(`\`pnpm pack\` left no archive of ${source}.`);
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
