import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";
import { describeBinding, givenBinding } from "./binding-life.ts";

const kind = "ApiGatewayPluginAttachment";

describeBinding({
  kind,
  what: "plugin",
  parts: ["pluginId", "serviceId", "environmentName", "apiId"],
  bind: "AttachPlugin",
  unbind: "DetachPlugin",
  body: ({ pluginId: PluginId, serviceId: ServiceId, environmentName: EnvironmentName, apiId: ApiId }) => {
    const place = { PluginId, ServiceId, EnvironmentName };
    return { bind: { ...place, ApiIds: [ApiId] }, unbind: { ...place, ApiId } };
  },
  store: "pluginBindings",
  somebodys: ({ pluginBindings }, { pluginId: ownerId = "", serviceId = "", apiId = "" }) =>
    pluginBindings.create({ ownerId, serviceId, apiId }),
  goneWith: [
    ["gatewayPlugins", "pluginId"],
    ["gatewayServices", "serviceId"],
    ["gatewayApis", "apiId"],
  ],
});

async function given(settings?: CloudprovOptions) {
  const test = await givenBinding(kind, settings);
  const { pluginId: ownerId = "", serviceId = "", apiId = "" } = test.inputs;
  return { ...test, bound: { ownerId, serviceId, apiId } };
}

describe("attaching an API gateway's plugin", () => {
  it("shows how to import one that another user attaches meanwhile", async () => {
    await using test = await given();
    test.platform.failNextAction({ action: "AttachPlugin", code: "InvalidParameter.DuplicatePluginConfig" });
    test.platform.failNext({
      path: /\/AttachPlugin$/,
      kind: "slow",
      met: () => void test.platform.state.pluginBindings.create(test.bound),
    });
    expect((await failure(test.it.create(test.inputs))).message).toMatch(
      /DuplicatePluginConfig.*exists already.*pulumi import/s,
    );
  });

  it("reports the remedy if another plugin of the type is attached", async () => {
    await using test = await given();
    const other = await test.platform.state.gatewayPlugins.create({});
    await test.platform.state.pluginBindings.create({ ...test.bound, ownerId: other.id });
    const { message } = await failure(test.it.create(test.inputs));
    expect(message).toMatch(/DuplicatePluginConfig.*Detach the other plugin of this type/s);
    expect(message).not.toContain("pulumi import");
  });

  it("reports the remedy if the service is not released in the environment", async () => {
    await using test = await given();
    const { message } = await failure(test.it.create({ ...test.inputs, environmentName: "test" }));
    expect(message).toMatch(/InvalidEnvStatus.*Release the service/s);
  });
});

describe("an attached plugin", () => {
  it("is detached before another plugin is attached, and after it is attached to another API", async () => {
    await using test = await given();
    const { platform, inputs, bound } = test;
    const order = () => platform.calls().flatMap(({ action }) => (/^(At|De)tachPlugin$/.test(action) ? [action] : []));
    await test.it.create(inputs);
    const { id: pluginId } = await platform.state.gatewayPlugins.create({});
    const { id: apiId } = await platform.state.gatewayApis.create({ serviceId: bound.serviceId });
    expect((await test.it.update({ ...inputs, pluginId })).action).toBe("replace");
    expect((await test.it.update({ ...inputs, pluginId, apiId })).action).toBe("replace");
    expect(order()).toEqual(["AttachPlugin", "DetachPlugin", "AttachPlugin", "AttachPlugin", "DetachPlugin"]);
    expect(platform.state.pluginBindings.list()).toMatchObject([{ ownerId: pluginId, apiId }]);
  });

  it("is found after the first hundred", async () => {
    await using test = await given();
    const { gatewayApis, pluginBindings } = test.platform.state;
    for (let at = 0; at < 101; at++) {
      const { id: apiId } = await gatewayApis.create({ serviceId: test.bound.serviceId });
      await pluginBindings.create({ ...test.bound, apiId });
    }
    await test.it.create(test.inputs);
    expect(await test.it.read()).toBeDefined();
  });

  it("is distinguished from the same plugin in another environment", async () => {
    await using test = await given();
    const { pluginBindings } = test.platform.state;
    await test.it.create(test.inputs);
    const [own] = pluginBindings.list();
    await pluginBindings.create({ ...test.bound, environment: "test" });
    pluginBindings.remove(own?.id ?? "");
    expect(await test.it.read()).toBeUndefined();
  });

  it("is listed with the others of its plugin", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.inputs);
    const other = await test.platform.state.gatewayPlugins.create({});
    await test.platform.state.pluginBindings.create({ ...test.bound, ownerId: other.id });
    const listed = await test.host.list(kind, { pluginId: test.bound.ownerId });
    expect(listed.map((one) => one.id)).toEqual([id]);
  });

  it("is refreshed with the others of its plugin from one listing", async () => {
    await using test = await given({ callsPerSecond: { default: 1_000 } });
    const { ownerId, serviceId } = test.bound;
    const attachments = [];
    for (let at = 0; at < 120; at++) {
      const { id: apiId } = await test.platform.state.gatewayApis.create({ serviceId });
      await test.platform.state.pluginBindings.create({ ...test.bound, apiId });
      const one = test.host.resource(kind, `it-${at}`);
      await one.import([ownerId, serviceId, "release", apiId].join("#"));
      attachments.push(one);
    }
    const found = await refreshed(test, attachments);
    expect(found.every((one) => one !== undefined)).toBe(true);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribePluginApis", "DescribePluginApis"]);
  });
});
