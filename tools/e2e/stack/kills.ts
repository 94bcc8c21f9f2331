import { type KilledProgram, killRuns } from "@org/kills";

/** The kills after which something was not as it should be, with what the CLI printed. */
export async function flawsAfterKills(
  program: KilledProgram,
  options: { readonly plugin: string; readonly count: number; readonly seed: number },
): Promise<string[]> {
  const flawed: string[] = [];
  for await (const { kill, flaws, output } of killRuns({ program, ...options })) {
    if (flaws.length > 0) flawed.push(`${kill}: ${flaws.join("; ")}\n${output}`);
  }
  return flawed;
}
