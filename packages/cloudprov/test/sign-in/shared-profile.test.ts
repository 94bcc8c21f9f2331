import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import type { CloudprovSimulator } from "../simulated-provider.ts";
import { keysInEnvironment, ownKeys, startSigningIn } from "./signing-in.ts";

/** A file of keys, as the platform's command line writes it. */
function credentialFile({ credentials }: CloudprovSimulator, more: object = {}): string {
  const { secretId, secretKey } = credentials;
  return JSON.stringify({ secretId: ` ${secretId} `, secretKey: `${secretKey}\n`, token: "", other: 1, ...more });
}

const inShanghai = JSON.stringify({ _sys_param: { region: " ap-shanghai ", output: "json" } });

const regions = (platform: CloudprovSimulator) => platform.calls().map(({ region }) => region);

describe("signing in by a shared profile", () => {
  it("uses its keys and its region", async () => {
    await using test = await startSigningIn({
      files: (platform) => ({ "default.credential": credentialFile(platform), "default.configure": inShanghai }),
    });
    expect(await test.caller()).toMatchObject({ id: test.platform.credentials.secretId });
    expect(regions(test.platform)).toEqual(["ap-shanghai"]);
  });

  it("is found by the environment's folder and name, and the environment's region takes precedence", async () => {
    await using test = await startSigningIn({
      config: () => ({ sharedCredentialsDir: "" }),
      env: (_platform, folder) => ({
        CLOUDPROV_PROFILE: "work",
        TENCENTCLOUD_SHARED_CREDENTIALS_DIR: folder,
        TENCENTCLOUD_REGION: "ap-beijing",
      }),
      files: (platform) => ({ "work.credential": credentialFile(platform), "work.configure": inShanghai }),
    });
    expect(await test.caller()).toMatchObject({ id: test.platform.credentials.secretId });
    expect(regions(test.platform)).toEqual(["ap-beijing"]);
  });

  it("assumes its role with its keys", async () => {
    await using test = await startSigningIn({
      files: (platform) => ({
        "default.credential": credentialFile(platform, {
          "role-arn": platform.credentials.roleArn,
          "role-session-name": "from-profile",
        }),
      }),
    });
    expect(await test.caller()).toMatchObject({ caller: { userId: expect.stringMatching(/:from-profile$/) } });
    const [assumed] = test.platform.calls({ action: "AssumeRole" });
    expect(assumed?.requestBody).toMatchObject({ DurationSeconds: 7200 });
    expect(assumed?.authorization.key).toBe(test.platform.credentials.secretId);
  });

  it("names the source if the role cannot be assumed", async () => {
    await using test = await startSigningIn({
      files: (platform) => ({
        "default.credential": credentialFile(platform, {
          "role-arn": `qcs::cam::uin/${platform.credentials.accountId}:roleName/nobody`,
          "role-session-name": "from-profile",
        }),
      }),
    });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(/No credentials from assume role by profile: ResourceNotFound\.RoleNotFound: .*role's ARN/);
  });

  it("is rejected if its file is invalid, which is named but not shown", async () => {
    const start = startSigningIn({ files: () => ({ "default.credential": '{"secretKey": "half-a-secr' }) });
    const { message } = await failure(start);
    expect(message).toMatch(/default\.credential is not a JSON object/);
    expect(message).not.toContain("half-a-secr");
  });

  it("is ignored if a key is set, including its region and role", async () => {
    await using test = await startSigningIn({
      env: keysInEnvironment,
      files: () => ({ "default.credential": "{", "default.configure": inShanghai }),
    });
    expect(await test.caller()).toMatchObject({ id: test.platform.credentials.secretId });
    expect(regions(test.platform)).toEqual(["ap-guangzhou"]);
  });

  it("provides its region for another source that requires no keys", async () => {
    await using test = await startSigningIn({
      config: ({ credentials }) => ({ camRoleName: credentials.instanceRoleName }),
      env: ({ metadataUrl }) => ({ CLOUDPROV_METADATA_ENDPOINT: metadataUrl }),
      files: () => ({ "default.configure": inShanghai }),
    });
    await test.caller();
    expect(regions(test.platform)).toEqual(["ap-shanghai"]);
  });

  it("without a region keeps the default", async () => {
    await using test = await startSigningIn({ config: ownKeys });
    await test.caller();
    expect(regions(test.platform)).toEqual(["ap-guangzhou"]);
  });
});
