import { field, hasValue, onlyWhen, type Rule, requiredWhen } from "@org/core-provider";
import { defaulted } from "../../platform/field-facts.ts";
import { idForms } from "../../platform/object-id.ts";
import type { Body } from "../../platform/responses.ts";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";

const number = (min: number, max: number, docs: string) => field.integer({ ...defaulted, min, max, docs });

const healthCheck = withWireNames({
  healthSwitch: field.boolean({ required: true, docs: "Whether the health of the targets is checked." }),
  protocol: field.string({
    ...defaulted,
    knownValues: ["TCP", "HTTP", "HTTPS", "PING", "CUSTOM", "GRPC"],
    docs: "Protocol of checks.",
  }),
  port: number(1, 65_535, "Port of checks. Defaults to the target's port."),
  timeout: number(2, 60, "Seconds until a check fails. Defaults to 2."),
  gapTime: number(2, 300, "Seconds between checks. Defaults to 5."),
  goodLimit: number(2, 10, "Successful checks until a target counts as healthy. Defaults to 3."),
  badLimit: number(2, 10, "Failed checks until a target counts as unhealthy. Defaults to 3."),
  httpCode: number(
    1,
    31,
    "Status codes of a healthy target, as a sum: 1 for 1xx, 2 for 2xx, 4 for 3xx, 8 for 4xx, 16 for 5xx.",
  ),
  httpCheckDomain: field.string({ ...defaulted, docs: "Host name of HTTP checks." }),
  httpCheckPath: field.string({ ...defaulted, docs: "Path of HTTP checks." }),
  httpCheckMethod: field.string({ ...defaulted, values: ["HEAD", "GET"], docs: "Method of HTTP checks." }),
  httpVersion: field.string({ ...defaulted, values: ["HTTP/1.0", "HTTP/1.1"], docs: "HTTP version of checks." }),
  extendedCode: field.string({
    ...defaulted,
    docs: "Status codes of a healthy target for checks by gRPC, such as `0-99`.",
  }),
});

/** The properties of a group of targets. */
export const clbTargetGroupFields = withWireNames({
  targetGroupName: field.string({ default: "TF_target_group", min: 1, max: 80, docs: "Name of the group." }),
  vpcId: field.string({
    ...defaulted,
    pattern: idForms.vpc,
    replaceOnChange: true,
    docs: "Private network of the targets. Defaults to the region's default network.",
  }),
  type: field.string({
    ...defaulted,
    values: ["v1", "v2"],
    replaceOnChange: true,
    docs: "Generation of the group: `v1` (the default) or `v2`, which has its own protocol and health check.",
  }),
  protocol: field.string({
    ...defaulted,
    knownValues: ["TCP", "UDP", "HTTP", "HTTPS", "GRPC"],
    replaceOnChange: true,
    docs: "Protocol of the targets. Required for the type `v2`.",
  }),
  port: number(1, 65_535, "Default port of targets. Required for the type `v1`."),
  scheduleAlgorithm: field.string({
    ...defaulted,
    values: ["WRR", "LEAST_CONN", "IP_HASH"],
    docs: "How targets are selected: by weight (`WRR`), the one with the fewest connections (`LEAST_CONN`), or by the address of the client (`IP_HASH`). For groups of the type `v2` whose protocol is HTTP, HTTPS or GRPC.",
  }),
  weight: field.integer({
    computed: true,
    min: 0,
    max: 100,
    docs: "Default weight of targets. For groups of the type `v2`.",
  }),
  sessionExpireTime: field.integer({
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: 0,
    min: 30,
    max: 3600,
    docs: "Seconds for which a client keeps its target. 0 turns sessions off, which is the default.",
  }),
  keepaliveEnable: field.boolean({
    omitEmptyOnCreate: true,
    unsetAs: false,
    docs: "Whether connections to targets are kept open. Defaults to false.",
  }),
  snatEnable: field.boolean({
    computed: true,
    docs: "Whether targets see the load balancer's address instead of the client's.",
  }),
  fullListenSwitch: field.boolean({
    omitEmptyOnCreate: true,
    replaceOnChange: true,
    docs: "Whether the group receives the connections to all ports. For groups of the type `v2`, which then have no port. Defaults to false.",
  }),
  ipVersion: field.string({
    ...defaulted,
    values: ["IPv4", "IPv6", "IPv6FullChain"],
    replaceOnChange: true,
    docs: "IP version of the targets. Defaults to `IPv4`.",
  }),
  healthCheck: field.object(healthCheck, {
    computed: true,
    docs: "Health check of a group of the type `v2`.",
  }),
  tags: tagsField,
});

const isNewer = hasValue("type", "v2");
const hasPort = {
  says: "type is v1",
  fields: ["type"],
  test: ({ type = "v1" }: Body) => type === "v1",
};

/** Properties that depend on one another. */
export const clbTargetGroupRules: readonly Rule[] = [
  ...["protocol", "scheduleAlgorithm", "weight", "fullListenSwitch", "healthCheck"].map((name) =>
    onlyWhen(name, isNewer),
  ),
  requiredWhen(["protocol"], isNewer),
  requiredWhen(["port"], hasPort),
];
