import { flag, integer, listOf, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { filtersShape, pageMembers, pageOf } from "../lists.ts";
import { changeCluster, existingCluster, idleCluster, later } from "./cluster-tasks.ts";
import { type ClusterNode, versions } from "./kubernetes.ts";
import { extraArgs, nodeSettings } from "./node-settings.ts";

/** The actions that upgrade clusters and their nodes. */
export function upgradeActions(world: World): Action[] {
  return [
    describeVersions(world),
    updateVersion(world),
    checkInstances(world),
    upgradeInstances(world),
    describeProgress(world),
  ];
}

const own = { ClusterId: text({ min: 1 }) };

/** A cluster is upgraded by one version at a time. */
function nextOf(version: string): string[] {
  const at = versions.indexOf(version);
  return at < 0 ? [] : versions.slice(at + 1, at + 2);
}

function describeVersions(world: World): Action {
  return defineAction({
    name: "DescribeAvailableClusterVersion",
    params: object({ ClusterId: optional(text({ min: 1 })), ClusterIds: optional(listOf(text({ min: 1 }))) }),
    run({ params: { ClusterId, ClusterIds }, region }) {
      const of = (id: string) => nextOf(existingCluster(world, id, region).version);
      return {
        Versions: ClusterId === undefined ? null : of(ClusterId),
        Clusters: ClusterIds?.map((id) => ({ ClusterId: id, Versions: of(id) })) ?? null,
      };
    },
  });
}

function updateVersion(world: World): Action {
  return defineAction({
    name: "UpdateClusterVersion",
    params: object({
      ...own,
      DstVersion: text({ min: 1 }),
      ExtraArgs: optional(extraArgs),
      MaxNotReadyPercent: optional(integer()),
      SkipPreCheck: optional(flag()),
    }),
    run({ params: { ClusterId, DstVersion }, region }) {
      const { version } = idleCluster(world, ClusterId, region);
      if (!nextOf(version).includes(DstVersion)) {
        throw new PlatformError("InvalidParameter.Param", `${version} cannot be upgraded to ${DstVersion}.`);
      }
      changeCluster(world, ClusterId, { status: "Upgrading" });
      later(world, "UpdateClusterVersion", (succeeded) =>
        changeCluster(
          world,
          ClusterId,
          succeeded ? { status: "Running", version: DstVersion } : { status: "Abnormal" },
        ),
      );
      return {};
    },
  });
}

function nodesOf({ kubernetes }: World, id: string): ClusterNode[] {
  return kubernetes.nodes.all().filter(({ clusterId, role }) => clusterId === id && role === "WORKER");
}

/** The nodes whose version is older than that of the cluster, if the kind of upgrade is one of versions. */
function outdated(world: World, id: string, version: string, type: string): ClusterNode[] {
  return type === "major" ? nodesOf(world, id).filter((node) => node.version !== version) : [];
}

function checkInstances(world: World): Action {
  return defineAction({
    name: "CheckInstancesUpgradeAble",
    params: object({
      ...own,
      InstanceIds: optional(listOf(text({ min: 1 }))),
      UpgradeType: optional(oneOf("reset", "hot", "major")),
      ...pageMembers,
      Filter: filtersShape("VagueIpAddress", "VagueInstanceId"),
    }),
    run({ params: { ClusterId, UpgradeType = "reset", ...page }, region }) {
      const { version, runtimeVersion } = existingCluster(world, ClusterId, region);
      const all = outdated(world, ClusterId, version, UpgradeType);
      return {
        ClusterVersion: version,
        LatestVersion: version,
        UpgradeAbleInstances: pageOf(all, page).map((node) => ({
          InstanceId: node.id,
          Version: node.version,
          LatestVersion: version,
          RuntimeVersion: runtimeVersion,
          RuntimeLatestVersion: runtimeVersion,
        })),
        Total: all.length,
        UnavailableVersionReason: null,
      };
    },
  });
}

function upgradeInstances(world: World): Action {
  return defineAction({
    name: "UpgradeClusterInstances",
    params: object({
      ...own,
      Operation: oneOf("create", "pause", "resume", "abort"),
      UpgradeType: optional(oneOf("reset", "hot", "major")),
      InstanceIds: optional(listOf(text({ min: 1 }))),
      ResetParam: optional(
        object({
          InstanceAdvancedSettings: optional(nodeSettings),
          SecurityGroupIds: optional(listOf(text())),
        }),
      ),
      SkipPreCheck: optional(flag()),
      MaxNotReadyPercent: optional(integer()),
      UpgradeRunTime: optional(flag()),
      Concurrent: optional(integer()),
    }),
    run({ params: { ClusterId, InstanceIds = [] }, region }) {
      const { version } = idleCluster(world, ClusterId, region);
      const started = { nodeIds: InstanceIds, fault: "", startedAt: world.now() };
      changeCluster(world, ClusterId, { status: "NodeUpgrading", upgrade: { ...started, state: "process" } });
      later(world, "UpgradeClusterInstances", (succeeded) => {
        const done = succeeded ? InstanceIds : InstanceIds.slice(0, -1);
        const upgraded = nodesOf(world, ClusterId).filter(({ id }) => done.includes(id));
        for (const node of upgraded) world.kubernetes.nodes.replace({ ...node, version });
        const ended = { ...started, endedAt: world.now() };
        changeCluster(world, ClusterId, {
          status: "Running",
          upgrade: succeeded
            ? { ...ended, state: "done" }
            : { ...ended, state: "aborted", fault: "The pods cannot be moved." },
        });
      });
      return {};
    },
  });
}

const stepStates = { process: "running", done: "success", aborted: "failed" };

function describeProgress(world: World): Action {
  return defineAction({
    name: "GetUpgradeInstanceProgress",
    params: object({ ...own, ...pageMembers }),
    run({ params: { ClusterId, ...page }, region }) {
      existingCluster(world, ClusterId, region);
      const upgrade = world.kubernetes.clusters.seen(ClusterId)?.upgrade;
      if (upgrade === undefined) throw new PlatformError("InternalError.TaskNotFound", "Task not found.");
      const { state, nodeIds, fault, startedAt, endedAt } = upgrade;
      // Nodes are upgraded one after the other: the last one fails here.
      const stateOf = (id: string) => (state === "aborted" && id !== nodeIds.at(-1) ? "done" : state);
      const times = {
        StartAt: world.timeText(startedAt),
        EndAt: endedAt === undefined ? "" : world.timeText(endedAt),
      };
      return {
        Total: nodeIds.length,
        Done: nodeIds.filter((id) => stateOf(id) === "done").length,
        LifeState: state,
        Instances: pageOf(nodeIds, page).map((id) => ({
          InstanceID: id,
          LifeState: stateOf(id),
          ...times,
          CheckResult: null,
          Detail: [
            {
              Step: "Upgrade",
              LifeState: stepStates[stateOf(id)],
              ...times,
              FailedMsg: stateOf(id) === state ? fault : "",
            },
          ],
        })),
        ClusterStatus: { PodTotal: 10, NotReadyPod: 0 },
      };
    },
  });
}
