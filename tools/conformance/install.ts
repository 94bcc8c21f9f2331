import { spawn } from "node:child_process";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { cachedFolder, hashOfFiles } from "@org/pulumi-cli/cache";

/** Where the SDKs lie. */
export interface Sdks {
  /** Those of npm, in `node_modules` below it. */
  readonly node: string;
  /** Those of PyPI; undefined on a machine without Python and pip, which the workspace does not ask for. */
  readonly python: string | undefined;
}

const pins = ["package.json", "package-lock.json", "requirements.txt"];

/** Installs the SDKs in the versions that are pinned, once, into the cache. The workspace has nothing of them. */
export async function installSdks(): Promise<Sdks> {
  const own = join(import.meta.dirname, "sdks");
  const pip = ["-m", "pip", "--disable-pip-version-check"];
  const hasPython = await succeeds("python3", [...pip, "--version"], own);
  const name = `conformance-${await hashOfFiles(own, pins)}${hasPython ? "" : "-node"}`;
  const folder = await cachedFolder(name, async (work) => {
    for (const pin of pins) await copyFile(join(own, pin), join(work, pin));
    await run("npm", ["ci", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"], work);
    const wanted = ["--target", "python", "--requirement", "requirements.txt"];
    if (hasPython) await run("python3", [...pip, "install", "--quiet", "--no-deps", ...wanted], work);
  });
  return { node: folder, python: hasPython ? join(folder, "python") : undefined };
}

async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  if (await succeeds(command, args, cwd)) return;
  throw new Error(`${command} ${args.join(" ")} failed: see above, and whether the registry can be reached`);
}

/** Runs a command; whether it could be started and ended well. What it says is shown when it goes wrong. */
async function succeeds(command: string, args: readonly string[], cwd: string): Promise<boolean> {
  const child = spawn(command, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
  return new Promise((resolve) => {
    child.on("error", () => resolve(false));
    child.on("exit", (code) => resolve(code === 0));
  });
}
