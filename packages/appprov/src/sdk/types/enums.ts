// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

/** `horizontal` changes the number of containers, `vertical` their memory and profile. */
export const AppServiceAutoscalingPolicyAutoscalingType = {
  Horizontal: "horizontal",
  Vertical: "vertical",
} as const;

/** `horizontal` changes the number of containers, `vertical` their memory and profile. */
export type AppServiceAutoscalingPolicyAutoscalingType = (typeof AppServiceAutoscalingPolicyAutoscalingType)[keyof typeof AppServiceAutoscalingPolicyAutoscalingType];

/** Kind of machine: `m` (general, 4 GB a CPU), `c` (compute, 2 GB a CPU) or `r` (memory, 8 GB a CPU). */
export const AppServiceContainerProfile = {
  M: "m",
  C: "c",
  R: "r",
} as const;

/** Kind of machine: `m` (general, 4 GB a CPU), `c` (compute, 2 GB a CPU) or `r` (memory, 8 GB a CPU). */
export type AppServiceContainerProfile = (typeof AppServiceContainerProfile)[keyof typeof AppServiceContainerProfile];

/** `horizontal` changes the number of containers, `vertical` their memory and profile. */
export const AppServiceServiceSizingPolicyAutoscalingType = {
  Horizontal: "horizontal",
  Vertical: "vertical",
} as const;

/** `horizontal` changes the number of containers, `vertical` their memory and profile. */
export type AppServiceServiceSizingPolicyAutoscalingType = (typeof AppServiceServiceSizingPolicyAutoscalingType)[keyof typeof AppServiceServiceSizingPolicyAutoscalingType];

/** Kind of machine: `m` (general, 4 GB a CPU), `c` (compute, 2 GB a CPU) or `r` (memory, 8 GB a CPU). */
export const DatabaseContainerProfile = {
  M: "m",
  C: "c",
  R: "r",
} as const;

/** Kind of machine: `m` (general, 4 GB a CPU), `c` (compute, 2 GB a CPU) or `r` (memory, 8 GB a CPU). */
export type DatabaseContainerProfile = (typeof DatabaseContainerProfile)[keyof typeof DatabaseContainerProfile];

/** Kind of the database. */
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

/** Kind of the database. */
export type DatabaseDatabaseType = (typeof DatabaseDatabaseType)[keyof typeof DatabaseDatabaseType];

/** Protocol that it takes: `https`, `tls`, `tcp` or `grpc`; `tcp` for a database. */
export const EndpointEndpointType = {
  Https: "https",
  Tls: "tls",
  Tcp: "tcp",
  Grpc: "grpc",
} as const;

/** Protocol that it takes: `https`, `tls`, `tcp` or `grpc`; `tcp` for a database. */
export type EndpointEndpointType = (typeof EndpointEndpointType)[keyof typeof EndpointEndpointType];

/** Whether headers with invalid names are dropped: `true` or `false`. Left out, the platform decides. */
export const EndpointIgnoreInvalidHeaders = {
  _: "",
  True: "true",
  False: "false",
} as const;

/** Whether headers with invalid names are dropped: `true` or `false`. Left out, the platform decides. */
export type EndpointIgnoreInvalidHeaders = (typeof EndpointIgnoreInvalidHeaders)[keyof typeof EndpointIgnoreInvalidHeaders];

/** How requests are spread: `round_robin`, `least_outstanding_requests` or `weighted_random`. Left out, it stays as it is. */
export const EndpointLoadBalancingAlgorithmType = {
  _: "",
  Round_Robin: "round_robin",
  Least_Outstanding_Requests: "least_outstanding_requests",
  Weighted_Random: "weighted_random",
} as const;

/** How requests are spread: `round_robin`, `least_outstanding_requests` or `weighted_random`. Left out, it stays as it is. */
export type EndpointLoadBalancingAlgorithmType = (typeof EndpointLoadBalancingAlgorithmType)[keyof typeof EndpointLoadBalancingAlgorithmType];

/** Kind of load balancer. For a database the platform chooses. */
export const EndpointPlatform = {
  Alb: "alb",
  Elb: "elb",
  Nlb: "nlb",
} as const;

/** Kind of load balancer. For a database the platform chooses. */
export type EndpointPlatform = (typeof EndpointPlatform)[keyof typeof EndpointPlatform];

/** Whether it leads to an app or a database. */
export const EndpointResourceType = {
  App: "app",
  Database: "database",
} as const;

/** Whether it leads to an app or a database. */
export type EndpointResourceType = (typeof EndpointResourceType)[keyof typeof EndpointResourceType];

/** TLS versions that are accepted. Those with PFS are for the platform `alb`. */
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

/** TLS versions that are accepted. Those with PFS are for the platform `alb`. */
export type EndpointSslProtocolsOverride = (typeof EndpointSslProtocolsOverride)[keyof typeof EndpointSslProtocolsOverride];

/** Where the metrics go: `influxdb_database` (a database of the platform), `influxdb` (version 1, elsewhere), `influxdb2` (version 2, elsewhere) or `datadog`. */
export const MetricDrainDrainType = {
  Influxdb_Database: "influxdb_database",
  Influxdb: "influxdb",
  Influxdb2: "influxdb2",
  Datadog: "datadog",
} as const;

/** Where the metrics go: `influxdb_database` (a database of the platform), `influxdb` (version 1, elsewhere), `influxdb2` (version 2, elsewhere) or `datadog`. */
export type MetricDrainDrainType = (typeof MetricDrainDrainType)[keyof typeof MetricDrainDrainType];

/** Kind of machine: `m` (general, 4 GB a CPU), `c` (compute, 2 GB a CPU) or `r` (memory, 8 GB a CPU). */
export const ReplicaContainerProfile = {
  M: "m",
  C: "c",
  R: "r",
} as const;

/** Kind of machine: `m` (general, 4 GB a CPU), `c` (compute, 2 GB a CPU) or `r` (memory, 8 GB a CPU). */
export type ReplicaContainerProfile = (typeof ReplicaContainerProfile)[keyof typeof ReplicaContainerProfile];
