import type { Requested } from "@org/core-provider";
import { recordOf } from "./responses.ts";

/**
 * The IDs in the parameters of an action, by the names that its response has for them. A filter by similar texts is not
 * an ID.
 *
 * @example
 * ```ts
 * requestedIds({ ServiceId: "service-1", PluginIds: ["plugin-1"], Filters: [{ Name: "api-id", Values: ["api-1"] }] });
 * // { ServiceId: ["service-1"], PluginId: ["plugin-1"], ApiId: ["api-1"] }
 * ```
 */
export function requestedIds({ Filters: filters, ...parameters }: Readonly<Record<string, unknown>>): Requested {
  const filtered = (Array.isArray(filters) ? filters : []).map((filter) => {
    const { Name: name, Key: key = name, Values: values } = recordOf(filter) ?? {};
    return [pascalCase(String(key)), values] as const;
  });
  const named = [...Object.entries(parameters), ...filtered].flatMap(([name, value]) => {
    const member = /^(?:Filter)?(\w*Id)(?:s|List)?$/.exec(name)?.[1];
    const ids = [value].flat();
    return member !== undefined && ids.length > 0 && ids.every(isId) ? [[member, ids] as const] : [];
  });
  return Object.fromEntries(named);
}

/** A star matches several objects. */
function isId(value: unknown): value is string {
  return typeof value === "string" && value !== "" && !value.includes("*");
}

/** Members of responses write `DB` in capitals. */
function pascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^Db(?=[A-Z])/, "DB");
}
