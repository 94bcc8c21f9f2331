import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type GatewayBench, newPlan, openBench } from "../../testing/api-gateway.ts";

let bench: GatewayBench;
let UsagePlanId: string;
let ServiceId: string;
beforeEach(async () => {
  bench = await openBench();
  UsagePlanId = (await bench.gateway("CreateUsagePlan", newPlan)).response.Result.UsagePlanId;
  ServiceId = await bench.service();
});
afterEach(() => bench.platform.close());

const read = async () => (await bench.gateway("DescribeUsagePlan", { UsagePlanId })).response.Result;
const remove = async () => (await bench.gateway("DeleteUsagePlan", { UsagePlanId })).code;
const bind = async (place: object = {}, action = "BindEnvironment") =>
  (
    await bench.gateway(action, {
      UsagePlanIds: [UsagePlanId],
      BindType: "SERVICE",
      Environment: "release",
      ServiceId,
      ...place,
    })
  ).code;

describe("a usage plan", () => {
  it("is described, modified and deleted", async () => {
    const change = { UsagePlanName: "other", UsagePlanDesc: "words", MaxRequestNum: 100, MaxRequestNumPreSec: 10 };
    await bench.gateway("ModifyUsagePlan", { UsagePlanId, ...change });
    const described = await read();
    await bench.gateway("ModifyUsagePlan", { UsagePlanId, ...newPlan, UsagePlanDesc: "" });
    const cleared = await read();
    const removed = await remove();

    expect(described).toMatchObject({ UsagePlanId, ...change, BindSecretIds: [] });
    expect(cleared).toMatchObject({ ...newPlan, UsagePlanDesc: "" });
    expect(removed).toBeUndefined();
    expect((await bench.gateway("DescribeUsagePlan", { UsagePlanId })).code).toBe("ResourceNotFound.InvalidUsagePlan");
    expect(bench.platform.journal.violations).toEqual([]);
  });

  it.each([{ MaxRequestNum: 0 }, { MaxRequestNum: 100_000_000 }, { MaxRequestNumPreSec: 2_001 }])(
    "is refused for %o",
    async (limits) => {
      expect((await bench.gateway("CreateUsagePlan", { ...newPlan, ...limits })).code).toBe(
        "InvalidParameterValue.InvalidMaxRequestNum",
      );
    },
  );

  it("meets the quota", async () => {
    bench.platform.set({ gatewayQuotas: { plans: 1 } });

    expect((await bench.gateway("CreateUsagePlan", newPlan)).code).toBe("LimitExceeded.UsagePlanLimitExceeded");
  });

  it("is listed by filters", async () => {
    await bench.platform.state.usagePlans.create({ name: "gold" });
    const params = { Filters: [{ Name: "UsagePlanName", Values: ["gold"] }] };
    const { Result } = (await bench.gateway("DescribeUsagePlansStatus", params)).response;

    expect(Result).toMatchObject({ TotalCount: 1, UsagePlanStatusSet: [{ UsagePlanName: "gold" }] });
  });
});

describe("a usage plan that is bound", () => {
  it("to a service is listed with both", async () => {
    await bind();
    const ofService = await bench.gateway("DescribeServiceUsagePlan", { ServiceId });
    const ofPlan = await bench.gateway("DescribeUsagePlanEnvironments", { UsagePlanId });
    const ofApis = await bench.gateway("DescribeUsagePlanEnvironments", { UsagePlanId, BindType: "API" });

    expect(ofService.response.Result.ServiceUsagePlanList).toMatchObject([{ UsagePlanId, Environment: "release" }]);
    expect(ofPlan.response.Result.EnvironmentList).toMatchObject([
      { ServiceId, ServiceName: "shop", ApiId: "", Environment: "release" },
    ]);
    expect(ofApis.response.Result.EnvironmentList).toEqual([]);
  });

  it("to APIs is listed with both", async () => {
    const ApiId = await bench.api(ServiceId);
    await bind({ BindType: "API", ApiIds: [ApiId] });
    const ofService = await bench.gateway("DescribeApiUsagePlan", { ServiceId });
    const ofPlan = await bench.gateway("DescribeUsagePlanEnvironments", { UsagePlanId, BindType: "API" });

    expect(ofService.response.Result.ApiUsagePlanList).toMatchObject([{ UsagePlanId, ApiId, Environment: "release" }]);
    expect(ofPlan.response.Result.EnvironmentList).toMatchObject([{ ApiId, ApiName: "hello", Path: "/hello" }]);
    expect((await bench.gateway("DescribeServiceUsagePlan", { ServiceId })).response.Result.TotalCount).toBe(0);
  });

  it("cannot be bound there again, nor both to the service and its APIs, and is unbound once", async () => {
    const ApiId = await bench.api(ServiceId);
    const codes = [
      await bind(),
      await bind(),
      await bind({ BindType: "API", ApiIds: [ApiId] }),
      await bind({}, "UnBindEnvironment"),
      await bind({}, "UnBindEnvironment"),
    ];

    expect(codes).toEqual([
      undefined,
      "UnsupportedOperation.UnsupportedBindEnvironment",
      "UnsupportedOperation.UnsupportedBindEnvironment",
      undefined,
      "UnsupportedOperation.UnsupportedUnBindEnvironment",
    ]);
  });

  it("is not deleted", async () => {
    await bind();
    const early = await remove();
    await bind({}, "UnBindEnvironment");

    expect([early, await remove()]).toEqual(["UnsupportedOperation.UsagePlanInUse", undefined]);
  });

  it("needs what it is bound to", async () => {
    expect(await bind({ ServiceId: "service-0" })).toBe("ResourceNotFound.InvalidService");
    expect(await bind({ UsagePlanIds: ["usagePlan-0"] })).toBe("ResourceNotFound.InvalidUsagePlan");
    expect(await bind({ BindType: "API", ApiIds: ["api-0"] })).toBe("ResourceNotFound.InvalidApi");
    expect(await bind({ BindType: "API" })).toBe("InvalidParameter");
  });
});

describe("the keys of a usage plan", () => {
  it("are bound, listed page by page and unbound", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 101; index += 1) {
      ids.push((await bench.platform.state.gatewayKeys.create({ id: `key_${index}` })).id);
    }
    await bench.gateway("BindSecretIds", { UsagePlanId, AccessKeyIds: ids });
    const page = { Limit: 100, Offset: 100 };
    const second = (await bench.gateway("DescribeUsagePlanSecretIds", { UsagePlanId, ...page })).response.Result;
    await bench.gateway("UnBindSecretIds", { UsagePlanId, AccessKeyIds: ids.slice(1).slice(0, 100) });

    expect(second).toMatchObject({ TotalCount: 101, AccessKeyList: [{ AccessKeyId: "key_100" }] });
    expect((await read()).BindSecretIds).toEqual(["key_0"]);
    expect(await remove()).toBe("UnsupportedOperation.UsagePlanInUse");
  });

  it("are not bound while they are disabled", async () => {
    await bench.platform.state.gatewayKeys.create({ id: "key_0", enabled: false });

    expect((await bench.gateway("BindSecretIds", { UsagePlanId, AccessKeyIds: ["key_0"] })).code).toBe(
      "UnsupportedOperation.InvalidStatus",
    );
  });

  it("are bound once, all of a call or none", async () => {
    for (const id of ["key_0", "key_1"]) await bench.platform.state.gatewayKeys.create({ id });
    const bindKeys = async (...AccessKeyIds: string[]) =>
      (await bench.gateway("BindSecretIds", { UsagePlanId, AccessKeyIds })).code;
    const codes = [await bindKeys("key_0"), await bindKeys("key_1", "key_0"), await bindKeys("key_1")];

    expect(codes).toEqual([undefined, "FailedOperation.AlreadyBindUsagePlan", undefined]);
    expect((await read()).BindSecretIds).toEqual(["key_0", "key_1"]);
  });

  it("must be there", async () => {
    expect((await bench.gateway("BindSecretIds", { UsagePlanId, AccessKeyIds: ["key_0"] })).code).toBe(
      "ResourceNotFound.InvalidAccessKeyId",
    );
  });
});
