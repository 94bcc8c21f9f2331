import type { Field, Fields } from "../definition/field.ts";
import { terraformName } from "../terraform/terraform-name.ts";
import { isRecord } from "../value/record.ts";

/** Values as a state of Terraform has them: by its names, an object as a list of one block. */
export function terraformAttributes(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const called = terraformName(name, field);
      return called === undefined ? [] : [[called, attribute(field, values[name])] as const];
    }),
  );
}

/** A missing value is null, or no block. */
function attribute({ kind, fields = {}, item }: Field, value: unknown): unknown {
  if (kind === "object") return isRecord(value) ? [terraformAttributes(fields, value)] : [];
  if (item === undefined || !Array.isArray(value)) return value ?? null;
  // Each block of a list is a separate object there.
  return value.map((one: unknown) => (isRecord(one) ? terraformAttributes(item.fields ?? {}, one) : one));
}
