import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillCache, inCache } from "./cache.ts";
import type { Attempt } from "./decide.ts";
import { isOnPath } from "./path-search.ts";
import { showProgress } from "./progress.ts";
import { runCommand } from "./run-command.ts";
import { pulumiCli, type Tool } from "./tool.ts";

const script = "https://get.pulumi.com/install.sh";

/**
 * Lets the vendor's install script put the CLI and all its language hosts into the cache. The script leaves the rest
 * of the machine alone: its options set the target folder and disable edits of PATH. Gives up within seconds when the vendor's site
 * cannot be reached.
 */
export async function installFromVendor(tool: Tool, folder: string): Promise<Attempt> {
  if (process.platform === "win32") return { missing: "done here on Linux and macOS only" };
  // curl and not fetch: the script needs it anyway, and it follows the usual proxy variables.
  if (!(await isOnPath("curl", process.env))) return { missing: "it needs curl, which is not on PATH" };

  const work = await mkdtemp(join(tmpdir(), "pulumi-installer-"));
  try {
    const scriptFile = join(work, "install.sh");
    const fetched = await runCommand(
      "curl",
      ["-fsSL", "--connect-timeout", "5", "--max-time", "20", "-o", scriptFile, script],
      { timeoutMs: 30_000 },
    );
    if (fetched.exitCode !== 0) return { missing: `${script} could not be fetched: ${fetched.reason}` };

    const version = pulumiCli.source.version;
    const root = join(work, "root");
    const installed = await showProgress(`installing the Pulumi CLI ${version} with the vendor's installer, once`, () =>
      runCommand("sh", [scriptFile, "--no-edit-path", "--install-root", root, "--version", version], {
        timeoutMs: 5 * 60_000,
        cwd: work,
      }),
    );
    if (installed.exitCode !== 0) return { missing: `${script} failed: ${installed.reason}` };

    const bin = join(root, "bin");
    await fillCache(folder, async (emptyFolder) => {
      for (const file of await readdir(bin)) await cp(join(bin, file), join(emptyFolder, file));
    });
    return await inCache(tool, folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
