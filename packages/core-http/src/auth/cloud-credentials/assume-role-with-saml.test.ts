import { describe, expect, test } from "vitest";
import { rejection } from "../../../test/client-for.ts";
import { HastyClock } from "../../../test/hasty-clock.ts";
import { errorResponse, tokenService } from "../../../test/token-service.ts";
import { CredentialsError } from "../../errors/credentials-error.ts";
import { Redactor } from "../../redaction/redactor.ts";
import { assumeRoleWithSaml } from "./assume-role-with-saml.ts";

const identity = { samlAssertion: "YXNzZXJ0aW9uLXNlY3JldA==", principalArn: "principal-1" };
const role = { roleArn: "arn-1", sessionName: "session-1" };

describe("credentials by SAML", () => {
  test("are requested without a signature", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({ clock });
    const sts = { endpoint: service.url, clock, redactor: new Redactor() };
    const source = assumeRoleWithSaml({ ...identity, ...role, durationSeconds: 0, sts });
    expect(await source.credentials({})).toMatchObject({ secretId: "id-1", token: "token-value-1" });
    expect(service.requests[0]?.headers).toMatchObject({ authorization: "SKIP", "x-tc-version": "2018-08-13" });
    expect(service.requests[0]?.headers).not.toHaveProperty("x-tc-token");
    expect(service.calls).toEqual([
      {
        action: "AssumeRoleWithSAML",
        body: {
          SAMLAssertion: identity.samlAssertion,
          PrincipalArn: "principal-1",
          RoleArn: "arn-1",
          RoleSessionName: "session-1",
          DurationSeconds: 7200,
        },
      },
    ]);
  });

  test("are not renewed, and the error says what to do", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({ clock });
    const source = assumeRoleWithSaml({ ...identity, ...role, sts: { endpoint: service.url, clock } });
    await source.credentials({});
    clock.pass(24 * 3_600_000);
    expect((await source.credentials({})).token).toBe("token-value-1");
    expect(source.invalidate("token-value-1")).toBe(false);
    expect(source.advice).toContain("set a new assertion");
  });

  test("fail if rejected, with an error that names the source but not the assertion", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({
      clock,
      instead: () => errorResponse("InvalidParameter.SAMLError", `Bad ${identity.samlAssertion}`),
    });
    const sts = { endpoint: service.url, clock, redactor: new Redactor() };
    const error = await rejection(assumeRoleWithSaml({ ...identity, ...role, sts }).credentials({}), CredentialsError);
    expect(error.message).toContain("No credentials from SAML: InvalidParameter.SAMLError: Bad [redacted]");
    expect(`${error.stack}${error.cause}`).not.toContain(identity.samlAssertion);
  });

  test("require all four parts", () => {
    expect(() => assumeRoleWithSaml({ ...identity, roleArn: "", sessionName: "" })).toThrow(
      "Credentials from SAML require roleArn and sessionName",
    );
  });
});
