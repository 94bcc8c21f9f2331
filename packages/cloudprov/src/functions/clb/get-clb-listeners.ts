import { field, fromWire, toWire } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idForms } from "../../platform/object-id.ts";
import { flag, idText, rows, text, whole } from "../../platform/response-fields.ts";
import { type Body, recordOf, responseList } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { describeListeners } from "../../resources/clb/clb-listeners.ts";

const inputs = {
  clbId: field.string({
    required: true,
    pattern: idForms.loadBalancer,
    wire: "LoadBalancerId",
    docs: "ID of the load balancer, `lb-...`.",
  }),
  listenerId: field.string({
    emptyIsUnset: true,
    pattern: idForms.listener,
    wire: "ListenerId",
    docs: "ID of the listener without the load balancer, `lbl-...`.",
  }),
  protocol: field.string({
    emptyIsUnset: true,
    values: ["TCP", "UDP", "HTTP", "HTTPS", "TCP_SSL", "QUIC"],
    wire: "Protocol",
    docs: "Protocol.",
  }),
  port: field.integer({ min: 1, max: 65_535, wire: "Port", docs: "Port." }),
};

const row = withWireNames({
  clbId: text("ID of the load balancer."),
  listenerId: idText("ID of the listener."),
  listenerName: text("Name."),
  protocol: text("Protocol."),
  port: whole("Port."),
  certificateId: text("Certificate of the server.", { wire: "Certificate.CertId" }),
  certificateSslMode: text("`UNIDIRECTIONAL` or `MUTUAL`.", { wire: "Certificate.SSLMode" }),
  certificateCaId: text("Certificate of the authority that issues the certificates of clients.", {
    wire: "Certificate.CertCaId",
  }),
  scheduler: text("How targets are selected."),
  sessionExpireTime: whole("Seconds for which a client keeps its target."),
  sniSwitch: flag("Whether each rule has its own certificate."),
  healthCheckSwitch: flag("Whether targets are checked.", { wire: "HealthCheck.HealthSwitch" }),
  healthCheckTimeOut: whole("Seconds until a check fails.", { wire: "HealthCheck.TimeOut" }),
  healthCheckIntervalTime: whole("Seconds between checks.", { wire: "HealthCheck.IntervalTime" }),
  healthCheckHealthNum: whole("Successful checks of a healthy target.", { wire: "HealthCheck.HealthNum" }),
  healthCheckUnhealthNum: whole("Failed checks of an unhealthy target.", { wire: "HealthCheck.UnHealthNum" }),
  healthCheckType: text("Protocol of checks.", { wire: "HealthCheck.CheckType" }),
  healthCheckPort: whole("Port of checks.", { wire: "HealthCheck.CheckPort" }),
  healthCheckHttpCode: whole("Status codes of a healthy target, as a sum.", { wire: "HealthCheck.HttpCode" }),
  healthCheckHttpPath: text("Path of HTTP checks.", { wire: "HealthCheck.HttpCheckPath" }),
  healthCheckHttpDomain: text("Host name of HTTP checks.", { wire: "HealthCheck.HttpCheckDomain" }),
  healthCheckHttpMethod: text("Method of HTTP checks.", { wire: "HealthCheck.HttpCheckMethod" }),
  healthCheckHttpVersion: text("HTTP version of checks.", { wire: "HealthCheck.HttpVersion" }),
  healthCheckContextType: text("Format of custom checks.", { wire: "HealthCheck.ContextType" }),
  healthCheckSendContext: text("Content of custom checks.", { wire: "HealthCheck.SendContext" }),
  healthCheckRecvContext: text("Response of a healthy target to custom checks.", { wire: "HealthCheck.RecvContext" }),
});

const listeners = responseList("Listeners", (found) => fromWire(row, asRow(found)));

export const getClbListeners = lookup("getClbListeners", {
  docs: "Lists the listeners of a load balancer, optionally filtered by ID, protocol and port.",
  example: `const https = cloudprov.getClbListenersOutput({ clbId: config.require("clbId"), protocol: "HTTPS" });`,
  inputs,
  outputs: { listenerLists: rows(row, "Listeners", "The listeners, in the platform's order.") },
  async request(op) {
    const { ListenerId, ...query } = toWire(inputs, op.args);
    const all = ListenerId === undefined ? query : { ...query, ListenerIds: [ListenerId] };
    const found = listeners.of(await op.clb.read(describeListeners, all, listeners));
    return { Listeners: found.map((one) => ({ ...asRow(one), ClbId: op.args.clbId })) };
  },
  id: (_, { listenerLists }) => hash(listenerLists.map(({ listenerId }) => listenerId)),
});

/** A listener whose switches are booleans. */
function asRow(found: Body): Body {
  const check = recordOf(found["HealthCheck"]);
  const isOn = (value: unknown) => (typeof value === "number" ? value === 1 : value);
  return {
    ...found,
    SniSwitch: isOn(found["SniSwitch"]),
    ...(check && { HealthCheck: { ...check, HealthSwitch: isOn(check["HealthSwitch"]) } }),
  };
}
