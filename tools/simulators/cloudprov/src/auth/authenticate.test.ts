import { ManualClock } from "@org/simulator";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type CloudprovSimulator, startSimulator } from "../simulator.ts";
import { type CallOptions, call } from "../testing/client.ts";

const start = Date.UTC(2030, 0, 1);
let clock: ManualClock;
let platform: CloudprovSimulator;
beforeEach(async () => {
  clock = new ManualClock(start);
  platform = await startSimulator({ clock });
});
afterEach(() => platform.close());

const seconds = (ms = 0) => Math.floor((start + ms) / 1000);
const whoAmI = (options: CallOptions = {}) =>
  call(platform, "sts", "GetCallerIdentity", {}, { timestamp: seconds(), ...options });
const assumed = async (timestamp = seconds()): Promise<CallOptions> => {
  const params = { RoleArn: platform.credentials.roleArn, RoleSessionName: "test" };
  const { response } = await call(platform, "sts", "AssumeRole", params, { timestamp });
  const { TmpSecretId: secretId, TmpSecretKey: secretKey, Token: token } = response.Credentials;
  return { secretId, secretKey, token };
};

describe("signed calls", () => {
  it("are let in with the right keys", async () => {
    expect(await whoAmI()).toMatchObject({ code: undefined, response: { UserId: platform.credentials.userId } });
    expect(platform.journal.violations).toEqual([]);
  });

  it("are rejected with a wrong key or an unknown ID, which is no violation", async () => {
    const wrong = await whoAmI({ secretKey: "guess" });
    const unknown = await whoAmI({ secretId: "AKIDnobody" });

    expect([wrong.code, unknown.code]).toEqual(["AuthFailure.SignatureFailure", "AuthFailure.SecretIdNotFound"]);
    expect(platform.journal.violations).toEqual([]);
  });

  it("are taken within five minutes of the platform's clock only", async () => {
    const at = async (ms: number) => (await whoAmI({ timestamp: seconds(ms) })).code;
    const codes = [await at(-300_000), await at(300_000), await at(-301_000), await at(301_000)];
    platform.set({ clockSkewMs: 3_600_000 });

    expect(codes).toEqual([undefined, undefined, "AuthFailure.SignatureExpire", "AuthFailure.SignatureExpire"]);
    expect([await at(0), await at(3_600_000)]).toEqual(["AuthFailure.SignatureExpire", undefined]);
    expect(platform.journal.violations).toEqual([]);
  });

  it("receive the platform's time when theirs is wrong, so that they can be signed again", async () => {
    platform.set({ clockSkewMs: -600_000 });
    const refused = await whoAmI();
    const again = await whoAmI({ timestamp: Date.parse(refused.headers.date ?? "") / 1000 });

    expect([refused.code, again.code]).toEqual(["AuthFailure.SignatureExpire", undefined]);
  });

  it.each([
    ["without a signature", "SKIP", "must be signed"],
    ["with another scheme", "Bearer abc", "documented form"],
    ["with the date of another time", scopeOf("2029-12-31/sts"), "UTC date"],
    ["with the scope of another service", scopeOf("2030-01-01/vpc"), "scope's service vpc"],
    ["with other signed headers", scopeOf("2030-01-01/sts", "content-type;host;x-tc-action"), "signed headers"],
  ])("%s are rejected and written down", async (_, authorization, problem) => {
    const filled = authorization.replace("ID", platform.credentials.secretId);
    const reply = await whoAmI({ authorization: filled });

    expect(reply.code).toMatch(/^AuthFailure\./);
    expect(platform.journal.violations.map(({ problems }) => problems)).toEqual([[expect.stringContaining(problem)]]);
  });

  it("sign the host as it is in the header", async () => {
    const reply = await whoAmI({ headers: { Host: "sts.example.com:8080" } });

    expect(reply.code).toBeUndefined();
  });
});

describe("temporary credentials", () => {
  it("need their token", async () => {
    const session = await assumed();
    const [well, without, wrong] = [
      await whoAmI(session),
      await whoAmI({ ...session, token: undefined }),
      await whoAmI({ ...session, token: "guess" }),
    ];

    expect([well.code, without.code, wrong.code]).toEqual([
      undefined,
      "AuthFailure.SecretIdNotFound",
      "AuthFailure.TokenFailure",
    ]);
  });

  it("end at their time, or when a test ends them all", async () => {
    const first = await assumed();
    clock.advance(7_200_000);
    const timestamp = seconds(7_200_000);
    const late = await whoAmI({ ...first, timestamp });
    const second = { ...(await assumed(timestamp)), timestamp };
    const fresh = await whoAmI(second);
    platform.expireSessions();
    const ended = await whoAmI(second);

    expect([late.code, fresh.code, ended.code]).toEqual([
      "AuthFailure.TokenFailure",
      undefined,
      "AuthFailure.TokenFailure",
    ]);
  });

  it("are no token for long-term keys", async () => {
    const { token } = await assumed();

    expect((await whoAmI({ token })).code).toBe("AuthFailure.TokenFailure");
  });
});

it("an account that demands MFA takes only credentials for which a code was given", async () => {
  const { mfaSerialNumber: SerialNumber, mfaCodes } = platform.credentials;
  const params = { SerialNumber, TokenCode: mfaCodes[0] };
  const { response } = await call(platform, "sts", "GetSessionToken", params, { timestamp: seconds() });
  const { TmpSecretId: secretId, TmpSecretKey: secretKey, Token: token } = response.Credentials;
  platform.set({ mfaRequired: true });

  expect((await whoAmI()).code).toBe("AuthFailure.MFAFailure");
  expect((await whoAmI({ secretId, secretKey, token })).code).toBeUndefined();
});

function scopeOf(scope: string, signedHeaders = "content-type;host"): string {
  const credential = `Credential=ID/${scope}/tc3_request`;
  return `TC3-HMAC-SHA256 ${credential}, SignedHeaders=${signedHeaders}, Signature=${"0".repeat(64)}`;
}
