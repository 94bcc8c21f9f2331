import type { Field, Fields } from "../definition/field.ts";
import { isInput } from "../definition/field.ts";
import { equal, isEmpty } from "../diff/equal.ts";
import { isRecord } from "../value/record.ts";

/** The inputs that would make the object as it is: for an import. What is empty or a default is left out. */
export function importedInputs(fields: Fields, outputs: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const inputs: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!isInput(field) || field.facts.ignored) continue;
    const value = importedInput(field, outputs[name]);
    if (value !== undefined) inputs[name] = value;
  }
  return inputs;
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
  if (isEmpty(field, value) && field.role !== "required") return undefined;
  if (field.role === "defaulted" && field.facts.default !== undefined && equal(field, value, field.facts.default))
    return undefined;
  if (field.fields && isRecord(value)) return importedInputs(field.fields, value);
  const item = field.item;
  if (item?.fields && Array.isArray(value)) return value.map((v) => importedInput(item, v) ?? {});
  return value;
}

function refreshedInput(field: Field, input: unknown, output: unknown): unknown {
  if (field.facts.ignored || field.facts.local || field.facts.autoName || output === undefined) return input;
  if (input === undefined) return field.role === "computed" ? undefined : importedInput(field, output);
  if (equal(field, output, input)) return input;
  if (field.fields && isRecord(input) && isRecord(output)) return refreshedInputs(field.fields, input, output);
  return importedInput(field, output) ?? (field.role === "computed" ? output : undefined);
}
