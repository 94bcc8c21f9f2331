import type { Field, Fields } from "../definition/field.ts";
import { isInput } from "../definition/field.ts";
import { isLeftToPlatform } from "../diff/equal.ts";
import { isRecord } from "../value/record.ts";
import { unknown } from "../value/unknown.ts";

/**
 * The outputs as far as they can be known before the change is made: inputs are echoed, what the platform will fill
 * in is unknown for a new object and stays as it is for a changed one, unless the definition says that it changes
 * with one of the changed properties.
 */
export function previewOutputs(
  fields: Fields,
  wanted: Readonly<Record<string, unknown>>,
  state: Readonly<Record<string, unknown>> | undefined,
  changed: ReadonlySet<string>,
): Record<string, unknown> {
  const outputs: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = preview(field, wanted[name], state?.[name], state !== undefined, changed);
    if (value !== undefined) outputs[name] = value;
  }
  return outputs;
}

function preview(field: Field, wanted: unknown, old: unknown, exists: boolean, changed: ReadonlySet<string>): unknown {
  if (isInput(field) && !field.facts.ignored) {
    if (field.fields && isRecord(wanted)) {
      return previewOutputs(field.fields, wanted, exists ? (isRecord(old) ? old : {}) : undefined, changed);
    }
    if (wanted !== undefined && !isLeftToPlatform(field, wanted)) return wanted;
    if (field.role === "optional") return undefined;
  }
  if (!exists) return field.role === "optionalOutput" ? undefined : unknown;
  return field.facts.changesWith?.some((name) => changed.has(name)) ? unknown : old;
}
