import { lengthLimits, numberLimits, type Outline } from "./outline.ts";

/** One thing that is wrong with a request. */
export interface Problem {
  /** Where: a JSON pointer into the body (`/spec/display_name`), or a parameter's name for the query. */
  readonly at: string;
  /** What: a sentence. */
  readonly message: string;
  readonly kind: ProblemKind;
}

/**
 * What kind of thing is wrong: a name that is not known, something that is missing, a JSON value of the wrong type, or
 * a value of the right type that is not allowed.
 */
export type ProblemKind = "unknown" | "missing" | "type" | "value";

/** The required shape of a JSON value in a request. `T` is its TypeScript type. */
export interface Shape<T> {
  /** Adds a problem for everything in the value that does not fit. */
  check(value: unknown, at: string, problems: Problem[]): void;
  /** What the shape accepts, for documentation. */
  outline(): Outline;
  /** The required shape of a member; undefined when the member does not exist. Only for values with members. */
  inside?(name: string, value: unknown): Shape<unknown> | undefined;
  /** Carries the type; never there at run time. */
  readonly type?: T;
}

/** A member that may be left out. */
export interface OptionalShape<T> extends Shape<T> {
  readonly optional: true;
}

/** The TypeScript type of a shape. */
export type Static<S> = S extends Shape<infer T> ? T : never;

type Members = Readonly<Record<string, Shape<unknown>>>;
type OptionalNames<M extends Members> = { [K in keyof M]: M[K] extends { optional: true } ? K : never }[keyof M];

/** The TypeScript type of an object with these members. */
export type ObjectOf<M extends Members> = {
  readonly [K in Exclude<keyof M, OptionalNames<M>>]: Static<M[K]>;
} & { readonly [K in OptionalNames<M>]?: Static<M[K]> };

/** Any JSON value. */
export function anything(): Shape<unknown> {
  return { check: () => undefined, outline: () => ({ type: "any" }) };
}

/** A string. Messages describe `pattern` with the words of `form`. */
export function text(rule: { min?: number; max?: number; pattern?: RegExp; form?: string } = {}): Shape<string> {
  const { pattern } = rule;
  const form = pattern && (rule.form ?? `of the form ${pattern.source}`);
  return {
    check(value, at, problems) {
      if (typeof value !== "string") return wrongType(at, "a string", value, problems);
      if (value.length < (rule.min ?? 0)) wrongValue(at, "must not be empty", problems);
      if (value.length > (rule.max ?? Number.POSITIVE_INFINITY))
        wrongValue(at, `must have at most ${rule.max} characters`, problems);
      if (pattern?.test(value) === false) wrongValue(at, `must be ${form}`, problems);
    },
    outline: () => ({ type: "string", limits: [...lengthLimits(rule), ...(form === undefined ? [] : [form])] }),
  };
}

/** A whole number. */
export function integer(rule: { min?: number; max?: number } = {}): Shape<number> {
  return {
    check(value, at, problems) {
      if (typeof value !== "number" || !Number.isInteger(value)) return wrongType(at, "an integer", value, problems);
      if (value < (rule.min ?? Number.NEGATIVE_INFINITY)) wrongValue(at, `must be at least ${rule.min}`, problems);
      if (value > (rule.max ?? Number.POSITIVE_INFINITY)) wrongValue(at, `must be at most ${rule.max}`, problems);
    },
    outline: () => ({ type: "integer", limits: numberLimits(rule) }),
  };
}

/** Any number, whole or not. */
export function decimal(): Shape<number> {
  return {
    check(value, at, problems) {
      if (typeof value !== "number") wrongType(at, "a number", value, problems);
    },
    outline: () => ({ type: "number" }),
  };
}

/** True or false. */
export function flag(): Shape<boolean> {
  return {
    check(value, at, problems) {
      if (typeof value !== "boolean") wrongType(at, "a boolean", value, problems);
    },
    outline: () => ({ type: "boolean" }),
  };
}

/** One of a closed set of strings. */
export function oneOf<const V extends string>(...values: V[]): Shape<V> {
  const set = new Set<unknown>(values);
  return {
    check(value, at, problems) {
      if (typeof value !== "string") return wrongType(at, "a string", value, problems);
      if (!set.has(value)) wrongValue(at, `must be one of ${values.join(", ")}`, problems);
    },
    outline: () => ({ type: "choice", values }),
  };
}

/** A list of equal elements. */
export function listOf<T>(
  element: Shape<T>,
  rule: { min?: number; max?: number; distinct?: boolean } = {},
): Shape<readonly T[]> {
  return {
    check(value, at, problems) {
      if (!Array.isArray(value)) return wrongType(at, "an array", value, problems);
      if (value.length < (rule.min ?? 0)) wrongValue(at, `must have at least ${rule.min} elements`, problems);
      if (value.length > (rule.max ?? Number.POSITIVE_INFINITY))
        wrongValue(at, `must have at most ${rule.max} elements`, problems);
      if (rule.distinct && new Set(value.map((one) => JSON.stringify(one))).size < value.length)
        wrongValue(at, "must not have an element twice", problems);
      for (const [index, one] of value.entries()) element.check(one, `${at}/${index}`, problems);
    },
    outline: () => ({ type: "list", of: element.outline() }),
    inside: () => element,
  };
}

/** An object with free names and equal values. */
export function mapOf<T>(element: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return {
    check(value, at, problems) {
      if (!isObject(value)) return wrongType(at, "an object", value, problems);
      for (const [name, one] of Object.entries(value)) element.check(one, pointer(at, name), problems);
    },
    outline: () => ({ type: "map", of: element.outline() }),
    inside: () => element,
  };
}

/** An object with these members and no other. */
export function object<const M extends Members>(members: M): Shape<ObjectOf<M>> {
  const known = Object.entries(members).map(([name, shape]) => ({ name, shape, optional: "optional" in shape }));
  return {
    check(value, at, problems) {
      if (!isObject(value)) return wrongType(at, "an object", value, problems);
      for (const name of Object.keys(value)) {
        if (!Object.hasOwn(members, name))
          problems.push({ at: pointer(at, name), message: "is not a known field", kind: "unknown" });
      }
      for (const { name, shape, optional } of known) {
        if (Object.hasOwn(value, name)) shape.check(value[name], pointer(at, name), problems);
        else if (!optional) problems.push({ at: pointer(at, name), message: "is missing", kind: "missing" });
      }
    },
    outline: () => ({
      type: "object",
      members: Object.fromEntries(
        known.map(({ name, shape, optional }) => [name, { required: !optional, outline: shape.outline() }]),
      ),
    }),
    inside: (name) => (Object.hasOwn(members, name) ? members[name] : undefined),
  };
}

/** Marks a member that may be left out. */
export function optional<T>(shape: Shape<T>): OptionalShape<T> {
  return { ...shape, optional: true };
}

/** Lets null stand for the value. */
export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return {
    ...shape,
    check(value, at, problems) {
      if (value !== null) shape.check(value, at, problems);
    },
  };
}

/** An object whose shape is chosen by one of its string members. */
export function chosenBy<const N extends string, const C extends Readonly<Record<string, Shape<unknown>>>>(
  name: N,
  choices: C,
): Shape<Static<C[keyof C]>> {
  return {
    check(value, at, problems) {
      if (!isObject(value)) return wrongType(at, "an object", value, problems);
      const choice = value[name];
      if (choice === undefined) problems.push({ at: pointer(at, name), message: "is missing", kind: "missing" });
      else if (typeof choice !== "string" || !Object.hasOwn(choices, choice))
        wrongValue(pointer(at, name), `must be one of ${Object.keys(choices).join(", ")}`, problems);
      else choices[choice]?.check(value, at, problems);
    },
    outline: () => ({
      type: "variants",
      by: name,
      variants: Object.fromEntries(Object.entries(choices).map(([choice, shape]) => [choice, shape.outline()])),
    }),
    inside(member, value) {
      const choice = isObject(value) ? value[name] : undefined;
      const chosen = typeof choice === "string" && Object.hasOwn(choices, choice) ? choices[choice] : undefined;
      return chosen?.inside?.(member, value);
    },
  };
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function pointer(at: string, name: string): string {
  return `${at}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

function wrongValue(at: string, message: string, problems: Problem[]): void {
  problems.push({ at, message, kind: "value" });
}

function wrongType(at: string, wanted: string, value: unknown, problems: Problem[]): void {
  const got = value === null ? "null" : Array.isArray(value) ? "an array" : `a ${typeof value}`;
  problems.push({ at, message: `must be ${wanted}, not ${got}`, kind: "type" });
}
