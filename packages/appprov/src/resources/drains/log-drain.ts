import {
  conflictsWith,
  field,
  fromWire,
  isUnknown,
  type Outputs,
  type Problem,
  type Rule,
  toWire,
} from "@org/core-provider";
import { resource } from "../../platform/define.ts";
import { inEnvironment } from "../../platform/environment-listing.ts";
import { type Body, documentOf, linkedNumber, text } from "../../platform/hal.ts";
import { envId, fixedHandle, legacyId, numericId } from "../../platform/identity-fields.ts";
import { byHandle } from "../../platform/import-by-handle.ts";
import { longestWaits, timeoutsWithoutUpdate } from "../../platform/time-limit.ts";
import { createDrain, type DrainKind, deleteDrain, provisionDrain, readDrain, refreshDrain } from "./drain-object.ts";

const optional = { replaceOnChange: true, emptyIsUnset: true } as const;
const choice = { replaceOnChange: true } as const;

const fields = {
  envId: envId(),
  handle: fixedHandle("Handle of the drain."),
  drainType: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    knownValues: [
      "syslog_tls_tcp",
      "elasticsearch_database",
      "https_post",
      "sumologic",
      "logdna",
      "datadog",
      "papertrail",
      "solarwinds",
    ],
    wire: "drain_type",
    docs: "Where the logs go: `syslog_tls_tcp`, `papertrail`, `elasticsearch_database`, `https_post`, `sumologic`, `logdna`, `datadog` or `solarwinds`.",
  }),
  databaseId: field.integer({
    ...optional,
    min: 0,
    docs: "Database that the logs go to. For `elasticsearch_database`.",
  }),
  drainHost: field.string({
    ...optional,
    pattern: { match: /^[^\s/:]*$/, says: "be a host name, without a scheme, port or path" },
    wire: "drain_host",
    docs: "Host name of the target. For `syslog_tls_tcp`, `papertrail` and `solarwinds`; optional for `logdna` and `datadog`.",
  }),
  drainPort: field.integer({
    ...optional,
    min: 0,
    max: 65_535,
    wire: "drain_port",
    docs: "Port of the target. For `syslog_tls_tcp` and `papertrail`.",
  }),
  drainUsername: field.string({
    ...optional,
    computed: true,
    secret: true,
    wire: "drain_username",
    docs: "User name at the target. For `logdna` and `datadog` it holds the token.",
  }),
  drainPassword: field.string({
    ...optional,
    computed: true,
    secret: true,
    wire: "drain_password",
    docs: "Password at the target. The platform makes one when it is left out.",
  }),
  loggingToken: field.string({
    ...optional,
    computed: true,
    secret: true,
    wire: "logging_token",
    docs: "Token that goes with the logs. For `solarwinds`; optional for `syslog_tls_tcp` and `papertrail`.",
  }),
  url: field.string({ ...optional, wire: "url", docs: "URL of the target. For `https_post` and `sumologic`." }),
  drainApps: field.boolean({ ...choice, default: true, wire: "drain_apps", docs: "Whether logs of apps are drained." }),
  drainDatabases: field.boolean({
    ...choice,
    default: true,
    wire: "drain_databases",
    docs: "Whether logs of databases are drained.",
  }),
  drainEphemeralSessions: field.boolean({
    ...choice,
    default: true,
    wire: "drain_ephemeral_sessions",
    docs: "Whether logs of SSH sessions are drained.",
  }),
  drainProxies: field.boolean({
    ...choice,
    default: false,
    wire: "drain_proxies",
    docs: "Whether logs of endpoints are drained.",
  }),
  token: field.string({ ...optional, secret: true, docs: "API key or ingestion key. For `datadog` and `logdna`." }),
  tags: field.string({
    ...optional,
    docs: "Tags that go with the logs, separated by commas. For `datadog` and `logdna`.",
  }),
  pipeline: field.string({ ...optional, docs: "Ingest pipeline. For `elasticsearch_database`." }),
  timeouts: timeoutsWithoutUpdate(),
  logDrainId: numericId("log drain"),
  aptibleLogDrainId: legacyId("log drain"),
};

type Name = keyof typeof fields;
type Values = Readonly<Record<string, unknown>>;

/** What a type of drain must be given, and what else it uses. Each inner list names alternatives. */
const types: Readonly<
  Record<string, { readonly needs: readonly (readonly Name[])[]; readonly uses: readonly Name[] }>
> = {
  syslog_tls_tcp: { needs: [["drainHost"], ["drainPort"]], uses: ["loggingToken"] },
  papertrail: { needs: [["drainHost"], ["drainPort"]], uses: ["loggingToken"] },
  elasticsearch_database: { needs: [["databaseId"]], uses: ["pipeline", "loggingToken"] },
  https_post: { needs: [["url"]], uses: [] },
  sumologic: { needs: [["url"]], uses: [] },
  logdna: { needs: [["token", "drainUsername"]], uses: ["drainHost", "tags", "loggingToken"] },
  datadog: { needs: [["token", "drainUsername"]], uses: ["drainHost", "tags", "loggingToken"] },
  solarwinds: { needs: [["drainHost"], ["loggingToken"]], uses: [] },
};

/** What a drain needs depends on its type. */
const neededByType: Rule = {
  says: "What must be given depends on the drainType: see the properties.",
  fields: ["drainType", "drainHost", "drainPort", "databaseId", "url", "token", "drainUsername", "loggingToken"],
  test: (values, shown) => {
    const type = values["drainType"];
    const needs = typeof type === "string" ? (types[type]?.needs ?? []) : [];
    return needs.flatMap((names): Problem[] => {
      const [name = ""] = names;
      if (names.some((one) => isUnknown(values[one]) || values[one])) return [];
      return [{ path: name, message: `is required when drainType is ${shown("drainType", type)}` }];
    });
  },
};

const drain: DrainKind = { kind: "LogDrain", collection: "log_drains", expects: documentOf("log_drains", fields) };

export const logDrain = resource("LogDrain", {
  docs: "A log drain: sends the logs of an environment to a target outside or to a database. Every change makes it anew.",
  example: `const logs = new appprov.LogDrain("logs", {
    envId: 123,
    handle: "logs",
    drainType: "https_post",
    url: "https://logs.example.com/in",
});`,
  fields,
  rules: [
    conflictsWith("token", "drainUsername"),
    conflictsWith("tags", "loggingToken"),
    conflictsWith("pipeline", "loggingToken"),
    neededByType,
  ],
  import: byHandle({
    kind: "LogDrain",
    members: "log_drains",
    example: "logs",
    otherKind: (body) => (isHidden(body) ? "the platform keeps it for itself, for live logs" : undefined),
  }),
  timeouts: longestWaits,
  timeLimits: "timeouts",
  naturalKey: ["envId", "handle"],

  async create(op) {
    const { handle, envId, databaseId } = op.args;
    const body = {
      ...toWire(fields, { ...op.args, ...ofAliases(op.args) }),
      handle,
      ...(databaseId ? { database_id: databaseId } : {}),
    };
    const id = await createDrain(op, drain, envId, body);
    return { id, known: { logDrainId: Number(id), aptibleLogDrainId: id } };
  },

  ready: ({ args, ...op }) =>
    provisionDrain(op, drain, args.handle, [args.token ?? "", args.drainPassword ?? "", args.loggingToken ?? ""]),

  async read(op) {
    const { envId } = op.state;
    const body = await (op.purpose === "refresh" && envId ? refreshDrain(op, drain, envId) : readDrain(op, drain));
    return body && outputsOf(body, op.id, { ...op.args, ...op.state }, { aliases: op.purpose !== "import" });
  },

  /** A value is the same under either of its names. */
  diff({ args, state, changes }) {
    const pairs = [
      ["token", "drainUsername"],
      ["tags", "loggingToken"],
      ["pipeline", "loggingToken"],
    ] as const;
    const same = pairs.filter(
      ([alias, wire]) => changes.has(alias) && state[wire] !== "" && (args[alias] || args[wire]) === state[wire],
    );
    return { same: same.map(([alias]) => alias) };
  },

  delete: (op) => deleteDrain(op, drain, op.state.handle),

  list: inEnvironment("log_drains", (one) => !isHidden(one)),
});

/** Some types have names of their own for what the platform calls user name and logging token. */
function ofAliases(args: Values): Values {
  switch (args["drainType"]) {
    case "elasticsearch_database":
      return { loggingToken: args["loggingToken"] || args["pipeline"] };
    case "datadog":
    case "logdna":
      return {
        drainUsername: args["drainUsername"] || args["token"],
        loggingToken: args["loggingToken"] || args["tags"],
      };
    default:
      return {};
  }
}

/**
 * @param known What the program or the state says: taken for what the type does not use, which may come back empty.
 * @param options Whether values are told under their second names too. In an import that would be to give them twice.
 */
function outputsOf(
  body: Body,
  id: string,
  known: Values,
  { aliases }: { readonly aliases: boolean },
): Outputs<typeof fields> {
  const told: Values = fromWire(fields, body);
  const type = text(body, "drain_type");
  const used = types[type];
  const unused = Object.keys(fields).filter(
    (name) => used !== undefined && !told[name] && ![...used.needs.flat(), ...used.uses].includes(name as Name),
  );
  const kept = unused.filter((name) => name in notAlways && known[name] !== undefined);
  return {
    ...told,
    // Where a database is used, that it is gone must be seen.
    databaseId: linkedNumber(body, "database") || (type === "elasticsearch_database" ? 0 : undefined),
    ...(aliases ? aliasesOf(type, told, known) : {}),
    ...Object.fromEntries(kept.map((name) => [name, known[name]])),
    envId: linkedNumber(body, "account"),
    logDrainId: Number(id),
    aptibleLogDrainId: id,
  } as Outputs<typeof fields>;
}

/** The properties that only some types use. */
const notAlways: Partial<Record<Name, true>> = {
  databaseId: true,
  drainHost: true,
  drainPort: true,
  drainUsername: true,
  drainPassword: true,
  loggingToken: true,
  url: true,
  token: true,
  tags: true,
  pipeline: true,
};

/** The platform's values under the names that the type has for them: those that the program uses, else all. */
function aliasesOf(type: string, told: Values, known: Values): Values {
  const named = (alias: Name, wire: Name) => (known[wire] && !known[alias] ? {} : { [alias]: told[wire] || undefined });
  if (type === "elasticsearch_database") return named("pipeline", "loggingToken");
  if (type !== "datadog" && type !== "logdna") return {};
  return { ...named("token", "drainUsername"), ...named("tags", "loggingToken") };
}

function isHidden(body: Body): boolean {
  return text(body, "drain_type") === "tail";
}
