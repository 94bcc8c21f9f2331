import type { Rule } from "./rules.ts";

/** What a value is made of. `set` is a list whose order means nothing. */
export type Kind = "string" | "integer" | "number" | "boolean" | "list" | "set" | "map" | "object" | "any";

/**
 * Who gives a property its value.
 *
 * - `required`: the program must; the platform echoes it.
 * - `optional`: the program may; unset stays unset.
 * - `defaulted`: the program may, else the definition's default (or an automatic name) is used.
 * - `computed`: the program may, else the platform fills it.
 * - `output`: only the platform.
 * - `optionalOutput`: only the platform, and not always.
 */
export type Role = "required" | "optional" | "defaulted" | "computed" | "output" | "optionalOutput";

/** When two values count as one. A function gets plain values, never unknowns. */
export type Equality = "case-insensitive" | "json" | "percent-decoded" | ((before: unknown, after: unknown) => boolean);

/** A condition under which a change cannot be made in place. */
export interface ReplaceRule {
  /** Completes the sentence "a change replaces the resource when ...". */
  readonly when: string;
  /** Decides for one change; both values are known and differ. */
  readonly test: (before: unknown, after: unknown) => boolean;
  /** Shown at preview when the rule fires: what the user loses. */
  readonly warning?: string;
}

/** A change that is not made at all: neither in place, nor by a replacement that nobody asked for. */
export interface RefuseRule {
  /** Completes "cannot be changed, because ...": the reason, and what to do instead. */
  readonly because: string;
  /** Changes that are taken nevertheless: the values that each value may become. `{ BASIC: ["STANDARD"] }` */
  readonly allowed?: Readonly<Record<string, readonly string[]>>;
  /** Decides for one change; both values are known and differ. Left out, every change but the allowed ones is refused. */
  readonly test?: (before: unknown, after: unknown) => boolean;
}

/** A name made from the resource's logical name when the program gives none. */
export interface AutoName {
  /** Longest name the platform takes. */
  readonly maxLength: number;
  /** What stands between the logical name and the random end. Default `-`. */
  readonly separator?: string;
  /** A character that the platform takes. Each other one becomes the separator. Default: all are taken. */
  readonly allowed?: RegExp;
  /** The platform takes no capital letters. */
  readonly lowerCase?: true;
}

/**
 * Who gives the value: these make its {@link Role}, and with it the types that handlers are given and return. `required`
 * and `output` stand alone; `default` and `autoName` outweigh `computed`; `optional` belongs to `output`. `env` comes
 * before a name and a default.
 */
export interface SourceFacts {
  /** The program must give it. */
  readonly required?: boolean;
  /** Only the platform gives it. */
  readonly output?: boolean;
  /** May be absent from the platform's answer (only with `output`). */
  readonly optional?: boolean;
  /** The platform fills it when the program does not. */
  readonly computed?: boolean;
  /** Used when the program gives nothing. */
  readonly default?: unknown;
  /**
   * Environment variable consulted when the program gives nothing, or several in the order in which they count. Empty
   * counts as unset.
   */
  readonly env?: string | readonly string[];
  /** A name is made from the logical one when the program gives none. */
  readonly autoName?: AutoName;
  /**
   * An empty value counts as not given: `""`, 0, `false`, `[]`, `{}`, and an object whose members are all empty. A check
   * takes it out of the inputs, so that it is never sent, and a default comes in its place. Without this `""`, 0 and
   * `{}` are choices.
   */
  readonly emptyIsUnset?: boolean;
}

/** What is checked at preview, each by itself: nothing else follows from these. Unknown values are not judged. */
export interface CheckFacts {
  /** Closed enumeration: anything else is an error. */
  readonly values?: readonly string[];
  /** Open enumeration: anything else is a warning, since the platform may know more. */
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
 * What counts as a change, and what comes of it. `equality` also decides which form of a value the state keeps, and when
 * a value has the requested value. A replacement makes a refusal void, but never follows from a default that nobody wrote.
 */
export interface ChangeFacts {
  /** What counts as equal beyond identity. */
  readonly equality?: Equality;
  /**
   * A change replaces the resource: always, or by a rule. Said of a member, it holds as well when the object or the
   * element that holds it comes, goes or is exchanged.
   */
  readonly replaceOnChange?: true | ReplaceRule;
  /** A change fails the preview with a reason, unless something else replaces the resource anyway. */
  readonly refuseChange?: RefuseRule;
}

/**
 * What the state keeps. What no read tells (`local`, `writeOnly`, `oneTime`: one of them) the server carries, so that a
 * handler's `read` leaves it out. `ignored` is no difference ever; with `local` it is kept all the same.
 */
export interface StateFacts {
  /** Encrypted in state, never shown. */
  readonly secret?: boolean;
  /** Never sent to the platform: the provider itself acts on it. Carried over from inputs into state. */
  readonly local?: boolean;
  /**
   * Sent, but never read back: a password, a private key. The state carries what was written, by which it is compared;
   * an import leaves it out and says so.
   */
  readonly writeOnly?: boolean;
  /**
   * An output that the platform tells only once, in the answer to the creation: the secret of a key. The state carries
   * what `create` or `update` returned.
   */
  readonly oneTime?: boolean;
  /**
   * Never sent, never compared, never imported: accepted for compatibility only. A value that handlers use nevertheless
   * says instead what giving it means, as a sentence of the documentation.
   */
  readonly ignored?: boolean | { readonly says: string };
}

/**
 * How the value stands in the platform's JSON, for `toWire` and `fromWire`. Nothing else follows from these: they have no
 * part in comparisons.
 */
export interface WireFacts {
  /** Dotted path of the value in the platform's JSON, relative to the object it stands in. */
  readonly wire?: string;
  /**
   * Whether a response without the value is invalid. That is only so for what identifies the object, or what a handler
   * cannot decide anything without; that a document calls it required is no reason. See `from-wire.ts`. `always`: the
   * response must contain it, and it is not an empty string. `maybe empty`: the response must contain it. Default: the
   * response may lack it.
   */
  readonly answered?: "always" | "maybe empty";
  /**
   * The request that creates the object leaves out an empty value, and with it `unsetAs`: there is nothing to clear.
   * Updates send both.
   */
  readonly omitEmptyOnCreate?: true;
  /**
   * What stands in requests for a property that is not given: `null`, `""`, `[]`. Without it such a property is left
   * out of every request, and a platform that changes only what a request holds keeps the old value of one that was
   * removed from the program.
   */
  readonly unsetAs?: unknown;
  /**
   * A list of at most one, whose element stands in the platform's JSON without a list around it. Where the platform has
   * none the list is empty, or always has one element, which is empty itself.
   */
  readonly single?: "optional" | "always";
}

/** What a preview knows of an output. Has no part in anything else. */
export interface PreviewFacts {
  /** Output whose value may change when one of these properties does. Others stay known in a preview. */
  readonly changesWith?: readonly string[];
}

/**
 * What Terraform's provider calls the value, and what it makes of it, for converters of programs and states. Has no part
 * in anything else.
 */
export interface TerraformFacts {
  /**
   * Its name there, where it is not ours in snake case (in the singular for a list of objects); or how it differs:
   * `plural` for a list of objects that is called as ours is, a set in place of a list or the other way round, `many`
   * where what is one here is a block of which there may be several. `false` when there is nothing like it.
   */
  readonly terraform?:
    | string
    | false
    | { readonly plural?: true; readonly kind?: "list" | "set"; readonly many?: true };
}

/** How it is documented. */
export interface DocumentationFacts {
  /** One or two sentences for a person: what it is, its unit, its source. Markdown. */
  readonly docs: string;
  /** What else matters to those who give it: what it may be together with, what leaving it out means. Markdown. */
  readonly inputDocs?: string;
  /** Overrides the derived name of an object type. */
  readonly typeName?: string;
}

/** Everything a definition says of one property. What belongs together, and what it is coupled with, stands with each group. */
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
 * One property: its facts, and in its type what handlers are given (`A`), what the state holds (`O`), its role, what a
 * lookup shows of it (`S`, see {@link lookupOutputs}), and what a read returns of it (`T`): nothing where the server
 * carries it.
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

/** What a read returns of a property with these facts: `never` where the server carries it. */
type ReadBack<T, F extends Facts> = F extends { local: true } | { writeOnly: true } | { oneTime: true } ? never : T;

type Text<F extends Facts> = F extends { values: readonly (infer V extends string)[] } ? V : string;

/** What a handler is given for a field. */
export type ArgOf<F> = F extends Field<infer A, infer _O, infer _R> ? A : never;
/** What a handler returns for a field. */
export type OutputOf<F> = F extends Field<infer _A, infer O, infer _R> ? O : never;
/** What a lookup shows of a field, when it shows it. */
export type ShownOf<F> = F extends Field<infer _A, infer _O, infer _R, infer S> ? S : never;
/** What a read returns of a field, when it tells it. */
type ReadOf<F> = F extends Field<infer _A, infer _O, infer _R, infer _S, infer T> ? T : never;

type KeysOf<F extends Fields, R extends Role> = {
  [K in keyof F]: F[K] extends Field<infer _A, infer _O, infer Q> ? (Q extends R ? K : never) : never;
}[keyof F];

type Simplify<T> = { [K in keyof T]: T[K] } & {};

/** The checked inputs that a handler is given: defaults filled in, secrets unwrapped, nothing unknown. */
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

/** The properties that a read returns: those of the state, without what the server carries. */
export type ReadOutputs<F extends Fields> = Simplify<
  {
    readonly [K in Exclude<KeysOf<F, "required" | "defaulted" | "computed" | "output">, CarriedIn<F>>]: ReadOf<F[K]>;
  } & {
    readonly [K in Exclude<KeysOf<F, "optional" | "optionalOutput">, CarriedIn<F>>]?: ReadOf<F[K]> | undefined;
  } & { readonly [K in CarriedIn<F>]?: OutputOf<F[K]> | undefined }
>;

/** What a property of a resource is in the outputs of a lookup. */
export type LookupOutput<F> =
  F extends Field<infer _A, infer O, infer R, infer S>
    ? Field<S, S, R extends "optionalOutput" ? R : R extends "optional" ? RoleWithoutValue<O> : "output", S, S>
    : never;

/** A table of properties, as {@link LookupOutput} has each. */
export type LookupTable<F extends Fields> = { readonly [K in keyof F]: LookupOutput<F[K]> };

/** A value that was left out is there, as an empty one; but an object, and what may be anything, has no empty form. */
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
  /** Text. With `values` a handler is given one of them; what the platform answers may be any text. */
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
  /** Any JSON value, handed through as it is. */
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
  /** A nested object, with rules of its own where its members depend on one another. */
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
 * const created = { id: responseField.string({ wire: "id", answered: "always" }) };
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

/** True when the program may give the property. */
export function isInput(f: Field): boolean {
  return f.role !== "output" && f.role !== "optionalOutput";
}

/** Whether the value may be left to the platform, and then fits any value. */
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
export function isRequiredInResponse({ facts: { answered, writeOnly } }: Field): boolean {
  return answered !== undefined && !writeOnly;
}

/** Replaces when a number shrinks. `warning` tells what is lost. */
export function decreased(warning?: string): ReplaceRule {
  const rule = { when: "it is decreased", test: (before: unknown, after: unknown) => Number(after) < Number(before) };
  return warning === undefined ? rule : { ...rule, warning };
}
