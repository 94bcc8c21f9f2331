import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { KindResult } from "./run-lives.ts";

/** The newest result of a kind. */
export interface LiveResult {
  /** The day of the run, such as `2030-01-31`. */
  readonly date: string;
  /** Whether the endpoint was on this machine, as that of a simulator. */
  readonly server: "platform" | "local";
  readonly passed: boolean;
  /** The steps that succeeded. */
  readonly steps: readonly string[];
}

/** Adds the results of a run to a file with the newest result of each kind. It contains no messages of the platform. */
export async function writeResults(
  file: string,
  results: readonly KindResult[],
  { now, server }: { readonly now: number; readonly server: LiveResult["server"] },
): Promise<void> {
  const date = new Date(now).toISOString().slice(0, 10);
  const own = results.map(
    ({ kind, steps, failure }) => [kind, { date, server, passed: failure === undefined, steps }] as const,
  );
  const all = { ...(await resultsIn(file)), ...Object.fromEntries(own) };
  const sorted = Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

/** The results in a file, by kind; none if it does not exist. */
export async function resultsIn(file: string): Promise<Readonly<Record<string, LiveResult>>> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Readonly<Record<string, LiveResult>>;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}
