import { type CheckOperation, isUnknown, type ReadOperation } from "@org/core-provider";
import type { flinkStatementFields } from "./statement-fields.ts";

const secretProperty = /^sql\.secrets/;

/** Warns of secrets in properties that are not encrypted. */
export function checkProperties(op: CheckOperation): void {
  const { properties } = op.args;
  if (typeof properties !== "object" || properties === null || isUnknown(properties)) return;
  for (const name of Object.keys(properties).filter((key) => secretProperty.test(key)))
    op.warn(`properties[${JSON.stringify(name)}] is not encrypted in the state; move it to propertiesSensitive`);
}

/**
 * The properties in the program's form. They never change, so known or given ones are correct. The platform adds others;
 * an import returns all that are not secret.
 */
export function propertiesOf(
  { args, state }: ReadOperation<typeof flinkStatementFields>,
  response: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const secret = { ...args.propertiesSensitive };
  const open = Object.entries(response).filter(([name]) => !secretProperty.test(name) && !(name in secret));
  return state.properties ?? args.properties ?? Object.fromEntries(open);
}
