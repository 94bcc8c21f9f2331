// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./enums.ts";

export namespace input {
  /** A service. */
  export interface AppService {
    /** Process that it runs, as the image's process file names it; `cmd` for an image without one. Must not be empty. Defaults to `cmd`. */
    processType?: pulumi.Input<string | undefined>;
    /** Number of containers; 0 stops it. At least 0. Defaults to `1`. */
    containerCount?: pulumi.Input<number | undefined>;
    /** Memory of a container in MB, in one of the platform's sizes. Defaults to `1024`. `containerMemoryLimit` must be 512, 1024, 2048, 4096, 7168, 15360, 30720, 61440, 153600 or 245760. */
    containerMemoryLimit?: pulumi.Input<number | undefined>;
    /** Kind of machine: `m` (general, 4 GB a CPU), `c` (compute, 2 GB a CPU) or `r` (memory, 8 GB a CPU). One of `m`, `c` or `r`. Defaults to `m`. */
    containerProfile?: pulumi.Input<enums.AppServiceContainerProfile | (string & {}) | undefined>;
    /** Release without downtime even when it has no endpoint. Only for services that may run twice. Defaults to `false`. */
    forceZeroDowntime?: pulumi.Input<boolean | undefined>;
    /** In a release without downtime, only see that containers stay up for 30 seconds. Defaults to `false`. */
    simpleHealthCheck?: pulumi.Input<boolean | undefined>;
    /** Change the number of containers without a release. Defaults to `false`. */
    restartFreeScaling?: pulumi.Input<boolean | undefined>;
    /** Seconds that a container has to stop before it is killed; 0 leaves it to the platform. At least 0. Defaults to `10`. */
    stopTimeout?: pulumi.Input<number | undefined>;
    /** How the platform scales it by itself: at most one policy. At most 1 element. At most one of `autoscalingPolicies` or `serviceSizingPolicies` can be set. */
    autoscalingPolicies?: pulumi.Input<pulumi.Input<input.AppServiceAutoscalingPolicy>[] | undefined>;
    /**
     * Former name of `autoscalingPolicies`. At most 1 element. At most one of `autoscalingPolicies` or `serviceSizingPolicies` can be set.
     *
     * @deprecated Use autoscalingPolicies, which is the same.
     */
    serviceSizingPolicies?: pulumi.Input<pulumi.Input<input.AppServiceServiceSizingPolicy>[] | undefined>;
  }

  /** The policy. */
  export interface AppServiceAutoscalingPolicy {
    /** `horizontal` changes the number of containers, `vertical` their memory and profile. One of `horizontal` or `vertical`. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` must be given for horizontal autoscaling, and for no other. */
    autoscalingType: pulumi.Input<enums.AppServiceAutoscalingPolicyAutoscalingType | (string & {})>;
    /** Whether the policy is in force. Accepted for compatibility; it has no effect. */
    scalingEnabled?: pulumi.Input<boolean | undefined>;
    /** Time in seconds that metrics are taken from. At least 0. Defaults to `1800`. */
    metricLookbackSeconds?: pulumi.Input<number | undefined>;
    /** Percentile of the metrics that is looked at. At least 0. Defaults to `99`. */
    percentile?: pulumi.Input<number | undefined>;
    /** Pause in seconds after scaling up. At least 0. Defaults to `60`. */
    postScaleUpCooldownSeconds?: pulumi.Input<number | undefined>;
    /** Pause in seconds after scaling down. At least 0. Defaults to `300`. */
    postScaleDownCooldownSeconds?: pulumi.Input<number | undefined>;
    /** Pause in seconds after a release. At least 0. Defaults to `60`. */
    postReleaseCooldownSeconds?: pulumi.Input<number | undefined>;
    /** Memory to CPU ratio from which the profile `r` is taken. At least 0. Defaults to `4`. */
    memCpuRatioRThreshold?: pulumi.Input<number | undefined>;
    /** Memory to CPU ratio below which the profile `c` is taken. At least 0. Defaults to `2`. */
    memCpuRatioCThreshold?: pulumi.Input<number | undefined>;
    /** Part of the memory in use from which it is scaled up. At least 0. Defaults to `0.9`. */
    memScaleUpThreshold?: pulumi.Input<number | undefined>;
    /** Part of the next smaller memory below which it is scaled down. At least 0. Defaults to `0.75`. */
    memScaleDownThreshold?: pulumi.Input<number | undefined>;
    /** Least memory in MB that it is scaled down to. At least 0. Defaults to `2048`. */
    minimumMemory?: pulumi.Input<number | undefined>;
    /** Most memory in MB that it is scaled up to. Left out, the largest size. At least 0. */
    maximumMemory?: pulumi.Input<number | undefined>;
    /** Part of the CPU in use below which containers are taken away. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` must be given for horizontal autoscaling, and for no other. */
    minCpuThreshold?: pulumi.Input<number | undefined>;
    /** Part of the CPU in use above which containers are added. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` must be given for horizontal autoscaling, and for no other. */
    maxCpuThreshold?: pulumi.Input<number | undefined>;
    /** Least number of containers. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` must be given for horizontal autoscaling, and for no other. */
    minContainers?: pulumi.Input<number | undefined>;
    /** Most number of containers. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` must be given for horizontal autoscaling, and for no other. */
    maxContainers?: pulumi.Input<number | undefined>;
    /** Containers that are added at a time. At least 0. Defaults to `1`. */
    scaleUpStep?: pulumi.Input<number | undefined>;
    /** Containers that are taken away at a time. At least 0. Defaults to `1`. */
    scaleDownStep?: pulumi.Input<number | undefined>;
    /** Whether memory alone decides on horizontal scaling. */
    useHorizontalScale?: pulumi.Input<boolean | undefined>;
  }

  /** The policy. */
  export interface AppServiceServiceSizingPolicy {
    /** `horizontal` changes the number of containers, `vertical` their memory and profile. One of `horizontal` or `vertical`. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` must be given for horizontal autoscaling, and for no other. */
    autoscalingType: pulumi.Input<enums.AppServiceServiceSizingPolicyAutoscalingType | (string & {})>;
    /** Whether the policy is in force. Accepted for compatibility; it has no effect. */
    scalingEnabled?: pulumi.Input<boolean | undefined>;
    /** Time in seconds that metrics are taken from. At least 0. Defaults to `1800`. */
    metricLookbackSeconds?: pulumi.Input<number | undefined>;
    /** Percentile of the metrics that is looked at. At least 0. Defaults to `99`. */
    percentile?: pulumi.Input<number | undefined>;
    /** Pause in seconds after scaling up. At least 0. Defaults to `60`. */
    postScaleUpCooldownSeconds?: pulumi.Input<number | undefined>;
    /** Pause in seconds after scaling down. At least 0. Defaults to `300`. */
    postScaleDownCooldownSeconds?: pulumi.Input<number | undefined>;
    /** Pause in seconds after a release. At least 0. Defaults to `60`. */
    postReleaseCooldownSeconds?: pulumi.Input<number | undefined>;
    /** Memory to CPU ratio from which the profile `r` is taken. At least 0. Defaults to `4`. */
    memCpuRatioRThreshold?: pulumi.Input<number | undefined>;
    /** Memory to CPU ratio below which the profile `c` is taken. At least 0. Defaults to `2`. */
    memCpuRatioCThreshold?: pulumi.Input<number | undefined>;
    /** Part of the memory in use from which it is scaled up. At least 0. Defaults to `0.9`. */
    memScaleUpThreshold?: pulumi.Input<number | undefined>;
    /** Part of the next smaller memory below which it is scaled down. At least 0. Defaults to `0.75`. */
    memScaleDownThreshold?: pulumi.Input<number | undefined>;
    /** Least memory in MB that it is scaled down to. At least 0. Defaults to `2048`. */
    minimumMemory?: pulumi.Input<number | undefined>;
    /** Most memory in MB that it is scaled up to. Left out, the largest size. At least 0. */
    maximumMemory?: pulumi.Input<number | undefined>;
    /** Part of the CPU in use below which containers are taken away. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` must be given for horizontal autoscaling, and for no other. */
    minCpuThreshold?: pulumi.Input<number | undefined>;
    /** Part of the CPU in use above which containers are added. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` must be given for horizontal autoscaling, and for no other. */
    maxCpuThreshold?: pulumi.Input<number | undefined>;
    /** Least number of containers. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` must be given for horizontal autoscaling, and for no other. */
    minContainers?: pulumi.Input<number | undefined>;
    /** Most number of containers. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` must be given for horizontal autoscaling, and for no other. */
    maxContainers?: pulumi.Input<number | undefined>;
    /** Containers that are added at a time. At least 0. Defaults to `1`. */
    scaleUpStep?: pulumi.Input<number | undefined>;
    /** Containers that are taken away at a time. At least 0. Defaults to `1`. */
    scaleDownStep?: pulumi.Input<number | undefined>;
    /** Whether memory alone decides on horizontal scaling. */
    useHorizontalScale?: pulumi.Input<boolean | undefined>;
  }

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. What runs when the time is over goes on on the platform. */
  export interface AppTimeouts {
    /** Time for creating it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    create?: pulumi.Input<string | undefined>;
    /** Time for changing it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    update?: pulumi.Input<string | undefined>;
    /** Time for deleting it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    delete?: pulumi.Input<string | undefined>;
  }

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. What runs when the time is over goes on on the platform. */
  export interface DatabaseTimeouts {
    /** Time for creating it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    create?: pulumi.Input<string | undefined>;
    /** Time for changing it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    update?: pulumi.Input<string | undefined>;
    /** Time for deleting it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    delete?: pulumi.Input<string | undefined>;
  }

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. What runs when the time is over goes on on the platform. */
  export interface EndpointTimeouts {
    /** Time for creating it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    create?: pulumi.Input<string | undefined>;
    /** Time for changing it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    update?: pulumi.Input<string | undefined>;
    /** Time for deleting it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    delete?: pulumi.Input<string | undefined>;
  }

  /** The policy. */
  export interface EnvironmentBackupRetentionPolicy {
    /** Number of daily backups that are kept. At least 1. */
    daily: pulumi.Input<number>;
    /** Number of monthly backups that are kept. At least 0. */
    monthly: pulumi.Input<number>;
    /** Number of yearly backups that are kept. At least 0. */
    yearly: pulumi.Input<number>;
    /** Whether each backup is copied to another region. */
    makeCopy: pulumi.Input<boolean>;
    /** Whether the last backup of a deleted database is kept. The environment cannot be deleted while there is one. */
    keepFinal: pulumi.Input<boolean>;
  }

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. What runs when the time is over goes on on the platform. */
  export interface EnvironmentTimeouts {
    /** Time for creating it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    create?: pulumi.Input<string | undefined>;
    /** Time for changing it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    update?: pulumi.Input<string | undefined>;
    /** Time for deleting it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    delete?: pulumi.Input<string | undefined>;
  }

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. What runs when the time is over goes on on the platform. */
  export interface LogDrainTimeouts {
    /** Time for creating it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    create?: pulumi.Input<string | undefined>;
    /** Time for deleting it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    delete?: pulumi.Input<string | undefined>;
  }

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. What runs when the time is over goes on on the platform. */
  export interface MetricDrainTimeouts {
    /** Time for creating it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    create?: pulumi.Input<string | undefined>;
    /** Time for deleting it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    delete?: pulumi.Input<string | undefined>;
  }

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. What runs when the time is over goes on on the platform. */
  export interface ReplicaTimeouts {
    /** Time for creating it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    create?: pulumi.Input<string | undefined>;
    /** Time for changing it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    update?: pulumi.Input<string | undefined>;
    /** Time for deleting it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    delete?: pulumi.Input<string | undefined>;
  }
}
