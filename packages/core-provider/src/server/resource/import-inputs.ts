import { isEmpty } from "../../definition/empty.ts";
import { type Field, type Fields, hasDefault, isInput } from "../../definition/field.ts";
import { withheld } from "../../definition/problem.ts";
import type { Rule } from "../../definition/rules.ts";
import { counterparts } from "../../diff/counterparts.ts";
import type { Defaulted } from "../../diff/diff.ts";
import { equal } from "../../diff/equal.ts";
import { anyElement, member } from "../../value/path.ts";
import { isRecord, own } from "../../value/record.ts";
import { withRecordedInside } from "./unapplied-defaults.ts";

type Values = Readonly<Record<string, unknown>>;

/** How inputs are taken from outputs. */
interface ImportOptions {
  /** Called with the path of each omitted default. Without it, values that equal their defaults are kept. */
  readonly onOmitted?: (path: string, value: unknown) => void;
}

/** Inputs, and the defaults that they leave out, by their paths. */
export interface ImportedInputs {
  readonly values: Record<string, unknown>;
  readonly defaulted: Record<string, unknown>;
}

/**
 * The inputs that would make the object as it is: for an import. What is empty or a default is left out, and what the
 * platform never tells; so are a secret that the program need not give, which would stand in its code in clear, and what
 * is deprecated and need not be given.
 */
export function importedInputs(fields: Fields, outputs: Values, rules: readonly Rule[] = []): ImportedInputs {
  const defaulted: Record<string, unknown> = {};
  const taking: ImportOptions = {
    onOmitted: (path, value) => {
      defaulted[path] = value;
    },
  };
  return { values: inputsOf(fields, outputs, rules, "", taking).inputs, defaulted };
}

/**
 * The inputs after a refresh: what the program gave, brought up to date with the platform, plus what has appeared on
 * the platform against the program's silence. Names made automatically stay as they were made. A default that was never
 * applied to the object is not added.
 *
 * @param defaulted The defaults that an import has left out: they are added when the platform has another value.
 */
export function refreshedInputs(
  fields: Fields,
  inputs: Values,
  outputs: Values,
  defaulted: Defaulted = {},
  path = "",
): Record<string, unknown> {
  const fresh: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!isInput(field)) continue;
    const value = refreshedInput(field, inputs[name], outputs[name], defaulted, member(path, name));
    if (value !== undefined) fresh[name] = value;
  }
  return fresh;
}

/** The inputs of an object, and which secrets were left out. */
function inputsOf(
  fields: Fields,
  outputs: Values,
  rules: readonly Rule[],
  path: string,
  taking: ImportOptions,
): { readonly inputs: Record<string, unknown>; readonly withholds: boolean } {
  const inputs: Record<string, unknown> = {};
  const secrets: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!isInput(field) || field.facts.ignored) continue;
    const value = inputOf(field, outputs[name], member(path, name), taking);
    if (value === undefined) continue;
    const needNotBeGiven = field.facts.secret && field.role === "computed";
    (needNotBeGiven ? secrets : inputs)[name] = value;
  }
  // A rule may want it of this one object: a key for one type of drain.
  const isComplete = rules.every((rule) => rule.test(inputs, () => withheld).length === 0);
  return isComplete
    ? { inputs, withholds: Object.keys(secrets).length > 0 }
    : { inputs: { ...inputs, ...secrets }, withholds: false };
}

function inputOf(field: Field, value: unknown, path: string, taking: ImportOptions): unknown {
  const { role, facts } = field;
  // What has a successor is no word of a new program; left to the platform, it stays as it is.
  if (facts.writeOnly || (facts.deprecated !== undefined && role === "computed")) return undefined;
  if (hasDefault(field)) {
    // An empty value is a choice where the default is none.
    if (value === undefined || value === null) return undefined;
    if (taking.onOmitted && equal(field, value, facts.default)) {
      taking.onOmitted(path, facts.default);
      return undefined;
    }
  } else if (isEmpty(leftToThePlatform(field), value) && role !== "required") return undefined;
  return inputsInside(field, value, path, taking);
}

/** What the platform fills stays as it is without a word of the program: of an object that holds nothing, none is needed. */
function leftToThePlatform(field: Field): Field {
  return field.role === "computed" ? { ...field, facts: { ...field.facts, emptyIsUnset: true } } : field;
}

/** A value without what only the platform gives in the objects of it. */
function inputsInside(field: Field, value: unknown, path: string, taking: ImportOptions): unknown {
  if (field.fields) {
    if (!isRecord(value)) return value;
    const { inputs, withholds } = inputsOf(field.fields, value, [], path, taking);
    // An object of which nothing but secrets was left would stand in the program as an empty one.
    const isNone = withholds && Object.keys(inputs).length === 0 && field.role !== "required";
    return isNone ? undefined : inputs;
  }
  const { item } = field;
  if (!item?.fields && !item?.item) return value;
  const inside = (one: unknown) => inputsInside(item, one, anyElement(path), taking) ?? {};
  if (Array.isArray(value)) return value.map(inside);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inside(one)]));
}

function refreshedInput(field: Field, input: unknown, output: unknown, defaulted: Defaulted, path: string): unknown {
  const { ignored, local, autoName, writeOnly } = field.facts;
  if (ignored || local || autoName || writeOnly || output === undefined) return input;
  const taken = () => inputOf(field, output, path, {});
  if (input === undefined) {
    if (field.role === "computed") return undefined;
    if (!hasDefault(field)) return taken();
    const isChanged = Object.hasOwn(defaulted, path) && !equal(field, output, defaulted[path]);
    return isChanged ? taken() : undefined;
  }
  if (equal(field, output, withRecordedInside(field, input, defaulted, path))) return input;
  const { fields, item } = field;
  if (fields && isRecord(input) && isRecord(output)) return refreshedInputs(fields, input, output, defaulted, path);
  if (item?.fields) {
    const inside = (one: unknown, from: unknown) =>
      from === undefined
        ? inputsInside(item, one, anyElement(path), {})
        : refreshedInput(item, from, one, defaulted, anyElement(path));
    if (Array.isArray(input) && Array.isArray(output)) {
      const former = new Map(counterparts(field, item, output, input).map((i, j) => [i, j]));
      return output.map((one: unknown, i) => inside(one, input[former.get(i) ?? -1]));
    }
    if (isRecord(input) && isRecord(output)) {
      return Object.fromEntries(Object.entries(output).map(([key, one]) => [key, inside(one, own(input, key))]));
    }
  }
  return taken() ?? (field.role === "computed" ? output : undefined);
}
