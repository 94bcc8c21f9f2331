import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SimulatorPackage } from "../copy/simulated-account.ts";
import { discoverCommand } from "../discover/discover.ts";
import type { Discovery } from "../discover/search.ts";
import { runCommands } from "../run.ts";

/** Runs `discover --snapshot`, and returns the snapshot with what the command prints. */
export async function copyWith<S>(
  discovery: Discovery,
  simulator: SimulatorPackage,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly snapshot: S; readonly output: string }> {
  const folder = await mkdtemp(join(tmpdir(), "copy-"));
  const copies = { simulator: "the-simulator", ...discovery.copies, load: async () => simulator };
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  try {
    await runCommands(
      { packageName: "the-package", version: "1.0.0", commands: [discoverCommand({ ...discovery, copies })] },
      ["discover", "--snapshot", "world.json"],
      { folder, environment: env, print, log: print },
    );
    return { snapshot: JSON.parse(await readFile(join(folder, "world.json"), "utf8")) as S, output: printed.join("") };
  } finally {
    await rm(folder, { recursive: true });
  }
}
