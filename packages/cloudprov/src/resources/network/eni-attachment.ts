import {
  CodedError,
  type CreateOperation,
  type DeleteOperation,
  fromWire,
  type ReadOperation,
  type ReadOutputs,
  type ReadyOperation,
} from "@org/core-provider";
import { listed, readBackSeconds, refreshed } from "../../platform/action-object.ts";
import { creationToken, tokenOf } from "../../platform/client-token.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { unlessDone } from "../../platform/errors.ts";
import { createWithKnownId } from "../../platform/known-id-creation.ts";
import { remedies } from "../../platform/remedies.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import {
  attachmentId,
  attachments,
  eniAttachmentFields as fields,
  isAttached,
  isReadable,
  partsOf,
} from "./eni-attachments.ts";
import { isIdle, readInterface, untilInterfaceIdle } from "./eni-facts.ts";
import { changeByVpcTask, rememberVpcTask, untilCreatedByVpcTask } from "./vpc-tasks.ts";

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
  import: attachmentId.import,
  fields,
  readBackSeconds,
  naturalKey: ["eniId"],
  findExisting: {
    id: (op: CreateOperation<typeof fields> & Clients) => attachmentId.build(op.args),
    exists: (op: CreateOperation<typeof fields> & Clients) => isAttached(op, attachmentId.build(op.args)),
  },

  create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    const own = attachmentId.build(op.args);
    return createWithKnownId(op, own, {
      post: async () => {
        const ClientToken = creationToken(op);
        rememberVpcTask(
          op,
          own,
          await op.vpc.create("AttachNetworkInterface", { ...attachmentId.key(own), ClientToken }),
        );
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
          ...attachmentId.key(op.id),
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
