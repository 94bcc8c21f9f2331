import type { Facts, Field, Fields, LookupOutput, ShownOf } from "./field.ts";

/** How the outputs of a lookup differ from the properties of the resource. Each name must exist in the resource. */
export interface LookupChanges<F extends Fields> {
  /** The properties of the lookup. Default: all. */
  readonly pick?: readonly (keyof F & string)[];
  /** Properties that the lookup omits, such as `local`, `writeOnly` and `oneTime` ones, which no read returns. */
  readonly omit?: readonly (keyof F & string)[];
  /**
   * Objects that the lookup returns as lists of at most one element: `{ gateways: "gateway" }`. An object that always
   * exists becomes a list with one element; an optional one may become an empty list.
   */
  readonly inLists?: Readonly<Record<string, keyof F & string>>;
  /** Properties whose definition differs from the resource's. */
  readonly override?: { readonly [K in keyof F]?: Field };
}

type Picked<F extends Fields, C> = Exclude<
  C extends { readonly pick: readonly (infer P)[] } ? P & keyof F : keyof F,
  | (C extends { readonly omit: readonly (infer O)[] } ? O : never)
  | (C extends { readonly inLists: infer L } ? L[keyof L] : never)
  | (C extends { readonly override: infer O } ? keyof O : never)
>;

type ListOf<T> = Field<readonly T[], readonly T[], "output", readonly T[], readonly T[]>;

/** The table that {@link lookupOutputs} returns. */
export type LookupOutputs<F extends Fields, C> = { readonly [K in Picked<F, C>]: LookupOutput<F[K]> } & (C extends {
  readonly inLists: infer L;
}
  ? {
      readonly [K in keyof L]: L[K] extends keyof F ? ListOf<ShownOf<F[L[K]]>> : never;
    }
  : unknown) &
  (C extends { readonly override: infer O } ? O : unknown);

/** Rejects an override of a property that is not there; `keyof` alone lets unknown names pass in an inferred type. */
type OnlyOf<F extends Fields, C> = C extends { readonly override: infer O }
  ? { readonly override: { readonly [K in Exclude<keyof O, keyof F>]: never } }
  : unknown;

/**
 * Derives the outputs of a lookup from the properties of a resource. Facts about setting a value (role, checks,
 * defaults, effects of a change) are dropped. Documentation, wire name, secrecy, deprecation and the names of nested
 * types are kept. Closed enumerations become open ones.
 *
 * A value that a program may omit always appears in a lookup, possibly empty. Only objects without a counterpart on the
 * platform are omitted.
 *
 * @throws Error when a change names an unknown or omitted property, or when the lookup contains a property that no read
 *   returns.
 *
 * @example
 * ```ts
 * const network = {
 *   displayName: field.string({ computed: true, wire: "spec.display_name", docs: "Name for people." }),
 *   cloud: field.string({ required: true, values: ["AWS", "GCP"], wire: "spec.cloud", docs: "Cloud that it is in." }),
 *   gateway: field.object({ id: field.string({ output: true, wire: "id", docs: "Its ID." }) }, {
 *     output: true, wire: "spec.gateway", docs: "The network's gateway.",
 *   }),
 *   force: field.boolean({ default: false, local: true, docs: "Delete it with all that is in it." }),
 * };
 *
 * const outputs = {
 *   id: field.string({ output: true, wire: "id", docs: "ID of the network." }),
 *   ...lookupOutputs(network, { omit: ["force"], inLists: { gateways: "gateway" } }),
 * };
 * ```
 */
export function lookupOutputs<F extends Fields, const C extends LookupChanges<F> = Record<never, never>>(
  fields: F,
  changes?: C & OnlyOf<F, C>,
): LookupOutputs<F, C> {
  const {
    pick = Object.keys(fields),
    omit = [],
    inLists = {},
    override = {},
  } = (changes ?? {}) as LookupChanges<Fields>;
  const lists = new Map(Object.entries(inLists).map(([list, name]) => [name, list]));
  for (const name of [...pick, ...omit, ...lists.keys(), ...Object.keys(override)]) {
    if (!fields[name]) throw new Error(`a lookup cannot pick, omit or change ${name}: there is no such property`);
  }
  for (const name of [...lists.keys(), ...Object.keys(override)]) {
    if (!pick.includes(name) || omit.includes(name)) {
      throw new Error(`a lookup cannot change ${name}, which it omits`);
    }
  }
  const outputs: Record<string, Field> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!pick.includes(name) || omit.includes(name)) continue;
    const list = lists.get(name);
    if (list === undefined) outputs[name] = override[name] ?? shown(name, field);
    else outputs[list] = inList(name, field);
  }
  return outputs as LookupOutputs<F, C>;
}

const neverRead = ["local", "writeOnly", "oneTime"] as const;

function shown(path: string, field: Field): Field {
  const fact = neverRead.find((one) => field.facts[one]);
  if (fact !== undefined) throw new Error(`no read returns ${path}, which is ${fact}: omit it from the lookup`);
  const output = read(path, field);
  if (!isLeftOut(field)) return output;
  output.facts.optional = true;
  output.role = "optionalOutput";
  return output;
}

/** A plugin converts hundreds of properties at startup, so each one is copied only once. */
type Writable<T> = { -readonly [K in keyof T]: T[K] };
type WritableField = Omit<Writable<Field>, "facts"> & { readonly facts: Writable<Facts> };

/** A value that always appears, with everything in it. */
function read(path: string, field: Field): WritableField {
  const { kind, item, fields } = field;
  const output: WritableField = { kind, facts: readFacts(field), role: "output" };
  if (item) output.item = read(`${path}[]`, item);
  if (fields) output.fields = shownEach(path, fields);
  return output;
}

function shownEach(path: string, fields: Fields): Fields {
  const members: Record<string, Field> = {};
  for (const [name, member] of Object.entries(fields)) members[name] = shown(`${path}.${name}`, member);
  return members;
}

function inList(name: string, field: Field): Field {
  const { wire, docs, terraform } = field.facts;
  const place = wire === undefined ? {} : ({ wire, single: isLeftOut(field) ? "optional" : "always" } as const);
  const item = read(name, field);
  return {
    kind: "list",
    facts: { docs, output: true, ...place, ...(typeof terraform === "string" ? { terraform } : {}) },
    role: "output",
    item,
  };
}

function isLeftOut({ kind, role }: Field): boolean {
  return role === "optionalOutput" || (role === "optional" && (kind === "object" || kind === "any"));
}

/** The facts that say something of a value that is read. */
function readFacts(field: Field): Writable<Facts> {
  const { kind, facts } = field;
  const { docs, wire, returned, secret, deprecated, typeName, single, terraform, values, knownValues = values } = facts;
  const kept: Writable<Facts> = { docs, output: true };
  if (wire !== undefined) kept.wire = wire;
  if (wire !== undefined && returned !== undefined) kept.returned = returned;
  if (single !== undefined) kept.single = single;
  if (terraform !== undefined) kept.terraform = terraform;
  if (secret !== undefined) kept.secret = secret;
  if (deprecated !== undefined) kept.deprecated = deprecated;
  if (knownValues !== undefined) kept.knownValues = knownValues;
  // The name of an enumeration does not apply to an arbitrary string.
  if (typeName !== undefined && kind === "object") kept.typeName = typeName;
  return kept;
}
