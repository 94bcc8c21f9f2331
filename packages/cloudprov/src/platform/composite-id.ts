import type { Parameters } from "./service-client.ts";

/** An ID of several parts, joined by `#`. */
export interface CompositeId {
  /** How it is written, for people: `<serviceId>#<strategyId>`. */
  readonly form: string;
  /** The ID of parts by their names. */
  join(parts: Readonly<Record<string, unknown>>): string;
  /**
   * The parts as an action is told them, by their wire names.
   *
   * @throws an Error that shows the form when the ID does not have it.
   */
  key(id: string): Parameters;
  /** What an import ID tells; undefined when it does not have the form. */
  // biome-ignore lint/suspicious/noExplicitAny: the parts are properties of the resource whose import this is
  parse(id: string): { readonly id: string; readonly state: any } | undefined;
}

/**
 * The ID of an object that is known within another.
 *
 * @param parts - Property name and wire name of each part.
 * @example
 * ```ts
 * const id = compositeId(["serviceId", "ServiceId"], ["strategyId", "StrategyId"]);
 * id.key("service-1#IPStrategy-2"); // { ServiceId: "service-1", StrategyId: "IPStrategy-2" }
 * ```
 */
export function compositeId(...parts: readonly (readonly [property: string, wire: string])[]): CompositeId {
  const form = parts.map(([property]) => `<${property}>`).join("#");
  const split = (id: string): readonly string[] | undefined => {
    const found = id.split("#");
    return found.length === parts.length && found.every((part) => part !== "") ? found : undefined;
  };
  const named = (values: readonly string[], at: 0 | 1) =>
    Object.fromEntries(parts.map((names, index) => [names[at], values[index]]));
  return {
    form,
    join: (values) => parts.map(([property]) => String(values[property])).join("#"),
    key: (id) => {
      const values = split(id);
      if (values === undefined) throw new Error(`the ID "${id}" is broken: it must have the form ${form}`);
      return named(values, 1);
    },
    parse: (id) => {
      const values = split(id);
      return values && { id, state: named(values, 0) };
    },
  };
}
