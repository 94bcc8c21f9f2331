import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type GatewayBench, newPlan, newService, openBench } from "../../testing/api-gateway.ts";

let bench: GatewayBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.platform.close());
const remove = async (ServiceId: string) => (await bench.gateway("DeleteService", { ServiceId })).code;

describe("a service", () => {
  it("is created, described, modified and deleted", async () => {
    const { gateway, clock } = bench;
    const made = (await gateway("CreateService", { ...newService, ServiceDesc: "a shop" })).response;
    const created = await gateway("DescribeService", { ServiceId: made.ServiceId });
    clock.advance(1_000);
    const changes = { ServiceName: "store", Protocol: "https", ServiceDesc: "", NetTypes: ["INNER", "OUTER"] };
    await gateway("ModifyService", { ServiceId: made.ServiceId, ...changes });
    const modified = await gateway("DescribeService", { ServiceId: made.ServiceId });
    const deleted = await gateway("DeleteService", { ServiceId: made.ServiceId });

    expect(made.ServiceId).toMatch(/^service-[0-9a-z]{8}$/);
    expect(created.response).toMatchObject({
      ServiceName: "shop",
      ServiceDesc: "a shop",
      IpVersion: "IPv4",
      InternalSubDomain: "",
      InnerHttpPort: 0,
      UniqVpcId: "",
      AvailableEnvironments: [],
      ApiTotalCount: 0,
    });
    expect(created.response.OuterSubDomain).toContain(made.ServiceId);
    expect(modified.response).toMatchObject({
      ...changes,
      InnerHttpPort: 80,
      CreatedTime: "2030-01-01T00:00:00Z",
      ModifiedTime: "2030-01-01T00:00:01Z",
    });
    expect(deleted.response.Result).toBe(true);
    expect((await gateway("DescribeService", { ServiceId: made.ServiceId })).code).toBe(
      "ResourceNotFound.InvalidService",
    );
    expect(bench.platform.journal.violations).toEqual([]);
  });

  it("cannot be seen at first", async () => {
    bench.platform.set({ visibilityLagMs: 300 });
    const ServiceId = await bench.service();
    const early = await bench.gateway("DescribeService", { ServiceId });
    bench.clock.advance(300);

    expect(early.code).toBe("ResourceNotFound.InvalidService");
    expect((await bench.gateway("DescribeService", { ServiceId })).code).toBeUndefined();
  });

  it("is not there in another region", async () => {
    const ServiceId = await bench.service();
    const elsewhere = { headers: { "X-TC-Region": "ap-tokyo" } };

    expect((await bench.gateway("DescribeService", { ServiceId }, elsewhere)).code).toBe(
      "ResourceNotFound.InvalidService",
    );
  });

  it("keeps its network types, and its VPC once it has one", async () => {
    const ServiceId = await bench.service();
    const change = (more: object) =>
      bench.gateway("ModifyService", {
        ServiceId,
        ServiceName: "shop",
        Protocol: "http",
        ServiceDesc: "",
        NetTypes: ["OUTER"],
        ...more,
      });

    expect((await change({ NetTypes: ["INNER"] })).code).toBe("UnsupportedOperation.ReduceNetTypes");
    expect((await change({ UniqVpcId: "vpc-1" })).code).toBeUndefined();
    expect((await change({ UniqVpcId: "vpc-2" })).code).toBe("UnsupportedOperation");
  });

  it("is listed by filters, page by page", async () => {
    for (const name of ["shop-1", "shop-2", "bank"]) await bench.platform.state.gatewayServices.create({ name });
    const find = async (params: object) => (await bench.gateway("DescribeServicesStatus", params)).response.Result;
    const shops = { Filters: [{ Name: "ServiceName", Values: ["shop"] }] };

    expect(await find({ ...shops, Limit: 1, Offset: 1 })).toMatchObject({
      TotalCount: 2,
      ServiceSet: [{ ServiceName: "shop-2" }],
    });
    expect((await find({})).TotalCount).toBe(3);
  });

  it("meets the quota", async () => {
    bench.platform.set({ gatewayQuotas: { services: 1 } });
    await bench.service();

    expect((await bench.gateway("CreateService", newService)).code).toBe("LimitExceeded.ServiceCountLimitExceeded");
  });

  it("rejects changes while a task works on it", async () => {
    bench.platform.set({ gatewayTaskMs: 500 });
    const ServiceId = await bench.service();
    const limit = { ServiceId, Strategy: 100, EnvironmentNames: ["release"] };
    const first = await bench.gateway("ModifyServiceEnvironmentStrategy", limit);
    const second = await bench.gateway("ModifyServiceEnvironmentStrategy", limit);
    const removal = await remove(ServiceId);
    bench.clock.advance(500);

    expect([first.code, second.code, removal]).toEqual([
      undefined,
      "FailedOperation.ServiceInOperation",
      "FailedOperation.ServiceInOperation",
    ]);
    expect(await remove(ServiceId)).toBeUndefined();
  });

  it("has limits, and reports none as 5000", async () => {
    const ServiceId = await bench.service();
    const set = (Strategy: number, EnvironmentNames: string[]) =>
      bench.gateway("ModifyServiceEnvironmentStrategy", { ServiceId, Strategy, EnvironmentNames });
    await set(100, ["test", "prepub"]);
    await set(-1, ["prepub"]);
    const { Result } = (await bench.gateway("DescribeServiceEnvironmentStrategy", { ServiceId })).response;

    expect(Result.EnvironmentList).toMatchObject([
      { EnvironmentName: "test", Strategy: 100 },
      { EnvironmentName: "prepub", Strategy: 5000 },
      { EnvironmentName: "release", Strategy: 5000 },
    ]);
  });

  it("has no limit below -1, and a limit of 0 is one that no correct client sends", async () => {
    const ServiceId = await bench.service();
    const set = async (Strategy: number) =>
      (await bench.gateway("ModifyServiceEnvironmentStrategy", { ServiceId, Strategy, EnvironmentNames: ["test"] }))
        .code;

    expect(await set(-2)).toBe("InvalidParameterValue.RangeExceeded");
    expect(bench.platform.journal.violations).toEqual([]);
    expect(await set(0)).toBe("InvalidParameterValue");
    expect(bench.platform.journal.violations).toHaveLength(1);
  });
});

describe("a service is not deleted while", () => {
  it("it has an API", async () => {
    const ServiceId = await bench.service();
    const ApiId = await bench.api(ServiceId);
    const early = await remove(ServiceId);
    await bench.gateway("DeleteApi", { ServiceId, ApiId });

    expect([early, await remove(ServiceId)]).toEqual(["UnsupportedOperation.ApiListNotEmpty", undefined]);
  });

  it("an environment is on line", async () => {
    const ServiceId = await bench.service();
    const ApiId = await bench.api(ServiceId);
    const environment = { ServiceId, EnvironmentName: "test" };
    await bench.gateway("ReleaseService", { ...environment, ReleaseDesc: "first" });
    await bench.gateway("DeleteApi", { ServiceId, ApiId });
    const early = await remove(ServiceId);
    await bench.gateway("UnReleaseService", environment);

    expect([early, await remove(ServiceId)]).toEqual(["UnsupportedOperation.ExistingOnlineEnvironment", undefined]);
  });

  it("a usage plan is bound to it", async () => {
    const ServiceId = await bench.service();
    const { UsagePlanId } = (await bench.gateway("CreateUsagePlan", newPlan)).response.Result;
    const place = { UsagePlanIds: [UsagePlanId], BindType: "SERVICE", Environment: "test", ServiceId };
    await bench.gateway("BindEnvironment", place);
    const early = await remove(ServiceId);
    await bench.gateway("UnBindEnvironment", place);

    expect([early, await remove(ServiceId)]).toEqual(["UnsupportedOperation.UsagePlanInUse", undefined]);
  });

  it("it has tags", async () => {
    const ServiceId = await bench.service();
    const Resource = `qcs::apigw:ap-guangzhou:uin/:service/${ServiceId}`;
    await bench.tag("ModifyResourceTags", { Resource, ReplaceTags: [{ TagKey: "team", TagValue: "shop" }] });
    const early = await remove(ServiceId);
    await bench.tag("ModifyResourceTags", { Resource, DeleteTags: [{ TagKey: "team" }] });

    expect([early, await remove(ServiceId)]).toEqual(["UnsupportedOperation.TagsNotEmpty", undefined]);
  });

  it("it still counts as in use", async () => {
    bench.platform.set({ serviceInUseMs: 500 });
    const ServiceId = await bench.service();
    const ApiId = await bench.api(ServiceId);
    await bench.gateway("DeleteApi", { ServiceId, ApiId });
    const early = await remove(ServiceId);
    bench.clock.advance(500);

    expect([early, await remove(ServiceId)]).toEqual(["UnsupportedOperation.UnsupportedDeleteService", undefined]);
  });
});

describe("an action without data in its answer", () => {
  it("says false as often as a test wants, and does nothing then", async () => {
    const ServiceId = await bench.service();
    bench.platform.set({ falseResults: { DeleteService: 1 } });
    const first = await bench.gateway("DeleteService", { ServiceId });
    const there = await bench.gateway("DescribeService", { ServiceId });
    const second = await bench.gateway("DeleteService", { ServiceId });

    expect([first.response.Result, there.code, second.response.Result]).toEqual([false, undefined, true]);
  });

  it("can say it as a text", async () => {
    bench.platform.set({ textOutcomes: true });
    const ServiceId = await bench.service();

    expect((await bench.gateway("DeleteService", { ServiceId })).response.Result).toBe("True");
  });
});

describe("a request to the API gateway", () => {
  it.each([
    ["an unknown member", "UnknownParameter", { ...newService, ExclusiveSetName: "x" }],
    ["a member missing", "MissingParameter", { ...newService, Protocol: undefined }],
    ["a wrong JSON type", "InvalidParameter", { ...newService, ServiceName: 1 }],
    ["an empty list", "InvalidParameterValue", { ...newService, NetTypes: [] }],
  ])("with %s stands among the violations", async (_, code, params) => {
    expect((await bench.gateway("CreateService", params)).code).toBe(code);
    expect(bench.platform.journal.violations).toHaveLength(1);
  });

  it("has pages of at most 100", async () => {
    expect((await bench.gateway("DescribeServicesStatus", { Limit: 101 })).code).toBe("InvalidParameterValue");
  });
});
