// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

/** `horizontal` changes the number of containers, `vertical` their memory and machine type. */
export const AppServiceAutoscalingPolicyAutoscalingType = {
  Horizontal: "horizontal",
  Vertical: "vertical",
} as const;

/** `horizontal` changes the number of containers, `vertical` their memory and machine type. */
export type AppServiceAutoscalingPolicyAutoscalingType = (typeof AppServiceAutoscalingPolicyAutoscalingType)[keyof typeof AppServiceAutoscalingPolicyAutoscalingType];

/** Type of machine: `m` (general purpose, 4 GB per CPU), `c` (compute, 2 GB per CPU) or `r` (memory, 8 GB per CPU). */
export const AppServiceContainerProfile = {
  M: "m",
  C: "c",
  R: "r",
} as const;

/** Type of machine: `m` (general purpose, 4 GB per CPU), `c` (compute, 2 GB per CPU) or `r` (memory, 8 GB per CPU). */
export type AppServiceContainerProfile = (typeof AppServiceContainerProfile)[keyof typeof AppServiceContainerProfile];

/** `horizontal` changes the number of containers, `vertical` their memory and machine type. */
export const AppServiceServiceSizingPolicyAutoscalingType = {
  Horizontal: "horizontal",
  Vertical: "vertical",
} as const;

/** `horizontal` changes the number of containers, `vertical` their memory and machine type. */
export type AppServiceServiceSizingPolicyAutoscalingType = (typeof AppServiceServiceSizingPolicyAutoscalingType)[keyof typeof AppServiceServiceSizingPolicyAutoscalingType];

/** Type of machine: `m` (general purpose, 4 GB per CPU), `c` (compute, 2 GB per CPU) or `r` (memory, 8 GB per CPU). */
export const DatabaseContainerProfile = {
  M: "m",
  C: "c",
  R: "r",
} as const;

/** Type of machine: `m` (general purpose, 4 GB per CPU), `c` (compute, 2 GB per CPU) or `r` (memory, 8 GB per CPU). */
export type DatabaseContainerProfile = (typeof DatabaseContainerProfile)[keyof typeof DatabaseContainerProfile];

/** Type of the database. */
export const DatabaseDatabaseType = {
  Couchdb: "couchdb",
  Elasticsearch: "elasticsearch",
  Influxdb: "influxdb",
  Mongodb: "mongodb",
  Mysql: "mysql",
  Postgresql: "postgresql",
  Rabbitmq: "rabbitmq",
  Redis: "redis",
  Sftp: "sftp",
} as const;

/** Type of the database. */
export type DatabaseDatabaseType = (typeof DatabaseDatabaseType)[keyof typeof DatabaseDatabaseType];

/** Protocol: `https`, `tls`, `tcp` or `grpc`. Use `tcp` for a database. */
export const EndpointEndpointType = {
  Https: "https",
  Tls: "tls",
  Tcp: "tcp",
  Grpc: "grpc",
} as const;

/** Protocol: `https`, `tls`, `tcp` or `grpc`. Use `tcp` for a database. */
export type EndpointEndpointType = (typeof EndpointEndpointType)[keyof typeof EndpointEndpointType];

/** Whether to drop headers with invalid names: `true` or `false`. Defaults to the platform's setting. */
export const EndpointIgnoreInvalidHeaders = {
  Empty: "",
  True: "true",
  False: "false",
} as const;

/** Whether to drop headers with invalid names: `true` or `false`. Defaults to the platform's setting. */
export type EndpointIgnoreInvalidHeaders = (typeof EndpointIgnoreInvalidHeaders)[keyof typeof EndpointIgnoreInvalidHeaders];

/** How to distribute requests: `round_robin`, `least_outstanding_requests` or `weighted_random`. Defaults to the endpoint's current value. */
export const EndpointLoadBalancingAlgorithmType = {
  Empty: "",
  Round_Robin: "round_robin",
  Least_Outstanding_Requests: "least_outstanding_requests",
  Weighted_Random: "weighted_random",
} as const;

/** How to distribute requests: `round_robin`, `least_outstanding_requests` or `weighted_random`. Defaults to the endpoint's current value. */
export type EndpointLoadBalancingAlgorithmType = (typeof EndpointLoadBalancingAlgorithmType)[keyof typeof EndpointLoadBalancingAlgorithmType];

/** Type of load balancer. For a database the platform chooses it. */
export const EndpointPlatform = {
  Alb: "alb",
  Elb: "elb",
  Nlb: "nlb",
} as const;

/** Type of load balancer. For a database the platform chooses it. */
export type EndpointPlatform = (typeof EndpointPlatform)[keyof typeof EndpointPlatform];

/** Whether the endpoint belongs to an app or a database. */
export const EndpointResourceType = {
  App: "app",
  Database: "database",
} as const;

/** Whether the endpoint belongs to an app or a database. */
export type EndpointResourceType = (typeof EndpointResourceType)[keyof typeof EndpointResourceType];

/** Accepted TLS versions. Values with PFS require the platform `alb`. */
export const EndpointSslProtocolsOverride = {
  TLSv1_TLSv1_1_TLSv1_2: "TLSv1 TLSv1.1 TLSv1.2",
  TLSv1_TLSv1_1_TLSv1_2_PFS: "TLSv1 TLSv1.1 TLSv1.2 PFS",
  TLSv1_1_TLSv1_2: "TLSv1.1 TLSv1.2",
  TLSv1_1_TLSv1_2_PFS: "TLSv1.1 TLSv1.2 PFS",
  TLSv1_2: "TLSv1.2",
  TLSv1_2_PFS: "TLSv1.2 PFS",
  TLSv1_2_PFS_TLSv1_3: "TLSv1.2 PFS TLSv1.3",
  TLSv1_3: "TLSv1.3",
} as const;

/** Accepted TLS versions. Values with PFS require the platform `alb`. */
export type EndpointSslProtocolsOverride = (typeof EndpointSslProtocolsOverride)[keyof typeof EndpointSslProtocolsOverride];

/** Destination of the metrics: `influxdb_database` (a database of the platform), `influxdb` (an external InfluxDB 1), `influxdb2` (an external InfluxDB 2) or `datadog`. */
export const MetricDrainDrainType = {
  Influxdb_Database: "influxdb_database",
  Influxdb: "influxdb",
  Influxdb2: "influxdb2",
  Datadog: "datadog",
} as const;

/** Destination of the metrics: `influxdb_database` (a database of the platform), `influxdb` (an external InfluxDB 1), `influxdb2` (an external InfluxDB 2) or `datadog`. */
export type MetricDrainDrainType = (typeof MetricDrainDrainType)[keyof typeof MetricDrainDrainType];

/** Type of machine: `m` (general purpose, 4 GB per CPU), `c` (compute, 2 GB per CPU) or `r` (memory, 8 GB per CPU). */
export const ReplicaContainerProfile = {
  M: "m",
  C: "c",
  R: "r",
} as const;

/** Type of machine: `m` (general purpose, 4 GB per CPU), `c` (compute, 2 GB per CPU) or `r` (memory, 8 GB per CPU). */
export type ReplicaContainerProfile = (typeof ReplicaContainerProfile)[keyof typeof ReplicaContainerProfile];
