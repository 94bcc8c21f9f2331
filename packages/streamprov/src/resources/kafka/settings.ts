import { field } from "@org/core-provider";

/** Settings by their names. */
export type Settings = Readonly<Record<string, string>>;

/** Where a setting stands among the inputs, for messages. */
export function settingPath(name: string): string {
  return `config[${JSON.stringify(name)}]`;
}

/** Names of the settings that differ. */
export function changedSettings(before: Settings, after: Settings): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]).sort();
}

/** Settings as requests carry them. */
export function settingList(settings: Settings): { readonly name: string; readonly value: string }[] {
  return Object.entries(settings).map(([name, value]) => ({ name, value }));
}

const told = (wire: string, docs: string) => field.string({ output: true, answered: "always", wire, docs });

/** What is read of a setting; one without a value is not set. */
export const settingFacts = {
  name: told("name", "Name of the setting."),
  source: told("source", "Where its value comes from."),
  value: field.string({ output: true, optional: true, wire: "value", docs: "Its value." }),
};
