import type { Census } from "./census.ts";
import { colleagueFlaws } from "./colleague-flaws.ts";
import { placed } from "./numbered-request.ts";
import type { FaultyPlatform, Life, SurvivalSetup, WriteFault } from "./setup.ts";
import { Slots } from "./slots.ts";
import { type Baseline, type Phase, type Recovery, Scene, type Trial } from "./trial.ts";

/** How many trials run at the same time, over all resources. */
const trialSlots = new Slots(96);

/** The faults of each write in each phase. */
const plans: readonly { readonly fault: WriteFault; readonly sequel: Recovery; readonly chapters: readonly Phase[] }[] =
  [
    { fault: "resetAfter", sequel: "again", chapters: ["create", "change", "replace", "delete"] },
    { fault: "status400", sequel: "again", chapters: ["create", "change", "delete"] },
    { fault: "status403", sequel: "again", chapters: ["create", "change", "replace", "delete"] },
    { fault: "status500", sequel: "again", chapters: ["create", "change", "replace", "delete"] },
    { fault: "status403", sequel: "back", chapters: ["change", "replace"] },
    { fault: "slow", sequel: "interrupted", chapters: ["create", "change", "replace", "delete"] },
    { fault: "slow", sequel: "killed", chapters: ["change", "delete"] },
    // The engine knows nothing about a killed create.
    { fault: "resetAfter", sequel: "killed", chapters: ["create", "replace"] },
  ];

/**
 * Runs a resource's life once without faults, and then once for each of its writes and each way it can fail: the
 * response is lost, the write is rejected, or the plugin is interrupted or killed. The failed step is repeated or
 * reverted. At the end, platform and state must agree: no second object, no lost object, nothing to do for the next
 * `up`, and a delete restores the initial platform.
 *
 * @returns one sentence for each defect; empty without defects.
 */
export async function survivalFlaws<P extends FaultyPlatform>(
  setup: SurvivalSetup<P>,
  type: string,
  prepare: (platform: P) => Promise<Life>,
): Promise<string[]> {
  const inScene = async <T>(act: (scene: Scene<P>) => Promise<T>): Promise<T> => {
    await using scene = await Scene.open(setup, type, prepare);
    return await act(scene);
  };
  const [made, life] = await inScene(async (scene) => [await scene.baseline("create"), scene.life]);
  const { changed, replaced } = life;
  const plain = new Map<Phase, Baseline>([["create", made]]);
  const others: Phase[] = [
    ...(changed ? ["change" as const] : []),
    ...(replaced ? ["replace" as const] : []),
    "delete",
  ];
  for (const chapter of others) plain.set(chapter, await inScene((scene) => scene.baseline(chapter)));

  const trials = [...plain].flatMap(([chapter, { writes, after }]) =>
    plans
      .filter(({ chapters }) => chapters.includes(chapter))
      .flatMap(({ fault, sequel }) => writes.map((write) => ({ trial: { chapter, write, fault, sequel }, after }))),
  );
  const flaws: string[] = [];
  const live = async (trial: Trial, after: Census) => {
    try {
      await inScene((scene) => scene.run(trial, { made: made.after, after }));
    } catch (error) {
      flaws.push(`${described(trial)}: ${explained(error)}`);
    }
  };
  await Promise.all([
    ...trials.map(({ trial, after }) => trialSlots.run(() => live(trial, after))),
    colleagueFlaws(setup, type, prepare, life, made).then((found) => flaws.push(...found)),
  ]);
  return flaws.sort();
}

function described({ chapter, write, fault, sequel }: Trial): string {
  return `${chapter}, ${fault} of ${placed(write)}, ${sequel}`;
}

function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${explained(error.cause)}`;
}
