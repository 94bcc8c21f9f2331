import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenLookup } from "../given-lookup.ts";

const name = "getApiGatewayIpStrategies";

const OauthConfig = { PublicKey: "key", TokenLocation: "method.req.header.authorization" };

/** A service with two strategies. */
async function given() {
  const test = await givenLookup(name);
  const { gatewayServices, ipStrategies } = test.platform.state;
  const { id: serviceId } = await gatewayServices.create({});
  const office = await ipStrategies.create({ serviceId, name: "office", data: "10.0.0.1\n10.0.0.2" });
  const robots = await ipStrategies.create({ serviceId, name: "robots", type: "BLACK" });
  return { ...test, office, robots, args: { serviceId } };
}

describe(name, () => {
  it("lists the strategies with the APIs of all environments", async () => {
    await using test = await given();
    const { office, robots, args } = test;
    const { serviceId } = args;
    const { gatewayApis, ipStrategyBindings } = test.platform.state;
    const orders = await gatewayApis.create({
      serviceId,
      config: {
        ApiName: "orders",
        ApiDesc: "the purchased goods",
        AuthType: "OAUTH",
        ApiBusinessType: "NORMAL",
        OauthConfig,
      },
    });
    const bills = await gatewayApis.create({ serviceId, config: { ServiceConfig: { UniqVpcId: "vpc-1" } } });
    const bind = (apiId: string, environment: "test" | "release" | "prepub") =>
      ipStrategyBindings.create({ ownerId: office.id, serviceId, apiId, environment });
    await bind(bills.id, "prepub");
    await bind(orders.id, "release");
    await bind(orders.id, "test");
    const times = { modifyTime: expect.stringMatching(/Z$/), createTime: expect.stringMatching(/Z$/) };
    const common = {
      ...times,
      serviceId,
      vpcId: 0,
      apiType: "NORMAL",
      protocol: "HTTP",
      authRelationApiId: "",
      tags: [],
      method: "GET",
      relationBusinessApiIds: [],
    };
    const boundOrders = {
      ...common,
      apiId: orders.id,
      apiName: "orders",
      apiDesc: "the purchased goods",
      uniqVpcId: "",
      authType: "OAUTH",
      apiBusinessType: "NORMAL",
      path: `/${orders.id}`,
      oauthConfig: { public_key: "key", token_location: "method.req.header.authorization", login_redirect_url: "" },
    };
    const boundBills = {
      ...common,
      apiId: bills.id,
      apiName: "api",
      apiDesc: "",
      uniqVpcId: "vpc-1",
      authType: "NONE",
      apiBusinessType: "",
      path: `/${bills.id}`,
    };
    expect(await test.ask(args)).toEqual({
      id: `${serviceId}#`,
      serviceId,
      lists: [
        {
          ...times,
          strategyId: office.id,
          strategyName: "office",
          strategyType: "WHITE",
          ipList: "10.0.0.1\n10.0.0.2",
          serviceId,
          bindApiTotalCount: 3,
          attachLists: [boundOrders, boundOrders, boundBills],
        },
        {
          ...times,
          strategyId: robots.id,
          strategyName: "robots",
          strategyType: "BLACK",
          ipList: "10.0.0.1",
          serviceId,
          bindApiTotalCount: 0,
          attachLists: [],
        },
      ],
    });
    // No page is requested.
    expect(test.sent("DescribeIPStrategysStatus")).toEqual([{ ServiceId: serviceId }]);
    const asked = test.sent("DescribeIPStrategy");
    expect(asked).toHaveLength(6);
    for (const EnvironmentName of ["test", "release", "prepub"]) {
      expect(asked).toContainEqual({
        ServiceId: serviceId,
        StrategyId: office.id,
        EnvironmentName,
        Limit: 100,
        Offset: 0,
      });
    }
  });

  it("filters by name, and returns its inputs", async () => {
    await using test = await given();
    const { args, robots } = test;
    const { serviceId } = args;
    expect(await test.ask({ ...args, strategyName: "robots" })).toMatchObject({
      id: `${serviceId}#robots`,
      strategyName: "robots",
      lists: [{ strategyId: robots.id }],
    });
    expect((await test.ask({ ...args, strategyName: "nobody" }))["lists"]).toEqual([]);
    expect((await test.ask({ ...args, strategyName: "" }))["lists"]).toHaveLength(2);
    expect(test.sent("DescribeIPStrategysStatus")).toEqual([
      { ServiceId: serviceId, Filters: [{ Name: "StrategyName", Values: ["robots"] }] },
      { ServiceId: serviceId, Filters: [{ Name: "StrategyName", Values: ["nobody"] }] },
      { ServiceId: serviceId },
    ]);
  });

  it("lists several pages of APIs", async () => {
    await using test = await given();
    const { serviceId } = test.args;
    const made = [];
    for (let at = 0; at < 101; at++) {
      const { id } = await test.platform.state.gatewayApis.create({ serviceId });
      await test.platform.state.ipStrategyBindings.create({ ownerId: test.office.id, serviceId, apiId: id });
      made.push(id);
    }
    const { lists } = await test.ask({ ...test.args, strategyName: "office" });
    const [{ attachLists }] = lists as [{ attachLists: { apiId: string }[] }];
    expect(attachLists.map(({ apiId }) => apiId)).toEqual(made);
    expect(test.sent("DescribeIPStrategy")).toHaveLength(4);
  });

  it("writes the strategies", async () => {
    await using test = await given();
    const { content, mode } = await test.file(test.args);
    expect(content).toMatchObject([{ strategyId: test.office.id, attachLists: [] }, { strategyId: test.robots.id }]);
    expect(mode).toBe(0o644);
  });

  it("fails for a service that does not exist", async () => {
    await using test = await given();
    const { message } = await failure(test.ask({ serviceId: "service-none" }));
    expect(message).toContain("ResourceNotFound.InvalidService");
    expect((await failure(test.ask({ serviceId: "" }))).message).toContain("serviceId must be the ID of a service");
  });
});
