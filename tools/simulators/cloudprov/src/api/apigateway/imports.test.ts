import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type GatewayBench, openBench } from "../../testing/api-gateway.ts";

let bench: GatewayBench;
let ServiceId: string;
beforeEach(async () => {
  bench = await openBench();
  ServiceId = await bench.service();
});
afterEach(() => bench.platform.close());
const imported = (params: object) => bench.gateway("ImportOpenApi", { ServiceId, ...params });

const backend = { ServiceType: "HTTP", ServiceConfig: { Url: "http://example.com", Path: "/test", Method: "GET" } };
const document = {
  openapi: "3.0.0",
  paths: {
    "/test": {
      get: { operationId: "test", description: "A test", "x-apigw-backend": backend, "x-apigw-service-timeout": 7 },
      post: { "x-apigw-cors": true },
    },
  },
};
const yaml = `openapi: 3.0.0
paths:
  /test:
    get:
      operationId: test
      x-apigw-backend:
        ServiceType: MOCK
        ServiceMockReturnMessage: hello
`;

describe("APIs of an OpenAPI document", () => {
  it("are created as it says, in its order", async () => {
    const { response } = await imported({ Content: JSON.stringify(document), EncodeType: "JSON" });
    const { TotalCount, ApiSet } = response.Result;
    expect(TotalCount).toBe(2);
    expect(ApiSet).toMatchObject([
      { Path: "/test", Method: "GET", ApiName: "test", Status: "success", ErrMsg: "" },
      { Path: "/test", Method: "POST", ApiName: "/test", Status: "success" },
    ]);
    const shown = await bench.gateway("DescribeApi", { ServiceId, ApiId: ApiSet[0].ApiId });
    expect(shown.response.Result).toMatchObject({
      ApiDesc: "A test",
      ServiceTimeout: 7,
      ServiceConfig: backend.ServiceConfig,
    });
  });

  it("are read from YAML by default", async () => {
    const { response } = await imported({ Content: yaml, ContentVersion: "OpenAPI" });
    expect(response.Result.ApiSet).toMatchObject([{ Path: "/test", Method: "GET", Status: "success" }]);
  });

  it("are not created twice at a path and method, nor while the simulator is set to reject them", async () => {
    bench.platform.set({ refusedImports: 1 });
    const statuses = [];
    for (let at = 0; at < 3; at++) statuses.push((await imported({ Content: yaml })).response.Result.ApiSet[0].Status);
    expect(statuses).toEqual(["fail", "success", "fail"]);
    expect(bench.platform.state.gatewayApis.list()).toHaveLength(1);
  });

  it("are not created from a document without any", async () => {
    expect((await imported({ Content: "paths: {}" })).response.Result).toEqual({ TotalCount: 0, ApiSet: [] });
  });

  it.each([
    ["InvalidParameter.FormatError", { Content: "paths: [" }],
    ["InvalidParameter.FormatError", { Content: "openapi: 3.0.0" }],
    ["InvalidParameter.FormatError", { Content: yaml, EncodeType: "JSON" }],
    ["InvalidParameterValue.NotInOptions", { Content: yaml, ContentVersion: "swagger" }],
    ["ResourceNotFound.InvalidService", { Content: yaml, ServiceId: "service-none" }],
  ])("are rejected with %s for %j", async (code, params) => {
    expect((await imported(params)).code).toBe(code);
  });
});
