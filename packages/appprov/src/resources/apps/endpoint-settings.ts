import { field, type Outputs } from "@org/core-provider";
import { record } from "../../platform/hal.ts";

const unset = { emptyIsUnset: true } as const;
const number = (min: number, max: number, docs: string) => field.integer({ ...unset, min, max, docs });
const choice = (docs: string) => field.boolean({ docs });

/** Properties of an endpoint that the platform keeps as settings, all as texts. */
export const endpointSettings = {
  forceSsl: choice("Whether plain HTTP is redirected to HTTPS."),
  maintenancePageUrl: field.string({
    ...unset,
    pattern: { match: /^https?:\/\/[^/]/i, says: "be a URL that begins with https://, with a host" },
    docs: "URL of the page that is shown while the app is down.",
  }),
  idleTimeout: number(30, 2400, "Seconds after which an idle connection is closed."),
  releaseHealthcheckTimeout: number(1, 900, "Seconds that a health check may take in a release."),
  strictHealthChecks: choice("Whether only an answer of status 200 counts as healthy."),
  showElbHealthchecks: choice("Whether health checks appear in the logs."),
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
    docs: "TLS versions that are accepted. Those with PFS are for the platform `alb`.",
  }),
  sslCiphersOverride: field.string({ ...unset, docs: "Ciphers that are accepted, in the notation of OpenSSL." }),
  disableWeakCipherSuites: choice("Whether weak ciphers are refused."),
  clientBodyTimeout: field.integer({
    ...unset,
    min: 1,
    docs: "Seconds that may pass between two parts of a request's body.",
  }),
  // A text, since "false" is another answer than none.
  ignoreInvalidHeaders: field.string({
    ...unset,
    values: ["", "true", "false"],
    docs: "Whether headers with invalid names are dropped: `true` or `false`. Left out, the platform decides.",
  }),
  nginxErrorLogLevel: field.string({
    ...unset,
    knownValues: ["", "debug", "info", "notice", "warn", "error", "crit", "alert", "emerg"],
    docs: "From which severity on errors of the endpoint are logged, such as `warn`.",
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

/** The settings of endpoints by the names under which an app's configuration may hold them too. */
export const ownedByEndpoints: Readonly<Record<string, Name | undefined>> = Object.fromEntries(
  names.map((name) => [wireNames[name], name]),
);

/** What a setting says; empty for one that is left to the platform. */
function said(value: unknown): string {
  return value ? String(value) : "";
}

/**
 * Settings as an operation takes them: an empty string restores the platform's default.
 *
 * @param wanted Which of them to send: those that have changed, and, unless it is false, those that are given.
 */
export function settingsBody(
  values: Readonly<Record<string, unknown>>,
  { changed = () => false, given = true }: { changed?: (name: Name) => boolean; given?: boolean } = {},
): Record<string, string> {
  const body: Record<string, string> = {};
  for (const name of names) {
    const value = said(values[name]);
    if (changed(name) || (given && value !== "")) body[wireNames[name]] = value;
  }
  return body;
}

/** Settings as properties. What the platform does not have is empty, so that its absence is seen. */
export function settingsOutputs(settings: unknown): Outputs<typeof endpointSettings> {
  const told = record(settings) ?? {};
  const outputs = names.map((name) => [name, toldOf(name, told[wireNames[name]])] as const);
  return Object.fromEntries(outputs) as Outputs<typeof endpointSettings>;
}

/** True when the platform has the settings that are given, and no others. */
export function hasSettings(settings: unknown, values: Readonly<Record<string, unknown>>): boolean {
  const actual = settingsOutputs(settings);
  return names.every((name) => said(actual[name]) === said(values[name]));
}

function toldOf(name: Name, value: unknown): string | number | boolean {
  switch (endpointSettings[name].kind) {
    case "boolean":
      return value === "true";
    case "integer":
      return typeof value === "string" && Number.isInteger(Number(value)) ? Number(value) : 0;
    default:
      return typeof value === "string" ? value : "";
  }
}
