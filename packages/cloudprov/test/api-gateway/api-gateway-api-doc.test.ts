import { failure, secret, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

/** A document of two APIs of a service that is there. */
async function given(settings?: CloudprovOptions) {
  const test = await givenResource("ApiGatewayApiDoc", settings);
  const { gatewayServices, gatewayApis } = test.platform.state;
  const { id: serviceId } = await gatewayServices.create({ name: "shop" });
  const orders = (await gatewayApis.create({ serviceId, config: { ApiName: "orders" } })).id;
  const stock = (await gatewayApis.create({ serviceId, config: { ApiName: "stock" } })).id;
  const inputs: Values = { apiDocName: "manual", serviceId, environment: "release", apiIds: [orders, stock] };
  return Object.assign(test, { inputs, serviceId, orders, stock });
}

describe("creating an ApiGatewayApiDoc", () => {
  it("waits until it is built, and shows no diff afterwards for any order of its APIs", async () => {
    await using test = await given({ visibilityLagMs: 300, docBuildMs: 900 });
    const { id, outputs } = await test.it.create(test.inputs);
    const [doc] = test.platform.state.apiDocs.list();
    expect(outputs).toMatchObject({
      ...test.inputs,
      apiDocId: id,
      apiDocStatus: "COMPLETED",
      apiCount: 2,
      apiNames: ["orders", "stock"],
      serviceName: "shop",
      apiDocUri: doc?.uri,
      sharePassword: secret(doc?.sharePassword ?? ""),
      apiGatewayApiDocId: id,
    });
    expect(test.sent("CreateAPIDoc")).toEqual([
      { ApiDocName: "manual", ServiceId: test.serviceId, Environment: "release", ApiIds: [test.orders, test.stock] },
    ]);
    await test.it.read();
    const turned = { ...test.inputs, apiIds: [test.stock, test.orders] };
    expect((await test.it.preview(turned)).action).toBe("same");
  });

  it.each([
    ["FAIL", /API document build failed/],
    ["LOST", /unknown status LOST/],
  ])("is not finished if its build ends with %s, and is rebuilt in the next run", async (status, says) => {
    await using test = await given({ docBuildStatus: status });
    const { message } = await failure(test.it.create(test.inputs));
    expect(message).toMatch(says);
    expect(test.it.id).toMatch(/^apidoc-/);
    test.platform.set({ docBuildStatus: "COMPLETED" });
    await test.it.update({ ...test.inputs, apiDocName: "handbook" });
    expect(test.it.outputs).toMatchObject({ apiDocStatus: "COMPLETED", apiDocName: "handbook" });
    expect(test.it.initErrors).toEqual([]);
    expect(test.platform.state.apiDocs.list()).toHaveLength(1);
    expect(test.sent("ModifyAPIDoc")).toHaveLength(1);
  });

  it("adopts the object after a lost response, and creates no second one", async () => {
    await using test = await given();
    test.platform.failNext({ path: /CreateAPIDoc$/, kind: "resetAfter" });
    const { id } = await test.it.create(test.inputs);
    expect(test.platform.state.apiDocs.list().map((doc) => doc.id)).toEqual([id]);
  });

  it("creates another document beside an older one of its name after a lost response", async () => {
    await using test = await given();
    const { serviceId, orders } = test;
    const content = { name: "manual", serviceId, environment: "release", apiIds: [orders] };
    const { id } = await test.platform.state.apiDocs.create({ ...content, modifiedAt: Date.now() - 3_600_000 });
    test.platform.failNext({ path: /CreateAPIDoc$/, kind: "resetBefore" });
    const made = await test.it.create(test.inputs);
    expect(made.id).not.toBe(id);
    expect(test.platform.state.apiDocs.list().map((one) => one.id)).toEqual([id, made.id]);
  });

  it("is validated at preview, except for an unknown environment", async () => {
    await using test = await given();
    expect(await test.refused({ ...test.inputs, apiDocName: "" })).toEqual(["apiDocName"]);
    expect(await test.refused({ ...test.inputs, serviceId: "shop" })).toEqual(["serviceId"]);
    expect(await test.refused({ ...test.inputs, apiIds: ["orders"] })).toEqual(["apiIds[0]"]);
    expect(await test.refused({ ...test.inputs, apiIds: [] })).toEqual(["apiIds"]);
    expect(await test.refused({ ...test.inputs, environment: "live" })).toEqual([]);
    expect(test.warnings()).toEqual([expect.stringContaining("environment")]);
    expect((await failure(test.it.create({ ...test.inputs, environment: "live" }))).message).toContain("InvalidEnv");
  });

  it.each(["FailedOperation.CodingError", "LimitExceeded.APIDocLimitExceeded"])("reports %s", async (code) => {
    await using test = await given();
    test.platform.failNextAction({ action: "CreateAPIDoc", code });
    expect((await failure(test.it.create(test.inputs))).message).toContain(code);
  });
});

describe("an ApiGatewayApiDoc", () => {
  it("receives all its content in a change, moves to another service in place, and is rebuilt", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.inputs);
    const { id: other } = await test.platform.state.gatewayServices.create({ name: "bank" });
    const { id: api } = await test.platform.state.gatewayApis.create({ serviceId: other });
    test.platform.set({ docBuildMs: 900 });
    const moved = { ...test.inputs, serviceId: other, apiIds: [api] };
    expect((await test.it.preview(moved)).action).toBe("update");
    await test.it.update(moved);
    expect(test.sent("ModifyAPIDoc")).toEqual([
      { ApiDocId: id, ApiDocName: "manual", ServiceId: other, Environment: "release", ApiIds: [api] },
    ]);
    expect(test.it.outputs).toMatchObject({ apiDocStatus: "COMPLETED", serviceName: "bank", apiCount: 1 });
  });

  it("is unfinished until a change can be built", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.set({ docBuildStatus: "FAIL" });
    const changed = { ...test.inputs, apiDocName: "handbook" };
    expect((await failure(test.it.update(changed))).message).toContain("API document build failed");
    expect(test.it.initErrors).toHaveLength(1);
    test.platform.set({ docBuildStatus: "COMPLETED" });
    await test.it.update(changed);
    expect(test.it.outputs).toMatchObject({ apiDocStatus: "COMPLETED", apiDocName: "handbook" });
    expect(test.it.initErrors).toEqual([]);
  });

  it.each([true, false])(
    "leaves the state in a refresh if it does not exist: null in the response %s",
    async (missingAreNull) => {
      await using test = await given({ missingAreNull });
      const { id } = await test.it.create(test.inputs);
      test.platform.state.apiDocs.remove(id);
      expect(await test.it.read()).toBeUndefined();
    },
  );

  it("can be deleted without an error if it does not exist", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.inputs);
    test.platform.state.apiDocs.remove(id);
    await test.it.delete();
    expect(test.sent("DeleteAPIDoc")).toEqual([{ ApiDocId: id }]);
  });

  it("is imported by its ID without a diff", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.inputs);
    expect((await test.host.resource("ApiGatewayApiDoc", "found").import(id)).inputs).toEqual(test.inputs);
  });

  it("is listed completely, over several pages", async () => {
    await using test = await given();
    for (let at = 0; at < 101; at++) await test.platform.state.apiDocs.create({ name: `number-${at}` });
    const listed = await test.host.list("ApiGatewayApiDoc");
    expect(listed).toHaveLength(101);
    expect(listed[100]?.name).toBe("number-100");
  });
});
