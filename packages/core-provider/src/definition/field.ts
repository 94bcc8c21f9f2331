import type { Rule } from "./rules.ts";

/** The type of a value. `set` is a list in which order does not matter. */
export type Kind = "string" | "integer" | "number" | "boolean" | "list" | "set" | "map" | "object" | "any";

/**
 * Who sets a property.
 *
 * - `required`: the program must set it; the platform returns it.
 * - `optional`: the program may set it; otherwise it stays unset.
 * - `defaulted`: the program may set it; otherwise the definition's default or an automatic name is used.
 * - `computed`: the program may set it; otherwise the platform sets it.
 * - `output`: only the platform sets it.
 * - `optionalOutput`: only the platform sets it, and not always.
 */
export type Role = "required" | "optional" | "defaulted" | "computed" | "output" | "optionalOutput";

/** When two values are equal. A function receives known values only. */
export type Equality = "case-insensitive" | "json" | "percent-decoded" | ((before: unknown, after: unknown) => boolean);

/** A condition for changes that cannot be made in place. */
export interface ReplaceRule {
  /** Completes the sentence "a change replaces the resource when ...". */
  readonly when: string;
  /** Decides for one change; both values are known and differ. */
  readonly test: (before: unknown, after: unknown) => boolean;
  /** Shown at preview when the rule applies: what the user loses. */
  readonly warning?: string;
  /** Marks the property in the schema like one that always replaces, because most changes do. */
  readonly isUsual?: true;
}

/** A change that is rejected: it is neither made in place nor by an implicit replacement. */
export interface RejectRule {
  /** Completes "cannot be changed, because ...": the reason, and what to do instead. */
  readonly because: string;
  /** Changes that are taken nevertheless: the values that each value may become. `{ BASIC: ["STANDARD"] }` */
  readonly allowed?: Readonly<Record<string, readonly string[]>>;
  /**
   * Decides about one change; both values are known and differ. Without it, every change that is not allowed is
   * rejected.
   */
  readonly test?: (before: unknown, after: unknown) => boolean;
}

/** A name that is generated from the resource's logical name if the program does not set one. */
export interface AutoName {
  /** Longest name the platform takes. */
  readonly maxLength: number;
  /** The text between the logical name and the random suffix. Defaults to `-`. */
  readonly separator?: string;
  /** A character that the platform takes. Each other one becomes the separator. Default: all are taken. */
  readonly allowed?: RegExp;
  /** The platform takes no capital letters. */
  readonly lowerCase?: true;
}

/**
 * Who sets the value. These facts determine the {@link Role} of the field, and with it the types of handlers.
 * `required` and `output` exclude the others; `default` and `autoName` take precedence over `computed`; `optional`
 * requires `output`; `env` takes precedence over a name and a default.
 */
export interface SourceFacts {
  /** The program must set it. */
  readonly required?: boolean;
  /** Only the platform sets it. */
  readonly output?: boolean;
  /** The platform's response may lack it (only with `output`). */
  readonly optional?: boolean;
  /** The platform fills it when the program does not. */
  readonly computed?: boolean;
  /** The value if the program does not set one. */
  readonly default?: unknown;
  /**
   * Environment variable that is read if the program does not set a value. If there are several, the first one that is
   * set wins. An empty variable counts as unset.
   */
  readonly env?: string | readonly string[];
  /** A name is generated from the logical name if the program does not set one. */
  readonly autoName?: AutoName;
  /**
   * An empty value counts as unset: `""`, 0, `false`, `[]`, `{}`, and an object whose members are all empty. A check
   * removes it from the inputs, so it is never sent, and applies a default instead. Without this fact, `""`, 0 and `{}`
   * are values.
   */
  readonly emptyIsUnset?: boolean;
}

/** Checks at preview. They have no other effect. Unknown values are skipped. */
export interface CheckFacts {
  /** Closed enumeration: other values are errors. */
  readonly values?: readonly string[];
  /** Open enumeration: other values cause a warning, because the platform may support more. */
  readonly knownValues?: readonly string[];
  /** The text must match; `says` completes "must ...". */
  readonly pattern?: { readonly match: RegExp; readonly says: string };
  /** Least number, or least length of a string or list. */
  readonly min?: number;
  /** Greatest number, or greatest length of a string or list. */
  readonly max?: number;
  /** Still accepted, with a warning; says what to use instead. */
  readonly deprecated?: string;
}

/**
 * What counts as a change, and what a change causes. `equality` also decides which form of a value the state keeps, and
 * when the platform returns the requested value. A replacement overrides a rejected change, but a default never causes
 * one by itself.
 */
export interface ChangeFacts {
  /** Which different values are equal. */
  readonly equality?: Equality;
  /**
   * A change replaces the resource: always, or by a rule. On a member, this also applies when the object or element
   * that contains it is added, removed or exchanged.
   */
  readonly replaceOnChange?: true | ReplaceRule;
  /** A change fails the preview with a reason, unless the resource is replaced for another reason. */
  readonly rejectChange?: RejectRule;
}

/**
 * How the state stores the value. At most one of `local`, `writeOnly` and `oneTime` may be set: no read returns such a
 * value, so the server carries it over and the handler's `read` omits it. `ignored` values never differ; with `local`
 * they are stored nevertheless.
 */
export interface StateFacts {
  /** Encrypted in state, never shown. */
  readonly secret?: boolean;
  /** The value is derived from these properties, such as a hash. It is secret if one of them is secret. */
  readonly secretWith?: readonly string[];
  /** Messages may show it although it is secret, because it only identifies credentials: the ID of an API key. */
  readonly identifier?: boolean;
  /** Never sent to the platform: the provider itself acts on it. Carried over from inputs into state. */
  readonly local?: boolean;
  /**
   * A state that lacks the value, such as one that was imported or that another package wrote, takes it from the program
   * without a change: the object cannot be compared with it. Later values are compared.
   */
  readonly adoptedIfMissing?: true;
  /**
   * Sent, but never returned, such as a password or private key. The state stores the written value and compares with
   * it. An import omits the value and warns about it.
   */
  readonly writeOnly?: boolean;
  /**
   * An output that the platform returns only when it creates the object, such as the secret of a key. The state stores
   * the value that `create` or `update` returned.
   */
  readonly oneTime?: boolean;
  /**
   * Never sent, never compared, never imported: accepted for compatibility only. A value that handlers use nevertheless
   * says instead what giving it means, as a sentence of the documentation.
   */
  readonly ignored?: boolean | { readonly says: string };
}

/**
 * How the value is represented in the platform's JSON, for `toWire` and `fromWire`. These facts do not affect
 * comparisons.
 */
export interface WireFacts {
  /** Dotted path of the value in the platform's JSON, relative to the object that contains it. */
  readonly wire?: string;
  /**
   * Whether a response without the value is invalid. Set it only for values that identify the object, or without which
   * a handler cannot decide anything, not because the API documentation calls them required. See `from-wire.ts`.
   * `always`: the response must contain it, and it is not an empty string. `maybe empty`: the response must contain it.
   * Default: the response may lack it.
   */
  readonly returned?: "always" | "maybe empty";
  /**
   * The request that creates the object leaves out an empty value, and with it `unsetAs`: there is nothing to clear.
   * Updates send both.
   */
  readonly omitEmptyOnCreate?: true;
  /**
   * The value to send for a property that is not set: `null`, `""`, `[]`. Without it, requests omit such a property,
   * and a platform that updates only the properties in a request keeps the old value of a property that was removed
   * from the program.
   */
  readonly unsetAs?: unknown;
  /**
   * A list with at most one element, which the platform's JSON contains without a list. If the platform returns
   * nothing, the list is empty (`optional`) or contains one empty element (`always`).
   */
  readonly single?: "optional" | "always";
}

/** How a preview predicts an output, and whether an incomplete response after a change keeps it. */
export interface PreviewFacts {
  /** Output whose value may change when one of these properties does. Others stay known in a preview. */
  readonly changesWith?: readonly string[];
  /** With `changesWith`: only an empty value may change. The platform keeps any other value as long as the object exists. */
  readonly fixedOnceSet?: true;
}

/**
 * How Terraform's provider names and represents the value, for converters of programs and states. It has no other
 * effect.
 */
export interface TerraformFacts {
  /**
   * Its name in Terraform, if that is not our name in snake case (singular for a list of objects). Or how it differs:
   * `plural` if a list of objects keeps our name; `kind` if it is a set instead of a list or vice versa; `many` if
   * our list of at most one object is a block without a limit there. `false` if Terraform has no equivalent.
   */
  readonly terraform?:
    | string
    | false
    | { readonly plural?: true; readonly kind?: "list" | "set"; readonly many?: true };
}

/** How it is documented. */
export interface DocumentationFacts {
  /** One or two sentences for users: meaning, unit and source. Markdown. */
  readonly docs: string;
  /** More for those who set it: combinations with other properties, and what happens if it is omitted. Markdown. */
  readonly inputDocs?: string;
  /** Overrides the derived name of an object type. */
  readonly typeName?: string;
}

/** All facts about one property, in groups. Each group documents how its facts interact. */
export interface Facts
  extends SourceFacts,
    CheckFacts,
    ChangeFacts,
    StateFacts,
    WireFacts,
    PreviewFacts,
    TerraformFacts,
    DocumentationFacts {}

/** The environment variables of a field, in the order in which they count. */
export function envNames({ env }: Facts): readonly string[] {
  if (env === undefined) return [];
  return typeof env === "string" ? [env] : env;
}

declare const types: unique symbol;

/**
 * One property: its facts, and in its type the argument of handlers (`A`), the value in the state (`O`), its role, the
 * value in a lookup (`S`, see {@link lookupOutputs}), and the result of a read (`T`): nothing if the server carries the
 * value over.
 */
export interface Field<A = unknown, O = unknown, R extends Role = Role, S = unknown, T = unknown> {
  readonly kind: Kind;
  readonly facts: Facts;
  readonly role: R;
  /** Element of a list, set or map. */
  readonly item?: Field;
  /** Members of an object. */
  readonly fields?: Fields;
  /** Cross-field rules of an object. */
  readonly rules?: readonly Rule[];
  readonly [types]?: { readonly args: A; readonly outputs: O; readonly shown: S; readonly read: T };
}

/** A table of properties. */
export type Fields = Readonly<Record<string, Field>>;

type RoleOf<F extends Facts> = F extends { required: true }
  ? "required"
  : F extends { output: true; optional: true }
    ? "optionalOutput"
    : F extends { output: true }
      ? "output"
      : F extends { computed: true }
        ? F extends { default: unknown } | { autoName: AutoName }
          ? "defaulted"
          : "computed"
        : F extends { default: unknown } | { autoName: AutoName }
          ? "defaulted"
          : "optional";

/** The result of a read for a property with these facts: `never` if the server carries the value over. */
type ReadBack<T, F extends Facts> = F extends { local: true } | { writeOnly: true } | { oneTime: true } ? never : T;

type Text<F extends Facts> = F extends { values: readonly (infer V extends string)[] } ? V : string;

/** The argument that a handler receives for a field. */
export type ArgOf<F> = F extends Field<infer A, infer _O, infer _R> ? A : never;
/** The value that a handler returns for a field. */
export type OutputOf<F> = F extends Field<infer _A, infer O, infer _R> ? O : never;
/** The value of a field in a lookup. */
export type ShownOf<F> = F extends Field<infer _A, infer _O, infer _R, infer S> ? S : never;
/** The value of a field in the result of a read. */
type ReadOf<F> = F extends Field<infer _A, infer _O, infer _R, infer _S, infer T> ? T : never;

type KeysOf<F extends Fields, R extends Role> = {
  [K in keyof F]: F[K] extends Field<infer _A, infer _O, infer Q> ? (Q extends R ? K : never) : never;
}[keyof F];

type Simplify<T> = { [K in keyof T]: T[K] } & {};

/** The checked inputs of a handler: with defaults, secrets unwrapped, all values known. */
export type Args<F extends Fields> = Simplify<
  { readonly [K in KeysOf<F, "required" | "defaulted">]: ArgOf<F[K]> } & {
    readonly [K in KeysOf<F, "optional" | "computed">]?: ArgOf<F[K]> | undefined;
  }
>;

/** The properties that the state holds. */
export type Outputs<F extends Fields> = Simplify<
  { readonly [K in KeysOf<F, "required" | "defaulted" | "computed" | "output">]: OutputOf<F[K]> } & {
    readonly [K in KeysOf<F, "optional" | "optionalOutput">]?: OutputOf<F[K]> | undefined;
  }
>;

type CarriedIn<F extends Fields> = { [K in keyof F]: [ReadOf<F[K]>] extends [never] ? K : never }[keyof F];

/** The properties that a read returns: those in the state without the values that the server carries over. */
export type ReadOutputs<F extends Fields> = Simplify<
  {
    readonly [K in Exclude<KeysOf<F, "required" | "defaulted" | "computed" | "output">, CarriedIn<F>>]: ReadOf<F[K]>;
  } & {
    readonly [K in Exclude<KeysOf<F, "optional" | "optionalOutput">, CarriedIn<F>>]?: ReadOf<F[K]> | undefined;
  } & { readonly [K in CarriedIn<F>]?: OutputOf<F[K]> | undefined }
>;

/** A resource's property as an output of a lookup. */
export type LookupOutput<F> =
  F extends Field<infer _A, infer O, infer R, infer S>
    ? Field<S, S, R extends "optionalOutput" ? R : R extends "optional" ? RoleWithoutValue<O> : "output", S, S>
    : never;

/** A table of properties, as {@link LookupOutput} has each. */
export type LookupTable<F extends Fields> = { readonly [K in keyof F]: LookupOutput<F[K]> };

/** An unset value appears as an empty one, except that objects and values of any type have no empty form. */
type RoleWithoutValue<O> = unknown extends O
  ? "optionalOutput"
  : O extends string | number | boolean | readonly unknown[]
    ? "output"
    : string extends keyof O
      ? "output"
      : "optionalOutput";

function roleOf(facts: Facts): Role {
  if (facts.required) return "required";
  if (facts.output) return facts.optional ? "optionalOutput" : "output";
  if (facts.default !== undefined || facts.autoName) return "defaulted";
  return facts.computed ? "computed" : "optional";
}

function make<A, O, F extends Facts, S, T>(
  kind: Kind,
  facts: F,
  more?: Pick<Field, "item" | "fields" | "rules">,
): Field<A, O, RoleOf<F>, S, ReadBack<T, F>> {
  return { kind, facts, role: roleOf(facts) as RoleOf<F>, ...more };
}

/**
 * Builders of properties.
 *
 * @example
 * ```ts
 * const fields = {
 *   topicName: field.string({ required: true, replaceOnChange: true, docs: "Name of the topic." }),
 *   partitionsCount: field.integer({ default: 6, min: 1, docs: "Number of partitions." }),
 *   config: field.map(field.string({ docs: "A value." }), { computed: true, docs: "Topic settings." }),
 * };
 * ```
 */
export const field = {
  /** A string. With `values`, a handler receives one of them; the platform may return any string. */
  string: <const F extends Facts>(facts: F): Field<Text<F>, string, RoleOf<F>, string, ReadBack<string, F>> =>
    make("string", facts),
  /** A whole number. */
  integer: <const F extends Facts>(facts: F): Field<number, number, RoleOf<F>, number, ReadBack<number, F>> =>
    make("integer", facts),
  /** A number. */
  number: <const F extends Facts>(facts: F): Field<number, number, RoleOf<F>, number, ReadBack<number, F>> =>
    make("number", facts),
  /** True or false. */
  boolean: <const F extends Facts>(facts: F): Field<boolean, boolean, RoleOf<F>, boolean, ReadBack<boolean, F>> =>
    make("boolean", facts),
  /** Any JSON value, passed through unchanged. */
  any: <const F extends Facts>(facts: F): Field<unknown, unknown, RoleOf<F>, unknown, ReadBack<unknown, F>> =>
    make("any", facts),
  /** Values whose order matters. */
  list: <I extends Field, const F extends Facts>(
    item: I,
    facts: F,
  ): Field<
    readonly ArgOf<I>[],
    readonly OutputOf<I>[],
    RoleOf<F>,
    readonly ShownOf<I>[],
    ReadBack<readonly ReadOf<I>[], F>
  > => make("list", facts, { item }),
  /** Values whose order means nothing. */
  set: <I extends Field, const F extends Facts>(
    item: I,
    facts: F,
  ): Field<
    readonly ArgOf<I>[],
    readonly OutputOf<I>[],
    RoleOf<F>,
    readonly ShownOf<I>[],
    ReadBack<readonly ReadOf<I>[], F>
  > => make("set", facts, { item }),
  /** Values by key. */
  map: <I extends Field, const F extends Facts>(
    item: I,
    facts: F,
  ): Field<
    Readonly<Record<string, ArgOf<I>>>,
    Readonly<Record<string, OutputOf<I>>>,
    RoleOf<F>,
    Readonly<Record<string, ShownOf<I>>>,
    ReadBack<Readonly<Record<string, ReadOf<I>>>, F>
  > => make("map", facts, { item }),
  /** A nested object, with rules if its members depend on one another. */
  object: <T extends Fields, const F extends Facts & { rules?: readonly Rule[] }>(
    fields: T,
    facts: F,
  ): Field<Args<T>, Outputs<T>, RoleOf<F>, Outputs<LookupTable<T>>, ReadBack<ReadOutputs<T>, F>> =>
    make("object", facts, facts.rules ? { fields, rules: facts.rules } : { fields }),
};

/** The facts of a field that only describes responses, and that no schema shows. */
export type ResponseFacts = Pick<Facts, "optional" | "secret"> & WireFacts;

type AsOutput<F extends ResponseFacts> = F & { readonly output: true; readonly docs: "" };

function asOutput<const F extends ResponseFacts>(facts: F): AsOutput<F> {
  return { ...facts, output: true, docs: "" };
}

/**
 * Builders of fields that only describe responses. No schema shows these fields, so they need no documentation.
 *
 * @example
 * ```ts
 * const created = { id: responseField.string({ wire: "id", returned: "always" }) };
 * const { id } = fromWire(created, body);
 * ```
 */
export const responseField = {
  string: <const F extends ResponseFacts>(facts: F) => field.string(asOutput(facts)),
  integer: <const F extends ResponseFacts>(facts: F) => field.integer(asOutput(facts)),
  number: <const F extends ResponseFacts>(facts: F) => field.number(asOutput(facts)),
  boolean: <const F extends ResponseFacts>(facts: F) => field.boolean(asOutput(facts)),
  any: <const F extends ResponseFacts>(facts: F) => field.any(asOutput(facts)),
  list: <I extends Field, const F extends ResponseFacts>(item: I, facts: F) => field.list(item, asOutput(facts)),
  set: <I extends Field, const F extends ResponseFacts>(item: I, facts: F) => field.set(item, asOutput(facts)),
  map: <I extends Field, const F extends ResponseFacts>(item: I, facts: F) => field.map(item, asOutput(facts)),
  object: <T extends Fields, const F extends ResponseFacts>(fields: T, facts: F) =>
    field.object(fields, asOutput(facts)),
};

/** Returns true if the program may set the property. */
export function isInput(f: Field): boolean {
  return f.role !== "output" && f.role !== "optionalOutput";
}

/** Whether the program may leave the value to the platform, so that any value is right. */
export function mayBeLeftToPlatform(field: Field): boolean {
  return field.role === "computed" || hasDefault(field);
}

/** Whether the program may leave the value out because the definition has a default for it. */
export function hasDefault({ role, facts }: Field): boolean {
  return role === "defaulted" && facts.default !== undefined;
}

/** Whether a member of the value, or of an element in it, has a default. */
export function holdsDefaults({ fields, item }: Field): boolean {
  const inner = [...Object.values(fields ?? {}), ...(item ? [item] : [])];
  return inner.some((one) => hasDefault(one) || holdsDefaults(one));
}

/** True when a response without the property is invalid. */
export function isRequiredInResponse({ facts: { returned, writeOnly } }: Field): boolean {
  return returned !== undefined && !writeOnly;
}

/** Replaces the resource when a number decreases. `warning` says what is lost. */
export function decreased(warning?: string): ReplaceRule {
  const rule = { when: "it is decreased", test: (before: unknown, after: unknown) => Number(after) < Number(before) };
  return warning === undefined ? rule : { ...rule, warning };
}
