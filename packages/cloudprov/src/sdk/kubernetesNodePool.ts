// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/kubernetes.ts";
import * as utilities from "./utilities.ts";

/**
 * A pool of equal nodes of a Kubernetes cluster, which the platform buys and scales. Deleting it keeps the machines unless `deleteKeepInstance` is false. Changing the network or the type of its machines replaces it; the preview warns about that.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const web = new cloudprov.KubernetesNodePool("web", {
 *     clusterId: config.require("clusterId"),
 *     name: "web",
 *     minSize: 1,
 *     maxSize: 5,
 *     vpcId: config.require("vpcId"),
 *     subnetIds: [config.require("subnetId")],
 *     autoScalingConfig: {
 *         instanceType: "S5.MEDIUM4",
 *         keyIds: [config.require("keyId")],
 *     },
 *     labels: { role: "web" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<cluster ID>#<node pool ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/kubernetesNodePool:KubernetesNodePool example 'cls-n2h4jbtk#np-380ay1o8'
 * ```
 */
export class KubernetesNodePool extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/kubernetesNodePool:KubernetesNodePool";

  /**
   * Looks up an existing object.
   *
   * @param name Name of the resulting resource in the program.
   * @param id ID of the object.
   * @param state State used to look up the object.
   * @param opts Options of the resource.
   */
  public static get(
    name: string,
    id: pulumi.Input<pulumi.ID>,
    state?: KubernetesNodePoolState,
    opts?: pulumi.CustomResourceOptions,
  ): KubernetesNodePool {
    return new KubernetesNodePool(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of KubernetesNodePool, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is KubernetesNodePool {
    return utilities.isInstance(obj, KubernetesNodePool.__pulumiType);
  }

  /** ID of the cluster. */
  declare public readonly clusterId: pulumi.Output<string>;

  /** Name of the pool. */
  declare public readonly name: pulumi.Output<string>;

  /** Maximum number of nodes. */
  declare public readonly maxSize: pulumi.Output<number>;

  /** Minimum number of nodes. */
  declare public readonly minSize: pulumi.Output<number>;

  /** Number of nodes. With `enableAutoScale` it is set when the pool is created and when the program changes it; `nodeCount` is the present number. */
  declare public readonly desiredCapacity: pulumi.Output<number>;

  /** Whether the platform adds and removes nodes as the pods need them. */
  declare public readonly enableAutoScale: pulumi.Output<boolean>;

  /** Whether a creation waits until the nodes work. Requires `enableAutoScale: false`. */
  declare public readonly waitNodeReady: pulumi.Output<boolean | undefined>;

  /** Percentage of the nodes for which `waitNodeReady` waits. Defaults to 100. */
  declare public readonly scaleTolerance: pulumi.Output<number | undefined>;

  /** How the nodes are set up. */
  declare public readonly nodeConfig: pulumi.Output<types.output.KubernetesNodePoolNodeConfig>;

  /** The machines that the pool buys. Most changes apply to new machines only. */
  declare public readonly autoScalingConfig: pulumi.Output<types.output.KubernetesNodePoolAutoScalingConfig>;

  /** Labels of the nodes, by name. */
  declare public readonly labels: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Taints of the nodes. */
  declare public readonly taints: pulumi.Output<types.output.KubernetesNodePoolTaint[] | undefined>;

  /** Annotations of the nodes, besides those that the platform adds. */
  declare public readonly annotations: pulumi.Output<types.output.KubernetesNodePoolAnnotation[]>;

  /** Whether pods are kept away from new nodes: 0 for no. */
  declare public readonly unschedulable: pulumi.Output<number>;

  /** Operating system: the name of a public image or the ID of an image. A change applies to new nodes. */
  declare public readonly nodeOs: pulumi.Output<string>;

  /** Type of the operating system. It has no effect if `nodeOs` is the ID of an image. */
  declare public readonly nodeOsType: pulumi.Output<string>;

  /** When a failed purchase of machines is repeated. */
  declare public readonly retryPolicy: pulumi.Output<enums.KubernetesNodePoolRetryPolicy>;

  /** ID of the private network. */
  declare public readonly vpcId: pulumi.Output<string>;

  /** IDs of the subnets of the nodes, in the order of their priority. */
  declare public readonly subnetIds: pulumi.Output<string[]>;

  /** Whether nodes are created and deleted, or started and stopped. */
  declare public readonly scalingMode: pulumi.Output<string>;

  /** Whether changed tags are also set on existing machines. */
  declare public readonly autoUpdateInstanceTags: pulumi.Output<boolean>;

  /** How nodes are distributed among the subnets. */
  declare public readonly multiZoneSubnetPolicy: pulumi.Output<enums.KubernetesNodePoolMultiZoneSubnetPolicy>;

  /** Name of the scaling group. */
  declare public readonly scalingGroupName: pulumi.Output<string>;

  /** Zones of the scaling group, for the basic network. */
  declare public readonly zones: pulumi.Output<string[]>;

  /** ID of the project of the scaling group. */
  declare public readonly scalingGroupProjectId: pulumi.Output<number>;

  /** Seconds between two changes of the number of nodes. */
  declare public readonly defaultCooldown: pulumi.Output<number>;

  /** Which nodes are removed first. */
  declare public readonly terminationPolicies: pulumi.Output<string>;

  /** Whether a deletion keeps the machines, which are then still charged. */
  declare public readonly deleteKeepInstance: pulumi.Output<boolean>;

  /** Whether the pool is protected from deletion. Set it to false and run `pulumi up` before you delete the resource. */
  declare public readonly deletionProtection: pulumi.Output<boolean>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string }>;

  /** ID of the pool, `np-...`. */
  declare public readonly nodePoolId: pulumi.Output<string>;

  /** Status, such as `normal`. */
  declare public readonly status: pulumi.Output<string>;

  /** Number of nodes. */
  declare public readonly nodeCount: pulumi.Output<number>;

  /** Number of nodes that the scaling group added. */
  declare public readonly autoscalingAddedTotal: pulumi.Output<number>;

  /** Number of nodes that were added by hand. */
  declare public readonly manuallyAddedTotal: pulumi.Output<number>;

  /** ID of the launch configuration, `asc-...`. */
  declare public readonly launchConfigId: pulumi.Output<string>;

  /** ID of the scaling group, `asg-...`. */
  declare public readonly autoScalingGroupId: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly kubernetesNodePoolId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: KubernetesNodePoolArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: KubernetesNodePoolArgs | KubernetesNodePoolState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as KubernetesNodePoolState | undefined;
      inputs["clusterId"] = state?.clusterId;
      inputs["name"] = state?.name;
      inputs["maxSize"] = state?.maxSize;
      inputs["minSize"] = state?.minSize;
      inputs["desiredCapacity"] = state?.desiredCapacity;
      inputs["enableAutoScale"] = state?.enableAutoScale;
      inputs["waitNodeReady"] = state?.waitNodeReady;
      inputs["scaleTolerance"] = state?.scaleTolerance;
      inputs["nodeConfig"] = state?.nodeConfig;
      inputs["autoScalingConfig"] = state?.autoScalingConfig;
      inputs["labels"] = state?.labels;
      inputs["taints"] = state?.taints;
      inputs["annotations"] = state?.annotations;
      inputs["unschedulable"] = state?.unschedulable;
      inputs["nodeOs"] = state?.nodeOs;
      inputs["nodeOsType"] = state?.nodeOsType;
      inputs["retryPolicy"] = state?.retryPolicy;
      inputs["vpcId"] = state?.vpcId;
      inputs["subnetIds"] = state?.subnetIds;
      inputs["scalingMode"] = state?.scalingMode;
      inputs["autoUpdateInstanceTags"] = state?.autoUpdateInstanceTags;
      inputs["multiZoneSubnetPolicy"] = state?.multiZoneSubnetPolicy;
      inputs["scalingGroupName"] = state?.scalingGroupName;
      inputs["zones"] = state?.zones;
      inputs["scalingGroupProjectId"] = state?.scalingGroupProjectId;
      inputs["defaultCooldown"] = state?.defaultCooldown;
      inputs["terminationPolicies"] = state?.terminationPolicies;
      inputs["deleteKeepInstance"] = state?.deleteKeepInstance;
      inputs["deletionProtection"] = state?.deletionProtection;
      inputs["tags"] = state?.tags;
      inputs["nodePoolId"] = state?.nodePoolId;
      inputs["status"] = state?.status;
      inputs["nodeCount"] = state?.nodeCount;
      inputs["autoscalingAddedTotal"] = state?.autoscalingAddedTotal;
      inputs["manuallyAddedTotal"] = state?.manuallyAddedTotal;
      inputs["launchConfigId"] = state?.launchConfigId;
      inputs["autoScalingGroupId"] = state?.autoScalingGroupId;
      inputs["kubernetesNodePoolId"] = state?.kubernetesNodePoolId;
    } else {
      const args = argsOrState as KubernetesNodePoolArgs | undefined;
      inputs["clusterId"] = args?.clusterId;
      inputs["name"] = args?.name;
      inputs["maxSize"] = args?.maxSize;
      inputs["minSize"] = args?.minSize;
      inputs["desiredCapacity"] = args?.desiredCapacity;
      inputs["enableAutoScale"] = args?.enableAutoScale;
      inputs["waitNodeReady"] = args?.waitNodeReady;
      inputs["scaleTolerance"] = args?.scaleTolerance;
      inputs["nodeConfig"] = args?.nodeConfig;
      inputs["autoScalingConfig"] = args?.autoScalingConfig;
      inputs["labels"] = args?.labels;
      inputs["taints"] = args?.taints;
      inputs["annotations"] = args?.annotations;
      inputs["unschedulable"] = args?.unschedulable;
      inputs["nodeOs"] = args?.nodeOs;
      inputs["nodeOsType"] = args?.nodeOsType;
      inputs["retryPolicy"] = args?.retryPolicy;
      inputs["vpcId"] = args?.vpcId;
      inputs["subnetIds"] = args?.subnetIds;
      inputs["scalingMode"] = args?.scalingMode;
      inputs["autoUpdateInstanceTags"] = args?.autoUpdateInstanceTags;
      inputs["multiZoneSubnetPolicy"] = args?.multiZoneSubnetPolicy;
      inputs["scalingGroupName"] = args?.scalingGroupName;
      inputs["zones"] = args?.zones;
      inputs["scalingGroupProjectId"] = args?.scalingGroupProjectId;
      inputs["defaultCooldown"] = args?.defaultCooldown;
      inputs["terminationPolicies"] = args?.terminationPolicies;
      inputs["deleteKeepInstance"] = args?.deleteKeepInstance;
      inputs["deletionProtection"] = args?.deletionProtection;
      inputs["tags"] = args?.tags;
      inputs["kubernetesNodePoolId"] = args?.kubernetesNodePoolId;
      inputs["nodePoolId"] = undefined;
      inputs["status"] = undefined;
      inputs["nodeCount"] = undefined;
      inputs["autoscalingAddedTotal"] = undefined;
      inputs["manuallyAddedTotal"] = undefined;
      inputs["launchConfigId"] = undefined;
      inputs["autoScalingGroupId"] = undefined;
      utilities.requireArguments("KubernetesNodePool", name, inputs, args, opts, ["clusterId", "maxSize", "minSize", "autoScalingConfig", "vpcId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(KubernetesNodePool.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `KubernetesNodePool.get` uses to look up an object. */
export interface KubernetesNodePoolState {
  /** ID of the cluster. */
  clusterId?: pulumi.Input<string | undefined>;
  /** Name of the pool. */
  name?: pulumi.Input<string | undefined>;
  /** Maximum number of nodes. */
  maxSize?: pulumi.Input<number | undefined>;
  /** Minimum number of nodes. */
  minSize?: pulumi.Input<number | undefined>;
  /** Number of nodes. With `enableAutoScale` it is set when the pool is created and when the program changes it; `nodeCount` is the present number. */
  desiredCapacity?: pulumi.Input<number | undefined>;
  /** Whether the platform adds and removes nodes as the pods need them. */
  enableAutoScale?: pulumi.Input<boolean | undefined>;
  /** Whether a creation waits until the nodes work. Requires `enableAutoScale: false`. */
  waitNodeReady?: pulumi.Input<boolean | undefined>;
  /** Percentage of the nodes for which `waitNodeReady` waits. Defaults to 100. */
  scaleTolerance?: pulumi.Input<number | undefined>;
  /** How the nodes are set up. */
  nodeConfig?: pulumi.Input<types.input.KubernetesNodePoolNodeConfig | undefined>;
  /** The machines that the pool buys. Most changes apply to new machines only. */
  autoScalingConfig?: pulumi.Input<types.input.KubernetesNodePoolAutoScalingConfig | undefined>;
  /** Labels of the nodes, by name. */
  labels?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Taints of the nodes. */
  taints?: pulumi.Input<pulumi.Input<types.input.KubernetesNodePoolTaint>[] | undefined>;
  /** Annotations of the nodes, besides those that the platform adds. */
  annotations?: pulumi.Input<pulumi.Input<types.input.KubernetesNodePoolAnnotation>[] | undefined>;
  /** Whether pods are kept away from new nodes: 0 for no. */
  unschedulable?: pulumi.Input<number | undefined>;
  /** Operating system: the name of a public image or the ID of an image. A change applies to new nodes. */
  nodeOs?: pulumi.Input<string | undefined>;
  /** Type of the operating system. It has no effect if `nodeOs` is the ID of an image. */
  nodeOsType?: pulumi.Input<string | undefined>;
  /** When a failed purchase of machines is repeated. */
  retryPolicy?: pulumi.Input<enums.KubernetesNodePoolRetryPolicy | (string & {}) | undefined>;
  /** ID of the private network. */
  vpcId?: pulumi.Input<string | undefined>;
  /** IDs of the subnets of the nodes, in the order of their priority. */
  subnetIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Whether nodes are created and deleted, or started and stopped. */
  scalingMode?: pulumi.Input<string | undefined>;
  /** Whether changed tags are also set on existing machines. */
  autoUpdateInstanceTags?: pulumi.Input<boolean | undefined>;
  /** How nodes are distributed among the subnets. */
  multiZoneSubnetPolicy?: pulumi.Input<enums.KubernetesNodePoolMultiZoneSubnetPolicy | (string & {}) | undefined>;
  /** Name of the scaling group. */
  scalingGroupName?: pulumi.Input<string | undefined>;
  /** Zones of the scaling group, for the basic network. */
  zones?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** ID of the project of the scaling group. */
  scalingGroupProjectId?: pulumi.Input<number | undefined>;
  /** Seconds between two changes of the number of nodes. */
  defaultCooldown?: pulumi.Input<number | undefined>;
  /** Which nodes are removed first. */
  terminationPolicies?: pulumi.Input<string | undefined>;
  /** Whether a deletion keeps the machines, which are then still charged. */
  deleteKeepInstance?: pulumi.Input<boolean | undefined>;
  /** Whether the pool is protected from deletion. Set it to false and run `pulumi up` before you delete the resource. */
  deletionProtection?: pulumi.Input<boolean | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** ID of the pool, `np-...`. */
  nodePoolId?: pulumi.Input<string | undefined>;
  /** Status, such as `normal`. */
  status?: pulumi.Input<string | undefined>;
  /** Number of nodes. */
  nodeCount?: pulumi.Input<number | undefined>;
  /** Number of nodes that the scaling group added. */
  autoscalingAddedTotal?: pulumi.Input<number | undefined>;
  /** Number of nodes that were added by hand. */
  manuallyAddedTotal?: pulumi.Input<number | undefined>;
  /** ID of the launch configuration, `asc-...`. */
  launchConfigId?: pulumi.Input<string | undefined>;
  /** ID of the scaling group, `asg-...`. */
  autoScalingGroupId?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  kubernetesNodePoolId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link KubernetesNodePool}. */
export interface KubernetesNodePoolArgs {
  /** ID of the cluster. Must be the ID of a cluster, such as cls-n2h4jbtk. A change replaces the resource. */
  clusterId: pulumi.Input<string>;
  /** Name of the pool. Defaults to a name generated from the resource's name in the program. */
  name?: pulumi.Input<string | undefined>;
  /** Maximum number of nodes. Between 0 and 2000. `desiredCapacity` must be from `minSize` to `maxSize`. */
  maxSize: pulumi.Input<number>;
  /** Minimum number of nodes. Between 0 and 2000. `desiredCapacity` must be from `minSize` to `maxSize`. */
  minSize: pulumi.Input<number>;
  /** Number of nodes. With `enableAutoScale` it is set when the pool is created and when the program changes it; `nodeCount` is the present number. Between 0 and 2000. If omitted, the platform chooses a value. `desiredCapacity` must be from `minSize` to `maxSize`. */
  desiredCapacity?: pulumi.Input<number | undefined>;
  /** Whether the platform adds and removes nodes as the pods need them. Defaults to `true`. `waitNodeReady` can be set only when `enableAutoScale` is false. */
  enableAutoScale?: pulumi.Input<boolean | undefined>;
  /** Whether a creation waits until the nodes work. Requires `enableAutoScale: false`. `waitNodeReady` can be set only when `enableAutoScale` is false. `scaleTolerance` can be set only when `waitNodeReady` is true. */
  waitNodeReady?: pulumi.Input<boolean | undefined>;
  /** Percentage of the nodes for which `waitNodeReady` waits. Defaults to 100. Between 0 and 100. `scaleTolerance` can be set only when `waitNodeReady` is true. */
  scaleTolerance?: pulumi.Input<number | undefined>;
  /** How the nodes are set up. If omitted, the platform chooses a value. */
  nodeConfig?: pulumi.Input<types.input.KubernetesNodePoolNodeConfig | undefined>;
  /** The machines that the pool buys. Most changes apply to new machines only. */
  autoScalingConfig: pulumi.Input<types.input.KubernetesNodePoolAutoScalingConfig>;
  /** Labels of the nodes, by name. */
  labels?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Taints of the nodes. */
  taints?: pulumi.Input<pulumi.Input<types.input.KubernetesNodePoolTaint>[] | undefined>;
  /** Annotations of the nodes, besides those that the platform adds. If omitted, the platform chooses a value. */
  annotations?: pulumi.Input<pulumi.Input<types.input.KubernetesNodePoolAnnotation>[] | undefined>;
  /** Whether pods are kept away from new nodes: 0 for no. At least 0. Defaults to `0`. A change replaces the resource. */
  unschedulable?: pulumi.Input<number | undefined>;
  /** Operating system: the name of a public image or the ID of an image. A change applies to new nodes. Case is ignored in comparisons. Defaults to `tlinux2.4x86_64`. */
  nodeOs?: pulumi.Input<string | undefined>;
  /** Type of the operating system. It has no effect if `nodeOs` is the ID of an image. Known values are `DOCKER_CUSTOMIZE` and `GENERAL`; the platform may accept others. Defaults to `GENERAL`. */
  nodeOsType?: pulumi.Input<string | undefined>;
  /** When a failed purchase of machines is repeated. One of `IMMEDIATE_RETRY`, `INCREMENTAL_INTERVALS` or `NO_RETRY`. Defaults to `IMMEDIATE_RETRY`. A change replaces the resource. */
  retryPolicy?: pulumi.Input<enums.KubernetesNodePoolRetryPolicy | (string & {}) | undefined>;
  /** ID of the private network. Must be the ID of a private network, such as vpc-8vazrwjv. A change replaces the resource. */
  vpcId: pulumi.Input<string>;
  /** IDs of the subnets of the nodes, in the order of their priority. If omitted, the platform chooses a value. A change replaces the resource. */
  subnetIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Whether nodes are created and deleted, or started and stopped. Known values are `CLASSIC_SCALING` and `WAKE_UP_STOPPED_SCALING`; the platform may accept others. If omitted, the platform chooses a value. A change replaces the resource. */
  scalingMode?: pulumi.Input<string | undefined>;
  /** Whether changed tags are also set on existing machines. If omitted, the platform chooses a value. A change replaces the resource. */
  autoUpdateInstanceTags?: pulumi.Input<boolean | undefined>;
  /** How nodes are distributed among the subnets. One of `PRIORITY` or `EQUALITY`. If omitted, the platform chooses a value. */
  multiZoneSubnetPolicy?: pulumi.Input<enums.KubernetesNodePoolMultiZoneSubnetPolicy | (string & {}) | undefined>;
  /** Name of the scaling group. If omitted, the platform chooses a value. */
  scalingGroupName?: pulumi.Input<string | undefined>;
  /** Zones of the scaling group, for the basic network. If omitted, the platform chooses a value. */
  zones?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** ID of the project of the scaling group. At least 0. Defaults to `0`. */
  scalingGroupProjectId?: pulumi.Input<number | undefined>;
  /** Seconds between two changes of the number of nodes. At least 0. If omitted, the platform chooses a value. */
  defaultCooldown?: pulumi.Input<number | undefined>;
  /** Which nodes are removed first. Known values are `OLDEST_INSTANCE` and `NEWEST_INSTANCE`; the platform may accept others. If omitted, the platform chooses a value. */
  terminationPolicies?: pulumi.Input<string | undefined>;
  /** Whether a deletion keeps the machines, which are then still charged. Defaults to `true`. */
  deleteKeepInstance?: pulumi.Input<boolean | undefined>;
  /** Whether the pool is protected from deletion. Set it to false and run `pulumi up` before you delete the resource. If omitted, the platform chooses a value. */
  deletionProtection?: pulumi.Input<boolean | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. If omitted, the platform chooses a value. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  kubernetesNodePoolId?: pulumi.Input<string | undefined>;
}
