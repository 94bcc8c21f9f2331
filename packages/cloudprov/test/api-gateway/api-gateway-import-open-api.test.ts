import { failure, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

const operation = (operationId: string) => ({
  operationId,
  "x-apigw-backend": { ServiceType: "MOCK", ServiceMockReturnMessage: "none" },
});
const documentOf = (paths: object) => JSON.stringify({ openapi: "3.0.0", paths });
const orders = documentOf({ "/orders": { get: operation("orders") } });
const yaml = `openapi: 3.0.0
paths:
  /orders:
    get:
      operationId: orders
      x-apigw-backend:
        ServiceType: HTTP
        ServiceConfig: {Url: "http://10.0.0.1", Path: /, Method: GET}
`;

/** A service that is there, and a document of one API for it. */
async function given(settings?: CloudprovOptions) {
  const test = await givenResource("ApiGatewayImportOpenApi", settings);
  const { id: serviceId } = await test.platform.state.gatewayServices.create({});
  const inputs: Values = { serviceId, content: orders, encodeType: "JSON" };
  return Object.assign(test, { serviceId, inputs });
}

describe("importing an OpenAPI document", () => {
  it("creates its API, returns it, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const wanted = { serviceId: test.serviceId, content: yaml };
    const { id, outputs } = await test.it.create(wanted);
    const [api] = test.platform.state.gatewayApis.list();
    expect(id).toBe(`${test.serviceId}#${api?.id}`);
    expect(test.sent("ImportOpenApi")).toEqual([
      { ServiceId: test.serviceId, Content: yaml, EncodeType: "YAML", ContentVersion: "OpenAPI" },
    ]);
    expect(outputs).toMatchObject({
      ...wanted,
      apiId: api?.id,
      apiName: "orders",
      requestConfigPath: "/orders",
      requestConfigMethod: "GET",
      serviceConfigType: "HTTP",
      serviceConfigUrl: "http://10.0.0.1",
      serviceConfigTimeout: 15,
      serviceConfigCosConfigs: [],
      oauthConfigs: [],
      apiGatewayImportOpenApiId: id,
    });
    expect(outputs).not.toHaveProperty("isDeleteResponseErrorCodes");
    await test.it.read();
    expect((await test.it.preview(wanted)).action).toBe("same");
  });

  it("is requested again while the platform does not accept it", async () => {
    await using test = await given({ refusedImports: 1 });
    await test.it.create(test.inputs);
    expect(test.sent("ImportOpenApi")).toHaveLength(2);
    expect(test.platform.state.gatewayApis.list()).toHaveLength(1);
  });

  it("warns about other APIs of the document, which are kept", async () => {
    await using test = await given();
    const { serviceId } = test;
    const config = { RequestConfig: { Path: "/taken", Method: "GET" as const } };
    await test.platform.state.gatewayApis.create({ serviceId, config });
    const item = { get: operation("orders"), post: operation("order") };
    const content = documentOf({ "/orders": item, "/taken": { get: operation("taken") } });
    await test.it.create({ ...test.inputs, content });
    expect(test.warnings()).toEqual([
      expect.stringMatching(/defines 3 APIs.*POST \/orders \(api-\w+\), GET \/taken \(not created, .*already/),
    ]);
    await test.it.delete();
    expect(test.platform.state.gatewayApis.list().map((api) => api.config.ApiName)).toEqual(["api", "order"]);
  });

  it("reports the APIs that were created although the first one was not", async () => {
    await using test = await given();
    const { serviceId } = test;
    const config = { RequestConfig: { Path: "/orders", Method: "GET" as const } };
    await test.platform.state.gatewayApis.create({ serviceId, config, createdAt: 0 });
    const content = documentOf({ "/orders": { get: operation("orders"), post: operation("order") } });
    await failure(test.it.create({ ...test.inputs, content }));
    const [, left] = test.platform.state.gatewayApis.list();
    expect(test.warnings()).toEqual([
      expect.stringMatching(new RegExp(`first API.*was not created.*stay.*POST /orders \\(${left?.id}\\)`)),
    ]);
  });

  it("reports the APIs of an earlier attempt, too", async () => {
    await using test = await given({ refusedImports: 1 });
    const content = documentOf({ "/orders": { get: operation("orders"), post: operation("order") } });
    await test.it.create({ ...test.inputs, content });
    expect(test.warnings()).toEqual([expect.stringMatching(/defines 2 APIs.*POST \/orders \(api-\w+\)/)]);
  });

  it("fails when the document defines no API", async () => {
    await using test = await given();
    const { message } = await failure(test.it.create({ ...test.inputs, content: documentOf({}) }));
    expect(message).toContain("the document defines no API");
  });

  it("fails at once when the service has an API at the path, which is not adopted", async () => {
    await using test = await given();
    const { serviceId } = test;
    const config = { RequestConfig: { Path: "/orders", Method: "GET" as const } };
    const { id } = await test.platform.state.gatewayApis.create({ serviceId, config, createdAt: 0 });
    const { message } = await failure(test.it.create(test.inputs));
    expect(message).toContain(`pulumi import cloudprov:index/apiGatewayApi:ApiGatewayApi it '${serviceId}#${id}'`);
    expect(test.it.state).toBeUndefined();
  });

  it.each([
    ["JSON", orders],
    ["YAML", yaml],
    ["YAML", `paths: {/orders: {get: ${JSON.stringify(operation("orders"))}}}`],
  ])("adopts the API after a lost response, and creates no second one, of %s", async (encodeType, content) => {
    await using test = await given();
    test.platform.failNext({ path: /ImportOpenApi$/, kind: "resetAfter" });
    const { id } = await test.it.create({ serviceId: test.serviceId, encodeType, content });
    expect(test.platform.state.gatewayApis.list().map((api) => `${test.serviceId}#${api.id}`)).toEqual([id]);
  });

  it("shows how to import an API with its path that is older than a lost response", async () => {
    await using test = await given();
    const { serviceId } = test;
    const config = { RequestConfig: { Path: "/orders", Method: "GET" as const } };
    const { id } = await test.platform.state.gatewayApis.create({ serviceId, config, createdAt: 0 });
    test.platform.failNext({ path: /ImportOpenApi$/, kind: "resetBefore" });
    const { message } = await failure(test.it.create(test.inputs));
    expect(message).toContain(`pulumi import cloudprov:index/apiGatewayApi:ApiGatewayApi it '${serviceId}#${id}'`);
  });

  it("supports two formats of a document, and rejects an empty one", async () => {
    await using test = await given();
    expect(await test.refused({ ...test.inputs, encodeType: "XML" })).toEqual(["encodeType"]);
    expect(await test.refused({ ...test.inputs, content: "" })).toEqual(["content"]);
    expect(await test.refused({ ...test.inputs, serviceId: "shop" })).toEqual(["serviceId"]);
  });
});

describe("an imported OpenAPI document", () => {
  it.each([{ content: documentOf({ "/orders": { get: operation("others") } }) }, { contentVersion: "openAPI" }])(
    "is imported again when it changes, after its API is deleted: %j",
    async (change) => {
      await using test = await given();
      const { id } = await test.it.create(test.inputs);
      const changed = { ...test.inputs, ...change };
      expect((await test.it.preview(changed)).diff).toMatchObject({ deleteBeforeReplace: true });
      await test.it.update(changed);
      expect(test.it.id).not.toBe(id);
      expect(test.platform.state.gatewayApis.list()).toHaveLength(1);
    },
  );

  it.each([true, false])(
    "leaves the state when its API does not exist: null in the response %s",
    async (missingAreNull) => {
      await using test = await given({ missingAreNull });
      await test.it.create(test.inputs);
      for (const { id } of test.platform.state.gatewayApis.list()) test.platform.state.gatewayApis.remove(id);
      expect(await test.it.read()).toBeUndefined();
    },
  );

  it("leaves the state when its service does not exist, and can be deleted without an error", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.state.gatewayServices.remove(test.serviceId);
    await test.it.delete();
    const other = await test.platform.state.gatewayServices.create({});
    const again = test.host.resource("ApiGatewayImportOpenApi", "again");
    await again.create({ ...test.inputs, serviceId: other.id });
    test.platform.state.gatewayServices.remove(other.id);
    expect(await again.read()).toBeUndefined();
  });

  it("cannot be imported into a state, and the message has the alternative", async () => {
    await using test = await given();
    const found = test.host.resource("ApiGatewayImportOpenApi", "found");
    const { message } = await failure(found.import("service-1#api-1"));
    expect(message).toMatch(/document that its API was created from.*ApiGatewayApi/s);
  });
});
