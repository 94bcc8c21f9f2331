import { integer, type OptionalShape, object, optional, type Static, text } from "@org/simulator";
import type { Reply } from "../action.ts";
import { invalid, rangeOf } from "./checks.ts";

const shape = object({
  HealthSwitch: optional(integer()),
  TimeOut: optional(integer()),
  IntervalTime: optional(integer()),
  HealthNum: optional(integer()),
  UnHealthNum: optional(integer()),
  HttpCode: optional(integer()),
  HttpCheckPath: optional(text()),
  HttpCheckDomain: optional(text()),
  HttpCheckMethod: optional(text()),
  CheckPort: optional(integer()),
  ContextType: optional(text()),
  SendContext: optional(text()),
  RecvContext: optional(text()),
  CheckType: optional(text()),
  HttpVersion: optional(text()),
  SourceIpType: optional(integer()),
  ExtendedCode: optional(text()),
});

/** The health check in a request. */
export type GivenHealthCheck = Static<typeof shape>;

/** The member of requests for a health check. */
export const healthCheckMember: OptionalShape<GivenHealthCheck> = optional(shape);

/** The types of health checks by the protocol of a listener or rule, first the default. */
const types: Readonly<Record<string, readonly string[]>> = {
  TCP: ["TCP", "HTTP", "CUSTOM"],
  UDP: ["PING", "CUSTOM"],
  TCP_SSL: ["TCP", "HTTP"],
  QUIC: ["TCP", "HTTP"],
  HTTP: ["HTTP", "GRPC"],
  HTTPS: ["HTTP", "HTTPS", "GRPC"],
};

/** The members of a check that asks by HTTP. */
const httpDefaults = { HttpCode: 31, HttpCheckPath: "/", HttpCheckMethod: "HEAD" };

/** The health check that the platform keeps: the given members, then those of before, then the defaults. */
export function keptHealthCheck(protocol: string, given: GivenHealthCheck = {}, before: Reply = {}): Reply {
  const [usual = "TCP", ...others] = types[protocol] ?? [];
  const { CheckPort: port, ...sent } = given;
  const kept = {
    HealthSwitch: 1,
    TimeOut: 2,
    IntervalTime: 5,
    HealthNum: 3,
    UnHealthNum: 3,
    CheckType: usual,
    SourceIpType: 0,
    ...before,
    ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
    ...(port === undefined ? {} : { CheckPort: port === -1 ? undefined : port }),
  };
  if (![usual, ...others].includes(kept.CheckType)) {
    invalid(`A health check of ${protocol} cannot be of the type ${kept.CheckType}.`);
  }
  rangeOf("TimeOut", kept.TimeOut, 2, 60);
  rangeOf("IntervalTime", kept.IntervalTime, 2, 300);
  rangeOf("HealthNum", kept.HealthNum, 2, 10);
  rangeOf("UnHealthNum", kept.UnHealthNum, 2, 10);
  const byHttp = ["HTTP", "HTTPS", "GRPC"].includes(kept.CheckType);
  const whole: Reply = { ...(byHttp ? httpDefaults : {}), ...kept };
  if (protocol === "TCP" && kept.CheckType === "HTTP" && (!whole["HttpVersion"] || !whole["HttpCheckDomain"])) {
    invalid("A check of TCP by HTTP needs HttpVersion and HttpCheckDomain.");
  }
  const custom = ["ContextType", "SendContext", "RecvContext"];
  if (kept.CheckType === "CUSTOM" && custom.some((name) => !whole[name])) {
    invalid("A check of the type CUSTOM needs ContextType, SendContext and RecvContext.");
  }
  return whole;
}

const optionalMembers = [
  "HttpCode",
  "HttpCheckPath",
  "HttpCheckDomain",
  "HttpCheckMethod",
  "CheckPort",
  "ContextType",
  "SendContext",
  "RecvContext",
  "HttpVersion",
  "ExtendedCode",
];

/** A health check as a listing has it. */
export function healthCheckDocument(check: Reply | null): Reply | null {
  return (
    check && {
      ...Object.fromEntries(optionalMembers.map((name) => [name, null])),
      ...check,
      CheckPort: check["CheckPort"] ?? null,
    }
  );
}
