// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/stream-processing.ts";
import * as utilities from "./utilities.ts";

/**
 * A Flink SQL statement. It runs in a compute pool until it completes or is stopped. Its SQL cannot be changed in place. It can be stopped and resumed, also in another compute pool or as another principal. Another statement can continue at the same offsets with the property `sql.tables.initial-offset-from`.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const copy = new streamprov.FlinkStatement("orders-copy", {
 *     organization: { id: config.require("organizationId") },
 *     environment: { id: config.require("environmentId") },
 *     computePool: { id: config.require("computePoolId") },
 *     principal: { id: config.require("serviceAccountId") },
 *     restEndpoint: config.require("flinkEndpoint"),
 *     credentials: { key: config.requireSecret("flinkKey"), secret: config.requireSecret("flinkSecret") },
 *     statement: "INSERT INTO orders_copy SELECT * FROM orders;",
 *     properties: { "sql.current-catalog": "staging", "sql.current-database": "shop" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<statement name>`.
 * Also required: `IMPORT_FLINK_REST_ENDPOINT`, `IMPORT_CONFLUENT_ORGANIZATION_ID`, `IMPORT_CONFLUENT_ENVIRONMENT_ID`, `IMPORT_FLINK_COMPUTE_POOL_ID`, `IMPORT_FLINK_PRINCIPAL_ID`, `IMPORT_FLINK_API_KEY` and `IMPORT_FLINK_API_SECRET`, unless the provider's configuration contains the settings of Flink (with OAuth, the key is not needed).
 *
 * ```sh
 * pulumi import streamprov:index/flinkStatement:FlinkStatement example orders-by-customer
 * ```
 */
export class FlinkStatement extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/flinkStatement:FlinkStatement";

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
    state?: FlinkStatementState,
    opts?: pulumi.CustomResourceOptions,
  ): FlinkStatement {
    return new FlinkStatement(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of FlinkStatement, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is FlinkStatement {
    return utilities.isInstance(obj, FlinkStatement.__pulumiType);
  }

  /** Organization that contains this object. */
  declare public readonly organization: pulumi.Output<types.output.FlinkStatementOrganization>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.FlinkStatementEnvironment>;

  /** REST endpoint of the Flink region. Defaults to the provider's value. */
  declare public readonly restEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Flink region. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly credentials: pulumi.Output<types.output.FlinkStatementCredentials | undefined>;

  /** Compute pool that runs the statement. */
  declare public readonly computePool: pulumi.Output<types.output.FlinkStatementComputePool>;

  /** Principal that the statement runs as. */
  declare public readonly principal: pulumi.Output<types.output.FlinkStatementPrincipal>;

  /** Name of the statement, unique within the environment. */
  declare public readonly statementName: pulumi.Output<string>;

  /** SQL of the statement. */
  declare public readonly statement: pulumi.Output<string>;

  /** Properties of the statement that are not secret, such as `sql.current-catalog` and `sql.current-database`. */
  declare public readonly properties: pulumi.Output<{ [key: string]: string }>;

  /** Secret properties of the statement. Their names begin with `sql.secrets`. */
  declare public readonly propertiesSensitive: pulumi.Output<{ [key: string]: string }>;

  /** Whether the statement is stopped. */
  declare public readonly stopped: pulumi.Output<boolean>;

  /** Offsets of each topic at which the statement stopped; empty while it runs. */
  declare public readonly latestOffsets: pulumi.Output<{ [key: string]: string }>;

  /** Time of latestOffsets, such as `2025-11-10T16:20:00Z`; `0001-01-01T00:00:00Z` if there are none. */
  declare public readonly latestOffsetsTimestamp: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: FlinkStatementArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: FlinkStatementArgs | FlinkStatementState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as FlinkStatementState | undefined;
      inputs["organization"] = state?.organization;
      inputs["environment"] = state?.environment;
      inputs["restEndpoint"] = state?.restEndpoint;
      inputs["credentials"] = state?.credentials;
      inputs["computePool"] = state?.computePool;
      inputs["principal"] = state?.principal;
      inputs["statementName"] = state?.statementName;
      inputs["statement"] = state?.statement;
      inputs["properties"] = state?.properties;
      inputs["propertiesSensitive"] = state?.propertiesSensitive;
      inputs["stopped"] = state?.stopped;
      inputs["latestOffsets"] = state?.latestOffsets;
      inputs["latestOffsetsTimestamp"] = state?.latestOffsetsTimestamp;
    } else {
      const args = argsOrState as FlinkStatementArgs | undefined;
      inputs["organization"] = args?.organization;
      inputs["environment"] = args?.environment;
      inputs["restEndpoint"] = args?.restEndpoint;
      inputs["credentials"] = utilities.secret(args?.credentials);
      inputs["computePool"] = args?.computePool;
      inputs["principal"] = args?.principal;
      inputs["statementName"] = args?.statementName;
      inputs["statement"] = args?.statement;
      inputs["properties"] = args?.properties;
      inputs["propertiesSensitive"] = utilities.secret(args?.propertiesSensitive);
      inputs["stopped"] = args?.stopped;
      inputs["latestOffsets"] = undefined;
      inputs["latestOffsetsTimestamp"] = undefined;
      utilities.requireArguments("FlinkStatement", name, inputs, args, opts, ["statement"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(FlinkStatement.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials", "propertiesSensitive"] }));
  }
}

/** State that `FlinkStatement.get` uses to look up an object. */
export interface FlinkStatementState {
  /** Organization that contains this object. */
  organization?: pulumi.Input<types.input.FlinkStatementOrganization | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.FlinkStatementEnvironment | undefined>;
  /** REST endpoint of the Flink region. Defaults to the provider's value. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Flink region. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.FlinkStatementCredentials | undefined>;
  /** Compute pool that runs the statement. */
  computePool?: pulumi.Input<types.input.FlinkStatementComputePool | undefined>;
  /** Principal that the statement runs as. */
  principal?: pulumi.Input<types.input.FlinkStatementPrincipal | undefined>;
  /** Name of the statement, unique within the environment. */
  statementName?: pulumi.Input<string | undefined>;
  /** SQL of the statement. */
  statement?: pulumi.Input<string | undefined>;
  /** Properties of the statement that are not secret, such as `sql.current-catalog` and `sql.current-database`. */
  properties?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Secret properties of the statement. Their names begin with `sql.secrets`. */
  propertiesSensitive?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Whether the statement is stopped. */
  stopped?: pulumi.Input<boolean | undefined>;
  /** Offsets of each topic at which the statement stopped; empty while it runs. */
  latestOffsets?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Time of latestOffsets, such as `2025-11-10T16:20:00Z`; `0001-01-01T00:00:00Z` if there are none. */
  latestOffsetsTimestamp?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link FlinkStatement}. */
export interface FlinkStatementArgs {
  /** Organization that contains this object. Defaults to the provider's value. If omitted, the platform chooses a value. */
  organization?: pulumi.Input<types.input.FlinkStatementOrganization | undefined>;
  /** Environment that contains this object. Defaults to the provider's value. If omitted, the platform chooses a value. */
  environment?: pulumi.Input<types.input.FlinkStatementEnvironment | undefined>;
  /** REST endpoint of the Flink region. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Flink region. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.FlinkStatementCredentials | undefined>;
  /** Compute pool that runs the statement. Defaults to the provider's value, or else to the environment's default pool. Can be changed only together with a change of stopped from true to false. If omitted, the platform chooses a value. */
  computePool?: pulumi.Input<types.input.FlinkStatementComputePool | undefined>;
  /** Principal that the statement runs as. Defaults to the provider's value. Can be changed only together with a change of stopped from true to false. If omitted, the platform chooses a value. */
  principal?: pulumi.Input<types.input.FlinkStatementPrincipal | undefined>;
  /** Name of the statement, unique within the environment. At most 100 characters. Must contain only lowercase letters, digits and hyphens, in parts that are separated by dots and begin and end with a letter or digit. Defaults to a name generated from the resource's name in the program. It cannot be changed, because the name of a statement cannot be changed; restore the old value, or replace the statement with `pulumi up --replace`. */
  statementName?: pulumi.Input<string | undefined>;
  /** SQL of the statement. Another statement replaces the resource. Differences in white space and comments are ignored. Between 1 and 131072 characters. A change replaces the resource. */
  statement: pulumi.Input<string>;
  /** Properties of the statement that are not secret, such as `sql.current-catalog` and `sql.current-database`. With `sql.tables.initial-offset-from`, the statement starts at the offsets where the statement of that name stopped, and waits for that. If omitted, the platform chooses a value. It cannot be changed, because the properties of a statement cannot be changed; restore the old value, or replace the statement with `pulumi up --replace`. */
  properties?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Secret properties of the statement. Their names begin with `sql.secrets`. They take precedence over properties. The platform keeps the values that the statement was created with. The platform never returns it, so it is compared with the previous input. If omitted, the platform chooses a value. */
  propertiesSensitive?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Whether the statement is stopped. `true` stops the statement. `false` resumes it, which the platform supports for `CREATE TABLE AS`, `INSERT INTO` and `EXECUTE STATEMENT SET`. If unset, the current state is kept. If omitted, the platform chooses a value. */
  stopped?: pulumi.Input<boolean | undefined>;
}
