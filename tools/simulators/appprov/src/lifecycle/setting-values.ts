import type { Setting } from "../records.ts";
import type { World } from "../world.ts";

type Values = Readonly<Record<string, string>>;

/** Merges values into old ones. An empty value removes its key. */
export function mergeValues(old: Values | undefined, changes: Values | undefined): Values {
  return Object.fromEntries(Object.entries({ ...old, ...changes }).filter(([, value]) => value !== ""));
}

/** Creates the setting that replaces another one, and returns its ID. Without values, returns the ID of the old one. */
export function nextSetting(
  world: World,
  oldId: string | undefined,
  changes: { readonly settings?: Values | undefined; readonly sensitiveSettings?: Values | undefined },
): string | undefined {
  if (changes.settings === undefined && changes.sensitiveSettings === undefined) return oldId;
  const old = oldId === undefined ? undefined : world.settingRecords.get(oldId);
  const setting: Setting = {
    ...world.born(),
    settings: mergeValues(old?.settings, changes.settings),
    sensitiveSettings: mergeValues(old?.sensitiveSettings, changes.sensitiveSettings),
  };
  return world.settingRecords.insert(setting).id;
}
