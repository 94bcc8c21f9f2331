import { decimal, flag, integer, listOf, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { filtered, filtersShape } from "../lists.ts";
import { changeCluster, existingCluster, idleCluster, later } from "./cluster-tasks.ts";
import { extraArgs } from "./node-settings.ts";

/** The actions that set how clusters are scaled, their arguments, and the tokens of service accounts. */
export function settingActions(world: World): Action[] {
  return [
    modifyGroupOption(world),
    describeGroupOption(world),
    modifyExtraArgs(world),
    describeExtraArgs(world),
    describeTasks(world),
    modifyAccounts(world),
    describeAccounts(world),
    describeExternalNodes(world),
  ];
}

const own = { ClusterId: text({ min: 1 }) };

function modifyGroupOption(world: World): Action {
  return defineAction({
    name: "ModifyClusterAsGroupOptionAttribute",
    params: object({
      ...own,
      ClusterAsGroupOption: object({
        IsScaleDownEnabled: optional(flag()),
        Expander: optional(oneOf("random", "most-pods", "least-waste", "priority")),
        MaxEmptyBulkDelete: optional(integer()),
        ScaleDownDelay: optional(integer()),
        ScaleDownUnneededTime: optional(integer()),
        ScaleDownUtilizationThreshold: optional(decimal()),
        SkipNodesWithLocalStorage: optional(flag()),
        SkipNodesWithSystemPods: optional(flag()),
        IgnoreDaemonSetsUtilization: optional(flag()),
        OkTotalUnreadyCount: optional(integer()),
        MaxTotalUnreadyPercentage: optional(integer()),
        ScaleDownUnreadyTime: optional(integer()),
        UnregisteredNodeRemovalTime: optional(integer()),
      }),
    }),
    run({ params: { ClusterId, ClusterAsGroupOption }, region }) {
      const { groupOption } = idleCluster(world, ClusterId, region);
      changeCluster(world, ClusterId, { groupOption: { ...groupOption, ...ClusterAsGroupOption } });
      return {};
    },
  });
}

function describeGroupOption(world: World): Action {
  return defineAction({
    name: "DescribeClusterAsGroupOption",
    params: object(own),
    run: ({ params: { ClusterId }, region }) => ({
      ClusterAsGroupOption: existingCluster(world, ClusterId, region).groupOption,
    }),
  });
}

/** The type of the task that applies arguments. */
const applies = "apply_cluster_extra_args";

function modifyExtraArgs(world: World): Action {
  return defineAction({
    name: "ModifyClusterExtraArgs",
    params: object({ ...own, ClusterExtraArgs: optional(extraArgs) }),
    run({ params: { ClusterId, ClusterExtraArgs = {} }, region }) {
      idleCluster(world, ClusterId, region);
      const { tasks } = world.kubernetes;
      const task = tasks.insert({
        id: world.newId("task"),
        clusterId: ClusterId,
        type: applies,
        state: "process",
        fault: "",
        createdAt: world.now(),
      });
      later(world, "ModifyClusterExtraArgs", (succeeded) => {
        if (succeeded) changeCluster(world, ClusterId, { extraArgs: ClusterExtraArgs });
        tasks.replace({
          ...task,
          ...(succeeded ? { state: "done" as const } : { state: "aborted" as const, fault: "An argument is unknown." }),
        });
      });
      return {};
    },
  });
}

function describeExtraArgs(world: World): Action {
  return defineAction({
    name: "DescribeClusterExtraArgs",
    params: object(own),
    run({ params: { ClusterId }, region }) {
      const none = { Etcd: [], KubeAPIServer: [], KubeControllerManager: [], KubeScheduler: [] };
      return { ClusterExtraArgs: { ...none, ...existingCluster(world, ClusterId, region).extraArgs } };
    },
  });
}

function describeTasks(world: World): Action {
  return defineAction({
    name: "DescribeTasks",
    params: object({ Filter: filtersShape("TaskType", "ClusterId", "InstanceID"), Latest: optional(flag()) }),
    run({ params: { Filter, Latest } }) {
      const all = filtered(world.kubernetes.tasks.all(), Filter, {
        TaskType: ({ type }, value) => type === value,
        ClusterId: ({ clusterId }, value) => clusterId === value,
      }).toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
      return {
        Tasks: (Latest ? all.slice(0, 1) : all).map((one) => ({
          LifeState: one.state,
          TargetObj: one.clusterId,
          Param: "",
          TaskType: one.type,
          LastError: one.fault,
          ClusterID: one.clusterId,
          CreatedAt: world.timeText(one.createdAt),
          UpdatedAt: world.timeText(one.createdAt),
          TaskID: one.id,
        })),
      };
    },
  });
}

function modifyAccounts(world: World): Action {
  return defineAction({
    name: "ModifyClusterAuthenticationOptions",
    params: object({
      ...own,
      ServiceAccounts: optional(
        object({
          UseTKEDefault: optional(flag()),
          Issuer: optional(text()),
          JWKSURI: optional(text()),
          AutoCreateDiscoveryAnonymousAuth: optional(flag()),
        }),
      ),
      OIDCConfig: optional(
        object({
          AutoCreateOIDCConfig: optional(flag()),
          AutoCreateClientId: optional(listOf(text())),
          AutoInstallPodIdentityWebhookAddon: optional(flag()),
        }),
      ),
    }),
    run({ params: { ClusterId, ServiceAccounts = {} }, region }) {
      const cluster = idleCluster(world, ClusterId, region);
      const { UseTKEDefault, Issuer = "" } = ServiceAccounts;
      if (!UseTKEDefault && Issuer !== "" && !Issuer.startsWith("https://")) {
        throw new PlatformError("InvalidParameter.Param", "Issuer must be an address with https.");
      }
      const issuer = `https://${region}-oidc.tke.tencentcs.com/id/${ClusterId}`;
      const chosen = UseTKEDefault ? { Issuer: issuer, JWKSURI: `${issuer}/openid/v1/jwks` } : {};
      changeCluster(world, ClusterId, { accountsState: "Updating" });
      later(world, "ModifyClusterAuthenticationOptions", (succeeded) =>
        changeCluster(
          world,
          ClusterId,
          succeeded
            ? { accountsState: "Success", accounts: { ...cluster.accounts, ...ServiceAccounts, ...chosen } }
            : { accountsState: "Failed" },
        ),
      );
      return {};
    },
  });
}

function describeAccounts(world: World): Action {
  return defineAction({
    name: "DescribeClusterAuthenticationOptions",
    params: object(own),
    run({ params: { ClusterId }, region }) {
      const { accounts, accountsState } = existingCluster(world, ClusterId, region);
      return { ServiceAccounts: accounts, LatestOperationState: accountsState, OIDCConfig: null };
    },
  });
}

function describeExternalNodes(world: World): Action {
  return defineAction({
    name: "DescribeExternalNodeSupportConfig",
    params: object(own),
    run({ params: { ClusterId }, region }) {
      const { controlSubnetId, network } = existingCluster(world, ClusterId, region);
      return {
        ...{ ClusterCIDR: network.clusterCidr, NetworkType: network.type, SubnetId: controlSubnetId, Enabled: false },
        ...{ AS: "", SwitchIP: "", Status: "", FailedReason: "", Master: "", Proxy: "", Progress: null },
        ...{ EnabledPublicConnect: false, PublicConnectUrl: "", PublicCustomDomain: "" },
      };
    },
  });
}
