import { afterEach, beforeEach, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, clock, call } = {} as ServiceBench;
let vpcId = "";
let ClusterId = "";
beforeEach(async () => {
  ({ platform, clock, call } = await openServiceBench("tke", { clusterTaskMs: 5_000 }));
  ({ id: vpcId } = await platform.state.vpcs.create({ name: "shop", cidrBlock: "10.1.0.0/16" }));
  ({ id: ClusterId } = await platform.state.clusters.create({ vpcId }));
});
afterEach(() => platform.close());

const requested = (group: object = {}) => ({
  ClusterId,
  AutoScalingGroupPara: JSON.stringify({ MinSize: 1, MaxSize: 3, VpcId: vpcId, ...group }),
  LaunchConfigurePara: JSON.stringify({ InstanceType: "S5.MEDIUM4", LoginSettings: { Password: "Secret-123" } }),
  InstanceAdvancedSettings: {},
  EnableAutoscale: true,
  Name: "web",
});

it("a node pool buys machines, is changed, and is deleted with them or without them", async () => {
  const { NodePoolId } = (await call("CreateClusterNodePool", requested())).response;
  const pool = { ClusterId, NodePoolId };
  const detail = async () => (await call("DescribeClusterNodePoolDetail", pool)).response.NodePool;
  expect(await detail()).toMatchObject({ LifeState: "creating", DesiredNodesNum: 1 });
  const busy = await call("ModifyClusterNodePool", { ...pool, Name: "site" });
  expect(busy.code).toBe("ResourceUnavailable.NodePoolStateNotNormal");
  clock.advance(5_000);
  expect(await detail()).toMatchObject({ LifeState: "normal", NodeCountSummary: { AutoscalingAdded: { Normal: 1 } } });
  expect(platform.state.machines.list()).toMatchObject([{ type: "S5.MEDIUM4", password: "Secret-123" }]);

  await call("ModifyClusterNodePool", { ...pool, MinNodesNum: 2, Labels: [{ Name: "role", Value: "web" }] });
  expect(await detail()).toMatchObject({ LifeState: "updating" });
  clock.advance(5_000);
  expect(await detail()).toMatchObject({ DesiredNodesNum: 2, Labels: [{ Name: "role", Value: "web" }] });
  expect(platform.state.machines.list()).toHaveLength(2);
  await call("DeleteClusterNodePool", { ClusterId, NodePoolIds: [NodePoolId], KeepInstance: true });
  clock.advance(5_000);
  expect((await call("DescribeClusterNodePoolDetail", pool)).code).toBe("FailedOperation.NodePoolQueryFailed");
  expect(platform.state.machines.list()).toHaveLength(2);
});

it.each([
  ["more nodes than the maximum", { DesiredCapacity: 4 }, "InvalidParameter.Param"],
  ["another network", { VpcId: "vpc-00000000" }, "InternalError.Param"],
  ["an unknown subnet", { SubnetIds: ["subnet-00000000"] }, "InternalError.Param"],
])("a node pool is rejected with %s", async (_, group, code) => {
  expect((await call("CreateClusterNodePool", requested(group))).code).toBe(code);
});
