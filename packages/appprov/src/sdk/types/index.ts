// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type { types as environments } from "../types/families/environments.ts";
import type { types as apps } from "../types/families/apps.ts";
import type { types as databases } from "../types/families/databases.ts";
import type { types as logsAndMetrics } from "../types/families/logs-and-metrics.ts";

export namespace types {
  export namespace input {
    export type EnvironmentBackupRetentionPolicy = environments.input.EnvironmentBackupRetentionPolicy;

    export type EnvironmentTimeouts = environments.input.EnvironmentTimeouts;

    export type AppService = apps.input.AppService;

    export type AppServiceAutoscalingPolicy = apps.input.AppServiceAutoscalingPolicy;

    export type AppServiceServiceSizingPolicy = apps.input.AppServiceServiceSizingPolicy;

    export type AppTimeouts = apps.input.AppTimeouts;

    export type EndpointTimeouts = apps.input.EndpointTimeouts;

    export type DatabaseTimeouts = databases.input.DatabaseTimeouts;

    export type ReplicaTimeouts = databases.input.ReplicaTimeouts;

    export type LogDrainTimeouts = logsAndMetrics.input.LogDrainTimeouts;

    export type MetricDrainTimeouts = logsAndMetrics.input.MetricDrainTimeouts;
  }

  export namespace output {
    export type EnvironmentBackupRetentionPolicy = environments.output.EnvironmentBackupRetentionPolicy;

    export type EnvironmentTimeouts = environments.output.EnvironmentTimeouts;

    export type AppService = apps.output.AppService;

    export type AppServiceAutoscalingPolicy = apps.output.AppServiceAutoscalingPolicy;

    export type AppServiceServiceSizingPolicy = apps.output.AppServiceServiceSizingPolicy;

    export type AppTimeouts = apps.output.AppTimeouts;

    export type EndpointTimeouts = apps.output.EndpointTimeouts;

    export type DatabaseTimeouts = databases.output.DatabaseTimeouts;

    export type ReplicaTimeouts = databases.output.ReplicaTimeouts;

    export type LogDrainTimeouts = logsAndMetrics.output.LogDrainTimeouts;

    export type MetricDrainTimeouts = logsAndMetrics.output.MetricDrainTimeouts;
  }
}
