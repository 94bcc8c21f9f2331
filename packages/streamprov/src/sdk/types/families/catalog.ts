// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";

export namespace types {
  export namespace input {
    /** An attribute. */
    export interface BusinessMetadataAttributeDefinition {
      /** Name of the attribute. Must not be empty. */
      name: pulumi.Input<string>;
      /** Whether an entity may omit the attribute. Defaults to `false`. */
      isOptional?: pulumi.Input<boolean | undefined>;
      /** Default value of the attribute. Defaults to an empty string. */
      defaultValue?: pulumi.Input<string | undefined>;
      /** Description of the attribute. Defaults to an empty string. */
      description?: pulumi.Input<string | undefined>;
      /** Type of the attribute's values: `string`. Only the platform sets it. */
      type?: pulumi.Input<string | undefined>;
      /** Other options of the attribute on the platform, such as `maxStrLength`. Only the platform sets it. */
      options?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface BusinessMetadataBindingCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface BusinessMetadataBindingSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface BusinessMetadataCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface BusinessMetadataSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface CatalogEntityAttributesCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface CatalogEntityAttributesSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface TagBindingCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface TagBindingSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface TagCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface TagSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetBusinessMetadataBindingCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetBusinessMetadataBindingCredentialsArgs {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetBusinessMetadataBindingSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetBusinessMetadataBindingSchemaRegistryClusterArgs {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetBusinessMetadataCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetBusinessMetadataCredentialsArgs {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetBusinessMetadataSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetBusinessMetadataSchemaRegistryClusterArgs {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetTagBindingCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetTagBindingCredentialsArgs {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetTagBindingSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetTagBindingSchemaRegistryClusterArgs {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetTagCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetTagCredentialsArgs {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetTagSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetTagSchemaRegistryClusterArgs {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }
  }

  export namespace output {
    /** An attribute. */
    export interface BusinessMetadataAttributeDefinition {
      /** Name of the attribute. Must not be empty. */
      name: string;
      /** Whether an entity may omit the attribute. Defaults to `false`. */
      isOptional: boolean;
      /** Default value of the attribute. Defaults to an empty string. */
      defaultValue: string;
      /** Description of the attribute. Defaults to an empty string. */
      description: string;
      /** Type of the attribute's values: `string`. Only the platform sets it. */
      type: string;
      /** Other options of the attribute on the platform, such as `maxStrLength`. Only the platform sets it. */
      options: { [key: string]: string };
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface BusinessMetadataBindingCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface BusinessMetadataBindingSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface BusinessMetadataCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface BusinessMetadataSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface CatalogEntityAttributesCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface CatalogEntityAttributesSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface TagBindingCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface TagBindingSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface TagCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface TagSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** An attribute. */
    export interface GetBusinessMetadataAttributeDefinition {
      /** Name of the attribute. */
      name: string;
      /** Whether an entity may omit the attribute. */
      isOptional: boolean;
      /** Default value of the attribute. */
      defaultValue: string;
      /** Description of the attribute. */
      description: string;
      /** Type of the attribute's values: `string`. */
      type: string;
      /** Other options of the attribute on the platform, such as `maxStrLength`. */
      options: { [key: string]: string };
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetBusinessMetadataBindingCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetBusinessMetadataBindingSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetBusinessMetadataCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetBusinessMetadataSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetTagBindingCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetTagBindingSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetTagCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetTagSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }
  }
}
