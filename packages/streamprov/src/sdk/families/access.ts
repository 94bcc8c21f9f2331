// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { ApiKey, type ApiKeyArgs, type ApiKeyState } from "../apiKey.ts";
export { CertificateAuthority, type CertificateAuthorityArgs, type CertificateAuthorityState } from "../certificateAuthority.ts";
export { CertificatePool, type CertificatePoolArgs, type CertificatePoolState } from "../certificatePool.ts";
export { GroupMapping, type GroupMappingArgs, type GroupMappingState } from "../groupMapping.ts";
export { IdentityPool, type IdentityPoolArgs, type IdentityPoolState } from "../identityPool.ts";
export { IdentityProvider, type IdentityProviderArgs, type IdentityProviderState } from "../identityProvider.ts";
export { Invitation, type InvitationArgs, type InvitationState } from "../invitation.ts";
export { IpFilter, type IpFilterArgs, type IpFilterState } from "../ipFilter.ts";
export { IpGroup, type IpGroupArgs, type IpGroupState } from "../ipGroup.ts";
export { RoleBinding, type RoleBindingArgs, type RoleBindingState } from "../roleBinding.ts";
export { ServiceAccount, type ServiceAccountArgs, type ServiceAccountState } from "../serviceAccount.ts";
export { getCertificateAuthority, getCertificateAuthorityOutput, type GetCertificateAuthorityArgs, type GetCertificateAuthorityOutputArgs, type GetCertificateAuthorityResult } from "../getCertificateAuthority.ts";
export { getCertificatePool, getCertificatePoolOutput, type GetCertificatePoolArgs, type GetCertificatePoolOutputArgs, type GetCertificatePoolResult } from "../getCertificatePool.ts";
export { getGroupMapping, getGroupMappingOutput, type GetGroupMappingArgs, type GetGroupMappingOutputArgs, type GetGroupMappingResult } from "../getGroupMapping.ts";
export { getIdentityPool, getIdentityPoolOutput, type GetIdentityPoolArgs, type GetIdentityPoolOutputArgs, type GetIdentityPoolResult } from "../getIdentityPool.ts";
export { getIdentityProvider, getIdentityProviderOutput, type GetIdentityProviderArgs, type GetIdentityProviderOutputArgs, type GetIdentityProviderResult } from "../getIdentityProvider.ts";
export { getInvitation, getInvitationOutput, type GetInvitationArgs, type GetInvitationOutputArgs, type GetInvitationResult } from "../getInvitation.ts";
export { getIpFilter, getIpFilterOutput, type GetIpFilterArgs, type GetIpFilterOutputArgs, type GetIpFilterResult } from "../getIpFilter.ts";
export { getIpGroup, getIpGroupOutput, type GetIpGroupArgs, type GetIpGroupOutputArgs, type GetIpGroupResult } from "../getIpGroup.ts";
export { getRoleBinding, getRoleBindingOutput, type GetRoleBindingArgs, type GetRoleBindingOutputArgs, type GetRoleBindingResult } from "../getRoleBinding.ts";
export { getServiceAccount, getServiceAccountOutput, type GetServiceAccountArgs, type GetServiceAccountOutputArgs, type GetServiceAccountResult } from "../getServiceAccount.ts";
export { getUser, getUserOutput, type GetUserArgs, type GetUserOutputArgs, type GetUserResult } from "../getUser.ts";
export { getUsers, getUsersOutput, type GetUsersResult } from "../getUsers.ts";
export { ApiKeyManagedResourceApiVersion, ApiKeyManagedResourceKind, ApiKeyOwnerApiVersion, ApiKeyOwnerKind } from "../types/enums.ts";
export type { types } from "../types/families/access.ts";
