import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { hash } from "../../../src/platform/hash.ts";
import { givenLookup } from "../given-lookup.ts";

const name = "getApiGatewayApiPlugins";
const action = "DescribePluginsByApi";

/** A plugin that an API has in two environments. */
async function given() {
  const test = await givenLookup(name);
  const { gatewayServices, gatewayApis, gatewayPlugins, pluginBindings } = test.platform.state;
  const { id: serviceId } = await gatewayServices.create({});
  const { id: apiId } = await gatewayApis.create({ serviceId });
  const plugin = await gatewayPlugins.create({ name: "office-only", description: "the office alone" });
  const bind = (environment: "test" | "release") =>
    pluginBindings.create({ ownerId: plugin.id, serviceId, apiId, environment });
  await bind("test");
  await bind("release");
  return { ...test, plugin, args: { serviceId, apiId }, sentArgs: { ServiceId: serviceId, ApiId: apiId } };
}

describe(name, () => {
  it("lists the plugins of an API in all environments", async () => {
    await using test = await given();
    const { plugin, args, sentArgs } = test;
    const one = {
      pluginId: plugin.id,
      attachedTime: expect.stringMatching(/Z$/),
      pluginName: "office-only",
      pluginType: "IPControl",
      description: "the office alone",
      pluginData: plugin.data,
    };
    expect(await test.ask(args)).toEqual({
      ...args,
      id: hash([plugin.id, plugin.id]),
      results: [
        { ...one, environment: "test" },
        { ...one, environment: "release" },
      ],
    });
    await test.ask({ ...args, environmentName: "" });
    const asked = { ...sentArgs, Limit: 20, Offset: 0 };
    expect(test.sent(action)).toEqual([asked, asked]);
  });

  it("lists the plugins of an API in one environment", async () => {
    await using test = await given();
    const args = { ...test.args, environmentName: "release" };
    expect(await test.ask(args)).toMatchObject({ ...args, results: [{ environment: "release" }] });
    expect(await test.ask({ ...args, environmentName: "prepub" })).toMatchObject({ id: "0", results: [] });
    expect(test.sent(action)[0]).toEqual({ ...test.sentArgs, EnvironmentName: "release", Limit: 20, Offset: 0 });
  });

  it("lists several pages of 20", async () => {
    await using test = await given();
    const { gatewayPlugins, pluginBindings } = test.platform.state;
    for (let at = 2; at < 41; at++) {
      const { id: ownerId } = await gatewayPlugins.create({});
      await pluginBindings.create({ ownerId, ...test.args });
    }
    expect((await test.ask(test.args))["results"]).toHaveLength(41);
    expect(test.sent(action)).toMatchObject([{ Offset: 0 }, { Offset: 20 }, { Offset: 40 }]);
  });

  it("writes the plugins", async () => {
    await using test = await given();
    const { content, mode } = await test.file({ ...test.args, environmentName: "test" });
    expect(content).toMatchObject([{ pluginId: test.plugin.id, environment: "test" }]);
    expect(mode).toBe(0o644);
  });

  it("reports which service or API does not exist", async () => {
    await using test = await given();
    const words = async (wrong: object) => (await failure(test.ask({ ...test.args, ...wrong }))).message;
    expect(await words({ serviceId: "service-none" })).toContain("ResourceNotFound.InvalidService");
    expect(await words({ apiId: "api-none" })).toContain("ResourceNotFound.InvalidApi");
  });

  it.each([
    [{ environmentName: "production" }, "environmentName must be test, prepub or release"],
    [{ serviceId: "" }, "serviceId must be the ID of a service"],
    [{ apiId: "" }, "apiId must be the ID of an API"],
  ])("rejects %j before a request", async (wrong, words) => {
    await using test = await given();
    expect((await failure(test.ask({ ...test.args, ...wrong }))).message).toContain(words);
    expect(test.platform.calls()).toEqual([]);
  });
});
