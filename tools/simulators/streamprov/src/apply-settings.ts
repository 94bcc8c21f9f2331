import { isObject } from "@org/simulator";
import type { StreamprovOptions, StreamprovSettings } from "./settings.ts";

// These hold one value for each kind of object; all other objects are replaced as a whole.
const grouped = new Set(["provisionMs", "deprovisionMs", "provisionFailure"]);

/**
 * Changes some settings in place; what is left out keeps its value.
 *
 * @throws when a name is not that of a setting.
 */
export function applySettings(settings: StreamprovSettings, changes: StreamprovOptions): void {
  const target: Record<string, unknown> = settings as never;
  const unknown = Object.keys(changes).find((name) => !Object.hasOwn(target, name));
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" is not a setting of the simulator. There are: ${Object.keys(target).join(", ")}.`);
  }
  for (const [name, value] of Object.entries(changes)) {
    const old = target[name];
    target[name] = grouped.has(name) && isObject(old) && isObject(value) ? { ...old, ...value } : value;
  }
}
