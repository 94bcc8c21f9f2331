import { failure, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

const inputs: Values = {
  pluginName: "office",
  pluginType: "IPControl",
  pluginData: '{"type":"white_list","blocks":"10.0.0.0/24"}',
  description: "our own addresses",
};
const sameData = '{ "blocks": "10.0.0.0/24", "type": "white_list" }';

const given = (settings?: CloudprovOptions) => givenResource("ApiGatewayPlugin", settings);

describe("creating an ApiGatewayPlugin", () => {
  it("waits until it is visible, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { id, outputs } = await test.it.create(inputs);
    expect(id).toMatch(/^plugin-/);
    expect(outputs).toEqual({ ...inputs, apiGatewayPluginId: id });
    await test.it.read();
    expect((await test.it.preview(inputs)).action).toBe("same");
  });

  it.each([{}, { description: "" }])("omits an empty description: %j", async (nothing) => {
    await using test = await given();
    const wanted = { pluginName: "office", pluginType: "IPControl", pluginData: sameData, ...nothing };
    await test.it.create(wanted);
    expect(test.sent("CreatePlugin")).toEqual([
      { PluginName: "office", PluginType: "IPControl", PluginData: sameData },
    ]);
    await test.it.read();
    expect((await test.it.preview(wanted)).action).toBe("same");
  });

  it("adopts the object after a lost response, and creates no second one", async () => {
    await using test = await given();
    test.platform.failNext({ path: /CreatePlugin$/, kind: "resetAfter" });
    const { id } = await test.it.create(inputs);
    expect(test.platform.state.gatewayPlugins.list().map((plugin) => plugin.id)).toEqual([id]);
  });

  it.each([
    [{ pluginData: "type: white_list" }, ["pluginData"]],
    [{ pluginData: "" }, ["pluginData"]],
    [{ pluginData: unknown, pluginName: unknown, pluginType: unknown }, []],
    [{ pluginData: '{"type":"white_list"}' }, ["pluginData"]],
    [{ pluginData: '{"type":"list","blocks":"10.0.0.1"}' }, ["pluginData"]],
    [{ pluginData: '{"type":"black_list","blocks":"10.0.0.1\\n10.0.0.300"}' }, ["pluginData"]],
    [{ pluginData: '{"type":"black_list","blocks":"10.0.0.1\\n2001:db8::/32"}' }, []],
    [{ pluginData: "{}", pluginType: "Cors" }, []],
    [{ pluginData: "{}", pluginType: unknown }, []],
    [{ pluginName: "" }, ["pluginName"]],
    [{ pluginName: "x" }, ["pluginName"]],
    [{ pluginName: "1st" }, ["pluginName"]],
    [{ pluginName: "office-" }, ["pluginName"]],
    [{ pluginName: "my office" }, ["pluginName"]],
    [{ pluginName: "n".repeat(51) }, ["pluginName"]],
    [{ pluginName: "n".repeat(50) }, []],
    [{ description: "d".repeat(201) }, ["description"]],
    [{ pluginType: "" }, ["pluginType"]],
  ] satisfies [Values, string[]][])("checks %j at preview", async (more, refused) => {
    await using test = await given();
    expect(await test.refused({ ...inputs, ...more })).toEqual(refused);
  });

  it("accepts an unknown type, with a warning", async () => {
    await using test = await given();
    expect(await test.refused({ ...inputs, pluginType: "Newest" })).toEqual([]);
    expect(test.warnings()).toEqual([expect.stringContaining("pluginType")]);
  });

  it("reports where to look if the platform rejects its data", async () => {
    await using test = await given();
    test.platform.failNextAction({ action: "CreatePlugin", code: "MissingParameter.PluginConfig" });
    const { message } = await failure(test.it.create(inputs));
    expect(message).toMatch(/MissingParameter\.PluginConfig.*Check pluginData/s);
  });
});

describe("an ApiGatewayPlugin", () => {
  it("receives only what changed", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    await test.it.update({ ...inputs, pluginName: "headquarters" });
    expect(test.sent("ModifyPlugin")).toEqual([{ PluginId: id, PluginName: "headquarters" }]);
  });

  it("clears its description when the program no longer sets it", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    const { description: _, ...without } = inputs;
    await test.it.update(without);
    expect(test.sent("ModifyPlugin")).toEqual([{ PluginId: id, Description: "" }]);
    await test.it.read();
    expect((await test.it.preview(without)).action).toBe("same");
  });

  it("shows no diff for JSON in another format", async () => {
    await using test = await given();
    await test.it.create(inputs);
    expect((await test.it.preview({ ...inputs, pluginData: sameData })).action).toBe("same");
    const other = { ...inputs, pluginData: sameData.replace("white", "black") };
    expect((await test.it.update(other)).action).toBe("update");
    expect((await test.it.preview(other)).action).toBe("same");
  });

  it("does not count as changed or deleted if the platform returns false", async () => {
    await using test = await given({ falseResults: { ModifyPlugin: 1, DeletePlugin: 1 } });
    await test.it.create(inputs);
    const { message } = await failure(test.it.update({ ...inputs, description: "new" }));
    expect(message).toContain("ModifyPlugin did not succeed");
    expect((await failure(test.it.delete())).message).toContain("DeletePlugin did not succeed");
  });

  it("is deleted after one of another type is created", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    const cors = { ...inputs, pluginType: "Cors", pluginData: '{"allow_origins":"*"}' };
    expect((await test.it.preview(cors)).diff).toMatchObject({ replaces: ["pluginType"], deleteBeforeReplace: false });
    await test.it.update(cors);
    expect(test.platform.state.gatewayPlugins.list()).toHaveLength(1);
    expect(test.it.id).not.toBe(id);
  });

  it("is imported by its ID without a diff", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    expect((await test.host.resource("ApiGatewayPlugin", "found").import(id)).inputs).toEqual(inputs);
  });

  it("is listed completely, over several pages", async () => {
    await using test = await given();
    for (let at = 0; at < 101; at++) await test.platform.state.gatewayPlugins.create({ name: `number-${at}` });
    const listed = await test.host.list("ApiGatewayPlugin");
    expect(listed).toHaveLength(101);
    expect(listed[100]?.name).toBe("number-100");
  });

  it("leaves the state in a refresh if it does not exist", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    test.platform.state.gatewayPlugins.remove(id);
    expect(await test.it.read()).toBeUndefined();
  });

  it("can be deleted without an error if it does not exist", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    test.platform.state.gatewayPlugins.remove(id);
    await test.it.delete();
    expect(test.sent("DeletePlugin")).toEqual([{ PluginId: id }]);
  });
});
