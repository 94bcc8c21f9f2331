import type { Setting } from "../records.ts";
import type { World } from "../world.ts";

type Values = Readonly<Record<string, string>>;

/** Merges values into old ones; an empty one takes its key away. */
export function mergeValues(old: Values | undefined, changes: Values | undefined): Values {
  return Object.fromEntries(Object.entries({ ...old, ...changes }).filter(([, value]) => value !== ""));
}

/** Makes the setting that follows another one, and gives its ID; the old one's ID when nothing is said. */
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
