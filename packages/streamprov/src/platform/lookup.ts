import {
  type Args,
  type Expectation,
  exactlyOneOf,
  expectation,
  type Facts,
  type Field,
  type Fields,
  type FunctionDefinition,
  field,
  fromWire,
  type Operation,
  type ReadOutputs,
} from "@org/core-provider";
import { idFacts, pageOf } from "./answers.ts";
import { at, type Body } from "./body.ts";
import type { Clients } from "./clients.ts";
import { type Collection, factsOf, idOf, listAll, reaching } from "./control-plane.ts";
import { lookup } from "./define.ts";
import { isGone } from "./errors.ts";

/** What is told of an object of the control plane. */
export interface LookedUp<O extends Fields> {
  /** Its outputs: {@link lookupOutputs} of its resource's fields. */
  readonly outputs: O;
  /** Those that do not follow their fields one to one, of a body of the platform. */
  readonly parts?: (body: Body) => Partial<ReadOutputs<O>>;
}

/** What is written of a lookup of one object of the control plane. */
export interface OneObject<I extends Fields, O extends Fields> extends LookedUp<O> {
  /** One paragraph for a person. Markdown. */
  readonly docs: string;
  /** A TypeScript program, without imports, that calls it. */
  readonly example: string;
  /** What it is in words, for messages and documentation: `service account`. */
  readonly what: string;
  /** What its IDs look like: `sa-...`, or what stands in them: `<Kafka cluster ID>/<topic name>`. */
  readonly idForm: string;
  /** Where it is. */
  readonly collection: Collection;
  /** The arguments that say where it is: `environment`. Told again among the outputs. */
  readonly inputs?: I;
  /** What it belongs to, for messages, where that is no part of a query: `the identity provider op-1`. */
  readonly of?: (args: Args<I>) => string;
  /**
   * The outputs that it can be found by when its ID is not given. Left out, the ID must be given, or the name where the
   * collection's members have no IDs.
   */
  readonly by?: readonly (keyof O & string)[];
  /** Parameters by which the platform looks for one of these. The exact match is made here all the same. */
  readonly filters?: { readonly [K in keyof O]?: string };
}

/**
 * A lookup of one object of the control plane: by its ID, or by an exact match of something else over all pages of its
 * collection.
 *
 * @example
 * ```ts
 * export const getServiceAccount = lookupObject("getServiceAccount", {
 *   docs: "Looks up a service account by its ID or its name.",
 *   example: `const orders = streamprov.getServiceAccountOutput({ displayName: "orders-service" });`,
 *   what: "service account",
 *   idForm: "sa-...",
 *   collection: serviceAccounts,
 *   by: ["displayName"],
 *   outputs: lookupOutputs(serviceAccountFields),
 * });
 * ```
 */
export function lookupObject<I extends Fields, O extends Fields>(
  name: string,
  spec: OneObject<I, O>,
): FunctionDefinition<Clients> {
  const { docs, example, by = [], inputs = {} } = spec;
  const outputs: Fields = spec.outputs;
  const expects = expectation(factsOf(spec.collection), (body) => tell(spec, body));
  const ofId = `ID of the ${spec.what}, \`${spec.idForm}\`.`;
  const { named } = spec.collection;
  const given = by.length === 0 ? ({ required: true, min: 1 } as const) : {};
  const keys: Fields = {
    ...(named ? { [named.by]: asKey(spec, named.by, given) } : { id: field.string({ docs: ofId, ...given }) }),
    ...Object.fromEntries(by.map((key) => [key, asKey(spec, key)])),
  };
  return lookup<Fields, Fields, ReadOutputs<Fields>>(name, {
    docs,
    example,
    inputs: { ...keys, ...inputs },
    outputs: { id: field.string({ output: true, wire: "id", docs: ofId }), ...inputs, ...outputs },
    ...(by.length === 0 ? {} : { rules: [exactlyOneOf("id", ...by)] }),
    async run(op) {
      const reach = reaching({ ...op, args: op.args as Args<I> }, spec.collection, op);
      const body = await find(reach, { ...spec, expects }, Object.keys(keys));
      const echoed = Object.keys(inputs).filter((input) => outputs[input] === undefined);
      return {
        ...Object.fromEntries(echoed.map((input) => [input, op.args[input]])),
        id: idOf(spec.collection, op.args, body),
        ...tell(spec, body),
      };
    },
  });
}

/** The outputs of a body. */
export function tell<O extends Fields>({ outputs, parts }: LookedUp<O>, body: Body): ReadOutputs<O> {
  return { ...fromWire(outputs, body), ...parts?.(body) };
}

/** An output as an argument that an object is found by. */
function asKey(
  { what, outputs }: { readonly what: string; readonly outputs: Fields },
  name: string,
  given: Partial<Facts> = {},
): Field {
  const docs = name === "displayName" ? `Name of the ${what}` : outputs[name]?.facts.docs.replace(/\.$/, "");
  return field.string({ docs: `${docs}; upper and lower case count.`, ...given });
}

/** The object that the only argument among the keys asks for: an empty one counts as not given. */
async function find<I extends Fields, O extends Fields>(
  op: Operation & Clients & { readonly args: Args<I> },
  spec: OneObject<I, O> & { readonly expects: Expectation },
  keys: readonly string[],
): Promise<Body> {
  const { collection, outputs } = spec;
  const args = op.args as Readonly<Record<string, unknown>>;
  const own = collection.named?.by ?? "id";
  const key = keys.find((name) => args[name]) ?? own;
  const value = String(args[key]);
  const place = {
    kind: spec.of ? `${spec.what} of ${spec.of(op.args)}` : spec.what,
    collection,
    path: collection.path(args),
    scope: collection.scope?.(args) ?? {},
    expects: spec.expects,
    own,
  };
  if (key === own) return byOwn(op, place, value);
  const parameter = spec.filters?.[key];
  const found = await matching(op, place, {
    value,
    at: outputs[key]?.facts.wire ?? key,
    facts: outputs[key] ? { [key]: outputs[key] } : {},
    filter: parameter === undefined ? {} : { [parameter]: value },
  });
  const [only] = found;
  const what = `${key} "${value}"${where(place)}`;
  if (!only) throw new Error(`no ${place.kind} has the ${what}; the match is exact, upper and lower case included`);
  if (found.length > 1) {
    throw new Error(
      `${found.length} objects of the kind ${place.kind} have the ${what}: ${found.map((body) => String(body["id"])).join(", ")}. Give the id of the one that is meant`,
    );
  }
  // The listing need not show it as it must be.
  return spec.expects(only) === undefined ? only : byOwn(op, place, String(only["id"]));
}

/** Where an object is looked for. */
interface Place {
  /** What is looked for, in words. */
  readonly kind: string;
  readonly collection: Collection;
  readonly path: string;
  readonly scope: Readonly<Record<string, string>>;
  /** What is told of it. */
  readonly expects: Expectation;
  /** The argument that stands in its path: its ID, or its name. */
  readonly own: string;
}

async function byOwn(op: Clients, place: Place, key: string): Promise<Body> {
  try {
    const { scope: query, expects } = place;
    return await op.cloud.get<Body>(`${place.path}/${encodeURIComponent(key)}`, { query, expects });
  } catch (error) {
    if (!isGone(error)) throw error;
    throw new Error(
      `there is no ${place.kind} with the ${place.own} "${key}"${where(place)}, or the credentials may not see it. The platform says: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

async function matching(
  op: Clients,
  { path, scope, collection }: Place,
  wanted: {
    readonly value: string;
    readonly at: string;
    /** The output that it is found by: a name that is no text is a wrong answer, and not another object's. */
    readonly facts: Fields;
    readonly filter: Readonly<Record<string, string>>;
  },
): Promise<Body[]> {
  const found: Body[] = [];
  const expects = pageOf({ ...idFacts, ...wanted.facts });
  for await (const body of listAll(op.cloud, path, { ...scope, ...wanted.filter }, collection.pageSize, expects)) {
    if (at(body, wanted.at) === wanted.value) found.push(body);
  }
  return found;
}

/** ` in environment env-abc123`, when the collection has such a scope. */
function where({ scope }: Place): string {
  const names = Object.entries(scope).map(
    ([name, value]) => `${name.replace("spec.", "").replaceAll("_", " ")} ${value}`,
  );
  return names.length === 0 ? "" : ` in ${names.join(", ")}`;
}
