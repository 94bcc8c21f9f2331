import { type Killable, killRuns } from "@org/kills";

/** The kills after which something was wrong, with what the CLI printed. */
export async function flawsAfterKills(
  killable: Killable,
  options: { readonly plugin: string; readonly count: number; readonly seed: number },
): Promise<string[]> {
  const flawed: string[] = [];
  for await (const { kill, flaws, output } of killRuns({ killable, ...options })) {
    if (flaws.length > 0) flawed.push(`${kill}: ${flaws.join("; ")}\n${output}`);
  }
  return flawed;
}
