import { isDeepStrictEqual } from "node:util";
import { type Census, KillTrial } from "./kill-trial.ts";
import type { Killable } from "./killable.ts";
import { describePlan, type KillPlan, type Operation, operations, planKills } from "./plan.ts";

/** How a stack ended after its run was killed and repeated. */
export interface KillOutcome {
  /** The killed process, and when it was killed. */
  readonly kill: string;
  /** The repeated run refused and said what to do, and nothing was lost. */
  readonly advised: boolean;
  /** The problems: a duplicate, a loss, a failure without advice. Empty if there are none. */
  readonly flaws: readonly string[];
  /** What the CLI printed. */
  readonly output: string;
}

/**
 * Kills runs of a program at moments that the seed decides and repeats each run as a person would. The objects on the
 * platform must then equal those after a run without kills.
 */
export async function* killRuns(options: {
  readonly killable: Killable;
  /** Folder of the built plugin. */
  readonly plugin: string;
  readonly count: number;
  readonly seed: number;
  /** Numbers of the kills to run, from 1 on. Defaults to all of them. */
  readonly only?: readonly number[];
}): AsyncGenerator<KillOutcome> {
  const { killable, plugin, only } = options;
  const undisturbed = await runUndisturbed(killable, plugin);
  const plans = planKills(options).filter((_, at) => only?.includes(at + 1) ?? true);
  let trial: KillTrial | undefined;
  let recovered: Operation | undefined;
  try {
    for (const plan of plans) {
      const { operation } = plan;
      // A trial that has recovered is where the next operation begins, as in the undisturbed run.
      if (trial === undefined || recovered === undefined || recovered !== operationBefore(operation)) {
        await trial?.[Symbol.asyncDispose]();
        trial = undefined;
        trial = await KillTrial.start(killable, plugin);
        if (operation !== "up") await trial.run("up");
      }
      const outcome = await killed(trial, plan, undisturbed[operation]);
      const isWhole = isDeepStrictEqual(trial.census(), undisturbed[operation].census);
      recovered = isWhole && outcome.flaws.length === 0 && !outcome.advised ? operation : undefined;
      yield outcome;
    }
  } finally {
    await trial?.[Symbol.asyncDispose]();
  }
}

function operationBefore(operation: Operation): Operation | undefined {
  return operations[operations.indexOf(operation) - 1];
}

/** Duration and result of an operation that is not killed. */
interface Undisturbed {
  readonly census: Census;
  readonly tookMs: number;
}

async function runUndisturbed(killable: Killable, plugin: string): Promise<Readonly<Record<Operation, Undisturbed>>> {
  await using trial = await KillTrial.start(killable, plugin);
  const measured: Partial<Record<Operation, Undisturbed>> = {};
  for (const operation of operations) {
    const began = performance.now();
    const { succeeded, output } = await trial.run(operation);
    if (!succeeded) throw new Error(`${operation} fails although nobody kills it:\n${output}`);
    measured[operation] = { census: trial.census(), tookMs: performance.now() - began };
  }
  return measured as Record<Operation, Undisturbed>;
}

async function killed(trial: KillTrial, plan: KillPlan, { census, tookMs }: Undisturbed): Promise<KillOutcome> {
  trial.forgetOutput();
  for (const { victim, at } of plan.kills) await trial.runAndKill(plan.operation, victim, at * tookMs);
  if (plan.losesNotes) await trial.loseNotes();
  const { succeeded, output } = await trial.repeat(plan.operation);
  const flaws = [
    ...(succeeded || tellsWhatToDo(output) ? [] : [`the repeated ${plan.operation} fails and does not say what to do`]),
    ...trial.wrongRequests(),
    ...(await trial.differencesFrom(census, { mayLack: !succeeded, notesLost: plan.losesNotes })),
    ...(succeeded && plan.operation !== "destroy" ? await trial.disagreements() : []),
  ];
  return { kill: describePlan(plan), advised: !succeeded && flaws.length === 0, flaws, output: trial.output };
}

/** Whether a failed run names the command that continues. */
function tellsWhatToDo(output: string): boolean {
  return /pulumi (import|refresh|up|state delete)|resource option/.test(output);
}
