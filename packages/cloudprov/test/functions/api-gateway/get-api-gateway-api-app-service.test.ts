import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenLookup } from "../given-lookup.ts";

const name = "getApiGatewayApiAppService";

const apiRegion = "ap-shanghai";
const time = expect.stringMatching(/Z$/);
const times = { createdTime: time, modifiedTime: time };

/** A service of another region than the provider's. */
async function given() {
  const test = await givenLookup(name);
  const service = await test.platform.state.gatewayServices.create({
    region: apiRegion,
    name: "shop",
    description: "the web shop",
    netTypes: ["OUTER", "INNER"],
  });
  return { ...test, service, args: { serviceId: service.id, apiRegion } };
}

describe(name, () => {
  it("returns the service with its APIs and usage plans", async () => {
    await using test = await given();
    const { service, args } = test;
    const { serviceId } = args;
    const { gatewayApis, usagePlans, usagePlanBindings, onlineEnvironments } = test.platform.state;
    const api = await gatewayApis.create({
      region: apiRegion,
      serviceId,
      config: {
        ApiName: "orders",
        AuthType: "OAUTH",
        OauthConfig: { PublicKey: "key", TokenLocation: "header", LoginRedirectUrl: "https://example.com" },
      },
    });
    const open = await gatewayApis.create({ region: apiRegion, serviceId });
    const plan = await usagePlans.create({ name: "gold", description: "for partners", maxRequestsPerSecond: 50 });
    await usagePlanBindings.create({ planId: plan.id, serviceId });
    await onlineEnvironments.create({ serviceId });
    const host = `${serviceId}-1300000001.${apiRegion}.apigw.tencentcs.com`;
    const bare = {
      ...times,
      serviceId,
      apiId: open.id,
      apiName: "api",
      apiDesc: "",
      authType: "NONE",
      protocol: "HTTP",
      path: `/${open.id}`,
      method: "GET",
      uniqVpcId: "",
      apiType: "NORMAL",
      isDebugAfterCharge: false,
      apiBusinessType: "",
      authRelationApiId: "",
      tokenLocation: "",
      oauthConfigs: [],
    };
    expect(await test.ask(args)).toEqual({
      ...args,
      ...times,
      id: service.id,
      apiTotalCount: 2,
      availableEnvironments: ["release"],
      innerHttpPort: 80,
      innerHttpsPort: 443,
      internalSubDomain: `inner-${host}`,
      outerSubDomain: host,
      ipVersion: "IPv4",
      netTypes: ["OUTER", "INNER"],
      protocol: "http&https",
      serviceDesc: "the web shop",
      serviceName: "shop",
      setId: 0,
      usagePlanTotalCount: 1,
      userType: "normal",
      apiIdStatusSets: [
        {
          ...bare,
          apiId: api.id,
          apiName: "orders",
          authType: "OAUTH",
          path: `/${api.id}`,
          tokenLocation: "header",
          oauthConfigs: [{ publicKey: "key", tokenLocation: "header", loginRedirectUrl: "https://example.com" }],
        },
        bare,
      ],
      usagePlanLists: [
        {
          ...times,
          environment: "release",
          usagePlanId: plan.id,
          usagePlanName: "gold",
          usagePlanDesc: "for partners",
          maxRequestNumPreSec: 50,
        },
      ],
    });
    expect(test.platform.calls()).toMatchObject([
      {
        action: "DescribeServiceForApiApp",
        region: "ap-guangzhou",
        requestBody: { ServiceId: serviceId, ApiRegion: apiRegion },
      },
    ]);
  });

  it("writes an object with the whole result", async () => {
    await using test = await given();
    const { id: _ownId, serviceId: _asked, apiRegion: _askedToo, ...found } = await test.ask(test.args);
    expect(await test.file(test.args)).toEqual({ content: found, mode: 0o644 });
  });

  it("fails for a service that does not exist there", async () => {
    await using test = await given();
    const { message } = await failure(test.ask({ ...test.args, apiRegion: "ap-tokyo" }));
    expect(message).toContain("ResourceNotFound.InvalidService");
  });

  it.each(["serviceId", "apiRegion"])("requires %s", async (property) => {
    await using test = await given();
    const { message } = await failure(test.ask({ ...test.args, [property]: "" }));
    expect(message).toMatch(new RegExp(`${property} must (be the ID of|not be empty)`));
    expect(test.platform.calls()).toEqual([]);
  });
});
