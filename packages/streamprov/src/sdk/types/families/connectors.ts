// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "../enums.ts";

export namespace types {
  export namespace input {
    /** Environment that contains this object. */
    export interface ConnectArtifactEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface ConnectorEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Kafka cluster that the connector reads from or writes to. */
    export interface ConnectorKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: pulumi.Input<string>;
    }

    /** Start offset in one partition. Numbers and booleans are converted from text, with all their digits. */
    export interface ConnectorOffset {
      /** Partition, such as `kafka_topic` and `kafka_partition`. */
      partition: pulumi.Input<{ [key: string]: pulumi.Input<string> }>;
      /** Offset in the partition, such as `kafka_offset`. */
      offset: pulumi.Input<{ [key: string]: pulumi.Input<string> }>;
    }

    /** A connector class. */
    export interface CustomConnectorPluginVersionConnectorClass {
      /** Java class of the connector. Between 1 and 150 characters. Must be the name of a Java class, such as com.example.Orders. */
      connectorClassName: pulumi.Input<string>;
      /** Whether connectors read data into Kafka (`SOURCE`) or write it to another system (`SINK`). One of `SOURCE` or `SINK`. */
      connectorType: pulumi.Input<enums.CustomConnectorPluginVersionConnectorClassConnectorType | (string & {})>;
    }

    /** Environment that contains this object. */
    export interface CustomConnectorPluginVersionEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface PluginEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface GetConnectArtifactEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetConnectArtifactEnvironmentArgs {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface GetPluginEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetPluginEnvironmentArgs {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }
  }

  export namespace output {
    /** Environment that contains this object. */
    export interface ConnectArtifactEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface ConnectorEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Kafka cluster that the connector reads from or writes to. */
    export interface ConnectorKafkaCluster {
      /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
      id: string;
    }

    /** Start offset in one partition. Numbers and booleans are converted from text, with all their digits. */
    export interface ConnectorOffset {
      /** Partition, such as `kafka_topic` and `kafka_partition`. */
      partition: { [key: string]: string };
      /** Offset in the partition, such as `kafka_offset`. */
      offset: { [key: string]: string };
    }

    /** A connector class. */
    export interface CustomConnectorPluginVersionConnectorClass {
      /** Java class of the connector. Between 1 and 150 characters. Must be the name of a Java class, such as com.example.Orders. */
      connectorClassName: string;
      /** Whether connectors read data into Kafka (`SOURCE`) or write it to another system (`SINK`). One of `SOURCE` or `SINK`. */
      connectorType: enums.CustomConnectorPluginVersionConnectorClassConnectorType;
    }

    /** Environment that contains this object. */
    export interface CustomConnectorPluginVersionEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface PluginEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetConnectArtifactEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetPluginEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }
  }
}
