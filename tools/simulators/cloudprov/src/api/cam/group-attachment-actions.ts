import { integer, object, optional, text } from "@org/simulator";
import type { World } from "../../world.ts";
import { type Action, defineAction, type Reply } from "../action.ts";
import { attach, attachedTo, policyIdOf } from "./attachment-actions.ts";
import { attachmentId } from "./attachment-state.ts";
import { groupWith } from "./group-actions.ts";
import { optionalPage, pageOf } from "./pages.ts";

/** The actions that attach policies to groups. */
export function groupAttachmentActions(world: World): Action[] {
  return [attachGroupPolicy(world), detachGroupPolicy(world), listOfGroup(world)];
}

function attachGroupPolicy(world: World): Action {
  return defineAction({
    name: "AttachGroupPolicy",
    params: object({ PolicyId: integer({ min: 1 }), AttachGroupId: integer({ min: 1 }) }),
    run({ params: { PolicyId, AttachGroupId } }) {
      const { id } = groupWith(world.camGroups.all(), AttachGroupId);
      attach(world, { target: "group", targetId: id, policyId: policyIdOf(world, { PolicyId }) });
      return {};
    },
  });
}

function detachGroupPolicy(world: World): Action {
  return defineAction({
    name: "DetachGroupPolicy",
    params: object({ PolicyId: integer({ min: 1 }), DetachGroupId: integer({ min: 1 }) }),
    run({ params: { PolicyId, DetachGroupId } }) {
      const { id } = groupWith(world.camGroups.all(), DetachGroupId);
      const policyId = policyIdOf(world, { PolicyId });
      world.policyAttachments.remove(attachmentId({ target: "group", targetId: id, policyId }));
      return {};
    },
  });
}

function listOfGroup(world: World): Action {
  return defineAction({
    name: "ListAttachedGroupPolicies",
    params: object({
      TargetGroupId: integer({ min: 1 }),
      ...optionalPage,
      Keyword: optional(text()),
    }),
    run({ params: { TargetGroupId, Keyword = "", ...page } }) {
      const { id } = groupWith(world.camGroups.allSeen(), TargetGroupId);
      const all = attachedTo(world, "group", id).filter((one) => String(one["PolicyName"]).includes(Keyword));
      return { TotalNum: all.length, List: pageOf(all, page).map(withOperator) };
    },
  });
}

/** An attached policy as the listings of groups and users have it. */
export function withOperator({ Description, ...one }: Reply): Reply {
  return { ...one, Remark: Description, OperateOwnerUin: "", OperateUin: "", OperateUinType: 0 };
}
