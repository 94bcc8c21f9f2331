import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import type { CloudprovSimulator } from "../simulated-provider.ts";
import { keysInEnvironment, ownKeys, startSigningIn, type Texts } from "./signing-in.ts";

/** A block that takes on the platform's role. */
function role({ credentials }: CloudprovSimulator, more: object = {}) {
  return { assumeRoles: [{ roleArn: credentials.roleArn, sessionName: "by-block", ...more }] };
}

/** The same by the environment alone. */
function roleInEnvironment(platform: CloudprovSimulator, more: Texts = {}): Texts {
  return {
    ...keysInEnvironment(platform),
    TENCENTCLOUD_ASSUME_ROLE_ARN: platform.credentials.roleArn,
    CLOUDPROV_ASSUME_ROLE_SESSION_NAME: "by-environment",
    ...more,
  };
}

const inSession = (name: string) => ({ caller: { userId: expect.stringMatching(new RegExp(`:${name}$`)) } });

describe("assumeRoles", () => {
  it("assumes the role once for any number of calls", async () => {
    await using test = await startSigningIn({ config: (platform) => ({ ...ownKeys(platform), ...role(platform) }) });
    await Promise.all([test.caller(), test.caller(), test.caller()]);
    expect(await test.caller()).toMatchObject(inSession("by-block"));
    expect(test.tokenActions()).toEqual(["AssumeRole"]);
  });

  it.each(["status502", "resetAfter", "status429"] as const)("is requested again after %s", async (kind) => {
    await using test = await startSigningIn({ config: (platform) => ({ ...ownKeys(platform), ...role(platform) }) });
    test.platform.failNext({ path: /AssumeRole$/, kind });
    expect(await test.caller()).toMatchObject(inSession("by-block"));
    expect(test.tokenActions()).toEqual(["AssumeRole", "AssumeRole"]);
  });

  it("is requested again when the token service is busy", async () => {
    await using test = await startSigningIn({ config: (platform) => ({ ...ownKeys(platform), ...role(platform) }) });
    test.platform.failNextAction({ action: "AssumeRole", code: "ResourceBusy" });
    expect(await test.caller()).toMatchObject(inSession("by-block"));
    expect(test.tokenActions()).toEqual(["AssumeRole", "AssumeRole"]);
  });

  it("sends everything that the role requires, with the policy in the platform's form", async () => {
    const policy = JSON.stringify({
      version: "2.0",
      statement: [{ effect: "allow", action: ["vpc:*"], resource: "*" }],
    });
    await using test = await startSigningIn({
      config: (platform) => ({
        ...ownKeys(platform),
        assumeRoles: [
          {
            roleArn: platform.credentials.otherRoleArn,
            sessionName: "by-block",
            sessionDuration: 900,
            policy: policy.replace("vpc:*", "vpc:* +"),
            externalId: platform.credentials.externalId,
            sourceIdentity: platform.credentials.userId,
            serialNumber: platform.credentials.mfaSerialNumber,
            tokenCode: platform.credentials.mfaCodes[0],
          },
        ],
      }),
    });
    expect(await test.caller()).toMatchObject({
      mfa: true,
      caller: { accountId: test.platform.credentials.otherAccountId },
    });
    const [assumed] = test.platform.calls({ action: "AssumeRole" });
    expect(assumed?.requestBody).toMatchObject({
      DurationSeconds: 900,
      ExternalId: test.platform.credentials.externalId,
      SourceIdentity: test.platform.credentials.userId,
      Policy: expect.stringMatching(/^%7B%22version%22.*vpc%3A\*\+%2B%22/),
    });
  });

  it("omits absent settings, and treats 0 as the default duration", async () => {
    await using test = await startSigningIn({
      config: (platform) => ({ ...ownKeys(platform), ...role(platform, { sessionDuration: 0, externalId: "" }) }),
    });
    await test.caller();
    const [assumed] = test.platform.calls({ action: "AssumeRole" });
    expect(assumed?.requestBody).toEqual({
      RoleArn: test.platform.credentials.roleArn,
      RoleSessionName: "by-block",
      DurationSeconds: 7200,
    });
  });

  it("is completed by the environment", async () => {
    await using test = await startSigningIn({
      config: () => ({ assumeRoles: [{ sessionName: "by-block" }] }),
      env: (platform) =>
        roleInEnvironment(platform, {
          CLOUDPROV_ASSUME_ROLE_ARN: platform.credentials.otherRoleArn,
          CLOUDPROV_ASSUME_ROLE_SESSION_DURATION: "1200",
          TENCENTCLOUD_ASSUME_ROLE_EXTERNAL_ID: platform.credentials.externalId,
          CLOUDPROV_ASSUME_ROLE_SOURCE_IDENTITY: platform.credentials.userId,
        }),
    });
    expect(await test.caller()).toMatchObject(inSession("by-block"));
    const [assumed] = test.platform.calls({ action: "AssumeRole" });
    expect(assumed?.requestBody).toMatchObject({
      DurationSeconds: 1200,
      SourceIdentity: test.platform.credentials.userId,
    });
  });

  it("replaces the environment's role, without a second request", async () => {
    await using test = await startSigningIn({
      config: (platform) => role(platform),
      env: (platform) =>
        roleInEnvironment(platform, {
          CLOUDPROV_ASSUME_ROLE_SERIAL_NUMBER: platform.credentials.mfaSerialNumber,
          CLOUDPROV_ASSUME_ROLE_TOKEN_CODE: platform.credentials.mfaCodes[0] ?? "",
        }),
    });
    expect(await test.caller()).toMatchObject({ ...inSession("by-block"), mfa: true });
    expect(test.tokenActions()).toEqual(["AssumeRole"]);
  });

  it("reports what to check if the role does not trust the caller", async () => {
    await using test = await startSigningIn({
      config: (platform) => ({
        ...ownKeys(platform),
        ...role(platform, { roleArn: platform.credentials.otherRoleArn, externalId: "not-it" }),
      }),
    });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(
      /No credentials from assume role: UnauthorizedOperation: .*\(AssumeRole http.*request id .*trust policy/,
    );
  });

  it("names the missing keys to sign with", async () => {
    await using test = await startSigningIn({ config: (platform) => role(platform) });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(
      /No credentials from assume role: it needs other credentials to sign its request\. .*secretId \(CLOUDPROV_SECRET_ID/,
    );
    expect(test.platform.calls()).toEqual([]);
  });
});

describe("a role only from environment variables", () => {
  it("is assumed with all variables", async () => {
    await using test = await startSigningIn({
      env: (platform) =>
        roleInEnvironment(platform, {
          TENCENTCLOUD_ASSUME_ROLE_ARN: platform.credentials.otherRoleArn,
          TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION: "3600",
          CLOUDPROV_ASSUME_ROLE_EXTERNAL_ID: platform.credentials.externalId,
          TENCENTCLOUD_ASSUME_ROLE_SOURCE_IDENTITY: platform.credentials.userId,
          CLOUDPROV_ASSUME_ROLE_SERIAL_NUMBER: platform.credentials.mfaSerialNumber,
          TENCENTCLOUD_ASSUME_ROLE_TOKEN_CODE: platform.credentials.mfaCodes[0] ?? "",
        }),
    });
    expect(await test.caller()).toMatchObject({ ...inSession("by-environment"), mfa: true });
    const [assumed] = test.platform.calls({ action: "AssumeRole" });
    expect(assumed?.requestBody).toMatchObject({
      DurationSeconds: 3600,
      SourceIdentity: test.platform.credentials.userId,
    });
  });

  it("requires the role and the name of the session", async () => {
    await using test = await startSigningIn({
      env: (platform) => roleInEnvironment(platform, { CLOUDPROV_ASSUME_ROLE_SESSION_NAME: "" }),
    });
    expect(await test.caller()).toMatchObject({ id: test.platform.credentials.secretId });
  });

  it("rejects a duration that is not a number, and names its variable", async () => {
    const start = startSigningIn({
      env: (platform) => roleInEnvironment(platform, { TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION: "1h" }),
    });
    expect((await failure(start)).message).toContain("TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION");
  });

  it("is reported if it fails", async () => {
    await using test = await startSigningIn({
      env: (platform) => roleInEnvironment(platform, { CLOUDPROV_ASSUME_ROLE_ARN: platform.credentials.otherRoleArn }),
    });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(/No credentials from assume role by environment: UnauthorizedOperation/);
  });
});

describe("the role of an instance", () => {
  const onInstance = {
    config: ({ credentials }: CloudprovSimulator) => ({ camRoleName: credentials.instanceRoleName }),
    env: ({ metadataUrl }: CloudprovSimulator) => ({ CLOUDPROV_METADATA_ENDPOINT: metadataUrl }),
  };

  it("works without keys, and replaces keys", async () => {
    await using test = await startSigningIn({
      ...onInstance,
      config: (platform) => ({ ...onInstance.config(platform), secretId: "AKIDwrong", secretKey: "wrong" }),
    });
    expect(await test.caller()).toMatchObject({ caller: { type: "CAMRole" } });
    expect(test.tokenActions()).toEqual([]);
  });

  it("is set by the environment", async () => {
    await using test = await startSigningIn({
      env: (platform) => ({
        TENCENTCLOUD_CAM_ROLE_NAME: platform.credentials.instanceRoleName,
        TENCENTCLOUD_METADATA_ENDPOINT: platform.metadataUrl,
      }),
    });
    expect(await test.caller()).toMatchObject({ caller: { type: "CAMRole" } });
  });

  it("signs the request for another role", async () => {
    await using test = await startSigningIn({
      ...onInstance,
      config: (platform) => ({ ...onInstance.config(platform), ...role(platform) }),
    });
    expect(await test.caller()).toMatchObject(inSession("by-block"));
    const [assumed] = test.platform.calls({ action: "AssumeRole" });
    const signer = test.platform.state.sessions.get(assumed?.authorization.key ?? "");
    expect(signer).toMatchObject(inSession("instance"));
  });

  it.each([
    ["is not bound to the instance", { config: () => ({ camRoleName: "nobody" }) }, "the role nobody is not bound"],
    ["has no credentials", { settings: { metadataCode: "Failed" } }, "returned Failed for the role instance"],
  ])("is named if it %s", async (_what, given, says) => {
    await using test = await startSigningIn({ ...onInstance, ...given });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toContain("No credentials from instance role");
    expect(message).toContain(says);
  });
});
