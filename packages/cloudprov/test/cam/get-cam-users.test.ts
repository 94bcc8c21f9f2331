import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  const { state } = simulated.platform;
  const ada = await state.camUsers.create({
    name: "ada",
    remark: "Shop",
    consoleLogin: 1,
    phoneNum: "5550100",
    countryCode: "1",
    email: "ada@example.com",
  });
  await state.camUsers.create({ name: "bob", remark: "Shop" });
  const found = async (args: Values) => {
    const { userLists } = await simulated.host.invoke("getCamUsers", args);
    return userLists as readonly Readonly<Record<string, unknown>>[];
  };
  return { ...simulated, ada, found };
}

describe("getCamUsers", () => {
  it("lists all users", async () => {
    await using test = await given();
    const [first, second] = await test.found({});
    expect(first).toEqual({
      userId: "ada",
      name: "ada",
      remark: "Shop",
      consoleLogin: true,
      phoneNum: "5550100",
      countryCode: "1",
      email: "ada@example.com",
      uin: test.ada.uin,
      uid: Number(test.ada.id),
    });
    expect(second).toMatchObject({ name: "bob", consoleLogin: false, email: "" });
  });

  it.each<[Values, string[]]>([
    [{ name: "ada" }, ["ada"]],
    [{ remark: "Shop" }, ["ada", "bob"]],
    [{ phoneNum: "5550100", countryCode: "1" }, ["ada"]],
    [{ email: "bob@example.com" }, []],
    [{ consoleLogin: true }, ["ada"]],
    [{ consoleLogin: false }, ["bob"]],
  ])("filters by %j", async (args, names) => {
    await using test = await given();
    expect((await test.found(args)).map(({ name }) => name)).toEqual(names);
  });

  it("filters by the numbers of a user", async () => {
    await using test = await given();
    expect(await test.found({ uin: test.ada.uin, uid: Number(test.ada.id) })).toHaveLength(1);
    expect(await test.found({ uin: test.ada.uin, uid: 1 })).toEqual([]);
  });
});
