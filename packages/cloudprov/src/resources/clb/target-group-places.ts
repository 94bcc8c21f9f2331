import { compositeId, fromWire, UnexpectedResponse } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { type OfMany, readOfMany } from "../../platform/of-many.ts";
import { idText, rows, text } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";

/** The action that lists groups of targets with what they are connected to. */
export const describeGroups = "DescribeTargetGroups";

/** The ID of an attachment. */
export const attachmentId = compositeId({
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
/** The members of a group that are read: its network, its type, and its attachments. */
export const groupFacts = {
  groupId: idText("", { wire: "TargetGroupId" }),
  type: text("", { wire: "TargetGroupType" }),
  vpcId: text("", { wire: "VpcId" }),
  places: rows(place, "AssociatedRule"),
} as const;
/** The groups of a response. */
export const groupList = responseList("TargetGroupSet", groupFacts, requirePlaces);

/** A group without a list of its places says nothing about them; null means that it has none. */
function requirePlaces(found: Body): void {
  if (!("AssociatedRule" in found)) throw new UnexpectedResponse("AssociatedRule", "is missing");
  for (const one of (found["AssociatedRule"] ?? []) as readonly Body[]) {
    if (!("ListenerId" in one)) throw new UnexpectedResponse("AssociatedRule[].ListenerId", "is missing");
  }
  for (const { protocol, ruleId } of fromWire(groupFacts, found).places) {
    if (["HTTP", "HTTPS"].includes(protocol) && ruleId === "") {
      throw new UnexpectedResponse("AssociatedRule[].LocationId", "is missing");
    }
  }
}

/** The IDs of the attachments of a group in a response. */
export function attachmentsIn(found: Body): string[] {
  const { groupId: targetGroupId, places } = fromWire(groupFacts, found);
  return places.map((one) => attachmentId.build({ targetGroupId, ...one }));
}

/** A group of targets with its attachments; undefined if it does not exist. */
export async function readGroup(op: Op, targetGroupId: string): Promise<Body | undefined> {
  const page = op.clb.page(describeGroups, { TargetGroupIds: [targetGroupId] }, groupList);
  return (await ifExists(page))?.elements[0];
}

/** Whether an attachment exists. */
export async function isAttached(op: Op, own: string): Promise<boolean> {
  const found = await readGroup(op, String(attachmentId.key(own)["TargetGroupId"]));
  return found !== undefined && attachmentsIn(found).includes(own);
}

/** The same for one of many that are refreshed: from the listing of groups. */
export async function isListed(op: Op, own: string): Promise<boolean> {
  const many: OfMany<true> = {
    name: "attachments of target groups",
    what: "what the groups of targets are attached to",
    readOne: async (one) => (await isAttached(one, own)) || undefined,
    async readPage(one, offset) {
      const { elements, next } = await one.clb.page(describeGroups, {}, groupList, { offset });
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
