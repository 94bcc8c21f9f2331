import { ManualClock } from "@org/simulator";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type CloudprovSimulator, startSimulator } from "../../simulator.ts";
import { type CallOptions, call, type Reply } from "../../testing/client.ts";

const start = Date.UTC(2030, 0, 1);
const timestamp = start / 1000;
let platform: CloudprovSimulator;
beforeEach(async () => {
  platform = await startSimulator({ clock: new ManualClock(start) });
});
afterEach(() => platform.close());

const sts = (action: string, params: object, options: CallOptions = {}) =>
  call(platform, "sts", action, params, { timestamp, ...options });
const assumeRole = (change: object = {}, options: CallOptions = {}) =>
  sts("AssumeRole", { RoleArn: platform.credentials.roleArn, RoleSessionName: "test", ...change }, options);
const keysOf = ({ response }: Reply): CallOptions => ({
  secretId: response.Credentials.TmpSecretId,
  secretKey: response.Credentials.TmpSecretKey,
  token: response.Credentials.Token,
});
const whoAmI = async (options: CallOptions) => (await sts("GetCallerIdentity", {}, options)).response;
const unsigned = { authorization: "SKIP" };

describe("AssumeRole", () => {
  it("gives credentials of the role, for as long as is asked", async () => {
    const reply = await assumeRole({ DurationSeconds: 900 });

    expect(reply.response).toMatchObject({ ExpiredTime: timestamp + 900, Expiration: "2030-01-01T00:15:00Z" });
    expect(await whoAmI(keysOf(reply))).toMatchObject({ AccountId: platform.credentials.accountId, Type: "CAMRole" });
  });

  it.each([
    ["the usual time", {}, 7_200],
    ["the usual time for 0", { DurationSeconds: 0 }, 7_200],
    ["the longest time", { DurationSeconds: 43_200 }, 43_200],
  ])("lasts %s", async (_, change, seconds) => {
    expect((await assumeRole(change)).response.ExpiredTime).toBe(timestamp + seconds);
  });

  it("lasts as short as a test wants", async () => {
    platform.set({ sessionSeconds: 5 });

    expect((await assumeRole({ DurationSeconds: 900 })).response.ExpiredTime).toBe(timestamp + 5);
  });

  it("knows roles by ID, and roles of other accounts that trust this one and want an external ID", async () => {
    const { externalId, otherAccountId, otherRoleArn, roleIdArn } = platform.credentials;
    const byId = await assumeRole({ RoleArn: roleIdArn });
    const other = await assumeRole({ RoleArn: otherRoleArn, ExternalId: externalId });
    const without = await assumeRole({ RoleArn: otherRoleArn });

    expect(byId.code).toBeUndefined();
    expect((await whoAmI(keysOf(other)))["AccountId"]).toBe(otherAccountId);
    expect(without.code).toBe("UnauthorizedOperation");
  });

  it.each([
    ["ResourceNotFound.RoleNotFound", "a role that is not there", { RoleArn: "qcs::cam::uin/1:roleName/nobody" }],
    ["ResourceNotFound.RoleNotFound", "an ARN of another form", { RoleArn: "deployer" }],
    ["InvalidParameter.OverTimeError", "too long a time", { DurationSeconds: 43_201 }],
    ["InvalidParameter.ParamError", "a wrong name", { RoleSessionName: "a b" }],
    ["InvalidParameter.ParamError", "a wrong external ID", { ExternalId: "?" }],
    ["InvalidParameter.ParamError", "a source that is not a number", { SourceIdentity: "me" }],
    ["InvalidParameter.StrategyFormatError", "a policy that is no JSON", { Policy: "version" }],
    ["InvalidParameter.StrategyInvalid", "a policy with a principal", { Policy: policyWith({ principal: {} }) }],
    ["FailedOperation.CheckMFAError", "a wrong code", { SerialNumber: "device", TokenCode: "000000" }],
  ])("answers %s for %s, which is no violation", async (code, _, change) => {
    expect((await assumeRole(change)).code).toBe(code);
    expect(platform.journal.violations).toEqual([]);
  });

  it("takes a form-encoded policy, and writes down one that is not encoded", async () => {
    const policy = { version: "2.0", statement: [{ effect: "allow", action: "*", resource: "a b" }] };
    const encoded = await assumeRole({ Policy: policyWith({ action: "name/a b" }) });
    const plain = await assumeRole({ Policy: JSON.stringify(policy) });

    expect([encoded.code, plain.code]).toEqual([undefined, "InvalidParameter.StrategyFormatError"]);
    expect(platform.journal.violations).toHaveLength(1);
  });

  it("needs the trust of the role, and its MFA code, which works once", async () => {
    const { accountId, mfaCodes, mfaSerialNumber: SerialNumber } = platform.credentials;
    const arn = (name: string) => ({ RoleArn: `qcs::cam::uin/${accountId}:roleName/${name}` });
    await platform.state.roles.create({ name: "closed", trusted: ["saml"] });
    await platform.state.roles.create({ name: "guarded", mfaRequired: true });
    const code = { ...arn("guarded"), SerialNumber, TokenCode: mfaCodes[0] };
    const replies = [
      await assumeRole(arn("closed")),
      await assumeRole(arn("guarded")),
      await assumeRole(code),
      await assumeRole(code),
    ];

    expect(replies.map((reply) => reply.code)).toEqual([
      "UnauthorizedOperation",
      "UnauthorizedOperation",
      undefined,
      "FailedOperation.CheckMFAError",
    ]);
  });

  it("can follow on credentials of another role", async () => {
    const first = keysOf(await assumeRole());
    const second = await assumeRole({ RoleSessionName: "second" }, first);

    expect((await whoAmI(keysOf(second)))["UserId"]).toMatch(/:second$/);
  });

  it("must be signed", async () => {
    expect((await assumeRole({}, unsigned)).code).toBe("AuthFailure.InvalidAuthorization");
    expect(platform.journal.violations).toHaveLength(1);
  });
});

describe("AssumeRoleWithSAML and AssumeRoleWithWebIdentity", () => {
  const saml = (change: object = {}, options: CallOptions = unsigned) => {
    const { roleArn, samlAssertion, samlPrincipalArn } = platform.credentials;
    const who = { SAMLAssertion: samlAssertion, PrincipalArn: samlPrincipalArn };
    return sts("AssumeRoleWithSAML", { ...who, RoleArn: roleArn, RoleSessionName: "test", ...change }, options);
  };
  const webIdentity = (change: object = {}, options: CallOptions = unsigned) => {
    const { roleArn, webIdentityProviderId, webIdentityToken } = platform.credentials;
    const who = { ProviderId: webIdentityProviderId, WebIdentityToken: webIdentityToken };
    return sts("AssumeRoleWithWebIdentity", { ...who, RoleArn: roleArn, RoleSessionName: "test", ...change }, options);
  };

  it("give credentials of the role without a signature", async () => {
    expect((await whoAmI(keysOf(await saml())))["Type"]).toBe("CAMRole");
    expect((await whoAmI(keysOf(await webIdentity({ DurationSeconds: 60 }))))["Type"]).toBe("CAMRole");
    expect(platform.journal.violations).toEqual([]);
  });

  it("reject what the other party did not say", async () => {
    expect((await saml({ SAMLAssertion: "bm8=" })).code).toBe("InvalidParameter.ParamError");
    expect((await saml({ PrincipalArn: "another" })).code).toBe("InvalidParameter.ParamError");
    expect((await webIdentity({ WebIdentityToken: "no" })).code).toBe("InvalidParameter.WebIdentityTokenError");
    expect((await webIdentity({ ProviderId: "other" })).code).toBe("InvalidParameter.WebIdentityTokenError");
  });

  it("reject roles that trust users only", async () => {
    const { accountId } = platform.credentials;
    await platform.state.roles.create({ name: "users", trusted: [accountId] });
    const role = { RoleArn: `qcs::cam::uin/${accountId}:roleName/users` };

    expect([(await saml(role)).code, (await webIdentity(role)).code]).toEqual([
      "UnauthorizedOperation",
      "UnauthorizedOperation",
    ]);
  });

  it("know tokens that a test has made", async () => {
    await platform.state.webIdentityTokens.create({ token: "pod", providerId: "cluster" });

    expect((await webIdentity({ ProviderId: "cluster", WebIdentityToken: "pod" })).code).toBeUndefined();
  });

  it("never carry a token", async () => {
    expect((await saml({}, { ...unsigned, token: "token" })).code).toBe("AuthFailure.InvalidAuthorization");
    expect(platform.journal.violations).toHaveLength(1);
  });

  it("leave no secret in the journal", async () => {
    await saml();
    await webIdentity();
    const { samlAssertion, webIdentityToken } = platform.credentials;
    const journal = JSON.stringify(platform.journal.entries);

    expect(journal).not.toContain(samlAssertion);
    expect(journal).not.toContain(webIdentityToken);
  });
});

describe("GetSessionToken", () => {
  const sessionToken = (change: object = {}, options: CallOptions = {}) => {
    const { mfaCodes, mfaSerialNumber } = platform.credentials;
    const device = { SerialNumber: mfaSerialNumber, TokenCode: mfaCodes[0] };
    return sts("GetSessionToken", { ...device, ...change }, options);
  };

  it("gives credentials of the caller for a code, which works once", async () => {
    const first = await sessionToken({ DurationSeconds: 129_600 });
    const second = await sessionToken();

    expect(first.response.ExpiredTime).toBe(timestamp + 129_600);
    expect(await whoAmI(keysOf(first))).toMatchObject({ Type: "CAMUser", UserId: platform.credentials.userId });
    expect(second.code).toBe("FailedOperation.CheckMFAError");
  });

  it("lives shorter for the main account", async () => {
    const { rootSecretId: secretId, rootSecretKey: secretKey } = platform.credentials;
    const root = { secretId, secretKey };

    expect((await whoAmI(root))["Type"]).toBe("RootAccount");
    expect((await sessionToken({ DurationSeconds: 7_201 }, root)).code).toBe("InvalidParameter.OverTimeError");
  });

  it("rejects temporary keys", async () => {
    const reply = await sessionToken({}, keysOf(await assumeRole()));

    expect(reply.code).toBe("FailedOperation.TempKeyNotAllowed");
  });
});

function policyWith(member: object): string {
  const policy = { version: "2.0", statement: [{ effect: "allow", ...member }] };
  return new URLSearchParams({ p: JSON.stringify(policy) }).toString().slice(2);
}
