import { withheld } from "../../check/problem.ts";
import { isEmpty } from "../../definition/empty.ts";
import type { Field, Fields } from "../../definition/field.ts";
import { isInput } from "../../definition/field.ts";
import type { Rule } from "../../definition/rules.ts";
import { equal } from "../../diff/equal.ts";
import { isRecord } from "../../value/record.ts";

/**
 * The inputs that would make the object as it is: for an import. What is empty or a default is left out, and what the
 * platform never tells; so are a secret that the program need not give, which would stand in its code in clear, and what
 * is deprecated and need not be given.
 */
export function importedInputs(
  fields: Fields,
  outputs: Readonly<Record<string, unknown>>,
  rules: readonly Rule[] = [],
): Record<string, unknown> {
  const inputs: Record<string, unknown> = {};
  const secrets: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!isInput(field) || field.facts.ignored) continue;
    const value = importedInput(field, outputs[name]);
    if (value === undefined) continue;
    const needNotBeGiven = field.facts.secret && field.role === "computed";
    (needNotBeGiven ? secrets : inputs)[name] = value;
  }
  // A rule may want it of this one object: a key for one type of drain.
  const isComplete = rules.every((rule) => rule.test(inputs, () => withheld).length === 0);
  return isComplete ? inputs : { ...inputs, ...secrets };
}

/**
 * The inputs after a refresh: what the program gave, brought up to date with the platform, plus what has appeared on
 * the platform against the program's silence. Names made automatically stay as they were made.
 */
export function refreshedInputs(
  fields: Fields,
  inputs: Readonly<Record<string, unknown>>,
  outputs: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const fresh: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!isInput(field)) continue;
    const value = refreshedInput(field, inputs[name], outputs[name]);
    if (value !== undefined) fresh[name] = value;
  }
  return fresh;
}

function importedInput(field: Field, value: unknown): unknown {
  const { role, facts } = field;
  // What has a successor is no word of a new program; left to the platform, it stays as it is.
  if (facts.writeOnly || (facts.deprecated !== undefined && role === "computed")) return undefined;
  if (role === "defaulted" && facts.default !== undefined) {
    // An empty value is a choice where the default is none.
    if (value === undefined || value === null || equal(field, value, facts.default)) return undefined;
  } else if (isEmpty(leftToThePlatform(field), value) && role !== "required") return undefined;
  return inputsInside(field, value);
}

/** What the platform fills stays as it is without a word of the program: of an object that holds nothing, none is needed. */
function leftToThePlatform(field: Field): Field {
  return field.role === "computed" ? { ...field, facts: { ...field.facts, emptyIsUnset: true } } : field;
}

/** A value without what only the platform gives in the objects of it. */
function inputsInside(field: Field, value: unknown): unknown {
  if (field.fields) return isRecord(value) ? importedInputs(field.fields, value) : value;
  const item = field.item;
  if (!item?.fields && !item?.item) return value;
  if (Array.isArray(value)) return value.map((inner) => inputsInside(item, inner));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inputsInside(item, inner)]));
}

function refreshedInput(field: Field, input: unknown, output: unknown): unknown {
  const { ignored, local, autoName, writeOnly } = field.facts;
  if (ignored || local || autoName || writeOnly || output === undefined) return input;
  if (input === undefined) return field.role === "computed" ? undefined : importedInput(field, output);
  if (equal(field, output, input)) return input;
  if (field.fields && isRecord(input) && isRecord(output)) return refreshedInputs(field.fields, input, output);
  return importedInput(field, output) ?? (field.role === "computed" ? output : undefined);
}
