import type { Values } from "../marks.ts";
import type { Life } from "../survival/setup.ts";

/** An object that a life requires, such as the environment of a cluster. */
export interface GivenObject {
  readonly id: string;
  readonly outputs: Values;
}

/** A value that only the owner of an account can provide, such as the ID of an existing cloud network. */
export interface Setting {
  /** The environment variable that contains it. */
  readonly variable: string;
  /** What it is, as a noun phrase: "ARN of a key in AWS KMS". */
  readonly docs: string;
  /** The value on a simulator. */
  readonly example: string;
  /** The example is also the default on a real platform. */
  readonly hasDefault?: true;
}

/** The platform on which a life runs: a simulator, or a real one. */
export interface World {
  /**
   * The name of an object. On a real platform it begins with the ID of the run, which the sweep recognizes.
   *
   * @param separator - The character between the words of the name. Defaults to `-`.
   */
  name(text: string, separator?: "-" | "_"): string;
  /** Creates an object that the life requires. Lives that request equal objects share one. */
  given(kind: string, inputs: Values): Promise<GivenObject>;
  /** Calls a function of the package. */
  lookup(name: string, args?: Values): Promise<Values>;
  /** Returns the value of a setting. On a real platform, a kind whose setting is missing does not run. */
  setting(setting: Setting): string;
}

/** The costs of a life on a real platform. Expensive kinds run only when they are named. */
export type Cost = "free" | "cheap" | "expensive";

/** A life that runs on a simulator and on the real platform, because it creates what it requires through a {@link World}. */
export interface PortableLife<L extends Life = Life> {
  readonly cost: Cost;
  /** The order of magnitude, for expensive lives: "about 2 USD, because a cluster is billed for an hour". */
  readonly price?: string;
  readonly prepare: (world: World) => Promise<L>;
}

type Prepare<L> = (world: World) => Promise<L>;

/** A life for which the platform charges nothing. */
export function free<L extends Life>(prepare: Prepare<L>): PortableLife<L> {
  return { cost: "free", prepare };
}

/** A life that costs less than one US dollar. */
export function cheap<L extends Life>(prepare: Prepare<L>): PortableLife<L> {
  return { cost: "cheap", prepare };
}

/** A life that costs more, with the order of magnitude. */
export function expensive<L extends Life>(price: string, prepare: Prepare<L>): PortableLife<L> {
  return { cost: "expensive", price, prepare };
}

/** The lives of a simulator, by kind. */
type LivesOnSimulator<P, T extends Readonly<Record<string, PortableLife>>> = {
  readonly [K in keyof T]: (platform: P) => ReturnType<T[K]["prepare"]>;
};

/**
 * Converts portable lives to lives on a simulator. Names have no run ID there, and settings have their example values.
 *
 * @param worldOf - Returns how the simulator creates objects and answers lookups.
 *
 * @example
 * ```ts
 * export const lives = { ...onSimulator(portableLives, simulatedWorld) };
 * ```
 */
export function onSimulator<P, T extends Readonly<Record<string, PortableLife>>>(
  lives: T,
  worldOf: (platform: P) => Pick<World, "given" | "lookup">,
): LivesOnSimulator<P, T> {
  const prepareOn =
    ({ prepare }: PortableLife) =>
    (platform: P) =>
      prepare({ name: (text) => text, setting: ({ example }) => example, ...sharing(worldOf(platform)) });
  const converted = Object.entries(lives).map(([kind, life]) => [kind, prepareOn(life)]);
  return Object.fromEntries(converted) as LivesOnSimulator<P, T>;
}

/** A world in which equal objects are created once. */
export function sharing({ given, lookup }: Pick<World, "given" | "lookup">): Pick<World, "given" | "lookup"> {
  const objects = new Map<string, Promise<GivenObject>>();
  return {
    lookup,
    given(kind, inputs) {
      const key = JSON.stringify([kind, inputs]);
      const known = objects.get(key) ?? given(kind, inputs);
      objects.set(key, known);
      return known;
    },
  };
}
