import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type GatewayBench, openBench } from "../../testing/api-gateway.ts";

let bench: GatewayBench;
let ServiceId: string;
beforeEach(async () => {
  bench = await openBench();
  ServiceId = await bench.service();
});
afterEach(() => bench.platform.close());

const create = (changes: object = {}) =>
  bench.gateway("CreateIPStrategy", {
    ServiceId,
    StrategyName: "office",
    StrategyType: "WHITE",
    StrategyData: "10.0.0.1",
    ...changes,
  });
const made = async (changes: object = {}): Promise<string> => (await create(changes)).response.Result.StrategyId;
const read = (StrategyId: string, more: object = {}) =>
  bench.gateway("DescribeIPStrategy", { ServiceId, StrategyId, EnvironmentName: "test", ...more });
const remove = async (StrategyId: string) => (await bench.gateway("DeleteIPStrategy", { ServiceId, StrategyId })).code;

describe("an IP strategy", () => {
  it("is created, described, modified and deleted", async () => {
    const StrategyId = await made();
    const change = { StrategyData: "10.0.0.2\n2001:db8::1" };
    const modified = await bench.gateway("ModifyIPStrategy", { ServiceId, StrategyId, ...change });
    const described = await read(StrategyId);
    const removed = await remove(StrategyId);

    expect(StrategyId).toMatch(/^IPStrategy-/);
    expect(modified.response.Result).toBe(true);
    expect(described.response.Result).toMatchObject({
      ServiceId,
      StrategyId,
      StrategyName: "office",
      StrategyType: "WHITE",
      ...change,
      BindApiTotalCount: 0,
      BindApis: [],
    });
    expect(removed).toBeUndefined();
    expect((await read(StrategyId)).code).toBe("ResourceNotFound.InvalidIPStrategy");
    expect((await read(StrategyId, { ServiceId: "service-0" })).code).toBe("ResourceNotFound.InvalidService");
    expect(bench.platform.journal.violations).toEqual([]);
  });

  it("cannot be seen at first", async () => {
    bench.platform.set({ visibilityLagMs: 300 });
    const StrategyId = await made();
    const early = await read(StrategyId);
    bench.clock.advance(300);

    expect(early.code).toBe("ResourceNotFound.InvalidIPStrategy");
    expect((await read(StrategyId)).code).toBeUndefined();
  });

  it("shows the APIs that it is bound to in an environment, page by page", async () => {
    const id = await made();
    const { gatewayApis, ipStrategyBindings } = bench.platform.state;
    const OauthConfig = { PublicKey: "key", TokenLocation: "header" };
    for (let index = 0; index < 101; index += 1) {
      const api = await gatewayApis.create({ serviceId: ServiceId, config: { ApiName: `api-${index}`, OauthConfig } });
      await ipStrategyBindings.create({ ownerId: id, serviceId: ServiceId, apiId: api.id });
    }
    const second = (await read(id, { EnvironmentName: "release", Limit: 100, Offset: 100 })).response.Result;
    const elsewhere = (await read(id)).response.Result;

    expect(second).toMatchObject({ BindApiTotalCount: 101, BindApis: [{ ApiName: "api-100", OauthConfig }] });
    expect(elsewhere.BindApis).toEqual([]);
    expect(await remove(id)).toBe("UnsupportedOperation.ResourceAssociated");
  });

  it("is listed by name, with how many APIs it is bound to", async () => {
    await made();
    await made({ StrategyName: "home" });
    const params = { ServiceId, Filters: [{ Name: "StrategyName", Values: ["home"] }] };
    const all = (await bench.gateway("DescribeIPStrategysStatus", { ServiceId })).response.Result;

    expect(all.StrategySet).toHaveLength(2);
    expect((await bench.gateway("DescribeIPStrategysStatus", params)).response.Result).toMatchObject({
      StrategySet: [{ StrategyName: "home", BindApiTotalCount: 0 }],
    });
  });

  it.each([
    ["a block of addresses", "InvalidIPAddress", { StrategyData: "10.0.0.0/24" }],
    ["an empty line", "InvalidIPAddress", { StrategyData: "10.0.0.1\n" }],
    ["another type", "NotInOptions", { StrategyType: "GREY" }],
  ])("is rejected for %s", async (_, reason, changes) => {
    expect((await create(changes)).code).toBe(`InvalidParameterValue.${reason}`);
  });

  it("meets the quota", async () => {
    bench.platform.set({ gatewayQuotas: { ipStrategies: 0 } });

    expect((await create()).code).toBe("LimitExceeded.IpStrategyLimitExceeded");
  });
});
