import type { Problem } from "./shape.ts";

/** What one query parameter may be. */
export interface Parameter {
  /** Whether the request is wrong without it. */
  readonly required?: boolean;
  /** Whether it may be given more than once. */
  readonly many?: boolean;
  /** The problem of a value, if any. */
  check?(value: string): string | undefined;
}

/** The parameters that a route knows. Any other is a problem. */
export type Parameters = Readonly<Record<string, Parameter>>;

/** A whole number within bounds. */
export function numberParameter(min: number, max: number): Parameter {
  return {
    check: (value) =>
      /^-?\d+$/.test(value) && Number(value) >= min && Number(value) <= max
        ? undefined
        : `must be an integer from ${min} to ${max}`,
  };
}

/** True or false. */
export const flagParameter: Parameter = {
  check: (value) => (value === "true" || value === "false" ? undefined : "must be true or false"),
};

/** True or false in upper or lower case, as servers in Java read them. */
export const anyCaseFlagParameter: Parameter = {
  check: (value) => flagParameter.check?.(value.toLowerCase()),
};

/** Any text. */
export const textParameter: Parameter = {};

/** Any text, and the request is wrong without it. */
export const requiredParameter: Parameter = {
  required: true,
  check: (value) => (value === "" ? "must not be empty" : undefined),
};

/** Any text, any number of times. */
export const manyParameter: Parameter = { many: true };

/** One of a closed set of texts. */
export function choiceParameter(values: readonly string[]): Parameter {
  return { check: (value) => (values.includes(value) ? undefined : `must be one of ${values.join(", ")}`) };
}

/** The query of a request, checked. */
export class Query {
  readonly #values: URLSearchParams;

  constructor(values: URLSearchParams) {
    this.#values = values;
  }

  /** The value of a parameter, if given. */
  text(name: string): string | undefined {
    return this.#values.get(name) ?? undefined;
  }

  /** All values of a parameter. */
  texts(name: string): string[] {
    return this.#values.getAll(name);
  }

  /** The value as a number, or the default. */
  number(name: string, otherwise: number): number {
    const value = this.#values.get(name);
    return value === null ? otherwise : Number(value);
  }

  /** Whether the parameter is `true`. */
  is(name: string): boolean {
    return this.#values.get(name)?.toLowerCase() === "true";
  }

  /** A copy of all parameters, to build links from. */
  copy(): URLSearchParams {
    return new URLSearchParams(this.#values);
  }
}

/** Finds what is wrong with a query. */
export function checkQuery(values: URLSearchParams, known: Parameters): Problem[] {
  const problems: Problem[] = [];
  for (const name of new Set(values.keys())) {
    const parameter = Object.hasOwn(known, name) ? known[name] : undefined;
    if (parameter === undefined) {
      problems.push({ at: name, message: "is not a known query parameter", kind: "unknown" });
      continue;
    }
    const given = values.getAll(name);
    if (given.length > 1 && !parameter.many)
      problems.push({ at: name, message: "must not be given more than once", kind: "value" });
    for (const value of given) {
      const message = parameter.check?.(value);
      if (message !== undefined) problems.push({ at: name, message, kind: "value" });
    }
  }
  for (const [name, parameter] of Object.entries(known)) {
    if (parameter.required && !values.has(name)) problems.push({ at: name, message: "is missing", kind: "missing" });
  }
  return problems;
}
