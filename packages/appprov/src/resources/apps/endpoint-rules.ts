import { allOrNone, conflictsWith, isUnknown, type Problem, type Rule } from "@org/core-provider";

import { categoryOf, inWords, isOneOf, settings } from "./endpoint-category.ts";
import { certificateRule } from "./endpoint-certificate.ts";

type Values = Readonly<Record<string, unknown>>;

/** A rule that fails on a property when a condition holds. */
function never(path: string, fields: readonly string[], says: string, holds: (values: Values) => boolean): Rule {
  const all = [path, ...fields];
  return {
    says: `${path} ${says}.`,
    fields: all,
    test: (values) =>
      !all.some((name) => isUnknown(values[name])) && holds(values) ? [{ path, message: says } satisfies Problem] : [],
  };
}

const isSet = (value: unknown) => Boolean(value) && !(Array.isArray(value) && value.length === 0);

/** Which properties of an endpoint can be combined. Rules with an unknown value pass. */
export const endpointRules: readonly Rule[] = [
  never(
    "processType",
    ["resourceType"],
    "is required when resourceType is app",
    (v) => v["resourceType"] === "app" && !v["processType"],
  ),
  conflictsWith("containerPort", "containerPorts"),
  never(
    "containerPort",
    ["endpointType"],
    "is not allowed when endpointType is tcp or tls; use containerPorts",
    (v) => isSet(v["containerPort"]) && isOneOf(v["endpointType"], ["tcp", "tls"]),
  ),
  never(
    "containerPorts",
    ["endpointType"],
    "is not allowed when endpointType is https or grpc; use containerPort",
    (v) => isSet(v["containerPorts"]) && isOneOf(v["endpointType"], ["https", "grpc"]),
  ),
  never(
    "platform",
    ["resourceType"],
    "cannot be nlb when resourceType is app",
    (v) => v["resourceType"] === "app" && v["platform"] === "nlb",
  ),
  never(
    "platform",
    ["resourceType", "endpointType"],
    "must be alb or elb when endpointType is https",
    (v) => v["resourceType"] !== "app" && v["endpointType"] === "https" && v["platform"] === "nlb",
  ),
  never(
    "loadBalancingAlgorithmType",
    ["platform"],
    "is allowed only when platform is alb",
    (v) => isSet(v["loadBalancingAlgorithmType"]) && v["platform"] !== "alb",
  ),
  never(
    "managed",
    ["defaultDomain"],
    "cannot be combined with defaultDomain",
    (v) => isSet(v["managed"]) && isSet(v["defaultDomain"]),
  ),
  never(
    "domain",
    ["defaultDomain"],
    "cannot be combined with defaultDomain",
    (v) => isSet(v["domain"]) && isSet(v["defaultDomain"]),
  ),
  never(
    "managed",
    ["domain", "defaultDomain"],
    "requires a domain",
    (v) => isSet(v["managed"]) && !isSet(v["domain"]) && !isSet(v["defaultDomain"]),
  ),
  never(
    "shared",
    ["domain", "defaultDomain"],
    "requires a domain or defaultDomain",
    (v) => isSet(v["shared"]) && !isSet(v["domain"]) && !isSet(v["defaultDomain"]),
  ),
  never(
    "domain",
    ["shared"],
    "cannot contain * or ? when the endpoint is shared",
    (v) => isSet(v["shared"]) && /[*?]/.test(String(v["domain"] ?? "")),
  ),
  never(
    "defaultDomain",
    ["resourceType"],
    "is not allowed when resourceType is database",
    (v) => v["resourceType"] === "database" && isSet(v["defaultDomain"]),
  ),
  never(
    "domain",
    ["resourceType"],
    "is not allowed when resourceType is database",
    (v) => v["resourceType"] === "database" && isSet(v["domain"]),
  ),
  allOrNone("certificate", "privateKey"),
  certificateRule,
  never(
    "certificate",
    ["managed", "defaultDomain"],
    "cannot be combined with managed or defaultDomain",
    (v) => isSet(v["certificate"]) && (isSet(v["managed"]) || isSet(v["defaultDomain"])),
  ),
  never(
    "certificate",
    ["endpointType"],
    "is not allowed when endpointType is tcp, which does not terminate TLS",
    (v) => isSet(v["certificate"]) && v["endpointType"] === "tcp",
  ),
  never(
    "certificate",
    ["resourceType"],
    "is not allowed when resourceType is database",
    (v) => isSet(v["certificate"]) && v["resourceType"] === "database",
  ),
  ...Object.entries(settings).map(([name, categories]) =>
    never(name, ["endpointType", "platform"], `is allowed only for ${inWords(categories)}`, (v) => {
      const category = categoryOf(v);
      return isSet(v[name]) && category !== undefined && !categories.includes(category);
    }),
  ),
  never("sslProtocolsOverride", ["endpointType", "platform"], "can contain PFS only when platform is alb", (v) => {
    const category = categoryOf(v);
    return /\bPFS\b/.test(String(v["sslProtocolsOverride"] ?? "")) && category !== undefined && category !== "alb";
  }),
];
