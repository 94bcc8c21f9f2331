// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";

export namespace types {
  export namespace input {
    /** Cluster of the mirror topics, with linkMode `DESTINATION` or `SOURCE`. */
    export interface ClusterLinkDestinationKafkaCluster {
      /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
      id: pulumi.Input<string>;
      /** REST endpoint of the cluster, if it is the cluster with the link. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
      restEndpoint?: pulumi.Input<string | undefined>;
      /** Bootstrap endpoint of the cluster, if it is the other end, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
      bootstrapEndpoint?: pulumi.Input<string | undefined>;
      /** API key of the cluster. Changes in place. Required for the cluster with the link and, with connectionMode `OUTBOUND`, for the other cluster, unless the provider uses OAuth. Not used for the other cluster with `INBOUND`. */
      credentials?: pulumi.Input<types.input.ClusterLinkDestinationKafkaClusterCredentials | undefined>;
    }

    /** API key of the cluster. Changes in place. */
    export interface ClusterLinkDestinationKafkaClusterCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** Cluster with this end of the link, with linkMode `BIDIRECTIONAL`. */
    export interface ClusterLinkLocalKafkaCluster {
      /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
      id: pulumi.Input<string>;
      /** REST endpoint of the cluster, if it is the cluster with the link. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
      restEndpoint?: pulumi.Input<string | undefined>;
      /** Bootstrap endpoint of the cluster, if it is the other end, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
      bootstrapEndpoint?: pulumi.Input<string | undefined>;
      /** API key of the cluster. Changes in place. Required for the cluster with the link and, with connectionMode `OUTBOUND`, for the other cluster, unless the provider uses OAuth. Not used for the other cluster with `INBOUND`. */
      credentials?: pulumi.Input<types.input.ClusterLinkLocalKafkaClusterCredentials | undefined>;
    }

    /** API key of the cluster. Changes in place. */
    export interface ClusterLinkLocalKafkaClusterCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** Cluster at the other end of the link, with linkMode `BIDIRECTIONAL`. */
    export interface ClusterLinkRemoteKafkaCluster {
      /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
      id: pulumi.Input<string>;
      /** REST endpoint of the cluster, if it is the cluster with the link. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
      restEndpoint?: pulumi.Input<string | undefined>;
      /** Bootstrap endpoint of the cluster, if it is the other end, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
      bootstrapEndpoint?: pulumi.Input<string | undefined>;
      /** API key of the cluster. Changes in place. Required for the cluster with the link and, with connectionMode `OUTBOUND`, for the other cluster, unless the provider uses OAuth. Not used for the other cluster with `INBOUND`. */
      credentials?: pulumi.Input<types.input.ClusterLinkRemoteKafkaClusterCredentials | undefined>;
    }

    /** API key of the cluster. Changes in place. */
    export interface ClusterLinkRemoteKafkaClusterCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** Cluster of the source topics, with linkMode `DESTINATION` or `SOURCE`. */
    export interface ClusterLinkSourceKafkaCluster {
      /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
      id: pulumi.Input<string>;
      /** REST endpoint of the cluster, if it is the cluster with the link. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
      restEndpoint?: pulumi.Input<string | undefined>;
      /** Bootstrap endpoint of the cluster, if it is the other end, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
      bootstrapEndpoint?: pulumi.Input<string | undefined>;
      /** API key of the cluster. Changes in place. Required for the cluster with the link and, with connectionMode `OUTBOUND`, for the other cluster, unless the provider uses OAuth. Not used for the other cluster with `INBOUND`. */
      credentials?: pulumi.Input<types.input.ClusterLinkSourceKafkaClusterCredentials | undefined>;
    }

    /** API key of the cluster. Changes in place. */
    export interface ClusterLinkSourceKafkaClusterCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** API key of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface KafkaAclCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
    export interface KafkaAclKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface KafkaClientQuotaEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Dedicated Kafka cluster of the quota. */
    export interface KafkaClientQuotaKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: pulumi.Input<string>;
    }

    /** Limits of the throughput. */
    export interface KafkaClientQuotaThroughput {
      /** Write limit of each principal, in bytes per second, as text. Must be a whole number of bytes per second. */
      ingressByteRate: pulumi.Input<string>;
      /** Read limit of each principal, in bytes per second, as text. Must be a whole number of bytes per second. */
      egressByteRate: pulumi.Input<string>;
    }

    /** A Basic cluster. It can be upgraded in place to Standard, but not back. */
    export interface KafkaClusterBasic {
      /** Maximum number of elastic CKUs that the cluster can scale to. If unset, the platform's limit is kept; in the output, 0 means no limit. HIGH availability requires at least 2. At least 1. If omitted, the platform chooses a value. */
      maxEcku?: pulumi.Input<number | undefined>;
    }

    /** Customer-managed key (BYOK) that encrypts the data. The ID is empty if the platform manages the key. */
    export interface KafkaClusterByokKey {
      /** ID of the key, `cck-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
      id: pulumi.Input<string>;
    }

    /** API key of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface KafkaClusterConfigCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
    export interface KafkaClusterConfigKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: pulumi.Input<string>;
    }

    /** A Dedicated cluster. Its creation takes about half an hour, and sometimes up to a day. */
    export interface KafkaClusterDedicated {
      /** Number of Confluent Units for Kafka (CKUs). MULTI_ZONE requires at least 2. The cluster is resized in place, which may take hours. At least 1. */
      cku: pulumi.Input<number>;
      /** Customer-managed key in its legacy form; use byokKey for new clusters. Cannot be changed after creation. If omitted, the platform chooses a value. It cannot be changed, because a cluster keeps the key that it is created with: restore the old value, or remove the property. */
      encryptionKey?: pulumi.Input<string | undefined>;
      /** Availability zones of the cluster. The platform chooses them. Accepted for compatibility; it has no effect. */
      zones?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    }

    /** Endpoints of one access point. */
    export interface KafkaClusterEndpoint {
      /** ID of the access point, `ap-...`, or `PUBLIC` or `PRIVATE_LINK`. */
      accessPointId: pulumi.Input<string>;
      /** Bootstrap endpoint for Kafka clients. */
      bootstrapEndpoint: pulumi.Input<string>;
      /** REST endpoint. */
      restEndpoint: pulumi.Input<string>;
      /** `PUBLIC`, `PRIVATE_LINK` or `PRIVATE_NETWORK_INTERFACE`. */
      connectionType: pulumi.Input<string>;
    }

    /** Limits of the cluster. */
    export interface KafkaClusterEnterprise {
      /** Maximum number of elastic CKUs that the cluster can scale to. If unset, the platform's limit is kept; in the output, 0 means no limit. HIGH availability requires at least 2. At least 1. If omitted, the platform chooses a value. */
      maxEcku?: pulumi.Input<number | undefined>;
    }

    /** Environment that contains this object. */
    export interface KafkaClusterEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Limits of the cluster. */
    export interface KafkaClusterFreight {
      /** Maximum number of elastic CKUs that the cluster can scale to. If unset, the platform's limit is kept; in the output, 0 means no limit. HIGH availability requires at least 2. At least 1. If omitted, the platform chooses a value. */
      maxEcku?: pulumi.Input<number | undefined>;
      /** Availability zones of the cluster. The platform chooses them. Accepted for compatibility; it has no effect. */
      zones?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    }

    /** Private network of the cluster. The ID is empty for a public cluster. */
    export interface KafkaClusterNetwork {
      /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. A change replaces the resource. */
      id: pulumi.Input<string>;
    }

    /** A Standard cluster. */
    export interface KafkaClusterStandard {
      /** Maximum number of elastic CKUs that the cluster can scale to. If unset, the platform's limit is kept; in the output, 0 means no limit. HIGH availability requires at least 2. At least 1. If omitted, the platform chooses a value. */
      maxEcku?: pulumi.Input<number | undefined>;
    }

    /** Cluster link that mirrors the topic. */
    export interface KafkaMirrorTopicClusterLink {
      /** Name of the link. Must not be empty. A change replaces the resource. */
      linkName: pulumi.Input<string>;
    }

    /** Cluster of the mirror topic, at the destination of the link. */
    export interface KafkaMirrorTopicKafkaCluster {
      /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
      id: pulumi.Input<string>;
      /** REST endpoint of the cluster. Required: it does not default to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
      restEndpoint?: pulumi.Input<string | undefined>;
      /** API key of the cluster. A change takes effect without a request to the platform. Required unless the provider uses OAuth: it does not default to the provider's value. */
      credentials?: pulumi.Input<types.input.KafkaMirrorTopicKafkaClusterCredentials | undefined>;
    }

    /** API key of the cluster. A change takes effect without a request to the platform. */
    export interface KafkaMirrorTopicKafkaClusterCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** Topic in the other cluster that is mirrored. */
    export interface KafkaMirrorTopicSourceKafkaTopic {
      /** Name of the topic. Must not be empty. A change replaces the resource. */
      topicName: pulumi.Input<string>;
    }

    /** API key of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface KafkaTopicCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
    export interface KafkaTopicKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: pulumi.Input<string>;
    }

    /** API key of the Kafka cluster. Defaults to the provider's value. */
    export interface GetClusterLinkCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** API key of the Kafka cluster. Defaults to the provider's value. */
    export interface GetClusterLinkCredentialsArgs {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Kafka cluster with the link, `lkc-...`. Defaults to the provider's value. */
    export interface GetClusterLinkKafkaCluster {
      /** ID of the Kafka cluster with the link, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: string;
    }

    /** ID of the Kafka cluster with the link, `lkc-...`. Defaults to the provider's value. */
    export interface GetClusterLinkKafkaClusterArgs {
      /** ID of the Kafka cluster with the link, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: pulumi.Input<string>;
    }

    /** Limits of the Basic cluster. */
    export interface GetKafkaClusterBasic {
      /** Maximum number of elastic CKUs; 0 if there is no limit. */
      maxEcku: number;
    }

    /** Limits of the Basic cluster. */
    export interface GetKafkaClusterBasicArgs {
      /** Maximum number of elastic CKUs; 0 if there is no limit. */
      maxEcku: pulumi.Input<number>;
    }

    /** Limits of the Dedicated cluster. Set only for that type. */
    export interface GetKafkaClusterDedicated {
      /** Number of Confluent Units for Kafka. */
      cku: number;
      /** Legacy customer-managed key, or empty. */
      encryptionKey: string;
      /** Availability zones of the cluster. */
      zones: string[];
    }

    /** Limits of the Dedicated cluster. Set only for that type. */
    export interface GetKafkaClusterDedicatedArgs {
      /** Number of Confluent Units for Kafka. */
      cku: pulumi.Input<number>;
      /** Legacy customer-managed key, or empty. */
      encryptionKey: pulumi.Input<string>;
      /** Availability zones of the cluster. */
      zones: pulumi.Input<pulumi.Input<string>[]>;
    }

    /** Limits of the Enterprise cluster. */
    export interface GetKafkaClusterEnterprise {
      /** Maximum number of elastic CKUs; 0 if there is no limit. */
      maxEcku: number;
    }

    /** Limits of the Enterprise cluster. */
    export interface GetKafkaClusterEnterpriseArgs {
      /** Maximum number of elastic CKUs; 0 if there is no limit. */
      maxEcku: pulumi.Input<number>;
    }

    /** Environment that contains this object. */
    export interface GetKafkaClusterEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetKafkaClusterEnvironmentArgs {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Limits of the Freight cluster. */
    export interface GetKafkaClusterFreight {
      /** Maximum number of elastic CKUs; 0 if there is no limit. */
      maxEcku: number;
      /** Availability zones of the cluster. */
      zones: string[];
    }

    /** Limits of the Freight cluster. */
    export interface GetKafkaClusterFreightArgs {
      /** Maximum number of elastic CKUs; 0 if there is no limit. */
      maxEcku: pulumi.Input<number>;
      /** Availability zones of the cluster. */
      zones: pulumi.Input<pulumi.Input<string>[]>;
    }

    /** Limits of the Standard cluster. */
    export interface GetKafkaClusterStandard {
      /** Maximum number of elastic CKUs; 0 if there is no limit. */
      maxEcku: number;
    }

    /** Limits of the Standard cluster. */
    export interface GetKafkaClusterStandardArgs {
      /** Maximum number of elastic CKUs; 0 if there is no limit. */
      maxEcku: pulumi.Input<number>;
    }

    /** Environment that contains this object. */
    export interface GetKafkaClustersEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetKafkaClustersEnvironmentArgs {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Kafka cluster. Defaults to the provider's value. */
    export interface GetKafkaTopicCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** API key of the Kafka cluster. Defaults to the provider's value. */
    export interface GetKafkaTopicCredentialsArgs {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
    export interface GetKafkaTopicKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: string;
    }

    /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
    export interface GetKafkaTopicKafkaClusterArgs {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: pulumi.Input<string>;
    }
  }

  export namespace output {
    /** Cluster of the mirror topics, with linkMode `DESTINATION` or `SOURCE`. */
    export interface ClusterLinkDestinationKafkaCluster {
      /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
      id: string;
      /** REST endpoint of the cluster, if it is the cluster with the link. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
      restEndpoint?: string;
      /** Bootstrap endpoint of the cluster, if it is the other end, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
      bootstrapEndpoint?: string;
      /** API key of the cluster. Changes in place. Required for the cluster with the link and, with connectionMode `OUTBOUND`, for the other cluster, unless the provider uses OAuth. Not used for the other cluster with `INBOUND`. */
      credentials?: types.output.ClusterLinkDestinationKafkaClusterCredentials;
    }

    /** API key of the cluster. Changes in place. */
    export interface ClusterLinkDestinationKafkaClusterCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** Cluster with this end of the link, with linkMode `BIDIRECTIONAL`. */
    export interface ClusterLinkLocalKafkaCluster {
      /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
      id: string;
      /** REST endpoint of the cluster, if it is the cluster with the link. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
      restEndpoint?: string;
      /** Bootstrap endpoint of the cluster, if it is the other end, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
      bootstrapEndpoint?: string;
      /** API key of the cluster. Changes in place. Required for the cluster with the link and, with connectionMode `OUTBOUND`, for the other cluster, unless the provider uses OAuth. Not used for the other cluster with `INBOUND`. */
      credentials?: types.output.ClusterLinkLocalKafkaClusterCredentials;
    }

    /** API key of the cluster. Changes in place. */
    export interface ClusterLinkLocalKafkaClusterCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** Cluster at the other end of the link, with linkMode `BIDIRECTIONAL`. */
    export interface ClusterLinkRemoteKafkaCluster {
      /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
      id: string;
      /** REST endpoint of the cluster, if it is the cluster with the link. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
      restEndpoint?: string;
      /** Bootstrap endpoint of the cluster, if it is the other end, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
      bootstrapEndpoint?: string;
      /** API key of the cluster. Changes in place. Required for the cluster with the link and, with connectionMode `OUTBOUND`, for the other cluster, unless the provider uses OAuth. Not used for the other cluster with `INBOUND`. */
      credentials?: types.output.ClusterLinkRemoteKafkaClusterCredentials;
    }

    /** API key of the cluster. Changes in place. */
    export interface ClusterLinkRemoteKafkaClusterCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** Cluster of the source topics, with linkMode `DESTINATION` or `SOURCE`. */
    export interface ClusterLinkSourceKafkaCluster {
      /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
      id: string;
      /** REST endpoint of the cluster, if it is the cluster with the link. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
      restEndpoint?: string;
      /** Bootstrap endpoint of the cluster, if it is the other end, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
      bootstrapEndpoint?: string;
      /** API key of the cluster. Changes in place. Required for the cluster with the link and, with connectionMode `OUTBOUND`, for the other cluster, unless the provider uses OAuth. Not used for the other cluster with `INBOUND`. */
      credentials?: types.output.ClusterLinkSourceKafkaClusterCredentials;
    }

    /** API key of the cluster. Changes in place. */
    export interface ClusterLinkSourceKafkaClusterCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** API key of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface KafkaAclCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
    export interface KafkaAclKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface KafkaClientQuotaEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Dedicated Kafka cluster of the quota. */
    export interface KafkaClientQuotaKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: string;
    }

    /** Limits of the throughput. */
    export interface KafkaClientQuotaThroughput {
      /** Write limit of each principal, in bytes per second, as text. Must be a whole number of bytes per second. */
      ingressByteRate: string;
      /** Read limit of each principal, in bytes per second, as text. Must be a whole number of bytes per second. */
      egressByteRate: string;
    }

    /** A Basic cluster. It can be upgraded in place to Standard, but not back. */
    export interface KafkaClusterBasic {
      /** Maximum number of elastic CKUs that the cluster can scale to. If unset, the platform's limit is kept; in the output, 0 means no limit. HIGH availability requires at least 2. At least 1. If omitted, the platform chooses a value. */
      maxEcku: number;
    }

    /** Customer-managed key (BYOK) that encrypts the data. The ID is empty if the platform manages the key. */
    export interface KafkaClusterByokKey {
      /** ID of the key, `cck-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
      id: string;
    }

    /** API key of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface KafkaClusterConfigCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
    export interface KafkaClusterConfigKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: string;
    }

    /** A Dedicated cluster. Its creation takes about half an hour, and sometimes up to a day. */
    export interface KafkaClusterDedicated {
      /** Number of Confluent Units for Kafka (CKUs). MULTI_ZONE requires at least 2. The cluster is resized in place, which may take hours. At least 1. */
      cku: number;
      /** Customer-managed key in its legacy form; use byokKey for new clusters. Cannot be changed after creation. If omitted, the platform chooses a value. It cannot be changed, because a cluster keeps the key that it is created with: restore the old value, or remove the property. */
      encryptionKey: string;
      /** Availability zones of the cluster. The platform chooses them. Accepted for compatibility; it has no effect. */
      zones: string[];
    }

    /** Endpoints of one access point. */
    export interface KafkaClusterEndpoint {
      /** ID of the access point, `ap-...`, or `PUBLIC` or `PRIVATE_LINK`. */
      accessPointId: string;
      /** Bootstrap endpoint for Kafka clients. */
      bootstrapEndpoint: string;
      /** REST endpoint. */
      restEndpoint: string;
      /** `PUBLIC`, `PRIVATE_LINK` or `PRIVATE_NETWORK_INTERFACE`. */
      connectionType: string;
    }

    /** Limits of the cluster. */
    export interface KafkaClusterEnterprise {
      /** Maximum number of elastic CKUs that the cluster can scale to. If unset, the platform's limit is kept; in the output, 0 means no limit. HIGH availability requires at least 2. At least 1. If omitted, the platform chooses a value. */
      maxEcku: number;
    }

    /** Environment that contains this object. */
    export interface KafkaClusterEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Limits of the cluster. */
    export interface KafkaClusterFreight {
      /** Maximum number of elastic CKUs that the cluster can scale to. If unset, the platform's limit is kept; in the output, 0 means no limit. HIGH availability requires at least 2. At least 1. If omitted, the platform chooses a value. */
      maxEcku: number;
      /** Availability zones of the cluster. The platform chooses them. Accepted for compatibility; it has no effect. */
      zones: string[];
    }

    /** Private network of the cluster. The ID is empty for a public cluster. */
    export interface KafkaClusterNetwork {
      /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. A change replaces the resource. */
      id: string;
    }

    /** A Standard cluster. */
    export interface KafkaClusterStandard {
      /** Maximum number of elastic CKUs that the cluster can scale to. If unset, the platform's limit is kept; in the output, 0 means no limit. HIGH availability requires at least 2. At least 1. If omitted, the platform chooses a value. */
      maxEcku: number;
    }

    /** Cluster link that mirrors the topic. */
    export interface KafkaMirrorTopicClusterLink {
      /** Name of the link. Must not be empty. A change replaces the resource. */
      linkName: string;
    }

    /** Cluster of the mirror topic, at the destination of the link. */
    export interface KafkaMirrorTopicKafkaCluster {
      /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
      id: string;
      /** REST endpoint of the cluster. Required: it does not default to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
      restEndpoint?: string;
      /** API key of the cluster. A change takes effect without a request to the platform. Required unless the provider uses OAuth: it does not default to the provider's value. */
      credentials?: types.output.KafkaMirrorTopicKafkaClusterCredentials;
    }

    /** API key of the cluster. A change takes effect without a request to the platform. */
    export interface KafkaMirrorTopicKafkaClusterCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** Topic in the other cluster that is mirrored. */
    export interface KafkaMirrorTopicSourceKafkaTopic {
      /** Name of the topic. Must not be empty. A change replaces the resource. */
      topicName: string;
    }

    /** API key of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface KafkaTopicCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
    export interface KafkaTopicKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: string;
    }

    /** API key of the Kafka cluster. Defaults to the provider's value. */
    export interface GetClusterLinkCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Kafka cluster with the link, `lkc-...`. Defaults to the provider's value. */
    export interface GetClusterLinkKafkaCluster {
      /** ID of the Kafka cluster with the link, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetKafkaClientQuotaEnvironment {
      /** ID of the environment, `env-...`. */
      id: string;
    }

    /** Dedicated Kafka cluster of the quota. */
    export interface GetKafkaClientQuotaKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. */
      id: string;
    }

    /** Limits of the throughput. */
    export interface GetKafkaClientQuotaThroughput {
      /** Write limit of each principal, in bytes per second, as text. */
      ingressByteRate: string;
      /** Read limit of each principal, in bytes per second, as text. */
      egressByteRate: string;
    }

    /** Limits of the Basic cluster. */
    export interface GetKafkaClusterBasic {
      /** Maximum number of elastic CKUs; 0 if there is no limit. */
      maxEcku: number;
    }

    /** Customer-managed key (BYOK) that encrypts the data. The ID is empty if the platform manages the key. */
    export interface GetKafkaClusterByokKey {
      /** ID of the key, `cck-...`. */
      id: string;
    }

    /** Limits of the Dedicated cluster. Set only for that type. */
    export interface GetKafkaClusterDedicated {
      /** Number of Confluent Units for Kafka. */
      cku: number;
      /** Legacy customer-managed key, or empty. */
      encryptionKey: string;
      /** Availability zones of the cluster. */
      zones: string[];
    }

    /** Endpoints of one access point. */
    export interface GetKafkaClusterEndpoint {
      /** ID of the access point, `ap-...`, or `PUBLIC` or `PRIVATE_LINK`. */
      accessPointId: string;
      /** Bootstrap endpoint for Kafka clients. */
      bootstrapEndpoint: string;
      /** REST endpoint. */
      restEndpoint: string;
      /** `PUBLIC`, `PRIVATE_LINK` or `PRIVATE_NETWORK_INTERFACE`. */
      connectionType: string;
    }

    /** Limits of the Enterprise cluster. */
    export interface GetKafkaClusterEnterprise {
      /** Maximum number of elastic CKUs; 0 if there is no limit. */
      maxEcku: number;
    }

    /** Environment that contains this object. */
    export interface GetKafkaClusterEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Limits of the Freight cluster. */
    export interface GetKafkaClusterFreight {
      /** Maximum number of elastic CKUs; 0 if there is no limit. */
      maxEcku: number;
      /** Availability zones of the cluster. */
      zones: string[];
    }

    /** Private network of the cluster. The ID is empty for a public cluster. */
    export interface GetKafkaClusterNetwork {
      /** ID of the network, `n-...` or `nr-...`. */
      id: string;
    }

    /** Limits of the Standard cluster. */
    export interface GetKafkaClusterStandard {
      /** Maximum number of elastic CKUs; 0 if there is no limit. */
      maxEcku: number;
    }

    /** A Kafka cluster. */
    export interface GetKafkaClustersCluster {
      /** ID of the cluster, `lkc-...`. */
      id: string;
      /** Display name. */
      displayName: string;
      /** Availability of the cluster: in one or several availability zones. Known values are `SINGLE_ZONE`, `MULTI_ZONE`, `LOW` and `HIGH`; there may be others. */
      availability: string;
      /** Cloud: `AWS`, `AZURE` or `GCP`. Known values are `AWS`, `AZURE` and `GCP`; there may be others. */
      cloud: string;
      /** Region of the cloud, such as `us-east-2`. */
      region: string;
      /** Environment that contains this object. */
      environment: types.output.GetKafkaClustersClusterEnvironment;
      /** Private network of the cluster. The ID is empty for a public cluster. Always one element. */
      networks: types.output.GetKafkaClustersClusterNetwork[];
      /** Customer-managed key (BYOK) that encrypts the data. The ID is empty if the platform manages the key. Always one element. */
      byokKeys: types.output.GetKafkaClustersClusterByokKey[];
      /** Whether the platform rejects the deletion of the cluster. */
      deletionProtection: boolean;
      /** API version of the object. Pass it to `ApiKey.managedResource`. */
      apiVersion: string;
      /** Kind of the object. Pass it to `ApiKey.managedResource`. */
      kind: string;
      /** Bootstrap endpoint for Kafka clients, such as `SASL_SSL://pkc-00000.us-central1.gcp.confluent.cloud:9092`. Empty while the cluster is being created. */
      bootstrapEndpoint: string;
      /** REST endpoint of the cluster, such as `https://pkc-00000.us-central1.gcp.confluent.cloud:443`. Empty while the cluster is being created. */
      restEndpoint: string;
      /** Prefix of the Confluent Resource Names of objects in the cluster, for role bindings: `crn://confluent.cloud/organization=.../environment=env-abc123/cloud-cluster=lkc-abc123`. */
      rbacCrn: string;
      /** Endpoints by access point, sorted by the access point's ID. */
      endpoints: types.output.GetKafkaClustersClusterEndpoint[];
      /** One element for a cluster of the type Basic, otherwise empty. */
      basics?: types.output.GetKafkaClustersClusterBasic[];
      /** One element for a cluster of the type Standard, otherwise empty. */
      standards?: types.output.GetKafkaClustersClusterStandard[];
      /** Limits of the Dedicated cluster. Set only for that type. */
      dedicated?: types.output.GetKafkaClustersClusterDedicated;
      /** One element for a cluster of the type Enterprise, otherwise empty. */
      enterprises?: types.output.GetKafkaClustersClusterEnterprise[];
      /** One element for a cluster of the type Freight, otherwise empty. */
      freights?: types.output.GetKafkaClustersClusterFreight[];
    }

    /** Limits of the Basic cluster. */
    export interface GetKafkaClustersClusterBasic {
      /** Maximum number of elastic CKUs; 0 if there is no limit. */
      maxEcku: number;
    }

    /** Customer-managed key (BYOK) that encrypts the data. The ID is empty if the platform manages the key. */
    export interface GetKafkaClustersClusterByokKey {
      /** ID of the key, `cck-...`. */
      id: string;
    }

    /** Limits of the Dedicated cluster. Set only for that type. */
    export interface GetKafkaClustersClusterDedicated {
      /** Number of Confluent Units for Kafka. */
      cku: number;
      /** Legacy customer-managed key, or empty. */
      encryptionKey: string;
      /** Availability zones of the cluster. */
      zones: string[];
    }

    /** Endpoints of one access point. */
    export interface GetKafkaClustersClusterEndpoint {
      /** ID of the access point, `ap-...`, or `PUBLIC` or `PRIVATE_LINK`. */
      accessPointId: string;
      /** Bootstrap endpoint for Kafka clients. */
      bootstrapEndpoint: string;
      /** REST endpoint. */
      restEndpoint: string;
      /** `PUBLIC`, `PRIVATE_LINK` or `PRIVATE_NETWORK_INTERFACE`. */
      connectionType: string;
    }

    /** Limits of the Enterprise cluster. */
    export interface GetKafkaClustersClusterEnterprise {
      /** Maximum number of elastic CKUs; 0 if there is no limit. */
      maxEcku: number;
    }

    /** Environment that contains this object. */
    export interface GetKafkaClustersClusterEnvironment {
      /** ID of the environment, `env-...`. */
      id: string;
    }

    /** Limits of the Freight cluster. */
    export interface GetKafkaClustersClusterFreight {
      /** Maximum number of elastic CKUs; 0 if there is no limit. */
      maxEcku: number;
      /** Availability zones of the cluster. */
      zones: string[];
    }

    /** Private network of the cluster. The ID is empty for a public cluster. */
    export interface GetKafkaClustersClusterNetwork {
      /** ID of the network, `n-...` or `nr-...`. */
      id: string;
    }

    /** Limits of the Standard cluster. */
    export interface GetKafkaClustersClusterStandard {
      /** Maximum number of elastic CKUs; 0 if there is no limit. */
      maxEcku: number;
    }

    /** Environment that contains this object. */
    export interface GetKafkaClustersEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** API key of the Kafka cluster. Defaults to the provider's value. */
    export interface GetKafkaTopicCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
    export interface GetKafkaTopicKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: string;
    }
  }
}
