import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenLookup } from "../given-lookup.ts";

const name = "getApiGatewayApiAppApi";

const apiRegion = "ap-shanghai";
const time = expect.stringMatching(/Z$/);

/** A service of another region than the provider's. */
async function given() {
  const test = await givenLookup(name);
  const service = await test.platform.state.gatewayServices.create({
    region: apiRegion,
    name: "shop",
    description: "the web shop",
  });
  /** Makes an API of it, and gives what the function is to be asked. */
  const makeApi = async (more: object) => {
    const { id } = await test.platform.state.gatewayApis.create({ region: apiRegion, serviceId: service.id, ...more });
    return { serviceId: service.id, apiId: id, apiRegion };
  };
  return { ...test, makeApi };
}

/** The response for an API without any settings. */
const bare = {
  serviceName: "shop",
  serviceDesc: "the web shop",
  apiName: "api",
  apiDesc: "",
  apiType: "NORMAL",
  protocol: "HTTP",
  authType: "NONE",
  apiBusinessType: "NORMAL",
  authRelationApiId: "",
  createdTime: time,
  modifiedTime: time,
  isDebugAfterCharge: false,
  enableCors: true,
  responseType: "HTML",
  responseSuccessExample: "",
  responseFailExample: "",
  serviceTimeout: 5,
  serviceType: "MOCK",
  serviceMockReturnMessage: "hello",
  serviceScfFunctionName: "",
  serviceScfFunctionNamespace: "",
  serviceScfFunctionQualifier: "",
  serviceScfIsIntegratedResponse: false,
  serviceWebsocketRegisterFunctionName: "",
  serviceWebsocketRegisterFunctionNamespace: "",
  serviceWebsocketRegisterFunctionQualifier: "",
  serviceWebsocketCleanupFunctionName: "",
  serviceWebsocketCleanupFunctionNamespace: "",
  serviceWebsocketCleanupFunctionQualifier: "",
  serviceWebsocketTransportFunctionName: "",
  serviceWebsocketTransportFunctionNamespace: "",
  serviceWebsocketTransportFunctionQualifier: "",
  internalDomain: "",
  isBase64Encoded: false,
  isBase64Trigger: false,
  environments: [],
  oauthConfigs: [],
  requestConfigs: [],
  serviceConfigs: [],
  serviceTsfLoadBalanceConfs: [],
  serviceTsfHealthCheckConfs: [],
  responseErrorCodes: [],
  requestParameters: [],
  serviceParameters: [],
  constantParameters: [],
  microServices: [],
  microServicesInfos: [],
  tags: [],
  base64EncodedTriggerRules: [],
};

describe(name, () => {
  it("returns one element, in which missing values are empty", async () => {
    await using test = await given();
    const args = await test.makeApi({});
    const { serviceId, apiId } = args;
    expect(await test.ask(args)).toEqual({
      ...args,
      id: `${serviceId}#${apiId}#${apiRegion}`,
      results: [{ ...bare, serviceId, apiId, requestConfigs: [{ path: `/${apiId}`, method: "GET" }] }],
    });
    expect(test.platform.calls()).toMatchObject([
      {
        action: "DescribeApiForApiApp",
        region: "ap-guangzhou",
        requestBody: { ServiceId: serviceId, ApiId: apiId, ApiRegion: apiRegion },
      },
    ]);
  });

  it("returns every field of the response, with single objects as lists of one element", async () => {
    await using test = await given();
    const args = await test.makeApi({
      config: {
        ApiName: "orders",
        ApiDesc: "the purchased goods",
        AuthType: "OAUTH",
        EnableCORS: false,
        AuthRelationApiId: "api-1",
        OauthConfig: { PublicKey: "key", TokenLocation: "header", LoginRedirectUrl: "https://example.com" },
        RequestConfig: { Path: "/orders", Method: "POST" },
        ServiceType: "HTTP",
        ServiceTimeout: 15,
        ServiceConfig: {
          Product: "upstream",
          UniqVpcId: "vpc-1",
          Url: "http://10.0.0.1",
          Path: "/backend",
          Method: "PUT",
          UpstreamId: "upstream-1",
        },
        ServiceTsfLoadBalanceConf: {
          IsLoadBalance: true,
          Method: "RoundRobinRule",
          SessionStickRequired: true,
          SessionStickTimeout: 20,
        },
        ServiceTsfHealthCheckConf: {
          IsHealthCheck: true,
          RequestVolumeThreshold: 10,
          SleepWindowInMilliseconds: 500,
          ErrorThresholdPercentage: 30,
        },
        ResponseErrorCodes: [{ Code: 404, Msg: "gone", Desc: "was deleted", ConvertedCode: 410, NeedConvert: true }],
        RequestParameters: [
          { Name: "q", Position: "QUERY", Type: "string", Desc: "words", DefaultValue: "all", Required: true },
        ],
        ServiceParameters: [
          {
            Name: "words",
            Position: "BODY",
            RelevantRequestParameterPosition: "QUERY",
            RelevantRequestParameterName: "q",
            DefaultValue: "none",
            RelevantRequestParameterDesc: "the searched text",
          },
        ],
        ConstantParameters: [{ Name: "from", Desc: "who asks", Position: "HEADER", DefaultValue: "gateway" }],
        MicroServices: [{ ClusterId: "cls-1", NamespaceId: "ns-1", MicroServiceName: "ms-1" }],
        ResponseType: "JSON",
        ResponseSuccessExample: "yes",
        ResponseFailExample: "no",
      },
      extra: {
        MicroServicesInfo: [3, 1, 3],
        InternalDomain: "inner.example.com",
        Tags: [{ Key: "team", Value: "shop" }],
        IsBase64Trigger: true,
        Base64EncodedTriggerRules: [{ Name: "Accept", Value: ["image/png", "image/gif"] }],
        ServiceScfIsIntegratedResponse: true,
        ServiceWebsocketRegisterFunctionName: "hello",
        ServiceWebsocketCleanupFunctionNamespace: "default",
        ServiceWebsocketTransportFunctionQualifier: "$LATEST",
        Environments: ["test", "release"],
      },
    });
    const { results } = await test.ask(args);
    expect(results).toMatchObject([
      {
        apiName: "orders",
        apiDesc: "the purchased goods",
        authType: "OAUTH",
        authRelationApiId: "api-1",
        enableCors: false,
        serviceType: "HTTP",
        serviceTimeout: 15,
        responseType: "JSON",
        responseSuccessExample: "yes",
        responseFailExample: "no",
        internalDomain: "inner.example.com",
        isBase64Trigger: true,
        serviceScfIsIntegratedResponse: true,
        serviceWebsocketRegisterFunctionName: "hello",
        serviceWebsocketCleanupFunctionNamespace: "default",
        serviceWebsocketTransportFunctionQualifier: "$LATEST",
        environments: ["test", "release"],
        oauthConfigs: [{ publicKey: "key", tokenLocation: "header", loginRedirectUrl: "https://example.com" }],
        requestConfigs: [{ path: "/orders", method: "POST" }],
        serviceConfigs: [
          {
            product: "upstream",
            uniqVpcId: "vpc-1",
            url: "http://10.0.0.1",
            path: "/backend",
            method: "PUT",
            upstreamId: "upstream-1",
          },
        ],
        serviceTsfLoadBalanceConfs: [
          { isLoadBalance: true, method: "RoundRobinRule", sessionStickRequired: true, sessionStickTimeout: 20 },
        ],
        serviceTsfHealthCheckConfs: [
          {
            isHealthCheck: true,
            requestVolumeThreshold: 10,
            sleepWindowInMilliseconds: 500,
            errorThresholdPercentage: 30,
          },
        ],
        responseErrorCodes: [{ code: 404, msg: "gone", desc: "was deleted", convertedCode: 410, needConvert: true }],
        requestParameters: [
          { name: "q", position: "QUERY", type: "string", desc: "words", defaultValue: "all", required: true },
        ],
        serviceParameters: [
          {
            name: "words",
            position: "BODY",
            relevantRequestParameterPosition: "QUERY",
            relevantRequestParameterName: "q",
            defaultValue: "none",
            relevantRequestParameterDesc: "the searched text",
          },
        ],
        constantParameters: [{ name: "from", desc: "who asks", position: "HEADER", defaultValue: "gateway" }],
        microServices: [{ clusterId: "cls-1", namespaceId: "ns-1", microServiceName: "ms-1" }],
        microServicesInfos: [3, 1, 3],
        tags: [{ key: "team", value: "shop" }],
        base64EncodedTriggerRules: [{ name: "Accept", values: ["image/png", "image/gif"] }],
      },
    ]);
  });

  it("writes the results", async () => {
    await using test = await given();
    const args = await test.makeApi({});
    expect(await test.file(args)).toMatchObject({ content: [{ apiId: args.apiId }], mode: 0o644 });
  });

  it("reports which service or API does not exist there", async () => {
    await using test = await given();
    const args = await test.makeApi({});
    const words = async (wrong: object) => (await failure(test.ask({ ...args, ...wrong }))).message;
    expect(await words({ apiRegion: "ap-tokyo" })).toContain("ResourceNotFound.InvalidService");
    expect(await words({ apiId: "api-none" })).toContain("ResourceNotFound.InvalidApi");
  });

  it.each(["serviceId", "apiId", "apiRegion"])("requires %s", async (property) => {
    await using test = await given();
    const args = { serviceId: "service-1", apiId: "api-1", apiRegion, [property]: "" };
    expect((await failure(test.ask(args))).message).toMatch(new RegExp(`${property} must (be the ID of|not be empty)`));
    expect(test.platform.calls()).toEqual([]);
  });
});
