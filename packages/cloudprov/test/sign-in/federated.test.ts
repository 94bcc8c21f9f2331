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
  it("takes on a role without keys", async () => {
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

  it("is set up by the environment alone", async () => {
    await using test = await startSigningIn({
      env: (platform) => ({ ...session(platform), ...samlInEnvironment(platform) }),
    });
    expect(await test.caller()).toMatchObject(inSession("by-environment"));
    expect(test.tokenActions()).toEqual(["AssumeRoleWithSAML"]);
  });

  it("by a block that the environment completes asks once", async () => {
    await using test = await startSigningIn({
      config: () => ({ assumeRoleWithSamls: [{ sessionName: "by-block" }] }),
      env: (platform) => ({ ...session(platform), ...samlInEnvironment(platform) }),
    });
    expect(await test.caller()).toMatchObject(inSession("by-block"));
    expect(test.tokenActions()).toEqual(["AssumeRoleWithSAML"]);
  });

  it("cannot be renewed: when it is over, the advice is a fresh assertion", async () => {
    await using test = await startSigningIn({
      env: (platform) => ({ ...session(platform), ...samlInEnvironment(platform) }),
    });
    await test.caller();
    test.platform.expireSessions();
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(/AuthFailure\.TokenFailure: .*set a new assertion\./);
    expect(test.tokenActions()).toEqual(["AssumeRoleWithSAML"]);
  });

  it("with a wrong assertion names the way, and does not show it", async () => {
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

  it("takes on a role by a token, without keys", async () => {
    await using test = await startSigningIn({
      config: (platform) => block(platform, { webIdentityToken: platform.credentials.webIdentityToken }),
    });
    expect(await test.caller()).toMatchObject(inSession("by-block"));
    const [assumed] = test.platform.calls({ service: "sts" });
    expect(assumed).toMatchObject({ action: "AssumeRoleWithWebIdentity", authorization: { kind: "none" } });
    expect(assumed?.requestBody).toMatchObject({ ProviderId: "OIDC", DurationSeconds: 7200 });
  });

  it("takes the token and the role from files", async () => {
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

  it("finds the files by the environment, the role's also by the platform's misspelled name", async () => {
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

  it("by a file is renewed, with the file as it is then", async () => {
    await using test = await startSigningIn({
      config: (platform, folder) => block(platform, { webIdentityTokenFile: `${folder}/token.json` }),
      files,
    });
    await test.caller();
    test.platform.expireSessions();
    await test.caller();
    expect(test.tokenActions()).toEqual(["AssumeRoleWithWebIdentity", "AssumeRoleWithWebIdentity"]);
  });

  it("prefers the token and the role to their files, which need not be there then", async () => {
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

  it("is set up by the environment alone, with a separate provider, and half of a SAML pair does no harm", async () => {
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

  it("by a block takes the place of the environment's", async () => {
    await using test = await startSigningIn({
      config: (platform) => block(platform, {}),
      env: (platform) => ({ ...session(platform), ...tokenInEnvironment(platform) }),
    });
    expect(await test.caller()).toMatchObject(inSession("by-block"));
    expect(test.tokenActions()).toEqual(["AssumeRoleWithWebIdentity"]);
  });

  it("with a token that the provider did not give says to check it", async () => {
    await using test = await startSigningIn({
      config: (platform) => block(platform, { webIdentityToken: "ey.wrong.token" }),
    });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(/InvalidParameter\.WebIdentityTokenError: .*Check that the token/);
    expect(message).not.toContain("ey.wrong.token");
  });
});

describe("an environment that contradicts itself", () => {
  it("by a SAML assertion and a web identity token names both", async () => {
    const start = startSigningIn({
      env: (platform) => ({ ...session(platform), ...samlInEnvironment(platform), ...tokenInEnvironment(platform) }),
    });
    expect((await failure(start)).message).toMatch(/SAML_ASSERTION.*WEB_IDENTITY_TOKEN/);
  });

  it("by half of a SAML pair names the pair", async () => {
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

  it("takes on the pod's role, in the pod's region", async () => {
    await using test = await startSigningIn(pod);
    expect(await test.caller()).toMatchObject(inSession("pod-oidc-\\d+"));
    expect(test.platform.calls({ service: "sts" }).map(({ region }) => region)).toEqual(["ap-singapore"]);
    expect(test.platform.calls({ service: "vpc" }).map(({ region }) => region)).toEqual(["ap-guangzhou"]);
  });

  it("is renewed with the token of then", async () => {
    await using test = await startSigningIn(pod);
    await test.caller();
    test.platform.expireSessions();
    await test.caller();
    expect(test.tokenActions()).toEqual(["AssumeRoleWithWebIdentity", "AssumeRoleWithWebIdentity"]);
  });

  it("takes the place of every other way", async () => {
    await using test = await startSigningIn({
      ...pod,
      config: () => ({ enablePodOidc: true, secretId: "AKIDwrong", secretKey: "wrong" }),
    });
    expect(await test.caller()).toMatchObject(inSession("pod-oidc-\\d+"));
  });

  it("is not looked at unless it is requested", async () => {
    await using test = await startSigningIn({ ...pod, config: () => ({}) });
    await failure(test.host.invoke("getAddressTemplates"));
    expect(test.platform.calls()).toEqual([]);
  });

  it("names the variables that are missing, and the account that sets them", async () => {
    await using test = await startSigningIn({
      ...pod,
      env: (platform, folder) => ({ ...inPod(platform, folder), TKE_REGION: "", TKE_ROLE_ARN: "" }),
    });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(/No credentials from pod OIDC: TKE_REGION, TKE_ROLE_ARN are not set.*service account/);
  });
});
