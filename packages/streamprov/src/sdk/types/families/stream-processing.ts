// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";

export namespace types {
  export namespace input {
    /** Environment that contains this object. */
    export interface FlinkArtifactEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** A version of the artifact. */
    export interface FlinkArtifactVersion {
      /** ID of the version. */
      version: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface FlinkComputePoolEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Flink compute pool. */
    export interface FlinkConnectionComputePool {
      /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. Some changes are rejected, because the platform can change only the secrets of a connection; restore the value, or replace the connection with `pulumi up --replace`. */
      id: pulumi.Input<string>;
    }

    /** API key of the Flink region. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface FlinkConnectionCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface FlinkConnectionEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
      id: pulumi.Input<string>;
    }

    /** Organization that contains this object. */
    export interface FlinkConnectionOrganization {
      /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
      id: pulumi.Input<string>;
    }

    /** Flink principal. */
    export interface FlinkConnectionPrincipal {
      /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. Some changes are rejected, because the platform can change only the secrets of a connection; restore the value, or replace the connection with `pulumi up --replace`. */
      id: pulumi.Input<string>;
    }

    /** A column. */
    export interface FlinkMaterializedTableColumn {
      /** A computed column. */
      columnsComputeds?: pulumi.Input<pulumi.Input<types.input.FlinkMaterializedTableColumnColumnsComputed>[] | undefined>;
      /** A physical column, which stores data. */
      columnsPhysicals?: pulumi.Input<pulumi.Input<types.input.FlinkMaterializedTableColumnColumnsPhysical>[] | undefined>;
      /** A column with metadata of a record. */
      columnsMetadatas?: pulumi.Input<pulumi.Input<types.input.FlinkMaterializedTableColumnColumnsMetadata>[] | undefined>;
    }

    /** A computed column. */
    export interface FlinkMaterializedTableColumnColumnsComputed {
      /** Name of the column. */
      columnComputedName?: pulumi.Input<string | undefined>;
      /** Type of the column: a text such as `BIGINT`, or JSON such as `{"type":"BIGINT","nullable":false}`. */
      columnComputedType?: pulumi.Input<string | undefined>;
      /** Comment of the column. */
      columnComputedComment?: pulumi.Input<string | undefined>;
      /** Kind of the column, which must match its list. Must be Computed. Defaults to `Computed`. */
      columnComputedKind?: pulumi.Input<string | undefined>;
      /** SQL expression of the column, such as `quantity * price`. */
      columnComputedExpression?: pulumi.Input<string | undefined>;
      /** Whether the column is read-only. Defaults to `false`. */
      columnComputedVirtual?: pulumi.Input<boolean | undefined>;
    }

    /** A column with metadata of a record. */
    export interface FlinkMaterializedTableColumnColumnsMetadata {
      /** Name of the column. */
      columnMetadataName?: pulumi.Input<string | undefined>;
      /** Type of the column: a text such as `BIGINT`, or JSON such as `{"type":"BIGINT","nullable":false}`. */
      columnMetadataType?: pulumi.Input<string | undefined>;
      /** Comment of the column. */
      columnMetadataComment?: pulumi.Input<string | undefined>;
      /** Kind of the column, which must match its list. Must be Metadata. Defaults to `Metadata`. */
      columnMetadataKind?: pulumi.Input<string | undefined>;
      /** Metadata that the column contains, such as `offset`. */
      columnMetadataKey?: pulumi.Input<string | undefined>;
      /** Whether the column is read-only. Defaults to `false`. */
      columnMetadataVirtual?: pulumi.Input<boolean | undefined>;
    }

    /** A physical column, which stores data. */
    export interface FlinkMaterializedTableColumnColumnsPhysical {
      /** Name of the column. */
      columnPhysicalName?: pulumi.Input<string | undefined>;
      /** Type of the column: a text such as `BIGINT`, or JSON such as `{"type":"BIGINT","nullable":false}`. */
      columnPhysicalType?: pulumi.Input<string | undefined>;
      /** Comment of the column. */
      columnPhysicalComment?: pulumi.Input<string | undefined>;
      /** Kind of the column, which must match its list. Must be Physical. Defaults to `Physical`. */
      columnPhysicalKind?: pulumi.Input<string | undefined>;
    }

    /** Compute pool that runs the query. */
    export interface FlinkMaterializedTableComputePool {
      /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** A constraint. */
    export interface FlinkMaterializedTableConstraint {
      /** Name of the constraint. */
      name?: pulumi.Input<string | undefined>;
      /** Type of the constraint: `PRIMARY_KEY`. Known values are `PRIMARY_KEY`; the platform may accept others. */
      type?: pulumi.Input<string | undefined>;
      /** Columns of the constraint. */
      columns?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Whether the platform enforces the constraint. Defaults to `false`. */
      enforced?: pulumi.Input<boolean | undefined>;
    }

    /** API key of the Flink region. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface FlinkMaterializedTableCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** Distribution of records over partitions. */
    export interface FlinkMaterializedTableDistribution {
      /** Type of the distribution: `HASH`. Must not be empty. A change replaces the resource. */
      kind: pulumi.Input<string>;
      /** Columns that the distribution is computed from. If omitted, the platform chooses a value. A change replaces the resource. */
      keys?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Number of buckets. At least 1. If omitted, the platform chooses a value. A change replaces the resource. */
      bucketCount?: pulumi.Input<number | undefined>;
    }

    /** Environment that contains this object. */
    export interface FlinkMaterializedTableEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
      id: pulumi.Input<string>;
    }

    /** Kafka cluster of the table's topic. */
    export interface FlinkMaterializedTableKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
      id: pulumi.Input<string>;
    }

    /** Organization that contains this object. */
    export interface FlinkMaterializedTableOrganization {
      /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
      id: pulumi.Input<string>;
    }

    /** Principal that the query runs as. */
    export interface FlinkMaterializedTablePrincipal {
      /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Watermark: how late records may arrive. */
    export interface FlinkMaterializedTableWatermark {
      /** Column with the event time. */
      column?: pulumi.Input<string | undefined>;
      /** SQL expression of the watermark, such as `order_time - INTERVAL '5' SECOND`. */
      expression?: pulumi.Input<string | undefined>;
    }

    /** Compute pool that runs the statement. */
    export interface FlinkStatementComputePool {
      /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Flink region. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface FlinkStatementCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface FlinkStatementEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
      id: pulumi.Input<string>;
    }

    /** Organization that contains this object. */
    export interface FlinkStatementOrganization {
      /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
      id: pulumi.Input<string>;
    }

    /** Principal that the statement runs as. */
    export interface FlinkStatementPrincipal {
      /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Service account or user that the ksqlDB cluster runs as. Grant it its permissions on the Kafka cluster and the Schema Registry first. */
    export interface KsqlClusterCredentialIdentity {
      /** ID of the service account or user, `sa-...` or `u-...`. Between 1 and 255 characters. Must begin with u- or sa-. */
      id: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface KsqlClusterEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Kafka cluster that the ksqlDB cluster reads from and writes to. */
    export interface KsqlClusterKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface GetFlinkArtifactEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetFlinkArtifactEnvironmentArgs {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface GetFlinkComputePoolEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetFlinkComputePoolEnvironmentArgs {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Compute pool for Flink. */
    export interface GetFlinkConnectionComputePool {
      /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Compute pool for Flink. */
    export interface GetFlinkConnectionComputePoolArgs {
      /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Flink region. Defaults to the provider's value. */
    export interface GetFlinkConnectionCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** API key of the Flink region. Defaults to the provider's value. */
    export interface GetFlinkConnectionCredentialsArgs {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface GetFlinkConnectionEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetFlinkConnectionEnvironmentArgs {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Organization that contains this object. */
    export interface GetFlinkConnectionOrganization {
      /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Organization that contains this object. */
    export interface GetFlinkConnectionOrganizationArgs {
      /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Principal for Flink. */
    export interface GetFlinkConnectionPrincipal {
      /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Principal for Flink. */
    export interface GetFlinkConnectionPrincipalArgs {
      /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Compute pool for Flink. */
    export interface GetFlinkMaterializedTableComputePool {
      /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Compute pool for Flink. */
    export interface GetFlinkMaterializedTableComputePoolArgs {
      /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Flink region. Defaults to the provider's value. */
    export interface GetFlinkMaterializedTableCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** API key of the Flink region. Defaults to the provider's value. */
    export interface GetFlinkMaterializedTableCredentialsArgs {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface GetFlinkMaterializedTableEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetFlinkMaterializedTableEnvironmentArgs {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Organization that contains this object. */
    export interface GetFlinkMaterializedTableOrganization {
      /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Organization that contains this object. */
    export interface GetFlinkMaterializedTableOrganizationArgs {
      /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Principal for Flink. */
    export interface GetFlinkMaterializedTablePrincipal {
      /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Principal for Flink. */
    export interface GetFlinkMaterializedTablePrincipalArgs {
      /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface GetKsqlClusterEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetKsqlClusterEnvironmentArgs {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }
  }

  export namespace output {
    /** Environment that contains this object. */
    export interface FlinkArtifactEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** A version of the artifact. */
    export interface FlinkArtifactVersion {
      /** ID of the version. */
      version: string;
    }

    /** Environment that contains this object. */
    export interface FlinkComputePoolEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Flink compute pool. */
    export interface FlinkConnectionComputePool {
      /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. Some changes are rejected, because the platform can change only the secrets of a connection; restore the value, or replace the connection with `pulumi up --replace`. */
      id: string;
    }

    /** API key of the Flink region. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface FlinkConnectionCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** Environment that contains this object. */
    export interface FlinkConnectionEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
      id: string;
    }

    /** Organization that contains this object. */
    export interface FlinkConnectionOrganization {
      /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
      id: string;
    }

    /** Flink principal. */
    export interface FlinkConnectionPrincipal {
      /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. Some changes are rejected, because the platform can change only the secrets of a connection; restore the value, or replace the connection with `pulumi up --replace`. */
      id: string;
    }

    /** A column. */
    export interface FlinkMaterializedTableColumn {
      /** A computed column. */
      columnsComputeds?: types.output.FlinkMaterializedTableColumnColumnsComputed[];
      /** A physical column, which stores data. */
      columnsPhysicals?: types.output.FlinkMaterializedTableColumnColumnsPhysical[];
      /** A column with metadata of a record. */
      columnsMetadatas?: types.output.FlinkMaterializedTableColumnColumnsMetadata[];
    }

    /** A computed column. */
    export interface FlinkMaterializedTableColumnColumnsComputed {
      /** Name of the column. */
      columnComputedName?: string;
      /** Type of the column: a text such as `BIGINT`, or JSON such as `{"type":"BIGINT","nullable":false}`. */
      columnComputedType?: string;
      /** Comment of the column. */
      columnComputedComment?: string;
      /** Kind of the column, which must match its list. Must be Computed. Defaults to `Computed`. */
      columnComputedKind: string;
      /** SQL expression of the column, such as `quantity * price`. */
      columnComputedExpression?: string;
      /** Whether the column is read-only. Defaults to `false`. */
      columnComputedVirtual: boolean;
    }

    /** A column with metadata of a record. */
    export interface FlinkMaterializedTableColumnColumnsMetadata {
      /** Name of the column. */
      columnMetadataName?: string;
      /** Type of the column: a text such as `BIGINT`, or JSON such as `{"type":"BIGINT","nullable":false}`. */
      columnMetadataType?: string;
      /** Comment of the column. */
      columnMetadataComment?: string;
      /** Kind of the column, which must match its list. Must be Metadata. Defaults to `Metadata`. */
      columnMetadataKind: string;
      /** Metadata that the column contains, such as `offset`. */
      columnMetadataKey?: string;
      /** Whether the column is read-only. Defaults to `false`. */
      columnMetadataVirtual: boolean;
    }

    /** A physical column, which stores data. */
    export interface FlinkMaterializedTableColumnColumnsPhysical {
      /** Name of the column. */
      columnPhysicalName?: string;
      /** Type of the column: a text such as `BIGINT`, or JSON such as `{"type":"BIGINT","nullable":false}`. */
      columnPhysicalType?: string;
      /** Comment of the column. */
      columnPhysicalComment?: string;
      /** Kind of the column, which must match its list. Must be Physical. Defaults to `Physical`. */
      columnPhysicalKind: string;
    }

    /** Compute pool that runs the query. */
    export interface FlinkMaterializedTableComputePool {
      /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** A constraint. */
    export interface FlinkMaterializedTableConstraint {
      /** Name of the constraint. */
      name?: string;
      /** Type of the constraint: `PRIMARY_KEY`. Known values are `PRIMARY_KEY`; the platform may accept others. */
      type?: string;
      /** Columns of the constraint. */
      columns?: string[];
      /** Whether the platform enforces the constraint. Defaults to `false`. */
      enforced: boolean;
    }

    /** API key of the Flink region. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface FlinkMaterializedTableCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** Distribution of records over partitions. */
    export interface FlinkMaterializedTableDistribution {
      /** Type of the distribution: `HASH`. Must not be empty. A change replaces the resource. */
      kind: string;
      /** Columns that the distribution is computed from. If omitted, the platform chooses a value. A change replaces the resource. */
      keys: string[];
      /** Number of buckets. At least 1. If omitted, the platform chooses a value. A change replaces the resource. */
      bucketCount: number;
    }

    /** Environment that contains this object. */
    export interface FlinkMaterializedTableEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
      id: string;
    }

    /** Kafka cluster of the table's topic. */
    export interface FlinkMaterializedTableKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
      id: string;
    }

    /** Organization that contains this object. */
    export interface FlinkMaterializedTableOrganization {
      /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
      id: string;
    }

    /** Principal that the query runs as. */
    export interface FlinkMaterializedTablePrincipal {
      /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Watermark: how late records may arrive. */
    export interface FlinkMaterializedTableWatermark {
      /** Column with the event time. */
      column?: string;
      /** SQL expression of the watermark, such as `order_time - INTERVAL '5' SECOND`. */
      expression?: string;
    }

    /** Compute pool that runs the statement. */
    export interface FlinkStatementComputePool {
      /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** API key of the Flink region. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface FlinkStatementCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** Environment that contains this object. */
    export interface FlinkStatementEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
      id: string;
    }

    /** Organization that contains this object. */
    export interface FlinkStatementOrganization {
      /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
      id: string;
    }

    /** Principal that the statement runs as. */
    export interface FlinkStatementPrincipal {
      /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Service account or user that the ksqlDB cluster runs as. Grant it its permissions on the Kafka cluster and the Schema Registry first. */
    export interface KsqlClusterCredentialIdentity {
      /** ID of the service account or user, `sa-...` or `u-...`. Between 1 and 255 characters. Must begin with u- or sa-. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface KsqlClusterEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Kafka cluster that the ksqlDB cluster reads from and writes to. */
    export interface KsqlClusterKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetFlinkArtifactEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** A version of the artifact. */
    export interface GetFlinkArtifactVersion {
      /** ID of the version. */
      version: string;
    }

    /** Environment that contains this object. */
    export interface GetFlinkComputePoolEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Compute pool for Flink. */
    export interface GetFlinkConnectionComputePool {
      /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** API key of the Flink region. Defaults to the provider's value. */
    export interface GetFlinkConnectionCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** Environment that contains this object. */
    export interface GetFlinkConnectionEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Organization that contains this object. */
    export interface GetFlinkConnectionOrganization {
      /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Principal for Flink. */
    export interface GetFlinkConnectionPrincipal {
      /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** A column. */
    export interface GetFlinkMaterializedTableColumn {
      /** A computed column. */
      columnsComputeds: types.output.GetFlinkMaterializedTableColumnColumnsComputed[];
      /** A physical column, which stores data. */
      columnsPhysicals: types.output.GetFlinkMaterializedTableColumnColumnsPhysical[];
      /** A column with metadata of a record. */
      columnsMetadatas: types.output.GetFlinkMaterializedTableColumnColumnsMetadata[];
    }

    /** A computed column. */
    export interface GetFlinkMaterializedTableColumnColumnsComputed {
      /** Name of the column. */
      columnComputedName: string;
      /** Type of the column: a text such as `BIGINT`, or JSON such as `{"type":"BIGINT","nullable":false}`. */
      columnComputedType: string;
      /** Comment of the column. */
      columnComputedComment: string;
      /** Kind of the column, which must match its list. */
      columnComputedKind: string;
      /** SQL expression of the column, such as `quantity * price`. */
      columnComputedExpression: string;
      /** Whether the column is read-only. */
      columnComputedVirtual: boolean;
    }

    /** A column with metadata of a record. */
    export interface GetFlinkMaterializedTableColumnColumnsMetadata {
      /** Name of the column. */
      columnMetadataName: string;
      /** Type of the column: a text such as `BIGINT`, or JSON such as `{"type":"BIGINT","nullable":false}`. */
      columnMetadataType: string;
      /** Comment of the column. */
      columnMetadataComment: string;
      /** Kind of the column, which must match its list. */
      columnMetadataKind: string;
      /** Metadata that the column contains, such as `offset`. */
      columnMetadataKey: string;
      /** Whether the column is read-only. */
      columnMetadataVirtual: boolean;
    }

    /** A physical column, which stores data. */
    export interface GetFlinkMaterializedTableColumnColumnsPhysical {
      /** Name of the column. */
      columnPhysicalName: string;
      /** Type of the column: a text such as `BIGINT`, or JSON such as `{"type":"BIGINT","nullable":false}`. */
      columnPhysicalType: string;
      /** Comment of the column. */
      columnPhysicalComment: string;
      /** Kind of the column, which must match its list. */
      columnPhysicalKind: string;
    }

    /** Compute pool for Flink. */
    export interface GetFlinkMaterializedTableComputePool {
      /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** A constraint. */
    export interface GetFlinkMaterializedTableConstraint {
      /** Name of the constraint. */
      name: string;
      /** Type of the constraint: `PRIMARY_KEY`. Known values are `PRIMARY_KEY`; there may be others. */
      type: string;
      /** Columns of the constraint. */
      columns: string[];
      /** Whether the platform enforces the constraint. */
      enforced: boolean;
    }

    /** API key of the Flink region. Defaults to the provider's value. */
    export interface GetFlinkMaterializedTableCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** Distribution of records over partitions. */
    export interface GetFlinkMaterializedTableDistribution {
      /** Type of the distribution: `HASH`. */
      kind: string;
      /** Columns that the distribution is computed from. */
      keys: string[];
      /** Number of buckets. */
      bucketCount: number;
    }

    /** Environment that contains this object. */
    export interface GetFlinkMaterializedTableEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Kafka cluster of the table's topic. */
    export interface GetFlinkMaterializedTableKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. */
      id: string;
    }

    /** Organization that contains this object. */
    export interface GetFlinkMaterializedTableOrganization {
      /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Principal for Flink. */
    export interface GetFlinkMaterializedTablePrincipal {
      /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Watermark: how late records may arrive. */
    export interface GetFlinkMaterializedTableWatermark {
      /** Column with the event time. */
      column: string;
      /** SQL expression of the watermark, such as `order_time - INTERVAL '5' SECOND`. */
      expression: string;
    }

    /** Service account or user that the ksqlDB cluster runs as. Grant it its permissions on the Kafka cluster and the Schema Registry first. */
    export interface GetKsqlClusterCredentialIdentity {
      /** ID of the service account or user, `sa-...` or `u-...`. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetKsqlClusterEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Kafka cluster that the ksqlDB cluster reads from and writes to. */
    export interface GetKsqlClusterKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. */
      id: string;
    }
  }
}
