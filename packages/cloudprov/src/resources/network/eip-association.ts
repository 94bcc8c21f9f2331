import {
  allOrNone,
  type CreateOperation,
  type DeleteOperation,
  exactlyOneOf,
  field,
  fromWire,
  type ReadOperation,
  type ReadOutputs,
  type ReadyOperation,
  toWire,
} from "@org/core-provider";
import { readBackSeconds } from "../../platform/action-object.ts";
import type { Clients } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { createWithKnownId } from "../../platform/known-id-creation.ts";
import { idForms } from "../../platform/object-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { elementsOf } from "../../platform/service-client.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { describeAddresses, unbind, untilIdle } from "./eip-address.ts";
import {
  binding,
  bindingForm,
  bindingId,
  bindings,
  boundAddress,
  listedAddress,
  partsOf,
  requiredParts,
  requireUnbound,
} from "./eip-binding.ts";
import { expectsStarted, rememberTask, untilCreated } from "./eip-tasks.ts";

const target = { min: 1, max: 25, computed: true, emptyIsUnset: true, replaceOnChange: true } as const;

const fields = withWireNames({
  eipId: field.string({
    required: true,
    pattern: idForms.eip,
    replaceOnChange: true,
    wire: "AddressId",
    docs: "ID of the address, `eip-...`.",
  }),
  instanceId: field.string({
    ...target,
    docs: "ID of the instance, such as a machine (`ins-...`) or a load balancer (`lb-...`). For a NAT gateway, list the address in the gateway instead.",
  }),
  networkInterfaceId: field.string({
    ...target,
    docs: "ID of the network interface, `eni-...`. Requires `privateIp`.",
  }),
  privateIp: field.string({
    ...target,
    min: 7,
    wire: "PrivateIpAddress",
    docs: "Private IP address of the network interface that the address is bound to.",
  }),
  cdcId: field.string({
    output: true,
    optional: true,
    wire: "DedicatedClusterId",
    docs: "ID of the dedicated cluster (CDC) of the address, if it belongs to one.",
  }),
});

export const eipAssociation = resource("EipAssociation", {
  docs: "Binds an elastic IP address to an instance, a load balancer or a network interface. An address can be bound once: an existing binding is unbound before a changed one is created.",
  example: `const web = new cloudprov.EipAssociation("web", {
    eipId: config.require("eipId"),
    instanceId: config.require("machineId"),
});`,
  errors: remedies(
    "vpc",
    "InvalidInstanceId.AlreadyBindEip",
    "InvalidPrivateIpAddress.AlreadyBindEip",
    "InvalidParameterValue.InstanceHasWanIP",
    "OperationDenied.AddressInArrears",
    "InvalidAddressId.Blocked",
  ),
  import: {
    form: bindingForm,
    example: "eip-nyvf60va::ins-0cxjwrog",
    parse: (id) => {
      const state = partsOf(id);
      return state && { id, state };
    },
  },
  fields,
  readBackSeconds,
  naturalKey: ["eipId"],
  rules: [exactlyOneOf("instanceId", "networkInterfaceId"), allOrNone("networkInterfaceId", "privateIp")],
  findExisting: {
    id: (op: CreateOperation<typeof fields> & Clients) => bindingId(op.args),
    exists: async (op: CreateOperation<typeof fields> & Clients) =>
      (await boundAddress(op, bindingId(op.args))) !== undefined,
  },

  create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    const own = bindingId(op.args);
    return createWithKnownId(op, own, {
      async post() {
        await requireUnbound(op, op.args.eipId);
        const response = await op.vpc.create("AssociateAddress", toWire(fields, op.args), { expects: expectsStarted });
        rememberTask(op, own, response);
      },
      exists: async () => (await boundAddress(op, own)) !== undefined,
    });
  },

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    await untilCreated(op, op.id, "did not bind the address");
    await waitUntil(op, {
      what: `the address ${op.args.eipId} to be bound`,
      read: () => boundAddress(op, op.id),
      done: (found) => found !== undefined && fromWire(binding, found).status !== "BINDING",
      progress: "waiting until the address is bound",
      otherwise: `the address ${op.args.eipId} is not bound yet`,
    });
  },

  async read(op: ReadOperation<typeof fields> & Clients): Promise<ReadOutputs<typeof fields> | undefined> {
    const found = await (op.purpose === "refresh" ? listedAddress(op, op.id) : boundAddress(op, op.id));
    if (found === undefined) return undefined;
    const { cdcId } = fromWire(binding, found);
    const none = { instanceId: "", networkInterfaceId: "", privateIp: "" };
    return { ...none, ...requiredParts(op.id), ...(cdcId === "" ? {} : { cdcId }) };
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    const { eipId } = requiredParts(op.id);
    await untilIdle(op, eipId);
    const found = await boundAddress(op, op.id);
    if (found === undefined) return;
    const { ip, instanceId } = fromWire(binding, found);
    await unbind(op, eipId, ip, instanceId);
  },

  list: {
    async *run(op) {
      for await (const found of elementsOf((offset) => op.vpc.page(describeAddresses, {}, bindings, { offset }))) {
        const { id: eipId, status, ...bound } = fromWire(binding, found);
        if (status === "BIND_ENI" || (status === "BIND" && !bound.instanceId.startsWith("nat-"))) {
          const { instanceId, networkInterfaceId, privateIp } = bound;
          const holder = status === "BIND" ? { instanceId } : { networkInterfaceId, privateIp };
          const id = bindingId({ eipId, ...holder });
          yield { id, name: `${eipId} ${instanceId || networkInterfaceId}` };
        }
      }
    },
  },
});
