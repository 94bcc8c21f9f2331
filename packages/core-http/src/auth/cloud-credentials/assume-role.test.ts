import { describe, expect, test } from "vitest";
import { rejection } from "../../../test/client-for.ts";
import { HastyClock } from "../../../test/hasty-clock.ts";
import type { ReceivedRequest } from "../../../test/server.ts";
import { errorResponse, type TokenService, tokenService } from "../../../test/token-service.ts";
import { ConfigurationError } from "../../errors/configuration-error.ts";
import { CredentialsError } from "../../errors/credentials-error.ts";
import { Redactor } from "../../redaction/redactor.ts";
import { tc3Signature } from "../tc3-signature.ts";
import { type AssumeRoleOptions, assumeRole } from "./assume-role.ts";
import { staticCredentials } from "./static-credentials.ts";

const keys = { secretId: "id-0", secretKey: "key-value-0" };
const role = { roleArn: "qcs::cam::uin/1:roleName/x", sessionName: "session-1" };
const minute = 60_000;

function roleAt(service: TokenService, clock: HastyClock, options: Partial<AssumeRoleOptions> = {}) {
  const sts = { endpoint: service.url, clock, redactor: new Redactor(), ...options.sts };
  return assumeRole({ base: staticCredentials(keys), ...role, ...options, sts });
}

/** The signature that belongs to what the server received, by the base's keys. */
function signatureOf({ headers, method, body }: ReceivedRequest): string {
  return tc3Signature({
    ...keys,
    service: "sts",
    timestamp: Number(headers["x-tc-timestamp"]),
    method,
    query: "",
    contentType: headers["content-type"] ?? "",
    host: headers.host ?? "",
    body: Buffer.from(body),
  });
}

describe("the credentials of a role", () => {
  test("are requested with the keys of another source, without unset options", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({ clock });
    const source = roleAt(service, clock, { externalId: "", sts: { region: "ap-guangzhou" } });
    expect(await source.credentials({})).toEqual({
      secretId: "id-1",
      secretKey: "key-value-1",
      token: "token-value-1",
      expiresAt: clock.now() + 7200_000,
    });
    const [received] = service.requests;
    expect(received?.headers).toMatchObject({
      "x-tc-version": "2018-08-13",
      "x-tc-region": "ap-guangzhou",
      "x-tc-language": "en-US",
    });
    expect(received?.headers.authorization).toBe(received && signatureOf(received));
    expect(service.calls).toEqual([
      {
        action: "AssumeRole",
        body: { RoleArn: role.roleArn, RoleSessionName: "session-1", DurationSeconds: 7200 },
      },
    ]);
  });

  test("are requested with all options, and the policy is form-encoded", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({ clock });
    const source = roleAt(service, clock, {
      durationSeconds: 900,
      policy: '{"version": "2.0"}',
      externalId: "external-1",
      sourceIdentity: "100000000001",
      serialNumber: "qcs::cam:uin/1::mfa/softToken",
      tokenCode: "123456",
    });
    await source.credentials({});
    expect(service.calls[0]?.body).toEqual({
      RoleArn: role.roleArn,
      RoleSessionName: "session-1",
      DurationSeconds: 900,
      Policy: "%7B%22version%22%3A+%222.0%22%7D",
      ExternalId: "external-1",
      SourceIdentity: "100000000001",
      SerialNumber: "qcs::cam:uin/1::mfa/softToken",
      TokenCode: "123456",
    });
  });

  test("are kept until shortly before they expire, and then renewed", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({ clock });
    const source = roleAt(service, clock);
    await Promise.all([source.credentials({}), source.credentials({})]);
    clock.pass(115 * minute - 1);
    await source.credentials({});
    expect(service.requests).toHaveLength(1);
    clock.pass(1);
    expect((await source.credentials({})).token).toBe("token-value-2");
  });

  test("are renewed in time even if this machine's clock is wrong", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({ clock: { now: () => clock.now() - 24 * 60 * minute } });
    expect((await roleAt(service, clock).credentials({})).expiresAt).toBe(clock.now() + 120 * minute);
  });

  test("by an MFA code, which works only once, are not renewed", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({ clock });
    const source = roleAt(service, clock, { tokenCode: "123456" });
    await source.credentials({});
    clock.pass(200 * minute);
    await source.credentials({});
    expect(service.requests).toHaveLength(1);
    expect(source.invalidate("token-value-1")).toBe(false);
    expect(source.advice).toContain("MFA code");
  });

  test("can sign the request for another role", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({ clock });
    const source = roleAt(service, clock, { base: roleAt(service, clock) });
    expect((await source.credentials({})).token).toBe("token-value-2");
    expect(service.requests[1]?.headers).toMatchObject({
      "x-tc-token": "token-value-1",
      authorization: expect.stringContaining("Credential=id-1/"),
    });
  });

  test("are requested again after a temporary failure", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({
      clock,
      instead: (_request, index) => [{ status: 502, body: "<html>" }, errorResponse("RequestLimitExceeded")][index],
    });
    expect((await roleAt(service, clock).credentials({})).secretId).toBe("id-1");
    expect(service.requests).toHaveLength(3);
  });

  test("are requested with the platform's time if this machine's is rejected", async () => {
    const clock = new HastyClock();
    const date = new Date(clock.now() + 3_600_000).toUTCString();
    await using service = await tokenService({
      clock,
      instead: (_request, index) =>
        index === 0 ? errorResponse("AuthFailure.SignatureExpire", "Old.", { date }) : undefined,
    });
    await roleAt(service, clock).credentials({});
    const [first, second] = service.requests.map(({ headers }) => Number(headers["x-tc-timestamp"]));
    expect((second ?? 0) - (first ?? 0)).toBe(3600);
  });

  test.each([
    ["ResourceNotFound.RoleNotFound", "Check the role's ARN."],
    ["UnauthorizedOperation", "trust policy"],
    ["FailedOperation.CheckMFAError", "was used before"],
  ])("fail if rejected with %s, with an error that has the source, code, request and remedy", async (code, hint) => {
    const clock = new HastyClock();
    await using service = await tokenService({ clock, instead: () => errorResponse(code, "No: key-value-0 123456") });
    const source = roleAt(service, clock, { tokenCode: "123456", source: "assume role by environment" });
    const error = await rejection(source.credentials({}), CredentialsError);
    expect(error.message).toMatch(
      new RegExp(`^No credentials from assume role by environment: ${code}: No: .*\\(AssumeRole http:`),
    );
    expect(error.message).toContain(hint);
    expect(error).toMatchObject({ code, requestId: "r-rejected", source: "assume role by environment" });
    expect(`${error.stack}${error.cause}`).not.toMatch(/key-value-0|123456/);
  });

  test("fail without keys to sign with, and the error lists the sources that were tried", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({ clock });
    const source = roleAt(service, clock, { base: staticCredentials({}) });
    const error = await rejection(source.credentials({}), CredentialsError);
    expect(error.message).toContain("No credentials from assume role: it needs other credentials to sign its request.");
    expect(error.message).toContain("configured keys (neither secretId nor secretKey is set)");
    expect(service.requests).toHaveLength(0);
  });

  test.each([
    ["TmpSecretId", { TmpSecretKey: "key-value-1", Token: "token-value-1" }, 1],
    ["TmpSecretKey", { TmpSecretId: "id-1", Token: "token-value-1" }, 1],
    ["Token", { TmpSecretId: "id-1", TmpSecretKey: "key-value-1", Token: "" }, 1],
    ["ExpiredTime", { TmpSecretId: "id-1", TmpSecretKey: "key-value-1", Token: "token-value-1" }, "soon"],
  ])(
    "fail if the response lacks %s, with an error that names only that member",
    async (name, credentials, expiredTime) => {
      const clock = new HastyClock();
      await using service = await tokenService({
        clock,
        instead: () => ({
          body: { Response: { Credentials: credentials, ExpiredTime: expiredTime, RequestId: "r-9" } },
        }),
      });
      const error = await rejection(roleAt(service, clock).credentials({}), CredentialsError);
      expect(error.message).toMatch(new RegExp(`The response to AssumeRole has no [\\w.]*${name}`));
      expect(error.requestId).toBe("r-9");
      expect(error.message).not.toContain("value-1");
    },
  );

  test.each([
    ["", "/"],
    ["/proxy", "/proxy"],
    ["/proxy/", "/proxy/"],
  ])("are requested at exactly the given address, here with the path '%s'", async (path, expected) => {
    const clock = new HastyClock();
    await using service = await tokenService({ clock });
    const endpoint = new URL(service.url).origin + path;
    await roleAt(service, clock, { sts: { endpoint } }).credentials({});
    expect(service.requests.map((request) => request.path)).toEqual([expected]);
  });

  test("require a role, a session name and a safe address", () => {
    const base = staticCredentials(keys);
    expect(() => assumeRole({ base, roleArn: "", sessionName: "" })).toThrow(
      "Credentials from assume role require roleArn and sessionName",
    );
    const sts = { endpoint: "http://sts.example.com" };
    expect(() => assumeRole({ base, ...role, sts })).toThrow(ConfigurationError);
    expect(() => assumeRole({ base, ...role, sts: { ...sts, plainHttp: "anywhere" } })).not.toThrow();
  });
});
