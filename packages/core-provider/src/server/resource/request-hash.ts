import { createHash } from "node:crypto";
import { holdsWriteOnly } from "../../definition/carried-field.ts";
import type { Facts, Field, Fields } from "../../definition/field.ts";
import { secretPaths } from "../../definition/secrets.ts";
import { canonicalJson } from "../../diff/canonical.ts";
import type { Decoded } from "../../value/codec.ts";
import { steps } from "../../value/path.ts";
import { isRecord } from "../../value/record.ts";

/**
 * Returns a hash of the requested properties, so that the next attempt can detect whether it requests the same.
 * Properties that the definition marks as secret are excluded: no platform returns them, so they do not distinguish
 * objects. So are settings of the provider whose changes have no effect on the object, such as timeouts.
 *
 * @returns undefined if anything else is secret, because not even a hash of it may be stored.
 */
export function requestHash(fields: Fields, { values, secrets }: Decoded): string | undefined {
  const paths = [...secretPaths(fields, values, secrets)];
  if (!paths.every((path) => isDeclaredSecret(fields, path))) return undefined;
  return createHash("sha256")
    .update(canonicalJson(JSON.stringify(distinguishing(fields, values))))
    .digest("hex")
    .slice(0, 32);
}

/**
 * Returns a hash of each requested write-only property, so that the next attempt does not send it again. Properties with
 * secret values are omitted.
 */
export function writeOnlyHashes(fields: Fields, { values, secrets }: Decoded): Readonly<Record<string, string>> {
  const written = Object.entries(fields).filter(([name, field]) => values[name] !== undefined && holdsWriteOnly(field));
  // Most resources have none, and each create comes here.
  if (written.length === 0) return {};
  const secret = [...secretPaths(fields, values, secrets)].map((path) => String(steps(path)[0]));
  const hashes = written.flatMap(([name, field]) => {
    if (secret.includes(name)) return [];
    const hash = requestHash({ [name]: field }, { values: { [name]: values[name] }, secrets: new Set() });
    return hash === undefined ? [] : [[name, hash] as const];
  });
  return Object.fromEntries(hashes);
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

function distinguishing(fields: Fields, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.entries(values).filter(([name]) => isDistinguishing(fields[name]?.facts));
  return Object.fromEntries(kept.map(([name, value]) => [name, distinguishingIn(fields[name], value)]));
}

function isDistinguishing(facts: Facts | undefined): boolean {
  return !facts?.secret && !(facts?.local && facts.ignored);
}

function distinguishingIn(field: Field | undefined, value: unknown): unknown {
  if (field?.fields && isRecord(value)) return distinguishing(field.fields, value);
  if (Array.isArray(value)) return value.map((one: unknown) => distinguishingIn(field?.item, one));
  if (!field?.item || !isRecord(value)) return value;
  const { item } = field;
  const kept = Object.entries(value).filter(() => isDistinguishing(item.facts));
  return Object.fromEntries(kept.map(([key, one]) => [key, distinguishingIn(item, one)]));
}
