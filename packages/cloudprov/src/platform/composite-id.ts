import type { Parameters } from "./service-client.ts";

/** A part of an ID: its property name and wire name. One that is optional may be empty, and left out at the end. */
export type IdPart = readonly [property: string, wire: string, optional?: "optional"];

/** An ID of several parts, joined by `#`. */
export interface CompositeId {
  /** How it is written, for people: `<serviceId>#<strategyId>`. What may be left out stands in brackets. */
  readonly form: string;
  /** The ID of parts by their names. */
  join(parts: Readonly<Record<string, unknown>>): string;
  /**
   * The parts as an action is told them, by their wire names.
   *
   * @throws an Error that shows the form when the ID does not have it.
   */
  key(id: string): Parameters;
  /** What an import ID tells, with the ID in full; undefined when it does not have the form. */
  // biome-ignore lint/suspicious/noExplicitAny: the parts are properties of the resource whose import this is
  parse(id: string): { readonly id: string; readonly state: any } | undefined;
}

/**
 * The ID of an object that is known within another.
 *
 * @param parts - Its parts, in their order; the optional ones last.
 * @example
 * ```ts
 * const id = compositeId(["serviceId", "ServiceId"], ["strategyId", "StrategyId"]);
 * id.key("service-1#IPStrategy-2"); // { ServiceId: "service-1", StrategyId: "IPStrategy-2" }
 * ```
 */
export function compositeId(...parts: readonly IdPart[]): CompositeId {
  const isOptional = (at: number) => parts[at]?.[2] === "optional";
  const form = parts.map(([property], at) => `${isOptional(at) ? "[" : ""}${at > 0 ? "#" : ""}<${property}>`).join("");
  const brackets = "]".repeat(parts.filter((_, at) => isOptional(at)).length);
  const split = (id: string): readonly string[] | undefined => {
    const found = id.split("#");
    const isWhole = parts.every((_, at) => isOptional(at) || (found[at] ?? "") !== "");
    return isWhole && found.length <= parts.length ? parts.map((_, at) => found[at] ?? "") : undefined;
  };
  const named = (values: readonly string[], at: 0 | 1) =>
    Object.fromEntries(parts.map((names, index) => [names[at], values[index]]));
  return {
    form: form + brackets,
    join: (values) => parts.map(([property]) => String(values[property] ?? "")).join("#"),
    key: (id) => {
      const values = split(id);
      if (values === undefined) throw new Error(`the ID "${id}" is broken: it must have the form ${form + brackets}`);
      return named(values, 1);
    },
    parse: (id) => {
      const values = split(id);
      return values && { id: values.join("#"), state: named(values, 0) };
    },
  };
}
