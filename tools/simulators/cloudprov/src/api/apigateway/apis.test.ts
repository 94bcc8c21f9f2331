import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type GatewayBench, newApi, newPlan, openBench } from "../../testing/api-gateway.ts";

let bench: GatewayBench;
let ServiceId: string;
beforeEach(async () => {
  bench = await openBench();
  ServiceId = await bench.service();
});
afterEach(() => bench.platform.close());

const create = (changes: object) => bench.gateway("CreateApi", { ServiceId, ...newApi, ...changes });
const modify = (ApiId: string, changes: object = {}) =>
  bench.gateway("ModifyApi", { ServiceId, ApiId, ...newApi, ...changes });
const read = async (ApiId: string) => (await bench.gateway("DescribeApi", { ServiceId, ApiId })).response.Result;
const remove = async (ApiId: string) => (await bench.gateway("DeleteApi", { ServiceId, ApiId })).code;
const { ServiceMockReturnMessage: _mock, ...withoutBackend } = newApi;
const http = {
  ...withoutBackend,
  ServiceType: "HTTP",
  ServiceConfig: { Url: "http://10.0.0.1", Path: "/", Method: "GET" },
};
const scf = {
  ...withoutBackend,
  ServiceType: "SCF",
  ServiceScfFunctionName: "f",
  ServiceScfFunctionNamespace: "default",
  ServiceScfFunctionQualifier: "$LATEST",
  ServiceScfFunctionType: "EVENT",
  ServiceScfIsIntegratedResponse: false,
};
const cos = {
  ...withoutBackend,
  ServiceType: "COS",
  ServiceConfig: { CosConfig: { Action: "GetObject", BucketName: "b-1" } },
};
const sendAs = (params: object) => bench.gateway("CreateApi", { ServiceId, ...params });

describe("an API", () => {
  it("is created, described, modified and deleted", async () => {
    const ApiId = await bench.api(ServiceId, { ApiDesc: "says hello" });
    const created = await read(ApiId);
    bench.clock.advance(1_000);
    const modified = await modify(ApiId, {
      ApiName: "bye",
      ApiDesc: "",
      RequestConfig: { Path: "/bye", Method: "ANY" },
    });
    const after = await read(ApiId);
    const removed = await remove(ApiId);

    expect(ApiId).toMatch(/^api-[0-9a-z]{8}$/);
    expect(created).toMatchObject({
      ...newApi,
      ApiId,
      ServiceId,
      ServiceName: "shop",
      ApiDesc: "says hello",
      ServiceConfig: null,
      OauthConfig: null,
      RequestParameters: null,
      ResponseType: "HTML",
    });
    expect(modified.response.Result).toBeUndefined();
    expect(after).toMatchObject({
      ApiName: "bye",
      ApiDesc: null,
      RequestConfig: { Path: "/bye", Method: "ANY" },
      CreatedTime: "2030-01-01T00:00:00Z",
      ModifiedTime: "2030-01-01T00:00:01Z",
    });
    expect(removed).toBeUndefined();
    expect((await bench.gateway("DescribeApi", { ServiceId, ApiId })).code).toBe("ResourceNotFound.InvalidApi");
    expect(bench.platform.journal.violations).toEqual([]);
  });

  it("cannot be seen at first, not even once its limits are set", async () => {
    bench.platform.set({ visibilityLagMs: 300 });
    bench.clock.advance(300);
    const ApiId = await bench.api(ServiceId);
    const limit = { ServiceId, Strategy: 5, EnvironmentName: "test", ApiIds: [ApiId] };
    await bench.gateway("ModifyApiEnvironmentStrategy", limit);
    const early = (await bench.gateway("DescribeApi", { ServiceId, ApiId })).code;
    bench.clock.advance(300);

    expect(early).toBe("ResourceNotFound.InvalidApi");
    expect(await read(ApiId)).toMatchObject({ ApiId });
  });

  it("belongs to a service", async () => {
    const ApiId = await bench.api(ServiceId);
    const other = await bench.service();

    expect((await bench.gateway("DescribeApi", { ServiceId: other, ApiId })).code).toBe("ResourceNotFound.InvalidApi");
    expect((await bench.gateway("DescribeApi", { ServiceId: "service-0", ApiId })).code).toBe(
      "ResourceNotFound.InvalidService",
    );
  });

  it("is read without the members that the platform does not return", async () => {
    const ApiId = (
      await sendAs({
        ...scf,
        TokenTimeout: 0,
        EventBusId: "bus",
        Owner: "me",
        ServiceParameters: [{ Name: "a", RelevantRequestParameterType: "string" }],
      })
    ).response.Result.ApiId;
    const result = await read(ApiId);

    expect(result.ServiceScfFunctionName).toBe("f");
    expect(result.ServiceParameters).toEqual([{ Name: "a" }]);
    for (const member of ["TokenTimeout", "EventBusId", "Owner", "ServiceScfFunctionType"]) {
      expect(result).not.toHaveProperty(member);
    }
  });

  it("has the defaults of a backend in object storage", async () => {
    const { ApiId } = (await sendAs(cos)).response.Result;

    expect((await read(ApiId)).ServiceConfig.CosConfig).toEqual({
      Action: "GetObject",
      BucketName: "b-1",
      PathMatchMode: "BackEndPath",
      Authorization: false,
    });
  });

  it("keeps of its backend what the new kind has", async () => {
    const { ApiId } = (await sendAs(http)).response.Result;
    await modify(ApiId);

    expect(await read(ApiId)).toMatchObject({ ServiceConfig: null, ServiceMockReturnMessage: "hello" });
  });

  it("keeps what an update leaves out, and loses what it empties", async () => {
    const parameters = [{ Name: "q", Position: "query", Type: "string", Required: false }];
    const ApiId = await bench.api(ServiceId, { RequestParameters: parameters });
    await modify(ApiId);
    const kept = await read(ApiId);
    await modify(ApiId, { RequestParameters: [] });

    expect(kept.RequestParameters).toEqual(parameters);
    expect((await read(ApiId)).RequestParameters).toEqual([]);
  });

  it("loses its error codes only when the call requests it", async () => {
    const ApiId = await bench.api(ServiceId, { ResponseErrorCodes: [{ Code: 1, Msg: "no" }] });
    await modify(ApiId, { ResponseErrorCodes: [] });
    const kept = await read(ApiId);
    await modify(ApiId, { IsDeleteResponseErrorCodes: true });

    expect(kept.ResponseErrorCodes).toEqual([{ Code: 1, Msg: "no", NeedConvert: false }]);
    expect((await read(ApiId)).ResponseErrorCodes).toBeNull();
  });

  it("has limits, and reports none as 5000", async () => {
    const ApiId = await bench.api(ServiceId);
    const set = (Strategy: number, EnvironmentName: string) =>
      bench.gateway("ModifyApiEnvironmentStrategy", { ServiceId, Strategy, EnvironmentName, ApiIds: [ApiId] });
    await set(10, "test");
    await set(20, "release");
    await set(-1, "release");
    const { Result } = (await bench.gateway("DescribeApiEnvironmentStrategy", { ServiceId, ApiId })).response;

    expect(Result.ApiEnvironmentStrategySet).toMatchObject([
      {
        EnvironmentStrategySet: [
          { EnvironmentName: "test", Quota: 10 },
          { EnvironmentName: "prepub", Quota: 5000 },
          { EnvironmentName: "release", Quota: 5000 },
        ],
      },
    ]);
  });

  it("is listed by filters, page by page", async () => {
    for (let index = 0; index < 105; index += 1) {
      await bench.platform.state.gatewayApis.create({ serviceId: ServiceId, config: { ApiName: `api-${index}` } });
    }
    const find = async (params: object) =>
      (await bench.gateway("DescribeApisStatus", { ServiceId, ...params })).response.Result;
    const second = await find({ Limit: 100, Offset: 100 });

    expect(second).toMatchObject({ TotalCount: 105, ApiIdStatusSet: { length: 5 } });
    expect((await find({ Filters: [{ Name: "ApiName", Values: ["api-10"] }] })).TotalCount).toBe(6);
    expect(await find({ Filters: [{ Name: "ApiId", Values: [second.ApiIdStatusSet[0].ApiId] }] })).toMatchObject({
      ApiIdStatusSet: [{ ApiName: "api-100" }],
    });
  });

  it("is rejected at a path and method that are taken", async () => {
    const ApiId = await bench.api(ServiceId);

    expect((await create({})).code).toBe("InvalidParameterValue.InvalidApiRequestConfig");
    expect((await modify(ApiId)).code).toBeUndefined();
  });

  it("meets the quota", async () => {
    bench.platform.set({ gatewayQuotas: { apis: 0 } });

    expect((await create({})).code).toBe("LimitExceeded.ApiCountLimitExceeded");
  });

  it("keeps its protocol", async () => {
    const ApiId = await bench.api(ServiceId);

    expect((await modify(ApiId, { Protocol: "WEBSOCKET" })).code).toBe("UnsupportedOperation.ModifyProtocol");
  });

  it.each([
    ["a backend without its address", "MissingParameter", { ...http, ServiceConfig: { Path: "/", Method: "GET" } }],
    ["a mock without a message", "MissingParameter", { ...withoutBackend }],
    ["a member of another backend", "InvalidParameter", { ...http, ServiceMockReturnMessage: "hello" }],
    ["a function without its kind", "MissingParameter", { ...scf, ServiceScfFunctionType: undefined }],
    ["an empty list", "InvalidParameterValue", { ...newApi, RequestParameters: [] }],
    ["an empty text", "InvalidParameterValue", { ...newApi, ApiDesc: "" }],
    [
      "a code to convert to nothing",
      "MissingParameter",
      { ...newApi, ResponseErrorCodes: [{ Code: 1, Msg: "no", NeedConvert: true }] },
    ],
  ])("is rejected for %s, which no correct client sends", async (_, code, params) => {
    expect((await sendAs(params)).code).toBe(code);
    expect(bench.platform.journal.violations).toHaveLength(1);
  });

  it.each([
    ["a type of responses that is not known", "NotInOptions", { ...newApi, ResponseType: "PDF" }],
    ["a path without a slash", "InvalidApiRequestConfig", { ...newApi, RequestConfig: { Path: "a", Method: "GET" } }],
    ["a long wait", "RangeExceeded", { ...newApi, ServiceTimeout: 1_801 }],
    ["no wait", "RangeExceeded", { ...newApi, ServiceTimeout: 0 }],
    ["a token that is over before it begins", "RangeExceeded", { ...newApi, TokenTimeout: -1 }],
    [
      "a parameter in a place that is not known",
      "NotInOptions",
      { ...newApi, RequestParameters: [{ Name: "q", Position: "cookie", Type: "string", Required: false }] },
    ],
  ])("is rejected for %s", async (_, reason, params) => {
    expect((await sendAs(params)).code).toBe(`InvalidParameterValue.${reason}`);
    expect(bench.platform.journal.violations).toEqual([]);
  });
});

describe("an API", () => {
  it("accepts settings for the bodies of cloud functions, and tags", async () => {
    const ApiId = await bench.api(ServiceId, { ServiceScfEventIsAsyncCall: true });
    const rules = [{ Name: "Accept", Value: ["image/png"] }];
    const { code } = await bench.gateway("ModifyApi", {
      ServiceId,
      ApiId,
      ...newApi,
      Base64EncodedTriggerRules: rules,
      TagSpecifications: { Key: "team", Value: "payments" },
    });
    const shown = (await bench.gateway("DescribeApi", { ServiceId, ApiId })).response.Result;

    expect(code).toBeUndefined();
    expect(shown).toMatchObject({ ServiceScfEventIsAsyncCall: true, Base64EncodedTriggerRules: rules });
    expect(bench.platform.journal.violations).toEqual([]);
  });
});

describe("an API is not deleted while", () => {
  it("a usage plan is bound to it", async () => {
    const ApiId = await bench.api(ServiceId);
    const { UsagePlanId } = (await bench.gateway("CreateUsagePlan", newPlan)).response.Result;
    const place = { BindType: "API", Environment: "test", ServiceId, ApiIds: [ApiId] };
    await bench.gateway("BindEnvironment", { UsagePlanIds: [UsagePlanId], ...place });

    expect(await remove(ApiId)).toBe("FailedOperation.ApiBindEnvironment");
  });

  it("others rely on it for their authorization", async () => {
    const OauthConfig = { PublicKey: "key", TokenLocation: "method.req.header.token" };
    const { ApiId } = (await create({ AuthType: "OAUTH", ApiBusinessType: "OAUTH", OauthConfig })).response.Result;
    const business = await create({
      RequestConfig: { Path: "/business", Method: "GET" },
      AuthType: "OAUTH",
      ApiBusinessType: "NORMAL",
      AuthRelationApiId: ApiId,
    });
    const early = await remove(ApiId);
    await remove(business.response.Result.ApiId);

    expect([early, await remove(ApiId)]).toEqual(["UnsupportedOperation.UnsupportedDeleteApi", undefined]);
  });

  it("a plugin or an app is bound to it", async () => {
    const ApiId = await bench.api(ServiceId);
    const { apiApps, apiAppBindings } = bench.platform.state;
    const { id: ownerId } = await apiApps.create({});
    await apiAppBindings.create({ ownerId, serviceId: ServiceId, apiId: ApiId });
    const early = await remove(ApiId);
    apiApps.remove(ownerId);

    expect([early, await remove(ApiId)]).toEqual(["UnsupportedOperation.ResourceAssociated", undefined]);
  });

  it("a task works on it", async () => {
    const ApiId = await bench.api(ServiceId);
    bench.platform.occupy(ApiId, 500);
    const early = await remove(ApiId);
    bench.clock.advance(500);

    expect([early, await remove(ApiId)]).toEqual(["FailedOperation.ApiInOperation", undefined]);
  });
});
