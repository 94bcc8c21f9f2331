import { integer, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { attachmentId, type NewPolicyAttachment, newPolicyAttachment } from "./attachment-state.ts";
import type { PolicyAttachment, PolicyTarget } from "./attachments.ts";
import { pageOf } from "./pages.ts";
import { roleWith } from "./role-actions.ts";

/** The actions that attach policies to roles. */
export function attachmentActions(world: World): Action[] {
  return [attachRolePolicy(world), detachRolePolicy(world), listOfRole(world)];
}

const policyMembers = { PolicyId: optional(integer({ min: 1 })), PolicyName: optional(text({ min: 1 })) };
const pageMembers = { Page: integer({ min: 1, max: 200 }), Rp: integer({ min: 1, max: 200 }) };

function attachRolePolicy(world: World): Action {
  return defineAction({
    name: "AttachRolePolicy",
    params: object({
      ...policyMembers,
      AttachRoleId: optional(text({ min: 1 })),
      AttachRoleName: optional(text({ min: 1 })),
    }),
    run({ params: { AttachRoleId, AttachRoleName, ...policy } }) {
      const role = roleWith(world.camRoles.all(), { RoleId: AttachRoleId, RoleName: AttachRoleName });
      attach(world, { target: "role", targetId: role.id, policyId: policyIdOf(world, policy) });
      return {};
    },
  });
}

function detachRolePolicy(world: World): Action {
  return defineAction({
    name: "DetachRolePolicy",
    params: object({
      ...policyMembers,
      DetachRoleId: optional(text({ min: 1 })),
      DetachRoleName: optional(text({ min: 1 })),
    }),
    run({ params: { DetachRoleId, DetachRoleName, ...policy } }) {
      const role = roleWith(world.camRoles.all(), { RoleId: DetachRoleId, RoleName: DetachRoleName });
      world.policyAttachments.remove(
        attachmentId({ target: "role", targetId: role.id, policyId: policyIdOf(world, policy) }),
      );
      return {};
    },
  });
}

function listOfRole(world: World): Action {
  return defineAction({
    name: "ListAttachedRolePolicies",
    params: object({
      ...pageMembers,
      RoleId: optional(text({ min: 1 })),
      RoleName: optional(text({ min: 1 })),
      PolicyType: optional(text()),
      Keyword: optional(text()),
    }),
    run({ params: { RoleId, RoleName, PolicyType = "", Keyword = "", ...page } }) {
      const { id } = roleWith(world.camRoles.allSeen(), { RoleId, RoleName });
      const all = attachedTo(world, "role", id)
        .filter((one) => PolicyType === "" || one["PolicyType"] === PolicyType)
        .filter((one) => String(one["PolicyName"]).includes(Keyword));
      return { List: pageOf(all, page), TotalNum: all.length };
    },
  });
}

/** Attaches a policy; does nothing if it is attached. */
export function attach(world: World, fields: NewPolicyAttachment): void {
  if (world.policyAttachments.get(attachmentId(fields)) === undefined) {
    world.policyAttachments.insert(newPolicyAttachment(world, fields));
  }
}

/** @throws {PlatformError} if the request identifies no policy. */
export function policyIdOf(
  { camPolicies }: World,
  { PolicyId, PolicyName }: { readonly PolicyId?: number; readonly PolicyName?: string },
): string {
  if (PolicyId === undefined && PolicyName === undefined) {
    throw new PlatformError("InvalidParameter.ParamError", "One of PolicyId and PolicyName is required.");
  }
  const policy = camPolicies
    .all()
    .find(({ id, name }) => (PolicyId === undefined ? name === PolicyName : id === String(PolicyId)));
  return found(policy, "InvalidParameter.PolicyIdNotExist", `policy ${PolicyId ?? PolicyName}`).id;
}

/** The policies that are attached to a role, a group or a user, as the listing of a role has them. */
export function attachedTo(world: World, target: PolicyTarget, targetId: string): Reply[] {
  return world.policyAttachments
    .allSeen()
    .filter((one) => one.target === target && one.targetId === targetId)
    .map((one) => element(world, one));
}

function element(world: World, { policyId, createdAt }: PolicyAttachment): Reply {
  const policy = world.camPolicies.get(policyId);
  return {
    PolicyId: Number(policyId),
    PolicyName: policy?.name ?? "",
    AddTime: world.localTimeText(createdAt),
    PolicyType: policy?.type === 2 ? "QCS" : "User",
    CreateMode: policy?.createMode ?? 0,
    Deactived: 0,
    DeactivedDetail: [],
    Description: policy?.description ?? "",
  };
}
