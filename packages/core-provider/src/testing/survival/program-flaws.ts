import type { Values } from "../marks.ts";
import { failureOf } from "../responses/failure-of.ts";
import type { TestedResource } from "../tested-resource.ts";
import { assertAdvice } from "./assert-advice.ts";
import { assertUnchanged } from "./assert-unchanged.ts";
import { type Census, censusOf, differenceOf } from "./census.ts";
import { removeResource } from "./remove-resource.ts";
import { type FaultyPlatform, type Life, type SurvivalSetup, startWorld } from "./setup.ts";

/** Events in the program or outside it, without faults of the platform. */
const stories = {
  "deleted by somebody else and then changed": deletedThenChanged,
  "renamed in the program without an alias": renamed,
  "replaced by `up --replace`": replaced,
  "declared twice, and then once": declaredTwice,
};

/**
 * Runs typical program changes on a resource without faults of the platform. At the end, the platform must match the
 * program, or a message must have said what to do, and doing so must succeed.
 *
 * @returns one sentence for each defect; empty without defects.
 */
export async function programFlaws<P extends FaultyPlatform>(
  setup: SurvivalSetup<P>,
  type: string,
  prepare: (platform: P) => Promise<Life>,
): Promise<string[]> {
  const flaws: string[] = [];
  for (const [title, live] of Object.entries(stories)) {
    try {
      await startWorld(setup, prepare, async (platform, life) => {
        const world = new World(setup, type, platform, life);
        await live(world);
        world.holdEmpty();
        await platform.close();
      });
    } catch (error) {
      flaws.push(`${title}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return flaws;
}

/** A platform with the prerequisites of the resource. */
class World<P extends FaultyPlatform> {
  readonly life: Life;
  readonly #setup: SurvivalSetup<P>;
  readonly #type: string;
  readonly #platform: P;
  readonly #empty: Census;

  constructor(setup: SurvivalSetup<P>, type: string, platform: P, life: Life) {
    this.life = life;
    this.#setup = setup;
    this.#type = type;
    this.#platform = platform;
    this.#empty = this.census();
  }

  /** Runs the engine once: a plugin process with some resources and their states. */
  async run<T>(
    states: Readonly<Record<string, TestedResource | undefined>>,
    act: (...resources: TestedResource[]) => Promise<T>,
  ): Promise<T> {
    await using host = await this.#setup.startProvider(this.#platform);
    const resources = Object.entries(states).map(([name, state]) => {
      const resource = host.resource(this.#type, name);
      if (state) resource.adopt(state);
      return resource;
    });
    return await act(...resources);
  }

  /** A run that creates the resource. */
  create(): Promise<TestedResource> {
    return this.run({ it: undefined }, async (it) => {
      await it.create(this.life.inputs);
      return it;
    });
  }

  /** A run in which the resource must exist unchanged, and is deleted at the end. */
  endWith(name: string, state: TestedResource, wanted: Values = this.life.inputs): Promise<void> {
    return this.run({ [name]: state }, async (it) => {
      await it.read();
      await assertUnchanged(it, wanted, "after a refresh");
      await removeResource(it, this.life);
    });
  }

  census(): Census {
    return censusOf(this.#platform.state, this.#setup.history);
  }

  holdEmpty(): void {
    const difference = differenceOf(this.census(), this.#empty);
    if (difference !== undefined) throw new Error(`after the deletion there are ${difference}`);
  }
}

async function deletedThenChanged<P extends FaultyPlatform>(world: World<P>): Promise<void> {
  const { changed } = world.life;
  if (changed === undefined) return;
  const state = await world.create();
  const made = world.census();
  await world.run({ it: state }, (other) => removeResource(other, world.life));
  // Some objects cannot be deleted.
  if (differenceOf(world.census(), made) === undefined) return;
  const anew = await world.run({ it: state }, async (it) => {
    const message = await failureOf(it.update(changed));
    if (message === undefined) return it;
    assertAdvice(message, /pulumi refresh/);
    if ((await it.read()) !== undefined) throw new Error(`a refresh does not find out: ${message}`);
    await it.create(changed);
    return it;
  });
  await world.endWith("it", anew, changed);
}

async function renamed<P extends FaultyPlatform>(world: World<P>): Promise<void> {
  const state = await world.create();
  const named = await world.run({ it: state, other: undefined }, async (it, other) => {
    const message = await failureOf(other.create(world.life.inputs));
    if (message === undefined) {
      await removeResource(it, world.life);
      return other;
    }
    assertAdvice(message, /aliases|pulumi import/);
    return it;
  });
  await world.endWith("other", named);
}

async function replaced<P extends FaultyPlatform>(world: World<P>): Promise<void> {
  const state = await world.create();
  // An object that the platform cannot delete must be deleted beforehand, because a create does not know that it
  // replaces one.
  if (state.id !== undefined) world.life.remove?.(state.id);
  const left = await world.run({ it: state }, async (it) => {
    const message = await failureOf(it.update(world.life.inputs, { replace: true }));
    if (message !== undefined) assertAdvice(message, /deleteBeforeReplace|pulumi import/);
    return it;
  });
  await world.endWith("it", left);
}

async function declaredTwice<P extends FaultyPlatform>(world: World<P>): Promise<void> {
  const { inputs, superseded } = world.life;
  const [one, twin] = await world.run({ it: undefined, twin: undefined }, async (it, other) => {
    await it.create(inputs);
    const message = await failureOf(other.create(inputs));
    if (message !== undefined) assertAdvice(message, /declared twice|pulumi import|\{ import: /);
    return [it, other] as const;
  });
  await world.run({ it: one, twin }, async (it, other) => {
    if (!superseded) await assertUnchanged(it, inputs, "beside another one");
    if (other.state) await removeResource(other, world.life);
    if (superseded && (await it.read())) await removeResource(it, world.life);
  });
  if (!superseded) await world.endWith("it", one);
}
