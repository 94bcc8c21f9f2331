import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type GatewayBench, openBench } from "../../testing/api-gateway.ts";

let bench: GatewayBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.platform.close());
const code = async (action: string, params: object) => (await bench.gateway(action, params)).code;
const shown = async () => (await bench.gateway("DescribeUpstreams")).response.Result.UpstreamSet;

const upstream = { Scheme: "HTTP", Algorithm: "ROUND-ROBIN", UniqVpcId: "vpc-1a2b3c4d" };
const node = { Host: "10.0.0.8", Port: 8080, Weight: 10 };

describe("upstreams", () => {
  it("are created with the given values, and the platform's defaults for the rest", async () => {
    const HealthChecker = {
      EnableActiveCheck: true,
      EnablePassiveCheck: false,
      HealthyHttpStatus: "200",
      UnhealthyHttpStatus: "500",
      TcpFailureThreshold: 0,
      TimeoutThreshold: 2,
      HttpFailureThreshold: 3,
    };
    const { response } = await bench.gateway("CreateUpstream", { ...upstream, Nodes: [node], HealthChecker });
    const { UpstreamId } = response;
    expect(await shown()).toMatchObject([
      {
        ...upstream,
        Algorithm: "ROUND_ROBIN",
        UpstreamId,
        UpstreamName: "",
        UpstreamType: "IP_PORT",
        Retries: 3,
        Nodes: [{ ...node, VmInstanceId: null, Tags: null, Healthy: "OFF", ServiceName: null }],
        HealthChecker: { ...HealthChecker, ActiveCheckHttpPath: "/", ActiveCheckTimeout: 5, UnhealthyTimeout: 30 },
        K8sServices: null,
        Tags: [],
        CreatedTime: "2030-01-01T00:00:00Z",
      },
    ]);
    const change = { UpstreamId, UpstreamType: "K8S", Retries: 0, Nodes: [{ ...node, ServiceName: "stock" }] };
    expect((await bench.gateway("ModifyUpstream", change)).response.Result).toMatchObject({ UpstreamId, Retries: 0 });
    // Of a service of a cluster nothing is kept that only an address has.
    expect((await shown())[0].Nodes).toMatchObject([{ Host: null, Port: null, Weight: null, ServiceName: "stock" }]);
    expect((await bench.gateway("DeleteUpstream", { UpstreamId })).response.UpstreamId).toBe(UpstreamId);
    expect(await code("DeleteUpstream", { UpstreamId })).toBe("ResourceNotFound");
  });

  it.each([
    ["InvalidParameterValue.NotInOptions", { Algorithm: "RANDOM" }],
    ["InvalidParameterValue.InvalidVpcConfig", { UniqVpcId: "default" }],
    ["InvalidParameterValue.InvalidPort", { Nodes: [{ ...node, Port: 65_536 }] }],
    ["InvalidParameterValue.RangeExceeded", { Nodes: [{ ...node, Weight: 101 }] }],
    ["MissingParameter", { Scheme: undefined }],
  ])("are rejected with %s for %j", async (expected, wrong) => {
    expect(await code("CreateUpstream", { ...upstream, ...wrong })).toBe(expected);
  });

  it("are not deleted while an API is reached through them, and there are not too many", async () => {
    const { gatewayApis, upstreams } = bench.platform.state;
    bench.platform.set({ gatewayQuotas: { upstreams: 1 } });
    const { id: UpstreamId } = await upstreams.create({});
    const ServiceConfig = { Product: "upstream", UpstreamId };
    const { id } = await gatewayApis.create({ serviceId: await bench.service(), config: { ServiceConfig } });
    expect(await code("DeleteUpstream", { UpstreamId })).toBe("UnsupportedOperation.UnsupportedDeleteUpstream");
    expect(await code("CreateUpstream", upstream)).toBe("LimitExceeded");
    gatewayApis.remove(id);
    expect(await code("DeleteUpstream", { UpstreamId })).toBeUndefined();
  });

  it("are found by ID and by name, and have their tags with them", async () => {
    const named = { ...upstream, UpstreamName: "stock", Tags: [{ Key: "team", Value: "payments" }] };
    const { UpstreamId } = (await bench.gateway("CreateUpstream", named)).response;
    await bench.gateway("CreateUpstream", upstream);
    for (const filter of [
      { Name: "UpstreamId", Values: [UpstreamId] },
      { Name: "UpstreamName", Values: ["stock"] },
    ]) {
      const { Result } = (await bench.gateway("DescribeUpstreams", { Filters: [filter] })).response;
      expect(Result).toMatchObject({ TotalCount: 1, UpstreamSet: [{ UpstreamId, Tags: named.Tags }] });
    }
  });

  it("show the APIs behind which they are, by filters and page by page", async () => {
    const { upstreams, gatewayApis } = bench.platform.state;
    const { id: UpstreamId } = await upstreams.create({});
    const [ServiceId, serviceId] = [await bench.service(), await bench.service()];
    const config = { ServiceConfig: { UpstreamId } };
    const { id: first } = await gatewayApis.create({ serviceId: ServiceId, config });
    const { id: second } = await gatewayApis.create({ serviceId, config });
    await gatewayApis.create({ serviceId });
    const bound = async (more: object = {}) =>
      (await bench.gateway("DescribeUpstreamBindApis", { UpstreamId, ...more })).response.Result;

    expect(await bound({ Limit: 1, Offset: 1 })).toMatchObject({ TotalCount: 2, BindApiSet: [{ ApiId: second }] });
    expect((await bound({ Filters: [{ Name: "ServiceId", Values: [ServiceId] }] })).BindApiSet).toEqual([
      { ApiId: first, ApiName: "api", ServiceId, ServiceName: "shop", BindTime: "2030-01-01T00:00:00Z" },
    ]);
    expect(await bound({ Filters: [{ Name: "ApiId", Values: ["api-none"] }] })).toMatchObject({ TotalCount: 0 });
    expect(await code("DescribeUpstreamBindApis", { UpstreamId: "upstream-none" })).toBe("ResourceNotFound");
  });
});
