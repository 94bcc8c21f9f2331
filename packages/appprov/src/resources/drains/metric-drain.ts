import { field, fromWire, isUnknown, type Outputs, type Problem, type Rule, toWire } from "@org/core-provider";
import { resource } from "../../platform/define.ts";
import { inEnvironment } from "../../platform/environment-listing.ts";
import { type Body, documentOf, linkedNumber, record, text } from "../../platform/hal.ts";
import { envId, fixedHandle, legacyId, numericId } from "../../platform/identity-fields.ts";
import { byHandle } from "../../platform/import-by-handle.ts";
import { longestWaits, timeoutsWithoutUpdate } from "../../platform/time-limit.ts";
import { createDrain, type DrainKind, deleteDrain, provisionDrain, readDrain, refreshDrain } from "./drain-object.ts";

const optional = { replaceOnChange: true, emptyIsUnset: true } as const;
const address = {
  ...optional,
  pattern: { match: /^[a-z][a-z0-9+.-]*:\/\/[^/]/i, says: "be a URL with its scheme and host" },
} as const;

const fields = {
  envId: envId(),
  handle: fixedHandle("Handle of the drain."),
  drainType: field.string({
    required: true,
    replaceOnChange: true,
    values: ["influxdb_database", "influxdb", "influxdb2", "datadog"],
    wire: "drain_type",
    docs: "Where the metrics go: `influxdb_database` (a database of the platform), `influxdb` (version 1, elsewhere), `influxdb2` (version 2, elsewhere) or `datadog`.",
  }),
  databaseId: field.integer({
    ...optional,
    min: 0,
    docs: "Database that the metrics go to. For `influxdb_database`.",
  }),
  url: field.string({
    ...address,
    wire: "drain_configuration.address",
    docs: "URL of the target. For `influxdb` and `influxdb2`.",
  }),
  username: field.string({ ...optional, wire: "drain_configuration.username", docs: "User name. For `influxdb`." }),
  password: field.string({
    ...optional,
    secret: true,
    wire: "drain_configuration.password",
    docs: "Password. For `influxdb`.",
  }),
  database: field.string({
    ...optional,
    wire: "drain_configuration.database",
    docs: "Database at the target. For `influxdb`.",
  }),
  apiKey: field.string({
    ...optional,
    secret: true,
    docs: "API key or token. For `influxdb2` and `datadog`.",
  }),
  bucket: field.string({ ...optional, wire: "drain_configuration.bucket", docs: "Bucket. For `influxdb2`." }),
  organization: field.string({
    ...optional,
    wire: "drain_configuration.org",
    docs: "Organization at the target. For `influxdb2`.",
  }),
  seriesUrl: field.string({
    ...address,
    wire: "drain_configuration.series_url",
    docs: "URL of the site's series endpoint, such as `https://app.datadoghq.com/api/v1/series`. For `datadog`.",
  }),
  timeouts: timeoutsWithoutUpdate(),
  metricDrainId: numericId("metric drain"),
  aptibleMetricDrainId: legacyId("metric drain"),
};

type Name = keyof typeof fields;
type Values = Readonly<Record<string, unknown>>;

/** What a type of drain must be given, and what it refuses. */
const types: Readonly<Record<string, { readonly needs: readonly Name[]; readonly refuses: readonly Name[] }>> = {
  influxdb_database: {
    needs: ["databaseId"],
    refuses: ["url", "username", "password", "database", "apiKey", "seriesUrl"],
  },
  influxdb: { needs: ["url", "username", "password", "database"], refuses: ["databaseId"] },
  influxdb2: { needs: ["url", "apiKey", "bucket", "organization"], refuses: ["databaseId", "username", "password"] },
  datadog: { needs: ["apiKey"], refuses: ["databaseId"] },
};

/** What a drain needs and refuses depends on its type. A value that is not known yet counts as given. */
const byType: Rule = {
  says: "What must and what may be given depends on the drainType: see the properties.",
  fields: [
    "drainType",
    "databaseId",
    "url",
    "username",
    "password",
    "database",
    "apiKey",
    "bucket",
    "organization",
    "seriesUrl",
  ],
  test: (values, shown) => {
    const type = values["drainType"];
    const { needs = [], refuses = [] } = typeof type === "string" ? (types[type] ?? {}) : {};
    const chosen = `drainType is ${shown("drainType", type)}`;
    const given = (name: Name) => isUnknown(values[name]) || Boolean(values[name]);
    return [
      ...needs.filter((name) => !given(name)).map((path): Problem => ({ path, message: `is required when ${chosen}` })),
      ...refuses.filter(given).map((path): Problem => ({ path, message: `is not allowed when ${chosen}; remove it` })),
    ];
  },
};

const drain: DrainKind = {
  kind: "MetricDrain",
  collection: "metric_drains",
  expects: documentOf("metric_drains", fields, ({ drain_configuration: settings }) => keyIn(record(settings))),
};

export const metricDrain = resource("MetricDrain", {
  docs: "A metric drain: sends the metrics of an environment's containers to a target outside or to a database. Every change makes it anew.",
  example: `const metrics = new appprov.MetricDrain("metrics", {
    envId: 123,
    handle: "metrics",
    drainType: "influxdb_database",
    databaseId: 456,
});`,
  fields,
  rules: [byType],
  import: byHandle({ kind: "MetricDrain", members: "metric_drains", example: "metrics" }),
  timeouts: longestWaits,
  timeLimits: "timeouts",
  naturalKey: ["envId", "handle"],

  async create(op) {
    const { handle, envId, databaseId, drainType, apiKey } = op.args;
    const { drain_configuration, ...flat } = toWire(fields, op.args);
    // The platform takes the key under the one name or the other, by the type, and refuses settings for its own databases.
    const key = apiKey ? { api_key: apiKey, authToken: apiKey } : {};
    const body = {
      ...flat,
      handle,
      ...(databaseId ? { database_id: databaseId } : {}),
      ...(drainType === "influxdb_database"
        ? {}
        : { drain_configuration: { ...(record(drain_configuration) ?? {}), ...key } }),
    };
    const id = await createDrain(op, drain, envId, body);
    return { id, known: { metricDrainId: Number(id), aptibleMetricDrainId: id } };
  },

  ready: ({ args, ...op }) => provisionDrain(op, drain, args.handle, [args.apiKey ?? "", args.password ?? ""]),

  async read(op) {
    const { envId } = op.state;
    const body = await (op.purpose === "refresh" && envId ? refreshDrain(op, drain, envId) : readDrain(op, drain));
    return body && outputsOf(body, op.id, { ...op.args, ...op.state });
  },

  delete: (op) => deleteDrain(op, drain, op.state.handle),

  list: inEnvironment("metric_drains"),
});

/** The platform tells the key under the one name or the other. */
function keyIn(settings: Body | undefined): string {
  return text(settings, "authToken") || text(settings, "api_key");
}

/** @param known What the program or the state says: taken for what the platform does not tell for the type. */
function outputsOf(body: Body, id: string, known: Values): Outputs<typeof fields> {
  const settings = record(body["drain_configuration"]);
  const told = Object.fromEntries(Object.entries(fromWire(fields, body)).filter(([, value]) => value !== ""));
  const { needs = [] } = types[text(body, "drain_type")] ?? {};
  const unused = (["url", "username", "password", "database", "bucket", "organization", "seriesUrl"] as const).filter(
    (name) => told[name] === undefined && !needs.includes(name),
  );
  return {
    ...told,
    ...Object.fromEntries(unused.map((name) => [name, known[name]])),
    // Where a database is used, that it is gone must be seen.
    databaseId: linkedNumber(body, "database") || (needs.includes("databaseId") ? 0 : undefined),
    apiKey: keyIn(settings) || known["apiKey"],
    envId: linkedNumber(body, "account"),
    metricDrainId: Number(id),
    aptibleMetricDrainId: id,
  } as Outputs<typeof fields>;
}
