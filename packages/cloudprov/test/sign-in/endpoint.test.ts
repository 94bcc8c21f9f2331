import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { keysInEnvironment, ownKeys, startSigningIn } from "./signing-in.ts";

describe("the address of the platform", () => {
  it("can have a path, which is not signed", async () => {
    await using test = await startSigningIn({
      config: (platform) => ({
        ...ownKeys(platform),
        domain: `${platform.domain}/proxy`,
        assumeRoles: [{ roleArn: platform.credentials.roleArn, sessionName: "by-block" }],
        allowedAccountIds: [platform.credentials.accountId],
      }),
      settings: { path: "/proxy" },
    });
    await test.caller();
    expect(test.platform.calls().map(({ action, code }) => [action, code])).toEqual([
      ["AssumeRole", undefined],
      ["GetCallerIdentity", undefined],
      ["DescribeAddressTemplates", undefined],
    ]);
  });

  it("is set by the environment", async () => {
    await using test = await startSigningIn({
      config: () => ({ domain: "", protocol: "" }),
      env: (platform) => ({
        ...keysInEnvironment(platform),
        TENCENTCLOUD_DOMAIN: platform.domain,
        CLOUDPROV_PROTOCOL: "HTTP",
        TENCENTCLOUD_REGION: "eu-frankfurt",
        CLOUDPROV_API_REQUEST_CLIENT: "pipeline 7",
      }),
    });
    await test.caller();
    expect(test.platform.calls()).toEqual([
      expect.objectContaining({ region: "eu-frankfurt", client: "pipeline 7", code: undefined }),
    ]);
  });

  it("has the requested region, or reports that it does not", async () => {
    await using test = await startSigningIn({
      config: (platform) => ({ ...ownKeys(platform), region: "ap-nowhere" }),
    });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(/UnsupportedRegion: .*ap-nowhere/);
    expect(test.platform.calls()).toHaveLength(1);
  });

  it("can return errors in the old form", async () => {
    await using test = await startSigningIn({ config: ownKeys, settings: { oldErrorForm: true } });
    test.platform.failNextAction({ code: "InvalidParameter", message: "Bad name." });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toContain("InvalidParameter: Bad name (DescribeAddressTemplates");
  });
});
