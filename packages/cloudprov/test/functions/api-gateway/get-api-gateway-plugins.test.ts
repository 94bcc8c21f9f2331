import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { hash } from "../../../src/platform/hash.ts";
import { givenLookup } from "../given-lookup.ts";

const name = "getApiGatewayPlugins";
const action = "DescribeAllPluginApis";

/** A service, and a plugin that nothing has. */
async function given() {
  const test = await givenLookup(name);
  const { id: serviceId } = await test.platform.state.gatewayServices.create({});
  const { id: pluginId } = await test.platform.state.gatewayPlugins.create({});
  return { ...test, args: { serviceId, pluginId, environmentName: "release" } };
}

describe(name, () => {
  it("lists the APIs that have the plugin, or can have it", async () => {
    await using test = await given();
    const { args, platform } = test;
    const { gatewayApis, gatewayPlugins, pluginBindings } = platform.state;
    const { serviceId, pluginId } = args;
    const orders = await gatewayApis.create({
      serviceId,
      config: { ApiName: "orders", RequestConfig: { Path: "/orders", Method: "POST" } },
    });
    const bills = await gatewayApis.create({ serviceId });
    const other = await gatewayPlugins.create({});
    await pluginBindings.create({ ownerId: pluginId, serviceId, apiId: orders.id });
    await pluginBindings.create({ ownerId: other.id, serviceId, apiId: bills.id });
    expect(await test.ask(args)).toEqual({
      ...args,
      id: hash([orders.id, bills.id]),
      results: [
        {
          apiId: orders.id,
          apiName: "orders",
          apiType: "NORMAL",
          path: "/orders",
          method: "POST",
          attachedOtherPlugin: false,
          isAttached: true,
        },
        {
          apiId: bills.id,
          apiName: "api",
          apiType: "NORMAL",
          path: `/${bills.id}`,
          method: "GET",
          attachedOtherPlugin: true,
          isAttached: false,
        },
      ],
    });
    expect(test.sent(action)).toEqual([
      { ServiceId: serviceId, PluginId: pluginId, EnvironmentName: "release", Limit: 100, Offset: 0 },
    ]);
    expect((await test.ask({ ...args, environmentName: "test" }))["results"]).toMatchObject([
      { isAttached: false },
      { isAttached: false, attachedOtherPlugin: false },
    ]);
  });

  it("lists several pages", async () => {
    await using test = await given();
    const made = [];
    const { serviceId } = test.args;
    for (let at = 0; at < 101; at++) made.push((await test.platform.state.gatewayApis.create({ serviceId })).id);
    expect((await test.ask(test.args))["id"]).toBe(hash(made));
    expect(test.sent(action)).toMatchObject([{ Offset: 0 }, { Offset: 100 }]);
  });

  it("writes the APIs", async () => {
    await using test = await given();
    const { id } = await test.platform.state.gatewayApis.create({ serviceId: test.args.serviceId });
    expect(await test.file(test.args)).toMatchObject({ content: [{ apiId: id, isAttached: false }], mode: 0o644 });
  });

  it("reports which service or plugin does not exist", async () => {
    await using test = await given();
    const words = async (wrong: object) => (await failure(test.ask({ ...test.args, ...wrong }))).message;
    expect(await words({ serviceId: "service-none" })).toContain("ResourceNotFound.InvalidService");
    expect(await words({ pluginId: "plugin-none" })).toContain("ResourceNotFound.InvalidPlugin");
  });

  it.each([
    [{ environmentName: "production" }, "environmentName must be test, prepub or release"],
    [{ serviceId: "" }, "serviceId must be the ID of a service"],
    [{ pluginId: "" }, "pluginId must be the ID of a plugin"],
  ])("rejects %j before a request", async (wrong, words) => {
    await using test = await given();
    expect((await failure(test.ask({ ...test.args, ...wrong }))).message).toContain(words);
    expect(test.platform.calls()).toEqual([]);
  });
});
