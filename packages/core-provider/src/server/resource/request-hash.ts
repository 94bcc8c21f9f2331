import { createHash } from "node:crypto";
import type { Field, Fields } from "../../definition/field.ts";
import { secretPaths } from "../../definition/secrets.ts";
import { canonicalJson } from "../../diff/canonical.ts";
import type { Decoded } from "../../value/codec.ts";
import { steps } from "../../value/path.ts";
import { isRecord } from "../../value/record.ts";

/**
 * Returns a hash of the requested properties, so that the next attempt can detect whether it requests the same.
 * Properties that the definition marks as secret are excluded: no platform returns them, so they do not distinguish
 * objects.
 *
 * @returns undefined if anything else is secret, because not even a hash of it may be stored.
 */
export function requestHash(fields: Fields, { values, secrets }: Decoded): string | undefined {
  const paths = [...secretPaths(fields, values, secrets)];
  if (!paths.every((path) => isDeclaredSecret(fields, path))) return undefined;
  const told = withoutSecrets(fields, values);
  return createHash("sha256")
    .update(canonicalJson(JSON.stringify(told)))
    .digest("hex")
    .slice(0, 32);
}

/** Whether the definition marks a property, or one that contains it, as secret. */
function isDeclaredSecret(fields: Fields, path: string): boolean {
  let members: Fields | undefined = fields;
  let field: Field | undefined;
  for (const step of steps(path)) {
    field = members ? members[String(step)] : field?.item;
    if (field === undefined) return false;
    if (field.facts.secret) return true;
    members = field.fields;
  }
  return false;
}

function withoutSecrets(fields: Fields, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.entries(values).filter(([name]) => fields[name]?.facts.secret !== true);
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutSecretsIn(fields[name], value)]));
}

function withoutSecretsIn(field: Field | undefined, value: unknown): unknown {
  if (field?.fields && isRecord(value)) return withoutSecrets(field.fields, value);
  if (Array.isArray(value)) return value.map((one: unknown) => withoutSecretsIn(field?.item, one));
  if (!field?.item || !isRecord(value)) return value;
  const { item } = field;
  const kept = Object.entries(value).filter(() => item.facts.secret !== true);
  return Object.fromEntries(kept.map(([key, one]) => [key, withoutSecretsIn(item, one)]));
}
