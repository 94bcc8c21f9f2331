import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import type { CloudprovOptions } from "../simulated-provider.ts";
import { givenApi } from "./binding-lives.ts";
import { givenResource } from "./given-resource.ts";

const kind = "ApiGatewayPluginAttachment";

/** A plugin, and an API that is on line in `release`. */
async function given(settings?: CloudprovOptions) {
  const test = await givenResource(kind, settings);
  const { serviceId, apiId } = await givenApi(test.platform);
  const { id: pluginId } = await test.platform.state.gatewayPlugins.create({});
  const inputs = { pluginId, serviceId, environmentName: "release", apiId };
  const bound = { ownerId: pluginId, serviceId, apiId };
  return { ...test, inputs, bound, bindings: () => test.platform.state.pluginBindings.list() };
}

describe("attaching an API gateway's plugin", () => {
  it("waits until the attachment is seen, and then nothing differs", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { pluginId, serviceId, apiId } = test.inputs;
    const { id, outputs } = await test.it.create(test.inputs);
    expect(id).toBe(`${pluginId}#${serviceId}#release#${apiId}`);
    expect(outputs).toEqual({ ...test.inputs, apiGatewayPluginAttachmentId: id });
    expect(test.sent("AttachPlugin")).toEqual([
      { PluginId: pluginId, ServiceId: serviceId, EnvironmentName: "release", ApiIds: [apiId] },
    ]);
    await test.it.read();
    expect((await test.it.preview(test.inputs)).action).toBe("same");
  });

  it("takes over none that is there already, and shows how to import it", async () => {
    await using test = await given();
    await test.platform.state.pluginBindings.create(test.bound);
    const { message } = await failure(test.it.create(test.inputs));
    expect(message).toContain(`pulumi import cloudprov:index/apiGatewayPluginAttachment:${kind} it 'plugin-`);
    expect(test.sent("AttachPlugin")).toEqual([]);
  });

  it("shows how to import one that somebody else attaches meanwhile", async () => {
    await using test = await given({ slowMs: 50 });
    const making = test.it.create(test.inputs);
    test.platform.failNextAction({ action: "AttachPlugin", code: "InvalidParameter.DuplicatePluginConfig" });
    test.platform.failNext({
      path: /AttachPlugin$/,
      kind: "slow",
      met: () => void test.platform.state.pluginBindings.create(test.bound),
    });
    expect((await failure(making)).message).toMatch(/DuplicatePluginConfig.*exists already.*pulumi import/s);
  });

  it("says what to do when another plugin of the type is attached", async () => {
    await using test = await given();
    const other = await test.platform.state.gatewayPlugins.create({});
    await test.platform.state.pluginBindings.create({ ...test.bound, ownerId: other.id });
    const { message } = await failure(test.it.create(test.inputs));
    expect(message).toMatch(/DuplicatePluginConfig.*Detach the other plugin of this type/s);
    expect(message).not.toContain("pulumi import");
  });

  it("says what to do when the service is not released in the environment", async () => {
    await using test = await given();
    const { message } = await failure(test.it.create({ ...test.inputs, environmentName: "test" }));
    expect(message).toMatch(/InvalidEnvStatus.*[Rr]elease the service/s);
  });

  it("is done once when the answer is lost", async () => {
    await using test = await given({ visibilityLagMs: 400 });
    test.platform.failNext({ path: /AttachPlugin$/, kind: "resetAfter" });
    await test.it.create(test.inputs);
    expect(test.sent("AttachPlugin")).toHaveLength(1);
    expect(test.bindings()).toHaveLength(1);
  });

  it("fails when the platform answers false, and names what it was about", async () => {
    await using test = await given({ falseResults: { AttachPlugin: 1 } });
    const { message } = await failure(test.it.create(test.inputs));
    expect(message).toContain(`AttachPlugin did not succeed: the platform answered false for PluginId`);
    expect(message).toContain(test.inputs.apiId);
    expect(test.it.state).toBeUndefined();
  });

  it.each([
    [{ environmentName: "production" }, ["environmentName"]],
    [{ pluginId: "service-ohxqslqe" }, ["pluginId"]],
    [{ serviceId: "" }, ["serviceId"]],
    [{ apiId: "plugin-hnqntalp" }, ["apiId"]],
  ])("checks %j at preview", async (more, refused) => {
    await using test = await given();
    expect(await test.refused({ ...test.inputs, ...more })).toEqual(refused);
  });
});

describe("an attached plugin", () => {
  it("is detached before another plugin takes its place, and after it is attached to another API", async () => {
    await using test = await given();
    const { platform, inputs } = test;
    const order = () => platform.calls().flatMap(({ action }) => (/^(At|De)tachPlugin$/.test(action) ? [action] : []));
    await test.it.create(inputs);
    const { id: pluginId } = await platform.state.gatewayPlugins.create({});
    const { id: apiId } = await platform.state.gatewayApis.create({ serviceId: inputs.serviceId });
    expect((await test.it.update({ ...inputs, pluginId })).action).toBe("replace");
    expect((await test.it.update({ ...inputs, pluginId, apiId })).action).toBe("replace");
    expect(order()).toEqual(["AttachPlugin", "DetachPlugin", "AttachPlugin", "AttachPlugin", "DetachPlugin"]);
    expect(test.bindings()).toMatchObject([{ ownerId: pluginId, apiId }]);
  });

  it("is found behind the first hundred", async () => {
    await using test = await given();
    for (let at = 0; at < 101; at++) {
      const { id: apiId } = await test.platform.state.gatewayApis.create({ serviceId: test.inputs.serviceId });
      await test.platform.state.pluginBindings.create({ ...test.bound, apiId });
    }
    await test.it.create(test.inputs);
    expect(await test.it.read()).toBeDefined();
  });

  it("is told apart from the same plugin in another environment", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    await test.platform.state.pluginBindings.create({ ...test.bound, environment: "test" });
    const own = test.bindings().find(({ environment }) => environment === "release");
    test.platform.state.pluginBindings.remove(own?.id ?? "");
    expect(await test.it.read()).toBeUndefined();
  });

  it.each([
    ["the plugin", "gatewayPlugins", "pluginId"],
    ["the service", "gatewayServices", "serviceId"],
    ["the API", "gatewayApis", "apiId"],
  ] as const)("is gone with %s, and no error to delete", async (_what, store, part) => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.state[store].remove(test.inputs[part]);
    const copy = test.host.resource(kind, "copy");
    await expect(copy.import(String(test.it.id))).rejects.toThrow("there is no");
    await test.it.delete();
    expect(test.it.state).toBeUndefined();
  });

  it("is not taken for detached when the platform answers false", async () => {
    await using test = await given({ falseResults: { DetachPlugin: 1 } });
    await test.it.create(test.inputs);
    expect((await failure(test.it.delete())).message).toContain("the plugin is still attached: DetachPlugin did not");
    await test.it.delete();
    expect(test.bindings()).toEqual([]);
  });

  it("is detached once when the answer is lost", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.failNext({ path: /DetachPlugin$/, kind: "resetAfter" });
    await test.it.delete();
    expect(test.bindings()).toEqual([]);
  });

  it("is imported by its ID without a difference", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.inputs);
    const found = test.host.resource(kind, "found");
    await found.import(id);
    expect(found.inputs).toEqual(test.inputs);
    expect((await found.preview(test.inputs)).action).toBe("same");
  });

  it.each(["plugin-1#service-1#release", "plugin-1#service-1#release#api-1#x", "plugin-1##release#api-1"])(
    "is not imported by %s",
    async (id) => {
      await using test = await given();
      await expect(test.it.import(id)).rejects.toThrow("<pluginId>#<serviceId>#<environmentName>#<apiId>");
    },
  );

  it("is listed with the others of its plugin", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.inputs);
    const other = await test.platform.state.gatewayPlugins.create({});
    await test.platform.state.pluginBindings.create({ ...test.bound, ownerId: other.id });
    const listed = await test.host.list(kind, { pluginId: test.inputs.pluginId });
    expect(listed.map((one) => one.id)).toEqual([id]);
  });

  it("is refreshed with the others of its plugin from one listing", async () => {
    await using test = await given({ callsPerSecond: { default: 1_000 } });
    const attachments = [];
    for (let at = 0; at < 120; at++) {
      const { id: apiId } = await test.platform.state.gatewayApis.create({ serviceId: test.inputs.serviceId });
      await test.platform.state.pluginBindings.create({ ...test.bound, apiId });
      const one = test.host.resource(kind, `it-${at}`);
      await one.import([test.inputs.pluginId, test.inputs.serviceId, "release", apiId].join("#"));
      attachments.push(one);
    }
    test.platform.journal.clear();
    const found = await Promise.all(attachments.map((one) => one.read()));
    expect(found.every((one) => one !== undefined)).toBe(true);
    expect(test.sent("DescribePluginApis")).toHaveLength(2);
    expect(test.platform.calls()).toHaveLength(2);
  });
});
