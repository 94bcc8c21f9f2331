import { field, type Problem, type Rule } from "@org/core-provider";
import { defaulted } from "../../platform/field-facts.ts";
import { type Body, recordOf } from "../../platform/responses.ts";

const seconds = (min: number, max: number, wire: string, docs: string) =>
  field.integer({ ...defaulted, min, max, wire, docs });

/** The health check of a listener or rule. */
export const healthCheckFields = {
  healthCheckSwitch: field.boolean({
    computed: true,
    wire: "HealthCheck.HealthSwitch",
    docs: "Whether the load balancer checks the health of targets. Defaults to true.",
  }),
  healthCheckTimeOut: seconds(
    2,
    60,
    "HealthCheck.TimeOut",
    "Seconds until a check fails, less than the interval. Defaults to 2.",
  ),
  healthCheckIntervalTime: seconds(
    2,
    300,
    "HealthCheck.IntervalTime",
    "Seconds between checks, at least 5 for IPv6. Defaults to 5.",
  ),
  healthCheckHealthNum: seconds(
    2,
    10,
    "HealthCheck.HealthNum",
    "Successful checks until a target counts as healthy. Defaults to 3.",
  ),
  healthCheckUnhealthNum: seconds(
    2,
    10,
    "HealthCheck.UnHealthNum",
    "Failed checks until a target counts as unhealthy. Defaults to 3.",
  ),
  healthCheckHttpCode: field.integer({
    ...defaulted,
    min: 1,
    max: 31,
    wire: "HealthCheck.HttpCode",
    docs: "Status codes of a healthy target, as a sum: 1 for 1xx, 2 for 2xx, 4 for 3xx, 8 for 4xx, 16 for 5xx. Defaults to 31.",
  }),
  healthCheckHttpPath: field.string({ ...defaulted, wire: "HealthCheck.HttpCheckPath", docs: "Path of HTTP checks." }),
  healthCheckHttpDomain: field.string({
    ...defaulted,
    wire: "HealthCheck.HttpCheckDomain",
    docs: "Host name of HTTP checks.",
  }),
  healthCheckHttpMethod: field.string({
    ...defaulted,
    values: ["HEAD", "GET"],
    wire: "HealthCheck.HttpCheckMethod",
    docs: "Method of HTTP checks. Defaults to `HEAD`.",
  }),
  healthCheckPort: field.integer({
    min: -1,
    max: 65_535,
    unsetAs: -1,
    omitEmptyOnCreate: true,
    equality: (before, after) => (before ?? -1) === (after ?? -1),
    wire: "HealthCheck.CheckPort",
    docs: "Port of checks, for TCP and UDP. Defaults to the target's port, which -1 restores.",
  }),
  healthCheckType: field.string({
    ...defaulted,
    knownValues: ["TCP", "HTTP", "HTTPS", "GRPC", "GRPCS", "PING", "CUSTOM"],
    wire: "HealthCheck.CheckType",
    docs: "Protocol of checks. Defaults to `PING` for UDP, to `HTTP` for HTTP, and otherwise to `TCP`.",
  }),
  healthSourceIpType: field.integer({
    computed: true,
    min: 0,
    max: 1,
    wire: "HealthCheck.SourceIpType",
    docs: "Source address of checks: 0 for the load balancer's address, 1 for one in 100.64.0.0/10.",
  }),
};

/** Whether a property belongs to the health check, which is sent as a whole. */
export function isOfCheck(name: string): boolean {
  return /^health(Check|Source)/.test(name);
}

/** The health check of a request as the platform expects it: a disabled one has no other members. */
export function healthCheckAsSent({ HealthCheck, ...body }: Body): Body {
  const check = recordOf(HealthCheck);
  if (check === undefined || Object.keys(check).length === 0) return body;
  const { HealthSwitch: isOn, ...members } = check;
  if (isOn === false) return { ...body, HealthCheck: { HealthSwitch: 0 } };
  return { ...body, HealthCheck: { ...(isOn === undefined ? {} : { HealthSwitch: 1 }), ...members } };
}

/** An object of a response with the health check as requests have it. */
export function healthCheckAsRead(found: Body): Body {
  const check = recordOf(found["HealthCheck"]);
  if (check === undefined) return found;
  const { HealthSwitch: isOn, CheckPort: port, HttpCheckMethod: method, ...members } = check;
  return {
    ...found,
    HealthCheck: {
      ...members,
      HealthSwitch: typeof isOn === "number" ? isOn === 1 : isOn,
      CheckPort: port === -1 ? null : port,
      HttpCheckMethod: typeof method === "string" ? method.toUpperCase() : method,
    },
  };
}

/** A check must end before the next one begins. */
export const timeOutRule: Rule = {
  says: "healthCheckTimeOut must be less than healthCheckIntervalTime.",
  fields: ["healthCheckTimeOut", "healthCheckIntervalTime"],
  test: ({ healthCheckTimeOut: timeOut, healthCheckIntervalTime: interval }) =>
    typeof timeOut !== "number" || typeof interval !== "number" || timeOut < interval
      ? []
      : [{ path: "healthCheckTimeOut", message: "must be less than healthCheckIntervalTime" }],
};

/**
 * The types of health checks that a protocol supports.
 *
 * @param types - By protocol. Other protocols are not checked.
 */
export function typeRule(property: string, types: Readonly<Record<string, readonly string[]>>): Rule {
  return {
    says: `healthCheckType must be one that ${property} supports: ${Object.entries(types)
      .map(([protocol, all]) => `${all.join(", ")} for ${protocol}`)
      .join("; ")}.`,
    fields: [property, "healthCheckType"],
    test: ({ [property]: protocol, healthCheckType: type }): Problem[] => {
      const all = types[String(protocol)];
      if (typeof type !== "string" || type === "" || all === undefined || all.includes(type)) return [];
      return [
        { path: "healthCheckType", message: `must be ${all.join(" or ")} because ${property} is ${String(protocol)}` },
      ];
    },
  };
}
