import type { Field, Fields } from "../definition/field.ts";
import { element, member } from "./path.ts";
import { isRecord } from "./record.ts";

/**
 * Where an object's values are secret: where a field says so, and where an input was secret already (a password
 * stays secret in whatever property echoes it).
 */
export function secretPaths(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  inherited: ReadonlySet<string>,
): ReadonlySet<string> {
  const paths = new Set(inherited);
  collect(fields, values, "", paths);
  return paths;
}

function collect(fields: Fields, values: Readonly<Record<string, unknown>>, path: string, paths: Set<string>): void {
  for (const [name, field] of Object.entries(fields)) {
    if (values[name] !== undefined) collectField(field, values[name], member(path, name), paths);
  }
}

function collectField(field: Field, value: unknown, path: string, paths: Set<string>): void {
  if (field.facts.secret) {
    paths.add(path);
    return;
  }
  if (field.fields && isRecord(value)) collect(field.fields, value, path, paths);
  else if (field.item && holdsSecrets(field.item)) {
    const item = field.item;
    if (Array.isArray(value)) value.forEach((v, i) => collectField(item, v, element(path, i), paths));
    else if (isRecord(value)) for (const [k, v] of Object.entries(value)) collectField(item, v, member(path, k), paths);
  }
}

function holdsSecrets(field: Field): boolean {
  if (field.facts.secret) return true;
  if (field.item) return holdsSecrets(field.item);
  return field.fields ? Object.values(field.fields).some(holdsSecrets) : false;
}
