// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/logs-and-metrics.ts";
import * as utilities from "./utilities.ts";

/**
 * A metric drain sends the metrics of an environment's containers to an external destination or to a database. Any change replaces it.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as appprov from "@org/appprov";
 *
 * const metrics = new appprov.MetricDrain("metrics", {
 *     envId: 123,
 *     handle: "metrics",
 *     drainType: "influxdb_database",
 *     databaseId: 456,
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<MetricDrain ID> or <environment handle>/<handle>`.
 *
 * ```sh
 * pulumi import appprov:index/metricDrain:MetricDrain example production/metrics
 * ```
 */
export class MetricDrain extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "appprov:index/metricDrain:MetricDrain";

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
    state?: MetricDrainState,
    opts?: pulumi.CustomResourceOptions,
  ): MetricDrain {
    return new MetricDrain(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of MetricDrain, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is MetricDrain {
    return utilities.isInstance(obj, MetricDrain.__pulumiType);
  }

  /** ID of the environment: `envId` of an `Environment` or of `getEnvironment`. */
  declare public readonly envId: pulumi.Output<number>;

  /** Handle of the drain. */
  declare public readonly handle: pulumi.Output<string>;

  /** Destination of the metrics: `influxdb_database` (a database of the platform), `influxdb` (an external InfluxDB 1), `influxdb2` (an external InfluxDB 2) or `datadog`. */
  declare public readonly drainType: pulumi.Output<enums.MetricDrainDrainType>;

  /** ID of the database that receives the metrics. For `influxdb_database`. */
  declare public readonly databaseId: pulumi.Output<number | undefined>;

  /** URL of the destination. For `influxdb` and `influxdb2`. */
  declare public readonly url: pulumi.Output<string | undefined>;

  /** User name. For `influxdb`. */
  declare public readonly username: pulumi.Output<string | undefined>;

  /** Password. For `influxdb`. */
  declare public readonly password: pulumi.Output<string | undefined>;

  /** Name of the database at the destination. For `influxdb`. */
  declare public readonly database: pulumi.Output<string | undefined>;

  /** API key or token. For `influxdb2` and `datadog`. */
  declare public readonly apiKey: pulumi.Output<string | undefined>;

  /** Bucket. For `influxdb2`. */
  declare public readonly bucket: pulumi.Output<string | undefined>;

  /** Organization at the destination. For `influxdb2`. */
  declare public readonly organization: pulumi.Output<string | undefined>;

  /** URL of the site's series endpoint, such as `https://app.datadoghq.com/api/v1/series`. For `datadog`. */
  declare public readonly seriesUrl: pulumi.Output<string | undefined>;

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
  declare public readonly timeouts: pulumi.Output<types.output.MetricDrainTimeouts | undefined>;

  /** ID of the metric drain, as a number. */
  declare public readonly metricDrainId: pulumi.Output<number>;

  /** ID of the metric drain, as a string. */
  declare public readonly aptibleMetricDrainId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: MetricDrainArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: MetricDrainArgs | MetricDrainState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as MetricDrainState | undefined;
      inputs["envId"] = state?.envId;
      inputs["handle"] = state?.handle;
      inputs["drainType"] = state?.drainType;
      inputs["databaseId"] = state?.databaseId;
      inputs["url"] = state?.url;
      inputs["username"] = state?.username;
      inputs["password"] = state?.password;
      inputs["database"] = state?.database;
      inputs["apiKey"] = state?.apiKey;
      inputs["bucket"] = state?.bucket;
      inputs["organization"] = state?.organization;
      inputs["seriesUrl"] = state?.seriesUrl;
      inputs["timeouts"] = state?.timeouts;
      inputs["metricDrainId"] = state?.metricDrainId;
      inputs["aptibleMetricDrainId"] = state?.aptibleMetricDrainId;
    } else {
      const args = argsOrState as MetricDrainArgs | undefined;
      inputs["envId"] = args?.envId;
      inputs["handle"] = args?.handle;
      inputs["drainType"] = args?.drainType;
      inputs["databaseId"] = args?.databaseId;
      inputs["url"] = args?.url;
      inputs["username"] = args?.username;
      inputs["password"] = utilities.secret(args?.password);
      inputs["database"] = args?.database;
      inputs["apiKey"] = utilities.secret(args?.apiKey);
      inputs["bucket"] = args?.bucket;
      inputs["organization"] = args?.organization;
      inputs["seriesUrl"] = args?.seriesUrl;
      inputs["timeouts"] = args?.timeouts;
      inputs["aptibleMetricDrainId"] = args?.aptibleMetricDrainId;
      inputs["metricDrainId"] = undefined;
      utilities.requireArguments("MetricDrain", name, inputs, args, opts, ["envId", "handle", "drainType"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(MetricDrain.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["password", "apiKey"] }));
  }
}

/** State that `MetricDrain.get` uses to look up an object. */
export interface MetricDrainState {
  /** ID of the environment: `envId` of an `Environment` or of `getEnvironment`. */
  envId?: pulumi.Input<number | undefined>;
  /** Handle of the drain. */
  handle?: pulumi.Input<string | undefined>;
  /** Destination of the metrics: `influxdb_database` (a database of the platform), `influxdb` (an external InfluxDB 1), `influxdb2` (an external InfluxDB 2) or `datadog`. */
  drainType?: pulumi.Input<enums.MetricDrainDrainType | (string & {}) | undefined>;
  /** ID of the database that receives the metrics. For `influxdb_database`. */
  databaseId?: pulumi.Input<number | undefined>;
  /** URL of the destination. For `influxdb` and `influxdb2`. */
  url?: pulumi.Input<string | undefined>;
  /** User name. For `influxdb`. */
  username?: pulumi.Input<string | undefined>;
  /** Password. For `influxdb`. */
  password?: pulumi.Input<string | undefined>;
  /** Name of the database at the destination. For `influxdb`. */
  database?: pulumi.Input<string | undefined>;
  /** API key or token. For `influxdb2` and `datadog`. */
  apiKey?: pulumi.Input<string | undefined>;
  /** Bucket. For `influxdb2`. */
  bucket?: pulumi.Input<string | undefined>;
  /** Organization at the destination. For `influxdb2`. */
  organization?: pulumi.Input<string | undefined>;
  /** URL of the site's series endpoint, such as `https://app.datadoghq.com/api/v1/series`. For `datadog`. */
  seriesUrl?: pulumi.Input<string | undefined>;
  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
  timeouts?: pulumi.Input<types.input.MetricDrainTimeouts | undefined>;
  /** ID of the metric drain, as a number. */
  metricDrainId?: pulumi.Input<number | undefined>;
  /** ID of the metric drain, as a string. */
  aptibleMetricDrainId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link MetricDrain}. */
export interface MetricDrainArgs {
  /** ID of the environment: `envId` of an `Environment` or of `getEnvironment`. At least 1. A change replaces the resource. */
  envId: pulumi.Input<number>;
  /** Handle of the drain. Must contain only lowercase letters, digits, hyphens, underscores and dots. A change replaces the resource. */
  handle: pulumi.Input<string>;
  /** Destination of the metrics: `influxdb_database` (a database of the platform), `influxdb` (an external InfluxDB 1), `influxdb2` (an external InfluxDB 2) or `datadog`. One of `influxdb_database`, `influxdb`, `influxdb2` or `datadog`. A change replaces the resource. Which properties are required or allowed depends on `drainType`: see the properties. */
  drainType: pulumi.Input<enums.MetricDrainDrainType | (string & {})>;
  /** ID of the database that receives the metrics. For `influxdb_database`. At least 0. A change replaces the resource. Which properties are required or allowed depends on `drainType`: see the properties. */
  databaseId?: pulumi.Input<number | undefined>;
  /** URL of the destination. For `influxdb` and `influxdb2`. Must be a URL with its scheme and host. A change replaces the resource. Which properties are required or allowed depends on `drainType`: see the properties. */
  url?: pulumi.Input<string | undefined>;
  /** User name. For `influxdb`. A change replaces the resource. Which properties are required or allowed depends on `drainType`: see the properties. */
  username?: pulumi.Input<string | undefined>;
  /** Password. For `influxdb`. A change replaces the resource. Which properties are required or allowed depends on `drainType`: see the properties. */
  password?: pulumi.Input<string | undefined>;
  /** Name of the database at the destination. For `influxdb`. A change replaces the resource. Which properties are required or allowed depends on `drainType`: see the properties. */
  database?: pulumi.Input<string | undefined>;
  /** API key or token. For `influxdb2` and `datadog`. A change replaces the resource. Which properties are required or allowed depends on `drainType`: see the properties. */
  apiKey?: pulumi.Input<string | undefined>;
  /** Bucket. For `influxdb2`. A change replaces the resource. Which properties are required or allowed depends on `drainType`: see the properties. */
  bucket?: pulumi.Input<string | undefined>;
  /** Organization at the destination. For `influxdb2`. A change replaces the resource. Which properties are required or allowed depends on `drainType`: see the properties. */
  organization?: pulumi.Input<string | undefined>;
  /** URL of the site's series endpoint, such as `https://app.datadoghq.com/api/v1/series`. For `datadog`. Must be a URL with its scheme and host. A change replaces the resource. Which properties are required or allowed depends on `drainType`: see the properties. */
  seriesUrl?: pulumi.Input<string | undefined>;
  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. Changing only the timeouts produces no diff; the new values apply from the next operation. */
  timeouts?: pulumi.Input<types.input.MetricDrainTimeouts | undefined>;
  /** ID of the metric drain, as a string. Accepted for compatibility; it has no effect. */
  aptibleMetricDrainId?: pulumi.Input<string | undefined>;
}
