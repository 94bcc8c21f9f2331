import { randomBytes, randomInt } from "node:crypto";
import type { Ids } from "@org/simulator";

/** The initial objects, which survive a reset. */
export interface Credentials {
  /** The keys of a user of the account. */
  readonly secretId: string;
  readonly secretKey: string;
  /** The account's own number (uin). */
  readonly accountId: string;
  readonly userId: string;
  /** The keys of the main account itself. */
  readonly rootSecretId: string;
  readonly rootSecretKey: string;
  /** A role of the same account. Users, SAML and web identities may take it on. */
  readonly roleArn: string;
  /** The same role, named by its ID. */
  readonly roleIdArn: string;
  /** The number of another account. */
  readonly otherAccountId: string;
  /** A role of the other account that wants `externalId`. */
  readonly otherRoleArn: string;
  readonly externalId: string;
  /** The role that is bound to the instance of the metadata service. */
  readonly instanceRoleName: string;
  readonly mfaSerialNumber: string;
  /** Codes of the MFA device. Each works once. */
  readonly mfaCodes: readonly string[];
  readonly samlPrincipalArn: string;
  /** In Base64. */
  readonly samlAssertion: string;
  readonly webIdentityProviderId: string;
  readonly webIdentityToken: string;
}

/** A secret that is like no other. */
export function randomSecret(): string {
  return randomBytes(24).toString("base64url");
}

/** A new ID of hexadecimal digits. */
export function newHex(ids: Ids, digits: number): string {
  return ids.text("0123456789abcdef", digits);
}

/** Credentials of a new platform. */
export function newCredentials(ids: Ids): Credentials {
  const accountId = "100000000001";
  const otherAccountId = "200000000001";
  const firstCode = randomInt(100_000, 900_000);
  return {
    secretId: `AKID${newHex(ids, 32)}`,
    secretKey: randomSecret(),
    accountId,
    userId: "100000000002",
    rootSecretId: `AKID${newHex(ids, 32)}`,
    rootSecretKey: randomSecret(),
    roleArn: `qcs::cam::uin/${accountId}:roleName/deployer`,
    roleIdArn: `qcs::cam::uin/${accountId}:role/4611686018427000001`,
    otherAccountId,
    otherRoleArn: `qcs::cam::uin/${otherAccountId}:roleName/auditor`,
    externalId: "external-1",
    instanceRoleName: "instance",
    mfaSerialNumber: `qcs::cam:uin/${accountId}::mfa/softToken`,
    mfaCodes: Array.from({ length: 5 }, (_, index) => String(firstCode + index * 7)),
    samlPrincipalArn: `qcs::cam::uin/${accountId}:saml-provider/idp`,
    samlAssertion: Buffer.from(`<Assertion>${randomSecret()}</Assertion>`).toString("base64"),
    webIdentityProviderId: "OIDC",
    webIdentityToken: `${randomSecret()}.${randomSecret()}.${randomSecret()}`,
  };
}
