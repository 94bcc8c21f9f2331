import type { Family } from "@org/core-provider";
import { getCamPolicies } from "../functions/cam/get-cam-policies.ts";
import { getCamRoles } from "../functions/cam/get-cam-roles.ts";
import { getCamUsers } from "../functions/cam/get-cam-users.ts";
import { getUserInfo } from "../functions/cam/get-user-info.ts";
import type { Clients } from "../platform/clients.ts";
import { camAccessKey } from "../resources/cam/cam-access-key.ts";
import { camGroup } from "../resources/cam/cam-group.ts";
import { camGroupMembership } from "../resources/cam/cam-group-membership.ts";
import { camGroupPolicyAttachment } from "../resources/cam/cam-group-policy-attachment.ts";
import { camPolicy } from "../resources/cam/cam-policy.ts";
import { camRole } from "../resources/cam/cam-role.ts";
import { camRolePolicyAttachment } from "../resources/cam/cam-role-policy-attachment.ts";
import { camUser } from "../resources/cam/cam-user.ts";
import { camUserPolicyAttachment } from "../resources/cam/cam-user-policy-attachment.ts";

export const family: Family<Clients> = {
  title: "Access management",
  platformPage: { title: "Cloud Access Management", url: "https://cloud.tencent.com/document/product/598" },
  resources: [
    camRole,
    camPolicy,
    camRolePolicyAttachment,
    camGroup,
    camGroupMembership,
    camGroupPolicyAttachment,
    camUser,
    camUserPolicyAttachment,
    camAccessKey,
  ],
  functions: [getCamRoles, getCamPolicies, getCamUsers, getUserInfo],
};
