import { isEmpty } from "../../definition/empty.ts";
import type { Field, Fields } from "../../definition/field.ts";
import { isInput } from "../../definition/field.ts";
import { isLeftToPlatform, meets, pairSets } from "../../diff/equal.ts";
import { isRecord, own } from "../../value/record.ts";
import { containsUnknown, unknown } from "../../value/unknown.ts";

/**
 * Predicts the outputs of a change. Inputs are copied. Values that the platform sets are unknown for a new object and
 * unchanged for an existing one, unless the definition says that they change with one of the changed properties.
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
  const { ignored, local } = field.facts;
  if (isInput(field) && ignored && !local) return exists ? old : field.role === "computed" ? unknown : undefined;
  if (isInput(field)) {
    if (wanted !== undefined && !isLeftToPlatform(field, wanted)) return echo(field, wanted, old, changed);
    if (field.role === "optional") return isEmpty(field, old) ? old : undefined;
  }
  // A value that the definition promises and the state lacks is unknown.
  if (!exists || old === undefined) return field.role === "optionalOutput" ? undefined : unknown;
  return mayChange(field, old) && field.facts.changesWith?.some((name) => changed.has(name)) ? unknown : old;
}

/** Whether a change of the object may give an output another value. */
export function mayChange(field: Field, old: unknown): boolean {
  const { changesWith, fixedOnceSet } = field.facts;
  return changesWith !== undefined && !(fixedOnceSet && !isEmpty(field, old));
}

/** An input as an output, with the parts that the platform adds. */
function echo(field: Field, wanted: unknown, old: unknown, changed: ReadonlySet<string>): unknown {
  if (field.fields) {
    return isRecord(wanted) ? previewOutputs(field.fields, wanted, isRecord(old) ? old : undefined, changed) : wanted;
  }
  const item = field.item;
  if (!item?.fields && !item?.item) return wanted;
  if (Array.isArray(wanted)) {
    const before = counterparts(field, item, wanted, old);
    return wanted.map((value, i) => echo(item, value, before[i], changed));
  }
  if (!isRecord(wanted)) return wanted;
  const before = isRecord(old) ? old : {};
  return Object.fromEntries(
    Object.entries(wanted).map(([key, value]) => [key, echo(item, value, own(before, key), changed)]),
  );
}

/** For each wanted element, that of the state, when nothing about it changes. */
function counterparts(field: Field, item: Field, wanted: readonly unknown[], old: unknown): readonly unknown[] {
  if (!Array.isArray(old)) return [];
  const known = wanted.map((value) => !containsUnknown(value));
  if (field.kind !== "set") {
    return wanted.map((value, i) => (known[i] && meets(item, old[i], value) ? old[i] : undefined));
  }
  const pairs = pairSets(item, old, wanted);
  return wanted.map((_, j) => (known[j] ? old[pairs[j] ?? -1] : undefined));
}
