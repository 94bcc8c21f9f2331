import type { Field, Fields } from "@org/core-provider";

/**
 * Gives properties their wire names, which are the same names in PascalCase: `pluginName` is sent and read as
 * `PluginName`. Members of objects get theirs too. A property with `wire` keeps it, and a `local` or `ignored` one gets
 * none.
 *
 * @example
 * ```ts
 * const fields = withWireNames({
 *   pluginName: field.string({ required: true, docs: "Name of the plugin." }),
 *   enableCors: field.boolean({ wire: "EnableCORS", docs: "Whether web pages of other origins may call the API." }),
 * });
 * ```
 */
export function withWireNames<const F extends Fields>(fields: F): F {
  return Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, named(name, one)])) as F;
}

function named(name: string, one: Field): Field {
  const { wire = pascalCase(name), local, ignored } = one.facts;
  const isSent = one.facts.wire !== undefined || !(local || ignored);
  return { ...withMembers(one), facts: isSent ? { ...one.facts, wire } : one.facts };
}

function withMembers(one: Field): Field {
  return {
    ...one,
    ...(one.item === undefined ? {} : { item: withMembers(one.item) }),
    ...(one.fields === undefined ? {} : { fields: withWireNames(one.fields) }),
  };
}

function pascalCase(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
