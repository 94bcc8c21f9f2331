import { responseField } from "@org/core-provider";
import { requiredText } from "../../platform/responses.ts";

/** Settings by name. */
export type Settings = Readonly<Record<string, string>>;

/** The path of a setting in the inputs, for messages. */
export function settingPath(name: string): string {
  return `config[${JSON.stringify(name)}]`;
}

/** The names of the settings that differ. */
export function changedSettings(before: Settings, after: Settings): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]).sort();
}

/** Settings as in requests. */
export function settingList(settings: Settings): { readonly name: string; readonly value: string }[] {
  return Object.entries(settings).map(([name, value]) => ({ name, value }));
}

/** The fields of a setting. A setting without a value is not set. */
export const settingFacts = {
  name: requiredText("name"),
  source: requiredText("source"),
  value: responseField.string({ optional: true, wire: "value" }),
};
