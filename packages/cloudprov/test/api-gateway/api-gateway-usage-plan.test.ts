import { failure, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

const inputs: Values = { usagePlanName: "trial", usagePlanDesc: "a month for free", maxRequestNum: 10_000 };

const given = (settings?: CloudprovOptions) => givenResource("ApiGatewayUsagePlan", settings);

describe("creating an ApiGatewayUsagePlan", () => {
  it("waits until it is visible, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { id, outputs } = await test.it.create(inputs);
    expect(id).toMatch(/^usagePlan-/);
    expect(outputs).toMatchObject({
      ...inputs,
      maxRequestNumPreSec: -1,
      apiGatewayUsagePlanId: id,
      attachApiKeys: [],
      attachLists: [],
    });
    await test.it.read();
    expect((await test.it.preview(inputs)).action).toBe("same");
  });

  it.each([{}, { usagePlanDesc: "" }])("omits an empty description: %j", async (description) => {
    await using test = await given();
    await test.it.create({ usagePlanName: "trial", ...description });
    expect(test.sent("CreateUsagePlan")).toEqual([
      { UsagePlanName: "trial", MaxRequestNum: -1, MaxRequestNumPreSec: -1 },
    ]);
    await test.it.read();
    expect((await test.it.preview({ usagePlanName: "trial", ...description })).action).toBe("same");
  });

  it.each([
    [{ maxRequestNum: 0 }, ["maxRequestNum"]],
    [{ maxRequestNum: -2 }, ["maxRequestNum"]],
    [{ maxRequestNum: 100_000_000 }, ["maxRequestNum"]],
    [{ maxRequestNumPreSec: 0 }, ["maxRequestNumPreSec"]],
    [{ maxRequestNumPreSec: 2001 }, ["maxRequestNumPreSec"]],
    [{ maxRequestNum: 1, maxRequestNumPreSec: 2000 }, []],
    [{ maxRequestNum: 99_999_999, maxRequestNumPreSec: -1 }, []],
    [{ maxRequestNum: unknown, maxRequestNumPreSec: unknown }, []],
  ] satisfies [Values, string[]][])("checks the limits %j at preview", async (limits, refused) => {
    await using test = await given();
    expect(await test.refused({ ...inputs, ...limits })).toEqual(refused);
  });

  it("adopts the object after a lost response, and creates no second one", async () => {
    await using test = await given();
    test.platform.failNext({ path: /CreateUsagePlan$/, kind: "resetAfter" });
    const { id } = await test.it.create(inputs);
    expect(test.platform.state.usagePlans.list().map((plan) => plan.id)).toEqual([id]);
  });
});

describe("an ApiGatewayUsagePlan", () => {
  it("shows where it applies, services first, and the keys that use it", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    const { state } = test.platform;
    const service = await state.gatewayServices.create({ name: "shop" });
    const api = await state.gatewayApis.create({ serviceId: service.id, config: { ApiName: "orders" } });
    const key = await state.gatewayKeys.create({});
    await state.usagePlanBindings.create({ planId: id, serviceId: service.id, apiId: api.id, environment: "test" });
    await state.usagePlanBindings.create({ planId: id, serviceId: service.id });
    await state.usagePlanKeys.create({ planId: id, keyId: key.id });
    const outputs = (await test.it.read())?.outputs;
    expect(outputs?.["attachApiKeys"]).toEqual([key.id]);
    expect(outputs?.["attachLists"]).toEqual([
      expect.objectContaining({ serviceId: service.id, environment: "release", apiId: "", path: "", method: "" }),
      expect.objectContaining({ serviceName: "shop", environment: "test", apiName: "orders", method: "GET" }),
    ]);
    expect((await test.it.preview(inputs)).action).toBe("same");
  });

  it("shows more than one page of services", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    const { state } = test.platform;
    for (let at = 0; at < 101; at++) {
      const service = await state.gatewayServices.create({});
      await state.usagePlanBindings.create({ planId: id, serviceId: service.id });
    }
    expect((await test.it.read())?.outputs["attachLists"]).toHaveLength(101);
  });

  it("is changed in place", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    const wanted = { usagePlanName: "gold", usagePlanDesc: "paid", maxRequestNum: -1, maxRequestNumPreSec: 50 };
    const { action, outputs } = await test.it.update(wanted);
    expect({ action, id: test.it.id }).toEqual({ action: "update", id });
    expect(outputs).toMatchObject(wanted);
    expect((await test.it.preview(wanted)).action).toBe("same");
  });

  it("clears its description when the program no longer sets it", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    const { usagePlanDesc: _, ...without } = inputs;
    await test.it.update(without);
    expect(test.platform.state.usagePlans.get(id)?.description).toBe("");
    expect((await test.it.preview(without)).action).toBe("same");
  });

  it("is imported by its ID without a diff", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    const found = test.host.resource("ApiGatewayUsagePlan", "found");
    expect((await found.import(id)).inputs).toEqual(inputs);
    expect((await found.preview(inputs)).action).toBe("same");
  });

  it("is listed completely, over several pages", async () => {
    await using test = await given();
    for (let at = 0; at < 101; at++) await test.platform.state.usagePlans.create({ name: `number-${at}` });
    const listed = await test.host.list("ApiGatewayUsagePlan");
    expect(listed).toHaveLength(101);
    expect(listed[100]?.name).toBe("number-100");
  });

  it("leaves the state in a refresh if it does not exist", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    test.platform.state.usagePlans.remove(id);
    expect(await test.it.read()).toBeUndefined();
  });

  it("can be deleted without an error if it does not exist", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    test.platform.state.usagePlans.remove(id);
    await test.it.delete();
    expect(test.sent("DeleteUsagePlan")).toEqual([{ UsagePlanId: id }]);
  });

  it("is not deleted while it is in use, and the error has the remedy", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    const service = await test.platform.state.gatewayServices.create({});
    await test.platform.state.usagePlanBindings.create({ planId: id, serviceId: service.id });
    const { message } = await failure(test.it.delete());
    expect(message).toMatch(/UsagePlanInUse.*Delete its attachments first/s);
  });

  it("does not count as deleted if the platform does not delete it", async () => {
    await using test = await given({ falseResults: { DeleteUsagePlan: 1 } });
    await test.it.create(inputs);
    expect((await failure(test.it.delete())).message).toContain("DeleteUsagePlan did not succeed");
  });
});
