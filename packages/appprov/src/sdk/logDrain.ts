// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/logs-and-metrics.ts";
import * as utilities from "./utilities.ts";

/**
 * A log drain sends the logs of an environment to an external destination or to a database. Any change replaces it.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as appprov from "@org/appprov";
 *
 * const logs = new appprov.LogDrain("logs", {
 *     envId: 123,
 *     handle: "logs",
 *     drainType: "https_post",
 *     url: "https://logs.example.com/in",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<LogDrain ID> or <environment handle>/<handle>`.
 *
 * ```sh
 * pulumi import appprov:index/logDrain:LogDrain example production/logs
 * ```
 */
export class LogDrain extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "appprov:index/logDrain:LogDrain";

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
    state?: LogDrainState,
    opts?: pulumi.CustomResourceOptions,
  ): LogDrain {
    return new LogDrain(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of LogDrain, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is LogDrain {
    return utilities.isInstance(obj, LogDrain.__pulumiType);
  }

  /** ID of the environment: `envId` of an `Environment` or of `getEnvironment`. */
  declare public readonly envId: pulumi.Output<number>;

  /** Handle of the drain. */
  declare public readonly handle: pulumi.Output<string>;

  /** Destination of the logs: `syslog_tls_tcp`, `papertrail`, `elasticsearch_database`, `https_post`, `sumologic`, `logdna`, `datadog` or `solarwinds`. */
  declare public readonly drainType: pulumi.Output<string>;

  /** ID of the database that receives the logs. For `elasticsearch_database`. */
  declare public readonly databaseId: pulumi.Output<number | undefined>;

  /** Host name of the destination. For `syslog_tls_tcp`, `papertrail` and `solarwinds`; optional for `logdna` and `datadog`. */
  declare public readonly drainHost: pulumi.Output<string | undefined>;

  /** Port of the destination. For `syslog_tls_tcp` and `papertrail`. */
  declare public readonly drainPort: pulumi.Output<number | undefined>;

  /** User name at the destination. For `logdna` and `datadog` it contains the token. */
  declare public readonly drainUsername: pulumi.Output<string>;

  /** Password at the destination. Defaults to a password that the platform generates. */
  declare public readonly drainPassword: pulumi.Output<string>;

  /** Token to send with the logs. For `solarwinds`; optional for `syslog_tls_tcp` and `papertrail`. */
  declare public readonly loggingToken: pulumi.Output<string>;

  /** URL of the destination. For `https_post` and `sumologic`. */
  declare public readonly url: pulumi.Output<string | undefined>;

  /** Whether to send the logs of apps. */
  declare public readonly drainApps: pulumi.Output<boolean>;

  /** Whether to send the logs of databases. */
  declare public readonly drainDatabases: pulumi.Output<boolean>;

  /** Whether to send the logs of SSH sessions. */
  declare public readonly drainEphemeralSessions: pulumi.Output<boolean>;

  /** Whether to send the logs of endpoints. */
  declare public readonly drainProxies: pulumi.Output<boolean>;

  /** API key or ingestion key. For `datadog` and `logdna`. */
  declare public readonly token: pulumi.Output<string | undefined>;

  /** Comma-separated tags to send with the logs. For `datadog` and `logdna`. */
  declare public readonly tags: pulumi.Output<string | undefined>;

  /** Ingest pipeline. For `elasticsearch_database`. */
  declare public readonly pipeline: pulumi.Output<string | undefined>;

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
  declare public readonly timeouts: pulumi.Output<types.output.LogDrainTimeouts | undefined>;

  /** ID of the log drain, as a number. */
  declare public readonly logDrainId: pulumi.Output<number>;

  /** ID of the log drain, as a string. */
  declare public readonly aptibleLogDrainId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: LogDrainArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: LogDrainArgs | LogDrainState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as LogDrainState | undefined;
      inputs["envId"] = state?.envId;
      inputs["handle"] = state?.handle;
      inputs["drainType"] = state?.drainType;
      inputs["databaseId"] = state?.databaseId;
      inputs["drainHost"] = state?.drainHost;
      inputs["drainPort"] = state?.drainPort;
      inputs["drainUsername"] = state?.drainUsername;
      inputs["drainPassword"] = state?.drainPassword;
      inputs["loggingToken"] = state?.loggingToken;
      inputs["url"] = state?.url;
      inputs["drainApps"] = state?.drainApps;
      inputs["drainDatabases"] = state?.drainDatabases;
      inputs["drainEphemeralSessions"] = state?.drainEphemeralSessions;
      inputs["drainProxies"] = state?.drainProxies;
      inputs["token"] = state?.token;
      inputs["tags"] = state?.tags;
      inputs["pipeline"] = state?.pipeline;
      inputs["timeouts"] = state?.timeouts;
      inputs["logDrainId"] = state?.logDrainId;
      inputs["aptibleLogDrainId"] = state?.aptibleLogDrainId;
    } else {
      const args = argsOrState as LogDrainArgs | undefined;
      inputs["envId"] = args?.envId;
      inputs["handle"] = args?.handle;
      inputs["drainType"] = args?.drainType;
      inputs["databaseId"] = args?.databaseId;
      inputs["drainHost"] = args?.drainHost;
      inputs["drainPort"] = args?.drainPort;
      inputs["drainUsername"] = utilities.secret(args?.drainUsername);
      inputs["drainPassword"] = utilities.secret(args?.drainPassword);
      inputs["loggingToken"] = utilities.secret(args?.loggingToken);
      inputs["url"] = args?.url;
      inputs["drainApps"] = args?.drainApps;
      inputs["drainDatabases"] = args?.drainDatabases;
      inputs["drainEphemeralSessions"] = args?.drainEphemeralSessions;
      inputs["drainProxies"] = args?.drainProxies;
      inputs["token"] = utilities.secret(args?.token);
      inputs["tags"] = args?.tags;
      inputs["pipeline"] = args?.pipeline;
      inputs["timeouts"] = args?.timeouts;
      inputs["aptibleLogDrainId"] = args?.aptibleLogDrainId;
      inputs["logDrainId"] = undefined;
      utilities.requireArguments("LogDrain", name, inputs, args, opts, ["envId", "handle", "drainType"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(LogDrain.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["drainUsername", "drainPassword", "loggingToken", "token"] }));
  }
}

/** State that `LogDrain.get` uses to look up an object. */
export interface LogDrainState {
  /** ID of the environment: `envId` of an `Environment` or of `getEnvironment`. */
  envId?: pulumi.Input<number | undefined>;
  /** Handle of the drain. */
  handle?: pulumi.Input<string | undefined>;
  /** Destination of the logs: `syslog_tls_tcp`, `papertrail`, `elasticsearch_database`, `https_post`, `sumologic`, `logdna`, `datadog` or `solarwinds`. */
  drainType?: pulumi.Input<string | undefined>;
  /** ID of the database that receives the logs. For `elasticsearch_database`. */
  databaseId?: pulumi.Input<number | undefined>;
  /** Host name of the destination. For `syslog_tls_tcp`, `papertrail` and `solarwinds`; optional for `logdna` and `datadog`. */
  drainHost?: pulumi.Input<string | undefined>;
  /** Port of the destination. For `syslog_tls_tcp` and `papertrail`. */
  drainPort?: pulumi.Input<number | undefined>;
  /** User name at the destination. For `logdna` and `datadog` it contains the token. */
  drainUsername?: pulumi.Input<string | undefined>;
  /** Password at the destination. Defaults to a password that the platform generates. */
  drainPassword?: pulumi.Input<string | undefined>;
  /** Token to send with the logs. For `solarwinds`; optional for `syslog_tls_tcp` and `papertrail`. */
  loggingToken?: pulumi.Input<string | undefined>;
  /** URL of the destination. For `https_post` and `sumologic`. */
  url?: pulumi.Input<string | undefined>;
  /** Whether to send the logs of apps. */
  drainApps?: pulumi.Input<boolean | undefined>;
  /** Whether to send the logs of databases. */
  drainDatabases?: pulumi.Input<boolean | undefined>;
  /** Whether to send the logs of SSH sessions. */
  drainEphemeralSessions?: pulumi.Input<boolean | undefined>;
  /** Whether to send the logs of endpoints. */
  drainProxies?: pulumi.Input<boolean | undefined>;
  /** API key or ingestion key. For `datadog` and `logdna`. */
  token?: pulumi.Input<string | undefined>;
  /** Comma-separated tags to send with the logs. For `datadog` and `logdna`. */
  tags?: pulumi.Input<string | undefined>;
  /** Ingest pipeline. For `elasticsearch_database`. */
  pipeline?: pulumi.Input<string | undefined>;
  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
  timeouts?: pulumi.Input<types.input.LogDrainTimeouts | undefined>;
  /** ID of the log drain, as a number. */
  logDrainId?: pulumi.Input<number | undefined>;
  /** ID of the log drain, as a string. */
  aptibleLogDrainId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link LogDrain}. */
export interface LogDrainArgs {
  /** ID of the environment: `envId` of an `Environment` or of `getEnvironment`. At least 1. A change replaces the resource. */
  envId: pulumi.Input<number>;
  /** Handle of the drain. Must contain only lowercase letters, digits, hyphens, underscores and dots. A change replaces the resource. */
  handle: pulumi.Input<string>;
  /** Destination of the logs: `syslog_tls_tcp`, `papertrail`, `elasticsearch_database`, `https_post`, `sumologic`, `logdna`, `datadog` or `solarwinds`. Known values are `syslog_tls_tcp`, `elasticsearch_database`, `https_post`, `sumologic`, `logdna`, `datadog`, `papertrail` and `solarwinds`; the platform may accept others. Must not be empty. A change replaces the resource. Which properties are required or allowed depends on `drainType`: see the properties. */
  drainType: pulumi.Input<string>;
  /** ID of the database that receives the logs. For `elasticsearch_database`. At least 0. A change replaces the resource. Which properties are required or allowed depends on `drainType`: see the properties. */
  databaseId?: pulumi.Input<number | undefined>;
  /** Host name of the destination. For `syslog_tls_tcp`, `papertrail` and `solarwinds`; optional for `logdna` and `datadog`. Must be a host name, without a scheme, port or path. A change replaces the resource. Which properties are required or allowed depends on `drainType`: see the properties. */
  drainHost?: pulumi.Input<string | undefined>;
  /** Port of the destination. For `syslog_tls_tcp` and `papertrail`. Between 0 and 65535. A change replaces the resource. Which properties are required or allowed depends on `drainType`: see the properties. */
  drainPort?: pulumi.Input<number | undefined>;
  /** User name at the destination. For `logdna` and `datadog` it contains the token. If omitted, the platform chooses a value. A change replaces the resource. `token` cannot be combined with `drainUsername`. Which properties are required or allowed depends on `drainType`: see the properties. */
  drainUsername?: pulumi.Input<string | undefined>;
  /** Password at the destination. Defaults to a password that the platform generates. If omitted, the platform chooses a value. A change replaces the resource. */
  drainPassword?: pulumi.Input<string | undefined>;
  /** Token to send with the logs. For `solarwinds`; optional for `syslog_tls_tcp` and `papertrail`. If omitted, the platform chooses a value. A change replaces the resource. `tags` cannot be combined with `loggingToken`. `pipeline` cannot be combined with `loggingToken`. Which properties are required or allowed depends on `drainType`: see the properties. */
  loggingToken?: pulumi.Input<string | undefined>;
  /** URL of the destination. For `https_post` and `sumologic`. A change replaces the resource. Which properties are required or allowed depends on `drainType`: see the properties. */
  url?: pulumi.Input<string | undefined>;
  /** Whether to send the logs of apps. Defaults to `true`. A change replaces the resource. */
  drainApps?: pulumi.Input<boolean | undefined>;
  /** Whether to send the logs of databases. Defaults to `true`. A change replaces the resource. */
  drainDatabases?: pulumi.Input<boolean | undefined>;
  /** Whether to send the logs of SSH sessions. Defaults to `true`. A change replaces the resource. */
  drainEphemeralSessions?: pulumi.Input<boolean | undefined>;
  /** Whether to send the logs of endpoints. Defaults to `false`. A change replaces the resource. */
  drainProxies?: pulumi.Input<boolean | undefined>;
  /** API key or ingestion key. For `datadog` and `logdna`. A change replaces the resource. `token` cannot be combined with `drainUsername`. Which properties are required or allowed depends on `drainType`: see the properties. */
  token?: pulumi.Input<string | undefined>;
  /** Comma-separated tags to send with the logs. For `datadog` and `logdna`. A change replaces the resource. `tags` cannot be combined with `loggingToken`. */
  tags?: pulumi.Input<string | undefined>;
  /** Ingest pipeline. For `elasticsearch_database`. A change replaces the resource. `pipeline` cannot be combined with `loggingToken`. */
  pipeline?: pulumi.Input<string | undefined>;
  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. Changing only the timeouts produces no diff; the new values apply from the next operation. */
  timeouts?: pulumi.Input<types.input.LogDrainTimeouts | undefined>;
  /** ID of the log drain, as a string. Accepted for compatibility; it has no effect. */
  aptibleLogDrainId?: pulumi.Input<string | undefined>;
}
