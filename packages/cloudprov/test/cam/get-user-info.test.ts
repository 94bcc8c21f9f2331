import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

describe("getUserInfo", () => {
  it("returns the caller with the caller's name", async () => {
    await using test = await startSimulatedProvider();
    const { accountId, userId } = test.platform.credentials;
    await test.platform.state.camUsers.create({ name: "deployer", uin: Number(userId) });
    const found = await test.host.invoke("getUserInfo", {});
    expect(found).toMatchObject({ appId: "1250000000", uin: userId, ownerUin: accountId, name: "deployer" });
    expect((await test.host.invoke("getUserInfo", {}))["id"]).toBe(found["id"]);
  });

  it("returns an empty name for the main account, without a search", async () => {
    await using test = await startSimulatedProvider(
      {},
      { config: ({ credentials }) => ({ secretId: credentials.rootSecretId, secretKey: credentials.rootSecretKey }) },
    );
    const { accountId } = test.platform.credentials;
    expect(await test.host.invoke("getUserInfo", {})).toMatchObject({ uin: accountId, ownerUin: accountId, name: "" });
    expect(test.platform.calls({ action: "DescribeSubAccounts" })).toEqual([]);
  });

  it("returns an empty name for the session of a role", async () => {
    await using test = await startSimulatedProvider(
      {},
      {
        config: ({ credentials: { secretId, secretKey, roleArn } }) => ({
          secretId,
          secretKey,
          assumeRoles: [{ roleArn, sessionName: "deploy" }],
        }),
      },
    );
    const found = await test.host.invoke("getUserInfo", {});
    expect(found["uin"]).toMatch(/:deploy$/);
    expect(found["name"]).toBe("");
  });
});
