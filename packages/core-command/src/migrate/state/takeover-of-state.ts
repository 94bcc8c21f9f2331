import { randomUUID } from "node:crypto";
import { Refusal } from "../../refusal.ts";
import { type Deployment, isObject, type Properties, type ResourceState } from "../../state/deployment.ts";
import { parseUrn, writeUrn } from "../../state/urn.ts";
import { visibleLine } from "../../visible-text.ts";
import type { ResourceSpec, Takeover } from "../takeover.ts";
import { inFull, isLeft, nameOfType, providerType, renamedType } from "../tokens.ts";
import { signature, takenInputs, takenOutputs } from "./properties.ts";
import { isDefault, nativeProvider } from "./provider.ts";

/** A state that was taken over, and what was done to it. */
export interface TakenState {
  readonly state: Deployment;
  /** The resources that were taken over, without providers. */
  readonly resources: readonly TakenResource[];
  /** The names of providers that the program makes. */
  readonly providers: {
    /** Those that are there by the new package as well from now on. */
    readonly made: readonly string[];
    /** Those that were there by both packages, and are one now. */
    readonly joined: readonly string[];
  };
  /** What somebody should know. */
  readonly notes: readonly string[];
}

/** A resource that was taken over. */
export interface TakenResource {
  /** The type in the new package. */
  readonly type: string;
  readonly name: string;
}

/**
 * A state in which the resources of one package are those of the other.
 *
 * @param targets URNs or names of the resources to take over; all when left out.
 * @throws {Refusal} when the new package lacks something, or the outcome would be no sound state.
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
    const moved = references.in(resource, chosen.has(resource));
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
          : { outputs: references.within(takenOutputs(resource.outputs, spec)) as Properties }),
      },
    ];
  });
  if (strangers.length > 0) {
    throw new Refusal(
      `${takeover.to.npmName} ${takeover.to.version} does not know these properties as they stand in the state, which another version of ${takeover.from.npmName} may have written: ${strangers.join(", ")}. ` +
        `Bring the program to the last version of ${takeover.from.npmName} first, run \`pulumi up\`, and come back.`,
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

/** The resources that are taken over, without providers. */
function chosenOf(
  resources: readonly ResourceState[],
  takeover: Takeover,
  targets: readonly string[],
): ReadonlySet<ResourceState> {
  const candidates = resources.filter(({ type }) => isLeft(type, takeover) && !isProvider(type));
  if (targets.length === 0) return new Set(candidates);
  const found = targets.flatMap((target) => {
    const meant = candidates.filter((each) => each.urn === target || nameOf(each) === target);
    const urns = new Set(meant.map(({ urn }) => urn));
    if (urns.size === 1) return meant;
    if (urns.size === 0) {
      throw new Refusal(
        `The state has no resource ${target} of ${takeover.from.npmName}: give the URN or the name of one.`,
      );
    }
    throw new Refusal(
      `The state has several resources with the name ${target}: give the URN of one, ${visibleLine([...urns].join(" or "))}.`,
    );
  });
  return new Set(found);
}

/** What the new package says of the resources that are taken over. @throws {Refusal} when it lacks one. */
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
    `${to.npmName} has no counterpart of ${lacking.map(titleOf).join(", ")}. Take it out of the program and the state first (\`pulumi destroy --target\`, or \`pulumi state delete\`, which leaves the object as it is), or take over the others alone with --target; ${from.npmName} then keeps it.`,
  );
}

interface Providers {
  /** The providers that go. */
  readonly left: ReadonlySet<ResourceState>;
  /** What stands where a resource stood: a provider's successor. */
  inPlaceOf(resource: ResourceState): readonly ResourceState[];
  readonly urns: ReadonlyMap<string, string>;
  /** References to providers, as resources hold them, with those of their successors. */
  readonly references: ReadonlyMap<string, string>;
  readonly made: readonly string[];
  readonly joined: readonly string[];
  readonly notes: readonly string[];
  /** Settings that the new providers do not know, each with its provider. */
  readonly strangers: readonly string[];
}

/**
 * The providers of the new package: one for each that is left. Several may come to the same, such as the default ones
 * of two versions, and one may be there already, from resources that were taken over before.
 *
 * @param all Whether no resource of the package stays behind, so that its providers go.
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
      // A provider stands before the resources that it serves.
      moved.push(existing);
      successors.set(each, existing);
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
    inPlaceOf: (resource) => [successors.get(resource)].filter((each) => each !== undefined),
    urns,
    references,
    made: [...made],
    joined: [...joined],
    notes: [...notes],
    strangers,
  };
}

/** The new URNs of the chosen resources, and of those whose parents they are: a URN names the types of all parents. */
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

/** What says of an object that it stands for a resource. */
const resourceSignature = "5cf8f73096256a8f31e491e813e4eb8e";

/** Puts new URNs and providers where a resource names others. */
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

  /** A value in which every text that is a URN of the state is the new one. */
  within(value: unknown): unknown {
    if (typeof value === "string") return this.#urns.get(value) ?? value;
    if (Array.isArray(value)) return value.map((each) => this.within(each));
    if (!isObject(value)) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.within(each)]));
    const isReference = value[signature] === resourceSignature && inner["urn"] !== value["urn"];
    return isReference ? { ...inner, packageVersion: this.#takeover.to.version } : inner;
  }

  /** A name that a resource had before may be of no resource that there is. */
  #alias(text: string): string {
    const urn = parseUrn(text);
    if (urn === undefined) return text;
    return (
      this.#urns.get(text) ?? writeUrn({ ...urn, types: urn.types.map((type) => renamedType(type, this.#takeover)) })
    );
  }
}

/** Two resources of one URN: a run of the engine would take one for the other. */
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
    `The state has these resources in both packages, under one name: ${doubled.map(titleOf).join(", ")}. Take one of the two out of the state (\`pulumi state delete\` with its URN, which leaves the object as it is), and come back.`,
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

/** How a resource is called in sentences: `KafkaTopic orders`. */
function titleOf(resource: ResourceState): string {
  return visibleLine(`${nameOfType(resource.type)} ${nameOf(resource)}`);
}
