import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type GatewayBench, openBench } from "../../testing/api-gateway.ts";

let bench: GatewayBench;
let ServiceId: string;
beforeEach(async () => {
  bench = await openBench();
  ServiceId = await bench.service();
});
afterEach(() => bench.platform.close());

const release = (ReleaseDesc = "first", EnvironmentName = "test") =>
  bench.gateway("ReleaseService", { ServiceId, EnvironmentName, ReleaseDesc });
const unRelease = (EnvironmentName = "test") => bench.gateway("UnReleaseService", { ServiceId, EnvironmentName });
const online = async () => (await bench.gateway("DescribeService", { ServiceId })).response.AvailableEnvironments;
const history = async (page: object = {}) =>
  (await bench.gateway("DescribeServiceEnvironmentReleaseHistory", { ServiceId, EnvironmentName: "test", ...page }))
    .response.Result;

describe("a release", () => {
  it("puts a service on line, until it is taken off", async () => {
    const ApiId = await bench.api(ServiceId);
    const first = (await release("first")).response.Result;
    bench.clock.advance(1_000);
    const second = (await release("second")).response.Result;
    const environments = await online();
    const list = (await bench.gateway("DescribeServiceEnvironmentList", { ServiceId })).response.Result;
    const api = (await bench.gateway("DescribeApi", { ServiceId, ApiId })).response.Result;
    const taken = await unRelease();

    expect(first.ReleaseVersion).toMatch(/^20300101000000[0-9a-f-]{36}$/);
    expect(environments).toEqual(["test"]);
    expect(list.EnvironmentList).toMatchObject([
      { EnvironmentName: "test", Status: 1, VersionName: second.ReleaseVersion },
      { EnvironmentName: "prepub", Status: 0, VersionName: "" },
      { EnvironmentName: "release", Status: 0 },
    ]);
    expect(api.Environments).toEqual(["test"]);
    expect(taken.response.Result).toBe(true);
    expect(await online()).toEqual([]);
    expect((await history()).VersionList).toMatchObject([
      { VersionName: second.ReleaseVersion, VersionDesc: "second", ReleaseTime: "2030-01-01T00:00:01Z" },
      { VersionName: first.ReleaseVersion, VersionDesc: "first" },
    ]);
    expect(bench.platform.journal.violations).toEqual([]);
  });

  it("takes its time, during which there is no other", async () => {
    bench.platform.set({ releaseMs: 1_000 });
    await bench.api(ServiceId);
    await release();
    const during = [(await release()).code, (await unRelease()).code, await online()];
    bench.clock.advance(1_000);

    expect(during).toEqual(["FailedOperation.TaskAlreadyExist", "FailedOperation.TaskAlreadyExist", []]);
    expect(await online()).toEqual(["test"]);
  });

  it("needs an API and a description of at most 200 characters", async () => {
    const empty = (await release()).code;
    await bench.api(ServiceId);

    expect(empty).toBe("UnsupportedOperation");
    expect((await release("x".repeat(201))).code).toBe("InvalidParameterValue.LengthExceeded");
    expect((await release("")).code).toBe("InvalidParameterValue");
  });

  it("appears in the history late, and page by page", async () => {
    for (let index = 0; index < 101; index += 1) {
      await bench.platform.state.gatewayReleases.create({ serviceId: ServiceId, environment: "test" });
    }
    bench.platform.set({ visibilityLagMs: 300 });
    await bench.api(ServiceId);
    await release();
    const early = await history();
    bench.clock.advance(300);

    expect([early.TotalCount, (await history()).TotalCount]).toEqual([101, 102]);
    expect((await history({ Limit: 100, Offset: 100 })).VersionList).toHaveLength(2);
  });

  it("is not taken off where there is none", async () => {
    expect((await unRelease()).code).toBe("InvalidParameterValue.InvalidEnvStatus");
  });
});

describe("a version of a service", () => {
  const versions = async (page: object = {}) =>
    (await bench.gateway("DescribeServiceReleaseVersion", { ServiceId, ...page })).response.Result;
  const switchTo = async (VersionName: string, EnvironmentName = "test") =>
    bench.gateway("UpdateService", { ServiceId, EnvironmentName, VersionName });
  const running = async () => {
    const { Result } = (await bench.gateway("DescribeServiceEnvironmentList", { ServiceId })).response;
    return Result.EnvironmentList.map(({ VersionName }: { VersionName: string }) => VersionName);
  };

  it("is listed regardless of the environment it was released to, page by page", async () => {
    await bench.api(ServiceId);
    const first = (await release("first", "release")).response.Result.ReleaseVersion;
    const second = (await release("second")).response.Result.ReleaseVersion;

    expect(await versions()).toEqual({
      TotalCount: 2,
      VersionList: [
        { VersionName: second, VersionDesc: "second" },
        { VersionName: first, VersionDesc: "first" },
      ],
    });
    expect((await versions({ Limit: 1, Offset: 1 })).VersionList).toHaveLength(1);
  });

  it("is put on line again with the APIs that it had", async () => {
    const old = await bench.api(ServiceId);
    const first = (await release("first")).response.Result.ReleaseVersion;
    const young = await bench.api(ServiceId, { RequestConfig: { Path: "/young", Method: "GET" } });
    await release("second");
    bench.platform.set({ releaseMs: 1_000 });
    const switched = (await switchTo(first)).response.Result;
    const during = [(await switchTo(first)).code, (await running())[0] === first];
    bench.clock.advance(1_000);
    const environments = async (ApiId: string) =>
      (await bench.gateway("DescribeApi", { ServiceId, ApiId })).response.Result.Environments;

    expect(switched).toBe(true);
    expect(during).toEqual(["FailedOperation.TaskAlreadyExist", false]);
    expect((await running())[0]).toBe(first);
    expect([await environments(old), await environments(young)]).toEqual([["test"], []]);
    expect((await versions()).TotalCount).toBe(2);
  });

  it("must be there, and the environment on line", async () => {
    await bench.api(ServiceId);
    const { ReleaseVersion } = (await release()).response.Result;

    expect((await switchTo("none")).code).toBe("ResourceNotFound");
    expect((await switchTo(ReleaseVersion, "prepub")).code).toBe("InvalidParameterValue.InvalidEnvStatus");
    expect((await bench.gateway("DescribeServiceReleaseVersion", { ServiceId: "service-0" })).code).toBe(
      "ResourceNotFound.InvalidService",
    );
  });
});
