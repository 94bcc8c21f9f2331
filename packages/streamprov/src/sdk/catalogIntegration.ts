// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/tables.ts";
import * as utilities from "./utilities.ts";

/**
 * An integration that publishes the tables of a Kafka cluster in a catalog. Set exactly one of awsGlue, snowflake and unity. The platform connects after the integration is created: if that fails, `pulumi refresh` warns with the reason.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const glue = new streamprov.CatalogIntegration("glue", {
 *     displayName: "glue",
 *     environment: { id: config.require("environmentId") },
 *     kafkaCluster: { id: config.require("kafkaClusterId") },
 *     awsGlue: { providerIntegrationId: config.require("providerIntegrationId") },
 *     credentials: { key: config.requireSecret("tableflowKey"), secret: config.requireSecret("tableflowSecret") },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<Kafka cluster ID>/<catalog integration ID>`.
 * Also required: `IMPORT_TABLEFLOW_API_KEY` and `IMPORT_TABLEFLOW_API_SECRET`, unless the provider's configuration contains the settings of Tableflow. For snowflake and unity, the program also needs clientId and clientSecret before the next change, because the platform does not return them.
 *
 * ```sh
 * pulumi import streamprov:index/catalogIntegration:CatalogIntegration example env-abc123/lkc-abc123/tci-abc123
 * ```
 */
export class CatalogIntegration extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/catalogIntegration:CatalogIntegration";

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
    state?: CatalogIntegrationState,
    opts?: pulumi.CustomResourceOptions,
  ): CatalogIntegration {
    return new CatalogIntegration(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of CatalogIntegration, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is CatalogIntegration {
    return utilities.isInstance(obj, CatalogIntegration.__pulumiType);
  }

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.CatalogIntegrationEnvironment>;

  /** Kafka cluster of the object. */
  declare public readonly kafkaCluster: pulumi.Output<types.output.CatalogIntegrationKafkaCluster>;

  /** Whether the platform has suspended the integration. */
  declare public readonly suspended: pulumi.Output<boolean>;

  /** A catalog in AWS Glue. */
  declare public readonly awsGlue: pulumi.Output<types.output.CatalogIntegrationAwsGlue | undefined>;

  /** A catalog in Snowflake Open Catalog. */
  declare public readonly snowflake: pulumi.Output<types.output.CatalogIntegrationSnowflake | undefined>;

  /** A catalog in Databricks Unity Catalog. */
  declare public readonly unity: pulumi.Output<types.output.CatalogIntegrationUnity | undefined>;

  /** Tableflow API key. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly credentials: pulumi.Output<types.output.CatalogIntegrationCredentials | undefined>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: CatalogIntegrationArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: CatalogIntegrationArgs | CatalogIntegrationState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as CatalogIntegrationState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["environment"] = state?.environment;
      inputs["kafkaCluster"] = state?.kafkaCluster;
      inputs["suspended"] = state?.suspended;
      inputs["awsGlue"] = state?.awsGlue;
      inputs["snowflake"] = state?.snowflake;
      inputs["unity"] = state?.unity;
      inputs["credentials"] = state?.credentials;
    } else {
      const args = argsOrState as CatalogIntegrationArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["environment"] = args?.environment;
      inputs["kafkaCluster"] = args?.kafkaCluster;
      inputs["awsGlue"] = args?.awsGlue;
      inputs["snowflake"] = args?.snowflake;
      inputs["unity"] = args?.unity;
      inputs["credentials"] = utilities.secret(args?.credentials);
      inputs["suspended"] = undefined;
      utilities.requireArguments("CatalogIntegration", name, inputs, args, opts, ["displayName", "environment", "kafkaCluster"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(CatalogIntegration.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials"] }));
  }
}

/** State that `CatalogIntegration.get` uses to look up an object. */
export interface CatalogIntegrationState {
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.CatalogIntegrationEnvironment | undefined>;
  /** Kafka cluster of the object. */
  kafkaCluster?: pulumi.Input<types.input.CatalogIntegrationKafkaCluster | undefined>;
  /** Whether the platform has suspended the integration. */
  suspended?: pulumi.Input<boolean | undefined>;
  /** A catalog in AWS Glue. */
  awsGlue?: pulumi.Input<types.input.CatalogIntegrationAwsGlue | undefined>;
  /** A catalog in Snowflake Open Catalog. */
  snowflake?: pulumi.Input<types.input.CatalogIntegrationSnowflake | undefined>;
  /** A catalog in Databricks Unity Catalog. */
  unity?: pulumi.Input<types.input.CatalogIntegrationUnity | undefined>;
  /** Tableflow API key. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.CatalogIntegrationCredentials | undefined>;
}

/** Arguments of {@link CatalogIntegration}. */
export interface CatalogIntegrationArgs {
  /** Display name. Can be changed in place. Must not be empty. */
  displayName: pulumi.Input<string>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.CatalogIntegrationEnvironment>;
  /** Kafka cluster of the object. A change replaces the resource. */
  kafkaCluster: pulumi.Input<types.input.CatalogIntegrationKafkaCluster>;
  /** A catalog in AWS Glue. A change replaces the resource when the type of the catalog changes. Exactly one of `awsGlue`, `snowflake` or `unity` must be set. */
  awsGlue?: pulumi.Input<types.input.CatalogIntegrationAwsGlue | undefined>;
  /** A catalog in Snowflake Open Catalog. A change replaces the resource when the type of the catalog changes. Exactly one of `awsGlue`, `snowflake` or `unity` must be set. */
  snowflake?: pulumi.Input<types.input.CatalogIntegrationSnowflake | undefined>;
  /** A catalog in Databricks Unity Catalog. A change replaces the resource when the type of the catalog changes. Exactly one of `awsGlue`, `snowflake` or `unity` must be set. */
  unity?: pulumi.Input<types.input.CatalogIntegrationUnity | undefined>;
  /** Tableflow API key. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.CatalogIntegrationCredentials | undefined>;
}
