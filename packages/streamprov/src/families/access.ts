import type { Family } from "@org/core-provider";
import { getCertificateAuthority } from "../functions/iam/get-certificate-authority.ts";
import { getCertificatePool } from "../functions/iam/get-certificate-pool.ts";
import { getGroupMapping } from "../functions/iam/get-group-mapping.ts";
import { getIdentityPool } from "../functions/iam/get-identity-pool.ts";
import { getIdentityProvider } from "../functions/iam/get-identity-provider.ts";
import { getInvitation } from "../functions/iam/get-invitation.ts";
import { getIpFilter } from "../functions/iam/get-ip-filter.ts";
import { getIpGroup } from "../functions/iam/get-ip-group.ts";
import { getRoleBinding } from "../functions/iam/get-role-binding.ts";
import { getServiceAccount } from "../functions/iam/get-service-account.ts";
import { getUser } from "../functions/iam/get-user.ts";
import { getUsers } from "../functions/iam/get-users.ts";
import type { Clients } from "../platform/clients.ts";
import { apiKey } from "../resources/iam/api-key.ts";
import { certificateAuthority } from "../resources/iam/certificate-authority.ts";
import { certificatePool } from "../resources/iam/certificate-pool.ts";
import { groupMapping } from "../resources/iam/group-mapping.ts";
import { identityPool } from "../resources/iam/identity-pool.ts";
import { identityProvider } from "../resources/iam/identity-provider.ts";
import { invitation } from "../resources/iam/invitation.ts";
import { ipFilter } from "../resources/iam/ip-filter.ts";
import { ipGroup } from "../resources/iam/ip-group.ts";
import { roleBinding } from "../resources/iam/role-binding.ts";
import { serviceAccount } from "../resources/iam/service-account.ts";

export const family: Family<Clients> = {
  title: "Identity and access",
  platformPage: {
    title: "Role-Based Access Control (RBAC)",
    url: "https://docs.confluent.io/cloud/current/access-management/access-control/cloud-rbac.html",
  },
  resources: [
    serviceAccount,
    apiKey,
    roleBinding,
    identityProvider,
    identityPool,
    invitation,
    groupMapping,
    certificateAuthority,
    certificatePool,
    ipGroup,
    ipFilter,
  ],
  functions: [
    getCertificateAuthority,
    getCertificatePool,
    getGroupMapping,
    getIdentityPool,
    getIdentityProvider,
    getInvitation,
    getIpFilter,
    getIpGroup,
    getRoleBinding,
    getServiceAccount,
    getUser,
    getUsers,
  ],
};
