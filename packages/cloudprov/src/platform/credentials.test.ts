import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ConfigurationError, SharedProfile } from "@org/core-http";
import { describe, expect, it } from "vitest";
import { configOf, says, startScriptedPlatform } from "../../test/scripted-platform.ts";
import type { Config, Env } from "../config.ts";
import { credentialsFor } from "./credentials.ts";

const role = { roleArn: "qcs::cam::uin/1:roleName/deployer", sessionName: "deploy", sessionDuration: 900 };
const roleInEnvironment = { CLOUDPROV_ASSUME_ROLE_ARN: role.roleArn, TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME: "env" };
const device = { serialNumber: "qcs::cam:uin/1::mfa/softToken", tokenCode: "123456", durationSeconds: 600 };
const web = { ...role, providerId: "OIDC", webIdentityToken: "ey.token" };
const saml = { ...role, samlAssertion: "PEFzc2VydGlvbi8+", principalArn: "idp" };

const keys = { TmpSecretId: "AKIDtmp", TmpSecretKey: "temporary-key", Token: "temporary-token" };

/** A token service, and an empty folder where a profile may be. */
async function given() {
  const platform = await startScriptedPlatform(() =>
    says({ Credentials: keys, ExpiredTime: Math.floor(Date.now() / 1000) + 3600 }),
  );
  const folder = mkdtempSync(join(tmpdir(), "cloudprov-credentials-"));
  const credentials = (config: Partial<Config>, env: Env = {}) =>
    credentialsFor({ ...configOf(platform.domain), ...config }, env, {
      profile: config.secretId === undefined ? new SharedProfile({ directory: folder }) : undefined,
      sts: { endpoint: `http://sts.${platform.domain}` },
      metadataService: undefined,
    }).credentials({});
  return {
    folder,
    credentials,
    calls: platform.calls,
    actions: () => platform.calls.map(({ action }) => action),
    async [Symbol.asyncDispose]() {
      await platform[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true });
    },
  };
}

describe("the credentials of a configuration", () => {
  it("are its keys, without a request", async () => {
    await using test = await given();
    expect(await test.credentials({ secretId: "AKID1", secretKey: "key-1", securityToken: "token-1" })).toEqual({
      secretId: "AKID1",
      secretKey: "key-1",
      token: "token-1",
    });
    expect(test.actions()).toEqual([]);
  });

  it.each<[string, Partial<Config>, Env, readonly string[]]>([
    ["a role", { assumeRoles: [role] }, {}, ["AssumeRole"]],
    ["a role by the environment", {}, roleInEnvironment, ["AssumeRole"]],
    ["a role by both, once", { assumeRoles: [role] }, roleInEnvironment, ["AssumeRole"]],
    [
      "SAML after a role of the environment, unsigned",
      { assumeRoleWithSamls: [saml] },
      roleInEnvironment,
      ["AssumeRoleWithSAML"],
    ],
    ["a web identity without keys", { assumeRoleWithWebIdentities: [web] }, {}, ["AssumeRoleWithWebIdentity"]],
    [
      "MFA with the keys of a role",
      { assumeRoles: [role], mfaCertifications: [device] },
      {},
      ["AssumeRole", "GetSessionToken"],
    ],
    [
      "a role of the configuration, signed by an identity of the environment",
      { assumeRoles: [role] },
      { ...roleInEnvironment, CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN: "ey.token" },
      ["AssumeRoleWithWebIdentity", "AssumeRole"],
    ],
  ])("are those of %s", async (_what, config, env, expected) => {
    await using test = await given();
    expect(await test.credentials({ secretId: "AKID1", secretKey: "key-1", ...config }, env)).toMatchObject({
      secretId: "AKIDtmp",
    });
    expect(test.actions()).toEqual(expected);
  });

  it("have the duration of a block or of the variable", async () => {
    await using test = await given();
    await test.credentials({ assumeRoles: [role] });
    await test.credentials({ mfaCertifications: [device] });
    await test.credentials({}, { ...roleInEnvironment, TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION: "1200" });
    await test.credentials({}, { ...roleInEnvironment, CLOUDPROV_ASSUME_ROLE_SESSION_DURATION: "0" });
    expect(test.calls.map(({ body }) => body["DurationSeconds"])).toEqual([900, 600, 1200, 7200]);
  });

  it("of a profile's role are requested with the profile's keys", async () => {
    await using test = await given();
    const content = { secretId: "AKIDprofile", secretKey: "key-2", "role-arn": role.roleArn, "role-session-name": "p" };
    writeFileSync(join(test.folder, "default.credential"), JSON.stringify(content));
    await test.credentials({ secretId: undefined, secretKey: undefined });
    expect(test.calls[0]?.headers.authorization).toContain("Credential=AKIDprofile/");
    expect(test.calls[0]?.body).toMatchObject({ RoleSessionName: "p", DurationSeconds: 7200 });
  });
});

describe("a file that a credential source requires", () => {
  const by = (file: string, folder: string): Partial<Config> => ({
    assumeRoleWithWebIdentities: [{ ...role, providerId: "OIDC", webIdentityTokenFile: join(folder, file) }],
  });

  it.each([
    ["missing.json", undefined, /^No credentials from OIDC: The file .*missing\.json does not exist/],
    ["bare.json", "ey.bare.token", /^No credentials from OIDC: The file .*bare\.json is not a JSON object/],
    [
      "empty.json",
      '{"web_identity_token": " "}',
      /^No credentials from OIDC: The file .*empty\.json has no web_identity_token/,
    ],
    [
      "other.json",
      '{"token": "ey.bare.token"}',
      /^No credentials from OIDC: The file .*other\.json has no web_identity_token/,
    ],
  ])("is named with the field if it is %s, and its content is not shown", async (file, content, says) => {
    await using test = await given();
    if (content !== undefined) writeFileSync(join(test.folder, file), content);
    const error = await test.credentials(by(file, test.folder)).catch((reason: Error) => reason);
    expect((error as Error).message).toMatch(says);
    expect((error as Error).message).not.toContain("ey.bare.token");
    expect(test.actions()).toEqual([]);
  });

  it("can contain only the role", async () => {
    await using test = await given();
    writeFileSync(join(test.folder, "role.json"), JSON.stringify({ role_arn: role.roleArn }));
    const { roleArn: _, ...rest } = web;
    await test.credentials({
      assumeRoleWithWebIdentities: [{ ...rest, roleArnFile: join(test.folder, "role.json") }],
    });
    expect(test.calls[0]?.body).toMatchObject({ RoleArn: role.roleArn, WebIdentityToken: "ey.token" });
  });
});

describe("a contradictory environment", () => {
  const assertion = { CLOUDPROV_ASSUME_ROLE_SAML_ASSERTION: "PEFzc2VydGlvbi8+" };
  const principal = { TENCENTCLOUD_ASSUME_ROLE_PRINCIPAL_ARN: "idp" };
  const token = { CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN: "ey.token" };
  const check = (env: Env) =>
    credentialsFor(
      configOf("localhost"),
      { ...roleInEnvironment, ...env },
      {
        profile: undefined,
        sts: {},
        metadataService: undefined,
      },
    );

  it.each<[string, Env, RegExp]>([
    [
      "both identities",
      { ...assertion, ...principal, ...token },
      /unset CLOUDPROV_ASSUME_ROLE_SAML_ASSERTION or TENCENTCLOUD_.*WEB_IDENTITY_TOKEN/,
    ],
    ["only an assertion", assertion, /needs both .*SAML_ASSERTION.* and .*PRINCIPAL_ARN/],
    ["only a principal", principal, /needs both .*SAML_ASSERTION.* and .*PRINCIPAL_ARN/],
    [
      "a duration that is not a number",
      { TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION: "1h" },
      /TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION must be a whole number of seconds/,
    ],
  ])("with %s is rejected before a request", (_what, env, says) => {
    expect(() => check(env)).toThrow(ConfigurationError);
    expect(() => check(env)).toThrow(says);
  });

  it.each<[string, Env]>([
    ["half of a SAML pair with a web identity", { ...assertion, ...token }],
    ["identities without a role", { ...assertion, ...token, CLOUDPROV_ASSUME_ROLE_ARN: "" }],
  ])("is not rejected with %s", (_what, env) => {
    expect(() => check(env)).not.toThrow();
  });
});
