import { field, type Outputs } from "@org/core-provider";
import { record } from "../../platform/hal.ts";

const unset = { emptyIsUnset: true } as const;
const number = (min: number, max: number, docs: string) => field.integer({ ...unset, min, max, docs });
const choice = (docs: string) => field.boolean({ docs });

/** Properties of an endpoint that the platform stores as settings, all of them strings. */
export const endpointSettings = {
  forceSsl: choice("Whether to redirect plain HTTP to HTTPS."),
  maintenancePageUrl: field.string({
    ...unset,
    pattern: { match: /^https?:\/\/[^/]/i, says: "be a URL with a host, such as https://example.com/maintenance" },
    docs: "URL of the page to show while the app is down.",
  }),
  idleTimeout: number(30, 2400, "Timeout of idle connections in seconds."),
  releaseHealthcheckTimeout: number(1, 900, "Timeout of health checks during a release, in seconds."),
  strictHealthChecks: choice("Whether only a response with status 200 counts as healthy."),
  showElbHealthchecks: choice("Whether to log health checks."),
  sslProtocolsOverride: field.string({
    ...unset,
    values: [
      "TLSv1 TLSv1.1 TLSv1.2",
      "TLSv1 TLSv1.1 TLSv1.2 PFS",
      "TLSv1.1 TLSv1.2",
      "TLSv1.1 TLSv1.2 PFS",
      "TLSv1.2",
      "TLSv1.2 PFS",
      "TLSv1.2 PFS TLSv1.3",
      "TLSv1.3",
    ],
    docs: "Accepted TLS versions. Values with PFS require the platform `alb`.",
  }),
  sslCiphersOverride: field.string({ ...unset, docs: "Accepted ciphers, in OpenSSL notation." }),
  disableWeakCipherSuites: choice("Whether to reject weak ciphers."),
  clientBodyTimeout: field.integer({
    ...unset,
    min: 1,
    docs: "Maximum pause between two parts of a request body, in seconds.",
  }),
  // A string, because "false" differs from not set.
  ignoreInvalidHeaders: field.string({
    ...unset,
    values: ["", "true", "false"],
    docs: "Whether to drop headers with invalid names: `true` or `false`. Defaults to the platform's setting.",
  }),
  nginxErrorLogLevel: field.string({
    ...unset,
    knownValues: ["", "debug", "info", "notice", "warn", "error", "crit", "alert", "emerg"],
    docs: "Minimum severity of the endpoint's errors to log, such as `warn`.",
  }),
};

type Name = keyof typeof endpointSettings;

const wireNames: Readonly<Record<Name, string>> = {
  forceSsl: "FORCE_SSL",
  maintenancePageUrl: "MAINTENANCE_PAGE_URL",
  idleTimeout: "IDLE_TIMEOUT",
  releaseHealthcheckTimeout: "RELEASE_HEALTHCHECK_TIMEOUT",
  strictHealthChecks: "STRICT_HEALTH_CHECKS",
  showElbHealthchecks: "SHOW_ELB_HEALTHCHECKS",
  sslProtocolsOverride: "SSL_PROTOCOLS_OVERRIDE",
  sslCiphersOverride: "SSL_CIPHERS_OVERRIDE",
  disableWeakCipherSuites: "DISABLE_WEAK_CIPHER_SUITES",
  clientBodyTimeout: "CLIENT_BODY_TIMEOUT",
  ignoreInvalidHeaders: "IGNORE_INVALID_HEADERS",
  nginxErrorLogLevel: "NGINX_ERROR_LOG_LEVEL",
};

const names = Object.keys(wireNames) as readonly Name[];

/** Properties of endpoints by the names of their settings. An app's `config` may contain these names too. */
export const endpointSettingNames: Readonly<Record<string, Name | undefined>> = Object.fromEntries(
  names.map((name) => [wireNames[name], name]),
);

/** A setting as a string; empty if it is not set. */
function settingText(value: unknown): string {
  return value ? String(value) : "";
}

/**
 * The settings in the body of an operation. An empty string restores the platform's default.
 *
 * @param options - Which of them to send: those that have changed, and those that are set unless `given` is false.
 */
export function settingsBody(
  values: Readonly<Record<string, unknown>>,
  { changed = () => false, given = true }: { changed?: (name: Name) => boolean; given?: boolean } = {},
): Record<string, string> {
  const body: Record<string, string> = {};
  for (const name of names) {
    const value = settingText(values[name]);
    if (changed(name) || (given && value !== "")) body[wireNames[name]] = value;
  }
  return body;
}

/** Settings as properties. Missing settings are empty, so that they show up as drift. */
export function settingsOutputs(settings: unknown): Outputs<typeof endpointSettings> {
  const stored = record(settings) ?? {};
  const outputs = names.map((name) => [name, outputOf(name, stored[wireNames[name]])] as const);
  return Object.fromEntries(outputs) as Outputs<typeof endpointSettings>;
}

/** Whether the platform has exactly these settings. */
export function hasSettings(settings: unknown, values: Readonly<Record<string, unknown>>): boolean {
  const actual = settingsOutputs(settings);
  return names.every((name) => settingText(actual[name]) === settingText(values[name]));
}

function outputOf(name: Name, value: unknown): string | number | boolean {
  switch (endpointSettings[name].kind) {
    case "boolean":
      return value === "true";
    case "integer":
      return typeof value === "string" && Number.isInteger(Number(value)) ? Number(value) : 0;
    default:
      return typeof value === "string" ? value : "";
  }
}
