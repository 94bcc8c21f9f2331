import {
  CodedError,
  type CreateOperation,
  compositeId,
  type DeleteOperation,
  field,
  fromWire,
  type Listed,
  type ReadOperation,
  type ReadOutputs,
  requiredWith,
  UnexpectedResponse,
} from "@org/core-provider";
import { readBackSeconds } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, unlessDone } from "../../platform/errors.ts";
import { createWithKnownId } from "../../platform/known-id-creation.ts";
import { idForms } from "../../platform/object-id.ts";
import { type OfMany, readOfMany } from "../../platform/of-many.ts";
import { remedies } from "../../platform/remedies.ts";
import { idText, rows, text } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { changeByTask, deleteByTask } from "./balancer-tasks.ts";
import { describeBalancers } from "./internal-address.ts";

/** The action that lists groups of targets with what they are connected to. */
const describeGroups = "DescribeTargetGroups";

const fields = withWireNames({
  targetGroupId: field.string({
    required: true,
    pattern: idForms.targetGroup,
    replaceOnChange: true,
    docs: "ID of the group of targets.",
  }),
  clbId: field.string({
    required: true,
    pattern: idForms.loadBalancer,
    replaceOnChange: true,
    wire: "LoadBalancerId",
    docs: "ID of the load balancer, in the private network of the group.",
  }),
  listenerId: field.string({
    emptyIsUnset: true,
    pattern: idForms.listener,
    replaceOnChange: true,
    docs: "ID of the listener without the load balancer, `lbl-...`.",
  }),
  ruleId: field.string({
    emptyIsUnset: true,
    pattern: idForms.forwardingRule,
    replaceOnChange: true,
    wire: "LocationId",
    docs: "ID of the rule without the load balancer and the listener, `loc-...`. Required for listeners of HTTP and HTTPS.",
  }),
});

const id = compositeId({
  separator: "#",
  parts: [
    { property: "targetGroupId", wire: "TargetGroupId", form: "<target group ID>", example: "lbtg-odareyb2" },
    { property: "listenerId", wire: "ListenerId", form: "<listener ID>", example: "lbl-bicjmx3i", match: /[^#]*/ },
    { property: "clbId", wire: "LoadBalancerId", form: "<load balancer ID>", example: "lb-cv0iz74c" },
    { property: "ruleId", wire: "LocationId", form: "<rule ID>", example: "loc-ac6uk7b6", optional: true },
  ],
});

const place = {
  clbId: idText("", { wire: "LoadBalancerId" }),
  listenerId: text("", { wire: "ListenerId" }),
  ruleId: text("", { wire: "LocationId" }),
  protocol: text("", { wire: "Protocol" }),
} as const;
const group = {
  groupId: idText("", { wire: "TargetGroupId" }),
  vpcId: text("", { wire: "VpcId" }),
  places: rows(place, "AssociatedRule"),
} as const;
const groups = responseList("TargetGroupSet", group, requirePlaces);
const network = {
  balancer: idText("", { wire: "LoadBalancerId" }),
  vpcId: text("", { wire: "TargetRegionInfo.VpcId" }),
} as const;
const balancers = responseList("LoadBalancerSet", network);

/** A group without a list of its places says nothing about them; null means that it has none. */
function requirePlaces(found: Body): void {
  if (!("AssociatedRule" in found)) throw new UnexpectedResponse("AssociatedRule", "is missing");
  for (const one of (found["AssociatedRule"] ?? []) as readonly Body[]) {
    if (!("ListenerId" in one)) throw new UnexpectedResponse("AssociatedRule[].ListenerId", "is missing");
  }
  for (const { protocol, ruleId } of fromWire(group, found).places) {
    if (["HTTP", "HTTPS"].includes(protocol) && ruleId === "") {
      throw new UnexpectedResponse("AssociatedRule[].LocationId", "is missing");
    }
  }
}

/** The IDs of the attachments of a group in a response. */
function attachmentsIn(found: Body): string[] {
  const { groupId: targetGroupId, places } = fromWire(group, found);
  return places.map((one) => id.build({ targetGroupId, ...one }));
}

/** A group of targets with its attachments; undefined if it does not exist. */
async function readGroup(op: Op, targetGroupId: string): Promise<Body | undefined> {
  const page = op.clb.page(describeGroups, { TargetGroupIds: [targetGroupId] }, groups);
  return (await ifExists(page))?.elements[0];
}

async function isAttached(op: Op, own: string): Promise<boolean> {
  const found = await readGroup(op, String(id.key(own)["TargetGroupId"]));
  return found !== undefined && attachmentsIn(found).includes(own);
}

/** The same for one of many that are refreshed: from the listing of groups. */
async function isListed(op: Op, own: string): Promise<boolean> {
  const many: OfMany<true> = {
    name: "attachments of target groups",
    what: "what the groups of targets are attached to",
    readOne: async (one) => (await isAttached(one, own)) || undefined,
    async readPage(one, offset) {
      const { elements, next } = await one.clb.page(describeGroups, {}, groups, { offset });
      // The total is that of the groups.
      return {
        members: new Map(elements.flatMap(attachmentsIn).map((attachment) => [attachment, true])),
        next,
        total: undefined,
      };
    },
  };
  return (await readOfMany(op, many, own)) === true;
}

export const clbTargetGroupAttachment = resource("ClbTargetGroupAttachment", {
  docs: "Passes the connections of a listener, or the requests of a forwarding rule, on to a group of targets. A changed attachment is deleted before the new one is created, because a listener or rule passes traffic on to one group of the type `v1`.",
  example: `const web = new cloudprov.ClbTargetGroupAttachment("web", {
    clbId: config.require("clbId"),
    listenerId: config.require("listenerId"),
    targetGroupId: config.require("targetGroupId"),
});`,
  errors: remedies("clb", "FailedOperation.ResourceInOperating", "LimitExceeded"),
  import: id.import,
  fields,
  rules: [requiredWith("ruleId", "listenerId")],
  readBackSeconds,
  naturalKey: ["clbId", "listenerId", "ruleId"],
  findExisting: {
    id: ({ args }) => id.build(args),
    exists: (op: CreateOperation<typeof fields> & Clients) => isAttached(op, id.build(op.args)),
  },

  async create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    const own = id.build(op.args);
    await requireSameNetwork(op, op.args);
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
    return (await isPresent) ? fromWire(fields, id.key(op.id)) : undefined;
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
      for await (const found of op.clb.pages(describeGroups, {}, groups)) {
        for (const own of attachmentsIn(found)) yield { id: own, name: own };
      }
    },
  },
});

/** The parameters of an action for one attachment. */
function associationOf(own: string): Body {
  const parts = Object.entries(id.key(own)).filter(([, part]) => part !== "");
  return { Associations: [Object.fromEntries(parts)] };
}

/** Fails if the targets of the load balancer are in another network than those of the group. */
async function requireSameNetwork(
  op: Op,
  { clbId, targetGroupId }: { readonly clbId: string; readonly targetGroupId: string },
) {
  const [found, [balancer]] = await Promise.all([
    readGroup(op, targetGroupId),
    op.clb.list(describeBalancers, { LoadBalancerIds: [clbId] }, balancers),
  ]);
  const missing =
    found === undefined
      ? `group of targets ${targetGroupId}`
      : balancer === undefined
        ? `load balancer ${clbId}`
        : undefined;
  if (found === undefined || balancer === undefined) throw new CodedError("not-found", `the ${missing} does not exist`);
  const [{ vpcId: own }, { vpcId: other }] = [fromWire(group, found), fromWire(network, balancer)];
  if (own === "" || other === "" || own === other) return;
  throw new CodedError(
    "request-rejected",
    `the targets of ${clbId} are in the network ${other}, and those of ${targetGroupId} in ${own}: use a group in the same network`,
  );
}
