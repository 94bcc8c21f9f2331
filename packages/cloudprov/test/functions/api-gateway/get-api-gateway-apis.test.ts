import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import type { CloudprovOptions } from "../../simulated-provider.ts";
import { givenLookup } from "../given-lookup.ts";

const name = "getApiGatewayApis";

/** A service without APIs. */
async function given(settings?: CloudprovOptions) {
  const test = await givenLookup(name, settings);
  const { id: serviceId } = await test.platform.state.gatewayServices.create({});
  return { ...test, args: { serviceId }, firstPage: { ServiceId: serviceId, Limit: 100, Offset: 0 } };
}

/** Makes APIs, and gives their names. */
async function makeApis({ platform, args }: Awaited<ReturnType<typeof given>>, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, at) => `api-${at}`);
  for (const ApiName of names) await platform.state.gatewayApis.create({ ...args, config: { ApiName } });
  return names;
}

/** The names of the APIs found. */
const namesOf = (found: Readonly<Record<string, unknown>>) =>
  (found["lists"] as { apiName: string }[]).map(({ apiName }) => apiName);

describe(name, () => {
  it("returns every API of the service, with empty values for missing ones", async () => {
    await using test = await given();
    const { serviceId } = test.args;
    const { gatewayApis } = test.platform.state;
    await gatewayApis.create({
      serviceId,
      config: {
        ApiName: "orders",
        ApiDesc: "the purchased goods",
        AuthType: "SECRET",
        EnableCORS: false,
        RequestConfig: { Path: "/orders", Method: "POST" },
        RequestParameters: [{ Name: "q", Position: "QUERY", Type: "string", Desc: "words", Required: true }],
        ServiceType: "HTTP",
        ServiceTimeout: 15,
        ServiceConfig: {
          Product: "clb",
          UniqVpcId: "vpc-1",
          Url: "http://10.0.0.1",
          Path: "/backend",
          Method: "PUT",
        },
        ResponseType: "JSON",
        ResponseSuccessExample: "yes",
        ResponseFailExample: "no",
        ResponseErrorCodes: [{ Code: 404, Msg: "gone", Desc: "was deleted", ConvertedCode: 410, NeedConvert: true }],
      },
    });
    const { id } = await gatewayApis.create({ serviceId, config: { ServiceMockReturnMessage: "hi" } });
    await gatewayApis.create({
      serviceId,
      config: {
        ServiceType: "SCF",
        ServiceScfFunctionName: "pay",
        ServiceScfFunctionNamespace: "default",
        ServiceScfFunctionQualifier: "$LATEST",
      },
    });
    const times = { modifyTime: expect.stringMatching(/Z$/), createTime: expect.stringMatching(/Z$/) };
    const mocked = {
      ...times,
      serviceId,
      apiName: "api",
      apiDesc: "",
      authType: "NONE",
      protocol: "HTTP",
      enableCors: true,
      responseType: "HTML",
      responseSuccessExample: "",
      responseFailExample: "",
      requestConfigPath: `/${id}`,
      requestConfigMethod: "GET",
      serviceConfigType: "MOCK",
      serviceConfigTimeout: 5,
      serviceConfigProduct: "",
      serviceConfigVpcId: "",
      serviceConfigUrl: "",
      serviceConfigPath: "",
      serviceConfigMethod: "",
      serviceConfigScfFunctionName: "",
      serviceConfigScfFunctionNamespace: "",
      serviceConfigScfFunctionQualifier: "",
      serviceConfigMockReturnMessage: "hi",
      requestParameters: [],
      responseErrorCodes: [],
    };
    const found = await test.ask(test.args);
    expect(found).toMatchObject({ id: "#", serviceId });
    expect(found["lists"]).toEqual([
      {
        ...mocked,
        apiName: "orders",
        apiDesc: "the purchased goods",
        authType: "SECRET",
        enableCors: false,
        responseType: "JSON",
        responseSuccessExample: "yes",
        responseFailExample: "no",
        requestConfigPath: "/orders",
        requestConfigMethod: "POST",
        serviceConfigType: "HTTP",
        serviceConfigTimeout: 15,
        serviceConfigProduct: "clb",
        serviceConfigVpcId: "vpc-1",
        serviceConfigUrl: "http://10.0.0.1",
        serviceConfigPath: "/backend",
        serviceConfigMethod: "PUT",
        serviceConfigMockReturnMessage: expect.any(String),
        requestParameters: [
          { name: "q", position: "QUERY", type: "string", desc: "words", defaultValue: "", required: true },
        ],
        responseErrorCodes: [{ code: 404, msg: "gone", desc: "was deleted", convertedCode: 410, needConvert: true }],
      },
      mocked,
      {
        ...mocked,
        requestConfigPath: expect.any(String),
        serviceConfigType: "SCF",
        serviceConfigScfFunctionName: "pay",
        serviceConfigScfFunctionNamespace: "default",
        serviceConfigScfFunctionQualifier: "$LATEST",
        serviceConfigMockReturnMessage: expect.any(String),
      },
    ]);
    expect(test.sent("DescribeApisStatus")).toEqual([test.firstPage]);
    expect(test.sent("DescribeApi")).toContainEqual({ ServiceId: serviceId, ApiId: id });
  });

  it("filters by name, by ID and by both, and returns its inputs", async () => {
    await using test = await given();
    const { args, firstPage } = test;
    const { gatewayApis } = test.platform.state;
    const orders = await gatewayApis.create({ ...args, config: { ApiName: "orders" } });
    await gatewayApis.create({ ...args, config: { ApiName: "bills" } });
    const byName = await test.ask({ ...args, apiName: "bills", apiId: "" });
    expect(byName).toMatchObject({ id: "bills#", apiName: "bills" });
    expect(namesOf(byName)).toEqual(["bills"]);
    const byId = await test.ask({ ...args, apiId: orders.id });
    expect(byId).toMatchObject({ id: `#${orders.id}`, apiId: orders.id });
    expect(namesOf(byId)).toEqual(["orders"]);
    const byBoth = await test.ask({ ...args, apiName: "bills", apiId: orders.id });
    expect(byBoth).toMatchObject({ id: `bills#${orders.id}`, lists: [] });
    expect(test.sent("DescribeApisStatus")).toEqual([
      { ...firstPage, Filters: [{ Name: "ApiName", Values: ["bills"] }] },
      { ...firstPage, Filters: [{ Name: "ApiId", Values: [orders.id] }] },
      {
        ...firstPage,
        Filters: [
          { Name: "ApiName", Values: ["bills"] },
          { Name: "ApiId", Values: [orders.id] },
        ],
      },
    ]);
  });

  it("omits those that no longer exist when they are read", async () => {
    await using test = await given();
    await test.platform.state.gatewayApis.create({ ...test.args, config: { ApiName: "orders" } });
    const code = "ResourceNotFound.InvalidApi";
    test.platform.failNextAction({ action: "DescribeApi", code });
    expect(namesOf(await test.ask(test.args))).toEqual([]);
    test.platform.failNextAction({ action: "DescribeApi", code: "ResourceNotFound.InvalidService" });
    expect(namesOf(await test.ask(test.args))).toEqual([]);
    expect(namesOf(await test.ask(test.args))).toEqual(["orders"]);
  });

  it("fails if one cannot be read", async () => {
    await using test = await given();
    await test.platform.state.gatewayApis.create(test.args);
    test.platform.failNextAction({ action: "DescribeApi", code: "UnauthorizedOperation" });
    expect((await failure(test.ask(test.args))).message).toContain("UnauthorizedOperation");
  });

  it("lists several pages", async () => {
    await using test = await given({ callsPerSecond: { default: 1_000 } });
    const made = await makeApis(test, 101);
    expect(namesOf(await test.ask(test.args))).toEqual(made);
    expect(test.sent("DescribeApisStatus")).toEqual([test.firstPage, { ...test.firstPage, Offset: 100 }]);
    expect(test.sent("DescribeApi")).toHaveLength(101);
  });

  it("reads all even if the platform accepts few requests per second", async () => {
    await using test = await given({ callsPerSecond: { "apigateway:DescribeApi": 8 } });
    const made = await makeApis(test, 12);
    expect(namesOf(await test.ask(test.args))).toEqual(made);
    expect(test.platform.calls({ code: "RequestLimitExceeded" })).not.toEqual([]);
  });

  it("writes the APIs", async () => {
    await using test = await given();
    await test.platform.state.gatewayApis.create({ ...test.args, config: { ApiName: "orders" } });
    expect(await test.file(test.args)).toMatchObject({ content: [{ apiName: "orders" }], mode: 0o644 });
  });

  it("fails for a service that does not exist", async () => {
    await using test = await given();
    const { message } = await failure(test.ask({ serviceId: "service-none" }));
    expect(message).toContain("ResourceNotFound.InvalidService");
    expect((await failure(test.ask({ serviceId: "" }))).message).toContain("serviceId must be the ID of a service");
  });
});
