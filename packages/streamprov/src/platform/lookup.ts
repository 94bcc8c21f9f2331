import {
  type Args,
  CodedError,
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
import { at, type Body } from "./body.ts";
import type { Clients } from "./clients.ts";
import { type Collection, factsOf, idOf, isMember, listAll, reaching } from "./control-plane.ts";
import { lookup } from "./define.ts";
import { isMissingError } from "./errors.ts";
import { idFacts, pageOf } from "./responses.ts";

/** The outputs of an object of the control plane. */
export interface LookedUp<O extends Fields> {
  /** The fields: {@link lookupOutputs} of its resource's fields. */
  readonly outputs: O;
  /** The values that do not follow from the wire names. */
  readonly parts?: (body: Body) => Partial<ReadOutputs<O>>;
}

/** The parts of a lookup of one object of the control plane. */
export interface OneObject<I extends Fields, O extends Fields> extends LookedUp<O> {
  /** One paragraph of Markdown. */
  readonly docs: string;
  /** A TypeScript program that calls it, without imports. */
  readonly example: string;
  /** Name of the object in messages and documentation: `service account`. */
  readonly what: string;
  /** The form of its ID: `sa-...` or `<Kafka cluster ID>/<topic name>`. */
  readonly idForm: string;
  /** The collection of the object. */
  readonly collection: Collection;
  /** The arguments besides its ID and name: `environment`. They are also outputs. */
  readonly inputs?: I;
  /** The parent of the object in messages, if it is not part of the query: `the identity provider op-1`. */
  readonly of?: (args: Args<I>) => string;
  /**
   * The outputs that can identify the object instead of its ID. By default, the ID is required, or the name if the
   * collection's members have no IDs.
   */
  readonly by?: readonly (keyof O & string)[];
  /** Query parameters that filter by one of these. The exact comparison is made here anyway. */
  readonly filters?: { readonly [K in keyof O]?: string };
}

/**
 * Defines a lookup of one object of the control plane by its ID, or by an exact comparison with all members of its
 * collection.
 *
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
  const given = by.length === 0 ? ({ required: true, min: 1 } as const) : ({ emptyIsUnset: true } as const);
  const keys: Fields = {
    ...(named ? { [named.by]: asKey(spec, named.by, given) } : { id: field.string({ docs: ofId, ...given }) }),
    ...Object.fromEntries(by.map((key) => [key, asKey(spec, key, given)])),
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

/** The outputs in a body. */
export function tell<O extends Fields>({ outputs, parts }: LookedUp<O>, body: Body): ReadOutputs<O> {
  return { ...fromWire(outputs, body), ...parts?.(body) };
}

/** An output as an argument that identifies an object. */
function asKey(
  { what, outputs }: { readonly what: string; readonly outputs: Fields },
  name: string,
  given: Partial<Facts> = {},
): Field {
  const docs = name === "displayName" ? `Name of the ${what}` : outputs[name]?.facts.docs.replace(/\.$/, "");
  return field.string({ docs: `${docs}, case-sensitive.`, ...given });
}

/** The object for the only key that is set. An empty text is treated as unset. */
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
    scope: collection.scope?.(args, "read") ?? {},
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
  if (!only) throw new CodedError("not-found", `no ${place.kind} has the ${what}; the comparison is case-sensitive`);
  if (found.length > 1) {
    throw new CodedError(
      "ambiguous",
      `${found.length} objects of the type ${place.kind} have the ${what}: ${found.map((body) => String(body["id"])).join(", ")}. Set the id of the wanted object`,
    );
  }
  // The object in the list may be incomplete.
  return spec.expects(only) === undefined ? only : byOwn(op, place, String(only["id"]));
}

/** The place to search for an object. */
interface Place {
  /** Name of the object in messages. */
  readonly kind: string;
  readonly collection: Collection;
  readonly path: string;
  readonly scope: Readonly<Record<string, string>>;
  /** The expected response. */
  readonly expects: Expectation;
  /** The argument in the object's path: its ID, or its name. */
  readonly own: string;
}

async function byOwn(op: Clients, place: Place, key: string): Promise<Body> {
  try {
    const { scope: query, expects } = place;
    return await op.cloud.get<Body>(`${place.path}/${encodeURIComponent(key)}`, {
      query,
      expects,
      identifies: isMember(place.collection, key, query),
    });
  } catch (error) {
    if (!isMissingError(error)) throw error;
    throw new CodedError(
      "not-found",
      `no ${place.kind} has the ${place.own} "${key}"${where(place)}, or the credentials cannot read it. The platform's response: ${(error as Error).message}`,
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
    /** The output to compare: a value of another type makes the response invalid. */
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

/** ` in environment env-abc123`, if the collection has such a scope. */
function where({ scope }: Place): string {
  const names = Object.entries(scope).map(
    ([name, value]) => `${name.replace("spec.", "").replaceAll("_", " ")} ${value}`,
  );
  return names.length === 0 ? "" : ` in ${names.join(", ")}`;
}
