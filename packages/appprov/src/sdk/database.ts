// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/databases.ts";
import * as utilities from "./utilities.ts";

/**
 * A managed database. Changing its size restarts it. Changing `handle`, `databaseType` or `envId` deletes it with its data and creates an empty one.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as appprov from "@org/appprov";
 *
 * const orders = new appprov.Database("orders", {
 *     envId: 123,
 *     handle: "orders",
 *     databaseType: "postgresql",
 *     diskSize: 20,
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<Database ID> or <environment handle>/<handle>`.
 *
 * ```sh
 * pulumi import appprov:index/database:Database example production/orders
 * ```
 */
export class Database extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "appprov:index/database:Database";

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
    state?: DatabaseState,
    opts?: pulumi.CustomResourceOptions,
  ): Database {
    return new Database(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of Database, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is Database {
    return utilities.isInstance(obj, Database.__pulumiType);
  }

  /** ID of the environment: `envId` of an `Environment` or of `getEnvironment`. */
  declare public readonly envId: pulumi.Output<number>;

  /** Handle of the database. Changing it replaces the database, without its data. */
  declare public readonly handle: pulumi.Output<string>;

  /** Type of the database. */
  declare public readonly databaseType: pulumi.Output<enums.DatabaseDatabaseType>;

  /** Version of the database, such as `16`. Defaults to the version that the platform recommends. Cannot be changed after creation. */
  declare public readonly version: pulumi.Output<string>;

  /** Memory of a container in MB. Must be one of 512, 1024, 2048, 4096, 7168, 15360, 30720, 61440, 153600, 245760. */
  declare public readonly containerSize: pulumi.Output<number>;

  /** Type of machine: `m` (general purpose, 4 GB per CPU), `c` (compute, 2 GB per CPU) or `r` (memory, 8 GB per CPU). */
  declare public readonly containerProfile: pulumi.Output<enums.DatabaseContainerProfile>;

  /** Size of the disk in GB. The platform does not allow shrinking it. */
  declare public readonly diskSize: pulumi.Output<number>;

  /** I/O operations per second of the disk. The platform requires about 1 GB of disk per 500 IOPS. */
  declare public readonly iops: pulumi.Output<number>;

  /** Whether to back it up according to the environment's retention policy. */
  declare public readonly enableBackups: pulumi.Output<boolean>;

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
  declare public readonly timeouts: pulumi.Output<types.output.DatabaseTimeouts | undefined>;

  /** ID of the database, as a number. */
  declare public readonly databaseId: pulumi.Output<number>;

  /** ID of the database, as a string. */
  declare public readonly aptibleDatabaseId: pulumi.Output<string>;

  /** ID of the database image. */
  declare public readonly databaseImageId: pulumi.Output<number>;

  /** Connection URL. */
  declare public readonly defaultConnectionUrl: pulumi.Output<string>;

  /** Connection URLs, one per credential. */
  declare public readonly connectionUrls: pulumi.Output<string[]>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: DatabaseArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: DatabaseArgs | DatabaseState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as DatabaseState | undefined;
      inputs["envId"] = state?.envId;
      inputs["handle"] = state?.handle;
      inputs["databaseType"] = state?.databaseType;
      inputs["version"] = state?.version;
      inputs["containerSize"] = state?.containerSize;
      inputs["containerProfile"] = state?.containerProfile;
      inputs["diskSize"] = state?.diskSize;
      inputs["iops"] = state?.iops;
      inputs["enableBackups"] = state?.enableBackups;
      inputs["timeouts"] = state?.timeouts;
      inputs["databaseId"] = state?.databaseId;
      inputs["aptibleDatabaseId"] = state?.aptibleDatabaseId;
      inputs["databaseImageId"] = state?.databaseImageId;
      inputs["defaultConnectionUrl"] = state?.defaultConnectionUrl;
      inputs["connectionUrls"] = state?.connectionUrls;
    } else {
      const args = argsOrState as DatabaseArgs | undefined;
      inputs["envId"] = args?.envId;
      inputs["handle"] = args?.handle;
      inputs["databaseType"] = args?.databaseType;
      inputs["version"] = args?.version;
      inputs["containerSize"] = args?.containerSize;
      inputs["containerProfile"] = args?.containerProfile;
      inputs["diskSize"] = args?.diskSize;
      inputs["iops"] = args?.iops;
      inputs["enableBackups"] = args?.enableBackups;
      inputs["timeouts"] = args?.timeouts;
      inputs["aptibleDatabaseId"] = args?.aptibleDatabaseId;
      inputs["databaseId"] = undefined;
      inputs["databaseImageId"] = undefined;
      inputs["defaultConnectionUrl"] = undefined;
      inputs["connectionUrls"] = undefined;
      utilities.requireArguments("Database", name, inputs, args, opts, ["envId", "handle"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(Database.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["defaultConnectionUrl", "connectionUrls"] }));
  }
}

/** State that `Database.get` uses to look up an object. */
export interface DatabaseState {
  /** ID of the environment: `envId` of an `Environment` or of `getEnvironment`. */
  envId?: pulumi.Input<number | undefined>;
  /** Handle of the database. Changing it replaces the database, without its data. */
  handle?: pulumi.Input<string | undefined>;
  /** Type of the database. */
  databaseType?: pulumi.Input<enums.DatabaseDatabaseType | (string & {}) | undefined>;
  /** Version of the database, such as `16`. Defaults to the version that the platform recommends. Cannot be changed after creation. */
  version?: pulumi.Input<string | undefined>;
  /** Memory of a container in MB. Must be one of 512, 1024, 2048, 4096, 7168, 15360, 30720, 61440, 153600, 245760. */
  containerSize?: pulumi.Input<number | undefined>;
  /** Type of machine: `m` (general purpose, 4 GB per CPU), `c` (compute, 2 GB per CPU) or `r` (memory, 8 GB per CPU). */
  containerProfile?: pulumi.Input<enums.DatabaseContainerProfile | (string & {}) | undefined>;
  /** Size of the disk in GB. The platform does not allow shrinking it. */
  diskSize?: pulumi.Input<number | undefined>;
  /** I/O operations per second of the disk. The platform requires about 1 GB of disk per 500 IOPS. */
  iops?: pulumi.Input<number | undefined>;
  /** Whether to back it up according to the environment's retention policy. */
  enableBackups?: pulumi.Input<boolean | undefined>;
  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
  timeouts?: pulumi.Input<types.input.DatabaseTimeouts | undefined>;
  /** ID of the database, as a number. */
  databaseId?: pulumi.Input<number | undefined>;
  /** ID of the database, as a string. */
  aptibleDatabaseId?: pulumi.Input<string | undefined>;
  /** ID of the database image. */
  databaseImageId?: pulumi.Input<number | undefined>;
  /** Connection URL. */
  defaultConnectionUrl?: pulumi.Input<string | undefined>;
  /** Connection URLs, one per credential. */
  connectionUrls?: pulumi.Input<pulumi.Input<string>[] | undefined>;
}

/** Arguments of {@link Database}. */
export interface DatabaseArgs {
  /** ID of the environment: `envId` of an `Environment` or of `getEnvironment`. At least 1. A change replaces the resource. */
  envId: pulumi.Input<number>;
  /** Handle of the database. Changing it replaces the database, without its data. Must contain only lowercase letters, digits, hyphens, underscores and dots. A change replaces the resource. */
  handle: pulumi.Input<string>;
  /** Type of the database. One of `couchdb`, `elasticsearch`, `influxdb`, `mongodb`, `mysql`, `postgresql`, `rabbitmq`, `redis` or `sftp`. Defaults to `postgresql`. A change replaces the resource. */
  databaseType?: pulumi.Input<enums.DatabaseDatabaseType | (string & {}) | undefined>;
  /** Version of the database, such as `16`. Defaults to the version that the platform recommends. Cannot be changed after creation. If omitted, the platform chooses a value. It cannot be changed, because the platform cannot upgrade a database in place: create a new database of that version, and move the data with a dump and a restore. */
  version?: pulumi.Input<string | undefined>;
  /** Memory of a container in MB. Must be one of 512, 1024, 2048, 4096, 7168, 15360, 30720, 61440, 153600, 245760. Defaults to `1024`. `containerSize` must be 512, 1024, 2048, 4096, 7168, 15360, 30720, 61440, 153600 or 245760. */
  containerSize?: pulumi.Input<number | undefined>;
  /** Type of machine: `m` (general purpose, 4 GB per CPU), `c` (compute, 2 GB per CPU) or `r` (memory, 8 GB per CPU). One of `m`, `c` or `r`. Defaults to `m`. */
  containerProfile?: pulumi.Input<enums.DatabaseContainerProfile | (string & {}) | undefined>;
  /** Size of the disk in GB. The platform does not allow shrinking it. Between 1 and 16000. Defaults to `10`. */
  diskSize?: pulumi.Input<number | undefined>;
  /** I/O operations per second of the disk. The platform requires about 1 GB of disk per 500 IOPS. At least 1. Defaults to `3000`. */
  iops?: pulumi.Input<number | undefined>;
  /** Whether to back it up according to the environment's retention policy. Defaults to `true`. */
  enableBackups?: pulumi.Input<boolean | undefined>;
  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. Changing only the timeouts produces no diff; the new values apply from the next operation. */
  timeouts?: pulumi.Input<types.input.DatabaseTimeouts | undefined>;
  /** ID of the database, as a string. Accepted for compatibility; it has no effect. */
  aptibleDatabaseId?: pulumi.Input<string | undefined>;
}
