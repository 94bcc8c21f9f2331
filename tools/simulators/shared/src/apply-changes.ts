import { isObject } from "./shape.ts";

/**
 * Changes some settings in place; what is left out keeps its value.
 *
 * @param grouped the settings that hold one value for each of several names: of these only the named ones change.
 * @throws when a name is not that of a setting.
 */
export function applyChanges<S extends object>(
  settings: S,
  changes: Readonly<Record<string, unknown>>,
  grouped: readonly (keyof S)[],
): void {
  const target: Record<string, unknown> = settings as never;
  const unknown = Object.keys(changes).find((name) => !Object.hasOwn(target, name));
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" is not a setting of the simulator. There are: ${Object.keys(target).join(", ")}.`);
  }
  for (const [name, value] of Object.entries(changes)) {
    const old = target[name];
    const merge = grouped.includes(name as keyof S) && isObject(old) && isObject(value);
    target[name] = merge ? { ...old, ...value } : value;
  }
}
