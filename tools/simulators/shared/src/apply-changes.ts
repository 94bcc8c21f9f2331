import { isObject } from "./shape.ts";

/**
 * Changes some settings in place. Omitted settings keep their values.
 *
 * @param grouped the settings that hold one value for each of several names: of these only the named ones change.
 * @param check checks the new values.
 * @throws when a name is not that of a setting, a value is of another kind than the setting has, or the check throws;
 * nothing changes.
 */
export function applyChanges<S extends object>(
  settings: S,
  changes: Readonly<Record<string, unknown>>,
  grouped: readonly (keyof S)[],
  check: (changed: Partial<S>) => void = () => undefined,
): void {
  const target: Record<string, unknown> = settings as never;
  const unknown = Object.keys(changes).find((name) => !Object.hasOwn(target, name));
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" is not a setting of the simulator. There are: ${Object.keys(target).join(", ")}.`);
  }
  const checked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(changes)) {
    const old = target[name];
    const merge = grouped.includes(name as keyof S) && isObject(old) && isObject(value);
    if (merge) for (const [member, part] of Object.entries(value)) checkKind(`${name}.${member}`, old[member], part);
    else checkKind(name, old, value);
    checked[name] = merge ? { ...old, ...value } : value;
  }
  check(checked as Partial<S>);
  Object.assign(target, checked);
}

/** A setting keeps its kind of value. One that is not set may become anything, and any may be unset that once was. */
function checkKind(name: string, old: unknown, value: unknown): void {
  if (old === undefined || value === undefined || kindOf(old) === kindOf(value)) return;
  throw new Error(`The setting ${name} wants ${kindOf(old)}, not ${JSON.stringify(value)}.`);
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  switch (typeof value) {
    case "number":
      return "a number";
    case "boolean":
      return "true or false";
    case "string":
      return "a text";
    default:
      return "an object";
  }
}
