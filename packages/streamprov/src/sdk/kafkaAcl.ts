// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/kafka.ts";
import * as utilities from "./utilities.ts";

/**
 * An ACL of a Kafka cluster: it allows or denies one operation to one principal. Equal values describe the same ACL, so a second resource with the same values is rejected.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const readOrders = new streamprov.KafkaAcl("read-orders", {
 *     kafkaCluster: { id: config.require("kafkaClusterId") },
 *     restEndpoint: config.require("kafkaEndpoint"),
 *     credentials: { key: config.requireSecret("kafkaKey"), secret: config.requireSecret("kafkaSecret") },
 *     resourceType: "TOPIC",
 *     resourceName: "orders",
 *     patternType: "LITERAL",
 *     principal: config.require("principal"),
 *     host: "*",
 *     operation: "READ",
 *     permission: "ALLOW",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<Kafka cluster ID>/<resourceType>#<resourceName>#<patternType>#<principal>#<host>#<operation>#<permission>`.
 * Also required: `IMPORT_KAFKA_REST_ENDPOINT`, `IMPORT_KAFKA_API_KEY` and `IMPORT_KAFKA_API_SECRET`, unless the provider's configuration contains the settings of Kafka (with OAuth, the key is not needed).
 *
 * ```sh
 * pulumi import streamprov:index/kafkaAcl:KafkaAcl example 'lkc-abc123/CLUSTER#kafka-cluster#LITERAL#User:sa-abc123#*#DESCRIBE#ALLOW'
 * ```
 */
export class KafkaAcl extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/kafkaAcl:KafkaAcl";

  /**
   * Looks up an existing object.
   *
   * @param name Name of the resulting resource in the program.
   * @param id ID of the object.
   * @param state State used to look up the object.
   * @param opts Options of the resource.
   */
  public static get(
    name: string,
    id: pulumi.Input<pulumi.ID>,
    state?: KafkaAclState,
    opts?: pulumi.CustomResourceOptions,
  ): KafkaAcl {
    return new KafkaAcl(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of KafkaAcl, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is KafkaAcl {
    return utilities.isInstance(obj, KafkaAcl.__pulumiType);
  }

  /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
  declare public readonly kafkaCluster: pulumi.Output<types.output.KafkaAclKafkaCluster | undefined>;

  /** REST endpoint of the Kafka cluster. Defaults to the provider's value. */
  declare public readonly restEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly credentials: pulumi.Output<types.output.KafkaAclCredentials | undefined>;

  /** Type of the resource that the ACL applies to. */
  declare public readonly resourceType: pulumi.Output<enums.KafkaAclResourceType>;

  /** Name of the resource, or its prefix with `PREFIXED`. `*` with `LITERAL` matches all names. For `CLUSTER`, it is `kafka-cluster`. */
  declare public readonly resourceName: pulumi.Output<string>;

  /** Whether resourceName is the whole name (`LITERAL`) or a prefix (`PREFIXED`). */
  declare public readonly patternType: pulumi.Output<enums.KafkaAclPatternType>;

  /** Principal of the ACL, such as `User:sa-abc123`, `User:u-abc123`, `User:pool-abc123` or `User:*`. */
  declare public readonly principal: pulumi.Output<string>;

  /** Host that the client connects from. Confluent Cloud supports only `*`. */
  declare public readonly host: pulumi.Output<string>;

  /** Operation that the ACL allows or denies. */
  declare public readonly operation: pulumi.Output<enums.KafkaAclOperation>;

  /** Whether the operation is allowed or denied. `DENY` takes precedence. */
  declare public readonly permission: pulumi.Output<enums.KafkaAclPermission>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: KafkaAclArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: KafkaAclArgs | KafkaAclState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as KafkaAclState | undefined;
      inputs["kafkaCluster"] = state?.kafkaCluster;
      inputs["restEndpoint"] = state?.restEndpoint;
      inputs["credentials"] = state?.credentials;
      inputs["resourceType"] = state?.resourceType;
      inputs["resourceName"] = state?.resourceName;
      inputs["patternType"] = state?.patternType;
      inputs["principal"] = state?.principal;
      inputs["host"] = state?.host;
      inputs["operation"] = state?.operation;
      inputs["permission"] = state?.permission;
    } else {
      const args = argsOrState as KafkaAclArgs | undefined;
      inputs["kafkaCluster"] = args?.kafkaCluster;
      inputs["restEndpoint"] = args?.restEndpoint;
      inputs["credentials"] = utilities.secret(args?.credentials);
      inputs["resourceType"] = args?.resourceType;
      inputs["resourceName"] = args?.resourceName;
      inputs["patternType"] = args?.patternType;
      inputs["principal"] = args?.principal;
      inputs["host"] = args?.host;
      inputs["operation"] = args?.operation;
      inputs["permission"] = args?.permission;
      utilities.requireArguments("KafkaAcl", name, inputs, args, opts, ["resourceType", "resourceName", "patternType", "principal", "host", "operation", "permission"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(KafkaAcl.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials"] }));
  }
}

/** State that `KafkaAcl.get` uses to look up an object. */
export interface KafkaAclState {
  /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
  kafkaCluster?: pulumi.Input<types.input.KafkaAclKafkaCluster | undefined>;
  /** REST endpoint of the Kafka cluster. Defaults to the provider's value. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.KafkaAclCredentials | undefined>;
  /** Type of the resource that the ACL applies to. */
  resourceType?: pulumi.Input<enums.KafkaAclResourceType | (string & {}) | undefined>;
  /** Name of the resource, or its prefix with `PREFIXED`. `*` with `LITERAL` matches all names. For `CLUSTER`, it is `kafka-cluster`. */
  resourceName?: pulumi.Input<string | undefined>;
  /** Whether resourceName is the whole name (`LITERAL`) or a prefix (`PREFIXED`). */
  patternType?: pulumi.Input<enums.KafkaAclPatternType | (string & {}) | undefined>;
  /** Principal of the ACL, such as `User:sa-abc123`, `User:u-abc123`, `User:pool-abc123` or `User:*`. */
  principal?: pulumi.Input<string | undefined>;
  /** Host that the client connects from. Confluent Cloud supports only `*`. */
  host?: pulumi.Input<string | undefined>;
  /** Operation that the ACL allows or denies. */
  operation?: pulumi.Input<enums.KafkaAclOperation | (string & {}) | undefined>;
  /** Whether the operation is allowed or denied. `DENY` takes precedence. */
  permission?: pulumi.Input<enums.KafkaAclPermission | (string & {}) | undefined>;
}

/** Arguments of {@link KafkaAcl}. */
export interface KafkaAclArgs {
  /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. A change replaces the resource. */
  kafkaCluster?: pulumi.Input<types.input.KafkaAclKafkaCluster | undefined>;
  /** REST endpoint of the Kafka cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.KafkaAclCredentials | undefined>;
  /** Type of the resource that the ACL applies to. One of `TOPIC`, `GROUP`, `CLUSTER`, `TRANSACTIONAL_ID` or `DELEGATION_TOKEN`. A change replaces the resource. */
  resourceType: pulumi.Input<enums.KafkaAclResourceType | (string & {})>;
  /** Name of the resource, or its prefix with `PREFIXED`. `*` with `LITERAL` matches all names. For `CLUSTER`, it is `kafka-cluster`. Must not be empty. A change replaces the resource. */
  resourceName: pulumi.Input<string>;
  /** Whether resourceName is the whole name (`LITERAL`) or a prefix (`PREFIXED`). One of `LITERAL` or `PREFIXED`. A change replaces the resource. */
  patternType: pulumi.Input<enums.KafkaAclPatternType | (string & {})>;
  /** Principal of the ACL, such as `User:sa-abc123`, `User:u-abc123`, `User:pool-abc123` or `User:*`. Must not be empty. A change replaces the resource. */
  principal: pulumi.Input<string>;
  /** Host that the client connects from. Confluent Cloud supports only `*`. Must not be empty. A change replaces the resource. */
  host: pulumi.Input<string>;
  /** Operation that the ACL allows or denies. One of `ALL`, `READ`, `WRITE`, `CREATE`, `DELETE`, `ALTER`, `DESCRIBE`, `CLUSTER_ACTION`, `DESCRIBE_CONFIGS`, `ALTER_CONFIGS` or `IDEMPOTENT_WRITE`. A change replaces the resource. */
  operation: pulumi.Input<enums.KafkaAclOperation | (string & {})>;
  /** Whether the operation is allowed or denied. `DENY` takes precedence. One of `DENY` or `ALLOW`. A change replaces the resource. */
  permission: pulumi.Input<enums.KafkaAclPermission | (string & {})>;
}
