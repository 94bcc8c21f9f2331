import { isEmpty, withoutUnsetTexts } from "../../definition/empty.ts";
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
 * Returns the inputs that describe an existing object, for an import. Empty values, defaults, write-only values, and
 * optional deprecated properties are omitted. So are optional secrets, which would appear in the program in plain text.
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
 * Returns the inputs after a refresh: the program's values, updated to the platform's, and values that appeared on the
 * platform. Automatic names are kept, and defaults that were never applied are not added.
 *
 * @param defaulted - The defaults that an import omitted: they are added if the platform has another value.
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

/** The inputs of an object, and whether secrets were omitted. */
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
  const seen = withoutUnsetTexts(fields, inputs);
  // A rule may want it of this one object: a key for one type of drain.
  const isComplete = rules.every((rule) => rule.test(seen, () => withheld).length === 0);
  return isComplete
    ? { inputs, withholds: Object.keys(secrets).length > 0 }
    : { inputs: { ...inputs, ...secrets }, withholds: false };
}

function inputOf(field: Field, value: unknown, path: string, taking: ImportOptions): unknown {
  const { role, facts } = field;
  // A new program should not use a deprecated property; without it, the platform's value stays unchanged.
  if (facts.writeOnly || (facts.deprecated !== undefined && role === "computed")) return undefined;
  if (hasDefault(field)) {
    // An empty value is a choice if there is a default.
    if (value === undefined || value === null) return undefined;
    if (taking.onOmitted && equal(field, value, facts.default)) {
      taking.onOmitted(path, facts.default);
      return undefined;
    }
  } else if (isEmpty(leftToThePlatform(field), value) && role !== "required") return undefined;
  return inputsInside(field, value, path, taking);
}

/** Computed values need no input: an empty object can be omitted. */
function leftToThePlatform(field: Field): Field {
  return field.role === "computed" ? { ...field, facts: { ...field.facts, emptyIsUnset: true } } : field;
}

/** A value without the parts that only the platform sets. */
function inputsInside(field: Field, value: unknown, path: string, taking: ImportOptions): unknown {
  if (field.fields) {
    if (!isRecord(value)) return value;
    const { inputs, withholds } = inputsOf(field.fields, value, [], path, taking);
    // An object with nothing but omitted secrets would appear as an empty object in the program.
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
