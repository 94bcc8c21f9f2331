import type { TestedResource, Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { type SimulatedProvider, startSimulatedProvider } from "../simulated-provider.ts";

/** How often each action was called, by its name. */
function counted({ platform }: SimulatedProvider): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { action } of platform.calls()) counts[action] = (counts[action] ?? 0) + 1;
  return counts;
}

/** Resources of objects that are there, as an `up` has left them in the state. */
async function inState(test: SimulatedProvider, kind: string, ids: readonly string[]): Promise<TestedResource[]> {
  const model = test.host.resource(kind, "model");
  await model.import(ids[0] ?? "");
  const resources = ids.map((id, at) => {
    const one = test.host.resource(kind, `it-${at}`);
    if (model.state !== undefined) one.adopt({ ...model.state, id });
    return one;
  });
  test.platform.journal.clear();
  return resources;
}

/** What a refresh of all of them finds. */
async function refreshed(resources: readonly TestedResource[]): Promise<(Values | undefined)[]> {
  const found = await Promise.all(resources.map((one) => one.read()));
  return found.map((one) => one?.outputs);
}

describe("refreshing many ApiGatewayApiApps", () => {
  it("takes a listing with the tags of many at once, and not two requests for each", async () => {
    await using test = await startSimulatedProvider();
    const { apiApps, tags } = test.platform.state;
    const ids: string[] = [];
    for (let at = 0; at < 200; at++) ids.push((await apiApps.create({ name: `app-${at}` })).id);
    const kind = { service: "apigateway", region: "ap-guangzhou", prefix: "apiAppId" };
    for (const at of [0, 99, 150]) await tags.create({ ...kind, resourceId: ids[at] ?? "", key: "at", value: `${at}` });
    const apps = await inState(test, "ApiGatewayApiApp", ids);

    const found = await refreshed(apps);

    expect(counted(test)).toEqual({ DescribeApiAppsStatus: 2, DescribeResourceTagsByResourceIds: 4 });
    expect(found.map((one) => one?.["apiAppName"])).toEqual(ids.map((_id, at) => `app-${at}`));
    expect(found.flatMap((one) => one?.["tags"] ?? [])).toEqual([{ at: "0" }, { at: "99" }, { at: "150" }]);
  });
});

describe("refreshing many ApiGatewayUpstreams", () => {
  it("takes a listing with the tags of many at once, and not two requests for each", async () => {
    await using test = await startSimulatedProvider();
    const ids: string[] = [];
    for (let at = 0; at < 200; at++) {
      ids.push((await test.platform.state.upstreams.create({ config: { UpstreamName: `upstream-${at}` } })).id);
    }
    const upstreams = await inState(test, "ApiGatewayUpstream", ids);

    const found = await refreshed(upstreams);

    expect(counted(test)).toEqual({ DescribeUpstreams: 2, DescribeResourceTagsByResourceIds: 4 });
    expect(found.map((one) => one?.["upstreamName"])).toEqual(ids.map((_id, at) => `upstream-${at}`));
  });
});
