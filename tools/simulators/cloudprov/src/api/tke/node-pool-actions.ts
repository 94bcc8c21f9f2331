import { flag, integer, listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";
import { filtered, filtersShape } from "../lists.ts";
import { existingCluster, idleCluster, later } from "./cluster-tasks.ts";
import { checkSizes, newPool } from "./new-pool.ts";
import { poolDocument } from "./node-pool-document.ts";
import { changePool, fillPool, removePool } from "./node-pool-lifecycle.ts";
import type { NodePool } from "./node-pools.ts";
import { labelsMember, nodeSettings, taintsMember } from "./node-settings.ts";

/** The actions of node pools. */
export function nodePoolActions(world: World): Action[] {
  return [
    createPool(world),
    describePools(world),
    describePool(world),
    modifyPool(world),
    resizePool(world),
    setTypes(world),
    deletePools(world),
  ];
}

const own = { ClusterId: text({ min: 1 }) };
const one = { ...own, NodePoolId: text({ min: 1 }) };
const tagsShape = optional(listOf(object({ Key: text({ min: 1 }), Value: text() })));

/** @throws {PlatformError} if there is no such pool in the cluster. */
function existingPool(
  world: World,
  { ClusterId, NodePoolId }: { readonly ClusterId: string; readonly NodePoolId: string },
  region: string,
): NodePool {
  existingCluster(world, ClusterId, region);
  const pool = world.kubernetes.pools.get(NodePoolId);
  return found(
    pool?.clusterId === ClusterId ? pool : undefined,
    "FailedOperation.NodePoolQueryFailed",
    `node pool ${NodePoolId}`,
  );
}

/** @throws {PlatformError} unless the pool can be changed. */
function idlePool(
  world: World,
  params: { readonly ClusterId: string; readonly NodePoolId: string },
  region: string,
): NodePool {
  idleCluster(world, params.ClusterId, region);
  const pool = existingPool(world, params, region);
  if (pool.state === "normal") return pool;
  throw new PlatformError("ResourceUnavailable.NodePoolStateNotNormal", `The node pool is ${pool.state}.`);
}

function createPool(world: World): Action {
  return defineAction({
    name: "CreateClusterNodePool",
    params: object({
      ...own,
      AutoScalingGroupPara: text({ min: 2 }),
      LaunchConfigurePara: text({ min: 2 }),
      InstanceAdvancedSettings: nodeSettings,
      EnableAutoscale: flag(),
      Name: optional(text()),
      Labels: labelsMember,
      Taints: taintsMember,
      Annotations: labelsMember,
      ContainerRuntime: optional(text()),
      RuntimeVersion: optional(text()),
      NodePoolOs: optional(text()),
      OsCustomizeType: optional(text()),
      Tags: tagsShape,
      DeletionProtection: optional(flag()),
      SkipValidateOptions: optional(listOf(text())),
    }),
    run({ params, region }) {
      const cluster = idleCluster(world, params.ClusterId, region);
      const pool = world.kubernetes.pools.insert(newPool(world, cluster, params));
      later(world, "CreateClusterNodePool", () => {
        changePool(world, pool.id, { state: "normal" });
        fillPool(world, pool.id);
      });
      return { NodePoolId: pool.id };
    },
  });
}

function describePools(world: World): Action {
  return defineAction({
    name: "DescribeClusterNodePools",
    params: object({ ...own, Filters: filtersShape("NodePoolsName", "NodePoolsId", "Tags") }),
    run({ params: { ClusterId, Filters }, region }) {
      existingCluster(world, ClusterId, region);
      const pools = world.kubernetes.pools.allSeen().filter(({ clusterId }) => clusterId === ClusterId);
      const all = filtered(pools, Filters, {
        NodePoolsName: ({ name }, value) => name === value,
        NodePoolsId: ({ id }, value) => id === value,
        Tags: ({ tags }, value) => tags.some(({ Key, Value }) => `${Key}:${Value}` === value),
      });
      return { NodePoolSet: all.map((pool) => poolDocument(world, pool)), TotalCount: all.length };
    },
  });
}

function describePool(world: World): Action {
  return defineAction({
    name: "DescribeClusterNodePoolDetail",
    params: object(one),
    run: ({ params, region }) => ({ NodePool: poolDocument(world, existingPool(world, params, region)) }),
  });
}

function modifyPool(world: World): Action {
  return defineAction({
    name: "ModifyClusterNodePool",
    params: object({
      ...one,
      Name: optional(text({ min: 1 })),
      MaxNodesNum: optional(integer({ min: 0 })),
      MinNodesNum: optional(integer({ min: 0 })),
      Labels: labelsMember,
      Taints: taintsMember,
      Annotations: labelsMember,
      EnableAutoscale: optional(flag()),
      OsName: optional(text()),
      OsCustomizeType: optional(text()),
      UserScript: optional(text()),
      IgnoreExistedNode: optional(flag()),
      ExtraArgs: optional(object({ Kubelet: optional(listOf(text())) })),
      Tags: tagsShape,
      Unschedulable: optional(integer()),
      DeletionProtection: optional(flag()),
      DockerGraphPath: optional(text()),
      PreStartUserScript: optional(text()),
    }),
    run({ params, region }) {
      const pool = idlePool(world, params, region);
      const { MaxNodesNum: max = pool.max, MinNodesNum: min = pool.min, OsName: os = pool.imageId || pool.os } = params;
      if (min > max) throw new PlatformError("InvalidParameter.Param", `${min} is more than ${max}.`);
      const { UserScript, PreStartUserScript } = params;
      const scripts = {
        ...(UserScript === undefined ? {} : { UserScript }),
        ...(PreStartUserScript === undefined ? {} : { PreStartUserScript }),
      };
      const isImage = os.startsWith("img-");
      changePool(world, pool.id, {
        state: "updating",
        name: params.Name ?? pool.name,
        max,
        min,
        desired: Math.min(Math.max(pool.desired, min), max),
        labels: params.Labels ?? pool.labels,
        taints: params.Taints ?? pool.taints,
        annotations: params.Annotations ?? pool.annotations,
        isScaled: params.EnableAutoscale ?? pool.isScaled,
        os: isImage ? pool.os : os,
        imageId: isImage ? os : "",
        osType: params.OsCustomizeType || pool.osType,
        tags: params.Tags ?? pool.tags,
        isProtected: params.DeletionProtection ?? pool.isProtected,
        settings: { ...pool.settings, ...scripts },
      });
      later(world, "ModifyClusterNodePool", () => {
        changePool(world, pool.id, { state: "normal" });
        fillPool(world, pool.id);
      });
      return {};
    },
  });
}

function resizePool(world: World): Action {
  return defineAction({
    name: "ModifyNodePoolDesiredCapacityAboutAsg",
    params: object({ ...one, DesiredCapacity: integer({ min: 0 }) }),
    run({ params, region }) {
      const pool = idlePool(world, params, region);
      checkSizes(pool.min, params.DesiredCapacity, pool.max);
      changePool(world, pool.id, { desired: params.DesiredCapacity });
      fillPool(world, pool.id);
      return {};
    },
  });
}

function setTypes(world: World): Action {
  return defineAction({
    name: "ModifyNodePoolInstanceTypes",
    params: object({ ...one, InstanceTypes: listOf(text({ min: 1 }), { min: 1 }) }),
    run({ params, region }) {
      const pool = idlePool(world, params, region);
      changePool(world, pool.id, { launch: { ...pool.launch, types: params.InstanceTypes } });
      return {};
    },
  });
}

function deletePools(world: World): Action {
  return defineAction({
    name: "DeleteClusterNodePool",
    params: object({ ...own, NodePoolIds: listOf(text({ min: 1 }), { min: 1 }), KeepInstance: flag() }),
    run({ params: { ClusterId, NodePoolIds, KeepInstance }, region }) {
      for (const NodePoolId of NodePoolIds) {
        const pool = existingPool(world, { ClusterId, NodePoolId }, region);
        if (pool.isProtected) throw new PlatformError("OperationDenied", `${NodePoolId} is protected from deletion.`);
        changePool(world, NodePoolId, { state: "deleting" });
        later(world, "DeleteClusterNodePool", () => removePool(world, NodePoolId, KeepInstance));
      }
      return {};
    },
  });
}
