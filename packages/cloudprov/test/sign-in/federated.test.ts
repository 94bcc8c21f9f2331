import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import type { CloudprovSimulator } from "../simulated-provider.ts";
import { startSigningIn, type Texts } from "./signing-in.ts";

const inSession = (name: string) => ({ caller: { userId: expect.stringMatching(new RegExp(`:${name}$`)) } });

/** The role and the session, by the environment. */
function session({ credentials }: CloudprovSimulator): Texts {
  return {
    CLOUDPROV_ASSUME_ROLE_ARN: credentials.roleArn,
    TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME: "by-environment",
  };
}

const samlInEnvironment = ({ credentials }: CloudprovSimulator): Texts => ({
  CLOUDPROV_ASSUME_ROLE_SAML_ASSERTION: credentials.samlAssertion,
  TENCENTCLOUD_ASSUME_ROLE_PRINCIPAL_ARN: credentials.samlPrincipalArn,
});

const tokenInEnvironment = ({ credentials }: CloudprovSimulator): Texts => ({
  TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN: credentials.webIdentityToken,
});

/** Files of a token and a role, as the platform's tools write them. */
const files = ({ credentials }: CloudprovSimulator): Texts => ({
  "token.json": JSON.stringify({ web_identity_token: credentials.webIdentityToken }),
  "role.json": JSON.stringify({ role_arn: credentials.roleIdArn }),
});

describe("signing in by SAML", () => {
  it("assumes a role without keys", async () => {
    await using test = await startSigningIn({
      config: ({ credentials }) => ({
        assumeRoleWithSamls: [
          {
            samlAssertion: credentials.samlAssertion,
            principalArn: credentials.samlPrincipalArn,
            roleArn: credentials.roleArn,
            sessionName: "by-block",
            sessionDuration: 600,
          },
        ],
      }),
    });
    expect(await test.caller()).toMatchObject(inSession("by-block"));
    const [assumed] = test.platform.calls({ service: "sts" });
    expect(assumed).toMatchObject({ action: "AssumeRoleWithSAML", authorization: { kind: "none" } });
    expect(assumed?.requestBody).toMatchObject({ DurationSeconds: 600 });
  });

  it("can be configured only by the environment", async () => {
    await using test = await startSigningIn({
      env: (platform) => ({ ...session(platform), ...samlInEnvironment(platform) }),
    });
    expect(await test.caller()).toMatchObject(inSession("by-environment"));
    expect(test.tokenActions()).toEqual(["AssumeRoleWithSAML"]);
  });

  it("sends one request for a block that the environment completes", async () => {
    await using test = await startSigningIn({
      config: () => ({ assumeRoleWithSamls: [{ sessionName: "by-block" }] }),
      env: (platform) => ({ ...session(platform), ...samlInEnvironment(platform) }),
    });
    expect(await test.caller()).toMatchObject(inSession("by-block"));
    expect(test.tokenActions()).toEqual(["AssumeRoleWithSAML"]);
  });

  it("cannot be renewed, and the remedy after the expiry is a new assertion", async () => {
    await using test = await startSigningIn({
      env: (platform) => ({ ...session(platform), ...samlInEnvironment(platform) }),
    });
    await test.caller();
    test.platform.expireSessions();
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(/AuthFailure\.TokenFailure: .*set a new assertion\./);
    expect(test.tokenActions()).toEqual(["AssumeRoleWithSAML"]);
  });

  it("names the source of a wrong assertion, but does not show it", async () => {
    await using test = await startSigningIn({
      env: (platform) => ({
        ...session(platform),
        ...samlInEnvironment(platform),
        CLOUDPROV_ASSUME_ROLE_SAML_ASSERTION: "bm90LWFuLWFzc2VydGlvbg==",
      }),
    });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(/No credentials from assume role by environment: InvalidParameter\.ParamError/);
    expect(message).not.toContain("bm90LWFuLWFzc2VydGlvbg==");
  });
});

describe("signing in by a web identity", () => {
  const block = ({ credentials }: CloudprovSimulator, more: object) => ({
    assumeRoleWithWebIdentities: [{ roleArn: credentials.roleArn, sessionName: "by-block", ...more }],
  });

  it("assumes a role with a token, without keys", async () => {
    await using test = await startSigningIn({
      config: (platform) => block(platform, { webIdentityToken: platform.credentials.webIdentityToken }),
    });
    expect(await test.caller()).toMatchObject(inSession("by-block"));
    const [assumed] = test.platform.calls({ service: "sts" });
    expect(assumed).toMatchObject({ action: "AssumeRoleWithWebIdentity", authorization: { kind: "none" } });
    expect(assumed?.requestBody).toMatchObject({ ProviderId: "OIDC", DurationSeconds: 7200 });
  });

  it("reads the token and the role from files", async () => {
    await using test = await startSigningIn({
      config: (platform, folder) =>
        block(platform, {
          roleArn: "",
          webIdentityTokenFile: `${folder}/token.json`,
          roleArnFile: `${folder}/role.json`,
        }),
      files,
    });
    expect(await test.caller()).toMatchObject(inSession("by-block"));
    const [assumed] = test.platform.calls({ service: "sts" });
    expect(assumed?.requestBody).toMatchObject({ RoleArn: test.platform.credentials.roleIdArn });
  });

  it("finds the files by the environment, including the platform's misspelled name of the role's file", async () => {
    await using test = await startSigningIn({
      config: () => ({ assumeRoleWithWebIdentities: [{ sessionName: "by-block" }] }),
      env: (_platform, folder) => ({
        CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE: `${folder}/token.json`,
        TENCENTCLOUD_ASSUME_ROLE_ARNN_FILE: `${folder}/role.json`,
      }),
      files,
    });
    expect(await test.caller()).toMatchObject(inSession("by-block"));
  });

  it("is renewed with the current content of the file", async () => {
    await using test = await startSigningIn({
      config: (platform, folder) => block(platform, { webIdentityTokenFile: `${folder}/token.json` }),
      files,
    });
    await test.caller();
    test.platform.expireSessions();
    await test.caller();
    expect(test.tokenActions()).toEqual(["AssumeRoleWithWebIdentity", "AssumeRoleWithWebIdentity"]);
  });

  it("prefers the token and the role to their files, which may be missing then", async () => {
    await using test = await startSigningIn({
      config: (platform, folder) =>
        block(platform, {
          webIdentityToken: platform.credentials.webIdentityToken,
          webIdentityTokenFile: `${folder}/missing.json`,
          roleArnFile: `${folder}/missing.json`,
        }),
    });
    expect(await test.caller()).toMatchObject(inSession("by-block"));
  });

  it("can be configured only by the environment, with a separate provider, even with half of a SAML pair", async () => {
    await using test = await startSigningIn({
      env: (platform) => ({
        ...session(platform),
        ...tokenInEnvironment(platform),
        CLOUDPROV_ASSUME_ROLE_PROVIDER_ID: platform.credentials.webIdentityProviderId,
        CLOUDPROV_ASSUME_ROLE_PRINCIPAL_ARN: platform.credentials.samlPrincipalArn,
      }),
    });
    expect(await test.caller()).toMatchObject(inSession("by-environment"));
    expect(test.tokenActions()).toEqual(["AssumeRoleWithWebIdentity"]);
  });

  it("is configured by a block instead of the environment", async () => {
    await using test = await startSigningIn({
      config: (platform) => block(platform, {}),
      env: (platform) => ({ ...session(platform), ...tokenInEnvironment(platform) }),
    });
    expect(await test.caller()).toMatchObject(inSession("by-block"));
    expect(test.tokenActions()).toEqual(["AssumeRoleWithWebIdentity"]);
  });

  it("reports that a token of another provider must be checked", async () => {
    await using test = await startSigningIn({
      config: (platform) => block(platform, { webIdentityToken: "ey.wrong.token" }),
    });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(/InvalidParameter\.WebIdentityTokenError: .*Check that the token/);
    expect(message).not.toContain("ey.wrong.token");
  });
});

describe("a contradictory environment", () => {
  it("is rejected with a SAML assertion and a web identity token, which are both named", async () => {
    const start = startSigningIn({
      env: (platform) => ({ ...session(platform), ...samlInEnvironment(platform), ...tokenInEnvironment(platform) }),
    });
    expect((await failure(start)).message).toMatch(/SAML_ASSERTION.*WEB_IDENTITY_TOKEN/);
  });

  it("is rejected with half of a SAML pair, and the pair is named", async () => {
    const start = startSigningIn({
      env: (platform) => ({
        ...session(platform),
        CLOUDPROV_ASSUME_ROLE_PRINCIPAL_ARN: platform.credentials.samlPrincipalArn,
      }),
    });
    expect((await failure(start)).message).toMatch(/SAML_ASSERTION.*PRINCIPAL_ARN.*only one/);
  });
});

describe("signing in by the identity of a pod", () => {
  const inPod = ({ credentials }: CloudprovSimulator, folder: string): Texts => ({
    TKE_REGION: "ap-singapore",
    TKE_PROVIDER_ID: credentials.webIdentityProviderId,
    TKE_WEB_IDENTITY_TOKEN_FILE: `${folder}/token`,
    TKE_ROLE_ARN: credentials.roleArn,
  });
  const pod = {
    config: () => ({ enablePodOidc: true }),
    env: inPod,
    files: ({ credentials }: CloudprovSimulator) => ({ token: `${credentials.webIdentityToken}\n` }),
  };

  it("assumes the pod's role, in the pod's region", async () => {
    await using test = await startSigningIn(pod);
    expect(await test.caller()).toMatchObject(inSession("pod-oidc-\\d+"));
    expect(test.platform.calls({ service: "sts" }).map(({ region }) => region)).toEqual(["ap-singapore"]);
    expect(test.platform.calls({ service: "vpc" }).map(({ region }) => region)).toEqual(["ap-guangzhou"]);
  });

  it("is renewed with the current token", async () => {
    await using test = await startSigningIn(pod);
    await test.caller();
    test.platform.expireSessions();
    await test.caller();
    expect(test.tokenActions()).toEqual(["AssumeRoleWithWebIdentity", "AssumeRoleWithWebIdentity"]);
  });

  it("replaces every other source", async () => {
    await using test = await startSigningIn({
      ...pod,
      config: () => ({ enablePodOidc: true, secretId: "AKIDwrong", secretKey: "wrong" }),
    });
    expect(await test.caller()).toMatchObject(inSession("pod-oidc-\\d+"));
  });

  it("is used only if it is enabled", async () => {
    await using test = await startSigningIn({ ...pod, config: () => ({}) });
    await failure(test.host.invoke("getAddressTemplates"));
    expect(test.platform.calls()).toEqual([]);
  });

  it("names the missing variables, and the service account that sets them", async () => {
    await using test = await startSigningIn({
      ...pod,
      env: (platform, folder) => ({ ...inPod(platform, folder), TKE_REGION: "", TKE_ROLE_ARN: "" }),
    });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(/No credentials from pod OIDC: TKE_REGION, TKE_ROLE_ARN are not set.*service account/);
  });
});
