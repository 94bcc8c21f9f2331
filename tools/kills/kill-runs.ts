import { type Random, seededRandom } from "@org/simulator";
import { type Census, KillTrial } from "./kill-trial.ts";
import type { KilledProgram } from "./programs.ts";

/** How the next `up` ended after a kill. */
export interface KillOutcome {
  /** What was killed, and when. */
  readonly kill: string;
  /** What was not as it should be; empty when all was. */
  readonly flaws: readonly string[];
  /** What the CLI printed, for a person. */
  readonly output: string;
}

/**
 * Runs a program's `up` so many times, each time on an empty platform, kills the CLI or the plugin at a moment that the
 * seed decides, and runs it again as a person would. What the platform holds then is held against what an `up` makes
 * that nobody kills.
 */
export async function* killRuns(options: {
  readonly program: KilledProgram;
  /** Folder of the built plugin. */
  readonly plugin: string;
  readonly count: number;
  readonly seed: number;
}): AsyncGenerator<KillOutcome> {
  const { program, plugin, count, seed } = options;
  const random = seededRandom(seed);
  const { census, tookMs } = await undisturbed(program, plugin);
  for (let i = 0; i < count; i++) yield await killed(program, plugin, random, { census, tookMs });
}

interface Undisturbed {
  /** What the platform holds at the end. */
  readonly census: Census;
  /** The time from the first request to the end. */
  readonly tookMs: number;
}

async function undisturbed(program: KilledProgram, plugin: string): Promise<Undisturbed> {
  await using trial = await KillTrial.start(program, plugin);
  const up = await trial.up();
  await up.begun;
  const began = performance.now();
  const { code, output } = await up.end;
  if (code !== 0) throw new Error(`The program fails when nobody kills it:\n${output}`);
  return { census: trial.census(), tookMs: performance.now() - began };
}

async function killed(
  program: KilledProgram,
  plugin: string,
  random: Random,
  { census, tookMs }: Undisturbed,
): Promise<KillOutcome> {
  const what = random() < 0.5 ? "plugin" : "CLI";
  const afterMs = Math.round(random() * tookMs);
  await using trial = await KillTrial.start(program, plugin);
  const up = await trial.up();
  await up.begun;
  await up.kill(what, afterMs);
  const first = await up.end;
  const { code, output } = await trial.upAgain();
  const flaws = [
    ...(code === 0 ? [] : [`the next up ended with ${code}`]),
    ...differences(census, trial.census()),
    ...(code === 0 ? await trial.disagreements() : []),
  ];
  return {
    kill: `${what} after ${afterMs} ms of ${Math.round(tookMs)}`,
    flaws,
    output: `${first.output}\n--- again\n${output}`,
  };
}

function differences(expected: Census, found: Census): string[] {
  return Object.keys(expected)
    .filter((kind) => expected[kind] !== found[kind])
    .map((kind) => `${found[kind]} of ${kind} in place of ${expected[kind]}`);
}
