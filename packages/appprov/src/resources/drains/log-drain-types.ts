import type { DrainType } from "./drain-types.ts";
import type { Name } from "./log-drain-fields.ts";

type Values = Readonly<Record<string, unknown>>;

const host = { required: ["drainHost", "drainPort"], optional: ["loggingToken"] } as const;
const http = { required: ["url"] } as const;
const token = {
  required: [["token", "drainUsername"]],
  optional: ["drainHost", "tags", "loggingToken"],
} as const;

/** The types of log drains. */
export const types: Readonly<Record<string, DrainType<Name>>> = {
  syslog_tls_tcp: host,
  papertrail: host,
  elasticsearch_database: { required: ["databaseId"], optional: ["pipeline", "loggingToken"] },
  https_post: http,
  sumologic: http,
  logdna: token,
  datadog: token,
  solarwinds: { required: ["drainHost", "loggingToken"] },
};

/** An alias, and the property under whose name the platform stores the value. */
type Alias = readonly [alias: Name, stored: Name];

const tokenAlias = ["token", "drainUsername"] as const satisfies Alias;
const tagsAlias = ["tags", "loggingToken"] as const satisfies Alias;
const pipelineAlias = ["pipeline", "loggingToken"] as const satisfies Alias;

/** All aliases. */
export const aliases = [tokenAlias, tagsAlias, pipelineAlias] as const;

const aliasesByType: Readonly<Record<string, readonly Alias[]>> = {
  elasticsearch_database: [pipelineAlias],
  datadog: [tokenAlias, tagsAlias],
  logdna: [tokenAlias, tagsAlias],
};

/** The values of aliases, under the names that the platform stores them. */
export function storedValues(args: Values): Values {
  const pairs = aliasesByType[String(args["drainType"])] ?? [];
  return Object.fromEntries(pairs.map(([alias, stored]) => [stored, args[stored] || args[alias]]));
}

/**
 * The values of a type's aliases.
 *
 * @param shown - What the platform returned.
 * @param known - Inputs and state. An alias is omitted if they use only its stored name.
 */
export function aliasValues(type: string, shown: Values, known: Values): Values {
  const pairs = aliasesByType[type] ?? [];
  const used = pairs.filter(([alias, stored]) => !known[stored] || known[alias]);
  return Object.fromEntries(used.map(([alias, stored]) => [alias, shown[stored] || undefined]));
}

/** Whether a type of drain does not use a property. */
export function isUnused(type: string, name: Name): boolean {
  const used = types[type];
  return used !== undefined && ![...used.required.flat(), ...(used.optional ?? [])].includes(name);
}
