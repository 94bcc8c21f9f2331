import type { Values } from "../marks.ts";
import { failureOf } from "../responses/failure-of.ts";
import type { TestedResource } from "../tested-resource.ts";
import { assertAdvice } from "./assert-advice.ts";
import { assertUnchanged } from "./assert-unchanged.ts";
import { type Census, censusOf, differenceOf } from "./census.ts";
import { type NumberedRequest, pathOf, placed } from "./numbered-request.ts";
import { copied, newFolder, remove, started } from "./plugin.ts";
import { age, recordsOf } from "./records.ts";
import { removeResource } from "./remove-resource.ts";
import { type FaultyPlatform, type Life, type SurvivalSetup, startWorld, type WriteFault } from "./setup.ts";
import type { Baseline } from "./trial.ts";

/**
 * Kills a plugin at the requests of a create while a colleague creates an object with the same name, or did so before.
 * The next attempt must continue with its own object or say how to import the other one. It must never adopt, change or
 * delete the colleague's object.
 *
 * @returns one sentence for each defect; empty without defects.
 */
export async function colleagueFlaws<P extends FaultyPlatform>(
  setup: SurvivalSetup<P>,
  type: string,
  prepare: (platform: P) => Promise<Life>,
  life: Life,
  { requests, writes }: Pick<Baseline, "requests" | "writes">,
): Promise<string[]> {
  const alike: readonly ColleagueTrial<P>[] = [
    ...requests.map((at) => ({ at, title: "killed before the platform has it", live: besideAnother("resetBefore") })),
    ...writes.map((at) => ({ at, title: "killed before its answer", live: besideAnother("resetAfter") })),
    ...writes.map((at) => ({ at, title: "killed before its answer, and another is made", live: joinedByAnother })),
  ];
  const named: readonly ColleagueTrial<P>[] = writes.flatMap((at) => [
    { at, title: "killed, and a colleague had created the same", live: afterColleague },
    // For the next attempt, an object that differs only in unreported properties is the same.
    ...(life.changed && !life.changesUnseen
      ? [{ at, title: "killed, and a colleague then creates another", live: beforeColleague }]
      : []),
  ]);
  const trials = [...(life.twin ? alike : []), ...(life.shared || life.superseded ? [] : named)];
  const lived = trials.map(async ({ at, title, live }) => {
    try {
      await startWorld(setup, prepare, async (platform, own) => {
        const world = new World(setup, type, platform, own);
        await live(world, at);
        await platform.close();
      });
      return [];
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return [`create beside somebody else's, ${placed(at)}, ${title}: ${why}`];
    }
  });
  return (await Promise.all(lived)).flat();
}

/** A colleague's action and its time. */
interface ColleagueTrial<P extends FaultyPlatform> {
  readonly at: NumberedRequest;
  readonly title: string;
  readonly live: (world: World<P>, at: NumberedRequest) => Promise<void>;
}

/** A colleague created the same, with the same settings, long before this creation. */
async function afterColleague<P extends FaultyPlatform>(world: World<P>, at: NumberedRequest): Promise<void> {
  const { inputs, twin } = world.life;
  const theirs = await world.colleagueCreates(inputs, { earlier: true });
  // Only the list of existing objects distinguishes such objects: see besideAnother.
  if (theirs === undefined || twin) return;
  await using killed = await world.killedAt(at, "resetBefore");
  theirs.hold("after the first attempt");
  await killed?.resume((it, failed) => world.endBeside(theirs, it, failed));
}

/** A colleague creates one of the same name with other settings when the plugin is dead. */
async function beforeColleague<P extends FaultyPlatform>(world: World<P>, at: NumberedRequest): Promise<void> {
  await using killed = await world.killedAt(at, "resetBefore");
  const theirs = await world.colleagueCreates(world.life.changed ?? {});
  if (theirs) await killed?.resume((it, failed) => world.endBeside(theirs, it, failed));
}

/** One that is alike is there before. */
function besideAnother(fault: WriteFault) {
  return async <P extends FaultyPlatform>(world: World<P>, at: NumberedRequest): Promise<void> => {
    const { one, both } = await world.makeTheirs();
    await using killed = await world.killedAt(at, fault);
    if (killed === undefined) {
      world.hold(one, "after a refusal");
      return;
    }
    await killed.resume(async (it, failed) => {
      if (failed === undefined) {
        world.hold(both, "beside somebody else's");
        await assertUnchanged(it, world.life.inputs, "afterwards");
        await removeResource(it, world.life);
      } else assertAdvice(failed, howToImport.one);
      world.hold(one, "without it");
    });
  };
}

/** A similar object is created after the plugin was killed. */
async function joinedByAnother<P extends FaultyPlatform>(world: World<P>, at: NumberedRequest): Promise<void> {
  await using killed = await world.killedAt(at, "resetAfter");
  await world.life.twin?.();
  const both = world.census();
  await killed?.resume(async (it, failed) => {
    if (failed === undefined) throw new Error(`it has taken ${it.id}, which may be somebody else's`);
    assertAdvice(failed, howToImport.two);
    world.hold(both, "after a refusal");
  });
}

/** Patterns of messages that say how to import one object, or each of two. */
const howToImport = { one: /pulumi import /, two: /pulumi import .*pulumi import /s };

/** The objects of a colleague. */
interface Theirs {
  /** @throws Error when any of it is deleted or changed. */
  hold(when: string): void;
}

/** A creation whose plugin was killed. */
interface Killed extends AsyncDisposable {
  /** Continues in another plugin process with the notes of the killed one. */
  resume(act: (it: TestedResource, failed: string | undefined) => Promise<void>): Promise<void>;
}

/** A platform with the prerequisites of the resource. */
class World<P extends FaultyPlatform> {
  readonly life: Life;
  readonly #setup: SurvivalSetup<P>;
  readonly #type: string;
  readonly #platform: P;

  constructor(setup: SurvivalSetup<P>, type: string, platform: P, life: Life) {
    this.life = life;
    this.#setup = setup;
    this.#type = type;
    this.#platform = platform;
  }

  /** Creates objects in another process, so that this process does not know them. */
  async makeTheirs(): Promise<{ readonly one: Census; readonly both: Census }> {
    await using host = await this.#setup.startProvider(this.#platform);
    const model = host.resource(this.#type, "model");
    await model.create(this.life.inputs);
    await this.life.twin?.();
    const both = this.census();
    await removeResource(model, this.life);
    return { one: this.census(), both };
  }

  /** Kills a plugin at a request of its creation; undefined when it is refused before that, with advice. */
  async killedAt({ route, ...at }: NumberedRequest, fault: WriteFault): Promise<Killed | undefined> {
    const [setup, platform, type] = [this.#setup, this.#platform, this.#type];
    const { host, notes } = await started(setup, platform, newFolder());
    let left: string | undefined;
    let cancelled: Promise<unknown> | undefined;
    platform.failNext({
      ...at,
      path: pathOf(route),
      kind: fault,
      met: () => {
        // Notes written after the kill do not exist.
        left = copied(notes);
        // It sends no further requests, even if it takes long to stop.
        platform.failNext({ kind: "resetBefore", times: Number.POSITIVE_INFINITY });
        cancelled = host.cancel();
      },
    });
    const failed = await failureOf(host.resource(type, "it").create(this.life.inputs));
    await cancelled;
    await host.stop();
    remove(notes);
    platform.forgetFaults();
    const folder = left;
    if (folder === undefined) {
      if (failed === undefined) throw new Error("no such request was sent");
      assertAdvice(failed, howToImport.one);
      return undefined;
    }
    return {
      resume: async (act) => {
        const { host: next } = await started(setup, platform, folder);
        await using _ = next;
        const it = next.resource(type, "it");
        await act(it, await failureOf(it.create(this.life.inputs)));
      },
      [Symbol.asyncDispose]: async () => remove(folder),
    };
  }

  /** A colleague creates an object; undefined when the platform refuses it. With `earlier`, it is an hour old then. */
  async colleagueCreates(
    inputs: Values,
    { earlier = false }: { readonly earlier?: boolean } = {},
  ): Promise<Theirs | undefined> {
    const before = recordsOf(this.#platform.state, this.#setup.history);
    await using host = await this.#setup.startProvider(this.#platform);
    if ((await failureOf(host.resource(this.#type, "theirs").create(inputs))) !== undefined) return undefined;
    if (earlier) age(this.#platform.state, 3_600_000);
    const isNew = (key: string) => !before.has(key);
    const created = [...recordsOf(this.#platform.state, this.#setup.history)].filter(([key]) => isNew(key));
    return {
      hold: (when) => {
        const now = recordsOf(this.#platform.state, this.#setup.history);
        for (const [key, record] of created) {
          if (!now.has(key)) throw new Error(`the colleague's ${key} is deleted ${when}`);
          if (now.get(key) !== record) throw new Error(`the colleague's ${key} is changed ${when}: ${now.get(key)}`);
        }
      },
    };
  }

  /** Deletes the resource's object, if any. The colleague's object must stay unchanged. */
  async endBeside(theirs: Theirs, it: TestedResource, failed: string | undefined): Promise<void> {
    if (failed !== undefined) assertAdvice(failed, /pulumi import |\{ import: /);
    theirs.hold(failed === undefined ? `when ${it.id} is created` : `after "${failed}"`);
    if (it.state) await removeResource(it, this.life);
    theirs.hold("after destroy");
  }

  census(): Census {
    return censusOf(this.#platform.state, this.#setup.history);
  }

  /** Asserts that the platform has the same objects as before. */
  hold(expected: Census, when: string): void {
    const difference = differenceOf(this.census(), expected);
    if (difference !== undefined) throw new Error(`there are ${difference} ${when}`);
  }
}
