import { hasValue, onlyWhen, type Rule, requiredWhen } from "@org/core-provider";
import type { Body } from "../../platform/responses.ts";
import { certificateRules } from "./certificate-fields.ts";
import { isLayer4 } from "./clb-listener-fields.ts";
import { timeOutRule, typeRule } from "./health-check-fields.ts";

const isTls = {
  says: "protocol is TCP_SSL, or protocol is HTTPS without sniSwitch",
  fields: ["protocol", "sniSwitch", "multiCertInfo"],
  test: ({ protocol, sniSwitch, multiCertInfo }: Body) =>
    multiCertInfo === undefined && (protocol === "TCP_SSL" || (protocol === "HTTPS" && sniSwitch !== true)),
};
const isHttps = hasValue("protocol", "HTTPS");
const hasSessions = {
  says: "protocol is TCP or UDP, and scheduler is WRR",
  fields: ["protocol", "scheduler"],
  // A state of a version without this default has no scheduler.
  test: ({ protocol, scheduler = "WRR" }: Body) => ["TCP", "UDP"].includes(String(protocol)) && scheduler === "WRR",
};
const isTcpByHttp = {
  says: "protocol is TCP and healthCheckType is HTTP",
  fields: ["protocol", "healthCheckType"],
  test: ({ protocol, healthCheckType }: Body) => protocol === "TCP" && healthCheckType === "HTTP",
};
const isCustom = hasValue("healthCheckType", "CUSTOM");
const contexts = ["healthCheckContextType", "healthCheckSendContext", "healthCheckRecvContext"];
const httpMembers = ["HttpCode", "HttpDomain", "HttpMethod", "HttpPath", "HttpVersion"];

/** Rules of HTTP and HTTPS have the health check and the scheduler. */
const layer4Only: Rule = {
  says: "healthCheckSwitch cannot be true, and scheduler must be WRR, when protocol is HTTP or HTTPS: rules have their own.",
  fields: ["protocol", "healthCheckSwitch", "scheduler"],
  test: ({ protocol, healthCheckSwitch, scheduler }) => {
    if (typeof protocol !== "string" || isLayer4(protocol)) return [];
    const message = `has no effect when protocol is ${protocol}: set it on the rules`;
    return [
      ...(healthCheckSwitch === true ? [{ path: "healthCheckSwitch", message }] : []),
      ...(scheduler === "LEAST_CONN" ? [{ path: "scheduler", message }] : []),
    ];
  },
};

const hexTexts: Rule = {
  says: "With healthCheckContextType HEX, both contexts have an even number of the characters 0-9 and A-F.",
  fields: contexts,
  test: ({ healthCheckContextType: type, ...values }) =>
    type !== "HEX"
      ? []
      : ["healthCheckSendContext", "healthCheckRecvContext"]
          .filter((name) => typeof values[name] === "string" && !/^([0-9A-F]{2})*$/.test(String(values[name])))
          .map((path) => ({ path, message: "must have an even number of the characters 0-9 and A-F" })),
};

/** Properties that depend on one another. */
export const clbListenerRules: readonly Rule[] = [
  ...certificateRules,
  requiredWhen(["certificateId"], isTls),
  onlyWhen("sniSwitch", isHttps),
  onlyWhen("sessionExpireTime", hasSessions),
  layer4Only,
  ...httpMembers.map((name) => onlyWhen(`healthCheck${name}`, isTcpByHttp)),
  requiredWhen(["healthCheckHttpVersion", "healthCheckHttpDomain"], isTcpByHttp),
  ...contexts.map((name) => onlyWhen(name, isCustom)),
  requiredWhen(contexts, isCustom),
  hexTexts,
  timeOutRule,
  typeRule("protocol", {
    TCP: ["TCP", "HTTP", "CUSTOM"],
    UDP: ["PING", "CUSTOM"],
    TCP_SSL: ["TCP", "HTTP"],
    QUIC: ["TCP", "HTTP"],
  }),
];
