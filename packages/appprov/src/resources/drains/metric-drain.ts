import { field, fromWire, type Outputs, toWire } from "@org/core-provider";
import { environmentObject } from "../../platform/environment-object.ts";
import { type Body, documentOf, linkedId, record, text } from "../../platform/hal.ts";
import { fixedHandle } from "../../platform/identity-fields.ts";
import { type DrainType, propertiesByType } from "./drain-types.ts";

const optional = { replaceOnChange: true, emptyIsUnset: true } as const;
const address = {
  ...optional,
  pattern: { match: /^[a-z][a-z0-9+.-]*:\/\/[^/]/i, says: "be a URL with its scheme and host" },
} as const;

const fields = {
  handle: fixedHandle("Handle of the drain."),
  drainType: field.string({
    required: true,
    replaceOnChange: true,
    values: ["influxdb_database", "influxdb", "influxdb2", "datadog"],
    wire: "drain_type",
    docs: "Destination of the metrics: `influxdb_database` (a database of the platform), `influxdb` (an external InfluxDB 1), `influxdb2` (an external InfluxDB 2) or `datadog`.",
  }),
  databaseId: field.integer({
    ...optional,
    min: 0,
    docs: "ID of the database that receives the metrics. For `influxdb_database`.",
  }),
  url: field.string({
    ...address,
    wire: "drain_configuration.address",
    docs: "URL of the destination. For `influxdb` and `influxdb2`.",
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
    docs: "Name of the database at the destination. For `influxdb`.",
  }),
  apiKey: field.string({ ...optional, secret: true, docs: "API key or token. For `influxdb2` and `datadog`." }),
  bucket: field.string({ ...optional, wire: "drain_configuration.bucket", docs: "Bucket. For `influxdb2`." }),
  organization: field.string({
    ...optional,
    wire: "drain_configuration.org",
    docs: "Organization at the destination. For `influxdb2`.",
  }),
  seriesUrl: field.string({
    ...address,
    wire: "drain_configuration.series_url",
    docs: "URL of the site's series endpoint, such as `https://app.datadoghq.com/api/v1/series`. For `datadog`.",
  }),
};

type Name = keyof typeof fields;

/** The properties that the platform stores as settings of the drain. */
const settingNames = (Object.keys(fields) as Name[]).filter((name) =>
  fields[name].facts.wire?.startsWith("drain_configuration."),
);

const types: Readonly<Record<string, DrainType<Name>>> = {
  influxdb_database: {
    required: ["databaseId"],
    rejected: ["url", "username", "password", "database", "apiKey", "seriesUrl"],
  },
  influxdb: { required: ["url", "username", "password", "database"], rejected: ["databaseId"] },
  influxdb2: {
    required: ["url", "apiKey", "bucket", "organization"],
    rejected: ["databaseId", "username", "password"],
  },
  datadog: { required: ["apiKey"], rejected: ["databaseId"] },
};

export const metricDrain = environmentObject("MetricDrain", {
  docs: "A metric drain sends the metrics of an environment's containers to an external destination or to a database. Any change replaces it.",
  platformPage: {
    title: "Metric Drains",
    url: "https://www.aptible.com/docs/core-concepts/observability/metrics/metrics-drains/overview",
  },
  example: `const metrics = new appprov.MetricDrain("metrics", {
    envId: 123,
    handle: "metrics",
    drainType: "influxdb_database",
    databaseId: 456,
});`,
  errors: {
    "the whole log. It ends with":
      "The platform could not start the drain. The end of the log follows: check the address and the credentials of the service.",
  },
  collection: "metric_drains",
  fields,
  rules: [propertiesByType(types)],
  byHandle: { example: "metrics" },
  expects: documentOf("metric_drains", fields, ({ drain_configuration: settings }) => keyIn(record(settings))),
  refreshFromListing: true,

  requestBody({ args: { databaseId, drainType, apiKey, ...args } }) {
    const { drain_configuration, ...flat } = toWire(fields, { ...args, drainType });
    // The name of the key depends on the type, so it is sent under both. A database of the platform accepts no settings.
    const key = apiKey ? { api_key: apiKey, authToken: apiKey } : {};
    return {
      ...flat,
      ...(databaseId ? { database_id: databaseId } : {}),
      ...(drainType === "influxdb_database"
        ? {}
        : { drain_configuration: { ...(record(drain_configuration) ?? {}), ...key } }),
    };
  },

  read: ({ args, state }, document) => outputsOf(document, { ...args, ...state }),
});

/** The API key in a drain's settings. The type decides under which name the platform returns it. */
function keyIn(settings: Body = {}): string {
  const name = ["authToken", "api_key"].find((one) => settings[one]);
  return name === undefined ? "" : text(settings, name);
}

/** @param known - Inputs and state. They supply what the platform does not return for the drain's type. */
function outputsOf(document: Body, known: Partial<Outputs<typeof fields>>): Outputs<typeof fields> {
  const shown: Partial<Outputs<typeof fields>> = Object.fromEntries(
    Object.entries(fromWire(fields, document)).filter(([, value]) => value !== ""),
  );
  const { required = [] } = types[text(document, "drain_type")] ?? {};
  const unused = settingNames.filter((name) => shown[name] === undefined && !required.includes(name));
  return {
    ...shown,
    ...Object.fromEntries(unused.map((name) => [name, known[name]])),
    // 0 reveals that a required database was deleted.
    databaseId: Number(linkedId(document, "database")) || (required.includes("databaseId") ? 0 : undefined),
    apiKey: keyIn(record(document["drain_configuration"])) || known.apiKey,
  } as Outputs<typeof fields>;
}
