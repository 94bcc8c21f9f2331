import { describe, expect, test } from "vitest";
import { clientFor, rejection } from "../../../test/client-for.ts";
import { testFolder } from "../../../test/folder.ts";
import { HastyClock } from "../../../test/hasty-clock.ts";
import { answering, startServer } from "../../../test/server.ts";
import { errorResponse, tokenService } from "../../../test/token-service.ts";
import { CredentialsError, NoCredentialsError } from "../../errors/credentials-error.ts";
import { StatusError } from "../../errors/status-error.ts";
import { Redactor } from "../../redaction/redactor.ts";
import { classifyTc3, readTc3Error } from "../tc3-error.ts";
import { tc3Signing } from "../tc3-signing.ts";
import { assumeRole } from "./assume-role.ts";
import { assumeRoleWithSaml } from "./assume-role-with-saml.ts";
import { credentialChain } from "./credential-chain.ts";
import type { CredentialSource } from "./credential-source.ts";
import { environmentCredentials } from "./environment-credentials.ts";
import { instanceRole } from "./instance-role.ts";
import { profileRole } from "./profile-role.ts";
import { sessionToken } from "./session-token.ts";
import { profileCredentials, SharedProfile } from "./shared-profile.ts";
import { staticCredentials } from "./static-credentials.ts";

const keys = (name: string) => ({ secretId: `id-${name}`, secretKey: `key-value-${name}` });
const role = { roleArn: "arn-1", sessionName: "session-1" };

/** A source that counts how often it is asked. */
function counted(source: CredentialSource): CredentialSource & { readonly asked: () => number } {
  let asked = 0;
  return {
    ...source,
    credentials: (operation) => {
      asked++;
      return source.credentials(operation);
    },
    asked: () => asked,
  };
}

const idOf = async (source: CredentialSource) => (await source.credentials({})).secretId;

describe("a credential chain", () => {
  test("returns the credentials of the last configured source", async () => {
    const a = staticCredentials(keys("a"));
    const b = staticCredentials(keys("b"));
    const nothing = staticCredentials({});
    expect(await idOf(credentialChain([a, b]))).toBe("id-b");
    expect(await idOf(credentialChain([a, nothing]))).toBe("id-a");
    expect(await idOf(credentialChain([nothing, a, nothing]))).toBe("id-a");
  });

  test("does not use a source that a later one overrides", async () => {
    const replaced = counted(staticCredentials(keys("a")));
    await idOf(credentialChain([replaced, staticCredentials(keys("b"))]));
    expect(replaced.asked()).toBe(0);
  });

  test("keeps using the source that succeeded", async () => {
    const nothing = counted(staticCredentials({}));
    const chain = credentialChain([staticCredentials({ ...keys("a") }), nothing]);
    await idOf(chain);
    await idOf(chain);
    expect(nothing.asked()).toBe(1);
    expect(chain.source).toBe("configured keys");
  });

  test("fails without a configured source, with the reason for each", async () => {
    await using folder = await testFolder();
    const profile = new SharedProfile({ directory: folder.path });
    const chain = credentialChain([
      profileCredentials(profile),
      environmentCredentials({ environment: {} }),
      staticCredentials({}),
      (before) => profileRole({ profile, base: before }),
    ]);
    const error = await rejection(chain.credentials({}), NoCredentialsError);
    expect(error.tried.map(({ source }) => source)).toEqual([
      "shared profile",
      "environment",
      "configured keys",
      "assume role by profile",
    ]);
    expect(error.message).toContain(
      `There are no credentials. Tried: shared profile (${profile.credentialFile} does not exist); ` +
        "environment (neither TENCENTCLOUD_SECRET_ID nor TENCENTCLOUD_SECRET_KEY is set); " +
        "configured keys (neither secretId nor secretKey is set); assume role by profile (",
    );
    const empty = await rejection(credentialChain([]).credentials({}), NoCredentialsError);
    expect(empty.message).toContain("No source of credentials is configured");
  });

  test("stops at a configured source that fails, even if another would succeed", async () => {
    const other = counted(staticCredentials(keys("a")));
    const chain = credentialChain([other, staticCredentials({ secretId: "id-b" })]);
    const error = await rejection(chain.credentials({}), CredentialsError);
    expect(error.message).toContain("No credentials from configured keys");
    expect(other.asked()).toBe(0);
  });

  test("continues after a temporary failure", async () => {
    const clock = new HastyClock();
    await using service = await tokenService({
      clock,
      instead: (_request, index) => (index === 0 ? errorResponse("ResourceNotFound.RoleNotFound") : undefined),
    });
    const sts = { endpoint: service.url, clock, redactor: new Redactor() };
    const chain = credentialChain([staticCredentials(keys("a")), (base) => assumeRole({ base, ...role, sts })]);
    await rejection(chain.credentials({}), CredentialsError);
    expect(await idOf(chain)).toBe("id-1");
  });

  test("registers the secrets of all sources", () => {
    const redactor = new Redactor();
    credentialChain([staticCredentials(keys("a")), staticCredentials(keys("b"))]).registerSecrets(redactor);
    expect(redactor.text("key-value-a key-value-b")).toBe("[redacted] [redacted]");
  });
});

describe("the platform's standard chain", () => {
  /** All that may serve, with the role of the instance, and a token service that numbers its credentials. */
  async function platform(clock: HastyClock) {
    const metadata = await startServer({
      headers: { date: new Date(clock.now()).toUTCString() },
      body: {
        Code: "Success",
        TmpSecretId: "id-instance",
        TmpSecretKey: "key-value-instance",
        Token: "token-instance",
        ExpiredTime: clock.now() / 1000 + 3600,
      },
    });
    const service = await tokenService({ clock });
    const folder = await testFolder();
    const credentialFile = { ...keys("profile"), "role-arn": "arn-profile", "role-session-name": "session" };
    await folder.write("default.credential", credentialFile);
    const profile = new SharedProfile({ directory: folder.path });
    const sts = { endpoint: service.url, clock, redactor: new Redactor() };
    return {
      service,
      metadata,
      profile,
      steps: {
        profile: profileCredentials(profile),
        instance: instanceRole({ role: "r", endpoint: metadata.url, clock, redactor: new Redactor() }),
        profileRole: (base: CredentialSource) => profileRole({ profile, base, sts }),
        role: (base: CredentialSource) => assumeRole({ base, ...role, sts }),
        saml: assumeRoleWithSaml({ ...role, samlAssertion: "assertion-1", principalArn: "p", sts }),
        mfa: (base: CredentialSource) => sessionToken({ base, serialNumber: "s", tokenCode: "123456", sts }),
      },
      async [Symbol.asyncDispose]() {
        await Promise.all([metadata.close(), service.close(), folder[Symbol.asyncDispose]()]);
      },
    };
  }

  test("signs each step with the credentials of earlier steps: instance, profile's role, configured role, MFA", async () => {
    const clock = new HastyClock();
    await using given = await platform(clock);
    const { profile, instance, profileRole: byProfile, role: byRole, mfa } = given.steps;
    expect(await idOf(credentialChain([profile, instance, byProfile, byRole, mfa]))).toBe("id-3");
    expect(given.service.calls.map(({ action }) => action)).toEqual(["AssumeRole", "AssumeRole", "GetSessionToken"]);
    const signers = given.service.requests.map(({ headers }) =>
      /Credential=([^/]+)/.exec(String(headers.authorization)),
    );
    expect(signers.map((match) => match?.[1])).toEqual(["id-instance", "id-1", "id-2"]);
    expect(given.service.requests.map(({ headers }) => headers["x-tc-token"])).toEqual([
      "token-instance",
      "token-value-1",
      "token-value-2",
    ]);
  });

  test("signs with the profile's keys if the instance has no role", async () => {
    const clock = new HastyClock();
    await using given = await platform(clock);
    const { profile, profileRole: byProfile } = given.steps;
    expect(await idOf(credentialChain([profile, byProfile]))).toBe("id-1");
    expect(given.service.requests[0]?.headers.authorization).toContain("Credential=id-profile/");
  });

  test("uses no earlier step if SAML proves the identity", async () => {
    const clock = new HastyClock();
    await using given = await platform(clock);
    const { instance, role: byRole, saml } = given.steps;
    expect(await idOf(credentialChain([instance, byRole, saml]))).toBe("id-1");
    expect(given.service.calls.map(({ action }) => action)).toEqual(["AssumeRoleWithSAML"]);
    expect(given.metadata.requests).toHaveLength(0);
  });

  test("renews a client's credentials if the token is rejected or about to expire", async () => {
    const clock = new HastyClock();
    await using given = await platform(clock);
    await using server = await answering(({ headers }) =>
      headers["x-tc-token"] === "token-value-1" ? errorResponse("AuthFailure.TokenFailure") : { body: { ok: true } },
    );
    const credentials = credentialChain([given.steps.instance, given.steps.role]);
    const client = clientFor(server, {
      auth: tc3Signing({ service: "vpc", credentials }),
      clock,
      classify: classifyTc3,
      readErrorBody: readTc3Error,
    });
    await client.post("/", { body: {} });
    clock.pass(115 * 60_000);
    await client.post("/", { body: {} });
    expect(server.requests.map(({ headers }) => headers["x-tc-token"])).toEqual([
      "token-value-1",
      "token-value-2",
      "token-value-3",
    ]);
  });

  test("names the source of the credentials that the platform rejects", async () => {
    const clock = new HastyClock();
    await using given = await platform(clock);
    await using server = await startServer(errorResponse("AuthFailure.TokenFailure"));
    const credentials = credentialChain([staticCredentials(keys("a")), given.steps.mfa]);
    const auth = tc3Signing({ service: "vpc", credentials });
    const client = clientFor(server, { auth, clock, classify: classifyTc3, readErrorBody: readTc3Error });
    const error = await rejection(client.post("/", { body: {} }), StatusError);
    expect(error.message).toContain(
      "The platform rejected the credentials from MFA. They were obtained with an MFA code, which works only once: set a new one.",
    );
  });
});
