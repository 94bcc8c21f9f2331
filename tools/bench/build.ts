import { spawn } from "node:child_process";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** What is measured, as it lies on disk. */
export interface Built {
  /** The npm package of the product, unpacked. It is a copy: builds made meanwhile do not disturb. */
  readonly product: string;
  /** The npm package as it is downloaded. */
  readonly archive: string;
  /** Folder of the plugin that does nothing. */
  readonly floor: string;
}

/**
 * Builds and packs the product, and builds the provider that does nothing.
 *
 * @throws {Error} with the output of the command that failed.
 */
export async function build(root: string): Promise<Built> {
  const bench = join(root, "tools/bench");
  const folder = join(bench, "dist");
  await run("nx", ["run", "@org/streamprov:build", "--output-style", "static"], root);
  await run("tsup", ["--config", "floor/tsup.config.ts"], bench);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await run("pnpm", ["pack", "--pack-destination", folder], join(root, "packages/streamprov"));
  const packed = (await readdir(folder))[0];
  if (packed === undefined) throw new Error("`pnpm pack` left no archive of streamprov.");
  const archive = join(folder, "package.tgz");
  await rename(join(folder, packed), archive);
  await run("tar", ["-xzf", archive], folder);
  return { product: join(folder, "package"), archive, floor: join(bench, "floor") };
}

function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", (error) => {
      reject(new Error(`\`${command}\` does not start (${error.message}): run this as \`npx -y pnpm@12 run bench\`.`));
    });
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`\`${command} ${args.join(" ")}\` failed in ${cwd}:\n${output}`));
    });
  });
}
