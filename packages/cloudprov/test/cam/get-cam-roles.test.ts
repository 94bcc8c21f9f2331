import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  const { state } = simulated.platform;
  const first = await state.camRoles.create({ name: "functions", description: "Shop", consoleLogin: 1 });
  await state.camRoles.create({ name: "functions-test", description: "Shop" });
  const found = async (args: Values) => {
    const { roleLists } = await simulated.host.invoke("getCamRoles", args);
    return roleLists as readonly Readonly<Record<string, unknown>>[];
  };
  return { ...simulated, first, found };
}

describe("getCamRoles", () => {
  it("lists all roles", async () => {
    await using test = await given();
    const [role, other] = await test.found({});
    expect(role).toMatchObject({
      roleId: test.first.id,
      name: "functions",
      document: '{"version":"2.0","statement":[]}',
      consoleLogin: true,
    });
    expect(other).toMatchObject({ name: "functions-test", consoleLogin: false });
  });

  it("filters by exact ID, name and description", async () => {
    await using test = await given();
    const names = async (args: Values) => (await test.found(args)).map(({ name }) => name);
    expect(await names({ roleId: test.first.id })).toEqual(["functions"]);
    expect(await names({ name: "functions" })).toEqual(["functions"]);
    expect(await names({ description: "Shop" })).toEqual(["functions", "functions-test"]);
    expect(await names({ description: "Shop", name: "other" })).toEqual([]);
  });
});
