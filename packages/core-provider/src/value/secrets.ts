import type { Field, Fields } from "../definition/field.ts";
import { element, member, steps } from "./path.ts";
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
  const paths = new Set<string>();
  for (const path of inherited) paths.add(outsideSets(fields, path));
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
    if (Array.isArray(value)) for (const [i, v] of value.entries()) collectField(item, v, element(path, i), paths);
    else if (isRecord(value)) for (const [k, v] of Object.entries(value)) collectField(item, v, member(path, k), paths);
  }
}

/** The path, or that of the set it leads into: an element may come back in another place. */
function outsideSets(fields: Fields, path: string): string {
  let at = "";
  let field: Field | undefined;
  let members: Fields | undefined = fields;
  for (const step of steps(path)) {
    at = typeof step === "number" ? element(at, step) : member(at, step);
    field = members ? members[step] : field?.item;
    if (field?.kind === "set") return at;
    members = field?.fields;
  }
  return path;
}

function holdsSecrets(field: Field): boolean {
  if (field.facts.secret) return true;
  if (field.item) return holdsSecrets(field.item);
  return field.fields ? Object.values(field.fields).some(holdsSecrets) : false;
}
