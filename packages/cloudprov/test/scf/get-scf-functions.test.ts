import { secret } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";
import { archive } from "./archives.ts";

const inputs = { handler: "index.main_handler", runtime: "Nodejs18.15", enablePublicNet: true };

async function given() {
  const simulated = await startSimulatedProvider();
  const { host, platform } = simulated;
  await platform.state.scfNamespaces.create({ name: "shop" });
  await host.resource("ScfFunction", "orders").create({
    ...inputs,
    name: "orders",
    description: "Shop",
    zipFile: archive("orders"),
    environment: { PASSWORD: "hidden" },
    triggers: [{ name: "hourly", type: "timer", triggerDesc: "0 0 * * * * *" }],
    tags: { team: "shop" },
  });
  await platform.state.scfFunctions.create({ name: "site" });
  await platform.state.scfFunctions.create({ name: "orders", namespace: "shop" });
  const found = async (args: Readonly<Record<string, unknown>>) => {
    const { functions } = await host.invoke("getScfFunctions", args);
    return functions as readonly Readonly<Record<string, unknown>>[];
  };
  return { ...simulated, found };
}

describe("getScfFunctions", () => {
  it("lists the functions of the default namespace with their settings", async () => {
    await using test = await given();
    const [orders, site] = await test.found({});
    expect(orders).toMatchObject({
      name: "orders",
      namespace: "default",
      handler: "index.main_handler",
      memSize: 128,
      enablePublicNet: true,
      l5Enable: false,
      environment: secret({ PASSWORD: "hidden" }),
      tags: { team: "shop" },
      status: "Active",
      createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d /),
      imageConfigs: [],
      intranetConfigs: [{ ipFixed: "DISABLE", ipAddresses: [] }],
      triggerInfos: [{ name: "hourly", type: "timer", triggerDesc: "0 0 * * * * *", enable: true }],
    });
    expect(site).toMatchObject({ name: "site", tags: {} });
  });

  it("filters by parts of name and description, by namespace and by tags", async () => {
    await using test = await given();
    const names = async (args: Readonly<Record<string, unknown>>) =>
      (await test.found(args)).map(({ namespace, name }) => `${namespace}/${name}`);
    expect(await names({ name: "rder" })).toEqual(["default/orders"]);
    expect(await names({ description: "Sho" })).toEqual(["default/orders"]);
    expect(await names({ namespace: "shop" })).toEqual(["shop/orders"]);
    expect(await names({ tags: { team: "shop" } })).toEqual(["default/orders"]);
    expect(await names({ tags: { team: "site" } })).toEqual([]);
  });

  it("omits a function that is deleted while it is read", async () => {
    await using test = await given();
    test.platform.failNextAction({ action: "GetFunction", code: "ResourceNotFound.Function" });
    expect(await test.found({})).toHaveLength(1);
  });

  it("does not accept more tags than the platform", async () => {
    await using test = await given();
    const tags = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`tag${at}`, "shop"]));
    await expect(test.found({ tags })).rejects.toThrow("tags must have at most 10 keys");
  });
});
