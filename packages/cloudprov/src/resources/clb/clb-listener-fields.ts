import { field } from "@org/core-provider";
import { withWireNames } from "../../platform/wire-names.ts";
import { listenerCertificates } from "./certificate-fields.ts";
import { healthCheckFields } from "./health-check-fields.ts";
import { clbIdField } from "./parent-fields.ts";

const flag = (docs: string) => field.boolean({ computed: true, docs });
const layer4 = ["TCP", "UDP", "TCP_SSL", "QUIC"];

/** Whether a protocol passes connections on, and not requests. */
export function isLayer4(protocol: unknown): boolean {
  return layer4.includes(String(protocol));
}

/** The properties of a listener. */
export const clbListenerFields = withWireNames({
  clbId: clbIdField(),
  listenerName: field.string({ required: true, min: 1, max: 80, docs: "Name of the listener." }),
  protocol: field.string({
    required: true,
    values: ["TCP", "UDP", "HTTP", "HTTPS", "TCP_SSL", "QUIC"],
    replaceOnChange: true,
    docs: "Protocol of the listener. `HTTP` and `HTTPS` need a `ClbListenerRule` for each domain and path.",
  }),
  port: field.integer({ min: 1, max: 65_535, replaceOnChange: true, docs: "Port of the listener." }),
  endPort: field.integer({
    computed: true,
    emptyIsUnset: true,
    min: 1,
    max: 65_535,
    replaceOnChange: true,
    docs: "Last port of a range that begins with `port`.",
  }),
  ...listenerCertificates,
  sniSwitch: field.boolean({
    omitEmptyOnCreate: true,
    replaceOnChange: true,
    docs: "Whether each rule of an `HTTPS` listener has its own certificate (SNI). Defaults to false.",
  }),
  scheduler: field.string({
    default: "WRR",
    values: ["WRR", "LEAST_CONN"],
    docs: "How targets are selected: by weight (`WRR`), or the one with the fewest connections (`LEAST_CONN`). Rules of HTTP and HTTPS have their own.",
  }),
  sessionExpireTime: field.integer({
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: 0,
    min: 30,
    max: 3600,
    docs: "Seconds for which a client keeps its target. 0 turns sessions off, which is the default. Requires TCP or UDP and the scheduler `WRR`.",
  }),
  sessionType: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: ["NORMAL", "QUIC_CID"],
    docs: "How a client is recognized: by its address (`NORMAL`, the default), or by the ID of its QUIC connection (`QUIC_CID`, for UDP).",
  }),
  targetType: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: ["NODE", "TARGETGROUP", "TARGETGROUP-V2"],
    docs: "What the listener passes connections to: targets of its own (`NODE`, the default), or a group of targets.",
  }),
  keepaliveEnable: field.integer({
    computed: true,
    min: 0,
    max: 1,
    docs: "Whether connections to targets are kept open: 1 or 0. For HTTP and HTTPS.",
  }),
  h2cSwitch: field.boolean({
    computed: true,
    replaceOnChange: true,
    docs: "Whether an internal HTTP listener accepts HTTP/2 without encryption.",
  }),
  snatEnable: flag("Whether targets see the load balancer's address instead of the client's."),
  proxyProtocol: flag("Whether targets receive the client's address by the PROXY protocol. For TCP_SSL and QUIC."),
  dataCompressMode: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: ["transparent", "compatibility"],
    docs: "How compressed responses of targets are handled.",
  }),
  idleConnectTimeout: field.integer({
    computed: true,
    emptyIsUnset: true,
    min: 10,
    max: 1980,
    docs: "Seconds until an idle connection is closed: up to 900, with guaranteed performance up to 1980. Defaults to 900 for TCP and 300 for UDP.",
  }),
  maxConn: field.integer({ computed: true, min: -1, docs: "Maximum number of connections. -1 for no limit." }),
  maxCps: field.integer({
    computed: true,
    min: -1,
    docs: "Maximum number of new connections per second. -1 for no limit.",
  }),
  deregisterTargetRst: flag("Whether connections to a removed target are reset."),
  rescheduleTargetZeroWeight: flag("Whether connections move away from targets whose weight becomes 0."),
  rescheduleUnhealthy: flag("Whether connections move away from unhealthy targets."),
  rescheduleExpandTarget: flag("Whether connections are distributed again when targets are added or removed."),
  rescheduleStartTime: field.integer({ computed: true, min: 0, max: 3600, docs: "Seconds until connections move." }),
  rescheduleInterval: field.integer({ computed: true, min: 0, max: 3600, docs: "Seconds for which connections move." }),
  ...healthCheckFields,
  healthCheckHttpVersion: field.string({
    computed: true,
    emptyIsUnset: true,
    values: ["HTTP/1.0", "HTTP/1.1"],
    wire: "HealthCheck.HttpVersion",
    docs: "HTTP version of HTTP checks of a TCP listener.",
  }),
  healthCheckContextType: field.string({
    computed: true,
    emptyIsUnset: true,
    values: ["HEX", "TEXT"],
    wire: "HealthCheck.ContextType",
    docs: "Format of `healthCheckSendContext` and `healthCheckRecvContext`.",
  }),
  healthCheckSendContext: field.string({
    computed: true,
    emptyIsUnset: true,
    max: 500,
    wire: "HealthCheck.SendContext",
    docs: "Content of a check of the type `CUSTOM`.",
  }),
  healthCheckRecvContext: field.string({
    computed: true,
    emptyIsUnset: true,
    max: 500,
    wire: "HealthCheck.RecvContext",
    docs: "Response of a healthy target to a check of the type `CUSTOM`.",
  }),
  listenerId: field.string({
    output: true,
    docs: "ID of the listener without the load balancer, `lbl-...`, for rules and attachments.",
  }),
});
