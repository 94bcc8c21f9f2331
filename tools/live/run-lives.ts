import { type LifeStep, type LivePackage, liveThrough, type RunningProvider } from "@org/core-provider/testing";
import type { CreatedObjects } from "./created-objects.ts";
import type { Recorder } from "./exchanges/recorder.ts";
import type { PlannedKind } from "./plan.ts";
import type { Progress } from "./progress.ts";
import type { SharedObjects } from "./shared-objects.ts";

/** The result of a kind. */
export interface KindResult {
  readonly kind: string;
  /** The steps that succeeded. */
  readonly steps: readonly LifeStep[];
  /** Why the kind failed; undefined if it succeeded. */
  readonly failure: string | undefined;
}

/** The means of a run. */
export interface LivesRun {
  readonly live: LivePackage;
  readonly shared: SharedObjects;
  readonly created: CreatedObjects;
  readonly progress: Progress;
  readonly concurrency: number;
  /** Records the requests and responses of each kind; undefined without a recording. */
  readonly recorder: Recorder | undefined;
  /** Aborted when the user interrupts: no further kind begins. */
  readonly signal: AbortSignal;
  /** Starts a plugin process with more environment variables. */
  start(variables?: Readonly<Record<string, string>>): Promise<RunningProvider>;
}

/** Runs the lives of kinds, several at a time. A failure of one does not end the others. */
export async function runLives(kinds: readonly PlannedKind[], run: LivesRun): Promise<readonly KindResult[]> {
  const results: KindResult[] = [];
  const queue = [...kinds];
  const work = async () => {
    for (let next = queue.shift(); next && !run.signal.aborted; next = queue.shift()) {
      results.push(await runLife(next, run));
    }
  };
  await Promise.all(Array.from({ length: run.concurrency }, work));
  return results;
}

async function runLife(planned: PlannedKind, run: LivesRun): Promise<KindResult> {
  const { recorder } = run;
  return recorder === undefined
    ? runPart(planned, run)
    : recorder.part(planned.kind, () =>
        runPart(planned, {
          ...run,
          start: async (variables) => recorder.watch(await run.start(variables)),
        }),
      );
}

async function runPart({ kind, life }: PlannedKind, run: LivesRun): Promise<KindResult> {
  const { live, shared, created, progress, start } = run;
  const steps: LifeStep[] = [];
  let current = "prepare";
  try {
    const resource = live.provider.resources.find(({ name }) => name === kind);
    if (resource === undefined) throw new Error("there is no such resource");
    await liveThrough({
      resource,
      life: await progress.step(kind, current, () => life.prepare(shared.world)),
      start: async (variables) => progress.watch(kind, await start(variables)),
      importVariables: (inputs) => live.importVariables?.(inputs) ?? {},
      async step(step, act) {
        current = step;
        await progress.step(kind, step, act);
        steps.push(step);
      },
      onCreated: ({ id, importId }) => created.add({ kind, id, importId }),
      onDeleted: (id) => created.remove({ kind, id }),
    });
    return { kind, steps, failure: undefined };
  } catch (error) {
    return { kind, steps, failure: `${current}: ${error instanceof Error ? error.message : String(error)}` };
  }
}
