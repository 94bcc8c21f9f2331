import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider({ addressQuota: 200 });
  const found = async (args: Values) => {
    const { eipLists } = await simulated.host.invoke("getEips", args);
    return eipLists as readonly Readonly<Record<string, unknown>>[];
  };
  const names = async (args: Values) => (await found(args)).map(({ eipName }) => eipName);
  return { ...simulated, found, names };
}

describe("getEips", () => {
  it("lists all addresses with their states", async () => {
    await using test = await given();
    const { id } = await test.platform.state.addresses.create({ name: "web", ip: "203.0.113.9" });
    expect(await test.found({})).toEqual([
      {
        eipId: id,
        eipName: "web",
        eipType: "EIP",
        status: "UNBIND",
        publicIp: "203.0.113.9",
        instanceId: "",
        eniId: "",
        createTime: expect.stringMatching(/Z$/),
        tags: {},
      },
    ]);
  });

  it("filters by ID, exact name, public address and tags", async () => {
    await using test = await given();
    const { addresses } = test.platform.state;
    const web = await addresses.create({ name: "web", ip: "203.0.113.9" });
    await addresses.create({ name: "website" });
    await test.host.resource("Eip", "tagged").create({ name: "tagged", tags: { team: "shop", stage: "test" } });

    expect(await test.names({ eipId: web.id })).toEqual(["web"]);
    expect(await test.names({ eipId: "eip-00000000" })).toEqual([]);
    expect(await test.names({ eipName: "web" })).toEqual(["web"]);
    expect(await test.names({ publicIp: "203.0.113.9" })).toEqual(["web"]);
    expect(await test.names({ tags: { team: "shop" } })).toEqual(["tagged"]);
    expect(await test.names({ tags: { team: "shop", stage: "live" } })).toEqual([]);
  });

  it("reads all pages", async () => {
    await using test = await given();
    for (let i = 0; i < 120; i += 1) await test.platform.state.addresses.create({ name: `web-${i}` });
    expect(await test.names({})).toHaveLength(120);
  });
});
