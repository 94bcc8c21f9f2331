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
  it("takes its keys and its region", async () => {
    await using test = await startSigningIn({
      files: (platform) => ({ "default.credential": credentialFile(platform), "default.configure": inShanghai }),
    });
    expect(await test.caller()).toMatchObject({ id: test.platform.credentials.secretId });
    expect(regions(test.platform)).toEqual(["ap-shanghai"]);
  });

  it("is found by the environment's folder and name, and the region by the environment wins", async () => {
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

  it("takes on the role it names, with its keys", async () => {
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

  it("says by which way the role could not be taken on", async () => {
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

  it("that cannot be understood names its file, and shows nothing of it", async () => {
    const start = startSigningIn({ files: () => ({ "default.credential": '{"secretKey": "half-a-secr' }) });
    const { message } = await failure(start);
    expect(message).toMatch(/default\.credential is not a JSON object/);
    expect(message).not.toContain("half-a-secr");
  });

  it("is not looked at when a key is given, not even for its region and role", async () => {
    await using test = await startSigningIn({
      env: keysInEnvironment,
      files: () => ({ "default.credential": "{", "default.configure": inShanghai }),
    });
    expect(await test.caller()).toMatchObject({ id: test.platform.credentials.secretId });
    expect(regions(test.platform)).toEqual(["ap-guangzhou"]);
  });

  it("gives its region to another way that needs no keys", async () => {
    await using test = await startSigningIn({
      config: ({ credentials }) => ({ camRoleName: credentials.instanceRoleName }),
      env: ({ metadataUrl }) => ({ CLOUDPROV_METADATA_ENDPOINT: metadataUrl }),
      files: () => ({ "default.configure": inShanghai }),
    });
    await test.caller();
    expect(regions(test.platform)).toEqual(["ap-shanghai"]);
  });

  it("without a region leaves the default", async () => {
    await using test = await startSigningIn({ config: ownKeys });
    await test.caller();
    expect(regions(test.platform)).toEqual(["ap-guangzhou"]);
  });
});
