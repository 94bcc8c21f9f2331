import { randomBytes, randomInt } from "node:crypto";
import type { Store } from "@org/simulator";
import type { NewStore } from "../new-store.ts";
import type { Caller } from "./caller.ts";
import type { KeyPair, MfaCode, Role, SamlAssertion, Session, WebIdentityToken } from "./records.ts";

/** What is there from the beginning and survives a reset. */
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

const noLags = { visibilityLagMs: 0, updateLagMs: 0, deleteLagMs: 0 };

/** Who may call the platform: keys, roles and temporary credentials. */
export class Access {
  readonly credentials: Credentials = makeCredentials();
  readonly keys: Store<KeyPair>;
  readonly roles: Store<Role>;
  readonly mfaCodes: Store<MfaCode>;
  readonly samlAssertions: Store<SamlAssertion>;
  readonly webIdentityTokens: Store<WebIdentityToken>;
  readonly sessions: Store<Session>;

  constructor(newStore: NewStore) {
    this.keys = newStore(noLags);
    this.roles = newStore(noLags);
    this.mfaCodes = newStore(noLags);
    this.samlAssertions = newStore(noLags);
    this.webIdentityTokens = newStore(noLags);
    this.sessions = newStore(noLags);
    this.seed();
  }

  /** Gives out temporary credentials. */
  openSession(session: Pick<Session, "caller" | "roleId" | "mfa" | "expiresAt">): Session {
    const id = `AKIDtmp${randomBytes(16).toString("hex")}`;
    return this.sessions.insert({ ...session, id, secretKey: randomSecret(), token: randomSecret() });
  }

  /** Ends all temporary credentials now. */
  expireSessions(): void {
    for (const session of this.sessions.all()) this.sessions.reveal({ ...session, expiresAt: 0 });
  }

  /** Puts in place what is there from the beginning. */
  seed(): void {
    const given = this.credentials;
    const { accountId, userId, otherAccountId } = given;
    this.keys.reveal({ id: given.secretId, secretKey: given.secretKey, accountId, userId });
    this.keys.reveal({ id: given.rootSecretId, secretKey: given.rootSecretKey, accountId, userId: accountId });
    const role = usualRole(accountId);
    this.roles.reveal({ ...role, id: "4611686018427000001", name: "deployer" });
    this.roles.reveal({ ...role, id: "4611686018427000002", name: given.instanceRoleName, boundToInstance: true });
    this.roles.reveal({
      ...role,
      id: "4611686018427000003",
      name: "auditor",
      accountId: otherAccountId,
      externalId: given.externalId,
    });
    for (const code of given.mfaCodes) {
      this.mfaCodes.reveal({ id: `mfa-${code}`, serialNumber: given.mfaSerialNumber, code, used: false });
    }
    this.samlAssertions.reveal({
      id: "saml-1",
      assertion: given.samlAssertion,
      principalArn: given.samlPrincipalArn,
    });
    this.webIdentityTokens.reveal({
      id: "web-identity-1",
      token: given.webIdentityToken,
      providerId: given.webIdentityProviderId,
    });
  }
}

/** What a role of an account is like unless it is said otherwise. */
export function usualRole(accountId: string): Omit<Role, "id" | "name"> {
  return {
    accountId,
    trusted: [accountId, "saml", "web-identity"],
    externalId: undefined,
    mfaRequired: false,
    boundToInstance: false,
    maxSeconds: 43_200,
  };
}

/** Who calls with long-term keys. */
export function callerOfKeys({ accountId, userId }: KeyPair): Caller {
  const isRoot = userId === accountId;
  return {
    accountId,
    userId,
    principalId: userId,
    arn: `qcs::cam::uin/${accountId}:uin/${userId}`,
    type: isRoot ? "RootAccount" : "CAMUser",
    temporary: false,
  };
}

/** Who calls in a role. */
export function callerInRole(role: Role, sessionName: string): Caller {
  return {
    accountId: role.accountId,
    userId: `${role.id}:${sessionName}`,
    principalId: role.id,
    arn: `qcs::sts:${role.accountId}:assumed-role/${role.id}`,
    type: "CAMRole",
    temporary: true,
  };
}

/** A secret that is like no other. */
export function randomSecret(): string {
  return randomBytes(24).toString("base64url");
}

function makeCredentials(): Credentials {
  const accountId = "100000000001";
  const otherAccountId = "200000000001";
  const firstCode = randomInt(100_000, 900_000);
  return {
    secretId: `AKID${randomBytes(16).toString("hex")}`,
    secretKey: randomSecret(),
    accountId,
    userId: "100000000002",
    rootSecretId: `AKID${randomBytes(16).toString("hex")}`,
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
