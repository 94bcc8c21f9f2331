// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";

export namespace types {
  export namespace input {
    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface SchemaCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface SchemaExporterCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** Schema Registry that the schemas are copied to. */
    export interface SchemaExporterDestinationSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Required if the provider uses OAuth. Otherwise it is only informative. Must not be empty. If omitted, the platform chooses a value. A change replaces the resource when it is set to another value. */
      id?: pulumi.Input<string | undefined>;
      /** REST endpoint of the Schema Registry cluster. Must be a URL that begins with https:// (http:// for a server on this machine only). */
      restEndpoint: pulumi.Input<string>;
      /** API key of the Schema Registry cluster. Required unless the provider uses OAuth, and ignored with OAuth. The platform never returns it, so it is compared with the previous input. */
      credentials?: pulumi.Input<types.input.SchemaExporterDestinationSchemaRegistryClusterCredentials | undefined>;
    }

    /** API key of the Schema Registry cluster. */
    export interface SchemaExporterDestinationSchemaRegistryClusterCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface SchemaExporterSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Metadata of the schema. */
    export interface SchemaMetadata {
      /** Tags of the schema's fields. If omitted, the platform chooses a value. */
      tags?: pulumi.Input<pulumi.Input<types.input.SchemaMetadataTag>[] | undefined>;
      /** Metadata properties by name. If omitted, the platform chooses a value. */
      properties?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
      /** Names of the properties with sensitive values. If omitted, the platform chooses a value. */
      sensitives?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    }

    /** Tags of a field. */
    export interface SchemaMetadataTag {
      /** Path of the tagged field, such as `**.ssn`. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
      key?: pulumi.Input<string | undefined>;
      /** Tags of the field. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
      values?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface SchemaRegistryClusterConfigCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface SchemaRegistryClusterConfigSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface SchemaRegistryClusterModeCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface SchemaRegistryClusterModeSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface SchemaRegistryDekCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface SchemaRegistryDekSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface SchemaRegistryKekCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface SchemaRegistryKekSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Rules that clients apply with the schema, in this order. */
    export interface SchemaRuleset {
      /** Rules for the content of messages. */
      domainRules?: pulumi.Input<pulumi.Input<types.input.SchemaRulesetDomainRule>[] | undefined>;
      /** Rules for the migration between versions of the schema. */
      migrationRules?: pulumi.Input<pulumi.Input<types.input.SchemaRulesetMigrationRule>[] | undefined>;
      /** Rules for encoded messages. */
      encodingRules?: pulumi.Input<pulumi.Input<types.input.SchemaRulesetEncodingRule>[] | undefined>;
    }

    /** A rule. */
    export interface SchemaRulesetDomainRule {
      /** Name of the rule. */
      name: pulumi.Input<string>;
      /** Description of the rule. Defaults to an empty string. */
      doc?: pulumi.Input<string | undefined>;
      /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
      kind: pulumi.Input<string>;
      /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
      mode: pulumi.Input<string>;
      /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
      type: pulumi.Input<string>;
      /** Expression that the executor evaluates. Defaults to an empty string. */
      expr?: pulumi.Input<string | undefined>;
      /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
      onSuccess?: pulumi.Input<string | undefined>;
      /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
      onFailure?: pulumi.Input<string | undefined>;
      /** Whether the rule is disabled. Defaults to `false`. */
      disabled?: pulumi.Input<boolean | undefined>;
      /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
      tags?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
      params?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
    }

    /** A rule. */
    export interface SchemaRulesetEncodingRule {
      /** Name of the rule. */
      name: pulumi.Input<string>;
      /** Description of the rule. Defaults to an empty string. */
      doc?: pulumi.Input<string | undefined>;
      /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
      kind: pulumi.Input<string>;
      /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
      mode: pulumi.Input<string>;
      /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
      type: pulumi.Input<string>;
      /** Expression that the executor evaluates. Defaults to an empty string. */
      expr?: pulumi.Input<string | undefined>;
      /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
      onSuccess?: pulumi.Input<string | undefined>;
      /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
      onFailure?: pulumi.Input<string | undefined>;
      /** Whether the rule is disabled. Defaults to `false`. */
      disabled?: pulumi.Input<boolean | undefined>;
      /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
      tags?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
      params?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
    }

    /** A rule. */
    export interface SchemaRulesetMigrationRule {
      /** Name of the rule. */
      name: pulumi.Input<string>;
      /** Description of the rule. Defaults to an empty string. */
      doc?: pulumi.Input<string | undefined>;
      /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
      kind: pulumi.Input<string>;
      /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
      mode: pulumi.Input<string>;
      /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
      type: pulumi.Input<string>;
      /** Expression that the executor evaluates. Defaults to an empty string. */
      expr?: pulumi.Input<string | undefined>;
      /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
      onSuccess?: pulumi.Input<string | undefined>;
      /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
      onFailure?: pulumi.Input<string | undefined>;
      /** Whether the rule is disabled. Defaults to `false`. */
      disabled?: pulumi.Input<boolean | undefined>;
      /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
      tags?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
      params?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
    }

    /** A reference to another schema. */
    export interface SchemaSchemaReference {
      /** Subject of the referenced schema. */
      subjectName: pulumi.Input<string>;
      /** Name of the reference in the schema: an Avro full name, a JSON Schema URL or a Protobuf file name. */
      name: pulumi.Input<string>;
      /** Version of the referenced schema. `version` must not be 0. */
      version: pulumi.Input<number>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface SchemaSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface SubjectConfigCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface SubjectConfigSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface SubjectModeCredentials {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface SubjectModeSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSchemaCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSchemaCredentialsArgs {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** Metadata of the schema. */
    export interface GetSchemaMetadata {
      /** Tags of the schema's fields. If omitted, the platform chooses a value. */
      tags?: types.input.GetSchemaMetadataTag[] | undefined;
      /** Metadata properties by name. If omitted, the platform chooses a value. */
      properties?: { [key: string]: string } | undefined;
      /** Names of the properties with sensitive values. If omitted, the platform chooses a value. */
      sensitives?: string[] | undefined;
    }

    /** Metadata of the schema. */
    export interface GetSchemaMetadataArgs {
      /** Tags of the schema's fields. If omitted, the platform chooses a value. */
      tags?: pulumi.Input<pulumi.Input<types.input.GetSchemaMetadataTagArgs>[] | undefined>;
      /** Metadata properties by name. If omitted, the platform chooses a value. */
      properties?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
      /** Names of the properties with sensitive values. If omitted, the platform chooses a value. */
      sensitives?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    }

    /** Tags of a field. */
    export interface GetSchemaMetadataTag {
      /** Path of the tagged field, such as `**.ssn`. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
      key?: string | undefined;
      /** Tags of the field. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
      values?: string[] | undefined;
    }

    /** Tags of a field. */
    export interface GetSchemaMetadataTagArgs {
      /** Path of the tagged field, such as `**.ssn`. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
      key?: pulumi.Input<string | undefined>;
      /** Tags of the field. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
      values?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSchemaRegistryClusterConfigCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSchemaRegistryClusterConfigCredentialsArgs {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSchemaRegistryClusterConfigSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSchemaRegistryClusterConfigSchemaRegistryClusterArgs {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface GetSchemaRegistryClusterEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetSchemaRegistryClusterEnvironmentArgs {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSchemaRegistryClusterModeCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSchemaRegistryClusterModeCredentialsArgs {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSchemaRegistryClusterModeSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSchemaRegistryClusterModeSchemaRegistryClusterArgs {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Environment of the clusters. Defaults to all environments. */
    export interface GetSchemaRegistryClustersEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment of the clusters. Defaults to all environments. */
    export interface GetSchemaRegistryClustersEnvironmentArgs {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSchemaRegistryDekCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSchemaRegistryDekCredentialsArgs {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSchemaRegistryDekSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSchemaRegistryDekSchemaRegistryClusterArgs {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSchemaRegistryKekCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSchemaRegistryKekCredentialsArgs {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSchemaRegistryKekSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSchemaRegistryKekSchemaRegistryClusterArgs {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Rules that clients apply with the schema, in this order. */
    export interface GetSchemaRuleset {
      /** Rules for the content of messages. */
      domainRules?: types.input.GetSchemaRulesetDomainRule[] | undefined;
      /** Rules for the migration between versions of the schema. */
      migrationRules?: types.input.GetSchemaRulesetMigrationRule[] | undefined;
      /** Rules for encoded messages. */
      encodingRules?: types.input.GetSchemaRulesetEncodingRule[] | undefined;
    }

    /** Rules that clients apply with the schema, in this order. */
    export interface GetSchemaRulesetArgs {
      /** Rules for the content of messages. */
      domainRules?: pulumi.Input<pulumi.Input<types.input.GetSchemaRulesetDomainRuleArgs>[] | undefined>;
      /** Rules for the migration between versions of the schema. */
      migrationRules?: pulumi.Input<pulumi.Input<types.input.GetSchemaRulesetMigrationRuleArgs>[] | undefined>;
      /** Rules for encoded messages. */
      encodingRules?: pulumi.Input<pulumi.Input<types.input.GetSchemaRulesetEncodingRuleArgs>[] | undefined>;
    }

    /** A rule. */
    export interface GetSchemaRulesetDomainRule {
      /** Name of the rule. */
      name: string;
      /** Description of the rule. Defaults to an empty string. */
      doc?: string | undefined;
      /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
      kind: string;
      /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
      mode: string;
      /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
      type: string;
      /** Expression that the executor evaluates. Defaults to an empty string. */
      expr?: string | undefined;
      /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
      onSuccess?: string | undefined;
      /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
      onFailure?: string | undefined;
      /** Whether the rule is disabled. Defaults to `false`. */
      disabled?: boolean | undefined;
      /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
      tags?: string[] | undefined;
      /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
      params?: { [key: string]: string } | undefined;
    }

    /** A rule. */
    export interface GetSchemaRulesetDomainRuleArgs {
      /** Name of the rule. */
      name: pulumi.Input<string>;
      /** Description of the rule. Defaults to an empty string. */
      doc?: pulumi.Input<string | undefined>;
      /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
      kind: pulumi.Input<string>;
      /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
      mode: pulumi.Input<string>;
      /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
      type: pulumi.Input<string>;
      /** Expression that the executor evaluates. Defaults to an empty string. */
      expr?: pulumi.Input<string | undefined>;
      /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
      onSuccess?: pulumi.Input<string | undefined>;
      /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
      onFailure?: pulumi.Input<string | undefined>;
      /** Whether the rule is disabled. Defaults to `false`. */
      disabled?: pulumi.Input<boolean | undefined>;
      /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
      tags?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
      params?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
    }

    /** A rule. */
    export interface GetSchemaRulesetEncodingRule {
      /** Name of the rule. */
      name: string;
      /** Description of the rule. Defaults to an empty string. */
      doc?: string | undefined;
      /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
      kind: string;
      /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
      mode: string;
      /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
      type: string;
      /** Expression that the executor evaluates. Defaults to an empty string. */
      expr?: string | undefined;
      /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
      onSuccess?: string | undefined;
      /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
      onFailure?: string | undefined;
      /** Whether the rule is disabled. Defaults to `false`. */
      disabled?: boolean | undefined;
      /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
      tags?: string[] | undefined;
      /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
      params?: { [key: string]: string } | undefined;
    }

    /** A rule. */
    export interface GetSchemaRulesetEncodingRuleArgs {
      /** Name of the rule. */
      name: pulumi.Input<string>;
      /** Description of the rule. Defaults to an empty string. */
      doc?: pulumi.Input<string | undefined>;
      /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
      kind: pulumi.Input<string>;
      /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
      mode: pulumi.Input<string>;
      /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
      type: pulumi.Input<string>;
      /** Expression that the executor evaluates. Defaults to an empty string. */
      expr?: pulumi.Input<string | undefined>;
      /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
      onSuccess?: pulumi.Input<string | undefined>;
      /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
      onFailure?: pulumi.Input<string | undefined>;
      /** Whether the rule is disabled. Defaults to `false`. */
      disabled?: pulumi.Input<boolean | undefined>;
      /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
      tags?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
      params?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
    }

    /** A rule. */
    export interface GetSchemaRulesetMigrationRule {
      /** Name of the rule. */
      name: string;
      /** Description of the rule. Defaults to an empty string. */
      doc?: string | undefined;
      /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
      kind: string;
      /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
      mode: string;
      /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
      type: string;
      /** Expression that the executor evaluates. Defaults to an empty string. */
      expr?: string | undefined;
      /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
      onSuccess?: string | undefined;
      /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
      onFailure?: string | undefined;
      /** Whether the rule is disabled. Defaults to `false`. */
      disabled?: boolean | undefined;
      /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
      tags?: string[] | undefined;
      /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
      params?: { [key: string]: string } | undefined;
    }

    /** A rule. */
    export interface GetSchemaRulesetMigrationRuleArgs {
      /** Name of the rule. */
      name: pulumi.Input<string>;
      /** Description of the rule. Defaults to an empty string. */
      doc?: pulumi.Input<string | undefined>;
      /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
      kind: pulumi.Input<string>;
      /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
      mode: pulumi.Input<string>;
      /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
      type: pulumi.Input<string>;
      /** Expression that the executor evaluates. Defaults to an empty string. */
      expr?: pulumi.Input<string | undefined>;
      /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
      onSuccess?: pulumi.Input<string | undefined>;
      /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
      onFailure?: pulumi.Input<string | undefined>;
      /** Whether the rule is disabled. Defaults to `false`. */
      disabled?: pulumi.Input<boolean | undefined>;
      /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
      tags?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
      params?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSchemaSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSchemaSchemaRegistryClusterArgs {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSchemasCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSchemasCredentialsArgs {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** Schemas to list. Defaults to all schemas that are not deleted. */
    export interface GetSchemasFilter {
      /** Prefix of the subjects' names. Defaults to an empty string. */
      subjectPrefix?: string | undefined;
      /** Whether to list only the latest version of each subject. Defaults to `false`. */
      latestOnly?: boolean | undefined;
      /** Whether to include soft-deleted schemas. Defaults to `false`. */
      deleted?: boolean | undefined;
    }

    /** Schemas to list. Defaults to all schemas that are not deleted. */
    export interface GetSchemasFilterArgs {
      /** Prefix of the subjects' names. Defaults to an empty string. */
      subjectPrefix?: pulumi.Input<string | undefined>;
      /** Whether to list only the latest version of each subject. Defaults to `false`. */
      latestOnly?: pulumi.Input<boolean | undefined>;
      /** Whether to include soft-deleted schemas. Defaults to `false`. */
      deleted?: pulumi.Input<boolean | undefined>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSchemasSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSchemasSchemaRegistryClusterArgs {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSubjectConfigCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSubjectConfigCredentialsArgs {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSubjectConfigSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSubjectConfigSchemaRegistryClusterArgs {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSubjectModeCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSubjectModeCredentialsArgs {
      /** API key. Must not be empty. */
      key: pulumi.Input<string>;
      /** Secret of the API key. Must not be empty. */
      secret: pulumi.Input<string>;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSubjectModeSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSubjectModeSchemaRegistryClusterArgs {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }
  }

  export namespace output {
    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface SchemaCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface SchemaExporterCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** Schema Registry that the schemas are copied to. */
    export interface SchemaExporterDestinationSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Required if the provider uses OAuth. Otherwise it is only informative. Must not be empty. If omitted, the platform chooses a value. A change replaces the resource when it is set to another value. */
      id: string;
      /** REST endpoint of the Schema Registry cluster. Must be a URL that begins with https:// (http:// for a server on this machine only). */
      restEndpoint: string;
      /** API key of the Schema Registry cluster. Required unless the provider uses OAuth, and ignored with OAuth. The platform never returns it, so it is compared with the previous input. */
      credentials?: types.output.SchemaExporterDestinationSchemaRegistryClusterCredentials;
    }

    /** API key of the Schema Registry cluster. */
    export interface SchemaExporterDestinationSchemaRegistryClusterCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface SchemaExporterSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Metadata of the schema. */
    export interface SchemaMetadata {
      /** Tags of the schema's fields. If omitted, the platform chooses a value. */
      tags: types.output.SchemaMetadataTag[];
      /** Metadata properties by name. If omitted, the platform chooses a value. */
      properties: { [key: string]: string };
      /** Names of the properties with sensitive values. If omitted, the platform chooses a value. */
      sensitives: string[];
    }

    /** Tags of a field. */
    export interface SchemaMetadataTag {
      /** Path of the tagged field, such as `**.ssn`. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
      key: string;
      /** Tags of the field. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
      values: string[];
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface SchemaRegistryClusterConfigCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface SchemaRegistryClusterConfigSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface SchemaRegistryClusterModeCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface SchemaRegistryClusterModeSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface SchemaRegistryDekCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface SchemaRegistryDekSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface SchemaRegistryKekCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface SchemaRegistryKekSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Rules that clients apply with the schema, in this order. */
    export interface SchemaRuleset {
      /** Rules for the content of messages. */
      domainRules?: types.output.SchemaRulesetDomainRule[];
      /** Rules for the migration between versions of the schema. */
      migrationRules?: types.output.SchemaRulesetMigrationRule[];
      /** Rules for encoded messages. */
      encodingRules?: types.output.SchemaRulesetEncodingRule[];
    }

    /** A rule. */
    export interface SchemaRulesetDomainRule {
      /** Name of the rule. */
      name: string;
      /** Description of the rule. Defaults to an empty string. */
      doc: string;
      /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
      kind: string;
      /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
      mode: string;
      /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
      type: string;
      /** Expression that the executor evaluates. Defaults to an empty string. */
      expr: string;
      /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
      onSuccess: string;
      /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
      onFailure: string;
      /** Whether the rule is disabled. Defaults to `false`. */
      disabled: boolean;
      /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
      tags: string[];
      /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
      params: { [key: string]: string };
    }

    /** A rule. */
    export interface SchemaRulesetEncodingRule {
      /** Name of the rule. */
      name: string;
      /** Description of the rule. Defaults to an empty string. */
      doc: string;
      /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
      kind: string;
      /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
      mode: string;
      /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
      type: string;
      /** Expression that the executor evaluates. Defaults to an empty string. */
      expr: string;
      /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
      onSuccess: string;
      /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
      onFailure: string;
      /** Whether the rule is disabled. Defaults to `false`. */
      disabled: boolean;
      /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
      tags: string[];
      /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
      params: { [key: string]: string };
    }

    /** A rule. */
    export interface SchemaRulesetMigrationRule {
      /** Name of the rule. */
      name: string;
      /** Description of the rule. Defaults to an empty string. */
      doc: string;
      /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
      kind: string;
      /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
      mode: string;
      /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
      type: string;
      /** Expression that the executor evaluates. Defaults to an empty string. */
      expr: string;
      /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
      onSuccess: string;
      /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
      onFailure: string;
      /** Whether the rule is disabled. Defaults to `false`. */
      disabled: boolean;
      /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
      tags: string[];
      /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
      params: { [key: string]: string };
    }

    /** A reference to another schema. */
    export interface SchemaSchemaReference {
      /** Subject of the referenced schema. */
      subjectName: string;
      /** Name of the reference in the schema: an Avro full name, a JSON Schema URL or a Protobuf file name. */
      name: string;
      /** Version of the referenced schema. `version` must not be 0. */
      version: number;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface SchemaSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface SubjectConfigCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface SubjectConfigSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
    export interface SubjectModeCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface SubjectModeSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSchemaCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** Metadata of the schema. */
    export interface GetSchemaMetadata {
      /** Tags of the schema's fields. If omitted, the platform chooses a value. */
      tags: types.output.GetSchemaMetadataTag[];
      /** Metadata properties by name. If omitted, the platform chooses a value. */
      properties: { [key: string]: string };
      /** Names of the properties with sensitive values. If omitted, the platform chooses a value. */
      sensitives: string[];
    }

    /** Tags of a field. */
    export interface GetSchemaMetadataTag {
      /** Path of the tagged field, such as `**.ssn`. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
      key: string;
      /** Tags of the field. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
      values: string[];
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSchemaRegistryClusterConfigCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSchemaRegistryClusterConfigSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetSchemaRegistryClusterEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSchemaRegistryClusterModeCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSchemaRegistryClusterModeSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** A Schema Registry cluster. */
    export interface GetSchemaRegistryClustersCluster {
      /** ID of the cluster, `lsrc-...`. */
      id: string;
      /** API version of the object. */
      apiVersion: string;
      /** Kind of the object. */
      kind: string;
      /** Display name. */
      displayName: string;
      /** Environment that contains this object. */
      environment: types.output.GetSchemaRegistryClustersClusterEnvironment;
      /** `ESSENTIALS` or `ADVANCED`. */
      package: string;
      /** Cloud: `AWS`, `AZURE` or `GCP`. */
      cloud: string;
      /** Region of the cloud. */
      region: string;
      /** REST endpoint, such as `https://psrc-00000.us-central1.gcp.confluent.cloud`. */
      restEndpoint: string;
      /** REST endpoint of the Stream Catalog. */
      catalogEndpoint: string;
      /**
       * REST endpoint in private networks.
       *
       * @deprecated Use privateRegionalRestEndpoints.
       */
      privateRestEndpoint: string;
      /** REST endpoints in private networks, by region. */
      privateRegionalRestEndpoints: { [key: string]: string };
      /** Confluent Resource Name of the cluster. */
      resourceName: string;
    }

    /** Environment that contains this object. */
    export interface GetSchemaRegistryClustersClusterEnvironment {
      /** ID of the environment, `env-...`. */
      id: string;
    }

    /** Environment of the clusters. Defaults to all environments. */
    export interface GetSchemaRegistryClustersEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSchemaRegistryDekCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSchemaRegistryDekSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSchemaRegistryKekCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSchemaRegistryKekSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Rules that clients apply with the schema, in this order. */
    export interface GetSchemaRuleset {
      /** Rules for the content of messages. */
      domainRules: types.output.GetSchemaRulesetDomainRule[];
      /** Rules for the migration between versions of the schema. */
      migrationRules: types.output.GetSchemaRulesetMigrationRule[];
      /** Rules for encoded messages. */
      encodingRules: types.output.GetSchemaRulesetEncodingRule[];
    }

    /** A rule. */
    export interface GetSchemaRulesetDomainRule {
      /** Name of the rule. */
      name: string;
      /** Description of the rule. Defaults to an empty string. */
      doc: string;
      /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
      kind: string;
      /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
      mode: string;
      /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
      type: string;
      /** Expression that the executor evaluates. Defaults to an empty string. */
      expr: string;
      /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
      onSuccess: string;
      /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
      onFailure: string;
      /** Whether the rule is disabled. Defaults to `false`. */
      disabled: boolean;
      /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
      tags: string[];
      /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
      params: { [key: string]: string };
    }

    /** A rule. */
    export interface GetSchemaRulesetEncodingRule {
      /** Name of the rule. */
      name: string;
      /** Description of the rule. Defaults to an empty string. */
      doc: string;
      /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
      kind: string;
      /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
      mode: string;
      /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
      type: string;
      /** Expression that the executor evaluates. Defaults to an empty string. */
      expr: string;
      /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
      onSuccess: string;
      /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
      onFailure: string;
      /** Whether the rule is disabled. Defaults to `false`. */
      disabled: boolean;
      /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
      tags: string[];
      /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
      params: { [key: string]: string };
    }

    /** A rule. */
    export interface GetSchemaRulesetMigrationRule {
      /** Name of the rule. */
      name: string;
      /** Description of the rule. Defaults to an empty string. */
      doc: string;
      /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
      kind: string;
      /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
      mode: string;
      /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
      type: string;
      /** Expression that the executor evaluates. Defaults to an empty string. */
      expr: string;
      /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
      onSuccess: string;
      /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
      onFailure: string;
      /** Whether the rule is disabled. Defaults to `false`. */
      disabled: boolean;
      /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
      tags: string[];
      /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
      params: { [key: string]: string };
    }

    /** A reference to another schema. */
    export interface GetSchemaSchemaReference {
      /** Subject of the referenced schema. */
      subjectName: string;
      /** Name of the reference in the schema: an Avro full name, a JSON Schema URL or a Protobuf file name. */
      name: string;
      /** Version of the referenced schema. */
      version: number;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSchemaSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSchemasCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** Schemas to list. Defaults to all schemas that are not deleted. */
    export interface GetSchemasFilter {
      /** Prefix of the subjects' names. Defaults to an empty string. */
      subjectPrefix: string;
      /** Whether to list only the latest version of each subject. Defaults to `false`. */
      latestOnly: boolean;
      /** Whether to include soft-deleted schemas. Defaults to `false`. */
      deleted: boolean;
    }

    /** A schema. */
    export interface GetSchemasSchema {
      /** Subject of the schema. `:.context:name` is a subject in a context. */
      subjectName: string;
      /** Format of the schema: `AVRO`, `JSON` or `PROTOBUF`. Known values are `AVRO`, `JSON` and `PROTOBUF`; there may be others. */
      format: string;
      /** Text of the schema. */
      schema: string;
      /** Schemas that the schema refers to, in any order. */
      schemaReferences: types.output.GetSchemasSchemaSchemaReference[];
      /** ID of the schema in the registry. Equal schemas under two subjects share it. */
      schemaIdentifier: number;
      /** Version of the schema within the subject. */
      version: number;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSchemasSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** A reference to another schema. */
    export interface GetSchemasSchemaSchemaReference {
      /** Subject of the referenced schema. */
      subjectName: string;
      /** Name of the reference in the schema: an Avro full name, a JSON Schema URL or a Protobuf file name. */
      name: string;
      /** Version of the referenced schema. */
      version: number;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSubjectConfigCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSubjectConfigSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** API key of the Schema Registry cluster. Defaults to the provider's value. */
    export interface GetSubjectModeCredentials {
      /** API key. Must not be empty. */
      key: string;
      /** Secret of the API key. Must not be empty. */
      secret: string;
    }

    /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
    export interface GetSubjectModeSchemaRegistryCluster {
      /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }
  }
}
