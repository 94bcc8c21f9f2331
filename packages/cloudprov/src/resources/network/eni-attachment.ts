import {
  CodedError,
  type CreateOperation,
  compositeId,
  type DeleteOperation,
  expectation,
  field,
  fromWire,
  type ReadOperation,
  type ReadOutputs,
  type ReadyOperation,
} from "@org/core-provider";
import { type ActionObject, listed, readBackSeconds, refreshed } from "../../platform/action-object.ts";
import { tokenOf } from "../../platform/client-token.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { unlessDone } from "../../platform/errors.ts";
import { createWithKnownId } from "../../platform/known-id-creation.ts";
import { idForms } from "../../platform/object-id.ts";
import { remedies } from "../../platform/remedies.ts";
import type { Body } from "../../platform/responses.ts";
import { type ElementPage, elementsOf } from "../../platform/service-client.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import {
  describeInterfaces,
  factsOf,
  type Interface,
  interfaceList,
  isIdle,
  readInterface,
  untilInterfaceIdle,
} from "./eni-facts.ts";
import { changeByVpcTask, rememberVpcTask, untilCreatedByVpcTask } from "./vpc-tasks.ts";

const fields = {
  eniId: field.string({
    required: true,
    replaceOnChange: true,
    pattern: idForms.eni,
    wire: "NetworkInterfaceId",
    docs: "ID of the network interface, `eni-...`.",
  }),
  instanceId: field.string({
    required: true,
    replaceOnChange: true,
    pattern: idForms.instance,
    wire: "InstanceId",
    docs: "ID of the machine, `ins-...`, in the network and the availability zone of the interface.",
  }),
};

const id = compositeId({
  separator: "+",
  parts: [
    { property: "eniId", wire: "NetworkInterfaceId", example: "eni-gtlvkjvz" },
    { property: "instanceId", wire: "InstanceId", example: "ins-0h3a5new" },
  ],
});

const isReadable = expectation(fields);

/** The interfaces of machines, each as an attachment has it. */
const attachments: Required<Pick<ActionObject, "idOf" | "read" | "listing">> = {
  idOf: (body) => id.build(fromWire(fields, body)),
  read: async (op, own) => {
    const found = await readInterface(op, partsOf(own).eniId);
    return found && attachmentOf(found).find((one) => attachments.idOf(one, {}) === own);
  },
  listing: {
    name: "Name",
    whole: { page: pageOfAttachments, asRead: (found) => found },
    async *find(op) {
      yield* elementsOf((offset) => pageOfAttachments(op, offset));
    },
  },
};

async function pageOfAttachments(op: Op, offset: number | undefined): Promise<ElementPage> {
  const { elements, next } = await op.vpc.page(describeInterfaces, {}, interfaceList, { offset });
  // The total is that of all interfaces.
  return { elements: elements.map(factsOf).flatMap(attachmentOf), next, total: undefined };
}

/** The attachment of an interface, if it has one. The first interface of a machine cannot be detached. */
function attachmentOf({ id: eniId, name, instanceId, isPrimary }: Interface): Body[] {
  if (instanceId === "" || isPrimary) return [];
  return [{ NetworkInterfaceId: eniId, InstanceId: instanceId, Name: `${name} ${instanceId}` }];
}

function partsOf(own: string): { readonly eniId: string; readonly instanceId: string } {
  return fromWire(fields, id.key(own));
}

async function isAttached(op: Op, own: string): Promise<boolean> {
  return (await attachments.read(op, own, {})) !== undefined;
}

export const eniAttachment = resource("EniAttachment", {
  docs: "Attaches a network interface to a machine. An interface has one machine at a time, so a changed attachment is deleted before the new one is created. The operating system of the machine must be configured to use the interface.",
  example: `const web = new cloudprov.EniAttachment("web", {
    eniId: config.require("eniId"),
    instanceId: config.require("machineId"),
});`,
  errors: remedies(
    "vpc",
    "UnsupportedOperation.AttachmentAlreadyExists",
    "UnsupportedOperation.ZoneMismatch",
    "UnsupportedOperation.VpcMismatch",
    "UnsupportedOperation.UnsupportedInstanceFamily",
    "UnsupportedOperation.InstanceAssociateHavip",
  ),
  import: id.import,
  fields,
  readBackSeconds,
  naturalKey: ["eniId"],
  findExisting: {
    id: (op: CreateOperation<typeof fields> & Clients) => id.build(op.args),
    exists: (op: CreateOperation<typeof fields> & Clients) => isAttached(op, id.build(op.args)),
  },

  create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    const own = id.build(op.args);
    return createWithKnownId(op, own, {
      post: async () => {
        const ClientToken = tokenOf(op.urn, op.started);
        rememberVpcTask(op, own, await op.vpc.create("AttachNetworkInterface", { ...id.key(own), ClientToken }));
      },
      exists: async () => {
        await untilInterfaceIdle(op, op.args.eniId);
        return isAttached(op, own);
      },
      takenCodes: ["UnsupportedOperation.AttachmentAlreadyExists"],
    });
  },

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    await untilCreatedByVpcTask(op, op.id);
    const { eniId, instanceId } = op.args;
    const found = await waitUntil(op, {
      what: `the network interface ${eniId} to be attached`,
      read: () => readInterface(op, eniId),
      done: (one) => one === undefined || (one.instanceId !== "" && isIdle(one)),
      progress: "waiting until it is attached",
      otherwise: `the network interface ${eniId} is not attached to ${instanceId} yet`,
      forMs: 360_000,
    });
    if (found === undefined || found.instanceId === instanceId) return;
    throw new CodedError(
      "conflict",
      `the network interface ${eniId} is attached to ${found.instanceId} instead of ${instanceId}: somebody else has attached it. Detach it there, and run \`pulumi up\` again`,
    );
  },

  async read(op: ReadOperation<typeof fields> & Clients): Promise<ReadOutputs<typeof fields> | undefined> {
    const found = op.purpose === "refresh" ? refreshed(op, attachments, isReadable) : undefined;
    const body = await (found ?? attachments.read(op, op.id, {}));
    return body && fromWire(fields, body);
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    const { eniId } = partsOf(op.id);
    await untilInterfaceIdle(op, eniId);
    if (!(await isAttached(op, op.id))) return;
    await unlessDone(
      () =>
        changeByVpcTask(op, "DetachNetworkInterface", {
          ...id.key(op.id),
          ClientToken: tokenOf(op.urn, op.started),
        }),
      async () => !(await isAttached(op, op.id)),
    );
    await waitUntil(op, {
      what: `the network interface ${eniId} to be detached`,
      read: () => readInterface(op, eniId),
      done: (one) => one === undefined || (one.instanceId === "" && isIdle(one)),
      progress: "waiting until it is detached",
      otherwise: `the network interface ${eniId} is still being detached`,
    });
  },

  list: { run: (op: Op) => listed(op, attachments) },
});
