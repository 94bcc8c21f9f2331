import { failure, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

/** A service, and what makes an API of it that a server answers. */
async function given(settings?: CloudprovOptions) {
  const test = await givenResource("ApiGatewayApi", settings);
  const service = await test.platform.state.gatewayServices.create({});
  const api: Values = { serviceId: service.id, apiName: "orders", requestConfigPath: "/orders" };
  const mock: Values = { ...api, serviceConfigType: "MOCK", serviceConfigMockReturnMessage: "hello" };
  const http: Values = {
    ...api,
    serviceConfigUrl: "http://10.0.0.1",
    serviceConfigPath: "/",
    serviceConfigMethod: "GET",
  };
  return { ...test, service, api, mock, http, limited: { ...http, releaseLimit: 500, preLimit: 50, testLimit: 5 } };
}

const scf: Values = {
  serviceConfigType: "SCF",
  serviceConfigScfFunctionName: "orders",
  serviceConfigScfFunctionNamespace: "default",
  serviceConfigScfFunctionQualifier: "$LATEST",
  serviceConfigScfFunctionType: "EVENT",
};
const cos: Values = {
  serviceConfigType: "COS",
  serviceConfigCosConfig: { action: "GetObject", bucketName: "orders-1300000001" },
};
const websocket = (moment: string): Values => ({
  [`serviceConfigWebsocket${moment}FunctionName`]: moment,
  [`serviceConfigWebsocket${moment}FunctionNamespace`]: "default",
  [`serviceConfigWebsocket${moment}FunctionQualifier`]: "$LATEST",
});
const everything: Values = {
  apiDesc: "orders of the shop",
  requestParameters: [
    { name: "id", position: "PATH", type: "int" },
    { name: "all", position: "query", type: "boolean", desc: "all of them", defaultValue: "false", required: true },
  ],
  constantParameters: [{ name: "from", position: "header", defaultValue: "gateway" }, { name: "to" }],
  serviceParameters: [
    {
      name: "id",
      position: "path",
      relevantRequestParameterName: "id",
      relevantRequestParameterPosition: "path",
      relevantRequestParameterType: "int",
    },
    { name: "other" },
  ],
  responseErrorCodes: [
    { code: 401, msg: "who is there?", convertedCode: 403, needConvert: true },
    { code: 500, msg: "sorry", desc: "no luck" },
  ],
  responseType: "JSON",
  responseSuccessExample: "{}",
  responseFailExample: "no",
  isDebugAfterCharge: true,
  isBase64Encoded: true,
  eventBusId: "eb-1",
  eiamAppType: "web",
  eiamAuthType: "Authentication",
  eiamAppId: "app-1",
  tokenTimeout: 0,
  targetNamespaceId: "ns-1",
  userType: "normal",
  owner: "eve",
};

describe("creating an ApiGatewayApi", () => {
  it("waits until it is visible, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { id, outputs } = await test.it.create(test.http);
    expect(id).toMatch(/^api-/);
    expect(outputs).toMatchObject({
      ...test.http,
      apiType: "NORMAL",
      authType: "NONE",
      protocol: "HTTP",
      enableCors: true,
      requestConfigMethod: "GET",
      serviceConfigType: "HTTP",
      serviceConfigTimeout: 5,
      responseType: "HTML",
      apiBusinessType: "NORMAL",
      isDebugAfterCharge: false,
      isDeleteResponseErrorCodes: false,
      releaseLimit: 5000,
      apiGatewayApiId: id,
    });
    await test.it.read();
    expect((await test.it.preview(test.http)).action).toBe("same");
  });

  it("sends only the given settings", async () => {
    await using test = await given();
    await test.it.create({ ...test.http, apiDesc: "", requestParameters: [], preLimit: 0, responseType: "" });
    expect(test.sent("CreateApi")).toEqual([
      {
        ServiceId: test.service.id,
        ApiName: "orders",
        ApiType: "NORMAL",
        AuthType: "NONE",
        Protocol: "HTTP",
        EnableCORS: true,
        RequestConfig: { Path: "/orders", Method: "GET" },
        ServiceType: "HTTP",
        ServiceTimeout: 5,
        ServiceConfig: { Url: "http://10.0.0.1", Path: "/", Method: "GET" },
      },
    ]);
    expect(test.sent("ModifyApiEnvironmentStrategy")).toEqual([]);
  });

  it("updates parameters without a description and a default, which only ModifyApi requires", async () => {
    await using test = await given();
    const parameter = { name: "page", position: "QUERY", type: "int" };
    await test.it.create({ ...test.http, requestParameters: [{ ...parameter, desc: "The page", defaultValue: "1" }] });
    await test.it.update({ ...test.http, requestParameters: [parameter] });
    await test.it.read();
    expect((await test.it.preview({ ...test.http, requestParameters: [parameter] })).action).toBe("same");
    const sent = { Name: "page", Position: "QUERY", Type: "int", Required: false };
    expect(test.sent("ModifyApi")).toEqual([
      expect.objectContaining({ RequestParameters: [{ ...sent, Desc: "", DefaultValue: "" }] }),
    ]);
    const without = test.host.resource("ApiGatewayApi", "without");
    await without.create({ ...test.http, requestConfigPath: "/other", requestParameters: [parameter] });
    expect(test.sent("CreateApi").at(-1)).toMatchObject({ RequestParameters: [sent] });
  });

  it("keeps settings that the platform does not return, and ignores the order of sets", async () => {
    await using test = await given();
    const inputs = { ...test.http, ...everything };
    const { outputs } = await test.it.create(inputs);
    expect(outputs).toMatchObject({ ...everything, requestParameters: expect.any(Array) });
    await test.it.read();
    expect((await test.it.preview(inputs)).diff?.changes ?? []).toEqual([]);
    const turned = Object.fromEntries(
      ["requestParameters", "constantParameters", "responseErrorCodes"].map((name) => [
        name,
        [...(everything[name] as unknown[])].reverse(),
      ]),
    );
    expect((await test.it.preview({ ...inputs, ...turned })).action).toBe("same");
    expect(test.sent("CreateApi")).toEqual([
      expect.objectContaining({
        RequestParameters: [
          { Name: "id", Position: "PATH", Type: "int", Required: false },
          {
            Name: "all",
            Position: "query",
            Type: "boolean",
            Desc: "all of them",
            DefaultValue: "false",
            Required: true,
          },
        ],
        TokenTimeout: 0,
        ServiceParameters: [expect.objectContaining({ RelevantRequestParameterType: "int" }), { Name: "other" }],
      }),
    ]);
  });

  it("sends only the members of its backend", async () => {
    await using test = await given();
    const inputs = { ...test.http, ...scf, serviceConfigMockReturnMessage: "hello" };
    const { outputs } = await test.it.create(inputs);
    const [sent] = test.sent("CreateApi");
    expect(sent).toMatchObject({ ServiceScfFunctionName: "orders", ServiceScfIsIntegratedResponse: false });
    expect(sent).not.toHaveProperty("ServiceConfig");
    expect(sent).not.toHaveProperty("ServiceMockReturnMessage");
    expect(outputs).toMatchObject({ serviceConfigUrl: "http://10.0.0.1", serviceConfigMockReturnMessage: "hello" });
    await test.it.read();
    expect((await test.it.preview(inputs)).action).toBe("same");
  });

  it("accepts a bucket as a backend, and leaves its other settings to the platform", async () => {
    await using test = await given();
    const inputs = { ...test.api, ...cos };
    const { outputs } = await test.it.create(inputs);
    expect(test.sent("CreateApi")).toEqual([
      expect.objectContaining({
        ServiceConfig: { CosConfig: { Action: "GetObject", BucketName: "orders-1300000001" } },
      }),
    ]);
    expect(outputs["serviceConfigCosConfig"]).toMatchObject({ action: "GetObject", pathMatchMode: "BackEndPath" });
    await test.it.read();
    expect((await test.it.preview(inputs)).action).toBe("same");
  });

  it("sends the functions of WebSockets that the program sets", async () => {
    await using test = await given();
    const inputs = { ...test.api, ...scf, protocol: "WEBSOCKET", ...websocket("Register"), ...websocket("Cleanup") };
    await test.it.create(inputs);
    expect(test.sent("CreateApi")).toEqual([
      expect.objectContaining({ ServiceWebsocketRegisterFunctionName: "Register" }),
    ]);
    expect(test.sent("CreateApi")[0]).not.toHaveProperty("ServiceWebsocketTransportFunctionName");
    await test.it.read();
    expect((await test.it.preview(inputs)).action).toBe("same");
  });

  it("accepts microservices as backends, and leaves their unset values to the platform", async () => {
    await using test = await given();
    const inputs = {
      ...test.api,
      apiType: "TSF",
      serviceConfigType: "TSF",
      microServices: [
        { clusterId: "cluster-1", namespaceId: "namespace-1", microServiceName: "orders" },
        { clusterId: "cluster-2", namespaceId: "namespace-1", microServiceName: "orders" },
      ],
      serviceTsfLoadBalanceConf: { isLoadBalance: true },
      serviceTsfHealthCheckConf: { isHealthCheck: true, errorThresholdPercentage: 0 },
    };
    const { id } = await test.it.create(inputs);
    expect(test.sent("CreateApi")).toEqual([
      expect.objectContaining({
        ServiceTsfLoadBalanceConf: { IsLoadBalance: true },
        ServiceTsfHealthCheckConf: { IsHealthCheck: true },
      }),
    ]);
    const { gatewayApis } = test.platform.state;
    for (const { config } of gatewayApis.list()) {
      gatewayApis.change(id, {
        config: {
          ...config,
          ServiceTsfLoadBalanceConf: { IsLoadBalance: true, Method: "Random", SessionStickTimeout: 30 },
          ServiceTsfHealthCheckConf: { IsHealthCheck: true, RequestVolumeThreshold: 20, ErrorThresholdPercentage: 50 },
        },
      });
    }
    await test.it.read();
    expect((await test.it.preview(inputs)).action).toBe("same");
    const { serviceTsfLoadBalanceConf: _, serviceTsfHealthCheckConf: __, ...without } = inputs;
    await test.it.update(without);
    expect(test.sent("ModifyApi")).toEqual([
      expect.objectContaining({
        ServiceTsfLoadBalanceConf: { IsLoadBalance: false },
        ServiceTsfHealthCheckConf: { IsHealthCheck: false },
      }),
    ]);
    expect((await test.it.preview(without)).action).toBe("same");
  });

  it("sends the backend machines once, and their balancing and health check each time", async () => {
    await using test = await given();
    const inputs = {
      ...test.api,
      serviceConfigType: "TARGET",
      targetServices: [{ vmIp: "10.0.0.1", vpcId: "vpc-1", vmPort: 80, hostIp: "10.0.0.2" }],
      targetServicesLoadBalanceConf: 0,
      targetServicesHealthCheckConf: { isHealthCheck: true, requestVolumeThreshold: 20 },
    };
    const { outputs } = await test.it.create(inputs);
    expect(outputs).toMatchObject(inputs);
    await test.it.read();
    expect((await test.it.preview(inputs)).action).toBe("same");
    await test.it.update({ ...inputs, apiName: "all orders" });
    const always = {
      TargetServicesLoadBalanceConf: 0,
      TargetServicesHealthCheckConf: { IsHealthCheck: true, RequestVolumeThreshold: 20 },
    };
    const TargetServices = [{ VmIp: "10.0.0.1", VpcId: "vpc-1", VmPort: 80, HostIp: "10.0.0.2" }];
    expect(test.sent("CreateApi")).toEqual([expect.objectContaining({ ...always, TargetServices })]);
    expect(test.sent("ModifyApi")).toEqual([expect.objectContaining(always)]);
    expect(test.sent("ModifyApi")[0]).not.toHaveProperty("TargetServices");
  });

  it("requires OAuth settings only for sign-in with OAuth", async () => {
    await using test = await given();
    const oauthConfig = { publicKey: "key", tokenLocation: "Header.token" };
    const grants = { ...test.mock, authType: "OAUTH", apiBusinessType: "OAUTH", oauthConfig };
    const { id } = await test.it.create(grants);
    const asks = {
      ...test.mock,
      requestConfigPath: "/mine",
      authType: "OAUTH",
      apiBusinessType: "NORMAL",
      authRelationApiId: id,
    };
    const other = test.host.resource("ApiGatewayApi", "other");
    await other.create(asks);
    expect((await other.preview(asks)).action).toBe("same");
    await test.it.read();
    expect((await test.it.preview(grants)).action).toBe("same");
    const { outputs } = await other.update({ ...asks, authType: "NONE", authRelationApiId: id });
    expect(test.sent("ModifyApi")).toEqual([expect.not.objectContaining({ ApiBusinessType: expect.anything() })]);
    expect(outputs).toMatchObject({ authType: "NONE", apiBusinessType: "NORMAL", authRelationApiId: id });
    await other.read();
    expect((await other.preview({ ...asks, authType: "NONE" })).action).toBe("same");
  });

  it("sets limits only once the API is visible", async () => {
    await using test = await given();
    test.platform.failNextAction({ action: "DescribeApi", code: "ResourceNotFound.InvalidApi" });
    await test.it.create(test.limited);
    const actions = test.platform.calls().map(({ action }) => action);
    const before = actions.slice(0, actions.indexOf("ModifyApiEnvironmentStrategy"));
    expect(before.filter((action) => action === "DescribeApi").length).toBeGreaterThan(1);
  });

  it("sets the limits one after another", async () => {
    await using test = await given({ visibilityLagMs: 300, gatewayTaskMs: 100 });
    const { id, outputs } = await test.it.create(test.limited);
    const limit = (Strategy: number, EnvironmentName: string) => ({
      ServiceId: test.service.id,
      Strategy,
      EnvironmentName,
      ApiIds: [id],
    });
    expect(new Set(test.sent("ModifyApiEnvironmentStrategy").map((sent) => JSON.stringify(sent)))).toEqual(
      new Set([limit(50, "prepub"), limit(500, "release"), limit(5, "test")].map((sent) => JSON.stringify(sent))),
    );
    expect(outputs).toMatchObject({ releaseLimit: 500, preLimit: 50, testLimit: 5 });
    await test.it.read();
    expect((await test.it.preview(test.limited)).action).toBe("same");
  });

  it("keeps it if a limit is rejected, and sets the missing ones in the next run", async () => {
    await using test = await given({ falseResults: { ModifyApiEnvironmentStrategy: 1 } });
    const { message } = await failure(test.it.create(test.limited));
    expect(message).toContain("ModifyApiEnvironmentStrategy did not succeed");
    const { id } = test.it;
    expect((await test.it.update(test.limited)).outputs).toMatchObject(test.limited);
    expect(test.platform.state.gatewayApis.list().map((one) => one.id)).toEqual([id]);
  });

  it("reports that its service does not exist", async () => {
    await using test = await given();
    const { message } = await failure(test.it.create({ ...test.http, serviceId: "service-none" }));
    expect(message).toContain("service service-none does not exist");
    expect(test.sent("CreateApi")).toEqual([]);
  });

  it("adopts the object after a lost response, and creates no second one", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    await test.platform.state.gatewayApis.create({ serviceId: test.service.id, config: { ApiName: "orders" } });
    test.platform.failNext({ path: /CreateApi$/, kind: "resetAfter" });
    const { id } = await test.it.create(test.http);
    const { gatewayApis } = test.platform.state;
    expect(gatewayApis.list()).toHaveLength(2);
    expect(gatewayApis.get(id)?.config.RequestConfig.Path).toBe("/orders");
  });

  it("shows how to import an existing one with its name and path", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.http);
    const { message } = await failure(test.host.resource("ApiGatewayApi", "other").create(test.http));
    expect(message).toContain(`ApiGatewayApi other '${test.service.id}#${id}'`);
  });

  it("shows how to import one that may belong to another user", async () => {
    await using test = await given();
    const old = await test.platform.state.gatewayApis.create({
      serviceId: test.service.id,
      createdAt: Date.now() - 3_600_000,
      config: { ApiName: "orders", RequestConfig: { Path: "/orders", Method: "GET" } },
    });
    test.platform.failNext({ path: /CreateApi$/, kind: "resetBefore" });
    const { message } = await failure(test.it.create(test.http));
    expect(message).toContain(`'${test.service.id}#${old.id}'`);
  });
});

describe("invalid inputs of an ApiGatewayApi", () => {
  it.each([
    [{}, ["serviceConfigUrl", "serviceConfigPath", "serviceConfigMethod"]],
    [
      { serviceConfigType: "WEBSOCKET", serviceConfigUrl: "ws://10.0.0.1" },
      ["serviceConfigPath", "serviceConfigMethod"],
    ],
    [{ serviceConfigType: "MOCK" }, ["serviceConfigMockReturnMessage"]],
    [
      { serviceConfigType: "SCF", serviceConfigScfFunctionName: "orders" },
      ["serviceConfigScfFunctionNamespace", "serviceConfigScfFunctionQualifier", "serviceConfigScfFunctionType"],
    ],
    [{ serviceConfigType: "COS" }, ["serviceConfigCosConfig"]],
    [{ serviceConfigType: "TSF" }, []],
    [{ serviceConfigType: unknown }, []],
    [{ serviceConfigUrl: unknown, serviceConfigPath: unknown, serviceConfigMethod: unknown }, []],
  ])("are rejected at preview: %j", async (backend, properties) => {
    await using test = await given();
    expect(await test.refused({ ...test.api, ...(backend as Values) })).toEqual(properties);
  });

  it("are rejected at preview: values that are not among those allowed", async () => {
    await using test = await given();
    const wrong = {
      apiType: "ODD",
      authType: "ODD",
      protocol: "ODD",
      requestConfigMethod: "ODD",
      responseType: "ODD",
    };
    expect(new Set(await test.refused({ ...test.mock, ...wrong }))).toEqual(new Set(Object.keys(wrong)));
    expect(await test.refused({ ...test.api, serviceConfigType: "ODD" })).toEqual(["serviceConfigType"]);
    const { failures } = await test.it.check({ ...test.mock, responseType: "ODD" });
    expect(failures[0]?.reason).toContain("HTML, JSON, TEXT, BINARY, XML or empty");
  });

  it("are rejected at preview: a bucket operation with another method, negative limits, another kind of ID", async () => {
    await using test = await given();
    const withAction = (action: string) => ({
      ...cos,
      serviceConfigCosConfig: { action, bucketName: "orders-1300000001" },
    });
    const refused = (more: object) => test.refused({ ...test.api, ...(more as Values) });
    expect(await refused(withAction("PutObject"))).toEqual(["serviceConfigCosConfig.action"]);
    expect(await refused({ ...withAction("AppendObject"), requestConfigMethod: "POST" })).toEqual([]);
    expect(await refused({ ...withAction("PutObject"), requestConfigMethod: "ANY" })).toEqual([]);
    expect(await refused(withAction("NewestObject"))).toEqual([]);
    expect(await test.refused({ ...test.mock, testLimit: -5 })).toEqual(["testLimit"]);
    expect(await test.refused({ ...test.mock, serviceId: "orders", authRelationApiId: "orders" })).toEqual([
      "serviceId",
      "authRelationApiId",
    ]);
  });

  it("are rejected at preview: a product without a VPC, a conversion without a code", async () => {
    await using test = await given();
    expect(await test.refused({ ...test.http, serviceConfigProduct: "clb" })).toEqual(["serviceConfigVpcId"]);
    expect(await test.refused({ ...test.mock, serviceConfigProduct: "clb" })).toEqual([]);
    const responseErrorCodes = [{ code: 1, msg: "no", needConvert: true }];
    expect(await test.refused({ ...test.mock, responseErrorCodes })).toEqual(["responseErrorCodes[0].convertedCode"]);
  });

  it("are left to the platform if it may support more values", async () => {
    await using test = await given();
    const new_ = { apiBusinessType: "NEW", serviceConfigProduct: "NEW", eiamAuthType: "NEW" };
    expect(await test.refused({ ...test.mock, ...new_ })).toEqual([]);
    expect(test.warnings()).toHaveLength(3);
  });
});

describe("changing an ApiGatewayApi", () => {
  it("sends every setting, in place, with the values the platform chose", async () => {
    await using test = await given();
    const { id } = await test.it.create({ ...test.limited, responseSuccessExample: "{}" });
    const { action, outputs } = await test.it.update({ ...test.limited, apiName: "all orders" });
    expect(action).toBe("update");
    expect(outputs).toMatchObject({ apiName: "all orders", responseSuccessExample: "{}" });
    expect(test.sent("ModifyApi")).toEqual([
      {
        ServiceId: test.service.id,
        ApiId: id,
        ApiName: "all orders",
        ApiType: "NORMAL",
        AuthType: "NONE",
        Protocol: "HTTP",
        EnableCORS: true,
        RequestConfig: { Path: "/orders", Method: "GET" },
        ServiceType: "HTTP",
        ServiceTimeout: 5,
        ServiceConfig: { Url: "http://10.0.0.1", Path: "/", Method: "GET" },
        ResponseType: "HTML",
        ResponseSuccessExample: "{}",
        IsDebugAfterCharge: false,
        IsBase64Encoded: false,
      },
    ]);
    expect(test.sent("ModifyApiEnvironmentStrategy")).toHaveLength(3);
  });

  it("clears removed settings, and does not send settings that only the create supports", async () => {
    await using test = await given();
    const inputs = {
      ...test.http,
      ...everything,
      serviceConfigProduct: "clb",
      serviceConfigVpcId: "vpc-1",
      microServices: [{ clusterId: "cluster-1", namespaceId: "namespace-1", microServiceName: "orders" }],
    };
    await test.it.create(inputs);
    const { targetNamespaceId, userType, owner } = everything;
    const left = { ...test.http, targetNamespaceId, userType, owner, isDeleteResponseErrorCodes: true };
    await test.it.update(left);
    const [sent] = test.sent("ModifyApi");
    expect(sent).toMatchObject({
      ApiDesc: "",
      RequestParameters: [],
      ConstantParameters: [],
      ServiceParameters: [],
      MicroServices: [],
      ResponseErrorCodes: [],
      IsDeleteResponseErrorCodes: true,
      EventBusId: "",
      EIAMAppId: "",
      ServiceConfig: { Url: "http://10.0.0.1", Path: "/", Method: "GET", Product: "", UniqVpcId: "" },
    });
    for (const name of ["TargetNamespaceId", "UserType", "Owner"]) expect(sent).not.toHaveProperty(name);
    await test.it.read();
    expect((await test.it.preview(left)).action).toBe("same");
  });

  it("changes its backend", async () => {
    await using test = await given();
    await test.it.create(test.http);
    const inputs: Values[] = [{ ...test.api, ...scf }, test.mock, { ...test.api, ...cos }, test.http];
    for (const one of inputs) {
      expect((await test.it.update(one)).action).toBe("update");
      await test.it.read();
      expect((await test.it.preview(one)).action).toBe("same");
    }
  });

  it("sends each changed limit with its own value, and nothing else", async () => {
    await using test = await given();
    await test.it.create(test.limited);
    const { preLimit: _, ...rest } = test.limited;
    const changed = { ...rest, releaseLimit: -1, testLimit: 7 };
    const { outputs } = await test.it.update(changed);
    expect(outputs).toMatchObject({ releaseLimit: -1, preLimit: 50, testLimit: 7 });
    expect(test.sent("ModifyApi")).toEqual([]);
    expect(test.sent("ModifyApiEnvironmentStrategy").slice(3)).toEqual([
      expect.objectContaining({ Strategy: -1, EnvironmentName: "release" }),
      expect.objectContaining({ Strategy: 7, EnvironmentName: "test" }),
    ]);
    await test.it.read();
    expect((await test.it.preview(changed)).action).toBe("same");
  });

  it("rejects at preview the removal of all error codes unless the program requests it", async () => {
    await using test = await given();
    const { responseErrorCodes } = everything;
    await test.it.create({ ...test.mock, responseErrorCodes });
    const { message } = await failure(test.it.preview(test.mock));
    expect(message).toContain(
      "responseErrorCodes must keep at least one of its 2 error codes, unless isDeleteResponseErrorCodes is true",
    );
    expect((await failure(test.it.preview({ ...test.mock, responseErrorCodes: [] }))).message).toContain("error codes");
    const without = { ...test.mock, isDeleteResponseErrorCodes: true };
    expect((await test.it.update(without)).outputs).not.toHaveProperty("responseErrorCodes");
    const again = { ...without, responseErrorCodes };
    expect((await test.it.update(again)).outputs["responseErrorCodes"]).toHaveLength(2);
    expect((await test.it.preview({ ...test.mock, responseErrorCodes: unknown })).action).toBe("update");
  });

  it("detects a change of only a parameter's type, although the platform does not return it", async () => {
    await using test = await given();
    const withType = (relevantRequestParameterType: string) => ({
      ...test.mock,
      serviceParameters: [{ name: "id", relevantRequestParameterType }],
    });
    await test.it.create(withType("int"));
    await test.it.read();
    expect((await test.it.preview(withType("int"))).action).toBe("same");
    const { action, outputs } = await test.it.update(withType("string"));
    expect(action).toBe("update");
    expect(outputs["serviceParameters"]).toMatchObject([{ name: "id", relevantRequestParameterType: "string" }]);
  });

  it("deletes it first if the replacement has its path, and creates the new one first otherwise", async () => {
    await using test = await given();
    await test.it.create(test.mock);
    const inputs = { ...test.mock, ...scf, protocol: "WEBSOCKET" };
    const { action, diff } = await test.it.preview(inputs);
    expect(action).toBe("replace");
    expect(diff?.deleteBeforeReplace).toBe(true);
    const elsewhere = await test.it.preview({ ...inputs, requestConfigPath: "/other" });
    expect(elsewhere.diff?.deleteBeforeReplace).toBe(false);
    await test.it.update(inputs);
    expect(test.platform.state.gatewayApis.list()).toHaveLength(1);
  });

  it.each([
    { serviceId: "service-2" },
    { owner: "eve" },
    { userType: "normal" },
    { targetNamespaceId: "ns-1" },
    { targetServices: [{ vmIp: "10.0.0.1", vpcId: "vpc-1", vmPort: 80, hostIp: "10.0.0.2" }] },
  ])("is replaced for %j", async (change) => {
    await using test = await given();
    await test.it.create(test.mock);
    expect((await test.it.preview({ ...test.mock, ...(change as Values) })).action).toBe("replace");
  });

  it("waits while the service is in operation", async () => {
    await using test = await given({ gatewayTaskMs: 300 });
    await test.it.create(test.limited);
    const { outputs } = await test.it.update({ ...test.limited, apiName: "all orders", testLimit: 6 });
    expect(outputs).toMatchObject({ apiName: "all orders", testLimit: 6 });
  });
});

describe("deleting an ApiGatewayApi", () => {
  it("removes its limits first", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.mock);
    await test.it.delete();
    expect(test.platform.state.gatewayApis.get(id)).toBeUndefined();
    expect(test.sent("ModifyApiEnvironmentStrategy")).toEqual(
      ["test", "release", "prepub"].map((EnvironmentName) => ({
        ServiceId: test.service.id,
        Strategy: -1,
        EnvironmentName,
        ApiIds: [id],
      })),
    );
  });

  it("deletes without an error when it or its service does not exist", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.mock);
    test.platform.state.gatewayApis.remove(id);
    await test.it.delete();
    const other = test.host.resource("ApiGatewayApi", "other");
    await other.create(test.mock);
    test.platform.state.gatewayServices.remove(test.service.id);
    await other.delete();
  });

  it("succeeds although the response is lost", async () => {
    await using test = await given();
    await test.it.create(test.mock);
    test.platform.failNext({ path: /DeleteApi$/, kind: "resetAfter" });
    await test.it.delete();
    expect(test.platform.state.gatewayApis.list()).toEqual([]);
  });

  it("reports a usage plan that prevents it", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.mock);
    const plan = await test.platform.state.usagePlans.create({});
    await test.platform.state.usagePlanBindings.create({ planId: plan.id, serviceId: test.service.id, apiId: id });
    const { message } = await failure(test.it.delete());
    expect(message).toContain("Remove it from its usage plans first.");
  });
});

describe("an ApiGatewayApi on the platform", () => {
  it("leaves the state in a refresh when it or its service does not exist", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.mock);
    const other = test.host.resource("ApiGatewayApi", "other");
    await other.create({ ...test.mock, requestConfigPath: "/other" });
    test.platform.state.gatewayApis.remove(id);
    expect(await test.it.read()).toBeUndefined();
    test.platform.state.gatewayServices.remove(test.service.id);
    expect(await other.read()).toBeUndefined();
  });

  it("detects changes made elsewhere", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.limited);
    const elsewhere = test.host.resource("ApiGatewayApi", "elsewhere");
    await elsewhere.import(`${test.service.id}#${id}`);
    await elsewhere.update({ ...test.limited, serviceConfigUrl: "http://10.0.0.2", testLimit: 9, apiDesc: "mine" });
    await test.it.read();
    const { diff } = await test.it.preview(test.limited);
    expect(new Set(diff?.changes)).toEqual(new Set(["apiDesc", "serviceConfigUrl", "testLimit"]));
  });

  it("keeps the state of a backend that the platform does not return", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.http);
    test.platform.state.gatewayApis.change(id, { extra: { ServiceConfig: null } });
    await test.it.read();
    expect((await test.it.preview(test.http)).action).toBe("same");
  });

  it("keeps the token check when the program no longer sets it, because no request removes it", async () => {
    await using test = await given();
    const granting = { ...test.mock, authType: "OAUTH", apiBusinessType: "OAUTH" };
    const { id } = await test.it.create({
      ...granting,
      oauthConfig: { publicKey: "key", tokenLocation: "Header.token" },
    });
    expect((await test.it.update(granting)).action).toBe("update");
    expect(test.warnings()).toEqual([]);
    expect(test.platform.state.gatewayApis.get(id)?.config.OauthConfig).toMatchObject({ PublicKey: "key" });
    await test.it.read();
    expect((await test.it.preview(granting)).action).toBe("same");
  });

  it("clears its OAuth settings if the platform returns none", async () => {
    await using test = await given();
    const oauthConfig = { publicKey: "key", tokenLocation: "Header.token" };
    const inputs = { ...test.mock, authType: "OAUTH", apiBusinessType: "OAUTH", oauthConfig };
    const { id } = await test.it.create(inputs);
    test.platform.state.gatewayApis.change(id, { extra: { OauthConfig: null } });
    expect((await test.it.read())?.outputs).not.toHaveProperty("oauthConfig");
    expect((await test.it.preview(inputs)).diff?.changes).toEqual(["oauthConfig"]);
  });

  it("is imported by its service's ID and its own, without a diff", async () => {
    await using test = await given();
    const told = Object.fromEntries(
      ["apiDesc", "requestParameters", "constantParameters", "responseErrorCodes", "responseType"].map((name) => [
        name,
        everything[name],
      ]),
    );
    const inputs = { ...test.limited, ...told };
    const { id } = await test.it.create(inputs);
    const found = test.host.resource("ApiGatewayApi", "found");
    const imported = await found.import(`${test.service.id}#${id}`);
    expect(imported.id).toBe(id);
    expect(imported.inputs).toMatchObject({ serviceId: test.service.id, apiName: "orders" });
    expect((await found.preview(inputs)).action).toBe("same");
  });

  it("cannot be imported only by its own ID", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.mock);
    const { message } = await failure(test.host.resource("ApiGatewayApi", "found").import(id));
    expect(message).toContain("<serviceId>#<apiId>");
  });
});
