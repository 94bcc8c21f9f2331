import { randomUUID } from "node:crypto";
import { Refusal } from "../../refusal.ts";
import { type Deployment, isObject, type Properties, type ResourceState } from "../../state/deployment.ts";
import { parseUrn, writeUrn } from "../../state/urn.ts";
import { visibleLine } from "../../visible-text.ts";
import type { ResourceSpec, Takeover } from "../takeover.ts";
import { inFull, isOldType, nameOfType, providerType, renamedType } from "../tokens.ts";
import { inInputOrder } from "./input-order.ts";
import { signature, takenInputs, takenOutputs } from "./properties.ts";
import { isDefault, nativeProvider, withSettingsOf } from "./provider.ts";

/** A migrated state, and what changed. */
export interface TakenState {
  readonly state: Deployment;
  /** The migrated resources, without providers. */
  readonly resources: readonly TakenResource[];
  /** Names of providers that the program creates. */
  readonly providers: {
    /** Those that now also exist in the new package. */
    readonly made: readonly string[];
    /** Those that existed in both packages, and are now one. */
    readonly joined: readonly string[];
  };
  /** Notes for the user. */
  readonly notes: readonly string[];
}

/** A migrated resource. */
export interface TakenResource {
  /** The type in the new package. */
  readonly type: string;
  readonly name: string;
}

/**
 * Migrates the resources of the old package in a state to the new package.
 *
 * @param targets - URNs or names of the resources to migrate. Default: all.
 * @throws {Refusal} if the new package lacks something, or the new state would be invalid.
 */
export function takeOverState(state: Deployment, takeover: Takeover, targets: readonly string[] = []): TakenState {
  const resources = state.deployment.resources ?? [];
  const chosen = chosenOf(resources, takeover, targets);
  const specs = specsOf([...chosen], takeover);
  const providers = providersOf(resources, chosen, takeover, targets.length === 0);
  const urns = new Map([...providers.urns, ...renamedUrns(resources, chosen, takeover)]);
  const references = new References(urns, providers.references, takeover);
  const strangers = [...providers.strangers];

  const taken = resources.flatMap((resource): readonly ResourceState[] => {
    const inPlace = providers.inPlaceOf(resource).map((each) => references.within(each) as ResourceState);
    if (providers.left.has(resource)) return inPlace;
    const moved = references.in(providers.merged(resource), chosen.has(resource));
    const spec = specs.get(resource);
    if (spec === undefined) return [moved, ...inPlace];
    const inputs = takenInputs(resource.inputs ?? {}, spec, takeover.to.schema);
    strangers.push(...inputs.strangers.map((path) => `${titleOf(resource)}: ${visibleLine(path)}`));
    return [
      {
        ...moved,
        type: renamedType(resource.type, takeover),
        ...(resource.inputs === undefined ? {} : { inputs: references.within(inputs.properties) as Properties }),
        ...(resource.outputs === undefined
          ? {}
          : {
              outputs: references.within(
                inInputOrder(takenOutputs(resource.outputs, spec), inputs.properties),
              ) as Properties,
            }),
      },
    ];
  });
  if (strangers.length > 0) {
    throw new Refusal(
      "unsupported-state",
      `${takeover.to.npmName} ${takeover.to.version} does not support these properties in the form they have in the state, possibly because another version of ${takeover.from.npmName} wrote them: ${strangers.join(", ")}. ` +
        `Update the program to the latest version of ${takeover.from.npmName}, run \`pulumi up\`, then run this command again.`,
    );
  }
  refuseDoubled(taken);
  return {
    state: { ...state, deployment: { ...state.deployment, resources: taken } },
    resources: [...chosen].map((each) => ({ type: renamedType(each.type, takeover), name: nameOf(each) })),
    providers,
    notes: providers.notes,
  };
}

/** The resources to migrate, without providers. */
function chosenOf(
  resources: readonly ResourceState[],
  takeover: Takeover,
  targets: readonly string[],
): ReadonlySet<ResourceState> {
  const candidates = resources.filter(({ type }) => isOldType(type, takeover) && !isProvider(type));
  if (targets.length === 0) return new Set(candidates);
  const found = targets.flatMap((target) => {
    const meant = candidates.filter((each) => each.urn === target || nameOf(each) === target);
    const urns = new Set(meant.map(({ urn }) => urn));
    if (urns.size === 1) return meant;
    if (urns.size === 0) {
      throw new Refusal(
        "invalid-arguments",
        `The state has no resource ${target} of ${takeover.from.npmName}. Pass the URN or the name of one.`,
      );
    }
    throw new Refusal(
      "invalid-arguments",
      `The state has several resources with the name ${target}. Pass the URN of one: ${visibleLine([...urns].join(" or "))}.`,
    );
  });
  return new Set(found);
}

/** The new package's schemas of the resources to migrate. @throws {Refusal} if one is missing. */
function specsOf(chosen: readonly ResourceState[], takeover: Takeover): ReadonlyMap<ResourceState, ResourceSpec> {
  const { from, to } = takeover;
  const specs = new Map<ResourceState, ResourceSpec>();
  const lacking: ResourceState[] = [];
  for (const each of chosen) {
    const token = inFull(renamedType(each.type, takeover));
    const spec = Object.hasOwn(to.schema.resources, token) ? to.schema.resources[token] : undefined;
    if (spec === undefined) lacking.push(each);
    else specs.set(each, spec);
  }
  if (lacking.length === 0) return specs;
  throw new Refusal(
    "no-counterpart",
    `${to.npmName} has no counterpart for ${lacking.map(titleOf).join(", ")}. Remove it from the program and the state first (\`pulumi destroy --target\`, or \`pulumi state delete\`, which keeps the object), or migrate only the others with --target; ${from.npmName} then keeps it.`,
  );
}

interface Providers {
  /** The providers to remove. */
  readonly left: ReadonlySet<ResourceState>;
  /** The new provider at the position of an old one. */
  inPlaceOf(resource: ResourceState): readonly ResourceState[];
  /** A provider with the settings of those that it replaces. */
  merged(provider: ResourceState): ResourceState;
  readonly urns: ReadonlyMap<string, string>;
  /** References of resources to old providers, with those to the new ones. */
  readonly references: ReadonlyMap<string, string>;
  readonly made: readonly string[];
  readonly joined: readonly string[];
  readonly notes: readonly string[];
  /** Settings that the new providers do not have, each with its provider. */
  readonly strangers: readonly string[];
}

/**
 * The providers of the new package: one for each old one. Several may become one, such as the default providers of two
 * versions. One may exist already, from resources that were migrated before.
 *
 * @param all - Whether all resources of the old package are migrated, so that its providers are removed.
 */
function providersOf(
  resources: readonly ResourceState[],
  chosen: ReadonlySet<ResourceState>,
  takeover: Takeover,
  all: boolean,
): Providers {
  const used = new Set([...chosen].flatMap(({ provider }) => (provider === undefined ? [] : [provider])));
  const ofFrom = resources.filter(({ type }) => type === providerType(takeover.from.provider));
  const wanted = ofFrom.filter((each) => all || used.has(referenceTo(each)));
  const there = new Map(
    resources
      .filter(({ type, delete: goes }) => type === providerType(takeover.to.provider) && !goes)
      .map((each) => [each.urn, each]),
  );
  const successors = new Map<ResourceState, ResourceState>();
  const references = new Map<string, string>();
  const urns = new Map<string, string>();
  const notes = new Set<string>();
  const strangers: string[] = [];
  const moved: ResourceState[] = [];
  const merges = new Map<ResourceState, ResourceState>();
  const mergedOf = (each: ResourceState) => merges.get(each) ?? each;
  const made = new Set<string>();
  const joined = new Set<string>();
  for (const each of wanted) {
    const { provider, leftOut, strangers: unknown } = nativeProvider(each, takeover);
    strangers.push(...unknown.map((name) => `${titleOf(each)}: ${name}`));
    for (const name of leftOut) notes.add(`${titleOf(each)}: ${name} ${takeover.from.withoutCounterpart[name]}`);
    const existing = there.get(provider.urn);
    const successor = existing ?? (all ? provider : { ...provider, id: randomUUID() });
    if (existing === undefined) {
      there.set(provider.urn, successor);
      successors.set(each, successor);
    } else if (resources.indexOf(existing) > resources.indexOf(each) && !existing.dependencies?.length) {
      // A provider must come before its resources.
      moved.push(existing);
      successors.set(each, existing);
    }
    if (existing !== undefined && isDefault(nameOf(each))) {
      merges.set(existing, withSettingsOf(provider, mergedOf(existing)));
    }
    references.set(referenceTo(each), referenceTo(successor));
    if (!isDefault(nameOf(each))) {
      if (existing !== undefined && all) joined.add(nameOf(each));
      if (existing === undefined && !all) made.add(nameOf(each));
    }
    if (all) urns.set(each.urn, successor.urn);
  }
  return {
    left: new Set([...(all ? wanted : []), ...moved]),
    inPlaceOf: (resource) => [successors.get(resource)].filter((each) => each !== undefined).map(mergedOf),
    merged: mergedOf,
    urns,
    references,
    made: [...made],
    joined: [...joined],
    notes: [...notes],
    strangers,
  };
}

/** The new URNs of the chosen resources and of their children, because a URN contains the types of all parents. */
function renamedUrns(
  resources: readonly ResourceState[],
  chosen: ReadonlySet<ResourceState>,
  takeover: Takeover,
): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>();
  for (const each of resources) {
    const urn = parseUrn(each.urn);
    if (urn === undefined) continue;
    const parent = each.parent === undefined ? undefined : renamed.get(each.parent);
    const outer = (parent === undefined ? undefined : parseUrn(parent)?.types) ?? urn.types.slice(0, -1);
    const own = chosen.has(each) ? renamedType(each.type, takeover) : (urn.types.at(-1) ?? each.type);
    const now = writeUrn({ ...urn, types: [...outer, own] });
    if (now !== each.urn) renamed.set(each.urn, now);
  }
  return renamed;
}

/** Signature of an object that is a reference to a resource. */
const resourceSignature = "5cf8f73096256a8f31e491e813e4eb8e";

/** Replaces references to URNs and providers. */
class References {
  readonly #urns: ReadonlyMap<string, string>;
  readonly #providers: ReadonlyMap<string, string>;
  readonly #takeover: Takeover;

  constructor(urns: ReadonlyMap<string, string>, providers: ReadonlyMap<string, string>, takeover: Takeover) {
    this.#urns = urns;
    this.#providers = providers;
    this.#takeover = takeover;
  }

  in(resource: ResourceState, isChosen: boolean): ResourceState {
    const { provider, aliases } = resource;
    const moved = this.within(resource) as ResourceState;
    return {
      ...moved,
      ...(provider !== undefined && isChosen ? { provider: this.#providers.get(provider) ?? provider } : {}),
      ...(aliases !== undefined && isChosen ? { aliases: aliases.map((each) => this.#alias(each)) } : {}),
    };
  }

  /** Replaces every string that is a URN of the state. */
  within(value: unknown): unknown {
    if (typeof value === "string") return this.#urns.get(value) ?? value;
    if (Array.isArray(value)) return value.map((each) => this.within(each));
    if (!isObject(value)) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.within(each)]));
    const isReference = value[signature] === resourceSignature && inner["urn"] !== value["urn"];
    return isReference ? { ...inner, packageVersion: this.#takeover.to.version } : inner;
  }

  /** Replaces an alias, which may be the URN of a resource that does not exist. */
  #alias(text: string): string {
    const urn = parseUrn(text);
    if (urn === undefined) return text;
    return (
      this.#urns.get(text) ?? writeUrn({ ...urn, types: urn.types.map((type) => renamedType(type, this.#takeover)) })
    );
  }
}

/** Rejects two resources with one URN, which the engine could not distinguish. */
function refuseDoubled(resources: readonly ResourceState[]): void {
  const seen = new Set<string>();
  const doubled = resources.filter(({ urn, delete: goes }) => {
    if (goes) return false;
    const known = seen.has(urn);
    seen.add(urn);
    return known;
  });
  if (doubled.length === 0) return;
  throw new Refusal(
    "unsupported-state",
    `The state has these resources in both packages, with the same name: ${doubled.map(titleOf).join(", ")}. Remove one of the two from the state (\`pulumi state delete\` with its URN, which keeps the object), then run this command again.`,
  );
}

function isProvider(type: string): boolean {
  return type.startsWith("pulumi:providers:");
}

function referenceTo({ urn, id }: ResourceState): string {
  return `${urn}::${id}`;
}

function nameOf({ urn }: ResourceState): string {
  return parseUrn(urn)?.name ?? urn;
}

/** A resource in messages: `KafkaTopic orders`. */
function titleOf(resource: ResourceState): string {
  return visibleLine(`${nameOfType(resource.type)} ${nameOf(resource)}`);
}
