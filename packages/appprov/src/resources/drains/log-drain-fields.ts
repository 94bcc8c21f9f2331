import { field } from "@org/core-provider";
import { fixedHandle } from "../../platform/identity-fields.ts";

const optional = { replaceOnChange: true, emptyIsUnset: true } as const;
const choice = { replaceOnChange: true } as const;

/** Properties of a log drain. */
export const fields = {
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
    docs: "Destination of the logs: `syslog_tls_tcp`, `papertrail`, `elasticsearch_database`, `https_post`, `sumologic`, `logdna`, `datadog` or `solarwinds`.",
  }),
  databaseId: field.integer({
    ...optional,
    min: 0,
    docs: "ID of the database that receives the logs. For `elasticsearch_database`.",
  }),
  drainHost: field.string({
    ...optional,
    pattern: { match: /^[^\s/:]*$/, says: "be a host name, without a scheme, port or path" },
    wire: "drain_host",
    docs: "Host name of the destination. For `syslog_tls_tcp`, `papertrail` and `solarwinds`; optional for `logdna` and `datadog`.",
  }),
  drainPort: field.integer({
    ...optional,
    min: 0,
    max: 65_535,
    wire: "drain_port",
    docs: "Port of the destination. For `syslog_tls_tcp` and `papertrail`.",
  }),
  drainUsername: field.string({
    ...optional,
    computed: true,
    secret: true,
    wire: "drain_username",
    docs: "User name at the destination. For `logdna` and `datadog` it contains the token.",
  }),
  drainPassword: field.string({
    ...optional,
    computed: true,
    secret: true,
    wire: "drain_password",
    docs: "Password at the destination. Defaults to a password that the platform generates.",
  }),
  loggingToken: field.string({
    ...optional,
    computed: true,
    secret: true,
    wire: "logging_token",
    docs: "Token to send with the logs. For `solarwinds`; optional for `syslog_tls_tcp` and `papertrail`.",
  }),
  url: field.string({ ...optional, wire: "url", docs: "URL of the destination. For `https_post` and `sumologic`." }),
  drainApps: field.boolean({ ...choice, default: true, wire: "drain_apps", docs: "Whether to send the logs of apps." }),
  drainDatabases: field.boolean({
    ...choice,
    default: true,
    wire: "drain_databases",
    docs: "Whether to send the logs of databases.",
  }),
  drainEphemeralSessions: field.boolean({
    ...choice,
    default: true,
    wire: "drain_ephemeral_sessions",
    docs: "Whether to send the logs of SSH sessions.",
  }),
  drainProxies: field.boolean({
    ...choice,
    default: false,
    wire: "drain_proxies",
    docs: "Whether to send the logs of endpoints.",
  }),
  token: field.string({ ...optional, secret: true, docs: "API key or ingestion key. For `datadog` and `logdna`." }),
  tags: field.string({
    ...optional,
    docs: "Comma-separated tags to send with the logs. For `datadog` and `logdna`.",
  }),
  pipeline: field.string({ ...optional, docs: "Ingest pipeline. For `elasticsearch_database`." }),
};

/** Name of a property. */
export type Name = keyof typeof fields;

/** The properties that only some types of drains use. */
export const optionalNames = (Object.keys(fields) as Name[]).filter((name) => "emptyIsUnset" in fields[name].facts);
