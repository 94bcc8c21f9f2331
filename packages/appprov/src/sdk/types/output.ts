// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as enums from "./enums.ts";

export namespace output {
  /** A service. */
  export interface AppService {
    /** Process that it runs, as the image's process file names it; `cmd` for an image without one. Must not be empty. Defaults to `cmd`. */
    processType: string;
    /** Number of containers; 0 stops it. At least 0. Defaults to `1`. */
    containerCount: number;
    /** Memory of a container in MB, in one of the platform's sizes. Defaults to `1024`. `containerMemoryLimit` must be 512, 1024, 2048, 4096, 7168, 15360, 30720, 61440, 153600 or 245760. */
    containerMemoryLimit: number;
    /** Kind of machine: `m` (general, 4 GB a CPU), `c` (compute, 2 GB a CPU) or `r` (memory, 8 GB a CPU). One of `m`, `c` or `r`. Defaults to `m`. */
    containerProfile: enums.AppServiceContainerProfile;
    /** Release without downtime even when it has no endpoint. Only for services that may run twice. Defaults to `false`. */
    forceZeroDowntime: boolean;
    /** In a release without downtime, only see that containers stay up for 30 seconds. Defaults to `false`. */
    simpleHealthCheck: boolean;
    /** Change the number of containers without a release. Defaults to `false`. */
    restartFreeScaling: boolean;
    /** Seconds that a container has to stop before it is killed; 0 leaves it to the platform. At least 0. Defaults to `10`. */
    stopTimeout: number;
    /** How the platform scales it by itself: at most one policy. At most 1 element. At most one of `autoscalingPolicies` or `serviceSizingPolicies` can be set. */
    autoscalingPolicies?: output.AppServiceAutoscalingPolicy[];
    /**
     * Former name of `autoscalingPolicies`. At most 1 element. At most one of `autoscalingPolicies` or `serviceSizingPolicies` can be set.
     *
     * @deprecated Use autoscalingPolicies, which is the same.
     */
    serviceSizingPolicies?: output.AppServiceServiceSizingPolicy[];
  }

  /** The policy. */
  export interface AppServiceAutoscalingPolicy {
    /** `horizontal` changes the number of containers, `vertical` their memory and profile. One of `horizontal` or `vertical`. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` must be given for horizontal autoscaling, and for no other. */
    autoscalingType: enums.AppServiceAutoscalingPolicyAutoscalingType;
    /** Whether the policy is in force. Accepted for compatibility; it has no effect. */
    scalingEnabled: boolean;
    /** Time in seconds that metrics are taken from. At least 0. Defaults to `1800`. */
    metricLookbackSeconds: number;
    /** Percentile of the metrics that is looked at. At least 0. Defaults to `99`. */
    percentile: number;
    /** Pause in seconds after scaling up. At least 0. Defaults to `60`. */
    postScaleUpCooldownSeconds: number;
    /** Pause in seconds after scaling down. At least 0. Defaults to `300`. */
    postScaleDownCooldownSeconds: number;
    /** Pause in seconds after a release. At least 0. Defaults to `60`. */
    postReleaseCooldownSeconds: number;
    /** Memory to CPU ratio from which the profile `r` is taken. At least 0. Defaults to `4`. */
    memCpuRatioRThreshold: number;
    /** Memory to CPU ratio below which the profile `c` is taken. At least 0. Defaults to `2`. */
    memCpuRatioCThreshold: number;
    /** Part of the memory in use from which it is scaled up. At least 0. Defaults to `0.9`. */
    memScaleUpThreshold: number;
    /** Part of the next smaller memory below which it is scaled down. At least 0. Defaults to `0.75`. */
    memScaleDownThreshold: number;
    /** Least memory in MB that it is scaled down to. At least 0. Defaults to `2048`. */
    minimumMemory: number;
    /** Most memory in MB that it is scaled up to. Left out, the largest size. At least 0. */
    maximumMemory?: number;
    /** Part of the CPU in use below which containers are taken away. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` must be given for horizontal autoscaling, and for no other. */
    minCpuThreshold?: number;
    /** Part of the CPU in use above which containers are added. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` must be given for horizontal autoscaling, and for no other. */
    maxCpuThreshold?: number;
    /** Least number of containers. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` must be given for horizontal autoscaling, and for no other. */
    minContainers?: number;
    /** Most number of containers. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` must be given for horizontal autoscaling, and for no other. */
    maxContainers?: number;
    /** Containers that are added at a time. At least 0. Defaults to `1`. */
    scaleUpStep: number;
    /** Containers that are taken away at a time. At least 0. Defaults to `1`. */
    scaleDownStep: number;
    /** Whether memory alone decides on horizontal scaling. */
    useHorizontalScale?: boolean;
  }

  /** The policy. */
  export interface AppServiceServiceSizingPolicy {
    /** `horizontal` changes the number of containers, `vertical` their memory and profile. One of `horizontal` or `vertical`. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` must be given for horizontal autoscaling, and for no other. */
    autoscalingType: enums.AppServiceServiceSizingPolicyAutoscalingType;
    /** Whether the policy is in force. Accepted for compatibility; it has no effect. */
    scalingEnabled: boolean;
    /** Time in seconds that metrics are taken from. At least 0. Defaults to `1800`. */
    metricLookbackSeconds: number;
    /** Percentile of the metrics that is looked at. At least 0. Defaults to `99`. */
    percentile: number;
    /** Pause in seconds after scaling up. At least 0. Defaults to `60`. */
    postScaleUpCooldownSeconds: number;
    /** Pause in seconds after scaling down. At least 0. Defaults to `300`. */
    postScaleDownCooldownSeconds: number;
    /** Pause in seconds after a release. At least 0. Defaults to `60`. */
    postReleaseCooldownSeconds: number;
    /** Memory to CPU ratio from which the profile `r` is taken. At least 0. Defaults to `4`. */
    memCpuRatioRThreshold: number;
    /** Memory to CPU ratio below which the profile `c` is taken. At least 0. Defaults to `2`. */
    memCpuRatioCThreshold: number;
    /** Part of the memory in use from which it is scaled up. At least 0. Defaults to `0.9`. */
    memScaleUpThreshold: number;
    /** Part of the next smaller memory below which it is scaled down. At least 0. Defaults to `0.75`. */
    memScaleDownThreshold: number;
    /** Least memory in MB that it is scaled down to. At least 0. Defaults to `2048`. */
    minimumMemory: number;
    /** Most memory in MB that it is scaled up to. Left out, the largest size. At least 0. */
    maximumMemory?: number;
    /** Part of the CPU in use below which containers are taken away. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` must be given for horizontal autoscaling, and for no other. */
    minCpuThreshold?: number;
    /** Part of the CPU in use above which containers are added. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` must be given for horizontal autoscaling, and for no other. */
    maxCpuThreshold?: number;
    /** Least number of containers. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` must be given for horizontal autoscaling, and for no other. */
    minContainers?: number;
    /** Most number of containers. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` must be given for horizontal autoscaling, and for no other. */
    maxContainers?: number;
    /** Containers that are added at a time. At least 0. Defaults to `1`. */
    scaleUpStep: number;
    /** Containers that are taken away at a time. At least 0. Defaults to `1`. */
    scaleDownStep: number;
    /** Whether memory alone decides on horizontal scaling. */
    useHorizontalScale?: boolean;
  }

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. What runs when the time is over goes on on the platform. */
  export interface AppTimeouts {
    /** Time for creating it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    create?: string;
    /** Time for changing it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    update?: string;
    /** Time for deleting it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    delete?: string;
  }

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. What runs when the time is over goes on on the platform. */
  export interface DatabaseTimeouts {
    /** Time for creating it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    create?: string;
    /** Time for changing it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    update?: string;
    /** Time for deleting it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    delete?: string;
  }

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. What runs when the time is over goes on on the platform. */
  export interface EndpointTimeouts {
    /** Time for creating it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    create?: string;
    /** Time for changing it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    update?: string;
    /** Time for deleting it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    delete?: string;
  }

  /** The policy. */
  export interface EnvironmentBackupRetentionPolicy {
    /** Number of daily backups that are kept. At least 1. */
    daily: number;
    /** Number of monthly backups that are kept. At least 0. */
    monthly: number;
    /** Number of yearly backups that are kept. At least 0. */
    yearly: number;
    /** Whether each backup is copied to another region. */
    makeCopy: boolean;
    /** Whether the last backup of a deleted database is kept. The environment cannot be deleted while there is one. */
    keepFinal: boolean;
  }

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. What runs when the time is over goes on on the platform. */
  export interface EnvironmentTimeouts {
    /** Time for creating it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    create?: string;
    /** Time for changing it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    update?: string;
    /** Time for deleting it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    delete?: string;
  }

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. What runs when the time is over goes on on the platform. */
  export interface LogDrainTimeouts {
    /** Time for creating it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    create?: string;
    /** Time for deleting it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    delete?: string;
  }

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. What runs when the time is over goes on on the platform. */
  export interface MetricDrainTimeouts {
    /** Time for creating it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    create?: string;
    /** Time for deleting it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    delete?: string;
  }

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. What runs when the time is over goes on on the platform. */
  export interface ReplicaTimeouts {
    /** Time for creating it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    create?: string;
    /** Time for changing it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    update?: string;
    /** Time for deleting it, such as `30m`. Default 6 hours. Must be a time span such as 30m or 1h30m. */
    delete?: string;
  }
}
