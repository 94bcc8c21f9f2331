import { type Field, type Fields, isInput } from "../../definition/field.ts";
import { fieldAt } from "../../definition/field-at.ts";
import { importFormOf } from "../../definition/import-form.ts";
import type { ResourceSpec } from "../../definition/resource.ts";
import { isRecord } from "../../value/record.ts";

type Spec = ResourceSpec<Fields, never, never>;

/** Returns defects of a resource outside its table of properties. */
export function resourceFlaws(spec: Spec): string[] {
  return [...keyFlaws(spec), ...importFlaws(spec), ...updateFlaws(spec), ...timeoutFlaws(spec)];
}

function keyFlaws({ naturalKey, oneAtATime, fields }: Spec): string[] {
  if (naturalKey === undefined) return [];
  return [
    ...(naturalKey.length === 0 ? ["has an empty naturalKey: say oneAtATime"] : []),
    ...(oneAtATime ? ["has a naturalKey and oneAtATime, which needs none"] : []),
    ...naturalKey.flatMap((path) => {
      const field = fieldAt(fields, path);
      if (field === undefined) return [`has ${path} in its naturalKey, which is no property`];
      if (!isInput(field)) return [`has ${path} in its naturalKey, which no program gives`];
      return isSecret(fields, path) ? [`has ${path} in its naturalKey, which is secret`] : [];
    }),
  ];
}

function isSecret(fields: Fields, path: string): boolean {
  const parts = path.split(".");
  return parts.some((_, i) => fieldAt(fields, parts.slice(0, i + 1).join("."))?.facts.secret === true);
}

function importFlaws({ fields, ...spec }: Spec): string[] {
  const form = importFormOf({ spec });
  if (form?.parse === undefined) return [];
  const parsed = form.parse(form.example);
  if (parsed === undefined) return [`cannot parse its own example of an import, ${form.example}`];
  return pathsOf(parsed.state)
    .filter((path) => fieldAt(fields, path) === undefined)
    .map((path) => `takes ${path} from the import ID, which is no property`);
}

function pathsOf(values: unknown, path = ""): string[] {
  if (!isRecord(values)) return [path];
  return Object.entries(values).flatMap(([name, value]) => pathsOf(value, path === "" ? name : `${path}.${name}`));
}

/** Without an `update` every change must be a replacement, or nothing to the platform. */
function updateFlaws({ fields, update, diff }: Spec): string[] {
  if (update !== undefined || diff !== undefined) return [];
  return changeable(fields, "").map((path) => `has no update, and a change of ${path} replaces nothing`);
}

function changeable(fields: Fields, path: string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => inPlace(field, path === "" ? name : `${path}.${name}`));
}

function inPlace(field: Field, path: string): string[] {
  const { facts } = field;
  const handled = facts.replaceOnChange === true || facts.local === true || facts.ignored !== undefined;
  const refused = facts.rejectChange !== undefined && !facts.rejectChange.allowed && !facts.rejectChange.test;
  if (!isInput(field) || handled || refused) return [];
  if (field.fields) return changeable(field.fields, path);
  return field.item?.fields ? changeable(field.item.fields, `${path}[]`) : [path];
}

function timeoutFlaws({ timeouts = {} }: Spec): string[] {
  return Object.entries(timeouts)
    .filter(([, minutes]) => !((minutes ?? 1) > 0))
    .map(([verb]) => `has no time for ${verb}`);
}
