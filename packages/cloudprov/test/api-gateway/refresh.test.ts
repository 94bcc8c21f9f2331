import type { TestedResource, Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { type SimulatedProvider, startSimulatedProvider } from "../simulated-provider.ts";

/** How often each action was called, by its name. */
function counted({ platform }: SimulatedProvider): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { action } of platform.calls()) counts[action] = (counts[action] ?? 0) + 1;
  return counts;
}

/** Resources of objects that are there, as an `up` has left them in the state. */
async function inState(
  test: SimulatedProvider,
  kind: string,
  ids: readonly string[],
  { differs = () => ({}), importId = ids[0] ?? "" }: { differs?: (id: string) => Values; importId?: string } = {},
): Promise<TestedResource[]> {
  const model = test.host.resource(kind, "model");
  await model.import(importId);
  const resources = ids.map((id, at) => {
    const one = test.host.resource(kind, `it-${at}`);
    const { inputs, outputs } = model;
    if (model.state !== undefined) {
      const own = differs(id);
      one.adopt({ ...model.state, id, inputs: { ...inputs, ...own }, outputs: { ...outputs, ...own } });
    }
    return one;
  });
  test.platform.journal.clear();
  return resources;
}

describe("refreshing many ApiGatewayApiApps", () => {
  it("requires a listing with the tags of many objects, instead of two requests for each", async () => {
    await using test = await startSimulatedProvider();
    const { apiApps, tags } = test.platform.state;
    const ids: string[] = [];
    for (let at = 0; at < 200; at++) ids.push((await apiApps.create({ name: `app-${at}` })).id);
    const kind = { service: "apigateway", region: "ap-guangzhou", prefix: "apiAppId" };
    for (const at of [0, 99, 150]) await tags.create({ ...kind, resourceId: ids[at] ?? "", key: "at", value: `${at}` });
    const apps = await inState(test, "ApiGatewayApiApp", ids);

    const found = await refreshed(test, apps);

    expect(counted(test)).toEqual({ DescribeApiAppsStatus: 2, DescribeResourceTagsByResourceIds: 4 });
    expect(found.map((one) => one?.outputs["apiAppName"])).toEqual(ids.map((_id, at) => `app-${at}`));
    expect(found.flatMap((one) => one?.outputs["tags"] ?? [])).toEqual([{ at: "0" }, { at: "99" }, { at: "150" }]);
  });
});

describe("refreshing many ApiGatewayUpstreams", () => {
  it("requires a listing with the tags of many objects, instead of two requests for each", async () => {
    await using test = await startSimulatedProvider();
    const ids: string[] = [];
    for (let at = 0; at < 200; at++) {
      ids.push((await test.platform.state.upstreams.create({ config: { UpstreamName: `upstream-${at}` } })).id);
    }
    const upstreams = await inState(test, "ApiGatewayUpstream", ids);

    const found = await refreshed(test, upstreams);

    expect(counted(test)).toEqual({ DescribeUpstreams: 2, DescribeResourceTagsByResourceIds: 4 });
    expect(found.map((one) => one?.outputs["upstreamName"])).toEqual(ids.map((_id, at) => `upstream-${at}`));
  });
});

describe("refreshing many ApiGatewayServices", () => {
  it("requests their tags together, and reads individually only what no listing returns", async () => {
    await using test = await startSimulatedProvider();
    const { gatewayServices, tags } = test.platform.state;
    const ids: string[] = [];
    for (let at = 0; at < 10; at++) ids.push((await gatewayServices.create({ name: `service-${at}` })).id);
    const kind = { service: "apigw", region: "ap-guangzhou", prefix: "service" };
    for (const at of [0, 9]) await tags.create({ ...kind, resourceId: ids[at] ?? "", key: "at", value: `${at}` });
    const services = await inState(test, "ApiGatewayService", ids);

    const found = await refreshed(test, services);

    expect(counted(test)).toEqual({
      DescribeService: 8,
      DescribeServiceEnvironmentStrategy: 8,
      DescribeServiceUsagePlan: 8,
      DescribeApiUsagePlan: 8,
      DescribeServicesStatus: 1,
      DescribeResourceTagsByResourceIds: 1,
    });
    expect(found.map((one) => one?.outputs["serviceName"])).toEqual(ids.map((_id, at) => `service-${at}`));
    expect(found.flatMap((one) => one?.outputs["tags"] ?? [])).toEqual([{ at: "0" }, { at: "9" }]);
  });
});

describe("refreshing many ApiGatewayApis", () => {
  it("reads each, and requests the limits of all APIs of a service together", async () => {
    await using test = await startSimulatedProvider();
    const { gatewayServices, gatewayApis } = test.platform.state;
    const serviceOf = new Map<string, string>();
    for (const count of [12, 4]) {
      const { id: serviceId } = await gatewayServices.create({});
      for (let at = 0; at < count; at++) serviceOf.set((await gatewayApis.create({ serviceId })).id, serviceId);
    }
    const ids = [...serviceOf.keys()];
    const apis = await inState(test, "ApiGatewayApi", ids, {
      differs: (id) => ({ serviceId: serviceOf.get(id) }),
      importId: `${serviceOf.get(ids[0] ?? "")}#${ids[0]}`,
    });

    const found = await refreshed(test, apis.slice(0, 12), apis.slice(12));

    expect(counted(test)).toEqual({ DescribeApi: 12, DescribeApiEnvironmentStrategy: 2 });
    expect(found.map((one) => one?.outputs["releaseLimit"])).toEqual(found.map(() => 5000));
  });
});

describe("refreshing many ApiGatewayPlugins", () => {
  it("requires one listing, page by page, instead of a request for each", async () => {
    await using test = await startSimulatedProvider();
    const ids: string[] = [];
    for (let at = 0; at < 200; at++) {
      ids.push((await test.platform.state.gatewayPlugins.create({ name: `plugin-${at}` })).id);
    }
    const plugins = await inState(test, "ApiGatewayPlugin", ids);

    const found = await refreshed(test, plugins);

    expect(counted(test)).toEqual({ DescribePlugins: 2 });
    expect(found.map((one) => one?.outputs["pluginName"])).toEqual(ids.map((_id, at) => `plugin-${at}`));
  });
});

describe("refreshing many ApiGatewayIpStrategies", () => {
  it("requires one listing for each service", async () => {
    await using test = await startSimulatedProvider();
    const { gatewayServices, ipStrategies } = test.platform.state;
    const made: string[] = [];
    for (let at = 0; at < 4; at++) {
      const { id: serviceId } = await gatewayServices.create({});
      for (let n = 0; n < 50; n++) {
        const { id } = await ipStrategies.create({ serviceId, data: `10.0.${at}.${n}` });
        made.push(`${serviceId}#${id}`);
      }
    }
    const strategies = await inState(test, "ApiGatewayIpStrategy", made, {
      differs: (id) => ({ serviceId: id.split("#")[0] }),
    });

    const found = await refreshed(test, ...[0, 50, 100, 150].map((at) => strategies.slice(at, at + 50)));

    expect(counted(test)).toEqual({ DescribeIPStrategysStatus: 4 });
    expect(found.map((one) => one?.outputs["strategyData"])).toEqual(
      made.map((_id, at) => `10.0.${Math.floor(at / 50)}.${at % 50}`),
    );
  });
});
