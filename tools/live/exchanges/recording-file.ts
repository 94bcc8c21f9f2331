import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Exchange, PlatformName, Recording, Step } from "./exchange.ts";

const fileName = "exchanges.jsonl";

/** The first line of a file. */
interface Head {
  readonly format: 1;
  readonly platform: PlatformName;
  readonly recorded: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Writes a recording to a folder, one line for each exchange and step. Returns the file. */
export async function writeRecording(
  folder: string,
  { platform, recordedAt, environment, exchanges, steps }: Recording,
): Promise<string> {
  const head: Head = { format: 1, platform, recorded: new Date(recordedAt).toISOString(), environment };
  const lines = [head, ...exchanges.map((exchange) => ({ exchange })), ...steps.map((step) => ({ step }))];
  await mkdir(folder, { recursive: true });
  const file = join(folder, fileName);
  await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""), { mode: 0o600 });
  return file;
}

/**
 * Reads a recording.
 *
 * @throws Error if the folder contains none, or one of another format.
 */
export async function readRecording(folder: string): Promise<Recording> {
  const [first = "", ...rest] = (await readFile(join(folder, fileName), "utf8")).trimEnd().split("\n");
  const { format, platform, recorded, environment } = JSON.parse(first) as Head;
  if (format !== 1) throw new Error(`${join(folder, fileName)} has the format ${format}, not 1: record it again.`);
  const lines = rest.map((line) => JSON.parse(line) as { readonly exchange?: Exchange; readonly step?: Step });
  return {
    platform,
    recordedAt: Date.parse(recorded),
    environment,
    exchanges: lines.flatMap(({ exchange }) => exchange ?? []),
    steps: lines.flatMap(({ step }) => step ?? []),
  };
}
