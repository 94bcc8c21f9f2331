import { type DeleteOperation, type DiffOperation, toWire, type UpdateOperation } from "@org/core-provider";
import type { ActionObject, Values } from "../../platform/action-object.ts";
import type { Clients } from "../../platform/clients.ts";
import { createdWithTags, tagInfosAsSet, tagsAsInfos } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, unlessDone } from "../../platform/errors.ts";
import { listedBy } from "../../platform/listed-by.ts";
import { remedies } from "../../platform/remedies.ts";
import { resourceTags } from "../../platform/tags.ts";
import { clbTargetGroupRules, clbTargetGroupFields as fields } from "./clb-target-group-fields.ts";

const groups: ActionObject = {
  ...listedBy({
    service: "clb",
    action: "DescribeTargetGroupList",
    member: "TargetGroupSet",
    id: "TargetGroupId",
    name: "TargetGroupName",
    fields,
    byId: (id) => ({ TargetGroupIds: [id] }),
    asRead: ({ Tag, TargetGroupType, ...found }) => tagInfosAsSet({ ...found, Tags: Tag, Type: TargetGroupType }),
  }),
  create: "CreateTargetGroup",
  delete: "DeleteTargetGroups",
  key: (id) => ({ TargetGroupIds: [id] }),
};

const handlers = createdWithTags(
  { ...groups, fields, asSent: tagsAsInfos },
  resourceTags({ service: "clb", prefix: "targetgroup" }),
);

export const clbTargetGroup = resource("ClbTargetGroup", {
  docs: "A group of targets that several listeners and rules of load balancers can share. `ClbTargetGroupAttachment` connects it to a listener or rule, whose `targetType` must be `TARGETGROUP` for a group of the type `v1`, and `TARGETGROUP-V2` for one of the type `v2`. A replaced group loses its targets; the preview warns about that.",
  example: `const web = new cloudprov.ClbTargetGroup("web", {
    targetGroupName: "web",
    vpcId: config.require("vpcId"),
    port: 8080,
    tags: { team: "shop" },
});`,
  errors: {
    ...remedies("clb", "FailedOperation.ResourceInOperating", "LimitExceeded"),
    ResourceInUse:
      "A listener or rule still uses the group: delete its attachment first. The provider repeats the request for some time, because deletions take a while.",
  },
  import: { form: "<target group ID>", example: "lbtg-3k3io0i0" },
  rules: clbTargetGroupRules,
  ...handlers,

  diff(op: DiffOperation<typeof fields>) {
    if (op.replacing) op.warn(`the targets of the group ${op.id} are not part of the new group: add them again`);
    return {};
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    const isSent = (name: string) => name !== "tags" && op.changed(name as keyof typeof fields);
    const body = toWire(fields, op.args as Values, isSent);
    if (Object.keys(body).length > 0) {
      await op.clb.write("ModifyTargetGroupAttribute", { ...body, TargetGroupId: op.id });
    }
    await handlers.update(op);
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    await unlessDone(
      () => handlers.delete(op),
      async () => (await ifExists(groups.read(op, op.id, {}))) === undefined,
    );
  },
});
