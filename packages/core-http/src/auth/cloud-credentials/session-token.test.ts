import { describe, expect, test } from "vitest";
import { rejection } from "../../../test/client-for.ts";
import { HastyClock } from "../../../test/hasty-clock.ts";
import { errorResponse, tokenService } from "../../../test/token-service.ts";
import { CredentialsError } from "../../errors/credentials-error.ts";
import { Redactor } from "../../redaction/redactor.ts";
import { sessionToken } from "./session-token.ts";
import { staticCredentials } from "./static-credentials.ts";

const base = staticCredentials({ secretId: "id-0", secretKey: "key-value-0" });
const device = { serialNumber: "qcs::cam:uin/1::mfa/softToken", tokenCode: "123456" };

describe("a session token by an MFA code", () => {
  test.each([
    [undefined, 1800],
    [0, 1800],
    [7200, 7200],
  ])("is requested with the keys of another source (lifetime %s)", async (durationSeconds, sent) => {
    const clock = new HastyClock();
    await using service = await tokenService({ clock });
    const sts = { endpoint: service.url, clock, redactor: new Redactor() };
    const source = sessionToken({ base, ...device, durationSeconds, sts });
    expect(await source.credentials({})).toMatchObject({ secretId: "id-1", token: "token-value-1" });
    expect(service.requests[0]?.headers.authorization).toContain("Credential=id-0/");
    expect(service.calls).toEqual([
      {
        action: "GetSessionToken",
        body: { SerialNumber: device.serialNumber, TokenCode: "123456", DurationSeconds: sent },
      },
    ]);
  });

  test("is requested once for all callers, and never renewed", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({ clock });
    const source = sessionToken({ base, ...device, sts: { endpoint: service.url, clock } });
    await Promise.all([source.credentials({}), source.credentials({})]);
    clock.pass(24 * 3_600_000);
    await source.credentials({});
    expect(service.requests).toHaveLength(1);
    expect(source.invalidate("token-value-1")).toBe(false);
    expect(source.advice).toContain("set a new one");
  });

  test("fails if rejected, with an error that names the source but not the code", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({
      clock,
      instead: () => errorResponse("FailedOperation.TempKeyNotAllowed", "Bad 123456"),
    });
    const sts = { endpoint: service.url, clock, redactor: new Redactor() };
    const error = await rejection(sessionToken({ base, ...device, sts }).credentials({}), CredentialsError);
    expect(error.message).toContain("No credentials from MFA: FailedOperation.TempKeyNotAllowed: Bad [redacted]");
    expect(error.message).toContain("long-term keys");
  });

  test("requires the device and its code", () => {
    expect(() => sessionToken({ base, serialNumber: "", tokenCode: "" })).toThrow(
      "Credentials from MFA require serialNumber and tokenCode",
    );
  });
});
