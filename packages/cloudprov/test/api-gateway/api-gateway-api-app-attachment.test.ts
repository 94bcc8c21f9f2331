import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import type { CloudprovOptions } from "../simulated-provider.ts";
import { givenApi } from "./binding-lives.ts";
import { givenResource } from "./given-resource.ts";

const kind = "ApiGatewayApiAppAttachment";

/** An application, and an API that asks for one and is on line in `release`. */
async function given(settings?: CloudprovOptions) {
  const test = await givenResource(kind, settings);
  const { serviceId, apiId } = await givenApi(test.platform, { AuthType: "APP" });
  const { id: apiAppId } = await test.platform.state.apiApps.create({});
  const inputs = { apiAppId, environment: "release", serviceId, apiId };
  const bound = { ownerId: apiAppId, serviceId, apiId };
  return { ...test, inputs, bound, bindings: () => test.platform.state.apiAppBindings.list() };
}

describe("binding an application to an API", () => {
  it("waits until the binding is seen, and then nothing differs", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { apiAppId, serviceId, apiId } = test.inputs;
    const { id, outputs } = await test.it.create(test.inputs);
    expect(id).toBe(`${apiAppId}#release#${serviceId}#${apiId}`);
    expect(outputs).toEqual({ ...test.inputs, apiGatewayApiAppAttachmentId: id });
    expect(test.sent("BindApiApp")).toEqual([
      { ApiAppId: apiAppId, Environment: "release", ServiceId: serviceId, ApiId: apiId },
    ]);
    expect(test.sent("DescribeApiAppBindApisStatus")[0]).toEqual({
      ApiAppId: apiAppId,
      Filters: [
        { Name: "ApiId", Values: [apiId] },
        { Name: "ServiceId", Values: [serviceId] },
        { Name: "Environment", Values: ["release"] },
      ],
      Limit: 100,
      Offset: 0,
    });
    await test.it.read();
    expect((await test.it.preview(test.inputs)).action).toBe("same");
  });

  it("takes over none that is there already, and shows how to import it", async () => {
    await using test = await given();
    await test.platform.state.apiAppBindings.create(test.bound);
    const { message } = await failure(test.it.create(test.inputs));
    expect(message).toContain(`pulumi import cloudprov:index/apiGatewayApiAppAttachment:${kind} it 'app-`);
    expect(test.sent("BindApiApp")).toEqual([]);
  });

  it("is done once when the answer is lost", async () => {
    await using test = await given({ visibilityLagMs: 400 });
    test.platform.failNext({ path: /\/BindApiApp$/, kind: "resetAfter" });
    await test.it.create(test.inputs);
    expect(test.sent("BindApiApp")).toHaveLength(1);
    expect(test.bindings()).toHaveLength(1);
  });

  it("says what to do when the service is not released in the environment", async () => {
    await using test = await given();
    const { message } = await failure(test.it.create({ ...test.inputs, environment: "test" }));
    expect(message).toMatch(/UnsupportedBindEnvironment.*released in this environment/s);
  });

  it("fails when the platform answers false", async () => {
    await using test = await given({ falseResults: { BindApiApp: 1 } });
    const { message } = await failure(test.it.create(test.inputs));
    expect(message).toContain("BindApiApp did not succeed: the platform answered false for ApiAppId");
    expect(test.bindings()).toEqual([]);
  });

  it.each([
    [{ environment: "production" }, ["environment"]],
    [{ apiAppId: "api-0cvmf4x4" }, ["apiAppId"]],
    [{ serviceId: "" }, ["serviceId"]],
    [{ apiId: "" }, ["apiId"]],
  ])("checks %j at preview", async (more, refused) => {
    await using test = await given();
    expect([...new Set(await test.refused({ ...test.inputs, ...more }))]).toEqual(refused);
  });
});

describe("a bound application", () => {
  it("is bound to another API before it is let go", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    const { serviceId } = test.inputs;
    const { id: apiId } = await test.platform.state.gatewayApis.create({ serviceId, config: { AuthType: "APP" } });
    expect((await test.it.update({ ...test.inputs, apiId })).action).toBe("replace");
    const actions = test.platform.calls().map(({ action }) => action);
    expect(actions.lastIndexOf("BindApiApp")).toBeLessThan(actions.indexOf("UnbindApiApp"));
    expect(test.bindings()).toMatchObject([{ apiId }]);
  });

  it.each([
    ["the application", "apiApps", "apiAppId"],
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

  it("that is not bound any more is no error to delete, whatever the listing still shows", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.failNextAction({ action: "UnbindApiApp", code: "UnsupportedOperation.ResourceUnassociated" });
    await test.it.delete();
    expect(test.it.state).toBeUndefined();
  });

  it("is not taken for unbound when the platform answers false", async () => {
    await using test = await given({ falseResults: { UnbindApiApp: 1 } });
    await test.it.create(test.inputs);
    expect((await failure(test.it.delete())).message).toContain("the application is still attached");
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

  it("is refreshed alone by a filter, and with many others from one listing", async () => {
    await using test = await given({ callsPerSecond: { default: 1_000 } });
    const { platform, inputs, bound } = test;
    await test.it.create(inputs);
    const others = [];
    for (let at = 0; at < 110; at++) {
      const { id: apiId } = await platform.state.gatewayApis.create({ serviceId: inputs.serviceId });
      await platform.state.apiAppBindings.create({ ...bound, apiId });
      if (at % 10 !== 0) continue;
      const one = test.host.resource(kind, `it-${at}`);
      await one.import([inputs.apiAppId, "release", inputs.serviceId, apiId].join("#"));
      others.push(one);
    }
    platform.journal.clear();
    await test.it.read();
    expect(test.sent("DescribeApiAppBindApisStatus")).toMatchObject([{ Filters: expect.anything() }]);

    platform.journal.clear();
    const found = await Promise.all(others.map((one) => one.read()));
    expect(found.every((one) => one !== undefined)).toBe(true);
    expect(platform.calls()).toHaveLength(2);
  });
});
