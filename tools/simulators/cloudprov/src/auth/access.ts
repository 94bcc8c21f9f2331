import { type Ids, noLags, type Store, type Stores } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { type Credentials, newCredentials, newHex, randomSecret } from "../credentials.ts";
import type { KeyPair, MfaCode, Role, SamlAssertion, Session, WebIdentityToken } from "./records.ts";

/** Who may call the platform: keys, roles and temporary credentials. */
export class Access {
  readonly credentials: Credentials;
  readonly keys: Store<KeyPair>;
  readonly roles: Store<Role>;
  readonly mfaCodes: Store<MfaCode>;
  readonly samlAssertions: Store<SamlAssertion>;
  readonly webIdentityTokens: Store<WebIdentityToken>;
  readonly sessions: Store<Session>;
  readonly #ids: Ids;

  constructor(stores: Stores, ids: Ids) {
    this.#ids = ids;
    this.credentials = newCredentials(ids);
    this.keys = stores.open("access.keys", noLags);
    this.roles = stores.open("access.roles", noLags);
    this.mfaCodes = stores.open("access.mfaCodes", noLags);
    this.samlAssertions = stores.open("access.samlAssertions", noLags);
    this.webIdentityTokens = stores.open("access.webIdentityTokens", noLags);
    this.sessions = stores.open("access.sessions", noLags);
    this.seed();
  }

  /** Gives out temporary credentials. */
  openSession(session: Pick<Session, "caller" | "roleId" | "mfa" | "expiresAt">): Session {
    const id = `AKIDtmp${newHex(this.#ids, 32)}`;
    return this.sessions.insert({ ...session, id, secretKey: randomSecret(), token: randomSecret() });
  }

  /** Ends all temporary credentials now. */
  expireSessions(): void {
    for (const session of this.sessions.all()) this.sessions.reveal({ ...session, expiresAt: 0 });
  }

  /** Creates the initial objects. */
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

/** A role of an account with the default settings. */
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
