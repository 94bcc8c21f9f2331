import { colleagueFlaws } from "./colleague-flaws.ts";
import { placed } from "./numbered-request.ts";
import type { Life, RestorablePlatform, SurvivalSetup, WriteFault } from "./setup.ts";
import { Slots } from "./slots.ts";
import { type Baseline, type Phase, type Recovery, type Trial, TrialRunner } from "./trial.ts";

/** How many trials run at the same time, over all resources. */
const trialSlots = new Slots(96);

/** How many trials of a resource run at the same time, each in a separate runner. */
const runnersAtOnce = 8;

/** The faults of each write in each phase. */
const plans: readonly { readonly fault: WriteFault; readonly recovery: Recovery; readonly phases: readonly Phase[] }[] =
  [
    { fault: "resetAfter", recovery: "again", phases: ["create", "change", "replace", "delete"] },
    { fault: "status400", recovery: "again", phases: ["create", "change", "delete"] },
    { fault: "status403", recovery: "again", phases: ["create", "change", "replace", "delete"] },
    { fault: "status500", recovery: "again", phases: ["create", "change", "replace", "delete"] },
    { fault: "status403", recovery: "back", phases: ["change", "replace"] },
    { fault: "slow", recovery: "interrupted", phases: ["create", "change", "replace", "delete"] },
    { fault: "slow", recovery: "killed", phases: ["change", "delete"] },
    // The engine knows nothing about a killed create.
    { fault: "resetAfter", recovery: "killed", phases: ["create", "replace"] },
  ];

/**
 * Runs a resource's life once without faults, and then once for each of its writes and each way it can fail: the
 * response is lost, the write is rejected, or the plugin is interrupted or killed. The failed step is repeated or
 * reverted. At the end, platform and state must agree: no second object, no lost object, nothing to do for the next
 * `up`, and a delete restores the initial platform.
 *
 * @returns one sentence for each defect; empty without defects.
 */
export async function survivalFlaws<P extends RestorablePlatform>(
  setup: SurvivalSetup<P>,
  type: string,
  prepare: (platform: P) => Promise<Life>,
): Promise<string[]> {
  const open = () => TrialRunner.open(setup, type, prepare);
  const plain = new Map<Phase, Baseline>();
  await using first = await open();
  const { life } = first;
  const made = await first.baseline("create");
  plain.set("create", made);
  if (life.changed) plain.set("change", await first.baseline("change"));
  if (life.replaced) plain.set("replace", await first.baseline("replace"));
  plain.set("delete", await first.baseline("delete"));

  const trials = [...plain].flatMap(([phase, { writes, after }]) =>
    plans
      .filter(({ phases }) => phases.includes(phase))
      .flatMap(({ fault, recovery }) => writes.map((write) => ({ trial: { phase, write, fault, recovery }, after }))),
  );
  const flaws: string[] = [];
  const close = async (runner: TrialRunner<P> | undefined, after: string) => {
    try {
      await runner?.[Symbol.asyncDispose]();
    } catch (error) {
      flaws.push(`the end after ${after}: ${explained(error)}`);
    }
  };
  const worker = async () => {
    let runner: TrialRunner<P> | undefined;
    for (let next = trials.shift(); next; next = trials.shift()) {
      const { trial, after } = next;
      runner = await trialSlots.run(async () => {
        let current = runner;
        let isReusable = false;
        try {
          current ??= await open();
          await current.run(trial, { made: made.after, after });
          // A delayed request must not reach the next trial.
          isReusable = trial.fault !== "slow" || current.hasCompleted("slow");
        } catch (error) {
          flaws.push(`${described(trial)}: ${explained(error)}`);
        } finally {
          if (!isReusable) await close(current, described(trial));
        }
        return isReusable ? current : undefined;
      });
    }
    await close(runner, "the last trial");
  };
  await Promise.all([
    ...Array.from({ length: runnersAtOnce }, worker),
    colleagueFlaws(setup, type, prepare, life, made).then((found) => flaws.push(...found)),
  ]);
  return flaws.sort();
}

function described({ phase, write, fault, recovery }: Trial): string {
  return `${phase}, ${fault} of ${placed(write)}, ${recovery}`;
}

function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${explained(error.cause)}`;
}
