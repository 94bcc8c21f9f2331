import { objectsOf } from "@org/simulator";
import { defenceState } from "./api/antiddos/defence-state.ts";
import { protectionState } from "./api/antiddos/protection-state.ts";
import { gatewayState } from "./api/apigateway/gateway-state.ts";
import { accessKeyState } from "./api/cam/access-key-state.ts";
import { policyAttachmentState } from "./api/cam/attachment-state.ts";
import { camGroupState } from "./api/cam/group-state.ts";
import { camMembershipState } from "./api/cam/membership-state.ts";
import { camPolicyState } from "./api/cam/policy-state.ts";
import { camState } from "./api/cam/role-state.ts";
import { camUserState } from "./api/cam/user-state.ts";
import { diskState } from "./api/cbs/disk-state.ts";
import { snapshotState } from "./api/cbs/snapshot-state.ts";
import { mysqlState } from "./api/cdb/mysql-state.ts";
import { kafkaState } from "./api/ckafka/kafka-state.ts";
import { loadBalancingState } from "./api/clb/clb-state.ts";
import { logsState } from "./api/cls/logs-state.ts";
import { imageState } from "./api/cvm/image-state.ts";
import { instanceTypeState } from "./api/cvm/instance-type-state.ts";
import { keyPairState } from "./api/cvm/key-pair-state.ts";
import { machineState } from "./api/cvm/machine-state.ts";
import { dnsState } from "./api/dnspod/dns-state.ts";
import { postgresState } from "./api/postgres/postgres-state.ts";
import { privateDnsState } from "./api/privatedns/private-dns-state.ts";
import { redisState } from "./api/redis/redis-state.ts";
import { functionState } from "./api/scf/function-state.ts";
import { scfState } from "./api/scf/namespace-state.ts";
import { certificateState } from "./api/ssl/certificate-state.ts";
import { newTag } from "./api/tag/tags.ts";
import { queueState } from "./api/tdmq/queue-state.ts";
import { kubernetesState } from "./api/tke/cluster-state.ts";
import { addressState } from "./api/vpc/address-state.ts";
import { securityGroupState } from "./api/vpc/security-group-state.ts";
import { templateState } from "./api/vpc/template-state.ts";
import { vpcState } from "./api/vpc/vpc-state.ts";
import { usualRole } from "./auth/access.ts";
import type { MfaCode, Role, SamlAssertion, WebIdentityToken } from "./auth/records.ts";
import { storageState } from "./cos/storage-state.ts";
import { randomSecret } from "./credentials.ts";
import type { World } from "./world.ts";

/** The state of the platform, by kind of object. */
export type State = ReturnType<typeof stateOf>;

/** Opens the state of a world to tests. */
export function stateOf(world: World) {
  return {
    ...accessState(world),
    ...templateState(world),
    ...securityGroupState(world),
    ...vpcState(world),
    ...addressState(world),
    ...keyPairState(world),
    ...machineState(world),
    ...imageState(world),
    ...instanceTypeState(world),
    ...diskState(world),
    ...snapshotState(world),
    ...queueState(world),
    ...dnsState(world),
    ...privateDnsState(world),
    ...camState(world),
    ...camPolicyState(world),
    ...camUserState(world),
    ...accessKeyState(world),
    ...camGroupState(world),
    ...camMembershipState(world),
    ...policyAttachmentState(world),
    ...logsState(world),
    ...storageState(world),
    ...scfState(world),
    ...functionState(world),
    ...certificateState(world),
    ...loadBalancingState(world),
    ...mysqlState(world),
    ...redisState(world),
    ...kubernetesState(world),
    ...kafkaState(world),
    ...postgresState(world),
    ...gatewayState(world),
    ...protectionState(world),
    ...defenceState(world),
    /** The tags of all resources. */
    tags: objectsOf(world.hub.agenda, world.tags.store, newTag),
  };
}

function accessState(world: World) {
  const { access } = world;
  const { agenda } = world.hub;
  const { accountId } = access.credentials;
  return {
    keys: objectsOf(agenda, access.keys, (fields) => ({
      id: `AKID${world.newHex(32)}`,
      secretKey: randomSecret(),
      accountId,
      userId: access.credentials.userId,
      ...fields,
    })),
    roles: objectsOf(
      agenda,
      access.roles,
      (fields: Pick<Role, "name"> & Partial<Role>): Role => ({
        id: String(4_611_686_018_428_000_000n + BigInt(world.hub.ids.integer(0, 1_000_000))),
        ...usualRole(accountId),
        ...fields,
      }),
    ),
    mfaCodes: objectsOf(
      agenda,
      access.mfaCodes,
      (fields: Pick<MfaCode, "code"> & Partial<MfaCode>): MfaCode => ({
        id: world.newUuid(),
        serialNumber: access.credentials.mfaSerialNumber,
        used: false,
        ...fields,
      }),
    ),
    samlAssertions: objectsOf(
      agenda,
      access.samlAssertions,
      (fields: Pick<SamlAssertion, "assertion"> & Partial<SamlAssertion>): SamlAssertion => ({
        id: world.newUuid(),
        principalArn: access.credentials.samlPrincipalArn,
        ...fields,
      }),
    ),
    webIdentityTokens: objectsOf(
      agenda,
      access.webIdentityTokens,
      (fields: Pick<WebIdentityToken, "token"> & Partial<WebIdentityToken>): WebIdentityToken => ({
        id: world.newUuid(),
        providerId: access.credentials.webIdentityProviderId,
        ...fields,
      }),
    ),
    /** Temporary credentials. They can be changed and removed here, and not made. */
    sessions: objectsOf(agenda, access.sessions, (): never => {
      throw new Error("Temporary credentials are given out by the actions of sts and by the metadata service only.");
    }),
  };
}
