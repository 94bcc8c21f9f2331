import { createHash } from "node:crypto";
import type { Fields } from "../../definition/field.ts";
import { canonicalJson } from "../../diff/canonical.ts";
import type { Decoded } from "../../value/codec.ts";
import { steps } from "../../value/path.ts";
import { secretPaths } from "../../value/secrets.ts";

/**
 * A hash of what a creation asks for, by which another attempt at it tells whether it asks for the same. It says nothing
 * of properties that the definition calls secret: no platform tells them, so objects are not told apart by them.
 *
 * @returns undefined when anything else is secret: not even a hash of that may be noted.
 */
export function askedFor(fields: Fields, { values, secrets }: Decoded): string | undefined {
  const isSecret = (name: string) => fields[name]?.facts.secret === true;
  const paths = [...secretPaths(fields, values, secrets)];
  if (!paths.every((path) => isSecret(String(steps(path)[0])))) return undefined;
  const told = Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)));
  return createHash("sha256")
    .update(canonicalJson(JSON.stringify(told)))
    .digest("hex")
    .slice(0, 32);
}
