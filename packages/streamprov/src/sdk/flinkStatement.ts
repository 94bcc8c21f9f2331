// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * A statement of Flink SQL: it runs in a compute pool until it has ended or is stopped. Its SQL is fixed; it can be stopped and resumed, in another compute pool or as another principal too. Another statement can go on where it was stopped: `sql.tables.initial-offset-from` names it.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const copy = new streamprov.FlinkStatement("orders-copy", {
 *     organization: { id: "9bb441c4-edef-46ac-8a41-c49e44a3fd9a" },
 *     environment: { id: "env-abc123" },
 *     computePool: { id: "lfcp-abc123" },
 *     principal: { id: "sa-abc123" },
 *     restEndpoint: "https://flink.us-east-2.aws.confluent.cloud",
 *     credentials: { key: config.requireSecret("flinkKey"), secret: config.requireSecret("flinkSecret") },
 *     statement: "INSERT INTO orders_copy SELECT * FROM orders;",
 *     properties: { "sql.current-catalog": "staging", "sql.current-database": "shop" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<statement name>`.
 * Also required: `IMPORT_FLINK_REST_ENDPOINT`, `IMPORT_CONFLUENT_ORGANIZATION_ID`, `IMPORT_CONFLUENT_ENVIRONMENT_ID`, `IMPORT_FLINK_COMPUTE_POOL_ID`, `IMPORT_FLINK_PRINCIPAL_ID`, `IMPORT_FLINK_API_KEY` and `IMPORT_FLINK_API_SECRET`, unless the provider's Flink settings are complete (with OAuth without the key).
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

  /** Organization that it belongs to. */
  declare public readonly organization: pulumi.Output<output.FlinkStatementOrganization>;

  /** Environment that it belongs to. */
  declare public readonly environment: pulumi.Output<output.FlinkStatementEnvironment>;

  /** REST endpoint of the Flink region. Left out, the provider's is used. */
  declare public readonly restEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Flink region. Left out, the provider's is used. Changes in place, without a call to the platform. */
  declare public readonly credentials: pulumi.Output<output.FlinkStatementCredentials | undefined>;

  /** Compute pool that it runs in. */
  declare public readonly computePool: pulumi.Output<output.FlinkStatementComputePool>;

  /** Principal that it runs as. */
  declare public readonly principal: pulumi.Output<output.FlinkStatementPrincipal>;

  /** Name of the statement, unique in the environment. */
  declare public readonly statementName: pulumi.Output<string>;

  /** The SQL. */
  declare public readonly statement: pulumi.Output<string>;

  /** Properties of the statement, such as `sql.current-catalog` and `sql.current-database`, those without secrets. */
  declare public readonly properties: pulumi.Output<{ [key: string]: string }>;

  /** Properties with secrets: their names begin with `sql.secrets`. */
  declare public readonly propertiesSensitive: pulumi.Output<{ [key: string]: string }>;

  /** Whether it is stopped. */
  declare public readonly stopped: pulumi.Output<boolean>;

  /** How far it had come in each topic when it was stopped; empty while it runs. */
  declare public readonly latestOffsets: pulumi.Output<{ [key: string]: string }>;

  /** When these offsets were noted: `2025-11-10T16:20:00Z`, or `0001-01-01T00:00:00Z` when there are none. */
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
      utilities.requireArguments("FlinkStatement", name, args, opts, ["statement"]);
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
    }
    super(FlinkStatement.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials", "propertiesSensitive"] }));
  }
}

/** State that `FlinkStatement.get` uses to look up an object. */
export interface FlinkStatementState {
  /** Organization that it belongs to. */
  organization?: pulumi.Input<input.FlinkStatementOrganization | undefined>;
  /** Environment that it belongs to. */
  environment?: pulumi.Input<input.FlinkStatementEnvironment | undefined>;
  /** REST endpoint of the Flink region. Left out, the provider's is used. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Flink region. Left out, the provider's is used. Changes in place, without a call to the platform. */
  credentials?: pulumi.Input<input.FlinkStatementCredentials | undefined>;
  /** Compute pool that it runs in. */
  computePool?: pulumi.Input<input.FlinkStatementComputePool | undefined>;
  /** Principal that it runs as. */
  principal?: pulumi.Input<input.FlinkStatementPrincipal | undefined>;
  /** Name of the statement, unique in the environment. */
  statementName?: pulumi.Input<string | undefined>;
  /** The SQL. */
  statement?: pulumi.Input<string | undefined>;
  /** Properties of the statement, such as `sql.current-catalog` and `sql.current-database`, those without secrets. */
  properties?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Properties with secrets: their names begin with `sql.secrets`. */
  propertiesSensitive?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Whether it is stopped. */
  stopped?: pulumi.Input<boolean | undefined>;
  /** How far it had come in each topic when it was stopped; empty while it runs. */
  latestOffsets?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** When these offsets were noted: `2025-11-10T16:20:00Z`, or `0001-01-01T00:00:00Z` when there are none. */
  latestOffsetsTimestamp?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link FlinkStatement}. */
export interface FlinkStatementArgs {
  /** Organization that it belongs to. Left out, the provider's is used. If omitted, the platform chooses a value. */
  organization?: pulumi.Input<input.FlinkStatementOrganization | undefined>;
  /** Environment that it belongs to. Left out, the provider's is used. If omitted, the platform chooses a value. */
  environment?: pulumi.Input<input.FlinkStatementEnvironment | undefined>;
  /** REST endpoint of the Flink region. Left out, the provider's is used. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Flink region. Left out, the provider's is used. Changes in place, without a call to the platform. */
  credentials?: pulumi.Input<input.FlinkStatementCredentials | undefined>;
  /** Compute pool that it runs in. Left out, the provider's is used, or else the environment's default pool. Changes only together with a change of stopped from true to false. If omitted, the platform chooses a value. */
  computePool?: pulumi.Input<input.FlinkStatementComputePool | undefined>;
  /** Principal that it runs as. Left out, the provider's is used. Changes only together with a change of stopped from true to false. If omitted, the platform chooses a value. */
  principal?: pulumi.Input<input.FlinkStatementPrincipal | undefined>;
  /** Name of the statement, unique in the environment. At most 100 characters. Must be small letters, digits and hyphens, in parts that dots may separate and that begin and end with a letter or digit. Defaults to a name generated from the resource's name in the program. It cannot be changed, because the name of a statement cannot change; go back, or make it anew with `pulumi up --replace`. */
  statementName?: pulumi.Input<string | undefined>;
  /** The SQL. Another statement replaces this one; white space and comments do not count. Between 1 and 131072 characters. A change replaces the resource. */
  statement: pulumi.Input<string>;
  /** Properties of the statement, such as `sql.current-catalog` and `sql.current-database`, those without secrets. With `sql.tables.initial-offset-from` it begins with the offsets at which the statement of that name has stopped, and waits for that. If omitted, the platform chooses a value. It cannot be changed, because the properties of a statement cannot change; go back, or make it anew with `pulumi up --replace`. */
  properties?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Properties with secrets: their names begin with `sql.secrets`. They outweigh properties of the same names. The platform keeps those that the statement was made with. The platform never returns it, so it is compared with the previous input. If omitted, the platform chooses a value. */
  propertiesSensitive?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Whether it is stopped. `true` stops it, `false` resumes it, where the platform can: `CREATE TABLE AS`, `INSERT INTO` and `EXECUTE STATEMENT SET`. Left out, it stays as it is. If omitted, the platform chooses a value. */
  stopped?: pulumi.Input<boolean | undefined>;
}
