import { failure, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

const node = { host: "10.0.0.8", port: 8080, weight: 10 };
const required: Values = { scheme: "HTTP", algorithm: "ROUND-ROBIN", uniqVpcId: "vpc-1a2b3c4d" };
const healthChecker = {
  enableActiveCheck: true,
  enablePassiveCheck: false,
  healthyHttpStatus: "200",
  unhealthyHttpStatus: "500",
  tcpFailureThreshold: 0,
  timeoutThreshold: 2,
  httpFailureThreshold: 3,
};
const k8sService = {
  weight: 10,
  clusterId: "cls-1",
  namespace: "default",
  serviceName: "stock",
  port: 80,
  extraLabels: [{ key: "tier", value: "back" }],
};
const inputs: Values = {
  ...required,
  upstreamName: "stock",
  upstreamType: "IP_PORT",
  retries: 0,
  nodes: [{ ...node, tags: ["green", "blue"] }],
  healthChecker,
  tags: { team: "payments" },
};

const given = (settings?: CloudprovOptions) => givenResource("ApiGatewayUpstream", settings);

describe("creating an ApiGatewayUpstream", () => {
  it("sends only the given settings, and shows no diff afterwards, in any order of the labels", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { id, outputs } = await test.it.create(inputs);
    expect(test.sent("CreateUpstream")).toEqual([
      {
        Scheme: "HTTP",
        Algorithm: "ROUND-ROBIN",
        UniqVpcId: "vpc-1a2b3c4d",
        UpstreamName: "stock",
        UpstreamType: "IP_PORT",
        Retries: 0,
        Nodes: [{ Host: "10.0.0.8", Port: 8080, Weight: 10, Tags: ["green", "blue"] }],
        HealthChecker: {
          EnableActiveCheck: true,
          EnablePassiveCheck: false,
          HealthyHttpStatus: "200",
          UnhealthyHttpStatus: "500",
          TcpFailureThreshold: 0,
          TimeoutThreshold: 2,
          HttpFailureThreshold: 3,
        },
      },
    ]);
    expect(outputs).toMatchObject({
      algorithm: "ROUND-ROBIN",
      upstreamDescription: "",
      healthChecker: { ...healthChecker, activeCheckHttpPath: "/", activeCheckTimeout: 5, unhealthyTimeout: 30 },
      tags: { team: "payments" },
      apiGatewayUpstreamId: id,
    });
    await test.it.read();
    const turned = { ...inputs, nodes: [{ ...node, tags: ["blue", "green"] }], algorithm: "ROUND_ROBIN" };
    expect((await test.it.preview(turned)).action).toBe("same");
  });

  it("accepts the platform's values for settings that the program omits", async () => {
    await using test = await given();
    await test.it.create(required);
    expect(test.sent("CreateUpstream")).toEqual([
      { Scheme: "HTTP", Algorithm: "ROUND-ROBIN", UniqVpcId: "vpc-1a2b3c4d" },
    ]);
    expect(test.it.outputs).toMatchObject({ upstreamType: "IP_PORT", retries: 3, upstreamName: "" });
    await test.it.read();
    expect((await test.it.preview(required)).action).toBe("same");
  });

  it("sends nodes as addresses without a type, and as services of a cluster only for K8S", async () => {
    await using test = await given();
    const nodes = [{ ...node, serviceName: "stock", clusterId: "cls-1" }];
    await test.it.create({ ...required, nodes });
    expect(test.warnings()).toHaveLength(2);
    const other = test.host.resource("ApiGatewayUpstream", "other");
    await other.create({ ...required, upstreamType: "K8S", nodes, k8sServices: [k8sService] });
    expect(test.sent("CreateUpstream")).toMatchObject([
      { Nodes: [{ Host: "10.0.0.8", Port: 8080, Weight: 10 }] },
      {
        Nodes: [{ Host: "10.0.0.8", Port: 8080, Weight: 10, ServiceName: "stock", ClusterId: "cls-1" }],
        K8sService: [{ ClusterId: "cls-1", Namespace: "default", ExtraLabels: [{ Key: "tier", Value: "back" }] }],
      },
    ]);
    expect(test.sent("CreateUpstream")[0]).not.toHaveProperty("Nodes[0].ServiceName");
    await other.read();
    const same = { ...required, upstreamType: "K8S", nodes, k8sServices: [k8sService] };
    expect((await other.preview(same)).action).toBe("same");
    expect(test.warnings()).toHaveLength(2);
  });

  it("warns about settings without an effect on a node that is an address", async () => {
    await using test = await given();
    await test.refused({ ...required, nodes: [{ ...node, serviceName: "stock" }, unknown] });
    expect(test.warnings()).toEqual([expect.stringContaining("nodes[0].serviceName has no effect")]);
  });

  it.each(["stock", undefined])(
    "adopts the object named %s after a lost response, and creates no second one",
    async (name) => {
      await using test = await given();
      const config = name === undefined ? {} : { UpstreamName: name };
      await test.platform.state.upstreams.create({ config: { ...config, UniqVpcId: "vpc-other" } });
      test.platform.failNext({ path: /CreateUpstream$/, kind: "resetAfter" });
      const { id } = await test.it.create({ ...required, ...(name === undefined ? {} : { upstreamName: name }) });
      expect(test.platform.state.upstreams.list().slice(1)).toMatchObject([{ id }]);
    },
  );

  it.each([
    [{ scheme: "FTP" }, ["scheme"]],
    [{ upstreamType: "VM" }, ["upstreamType"]],
    [{ uniqVpcId: "" }, ["uniqVpcId"]],
    [{ nodes: [{ host: "10.0.0.8" }] }, ["nodes[0].port", "nodes[0].weight"]],
    [{ nodes: [{ ...node, port: 70_000 }] }, []],
    [{ upstreamType: unknown, nodes: unknown, scheme: unknown }, []],
  ] satisfies [Values, string[]][])("checks %j at preview", async (more, refused) => {
    await using test = await given();
    expect(await test.refused({ ...inputs, ...more })).toEqual(refused);
  });

  it("leaves unknown algorithms, and ranges, to the platform", async () => {
    await using test = await given();
    expect(await test.refused({ ...inputs, algorithm: "RANDOM" })).toEqual([]);
    expect(test.warnings()).toEqual([expect.stringContaining("algorithm")]);
    const { message } = await failure(test.it.create({ ...inputs, nodes: [{ ...node, port: 70_000 }] }));
    expect(message).toContain("InvalidParameterValue.InvalidPort");
  });
});

describe("an ApiGatewayUpstream", () => {
  it("sends its type and what changed, and nothing when only its tags changed", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    await test.it.update({ ...inputs, retries: 2 });
    await test.it.update({ ...inputs, retries: 2, tags: { stage: "test" } });
    const { retries: _retries, healthChecker: _checker, ...fewer } = inputs;
    expect((await test.it.preview({ ...fewer, tags: { stage: "test" } })).action).toBe("same");
    expect(test.sent("ModifyUpstream")).toEqual([{ UpstreamId: id, UpstreamType: "IP_PORT", Retries: 2 }]);
  });

  it("sends all of its nodes when one of them, or their type, changes", async () => {
    await using test = await given();
    const nodes = [node, { ...node, host: "10.0.0.9", serviceName: "stock" }];
    const { id } = await test.it.create({ ...required, nodes });
    await test.it.update({ ...required, nodes: [{ ...node, weight: 20 }, ...nodes.slice(1)] });
    await test.it.update({ ...required, nodes: [{ ...node, weight: 20 }, ...nodes.slice(1)], upstreamType: "K8S" });
    expect(test.sent("ModifyUpstream")).toEqual([
      {
        UpstreamId: id,
        Nodes: [
          { Host: "10.0.0.8", Port: 8080, Weight: 20 },
          { Host: "10.0.0.9", Port: 8080, Weight: 10 },
        ],
      },
      {
        UpstreamId: id,
        UpstreamType: "K8S",
        Nodes: [
          { Host: "10.0.0.8", Port: 8080, Weight: 20 },
          { Host: "10.0.0.9", Port: 8080, Weight: 10, ServiceName: "stock" },
        ],
      },
    ]);
  });

  it("shows nodes that were changed elsewhere", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    const [upstream] = test.platform.state.upstreams.list();
    if (upstream === undefined) throw new Error("there is no upstream");
    const Nodes = [{ Host: "10.0.0.9", Port: 81, Weight: 1 }];
    test.platform.state.upstreams.change(id, { config: { ...upstream.config, Nodes } });
    await test.it.read();
    expect(test.it.outputs).toMatchObject({ nodes: [{ host: "10.0.0.9", port: 81, weight: 1 }] });
    expect((await test.it.preview(inputs)).action).toBe("update");
  });

  it("reports the remedy if an API still uses it", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    const { id: serviceId } = await test.platform.state.gatewayServices.create({});
    const config = { ServiceConfig: { Product: "upstream", UpstreamId: id } };
    await test.platform.state.gatewayApis.create({ serviceId, config });
    const { message } = await failure(test.it.delete());
    expect(message).toMatch(/UnsupportedOperation\.UnsupportedDeleteUpstream.*Remove it from the APIs/s);
  });

  it("is imported by its ID without a diff", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    const found = test.host.resource("ApiGatewayUpstream", "found");
    await found.import(id);
    expect((await found.preview(inputs)).action).toBe("same");
  });

  it("leaves the state in a refresh and can be deleted without an error if it does not exist", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    test.platform.state.upstreams.remove(id);
    await test.it.delete();
    const other = test.host.resource("ApiGatewayUpstream", "other");
    const made = await other.create(inputs);
    test.platform.state.upstreams.remove(made.id);
    expect(await other.read()).toBeUndefined();
  });

  it("is listed completely, over several pages", async () => {
    await using test = await given();
    for (let at = 0; at < 101; at++) {
      await test.platform.state.upstreams.create({ config: at === 0 ? {} : { UpstreamName: `number-${at}` } });
    }
    const listed = await test.host.list("ApiGatewayUpstream");
    expect(listed).toHaveLength(101);
    expect([listed[0]?.name, listed[100]?.name]).toEqual(["", "number-100"]);
  });
});
