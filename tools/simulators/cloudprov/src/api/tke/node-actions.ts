import { listOf, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { filtered, filtersShape, pageMembers, pageOf } from "../lists.ts";
import { changeCluster, existingCluster, idleCluster, later } from "./cluster-tasks.ts";
import type { ClusterNode } from "./kubernetes.ts";
import { finishNodes, takeMachines } from "./new-nodes.ts";
import { boughtNodes, existingNodes, extraArgs, nodeSettings } from "./node-settings.ts";

/** The actions that list the nodes of clusters, and add and remove masters. */
export function nodeActions(world: World): Action[] {
  return [describeInstances(world), scaleOut(world), scaleIn(world)];
}

const own = { ClusterId: text({ min: 1 }) };

function describeInstances(world: World): Action {
  return defineAction({
    name: "DescribeClusterInstances",
    params: object({
      ...own,
      ...pageMembers,
      InstanceIds: optional(listOf(text({ min: 1 }))),
      InstanceRole: optional(text()),
      Filters: filtersShape("nodepool-id", "nodepool-instance-type"),
    }),
    run({ params: { ClusterId, InstanceIds = [], InstanceRole = "WORKER", Filters, ...page }, region }) {
      existingCluster(world, ClusterId, region);
      const nodes = world.kubernetes.nodes
        .all()
        .filter(
          ({ id, clusterId, role }) =>
            clusterId === ClusterId &&
            (InstanceRole === "ALL" || role === InstanceRole) &&
            (InstanceIds.length === 0 || InstanceIds.includes(id)),
        );
      const all = filtered(nodes, Filters, {
        "nodepool-id": ({ poolId }, value) => poolId === value,
        "nodepool-instance-type": ({ poolId }, value) =>
          value === "ALL" || (value === "AUTOSCALING_ADDED" && poolId !== ""),
      });
      return { TotalCount: all.length, InstanceSet: pageOf(all, page).map((one) => nodeDocument(world, one)) };
    },
  });
}

const unsetSettings: Reply = {
  ...{ DesiredPodNumber: 0, GPUArgs: null, PreStartUserScript: "", Taints: null, MountTarget: "", DockerGraphPath: "" },
  ...{ UserScript: "", Unschedulable: 0, Labels: null, DataDisks: null, ExtraArgs: null },
};

function nodeDocument(world: World, node: ClusterNode): Reply {
  return {
    InstanceId: node.id,
    InstanceRole: node.role,
    FailedReason: node.fault,
    InstanceState: node.state,
    DrainStatus: "",
    InstanceAdvancedSettings: { ...unsetSettings, ...node.settings },
    CreatedTime: world.timeText(node.createdAt),
    LanIP: node.lanIp,
    NodePoolId: node.poolId,
    AutoscalingGroupId: world.kubernetes.pools.get(node.poolId)?.group.id ?? "",
  };
}

function scaleOut(world: World): Action {
  return defineAction({
    name: "ScaleOutClusterMaster",
    params: object({
      ...own,
      RunInstancesForNode: optional(listOf(boughtNodes, { min: 1 })),
      ExistedInstancesForNode: optional(listOf(existingNodes, { min: 1 })),
      InstanceAdvancedSettings: optional(nodeSettings),
      ExtraArgs: optional(extraArgs),
    }),
    run({ params: { ClusterId, ExistedInstancesForNode: given = [] }, region }) {
      const cluster = idleCluster(world, ClusterId, region);
      if (cluster.type === "MANAGED_CLUSTER") {
        throw new PlatformError("InvalidParameter.Param", "The platform runs the masters of a managed cluster.");
      }
      for (const one of given) takeMachines(world, cluster, one);
      changeCluster(world, ClusterId, { status: "MasterScaling" });
      later(world, "ScaleOutClusterMaster", (succeeded) => {
        finishNodes(world, ClusterId, succeeded);
        changeCluster(world, ClusterId, { status: "Running" });
      });
      return {};
    },
  });
}

function scaleIn(world: World): Action {
  return defineAction({
    name: "ScaleInClusterMaster",
    params: object({
      ...own,
      ScaleInMasters: listOf(
        object({
          InstanceId: text({ min: 1 }),
          NodeRole: text({ min: 1 }),
          InstanceDeleteMode: oneOf("terminate", "retain"),
        }),
        { min: 1 },
      ),
    }),
    run({ params: { ClusterId, ScaleInMasters }, region }) {
      idleCluster(world, ClusterId, region);
      const { nodes } = world.kubernetes;
      const masters = nodes.all().filter((one) => one.clusterId === ClusterId && one.role !== "WORKER");
      for (const { InstanceId } of ScaleInMasters) {
        found(
          masters.find(({ id }) => id === InstanceId),
          "InternalError.CvmNotFound",
          `master ${InstanceId}`,
        );
      }
      if (masters.length - ScaleInMasters.length < 3) {
        throw new PlatformError("InvalidParameter.Param", "A cluster has at least 3 masters.");
      }
      changeCluster(world, ClusterId, { status: "MasterScaling" });
      later(world, "ScaleInClusterMaster", () => {
        for (const { InstanceId, InstanceDeleteMode } of ScaleInMasters) {
          nodes.remove(InstanceId);
          if (InstanceDeleteMode === "terminate") world.machines.remove(InstanceId);
        }
        changeCluster(world, ClusterId, { status: "Running" });
      });
      return {};
    },
  });
}
