import { describe, expect, test } from "vitest";
import { rejection } from "../../../test/client-for.ts";
import { testFolder } from "../../../test/folder.ts";
import { HastyClock } from "../../../test/hasty-clock.ts";
import { errorResponse, tokenService } from "../../../test/token-service.ts";
import { CredentialsError } from "../../errors/credentials-error.ts";
import { Redactor } from "../../redaction/redactor.ts";
import { podOidc } from "./pod-oidc.ts";

const podWith = (tokenFile: string) => ({
  TKE_REGION: "ap-singapore",
  TKE_PROVIDER_ID: "pod-provider",
  TKE_WEB_IDENTITY_TOKEN_FILE: tokenFile,
  TKE_ROLE_ARN: "arn-1",
});

describe("the credentials of a pod", () => {
  test("are requested with the pod's variables, in the pod's region, without a signature", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({ clock });
    await using folder = await testFolder();
    const environment = podWith(await folder.write("token", "identity-1\n"));
    const sts = { endpoint: service.url, clock, redactor: new Redactor() };
    expect(await podOidc({ environment, sts }).credentials({})).toMatchObject({ secretId: "id-1" });
    expect(service.requests[0]?.headers).toMatchObject({ authorization: "SKIP", "x-tc-region": "ap-singapore" });
    expect(service.calls).toMatchObject([
      {
        action: "AssumeRoleWithWebIdentity",
        body: {
          ProviderId: "pod-provider",
          WebIdentityToken: "identity-1",
          RoleArn: "arn-1",
          RoleSessionName: expect.stringMatching(/^pod-oidc-\d{16}$/),
          DurationSeconds: 7200,
        },
      },
    ]);
  });

  test("are renewed with the current token of the file", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({ clock });
    await using folder = await testFolder();
    const environment = podWith(await folder.write("token", "identity-1"));
    const source = podOidc({ environment, sts: { endpoint: service.url, clock, redactor: new Redactor() } });
    await source.credentials({});
    await folder.write("token", "identity-2");
    clock.pass(115 * 60_000);
    await source.credentials({});
    expect(service.calls[1]?.body).toMatchObject({ WebIdentityToken: "identity-2" });
    expect(service.calls).toHaveLength(2);
  });

  test("require all four variables, and the error names the missing ones", async () => {
    const environment = { ...podWith("/token"), TKE_REGION: "", TKE_ROLE_ARN: undefined };
    const error = await rejection(podOidc({ environment }).credentials({}), CredentialsError);
    expect(error.message).toContain("No credentials from pod OIDC: TKE_REGION, TKE_ROLE_ARN are not set.");
    expect(error.message).toContain("service account");
  });

  test.each([
    ["does not exist", undefined],
    ["is empty", "\n"],
  ])("fail if the token file %s, with an error that shows its path", async (says, content) => {
    await using folder = await testFolder();
    if (content !== undefined) await folder.write("token", content);
    const source = podOidc({ environment: podWith(`${folder.path}/token`) });
    const error = await rejection(source.credentials({}), CredentialsError);
    expect(error.message).toContain(`the token file ${folder.path}/token (TKE_WEB_IDENTITY_TOKEN_FILE) ${says}`);
  });

  test("fail if rejected, with an error that names the source but not the token", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({
      clock,
      instead: () => errorResponse("InvalidParameter.WebIdentityTokenError", "Bad identity-1"),
    });
    await using folder = await testFolder();
    const environment = podWith(await folder.write("token", "identity-1"));
    const source = podOidc({ environment, sts: { endpoint: service.url, clock, redactor: new Redactor() } });
    const error = await rejection(source.credentials({}), CredentialsError);
    expect(error.message).toContain(
      "No credentials from pod OIDC: InvalidParameter.WebIdentityTokenError: Bad [redacted]",
    );
  });
});
