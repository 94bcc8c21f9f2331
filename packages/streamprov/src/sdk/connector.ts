// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/connectors.ts";
import * as utilities from "./utilities.ts";

/**
 * A connector of a Kafka cluster, which copies data from or to another system. It is either managed by the platform, or custom, with a plugin of your own. The settings of a managed connector are validated against the platform's definition of its class before creation, and during preview when all values are known. The create finishes when the connector is RUNNING.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const sink = new streamprov.Connector("orders-to-gcs", {
 *     environment: { id: config.require("environmentId") },
 *     kafkaCluster: { id: config.require("kafkaClusterId") },
 *     configNonsensitive: {
 *         "connector.class": "GcsSink",
 *         name: "orders-to-gcs",
 *         "kafka.auth.mode": "SERVICE_ACCOUNT",
 *         "kafka.service.account.id": config.require("serviceAccountId"),
 *         topics: "orders",
 *         "input.data.format": "JSON",
 *         "gcs.bucket.name": "orders",
 *         "time.interval": "DAILY",
 *         "tasks.max": "1",
 *     },
 *     configSensitive: { "gcs.credentials.config": config.requireSecret("gcsCredentials") },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<Kafka cluster ID>/<connector name>`.
 * Also required: `configSensitive` in the program if the connector has such settings: the platform does not return them, and the next `pulumi up` sends them again. Leave out `offsets`, because they would move the connector.
 *
 * ```sh
 * pulumi import streamprov:index/connector:Connector example env-abc123/lkc-abc123/orders-to-gcs
 * ```
 */
export class Connector extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/connector:Connector";

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
    state?: ConnectorState,
    opts?: pulumi.CustomResourceOptions,
  ): Connector {
    return new Connector(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of Connector, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is Connector {
    return utilities.isInstance(obj, Connector.__pulumiType);
  }

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.ConnectorEnvironment>;

  /** Kafka cluster that the connector reads from or writes to. */
  declare public readonly kafkaCluster: pulumi.Output<types.output.ConnectorKafkaCluster>;

  /** Settings of the connector that are not secret. They include `name`, and `connector.class` or, for a custom connector, `confluent.custom.plugin.id`. */
  declare public readonly configNonsensitive: pulumi.Output<{ [key: string]: string }>;

  /** Secret settings of the connector, such as `kafka.api.secret`. */
  declare public readonly configSensitive: pulumi.Output<{ [key: string]: string }>;

  /** Start offsets of the connector in some of its partitions. The connector's later progress is not a diff. */
  declare public readonly offsets: pulumi.Output<types.output.ConnectorOffset[] | undefined>;

  /** State of the connector: `RUNNING`, `PAUSED`, `PROVISIONING`, `DEGRADED` or `FAILED`. */
  declare public readonly status: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ConnectorArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ConnectorArgs | ConnectorState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ConnectorState | undefined;
      inputs["environment"] = state?.environment;
      inputs["kafkaCluster"] = state?.kafkaCluster;
      inputs["configNonsensitive"] = state?.configNonsensitive;
      inputs["configSensitive"] = state?.configSensitive;
      inputs["offsets"] = state?.offsets;
      inputs["status"] = state?.status;
    } else {
      const args = argsOrState as ConnectorArgs | undefined;
      inputs["environment"] = args?.environment;
      inputs["kafkaCluster"] = args?.kafkaCluster;
      inputs["configNonsensitive"] = args?.configNonsensitive;
      inputs["configSensitive"] = utilities.secret(args?.configSensitive);
      inputs["offsets"] = args?.offsets;
      inputs["status"] = args?.status;
      utilities.requireArguments("Connector", name, inputs, args, opts, ["environment", "kafkaCluster", "configNonsensitive"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(Connector.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["configSensitive"] }));
  }
}

/** State that `Connector.get` uses to look up an object. */
export interface ConnectorState {
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.ConnectorEnvironment | undefined>;
  /** Kafka cluster that the connector reads from or writes to. */
  kafkaCluster?: pulumi.Input<types.input.ConnectorKafkaCluster | undefined>;
  /** Settings of the connector that are not secret. They include `name`, and `connector.class` or, for a custom connector, `confluent.custom.plugin.id`. */
  configNonsensitive?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Secret settings of the connector, such as `kafka.api.secret`. */
  configSensitive?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Start offsets of the connector in some of its partitions. The connector's later progress is not a diff. */
  offsets?: pulumi.Input<pulumi.Input<types.input.ConnectorOffset>[] | undefined>;
  /** State of the connector: `RUNNING`, `PAUSED`, `PROVISIONING`, `DEGRADED` or `FAILED`. */
  status?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link Connector}. */
export interface ConnectorArgs {
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.ConnectorEnvironment>;
  /** Kafka cluster that the connector reads from or writes to. A change replaces the resource. */
  kafkaCluster: pulumi.Input<types.input.ConnectorKafkaCluster>;
  /** Settings of the connector that are not secret. They include `name`, and `connector.class` or, for a custom connector, `confluent.custom.plugin.id`. The connector has exactly these settings and those in configSensitive. The name cannot be changed. */
  configNonsensitive: pulumi.Input<{ [key: string]: pulumi.Input<string> }>;
  /** Secret settings of the connector, such as `kafka.api.secret`. They take precedence over configNonsensitive. If unset, the current settings are kept; `{}` removes them. The platform never returns it, so it is compared with the previous input. If omitted, the platform chooses a value. */
  configSensitive?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Start offsets of the connector in some of its partitions. The connector's later progress is not a diff. A change moves the connector to the new offsets in the given partitions. Removing the property resets all partitions. The platform supports offsets only for managed connectors. The platform never returns it, so it is compared with the previous input. */
  offsets?: pulumi.Input<pulumi.Input<types.input.ConnectorOffset>[] | undefined>;
  /** State of the connector: `RUNNING`, `PAUSED`, `PROVISIONING`, `DEGRADED` or `FAILED`. `PAUSED` pauses the connector, and `RUNNING` resumes it. If unset, the current state is kept. If omitted, the platform chooses a value. */
  status?: pulumi.Input<string | undefined>;
}
