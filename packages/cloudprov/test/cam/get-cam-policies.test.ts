import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  const { state } = simulated.platform;
  const preset = await state.camPolicies.create({ name: "QcloudReadOnly", type: 2, serviceType: "cos", createMode: 1 });
  await state.camPolicies.create({ name: "readers", description: "Shop" });
  await state.camPolicies.create({ name: "readers-test", description: "Shop" });
  const found = async (args: Values) => {
    const { policyLists } = await simulated.host.invoke("getCamPolicies", args);
    return policyLists as readonly Readonly<Record<string, unknown>>[];
  };
  return { ...simulated, preset, found };
}

describe("getCamPolicies", () => {
  it("lists the policies of the account and of the platform", async () => {
    await using test = await given();
    const [first, ...others] = await test.found({});
    expect(first).toMatchObject({
      policyId: test.preset.id,
      name: "QcloudReadOnly",
      description: "",
      attachments: 0,
      serviceType: "cos",
      type: 2,
      createMode: 1,
    });
    expect(others.map(({ name }) => name)).toEqual(["readers", "readers-test"]);
  });

  it.each<[Values, string[]]>([
    [{ name: "readers" }, ["readers"]],
    [{ description: "Shop" }, ["readers", "readers-test"]],
    [{ type: 2 }, ["QcloudReadOnly"]],
    [{ createMode: 2 }, ["readers", "readers-test"]],
    [{ scope: "QCS" }, ["QcloudReadOnly"]],
    [{ keyWord: "test" }, ["readers-test"]],
    [{ scope: "Local", name: "QcloudReadOnly" }, []],
  ])("filters by %j", async (args, names) => {
    await using test = await given();
    expect((await test.found(args)).map(({ name }) => name)).toEqual(names);
  });

  it("filters by ID, and rejects an ID that is not a number", async () => {
    await using test = await given();
    expect(await test.found({ policyId: test.preset.id })).toHaveLength(1);
    await expect(test.found({ policyId: "readers" })).rejects.toThrow("policyId");
  });
});
