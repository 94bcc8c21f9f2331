// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/load-balancing.ts";
import * as utilities from "./utilities.ts";

/**
 * A group of targets that several listeners and rules of load balancers can share. `ClbTargetGroupAttachment` connects it to a listener or rule, whose `targetType` must be `TARGETGROUP` for a group of the type `v1`, and `TARGETGROUP-V2` for one of the type `v2`. A replaced group loses its targets; the preview warns about that.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const web = new cloudprov.ClbTargetGroup("web", {
 *     targetGroupName: "web",
 *     vpcId: config.require("vpcId"),
 *     port: 8080,
 *     tags: { team: "shop" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<target group ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/clbTargetGroup:ClbTargetGroup example lbtg-3k3io0i0
 * ```
 */
export class ClbTargetGroup extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/clbTargetGroup:ClbTargetGroup";

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
    state?: ClbTargetGroupState,
    opts?: pulumi.CustomResourceOptions,
  ): ClbTargetGroup {
    return new ClbTargetGroup(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ClbTargetGroup, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ClbTargetGroup {
    return utilities.isInstance(obj, ClbTargetGroup.__pulumiType);
  }

  /** Name of the group. */
  declare public readonly targetGroupName: pulumi.Output<string>;

  /** Private network of the targets. Defaults to the region's default network. */
  declare public readonly vpcId: pulumi.Output<string>;

  /** Generation of the group: `v1` (the default) or `v2`, which has its own protocol and health check. */
  declare public readonly type: pulumi.Output<enums.ClbTargetGroupType>;

  /** Protocol of the targets. Required for the type `v2`. */
  declare public readonly protocol: pulumi.Output<string>;

  /** Default port of targets. Required for the type `v1`. */
  declare public readonly port: pulumi.Output<number>;

  /** How targets are selected: by weight (`WRR`), the one with the fewest connections (`LEAST_CONN`), or by the address of the client (`IP_HASH`). For groups of the type `v2` whose protocol is HTTP, HTTPS or GRPC. */
  declare public readonly scheduleAlgorithm: pulumi.Output<enums.ClbTargetGroupScheduleAlgorithm>;

  /** Default weight of targets. For groups of the type `v2`. */
  declare public readonly weight: pulumi.Output<number>;

  /** Seconds for which a client keeps its target. 0 turns sessions off, which is the default. */
  declare public readonly sessionExpireTime: pulumi.Output<number | undefined>;

  /** Whether connections to targets are kept open. Defaults to false. */
  declare public readonly keepaliveEnable: pulumi.Output<boolean | undefined>;

  /** Whether targets see the load balancer's address instead of the client's. */
  declare public readonly snatEnable: pulumi.Output<boolean>;

  /** Whether the group receives the connections to all ports. For groups of the type `v2`, which then have no port. Defaults to false. */
  declare public readonly fullListenSwitch: pulumi.Output<boolean | undefined>;

  /** IP version of the targets. Defaults to `IPv4`. */
  declare public readonly ipVersion: pulumi.Output<enums.ClbTargetGroupIpVersion>;

  /** Health check of a group of the type `v2`. */
  declare public readonly healthCheck: pulumi.Output<types.output.ClbTargetGroupHealthCheck>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** The resource's ID. */
  declare public readonly clbTargetGroupId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   */
  public constructor(name: string, args?: ClbTargetGroupArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ClbTargetGroupArgs | ClbTargetGroupState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ClbTargetGroupState | undefined;
      inputs["targetGroupName"] = state?.targetGroupName;
      inputs["vpcId"] = state?.vpcId;
      inputs["type"] = state?.type;
      inputs["protocol"] = state?.protocol;
      inputs["port"] = state?.port;
      inputs["scheduleAlgorithm"] = state?.scheduleAlgorithm;
      inputs["weight"] = state?.weight;
      inputs["sessionExpireTime"] = state?.sessionExpireTime;
      inputs["keepaliveEnable"] = state?.keepaliveEnable;
      inputs["snatEnable"] = state?.snatEnable;
      inputs["fullListenSwitch"] = state?.fullListenSwitch;
      inputs["ipVersion"] = state?.ipVersion;
      inputs["healthCheck"] = state?.healthCheck;
      inputs["tags"] = state?.tags;
      inputs["clbTargetGroupId"] = state?.clbTargetGroupId;
    } else {
      const args = argsOrState as ClbTargetGroupArgs | undefined;
      inputs["targetGroupName"] = args?.targetGroupName;
      inputs["vpcId"] = args?.vpcId;
      inputs["type"] = args?.type;
      inputs["protocol"] = args?.protocol;
      inputs["port"] = args?.port;
      inputs["scheduleAlgorithm"] = args?.scheduleAlgorithm;
      inputs["weight"] = args?.weight;
      inputs["sessionExpireTime"] = args?.sessionExpireTime;
      inputs["keepaliveEnable"] = args?.keepaliveEnable;
      inputs["snatEnable"] = args?.snatEnable;
      inputs["fullListenSwitch"] = args?.fullListenSwitch;
      inputs["ipVersion"] = args?.ipVersion;
      inputs["healthCheck"] = args?.healthCheck;
      inputs["tags"] = args?.tags;
      inputs["clbTargetGroupId"] = args?.clbTargetGroupId;
      utilities.forwardUnknown(inputs, args);
    }
    super(ClbTargetGroup.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ClbTargetGroup.get` uses to look up an object. */
export interface ClbTargetGroupState {
  /** Name of the group. */
  targetGroupName?: pulumi.Input<string | undefined>;
  /** Private network of the targets. Defaults to the region's default network. */
  vpcId?: pulumi.Input<string | undefined>;
  /** Generation of the group: `v1` (the default) or `v2`, which has its own protocol and health check. */
  type?: pulumi.Input<enums.ClbTargetGroupType | (string & {}) | undefined>;
  /** Protocol of the targets. Required for the type `v2`. */
  protocol?: pulumi.Input<string | undefined>;
  /** Default port of targets. Required for the type `v1`. */
  port?: pulumi.Input<number | undefined>;
  /** How targets are selected: by weight (`WRR`), the one with the fewest connections (`LEAST_CONN`), or by the address of the client (`IP_HASH`). For groups of the type `v2` whose protocol is HTTP, HTTPS or GRPC. */
  scheduleAlgorithm?: pulumi.Input<enums.ClbTargetGroupScheduleAlgorithm | (string & {}) | undefined>;
  /** Default weight of targets. For groups of the type `v2`. */
  weight?: pulumi.Input<number | undefined>;
  /** Seconds for which a client keeps its target. 0 turns sessions off, which is the default. */
  sessionExpireTime?: pulumi.Input<number | undefined>;
  /** Whether connections to targets are kept open. Defaults to false. */
  keepaliveEnable?: pulumi.Input<boolean | undefined>;
  /** Whether targets see the load balancer's address instead of the client's. */
  snatEnable?: pulumi.Input<boolean | undefined>;
  /** Whether the group receives the connections to all ports. For groups of the type `v2`, which then have no port. Defaults to false. */
  fullListenSwitch?: pulumi.Input<boolean | undefined>;
  /** IP version of the targets. Defaults to `IPv4`. */
  ipVersion?: pulumi.Input<enums.ClbTargetGroupIpVersion | (string & {}) | undefined>;
  /** Health check of a group of the type `v2`. */
  healthCheck?: pulumi.Input<types.input.ClbTargetGroupHealthCheck | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. */
  clbTargetGroupId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ClbTargetGroup}. */
export interface ClbTargetGroupArgs {
  /** Name of the group. Between 1 and 80 characters. Defaults to `TF_target_group`. */
  targetGroupName?: pulumi.Input<string | undefined>;
  /** Private network of the targets. Defaults to the region's default network. Must be the ID of a private network, such as vpc-8vazrwjv. If omitted, the platform chooses a value. A change replaces the resource. */
  vpcId?: pulumi.Input<string | undefined>;
  /** Generation of the group: `v1` (the default) or `v2`, which has its own protocol and health check. One of `v1` or `v2`. If omitted, the platform chooses a value. A change replaces the resource. `protocol` can be set only when `type` is v2. `scheduleAlgorithm` can be set only when `type` is v2. `weight` can be set only when `type` is v2. `fullListenSwitch` can be set only when `type` is v2. `healthCheck` can be set only when `type` is v2. `protocol` is required when `type` is v2. `port` is required when `type` is v1. */
  type?: pulumi.Input<enums.ClbTargetGroupType | (string & {}) | undefined>;
  /** Protocol of the targets. Required for the type `v2`. Known values are `TCP`, `UDP`, `HTTP`, `HTTPS` and `GRPC`; the platform may accept others. If omitted, the platform chooses a value. A change replaces the resource. `protocol` can be set only when `type` is v2. `protocol` is required when `type` is v2. */
  protocol?: pulumi.Input<string | undefined>;
  /** Default port of targets. Required for the type `v1`. Between 1 and 65535. If omitted, the platform chooses a value. `port` is required when `type` is v1. */
  port?: pulumi.Input<number | undefined>;
  /** How targets are selected: by weight (`WRR`), the one with the fewest connections (`LEAST_CONN`), or by the address of the client (`IP_HASH`). For groups of the type `v2` whose protocol is HTTP, HTTPS or GRPC. One of `WRR`, `LEAST_CONN` or `IP_HASH`. If omitted, the platform chooses a value. `scheduleAlgorithm` can be set only when `type` is v2. */
  scheduleAlgorithm?: pulumi.Input<enums.ClbTargetGroupScheduleAlgorithm | (string & {}) | undefined>;
  /** Default weight of targets. For groups of the type `v2`. Between 0 and 100. If omitted, the platform chooses a value. `weight` can be set only when `type` is v2. */
  weight?: pulumi.Input<number | undefined>;
  /** Seconds for which a client keeps its target. 0 turns sessions off, which is the default. Between 30 and 3600. */
  sessionExpireTime?: pulumi.Input<number | undefined>;
  /** Whether connections to targets are kept open. Defaults to false. */
  keepaliveEnable?: pulumi.Input<boolean | undefined>;
  /** Whether targets see the load balancer's address instead of the client's. If omitted, the platform chooses a value. */
  snatEnable?: pulumi.Input<boolean | undefined>;
  /** Whether the group receives the connections to all ports. For groups of the type `v2`, which then have no port. Defaults to false. A change replaces the resource. `fullListenSwitch` can be set only when `type` is v2. */
  fullListenSwitch?: pulumi.Input<boolean | undefined>;
  /** IP version of the targets. Defaults to `IPv4`. One of `IPv4`, `IPv6` or `IPv6FullChain`. If omitted, the platform chooses a value. A change replaces the resource. */
  ipVersion?: pulumi.Input<enums.ClbTargetGroupIpVersion | (string & {}) | undefined>;
  /** Health check of a group of the type `v2`. If omitted, the platform chooses a value. `healthCheck` can be set only when `type` is v2. */
  healthCheck?: pulumi.Input<types.input.ClbTargetGroupHealthCheck | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  clbTargetGroupId?: pulumi.Input<string | undefined>;
}
