import { compositeId, fromWire, responseField } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { type Body, memberFacts, type ResponseList, responseList, textAt } from "../../platform/responses.ts";
import type { Parameters } from "../../platform/service-client.ts";
import { goneBalancerCodes, rememberTask } from "./balancer-tasks.ts";
import { certificatesAsRead } from "./certificate-fields.ts";
import { clbListenerFields as fields, isLayer4 } from "./clb-listener-fields.ts";
import { healthCheckAsRead } from "./health-check-fields.ts";

/** The action that lists the listeners of a load balancer, all on one page. */
export const describeListeners = "DescribeListeners";

const facts = {
  protocol: responseField.string({ wire: "Protocol", returned: "always" }),
  port: responseField.integer({ wire: "Port", returned: "maybe empty" }),
  flags: responseField.list(responseField.string({}), { wire: "AttrFlags", optional: true }),
  sni: responseField.integer({ wire: "SniSwitch", optional: true }),
};
const identity = memberFacts("ListenerId", "ListenerName");
/** The listeners of a response. Only what identifies them must be valid. */
const all = responseList("Listeners", identity, facts);
/** The listeners of a response. */
const wholeList = responseList("Listeners", identity, facts, (found) => fromWire(fields, asRead(found)));

/** The ID of a listener. */
export const clbListenerId = compositeId({
  separator: "#",
  parts: [
    { property: "clbId", wire: "LoadBalancerId", form: "<load balancer ID>", example: "lb-7a0t6zqb" },
    { property: "listenerId", wire: "ListenerId", form: "<listener ID>", example: "lbl-hh141sn9" },
  ],
});
const idOfListed = textAt("ListenerId");
const created = { ids: responseField.list(responseField.string({}), { wire: "ListenerIds", returned: "maybe empty" }) };
const idOfCreated = (response: Body) => idOfListed({ ListenerId: fromWire(created, response).ids[0] });

/** The load balancer of a listener. */
export const balancerOf = (own: string) => String(clbListenerId.key(own)["LoadBalancerId"]);

/** The listeners of a load balancer that fit some parameters. */
async function listenersOf(op: Op, parameters: Parameters, list: ResponseList): Promise<readonly Body[]> {
  return list.of(await op.clb.read(describeListeners, parameters, list));
}

/** How the platform creates, identifies and lists listeners. */
export const listeners: ActionObject = {
  service: "clb",
  create: "CreateListener",
  delete: "DeleteListener",
  idOf: (response, values) =>
    clbListenerId.build({ ...values, listenerId: ("ListenerId" in response ? idOfListed : idOfCreated)(response) }),
  onCreated: (op, own, response) => rememberTask(op, response, own, balancerOf(own)),
  key: clbListenerId.key,
  goneCodes: goneBalancerCodes,
  read: async (op, own) => {
    const { LoadBalancerId, ListenerId } = clbListenerId.key(own);
    const [found] = await listenersOf(op, { LoadBalancerId, ListenerIds: [ListenerId] }, wholeList);
    return found && { ...asRead(found), LoadBalancerId };
  },
  listing: {
    name: "ListenerName",
    uniqueKey: placeOf,
    takenCodes: ["InvalidParameter.PortCheckFailed"],
    within: { clbId: fields.clbId },
    async *find(op, place, { clbId, port }) {
      const parameters = { LoadBalancerId: clbId, ...(place === undefined ? {} : { Port: port }) };
      for (const one of await listenersOf(op, parameters, all)) yield { ...one, CreatedTime: one["CreateTime"] };
    },
    whole: {
      async page(op, _offset, { clbId }) {
        const elements = await listenersOf(op, { LoadBalancerId: clbId }, all);
        return {
          elements: elements.map((one) => ({ ...one, LoadBalancerId: clbId })),
          next: [],
          total: elements.length,
        };
      },
      asRead,
    },
  },
};

/** The place of a listener: a load balancer has one for each port and kind of transport. */
function placeOf(body: Body): string {
  const { Ports, Port = Array.isArray(Ports) ? Ports[0] : undefined, Protocol } = body;
  return `${["UDP", "QUIC"].includes(String(Protocol)) ? "UDP" : "TCP"} ${String(Port)}`;
}

/** A listener of a response with its values as requests have them. */
function asRead(found: Body): Body {
  const { protocol, flags, sni } = fromWire(facts, found);
  const has = (name: string) => flags?.includes(name);
  return {
    ...healthCheckAsRead(certificatesAsRead(found)),
    SniSwitch: sni === undefined ? undefined : sni === 1,
    H2cSwitch: has("H2cSwitch"),
    SnatEnable: has("SnatEnable"),
    // The platform does not always return this flag.
    ProxyProtocol: has("ProxyProtocol") || undefined,
    RescheduleTargetZeroWeight: has("RescheduleTargetZeroWeight"),
    RescheduleUnhealthy: has("RescheduleUnhealthy"),
    RescheduleExpandTarget: has("RescheduleExpandTarget"),
    ...(isLayer4(protocol) ? {} : { Scheduler: "WRR" }),
  };
}
