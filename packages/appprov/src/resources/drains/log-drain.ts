import { conflictsWith, fromWire, type Outputs, toWire } from "@org/core-provider";
import { environmentObject } from "../../platform/environment-object.ts";
import { type Body, documentOf, linkedId, text } from "../../platform/hal.ts";
import { propertiesByType } from "./drain-types.ts";
import { fields, optionalNames } from "./log-drain-fields.ts";
import { aliases, aliasValues, isUnused, storedValues, types } from "./log-drain-types.ts";

type Values = Readonly<Record<string, unknown>>;

export const logDrain = environmentObject("LogDrain", {
  docs: "A log drain sends the logs of an environment to an external destination or to a database. Any change replaces it.",
  platformPage: {
    title: "Log Drains",
    url: "https://www.aptible.com/docs/core-concepts/observability/logs/log-drains/overview",
  },
  example: `const logs = new appprov.LogDrain("logs", {
    envId: 123,
    handle: "logs",
    drainType: "https_post",
    url: "https://logs.example.com/in",
});`,
  errors: {
    "the whole log. It ends with":
      "The platform could not start the drain. The end of the log follows: check the address and the credentials of the collector.",
  },
  collection: "log_drains",
  fields,
  rules: [...aliases.map(([alias, stored]) => conflictsWith(alias, stored)), propertiesByType(types)],
  byHandle: {
    example: "logs",
    otherKind: (document) =>
      text(document, "drain_type") === "tail" ? "the platform uses it internally for live logs" : undefined,
  },
  expects: documentOf("log_drains", fields),
  refreshFromListing: true,

  requestBody({ args }) {
    const body = toWire(fields, { ...args, ...storedValues(args) });
    return args.databaseId ? { ...body, database_id: args.databaseId } : body;
  },

  read: ({ args, state, purpose }, document) => outputsOf(document, { ...args, ...state }, purpose !== "import"),

  /** Moving a value between an alias and its stored name is no change. */
  diff: ({ args, state, changes }) => ({
    same: aliases
      .filter(
        ([alias, stored]) =>
          changes.has(alias) && state[stored] !== "" && (args[alias] || args[stored]) === state[stored],
      )
      .map(([alias]) => alias),
  }),
});

/**
 * @param known - Inputs and state. They supply what the platform may return empty because the drain's type does not use it.
 * @param withAliases - Whether to return values under their aliases too. An import does not, since both may not be given.
 */
function outputsOf(document: Body, known: Values, withAliases: boolean): Outputs<typeof fields> {
  const shown: Values = fromWire(fields, document);
  const type = text(document, "drain_type");
  const kept = optionalNames.filter((name) => !shown[name] && isUnused(type, name) && known[name] !== undefined);
  return {
    ...shown,
    // 0 reveals that a required database was deleted.
    databaseId: Number(linkedId(document, "database")) || (type === "elasticsearch_database" ? 0 : undefined),
    ...(withAliases ? aliasValues(type, shown, known) : {}),
    ...Object.fromEntries(kept.map((name) => [name, known[name]])),
  } as Outputs<typeof fields>;
}
