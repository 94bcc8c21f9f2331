import {
  type CreateOperation,
  type DeleteOperation,
  fromWire,
  type Listed,
  type ReadOperation,
  type ReadOutputs,
  requiredWith,
} from "@org/core-provider";
import { readBackSeconds } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { unlessDone } from "../../platform/errors.ts";
import { createWithKnownId } from "../../platform/known-id-creation.ts";
import { remedies } from "../../platform/remedies.ts";
import type { Body } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { requireAttachable } from "./attachable-group.ts";
import { changeByTask, deleteByTask } from "./balancer-tasks.ts";
import { targetGroupAttachmentFields as fields } from "./clb-target-group-attachment-fields.ts";
import { attachmentId, attachmentsIn, describeGroups, groupList, isAttached, isListed } from "./target-group-places.ts";

export const clbTargetGroupAttachment = resource("ClbTargetGroupAttachment", {
  docs: "Passes the connections of a listener, or the requests of a forwarding rule, on to a group of targets. A changed attachment is deleted before the new one is created, because a listener or rule passes traffic on to one group of the type `v1`.",
  example: `const web = new cloudprov.ClbTargetGroupAttachment("web", {
    clbId: config.require("clbId"),
    listenerId: config.require("listenerId"),
    targetGroupId: config.require("targetGroupId"),
});`,
  errors: remedies("clb", "FailedOperation.ResourceInOperating", "LimitExceeded"),
  import: attachmentId.import,
  fields,
  rules: [requiredWith("ruleId", "listenerId")],
  readBackSeconds,
  naturalKey: ["clbId", "listenerId", "ruleId"],
  findExisting: {
    id: ({ args }) => attachmentId.build(args),
    exists: (op: CreateOperation<typeof fields> & Clients) => isAttached(op, attachmentId.build(op.args)),
  },

  async create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    const own = attachmentId.build(op.args);
    await requireAttachable(op, op.args);
    return createWithKnownId(op, own, {
      // The platform may reject a repeated request when the first one has succeeded without a response.
      post: () =>
        unlessDone(
          () => changeByTask(op, op.args.clbId, "AssociateTargetGroups", associationOf(own)),
          () => isAttached(op, own),
        ),
      exists: () => isAttached(op, own),
    });
  },

  async read(op: ReadOperation<typeof fields> & Clients): Promise<ReadOutputs<typeof fields> | undefined> {
    const isPresent = op.purpose === "refresh" ? isListed(op, op.id) : isAttached(op, op.id);
    return (await isPresent) ? fromWire(fields, attachmentId.key(op.id)) : undefined;
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    const isDetached = async () => !(await isAttached(op, op.id));
    if (await isDetached()) return;
    await unlessDone(
      () => deleteByTask(op, op.state.clbId, "DisassociateTargetGroups", associationOf(op.id)),
      isDetached,
    );
    await waitUntil(op, {
      what: `the attachment ${op.id} to disappear`,
      read: isDetached,
      done: (isDone) => isDone,
      progress: "waiting until the group is detached",
      otherwise: `the group is still attached to ${op.state.clbId}`,
    });
  },

  list: {
    async *run(op: Op): AsyncGenerator<Listed> {
      for await (const found of op.clb.pages(describeGroups, {}, groupList)) {
        for (const own of attachmentsIn(found)) yield { id: own, name: own };
      }
    },
  },
});

/** The parameters of an action for one attachment. */
function associationOf(own: string): Body {
  const parts = Object.entries(attachmentId.key(own)).filter(([, part]) => part !== "");
  return { Associations: [Object.fromEntries(parts)] };
}
