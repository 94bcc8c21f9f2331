// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";

export namespace types {
  export namespace input {
    /** A catalog in AWS Glue. */
    export interface CatalogIntegrationAwsGlue {
      /** ID of the provider integration that gives the platform access to the AWS account, `cspi-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
      providerIntegrationId: pulumi.Input<string>;
      /** Database of the tables. By default, the platform chooses it. */
      customDatabase?: pulumi.Input<string | undefined>;
    }

    /** Tableflow API key. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface CatalogIntegrationCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface CatalogIntegrationEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Kafka cluster of the object. */
    export interface CatalogIntegrationKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: pulumi.Input<string>;
    }

    /** A catalog in Snowflake Open Catalog. */
    export interface CatalogIntegrationSnowflake {
      /** Endpoint of Snowflake Open Catalog, such as `https://abc_polaris.snowflakecomputing.com/`. Must not be empty. */
      endpoint: pulumi.Input<string>;
      /** Name of the warehouse. Must not be empty. */
      warehouse: pulumi.Input<string>;
      /** Scope that the client may request, such as `PRINCIPAL_ROLE:ALL`. Must not be empty. */
      allowedScope: pulumi.Input<string>;
      /** Namespace of the tables. By default, the platform chooses it. */
      customNamespace?: pulumi.Input<string | undefined>;
      /** ID of the client that the platform uses to sign in to the catalog. Must not be empty. The platform never returns it, so it is compared with the previous input. */
      clientId: pulumi.Input<string>;
      /** Secret of the client. Must not be empty. The platform never returns it, so it is compared with the previous input. */
      clientSecret: pulumi.Input<string>;
    }

    /** A catalog in Databricks Unity Catalog. */
    export interface CatalogIntegrationUnity {
      /** URL of the Databricks workspace, such as `https://abc.cloud.databricks.com`. Must not be empty. */
      workspaceEndpoint: pulumi.Input<string>;
      /** Name of the catalog in Unity Catalog. Must not be empty. */
      catalogName: pulumi.Input<string>;
      /** Schema of the tables. By default, the platform chooses it. */
      customSchema?: pulumi.Input<string | undefined>;
      /** ID of the client that the platform uses to sign in to the workspace. Must not be empty. The platform never returns it, so it is compared with the previous input. */
      clientId: pulumi.Input<string>;
      /** Secret of the client. Must not be empty. The platform never returns it, so it is compared with the previous input. */
      clientSecret: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface RtceTopicEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Kafka cluster of the object. */
    export interface RtceTopicKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: pulumi.Input<string>;
    }

    /** A container of your own in Azure Data Lake Storage Gen2. */
    export interface TableflowTopicAzureDataLakeStorageGen2 {
      /** Name of the storage account, in the region of the Kafka cluster. Must not be empty. A change replaces the resource. */
      storageAccountName: pulumi.Input<string>;
      /** Name of the container. Must not be empty. A change replaces the resource. */
      containerName: pulumi.Input<string>;
      /** Region of the storage account. Only the platform sets it. */
      storageRegion?: pulumi.Input<string | undefined>;
      /** ID of the provider integration that gives the platform access to the storage, `cspi-...`. Must not be empty. A change replaces the resource. */
      providerIntegrationId: pulumi.Input<string>;
    }

    /** An S3 bucket of your own. */
    export interface TableflowTopicByobAws {
      /** Name of the bucket, in the region of the Kafka cluster. Must not be empty. A change replaces the resource. */
      bucketName: pulumi.Input<string>;
      /** Region of the bucket. Only the platform sets it. */
      bucketRegion?: pulumi.Input<string | undefined>;
      /** ID of the provider integration that gives the platform access to the storage, `cspi-...`. Must not be empty. A change replaces the resource. */
      providerIntegrationId: pulumi.Input<string>;
    }

    /** Tableflow API key. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface TableflowTopicCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface TableflowTopicEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Handling of records that cannot be written to the table. */
    export interface TableflowTopicErrorHandling {
      /** `SUSPEND` suspends the table, `SKIP` skips the record, and `LOG` writes the record to another topic and continues. Must be SUSPEND, SKIP or LOG. Case is ignored in comparisons. If omitted, the platform chooses a value. */
      mode?: pulumi.Input<string | undefined>;
      /** Topic for failed records with `LOG`. Defaults to `error_log`. If omitted, the platform chooses a value. */
      logTarget?: pulumi.Input<string | undefined>;
    }

    /** Kafka cluster of the object. */
    export interface TableflowTopicKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: pulumi.Input<string>;
    }

    /** Storage managed by the platform. */
    export interface TableflowTopicManagedStorage {}

    /** Tableflow API key. Defaults to the provider's value. */
    export interface GetCatalogIntegrationCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** Tableflow API key. Defaults to the provider's value. */
    export interface GetCatalogIntegrationCredentialsArgs {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface GetCatalogIntegrationEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetCatalogIntegrationEnvironmentArgs {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Kafka cluster that contains this object. */
    export interface GetCatalogIntegrationKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: string;
    }

    /** Kafka cluster that contains this object. */
    export interface GetCatalogIntegrationKafkaClusterArgs {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface GetRtceTopicEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetRtceTopicEnvironmentArgs {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Kafka cluster that contains this object. */
    export interface GetRtceTopicKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: string;
    }

    /** Kafka cluster that contains this object. */
    export interface GetRtceTopicKafkaClusterArgs {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: pulumi.Input<string>;
    }

    /** Tableflow API key. Defaults to the provider's value. */
    export interface GetTableflowTopicCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** Tableflow API key. Defaults to the provider's value. */
    export interface GetTableflowTopicCredentialsArgs {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface GetTableflowTopicEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetTableflowTopicEnvironmentArgs {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Kafka cluster that contains this object. */
    export interface GetTableflowTopicKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: string;
    }

    /** Kafka cluster that contains this object. */
    export interface GetTableflowTopicKafkaClusterArgs {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: pulumi.Input<string>;
    }
  }

  export namespace output {
    /** A catalog in AWS Glue. */
    export interface CatalogIntegrationAwsGlue {
      /** ID of the provider integration that gives the platform access to the AWS account, `cspi-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
      providerIntegrationId: string;
      /** Database of the tables. By default, the platform chooses it. */
      customDatabase?: string;
    }

    /** Tableflow API key. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface CatalogIntegrationCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** Environment that contains this object. */
    export interface CatalogIntegrationEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Kafka cluster of the object. */
    export interface CatalogIntegrationKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: string;
    }

    /** A catalog in Snowflake Open Catalog. */
    export interface CatalogIntegrationSnowflake {
      /** Endpoint of Snowflake Open Catalog, such as `https://abc_polaris.snowflakecomputing.com/`. Must not be empty. */
      endpoint: string;
      /** Name of the warehouse. Must not be empty. */
      warehouse: string;
      /** Scope that the client may request, such as `PRINCIPAL_ROLE:ALL`. Must not be empty. */
      allowedScope: string;
      /** Namespace of the tables. By default, the platform chooses it. */
      customNamespace?: string;
      /** ID of the client that the platform uses to sign in to the catalog. Must not be empty. The platform never returns it, so it is compared with the previous input. */
      clientId: string;
      /** Secret of the client. Must not be empty. The platform never returns it, so it is compared with the previous input. */
      clientSecret: string;
    }

    /** A catalog in Databricks Unity Catalog. */
    export interface CatalogIntegrationUnity {
      /** URL of the Databricks workspace, such as `https://abc.cloud.databricks.com`. Must not be empty. */
      workspaceEndpoint: string;
      /** Name of the catalog in Unity Catalog. Must not be empty. */
      catalogName: string;
      /** Schema of the tables. By default, the platform chooses it. */
      customSchema?: string;
      /** ID of the client that the platform uses to sign in to the workspace. Must not be empty. The platform never returns it, so it is compared with the previous input. */
      clientId: string;
      /** Secret of the client. Must not be empty. The platform never returns it, so it is compared with the previous input. */
      clientSecret: string;
    }

    /** Environment that contains this object. */
    export interface RtceTopicEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Kafka cluster of the object. */
    export interface RtceTopicKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: string;
    }

    /** A container of your own in Azure Data Lake Storage Gen2. */
    export interface TableflowTopicAzureDataLakeStorageGen2 {
      /** Name of the storage account, in the region of the Kafka cluster. Must not be empty. A change replaces the resource. */
      storageAccountName: string;
      /** Name of the container. Must not be empty. A change replaces the resource. */
      containerName: string;
      /** Region of the storage account. Only the platform sets it. */
      storageRegion: string;
      /** ID of the provider integration that gives the platform access to the storage, `cspi-...`. Must not be empty. A change replaces the resource. */
      providerIntegrationId: string;
    }

    /** An S3 bucket of your own. */
    export interface TableflowTopicByobAws {
      /** Name of the bucket, in the region of the Kafka cluster. Must not be empty. A change replaces the resource. */
      bucketName: string;
      /** Region of the bucket. Only the platform sets it. */
      bucketRegion: string;
      /** ID of the provider integration that gives the platform access to the storage, `cspi-...`. Must not be empty. A change replaces the resource. */
      providerIntegrationId: string;
    }

    /** Tableflow API key. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface TableflowTopicCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** Environment that contains this object. */
    export interface TableflowTopicEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Handling of records that cannot be written to the table. */
    export interface TableflowTopicErrorHandling {
      /** `SUSPEND` suspends the table, `SKIP` skips the record, and `LOG` writes the record to another topic and continues. Must be SUSPEND, SKIP or LOG. Case is ignored in comparisons. If omitted, the platform chooses a value. */
      mode: string;
      /** Topic for failed records with `LOG`. Defaults to `error_log`. If omitted, the platform chooses a value. */
      logTarget: string;
    }

    /** Kafka cluster of the object. */
    export interface TableflowTopicKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: string;
    }

    /** Storage managed by the platform. */
    export interface TableflowTopicManagedStorage {}

    /** A catalog in AWS Glue. */
    export interface GetCatalogIntegrationAwsGlue {
      /** ID of the provider integration that gives the platform access to the AWS account, `cspi-...`. */
      providerIntegrationId: string;
      /** Database of the tables. By default, the platform chooses it. */
      customDatabase: string;
    }

    /** Tableflow API key. Defaults to the provider's value. */
    export interface GetCatalogIntegrationCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** Environment that contains this object. */
    export interface GetCatalogIntegrationEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Kafka cluster that contains this object. */
    export interface GetCatalogIntegrationKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: string;
    }

    /** A catalog in Snowflake Open Catalog. */
    export interface GetCatalogIntegrationSnowflake {
      /** Endpoint of Snowflake Open Catalog, such as `https://abc_polaris.snowflakecomputing.com/`. */
      endpoint: string;
      /** Name of the warehouse. */
      warehouse: string;
      /** Scope that the client may request, such as `PRINCIPAL_ROLE:ALL`. */
      allowedScope: string;
      /** Namespace of the tables. By default, the platform chooses it. */
      customNamespace: string;
    }

    /** A catalog in Databricks Unity Catalog. */
    export interface GetCatalogIntegrationUnity {
      /** URL of the Databricks workspace, such as `https://abc.cloud.databricks.com`. */
      workspaceEndpoint: string;
      /** Name of the catalog in Unity Catalog. */
      catalogName: string;
      /** Schema of the tables. By default, the platform chooses it. */
      customSchema: string;
    }

    /** Environment that contains this object. */
    export interface GetRtceTopicEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Kafka cluster that contains this object. */
    export interface GetRtceTopicKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: string;
    }

    /** A container of your own in Azure Data Lake Storage Gen2. */
    export interface GetTableflowTopicAzureDataLakeStorageGen2 {
      /** Name of the storage account, in the region of the Kafka cluster. */
      storageAccountName: string;
      /** Name of the container. */
      containerName: string;
      /** Region of the storage account. */
      storageRegion: string;
      /** ID of the provider integration that gives the platform access to the storage, `cspi-...`. */
      providerIntegrationId: string;
      /** Path of the table in the container. */
      tablePath: string;
    }

    /** An S3 bucket of your own. */
    export interface GetTableflowTopicByobAw {
      /** Name of the bucket, in the region of the Kafka cluster. */
      bucketName: string;
      /** Region of the bucket. */
      bucketRegion: string;
      /** ID of the provider integration that gives the platform access to the storage, `cspi-...`. */
      providerIntegrationId: string;
    }

    /** Tableflow API key. Defaults to the provider's value. */
    export interface GetTableflowTopicCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** Environment that contains this object. */
    export interface GetTableflowTopicEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Handling of records that cannot be written to the table. */
    export interface GetTableflowTopicErrorHandling {
      /** `SUSPEND` suspends the table, `SKIP` skips the record, and `LOG` writes the record to another topic and continues. */
      mode: string;
      /** Topic for failed records with `LOG`. Defaults to `error_log`. */
      logTarget: string;
    }

    /** Kafka cluster that contains this object. */
    export interface GetTableflowTopicKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: string;
    }

    /** Storage managed by the platform. */
    export interface GetTableflowTopicManagedStorage {}
  }
}
