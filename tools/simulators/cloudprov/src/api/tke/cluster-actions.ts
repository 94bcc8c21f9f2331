import { flag, integer, listOf, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { filtered, filtersShape, pageMembers, pageOf } from "../lists.ts";
import { clusterDocument } from "./cluster-document.ts";
import { removeCluster } from "./cluster-state.ts";
import { changeCluster, existingCluster, idleCluster, later } from "./cluster-tasks.ts";
import { clusterAsRequested, creation } from "./new-cluster.ts";
import { buyNodes, finishNodes, purchaseIn, takeMachines } from "./new-nodes.ts";
import { labelsMember } from "./node-settings.ts";

/** The actions that create, list, change and delete clusters. */
export function clusterActions(world: World): Action[] {
  return [
    createCluster(world),
    describeClusters(world),
    modifyAttribute(world),
    modifyImage(world),
    protect(world, "EnableClusterDeletionProtection", true),
    protect(world, "DisableClusterDeletionProtection", false),
    acquireAdminRole(world),
    modifyTags(world),
    describeTagsStatus(world),
    deleteCluster(world),
  ];
}

const own = { ClusterId: text({ min: 1 }) };

function createCluster(world: World): Action {
  return defineAction({
    name: "CreateCluster",
    params: creation,
    run({ params, region }) {
      const cluster = clusterAsRequested(world, params, region);
      const quota = world.settings.clusterQuota;
      if (world.kubernetes.clusters.all().filter((one) => one.region === region).length >= quota) {
        throw new PlatformError("InternalError.QuotaMaxClsLimit", `The quota of ${quota} clusters is used up.`);
      }
      const bought = params.RunInstancesForNode ?? [];
      for (const { RunInstancesPara } of bought) {
        for (const one of RunInstancesPara) purchaseIn(world, one, cluster.vpcId);
      }
      for (const one of params.ExistedInstancesForNode ?? []) takeMachines(world, cluster, one);
      for (const one of bought) buyNodes(world, cluster, one);
      world.kubernetes.clusters.insert(cluster);
      later(world, "CreateCluster", (succeeded) => {
        changeCluster(world, cluster.id, { status: succeeded ? "Running" : "Abnormal" });
        finishNodes(world, cluster.id, succeeded && !world.settings.failedTasks.includes("AddNodes"));
      });
      return { ClusterId: cluster.id };
    },
  });
}

function describeClusters(world: World): Action {
  return defineAction({
    name: "DescribeClusters",
    params: object({
      ClusterIds: optional(listOf(text({ min: 1 }))),
      ...pageMembers,
      Filters: filtersShape("ClusterName", "ClusterType", "ClusterStatus", "vpc-id", "tag-key", "tag-value", "Tags"),
      ClusterType: optional(text()),
    }),
    run({ params: { ClusterIds = [], Filters, ClusterType, ...page }, region }) {
      const seen = world.kubernetes.clusters
        .allSeen()
        .filter((one) => one.region === region && (ClusterIds.length === 0 || ClusterIds.includes(one.id)));
      const all = filtered(seen, Filters, {
        ClusterName: ({ name }, value) => name === value,
        ClusterType: ({ type }, value) => type === value,
        ClusterStatus: ({ status }, value) => status === value,
        "vpc-id": ({ vpcId }, value) => vpcId === value,
        "tag-key": ({ tags }, value) => tags.some(({ Key }) => Key === value),
        "tag-value": ({ tags }, value) => tags.some(({ Value }) => Value === value),
        Tags: ({ tags }, value) => tags.some(({ Key, Value }) => `${Key}:${Value}` === value),
      }).filter(({ type }) => ClusterType === undefined || type === ClusterType);
      return { TotalCount: all.length, Clusters: pageOf(all, page).map((one) => clusterDocument(world, one)) };
    },
  });
}

function modifyAttribute(world: World): Action {
  return defineAction({
    name: "ModifyClusterAttribute",
    params: object({
      ...own,
      ProjectId: optional(integer({ min: 0 })),
      ClusterName: optional(text()),
      ClusterDesc: optional(text()),
      ClusterLevel: optional(text({ min: 1 })),
      AutoUpgradeClusterLevel: optional(object({ IsAutoUpgrade: flag() })),
      QGPUShareEnable: optional(flag()),
      ClusterProperty: optional(object({ NodeNameType: optional(text()) })),
      IsHighAvailability: optional(flag()),
      SecurityModeConfig: optional(
        object({ Enabled: optional(flag()), Namespaces: optional(listOf(text())), Labels: labelsMember }),
      ),
    }),
    run({ params, region }) {
      const cluster = idleCluster(world, params.ClusterId, region);
      const { ProjectId, ClusterName, ClusterDesc, ClusterLevel, AutoUpgradeClusterLevel } = params;
      const { IsAutoUpgrade = cluster.autoUpgradesLevel } = AutoUpgradeClusterLevel ?? {};
      const level = ClusterLevel ?? cluster.level;
      if (level !== cluster.level && cluster.type !== "MANAGED_CLUSTER") {
        throw new PlatformError("InvalidParameter.Param", "Only managed clusters have a level.");
      }
      changeCluster(world, cluster.id, {
        projectId: ProjectId ?? cluster.projectId,
        name: ClusterName ?? cluster.name,
        description: ClusterDesc ?? cluster.description,
        autoUpgradesLevel: IsAutoUpgrade,
        ...(level === cluster.level ? {} : { status: "ClusterLevelUpgrading" }),
      });
      if (level !== cluster.level) {
        later(world, "ModifyClusterAttribute", () => changeCluster(world, cluster.id, { status: "Running", level }));
      }
      return {
        ...{ ProjectId: null, ClusterName: null, ClusterDesc: null, ClusterLevel: null },
        ...{ AutoUpgradeClusterLevel: null, QGPUShareEnable: null, ClusterProperty: null },
        ...{ IsHighAvailability: null, SecurityModeConfig: null },
      };
    },
  });
}

function modifyImage(world: World): Action {
  return defineAction({
    name: "ModifyClusterImage",
    params: object({ ...own, ImageId: text({ min: 1 }) }),
    run({ params: { ClusterId, ImageId }, region }) {
      const cluster = idleCluster(world, ClusterId, region);
      const isImage = ImageId.startsWith("img-");
      changeCluster(world, ClusterId, { imageId: isImage ? ImageId : "", os: isImage ? cluster.os : ImageId });
      return {};
    },
  });
}

function protect(world: World, name: string, isProtected: boolean): Action {
  return defineAction({
    name,
    params: object(own),
    run({ params: { ClusterId }, region }) {
      existingCluster(world, ClusterId, region);
      changeCluster(world, ClusterId, { isProtected });
      return {};
    },
  });
}

function acquireAdminRole(world: World): Action {
  return defineAction({
    name: "AcquireClusterAdminRole",
    params: object(own),
    run({ params: { ClusterId }, region, caller }) {
      const { admins } = idleCluster(world, ClusterId, region);
      changeCluster(world, ClusterId, { admins: [...new Set([...admins, caller?.userId ?? ""])] });
      return {};
    },
  });
}

function modifyTags(world: World): Action {
  return defineAction({
    name: "ModifyClusterTags",
    params: object({
      ...own,
      // An empty list removes all tags.
      Tags: optional(listOf(object({ Key: text({ min: 1 }), Value: text() }))),
      SyncSubresource: optional(flag()),
      SyncNodePoolTags: optional(flag()),
    }),
    run({ params: { ClusterId, Tags = [] }, region }) {
      existingCluster(world, ClusterId, region);
      changeCluster(world, ClusterId, { tagsStatus: "running" });
      later(world, "ModifyClusterTags", (succeeded) =>
        changeCluster(world, ClusterId, succeeded ? { tags: Tags, tagsStatus: "done" } : { tagsStatus: "failed" }),
      );
      return { Tags };
    },
  });
}

function describeTagsStatus(world: World): Action {
  return defineAction({
    name: "DescribeBatchModifyTagsStatus",
    params: object(own),
    run({ params: { ClusterId }, region }) {
      const { tagsStatus, tags } = existingCluster(world, ClusterId, region);
      const failed = [{ Resource: `qcs::ccs:${region}:uin/:cluster/${ClusterId}`, Error: "The tags are locked." }];
      return {
        FailedResources: tagsStatus === "failed" ? failed : [],
        Status: tagsStatus,
        SyncSubresource: false,
        Tags: tags,
      };
    },
  });
}

function deleteCluster(world: World): Action {
  return defineAction({
    name: "DeleteCluster",
    params: object({
      ...own,
      InstanceDeleteMode: oneOf("terminate", "retain"),
      ResourceDeleteOptions: optional(
        listOf(
          object({
            ResourceType: text({ min: 1 }),
            DeleteMode: text({ min: 1 }),
            SkipDeletionProtection: optional(flag()),
          }),
        ),
      ),
    }),
    run({ params: { ClusterId, InstanceDeleteMode }, region }) {
      const { isProtected, status } = existingCluster(world, ClusterId, region);
      if (isProtected) {
        throw new PlatformError("OperationDenied.ClusterInDeletionProtection", `${ClusterId} is protected.`);
      }
      if (status === "Creating") throw new PlatformError("ResourceUnavailable.ClusterState", `It is ${status}.`);
      changeCluster(world, ClusterId, { status: "Deleting" });
      later(world, "DeleteCluster", () => removeCluster(world, ClusterId, InstanceDeleteMode));
      return {};
    },
  });
}
