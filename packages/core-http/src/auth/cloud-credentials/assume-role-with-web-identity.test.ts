import { describe, expect, test } from "vitest";
import { rejection } from "../../../test/client-for.ts";
import { testFolder } from "../../../test/folder.ts";
import { HastyClock } from "../../../test/hasty-clock.ts";
import { errorResponse, tokenService } from "../../../test/token-service.ts";
import { CredentialsError } from "../../errors/credentials-error.ts";
import { Redactor } from "../../redaction/redactor.ts";
import { assumeRoleWithWebIdentity } from "./assume-role-with-web-identity.ts";

const given = { webIdentityToken: "identity-secret", roleArn: "arn-1", sessionName: "session-1" };

describe("credentials by web identity", () => {
  test("are requested without a signature", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({ clock });
    const sts = { endpoint: service.url, clock, redactor: new Redactor() };
    await assumeRoleWithWebIdentity({ ...given, webIdentityTokenFile: "/missing", sts }).credentials({});
    expect(service.requests[0]?.headers["authorization"]).toBe("SKIP");
    expect(service.calls).toEqual([
      {
        action: "AssumeRoleWithWebIdentity",
        body: {
          ProviderId: "OIDC",
          WebIdentityToken: "identity-secret",
          RoleArn: "arn-1",
          RoleSessionName: "session-1",
          DurationSeconds: 7200,
        },
      },
    ]);
  });

  test("of a literal token are not renewed", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({ clock });
    const source = assumeRoleWithWebIdentity({ ...given, sts: { endpoint: service.url, clock } });
    await source.credentials({});
    clock.pass(24 * 3_600_000);
    await source.credentials({});
    expect(service.requests).toHaveLength(1);
    expect(source.advice).toContain("set a new token");
  });

  test("of files are renewed with the current content of the files", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({ clock });
    await using folder = await testFolder();
    const roleArnFile = await folder.write("role.json", { role_arn: "arn-2" });
    const webIdentityTokenFile = await folder.write("token.json", { web_identity_token: "identity-1" });
    const sts = { endpoint: service.url, clock, redactor: new Redactor() };
    const files = { webIdentityTokenFile, roleArnFile };
    const source = assumeRoleWithWebIdentity({ providerId: "x", sessionName: "s", ...files, sts });
    await source.credentials({});
    await folder.write("token.json", { web_identity_token: "identity-2" });
    clock.pass(115 * 60_000);
    await source.credentials({});
    expect(service.calls.map(({ body }) => body)).toMatchObject([
      { ProviderId: "x", WebIdentityToken: "identity-1", RoleArn: "arn-2" },
      { ProviderId: "x", WebIdentityToken: "identity-2", RoleArn: "arn-2" },
    ]);
    expect(source.invalidate("token-value-2")).toBe(true);
  });

  test.each([
    ["is missing", undefined, "does not exist"],
    ["is not JSON", "identity-secret", "is not a JSON object"],
    ["lacks the field", '{"token": "identity-secret"}', "has no web_identity_token"],
    ["has an empty field", '{"web_identity_token": " "}', "has no web_identity_token"],
  ])("of a file that %s fail with an error that shows its path but no content", async (_name, text, says) => {
    await using folder = await testFolder();
    if (text !== undefined) await folder.write("token.json", text);
    const webIdentityTokenFile = `${folder.path}/token.json`;
    const source = assumeRoleWithWebIdentity({ ...given, webIdentityToken: "", webIdentityTokenFile });
    const error = await rejection(source.credentials({}), CredentialsError);
    expect(error.message).toContain(`No credentials from OIDC: The file ${webIdentityTokenFile} ${says}`);
    expect(`${error.stack}`).not.toContain("identity-secret");
  });

  test("fail if rejected, with an error that names the source but no token, even from a file", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({
      clock,
      instead: () => errorResponse("InvalidParameter.WebIdentityTokenError", "Bad identity-secret"),
    });
    await using folder = await testFolder();
    const webIdentityTokenFile = await folder.write("token.json", { web_identity_token: "identity-secret" });
    const sts = { endpoint: service.url, clock, redactor: new Redactor() };
    const source = assumeRoleWithWebIdentity({ ...given, webIdentityToken: "", webIdentityTokenFile, sts });
    const error = await rejection(source.credentials({}), CredentialsError);
    expect(error.message).toContain("No credentials from OIDC: InvalidParameter.WebIdentityTokenError: Bad [redacted]");
    expect(error.message).toContain("Check that the token is still valid");
  });

  test("require each part or its file, and the error names both", () => {
    expect(() => assumeRoleWithWebIdentity({ sessionName: "s" })).toThrow(
      "require webIdentityToken or webIdentityTokenFile and roleArn or roleArnFile",
    );
  });
});
