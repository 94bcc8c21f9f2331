// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "../enums.ts";

export namespace types {
  export namespace input {
    /** A service. */
    export interface AppService {
      /** Process type, as in the image's Procfile. An image without a Procfile has the type `cmd`. Must not be empty. Defaults to `cmd`. */
      processType?: pulumi.Input<string | undefined>;
      /** Number of containers. 0 stops the service. At least 0. Defaults to `1`. */
      containerCount?: pulumi.Input<number | undefined>;
      /** Memory of a container in MB. Must be one of the platform's container sizes. Defaults to `1024`. `containerMemoryLimit` must be 512, 1024, 2048, 4096, 7168, 15360, 30720, 61440, 153600 or 245760. */
      containerMemoryLimit?: pulumi.Input<number | undefined>;
      /** Type of machine: `m` (general purpose, 4 GB per CPU), `c` (compute, 2 GB per CPU) or `r` (memory, 8 GB per CPU). One of `m`, `c` or `r`. Defaults to `m`. */
      containerProfile?: pulumi.Input<enums.AppServiceContainerProfile | (string & {}) | undefined>;
      /** Whether to release without downtime even if the service has no endpoint. Two releases run at the same time for a while. Defaults to `false`. */
      forceZeroDowntime?: pulumi.Input<boolean | undefined>;
      /** Whether a release without downtime only checks that containers stay up for 30 seconds. Defaults to `false`. */
      simpleHealthCheck?: pulumi.Input<boolean | undefined>;
      /** Whether to change the number of containers without a release. Defaults to `false`. */
      restartFreeScaling?: pulumi.Input<boolean | undefined>;
      /** Seconds that a container has to stop before it is killed. With 0 the platform decides. At least 0. Defaults to `10`. */
      stopTimeout?: pulumi.Input<number | undefined>;
      /** How the platform scales the service automatically. At most 1 element. At most one of `autoscalingPolicies` or `serviceSizingPolicies` can be set. */
      autoscalingPolicies?: pulumi.Input<pulumi.Input<types.input.AppServiceAutoscalingPolicy>[] | undefined>;
      /**
       * Former name of `autoscalingPolicies`. At most 1 element. At most one of `autoscalingPolicies` or `serviceSizingPolicies` can be set.
       *
       * @deprecated Use autoscalingPolicies, which has the same form.
       */
      serviceSizingPolicies?: pulumi.Input<pulumi.Input<types.input.AppServiceServiceSizingPolicy>[] | undefined>;
    }

    /** The policy. */
    export interface AppServiceAutoscalingPolicy {
      /** `horizontal` changes the number of containers, `vertical` their memory and machine type. One of `horizontal` or `vertical`. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` are required for horizontal autoscaling, and not allowed otherwise. */
      autoscalingType: pulumi.Input<enums.AppServiceAutoscalingPolicyAutoscalingType | (string & {})>;
      /** Whether the policy is enabled. Accepted for compatibility; it has no effect. */
      scalingEnabled?: pulumi.Input<boolean | undefined>;
      /** Period of the metrics in seconds. At least 0. Defaults to `1800`. */
      metricLookbackSeconds?: pulumi.Input<number | undefined>;
      /** Percentile of the metrics to evaluate. At least 0. Defaults to `99`. */
      percentile?: pulumi.Input<number | undefined>;
      /** Pause after scaling up, in seconds. At least 0. Defaults to `60`. */
      postScaleUpCooldownSeconds?: pulumi.Input<number | undefined>;
      /** Pause after scaling down, in seconds. At least 0. Defaults to `300`. */
      postScaleDownCooldownSeconds?: pulumi.Input<number | undefined>;
      /** Pause after a release, in seconds. At least 0. Defaults to `60`. */
      postReleaseCooldownSeconds?: pulumi.Input<number | undefined>;
      /** Ratio of memory to CPU above which the machine type `r` is used. At least 0. Defaults to `4`. */
      memCpuRatioRThreshold?: pulumi.Input<number | undefined>;
      /** Ratio of memory to CPU below which the machine type `c` is used. At least 0. Defaults to `2`. */
      memCpuRatioCThreshold?: pulumi.Input<number | undefined>;
      /** Fraction of the memory in use above which the service scales up. At least 0. Defaults to `0.9`. */
      memScaleUpThreshold?: pulumi.Input<number | undefined>;
      /** Fraction of the next smaller memory size below which the service scales down. At least 0. Defaults to `0.75`. */
      memScaleDownThreshold?: pulumi.Input<number | undefined>;
      /** Minimum memory in MB. At least 0. Defaults to `2048`. */
      minimumMemory?: pulumi.Input<number | undefined>;
      /** Maximum memory in MB. Defaults to the largest container size. At least 0. */
      maximumMemory?: pulumi.Input<number | undefined>;
      /** Fraction of the CPU in use below which containers are removed. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` are required for horizontal autoscaling, and not allowed otherwise. */
      minCpuThreshold?: pulumi.Input<number | undefined>;
      /** Fraction of the CPU in use above which containers are added. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` are required for horizontal autoscaling, and not allowed otherwise. */
      maxCpuThreshold?: pulumi.Input<number | undefined>;
      /** Minimum number of containers. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` are required for horizontal autoscaling, and not allowed otherwise. */
      minContainers?: pulumi.Input<number | undefined>;
      /** Maximum number of containers. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` are required for horizontal autoscaling, and not allowed otherwise. */
      maxContainers?: pulumi.Input<number | undefined>;
      /** Number of containers to add at a time. At least 0. Defaults to `1`. */
      scaleUpStep?: pulumi.Input<number | undefined>;
      /** Number of containers to remove at a time. At least 0. Defaults to `1`. */
      scaleDownStep?: pulumi.Input<number | undefined>;
      /** Whether horizontal scaling depends on memory only. */
      useHorizontalScale?: pulumi.Input<boolean | undefined>;
    }

    /** The policy. */
    export interface AppServiceServiceSizingPolicy {
      /** `horizontal` changes the number of containers, `vertical` their memory and machine type. One of `horizontal` or `vertical`. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` are required for horizontal autoscaling, and not allowed otherwise. */
      autoscalingType: pulumi.Input<enums.AppServiceServiceSizingPolicyAutoscalingType | (string & {})>;
      /** Whether the policy is enabled. Accepted for compatibility; it has no effect. */
      scalingEnabled?: pulumi.Input<boolean | undefined>;
      /** Period of the metrics in seconds. At least 0. Defaults to `1800`. */
      metricLookbackSeconds?: pulumi.Input<number | undefined>;
      /** Percentile of the metrics to evaluate. At least 0. Defaults to `99`. */
      percentile?: pulumi.Input<number | undefined>;
      /** Pause after scaling up, in seconds. At least 0. Defaults to `60`. */
      postScaleUpCooldownSeconds?: pulumi.Input<number | undefined>;
      /** Pause after scaling down, in seconds. At least 0. Defaults to `300`. */
      postScaleDownCooldownSeconds?: pulumi.Input<number | undefined>;
      /** Pause after a release, in seconds. At least 0. Defaults to `60`. */
      postReleaseCooldownSeconds?: pulumi.Input<number | undefined>;
      /** Ratio of memory to CPU above which the machine type `r` is used. At least 0. Defaults to `4`. */
      memCpuRatioRThreshold?: pulumi.Input<number | undefined>;
      /** Ratio of memory to CPU below which the machine type `c` is used. At least 0. Defaults to `2`. */
      memCpuRatioCThreshold?: pulumi.Input<number | undefined>;
      /** Fraction of the memory in use above which the service scales up. At least 0. Defaults to `0.9`. */
      memScaleUpThreshold?: pulumi.Input<number | undefined>;
      /** Fraction of the next smaller memory size below which the service scales down. At least 0. Defaults to `0.75`. */
      memScaleDownThreshold?: pulumi.Input<number | undefined>;
      /** Minimum memory in MB. At least 0. Defaults to `2048`. */
      minimumMemory?: pulumi.Input<number | undefined>;
      /** Maximum memory in MB. Defaults to the largest container size. At least 0. */
      maximumMemory?: pulumi.Input<number | undefined>;
      /** Fraction of the CPU in use below which containers are removed. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` are required for horizontal autoscaling, and not allowed otherwise. */
      minCpuThreshold?: pulumi.Input<number | undefined>;
      /** Fraction of the CPU in use above which containers are added. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` are required for horizontal autoscaling, and not allowed otherwise. */
      maxCpuThreshold?: pulumi.Input<number | undefined>;
      /** Minimum number of containers. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` are required for horizontal autoscaling, and not allowed otherwise. */
      minContainers?: pulumi.Input<number | undefined>;
      /** Maximum number of containers. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` are required for horizontal autoscaling, and not allowed otherwise. */
      maxContainers?: pulumi.Input<number | undefined>;
      /** Number of containers to add at a time. At least 0. Defaults to `1`. */
      scaleUpStep?: pulumi.Input<number | undefined>;
      /** Number of containers to remove at a time. At least 0. Defaults to `1`. */
      scaleDownStep?: pulumi.Input<number | undefined>;
      /** Whether horizontal scaling depends on memory only. */
      useHorizontalScale?: pulumi.Input<boolean | undefined>;
    }

    /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
    export interface AppTimeouts {
      /** Timeout for creating the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      create?: pulumi.Input<string | undefined>;
      /** Timeout for updating the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      update?: pulumi.Input<string | undefined>;
      /** Timeout for deleting the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      delete?: pulumi.Input<string | undefined>;
    }

    /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
    export interface EndpointTimeouts {
      /** Timeout for creating the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      create?: pulumi.Input<string | undefined>;
      /** Timeout for updating the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      update?: pulumi.Input<string | undefined>;
      /** Timeout for deleting the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      delete?: pulumi.Input<string | undefined>;
    }
  }

  export namespace output {
    /** A service. */
    export interface AppService {
      /** Process type, as in the image's Procfile. An image without a Procfile has the type `cmd`. Must not be empty. Defaults to `cmd`. */
      processType: string;
      /** Number of containers. 0 stops the service. At least 0. Defaults to `1`. */
      containerCount: number;
      /** Memory of a container in MB. Must be one of the platform's container sizes. Defaults to `1024`. `containerMemoryLimit` must be 512, 1024, 2048, 4096, 7168, 15360, 30720, 61440, 153600 or 245760. */
      containerMemoryLimit: number;
      /** Type of machine: `m` (general purpose, 4 GB per CPU), `c` (compute, 2 GB per CPU) or `r` (memory, 8 GB per CPU). One of `m`, `c` or `r`. Defaults to `m`. */
      containerProfile: enums.AppServiceContainerProfile;
      /** Whether to release without downtime even if the service has no endpoint. Two releases run at the same time for a while. Defaults to `false`. */
      forceZeroDowntime: boolean;
      /** Whether a release without downtime only checks that containers stay up for 30 seconds. Defaults to `false`. */
      simpleHealthCheck: boolean;
      /** Whether to change the number of containers without a release. Defaults to `false`. */
      restartFreeScaling: boolean;
      /** Seconds that a container has to stop before it is killed. With 0 the platform decides. At least 0. Defaults to `10`. */
      stopTimeout: number;
      /** How the platform scales the service automatically. At most 1 element. At most one of `autoscalingPolicies` or `serviceSizingPolicies` can be set. */
      autoscalingPolicies?: types.output.AppServiceAutoscalingPolicy[];
      /**
       * Former name of `autoscalingPolicies`. At most 1 element. At most one of `autoscalingPolicies` or `serviceSizingPolicies` can be set.
       *
       * @deprecated Use autoscalingPolicies, which has the same form.
       */
      serviceSizingPolicies?: types.output.AppServiceServiceSizingPolicy[];
    }

    /** The policy. */
    export interface AppServiceAutoscalingPolicy {
      /** `horizontal` changes the number of containers, `vertical` their memory and machine type. One of `horizontal` or `vertical`. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` are required for horizontal autoscaling, and not allowed otherwise. */
      autoscalingType: enums.AppServiceAutoscalingPolicyAutoscalingType;
      /** Whether the policy is enabled. Accepted for compatibility; it has no effect. */
      scalingEnabled: boolean;
      /** Period of the metrics in seconds. At least 0. Defaults to `1800`. */
      metricLookbackSeconds: number;
      /** Percentile of the metrics to evaluate. At least 0. Defaults to `99`. */
      percentile: number;
      /** Pause after scaling up, in seconds. At least 0. Defaults to `60`. */
      postScaleUpCooldownSeconds: number;
      /** Pause after scaling down, in seconds. At least 0. Defaults to `300`. */
      postScaleDownCooldownSeconds: number;
      /** Pause after a release, in seconds. At least 0. Defaults to `60`. */
      postReleaseCooldownSeconds: number;
      /** Ratio of memory to CPU above which the machine type `r` is used. At least 0. Defaults to `4`. */
      memCpuRatioRThreshold: number;
      /** Ratio of memory to CPU below which the machine type `c` is used. At least 0. Defaults to `2`. */
      memCpuRatioCThreshold: number;
      /** Fraction of the memory in use above which the service scales up. At least 0. Defaults to `0.9`. */
      memScaleUpThreshold: number;
      /** Fraction of the next smaller memory size below which the service scales down. At least 0. Defaults to `0.75`. */
      memScaleDownThreshold: number;
      /** Minimum memory in MB. At least 0. Defaults to `2048`. */
      minimumMemory: number;
      /** Maximum memory in MB. Defaults to the largest container size. At least 0. */
      maximumMemory?: number;
      /** Fraction of the CPU in use below which containers are removed. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` are required for horizontal autoscaling, and not allowed otherwise. */
      minCpuThreshold?: number;
      /** Fraction of the CPU in use above which containers are added. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` are required for horizontal autoscaling, and not allowed otherwise. */
      maxCpuThreshold?: number;
      /** Minimum number of containers. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` are required for horizontal autoscaling, and not allowed otherwise. */
      minContainers?: number;
      /** Maximum number of containers. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` are required for horizontal autoscaling, and not allowed otherwise. */
      maxContainers?: number;
      /** Number of containers to add at a time. At least 0. Defaults to `1`. */
      scaleUpStep: number;
      /** Number of containers to remove at a time. At least 0. Defaults to `1`. */
      scaleDownStep: number;
      /** Whether horizontal scaling depends on memory only. */
      useHorizontalScale?: boolean;
    }

    /** The policy. */
    export interface AppServiceServiceSizingPolicy {
      /** `horizontal` changes the number of containers, `vertical` their memory and machine type. One of `horizontal` or `vertical`. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` are required for horizontal autoscaling, and not allowed otherwise. */
      autoscalingType: enums.AppServiceServiceSizingPolicyAutoscalingType;
      /** Whether the policy is enabled. Accepted for compatibility; it has no effect. */
      scalingEnabled: boolean;
      /** Period of the metrics in seconds. At least 0. Defaults to `1800`. */
      metricLookbackSeconds: number;
      /** Percentile of the metrics to evaluate. At least 0. Defaults to `99`. */
      percentile: number;
      /** Pause after scaling up, in seconds. At least 0. Defaults to `60`. */
      postScaleUpCooldownSeconds: number;
      /** Pause after scaling down, in seconds. At least 0. Defaults to `300`. */
      postScaleDownCooldownSeconds: number;
      /** Pause after a release, in seconds. At least 0. Defaults to `60`. */
      postReleaseCooldownSeconds: number;
      /** Ratio of memory to CPU above which the machine type `r` is used. At least 0. Defaults to `4`. */
      memCpuRatioRThreshold: number;
      /** Ratio of memory to CPU below which the machine type `c` is used. At least 0. Defaults to `2`. */
      memCpuRatioCThreshold: number;
      /** Fraction of the memory in use above which the service scales up. At least 0. Defaults to `0.9`. */
      memScaleUpThreshold: number;
      /** Fraction of the next smaller memory size below which the service scales down. At least 0. Defaults to `0.75`. */
      memScaleDownThreshold: number;
      /** Minimum memory in MB. At least 0. Defaults to `2048`. */
      minimumMemory: number;
      /** Maximum memory in MB. Defaults to the largest container size. At least 0. */
      maximumMemory?: number;
      /** Fraction of the CPU in use below which containers are removed. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` are required for horizontal autoscaling, and not allowed otherwise. */
      minCpuThreshold?: number;
      /** Fraction of the CPU in use above which containers are added. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` are required for horizontal autoscaling, and not allowed otherwise. */
      maxCpuThreshold?: number;
      /** Minimum number of containers. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` are required for horizontal autoscaling, and not allowed otherwise. */
      minContainers?: number;
      /** Maximum number of containers. For `horizontal`. At least 0. `minContainers`, `maxContainers`, `minCpuThreshold` and `maxCpuThreshold` are required for horizontal autoscaling, and not allowed otherwise. */
      maxContainers?: number;
      /** Number of containers to add at a time. At least 0. Defaults to `1`. */
      scaleUpStep: number;
      /** Number of containers to remove at a time. At least 0. Defaults to `1`. */
      scaleDownStep: number;
      /** Whether horizontal scaling depends on memory only. */
      useHorizontalScale?: boolean;
    }

    /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
    export interface AppTimeouts {
      /** Timeout for creating the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      create?: string;
      /** Timeout for updating the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      update?: string;
      /** Timeout for deleting the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      delete?: string;
    }

    /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
    export interface EndpointTimeouts {
      /** Timeout for creating the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      create?: string;
      /** Timeout for updating the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      update?: string;
      /** Timeout for deleting the object, such as `30m`. Defaults to 6 hours. Must be a time span such as 30m or 1h30m. */
      delete?: string;
    }
  }
}
