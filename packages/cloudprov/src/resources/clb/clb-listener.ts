import {
  type CreateOperation,
  type DeleteOperation,
  type DiffOperation,
  type ReadOperation,
  type ReadyOperation,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { actionObject, createByAction, untilSeen, type Values } from "../../platform/action-object.ts";
import type { Clients } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { remedies } from "../../platform/remedies.ts";
import type { Body } from "../../platform/responses.ts";
import { changeByTask, deleteByTask, inTurn, untilCreated } from "./balancer-tasks.ts";
import { certificateNames, certificatesAsGiven, certificatesAsSent } from "./certificate-fields.ts";
import { clbListenerFields as fields, isLayer4 } from "./clb-listener-fields.ts";
import { clbListenerRules } from "./clb-listener-rules.ts";
import { balancerOf, clbListenerId, listeners } from "./clb-listeners.ts";
import { healthCheckAsSent, isOfCheck } from "./health-check-fields.ts";

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
  import: clbListenerId.import,
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
    await changeByTask(op, args.clbId, "ModifyListener", { ...body, ...clbListenerId.key(op.id) });
  },

  delete: (op: DeleteOperation<typeof fields> & Clients) =>
    deleteByTask(op, balancerOf(op.id), "DeleteListener", clbListenerId.key(op.id)),
});

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
