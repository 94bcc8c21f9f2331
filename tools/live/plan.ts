import {
  type Cost,
  type LivePackage,
  type PortableLife,
  type Setting,
  sharing,
  stepsOf,
  unknown,
  type Values,
  type World,
} from "@org/core-provider/testing";

/** A kind, and its part of a run. */
export interface PlannedKind {
  readonly kind: string;
  /** At least the costs of the objects that the life requires. */
  readonly cost: Cost;
  readonly price: string | undefined;
  /** The kinds of the objects that the life requires. */
  readonly uses: readonly string[];
  readonly settings: readonly Setting[];
  /** The settings that the environment lacks. */
  readonly missing: readonly Setting[];
  readonly steps: readonly string[];
  readonly life: PortableLife;
}

/** The kinds of a package, and what a run does with them. */
export interface Plan {
  /** In the order in which they run. */
  readonly kinds: readonly PlannedKind[];
  /** Kinds that cannot run on a real platform, with the reasons. */
  readonly notLive: Readonly<Record<string, string>>;
}

/** The classes of cost, lowest first. */
export const costs = ["free", "cheap", "expensive"] as const satisfies readonly Cost[];

/** Plans all kinds of a package. Sends no request. */
export async function planOf(
  { provider, lives, notLive = {} }: LivePackage,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Plan> {
  const kinds: PlannedKind[] = [];
  for (const resource of provider.resources) {
    const life = lives[resource.name];
    if (life === undefined) continue;
    const uses: string[] = [];
    const settings: Setting[] = [];
    const prepared = await life.prepare(imaginaryWorld(env, { uses, settings }, (name) => `<${name}>`));
    kinds.push({
      kind: resource.name,
      cost: highest([life.cost, ...uses.map((kind) => lives[kind]?.cost ?? "free")]),
      price: life.price,
      uses: [...new Set(uses)],
      settings,
      missing: settings.filter(({ variable, hasDefault }) => !env[variable] && !hasDefault),
      steps: stepsOf(resource, prepared),
      life,
    });
  }
  return {
    kinds: kinds.sort((a, b) => costs.indexOf(a.cost) - costs.indexOf(b.cost)),
    notLive,
  };
}

function highest(all: readonly Cost[]): Cost {
  return costs[Math.max(...all.map((cost) => costs.indexOf(cost)))] ?? "expensive";
}

/** The requirements of a life, which it reveals while it prepares in an imaginary world. */
interface Recorded {
  readonly uses: string[];
  readonly settings: Setting[];
}

/** A world whose objects do not exist. It records what a life requires. */
function imaginaryWorld(
  env: Readonly<Record<string, string | undefined>>,
  { uses, settings }: Recorded,
  outputOf: (name: string) => unknown,
): World {
  const get = (_: object, name: string | symbol) => (typeof name === "string" ? outputOf(name) : undefined);
  const outputs = new Proxy({}, { get });
  return {
    name: (text) => text,
    ...sharing({
      given: async (kind) => {
        uses.push(kind);
        return { id: `<${kind}>`, outputs };
      },
      lookup: async () => outputs,
    }),
    setting(setting) {
      if (!settings.some(({ variable }) => variable === setting.variable)) settings.push(setting);
      return env[setting.variable] || setting.example;
    },
  };
}

/** The inputs of a life as in a preview, in which outputs of other objects are not known yet. */
export async function previewInputsOf(
  { life }: PlannedKind,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Values> {
  const { inputs } = await life.prepare(imaginaryWorld(env, { uses: [], settings: [] }, () => unknown));
  return inputs;
}
