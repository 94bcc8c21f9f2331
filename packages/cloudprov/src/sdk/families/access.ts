// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { CamAccessKey, type CamAccessKeyArgs, type CamAccessKeyState } from "../camAccessKey.ts";
export { CamGroup, type CamGroupArgs, type CamGroupState } from "../camGroup.ts";
export { CamGroupMembership, type CamGroupMembershipArgs, type CamGroupMembershipState } from "../camGroupMembership.ts";
export { CamGroupPolicyAttachment, type CamGroupPolicyAttachmentArgs, type CamGroupPolicyAttachmentState } from "../camGroupPolicyAttachment.ts";
export { CamPolicy, type CamPolicyArgs, type CamPolicyState } from "../camPolicy.ts";
export { CamRole, type CamRoleArgs, type CamRoleState } from "../camRole.ts";
export { CamRolePolicyAttachment, type CamRolePolicyAttachmentArgs, type CamRolePolicyAttachmentState } from "../camRolePolicyAttachment.ts";
export { CamUser, type CamUserArgs, type CamUserState } from "../camUser.ts";
export { CamUserPolicyAttachment, type CamUserPolicyAttachmentArgs, type CamUserPolicyAttachmentState } from "../camUserPolicyAttachment.ts";
export { getCamPolicies, getCamPoliciesOutput, type GetCamPoliciesArgs, type GetCamPoliciesOutputArgs, type GetCamPoliciesResult } from "../getCamPolicies.ts";
export { getCamRoles, getCamRolesOutput, type GetCamRolesArgs, type GetCamRolesOutputArgs, type GetCamRolesResult } from "../getCamRoles.ts";
export { getCamUsers, getCamUsersOutput, type GetCamUsersArgs, type GetCamUsersOutputArgs, type GetCamUsersResult } from "../getCamUsers.ts";
export { getUserInfo, getUserInfoOutput, type GetUserInfoArgs, type GetUserInfoOutputArgs, type GetUserInfoResult } from "../getUserInfo.ts";
export { CamAccessKeyStatus, GetCamPoliciesScope } from "../types/enums.ts";
export type { types } from "../types/families/access.ts";
