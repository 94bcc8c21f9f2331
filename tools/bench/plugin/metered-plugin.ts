import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** What the plugin processes of one operation used together. */
export interface PluginUsage {
  /** How many were started. */
  readonly starts: number;
  /** User and system time of all, in seconds. */
  readonly cpuSeconds: number;
  /** The most memory that one of them held, in bytes. */
  readonly peak: number;
}

/**
 * A plugin whose processes report the resources that they use. It is in a separate folder and runs the real launcher in its
 * process, so the unchanged product is measured.
 */
export class MeteredPlugin {
  /** The folder to give to the engine. */
  readonly folder: string;
  readonly #reports: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.#reports = reportsIn(folder);
  }

  /** Makes one of the plugin in `folder`, whose launcher is `pulumi-resource-<name>`. */
  static async of(name: string, folder: string): Promise<MeteredPlugin> {
    const own = await mkdtemp(join(tmpdir(), `metered-${name}-`));
    const launcher = `pulumi-resource-${name}`;
    const reporter = join(import.meta.dirname, "report-usage.mjs");
    await writeFile(join(own, "package.json"), JSON.stringify({ type: "module" }));
    await writeFile(
      join(own, launcher),
      [
        "#!/usr/bin/env node",
        `import { reportUsage } from ${JSON.stringify(pathToFileURL(reporter))};`,
        `reportUsage(${JSON.stringify(reportsIn(own))});`,
        `await import(${JSON.stringify(pathToFileURL(join(folder, launcher)))});`,
        "",
      ].join("\n"),
    );
    await chmod(join(own, launcher), 0o755);
    const plugin = new MeteredPlugin(own);
    await plugin.clear();
    return plugin;
  }

  /** Forgets what was reported. */
  async clear(): Promise<void> {
    await writeFile(this.#reports, "");
  }

  /**
   * The usage since the last clear.
   *
   * @throws {Error} when a process was killed before it could report.
   */
  async usage(): Promise<PluginUsage> {
    return summarise(await readFile(this.#reports, "utf8"));
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Adds up reports, one JSON object a line. */
export function summarise(reports: string): PluginUsage {
  const records = reports
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Report);
  const ended = records.filter((record) => record.event === "ended");
  const pids = new Set(ended.map(({ pid }) => pid));
  const starts = records.filter((record) => record.event === "started");
  const lost = starts.filter(({ pid }) => !pids.has(pid)).map(({ pid }) => pid);
  if (lost.length > 0) {
    throw new Error(
      `The plugin processes ${lost.join(", ")} were killed before they reported what they used: measure again.`,
    );
  }
  return {
    starts: starts.length,
    cpuSeconds: ended.reduce((sum, { cpuMicros }) => sum + cpuMicros, 0) / 1_000_000,
    peak: Math.max(0, ...ended.map(({ peak }) => peak)),
  };
}

type Report =
  | { readonly event: "started"; readonly pid: number }
  | { readonly event: "ended"; readonly pid: number; readonly cpuMicros: number; readonly peak: number };

function reportsIn(folder: string): string {
  return join(folder, "usage.jsonl");
}
