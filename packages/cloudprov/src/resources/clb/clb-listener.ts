import {
  type CreateOperation,
  compositeId,
  type DeleteOperation,
  type DiffOperation,
  fromWire,
  type ReadOperation,
  type ReadyOperation,
  responseField,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import {
  type ActionObject,
  actionObject,
  createByAction,
  untilSeen,
  type Values,
} from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { remedies } from "../../platform/remedies.ts";
import { type Body, memberFacts, type ResponseList, responseList, textAt } from "../../platform/responses.ts";
import type { Parameters } from "../../platform/service-client.ts";
import { changeByTask, deleteByTask, goneBalancerCodes, inTurn, rememberTask, untilCreated } from "./balancer-tasks.ts";
import { certificateNames, certificatesAsGiven, certificatesAsRead, certificatesAsSent } from "./certificate-fields.ts";
import { clbListenerRules, clbListenerFields as fields, isLayer4 } from "./clb-listener-fields.ts";
import { healthCheckAsRead, healthCheckAsSent, isOfCheck } from "./health-check-fields.ts";

/** The action that lists the listeners of a load balancer, all on one page. */
export const describeListeners = "DescribeListeners";

const facts = {
  protocol: responseField.string({ wire: "Protocol", returned: "always" }),
  port: responseField.integer({ wire: "Port", returned: "maybe empty" }),
  flags: responseField.list(responseField.string({}), { wire: "AttrFlags", optional: true }),
  sni: responseField.integer({ wire: "SniSwitch", optional: true }),
};
const identity = memberFacts("ListenerId", "ListenerName");
/** The listeners of a response, of which only what identifies them must be valid. */
const all = responseList("Listeners", identity, facts);
/** The listeners of a response. */
const wholeList = responseList("Listeners", identity, facts, (found) => fromWire(fields, asRead(found)));

const id = compositeId({
  separator: "#",
  parts: [
    { property: "clbId", wire: "LoadBalancerId", form: "<load balancer ID>", example: "lb-7a0t6zqb" },
    { property: "listenerId", wire: "ListenerId", form: "<listener ID>", example: "lbl-hh141sn9" },
  ],
});
const idOfListed = textAt("ListenerId");
const created = { ids: responseField.list(responseField.string({}), { wire: "ListenerIds", returned: "maybe empty" }) };
const idOfCreated = (response: Body) => idOfListed({ ListenerId: fromWire(created, response).ids[0] });

const balancerOf = (own: string) => String(id.key(own)["LoadBalancerId"]);

/** The listeners of a load balancer that fit some parameters. */
async function listenersOf(op: Op, parameters: Parameters, list: ResponseList): Promise<readonly Body[]> {
  return list.of(await op.clb.read(describeListeners, parameters, list));
}

const listeners: ActionObject = {
  service: "clb",
  create: "CreateListener",
  delete: "DeleteListener",
  idOf: (response, values) =>
    id.build({ ...values, listenerId: ("ListenerId" in response ? idOfListed : idOfCreated)(response) }),
  onCreated: (op, own, response) => rememberTask(op, response, own, balancerOf(own)),
  key: id.key,
  goneCodes: goneBalancerCodes,
  read: async (op, own) => {
    const { LoadBalancerId, ListenerId } = id.key(own);
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

const handlers = actionObject({ ...listeners, fields });

export const clbListener = resource("ClbListener", {
  docs: "A listener of a load balancer: it receives traffic at a port and passes it on. Other resources refer to it by `listenerId`. Changing its load balancer, protocol or ports replaces it, and its rules and targets are deleted with it; the preview warns about that.",
  example: `const https = new cloudprov.ClbListener("https", {
    clbId: config.require("clbId"),
    listenerName: "https",
    protocol: "HTTPS",
    port: 443,
    certificateId: "sX7kQ2pB",
});`,
  errors: {
    ...remedies("clb", "FailedOperation.ResourceInOperating", "LimitExceeded"),
    "InvalidParameter.PortCheckFailed":
      "Another listener of the load balancer has the port: choose another `port`, or import that listener.",
  },
  import: id.import,
  naturalKey: ["clbId", "port"],
  rules: clbListenerRules,
  ...handlers,

  diff(op: DiffOperation<typeof fields>) {
    if (op.replacing) op.warn(`the rules and targets of the listener ${op.state.listenerId} are deleted with it`);
    return {};
  },

  create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    const { args } = op;
    const body = asCreated(toWire(fields, args as Values));
    return inTurn(op, args.clbId, () => createByAction(op, listeners, body, args as Values));
  },

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    await untilCreated(op, op.id);
    await untilSeen(op, listeners, op.id, op.args as Values);
  },

  async read(op: ReadOperation<typeof fields> & Clients) {
    const found = await handlers.read(op);
    return found && { ...found, ...certificatesAsGiven(found, op.args) };
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    const { args } = op;
    const isChecked = Object.keys(fields).some((name) => isOfCheck(name) && op.changed(name as keyof typeof fields));
    const isCertified = op.changed(...certificateNames);
    const isSent = (name: string) => {
      if (isOfCheck(name)) return isChecked && args.targetType !== "TARGETGROUP-V2";
      if (certificateNames.some((one) => one === name)) return isCertified;
      return op.changed(name as keyof typeof fields);
    };
    const body = asSent(toWire(fields, args as Values, isSent));
    if (Object.keys(body).length === 0) return;
    await changeByTask(op, args.clbId, "ModifyListener", { ...body, ...id.key(op.id) });
  },

  delete: (op: DeleteOperation<typeof fields> & Clients) =>
    deleteByTask(op, balancerOf(op.id), "DeleteListener", id.key(op.id)),
});

/** The place of a listener: a load balancer has one for each port and kind of transport. */
function placeOf(body: Body): string {
  const { Ports, Port = Array.isArray(Ports) ? Ports[0] : undefined, Protocol } = body;
  return `${["UDP", "QUIC"].includes(String(Protocol)) ? "UDP" : "TCP"} ${String(Port)}`;
}

/** The parameters of a creation. */
function asCreated({ Port = 0, ListenerName, Scheduler, TargetType, ...body }: Body): Body {
  const ofConnections = isLayer4(body["Protocol"]) ? { Scheduler, TargetType: TargetType ?? "NODE" } : {};
  return { ...asSent(body), Ports: [Port], ListenerNames: [ListenerName], ...ofConnections };
}

/** The parameters of a creation or a change, with switches as numbers. */
function asSent({ SniSwitch, ...body }: Body): Body {
  const sent = healthCheckAsSent(certificatesAsSent(body));
  return SniSwitch === undefined ? sent : { ...sent, SniSwitch: SniSwitch ? 1 : 0 };
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
