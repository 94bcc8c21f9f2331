import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Builds packages of the workspace, by their names; those that have not changed since their last build are left alone.
 *
 * @throws {Error} with the build's output, when it fails.
 */
export async function buildPackages(workspace: string, names: readonly string[]): Promise<void> {
  await run("nx", ["run-many", "-t", "build", "--projects", names.join(","), "--output-style", "static"], workspace);
}

/**
 * Packs a built package as it would be published.
 *
 * @param folder Absolute path of the package's folder.
 * @returns the content of the `.tgz`.
 * @throws {Error} with the output of pnpm, when it fails.
 */
export async function pack(folder: string): Promise<Buffer> {
  const destination = await mkdtemp(join(tmpdir(), "package-"));
  try {
    await run("pnpm", ["pack", "--pack-destination", destination], folder);
    const [file] = await readdir(destination);
    if (file === undefined) throw new Error(`pnpm pack left no archive for ${folder}.`);
    return await readFile(join(destination, file));
  } finally {
    await rm(destination, { recursive: true, force: true });
  }
}

/** Runs a command, whose output is of interest only when it fails. */
function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { cwd, stdio: ["ignore", "pipe", "pipe"] } as const;
    // On Windows, the tools are command files, which need a shell.
    const child =
      process.platform === "win32"
        ? spawn([command, ...args.map((arg) => `"${arg}"`)].join(" "), {
            ...options,
            stdio: [...options.stdio],
            shell: true,
          })
        : spawn(command, args, { ...options, stdio: [...options.stdio] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    child.on("error", ({ message }) =>
      reject(new Error(`\`${command}\` does not start (${message}): run this by \`npx -y pnpm@12 ...\`.`)),
    );
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`\`${command} ${args.join(" ")}\` failed in ${cwd}:\n${output}`));
    });
  });
}
