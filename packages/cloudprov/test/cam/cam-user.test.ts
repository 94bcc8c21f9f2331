import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  const sent = (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody);
  return {
    ...simulated,
    user: simulated.host.resource("CamUser", "operator"),
    sent,
    users: simulated.platform.state.camUsers,
  };
}

describe("a CamUser", () => {
  it("has its name as ID and keeps the secrets of the creation", async () => {
    await using test = await given();
    const { id, outputs } = await test.user.create({ name: "operator", remark: "Shop", consoleLogin: true });
    expect(id).toBe("operator");
    expect(test.sent("AddUser")).toEqual([
      { Name: "operator", Remark: "Shop", ConsoleLogin: 1, UseApi: 1, NeedResetPassword: 1 },
    ]);
    const secrets = { secretId: outputs["secretId"], secretKey: outputs["secretKey"], password: outputs["password"] };
    for (const value of Object.values(secrets)) expect(JSON.stringify(value)).toMatch(/\w{8}/);

    expect((await test.user.read())?.outputs).toMatchObject(secrets);
    await test.user.update({ name: "operator", remark: "Site", consoleLogin: true });
    expect(test.sent("UpdateUser")).toEqual([{ Name: "operator", Remark: "Site" }]);
    expect((await test.user.read())?.outputs).toMatchObject(secrets);
  });

  it("attaches its tags by its account ID", async () => {
    await using test = await given();
    const { outputs } = await test.user.create({ name: "operator", tags: { team: "shop" } });
    const Resource = `qcs::cam:ap-guangzhou:uin/:uin/${outputs["uin"]}`;
    expect(test.sent("ModifyResourceTags")).toEqual([
      { Resource, ReplaceTags: [{ TagKey: "team", TagValue: "shop" }] },
    ]);
    await test.user.update({ name: "operator", tags: { team: "site" } });
    expect(test.sent("ModifyResourceTags")).toHaveLength(2);
    expect((await test.user.read())?.inputs["tags"]).toEqual({ team: "site" });
  });

  it("sends the phone number with its country code, and clears it", async () => {
    await using test = await given();
    await test.user.create({ name: "operator", phoneNum: "13800000000", countryCode: "86" });
    await test.user.update({ name: "operator", phoneNum: "13800000001", countryCode: "86" });
    await test.user.update({ name: "operator", countryCode: "86" });
    expect(test.sent("UpdateUser")).toEqual([
      { Name: "operator", PhoneNum: "13800000001", CountryCode: "86" },
      { Name: "operator", PhoneNum: "", CountryCode: "86" },
    ]);
  });

  it("is deleted with its API keys only with forceDelete", async () => {
    await using test = await given();
    await test.user.create({ name: "operator" });
    await expect(test.user.delete()).rejects.toThrow("forceDelete");
    await test.user.update({ name: "operator", forceDelete: true });
    expect(test.sent("UpdateUser")).toEqual([]);
    await test.user.delete();
    expect(test.users.list()).toEqual([]);
  });

  it("is created again when its secrets were lost with the response", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/AddUser$/, kind: "resetAfter" });
    const { outputs } = await test.user.create({ name: "operator" });
    expect(test.sent("AddUser")).toHaveLength(2);
    expect(test.users.list()).toMatchObject([{ name: "operator", uin: outputs["uin"] }]);
  });

  it("is adopted after a lost response that contained no secrets", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/AddUser$/, kind: "resetAfter" });
    await test.user.create({ name: "operator", useApi: false });
    expect(test.sent("AddUser")).toHaveLength(1);
    expect(test.sent("DeleteUser")).toEqual([]);
  });

  it("never deletes or adopts a user with its name", async () => {
    await using test = await given();
    const other = await test.users.create({ name: "operator" });
    await expect(test.user.create({ name: "operator" })).rejects.toThrow("operator");
    expect(test.users.list()).toEqual([other]);
    expect(test.sent("AddUser")).toEqual([]);
  });

  it("rejects a short password during preview without showing it", async () => {
    await using test = await given();
    const failure = await test.user.create({ name: "operator", password: "Ab-1234" }).catch(String);
    expect(failure).toContain("password");
    expect(failure).not.toContain("Ab-1234");
    expect(test.sent("AddUser")).toEqual([]);
  });

  it("reads many users from one listing", async () => {
    await using test = await given();
    const users = Array.from({ length: 10 }, (_, i) => test.host.resource("CamUser", `user-${i}`));
    await Promise.all(users.map((user, i) => user.create({ useApi: false, tags: { number: String(i) } })));
    const found = await refreshed(test, users);
    expect(test.sent("ListUsers")).toEqual([{}]);
    expect(found.map((one) => one?.inputs["tags"])).toEqual(users.map((_, i) => ({ number: String(i) })));
  });
});
