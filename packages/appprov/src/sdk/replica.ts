// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/databases.ts";
import * as utilities from "./utilities.ts";

/**
 * A replica is a database that follows another one on the same stack. It has the same type and version.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as appprov from "@org/appprov";
 *
 * const replica = new appprov.Replica("orders-replica", {
 *     envId: 123,
 *     primaryDatabaseId: 456,
 *     handle: "orders-replica",
 *     diskSize: 20,
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<Replica ID> or <environment handle>/<handle>`.
 *
 * ```sh
 * pulumi import appprov:index/replica:Replica example production/orders-replica
 * ```
 */
export class Replica extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "appprov:index/replica:Replica";

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
    state?: ReplicaState,
    opts?: pulumi.CustomResourceOptions,
  ): Replica {
    return new Replica(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of Replica, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is Replica {
    return utilities.isInstance(obj, Replica.__pulumiType);
  }

  /** ID of the environment: `envId` of an `Environment` or of `getEnvironment`. */
  declare public readonly envId: pulumi.Output<number>;

  /** ID of the database to replicate: `databaseId` of a `Database`. With this reference, Pulumi also deletes the replica before the database. */
  declare public readonly primaryDatabaseId: pulumi.Output<number>;

  /** Handle of the replica. Changing it replaces the replica. */
  declare public readonly handle: pulumi.Output<string>;

  /** Memory of a container in MB. Must be one of 512, 1024, 2048, 4096, 7168, 15360, 30720, 61440, 153600, 245760. */
  declare public readonly containerSize: pulumi.Output<number>;

  /** Type of machine: `m` (general purpose, 4 GB per CPU), `c` (compute, 2 GB per CPU) or `r` (memory, 8 GB per CPU). */
  declare public readonly containerProfile: pulumi.Output<enums.ReplicaContainerProfile>;

  /** Size of the disk in GB. The platform does not allow shrinking it. */
  declare public readonly diskSize: pulumi.Output<number>;

  /** I/O operations per second of the disk. The platform requires about 1 GB of disk per 500 IOPS. */
  declare public readonly iops: pulumi.Output<number>;

  /** Whether to back it up according to the environment's retention policy. */
  declare public readonly enableBackups: pulumi.Output<boolean>;

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
  declare public readonly timeouts: pulumi.Output<types.output.ReplicaTimeouts | undefined>;

  /** ID of the replica, as a number. */
  declare public readonly replicaId: pulumi.Output<number>;

  /** ID of the replica, as a string. */
  declare public readonly aptibleReplicaId: pulumi.Output<string>;

  /** Connection URL. */
  declare public readonly defaultConnectionUrl: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ReplicaArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ReplicaArgs | ReplicaState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ReplicaState | undefined;
      inputs["envId"] = state?.envId;
      inputs["primaryDatabaseId"] = state?.primaryDatabaseId;
      inputs["handle"] = state?.handle;
      inputs["containerSize"] = state?.containerSize;
      inputs["containerProfile"] = state?.containerProfile;
      inputs["diskSize"] = state?.diskSize;
      inputs["iops"] = state?.iops;
      inputs["enableBackups"] = state?.enableBackups;
      inputs["timeouts"] = state?.timeouts;
      inputs["replicaId"] = state?.replicaId;
      inputs["aptibleReplicaId"] = state?.aptibleReplicaId;
      inputs["defaultConnectionUrl"] = state?.defaultConnectionUrl;
    } else {
      const args = argsOrState as ReplicaArgs | undefined;
      inputs["envId"] = args?.envId;
      inputs["primaryDatabaseId"] = args?.primaryDatabaseId;
      inputs["handle"] = args?.handle;
      inputs["containerSize"] = args?.containerSize;
      inputs["containerProfile"] = args?.containerProfile;
      inputs["diskSize"] = args?.diskSize;
      inputs["iops"] = args?.iops;
      inputs["enableBackups"] = args?.enableBackups;
      inputs["timeouts"] = args?.timeouts;
      inputs["aptibleReplicaId"] = args?.aptibleReplicaId;
      inputs["replicaId"] = undefined;
      inputs["defaultConnectionUrl"] = undefined;
      utilities.requireArguments("Replica", name, inputs, args, opts, ["envId", "primaryDatabaseId", "handle"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(Replica.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["defaultConnectionUrl"] }));
  }
}

/** State that `Replica.get` uses to look up an object. */
export interface ReplicaState {
  /** ID of the environment: `envId` of an `Environment` or of `getEnvironment`. */
  envId?: pulumi.Input<number | undefined>;
  /** ID of the database to replicate: `databaseId` of a `Database`. With this reference, Pulumi also deletes the replica before the database. */
  primaryDatabaseId?: pulumi.Input<number | undefined>;
  /** Handle of the replica. Changing it replaces the replica. */
  handle?: pulumi.Input<string | undefined>;
  /** Memory of a container in MB. Must be one of 512, 1024, 2048, 4096, 7168, 15360, 30720, 61440, 153600, 245760. */
  containerSize?: pulumi.Input<number | undefined>;
  /** Type of machine: `m` (general purpose, 4 GB per CPU), `c` (compute, 2 GB per CPU) or `r` (memory, 8 GB per CPU). */
  containerProfile?: pulumi.Input<enums.ReplicaContainerProfile | (string & {}) | undefined>;
  /** Size of the disk in GB. The platform does not allow shrinking it. */
  diskSize?: pulumi.Input<number | undefined>;
  /** I/O operations per second of the disk. The platform requires about 1 GB of disk per 500 IOPS. */
  iops?: pulumi.Input<number | undefined>;
  /** Whether to back it up according to the environment's retention policy. */
  enableBackups?: pulumi.Input<boolean | undefined>;
  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
  timeouts?: pulumi.Input<types.input.ReplicaTimeouts | undefined>;
  /** ID of the replica, as a number. */
  replicaId?: pulumi.Input<number | undefined>;
  /** ID of the replica, as a string. */
  aptibleReplicaId?: pulumi.Input<string | undefined>;
  /** Connection URL. */
  defaultConnectionUrl?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link Replica}. */
export interface ReplicaArgs {
  /** ID of the environment: `envId` of an `Environment` or of `getEnvironment`. At least 1. A change replaces the resource. */
  envId: pulumi.Input<number>;
  /** ID of the database to replicate: `databaseId` of a `Database`. With this reference, Pulumi also deletes the replica before the database. At least 1. A change replaces the resource. */
  primaryDatabaseId: pulumi.Input<number>;
  /** Handle of the replica. Changing it replaces the replica. Must contain only lowercase letters, digits, hyphens, underscores and dots. A change replaces the resource. */
  handle: pulumi.Input<string>;
  /** Memory of a container in MB. Must be one of 512, 1024, 2048, 4096, 7168, 15360, 30720, 61440, 153600, 245760. Defaults to `1024`. `containerSize` must be 512, 1024, 2048, 4096, 7168, 15360, 30720, 61440, 153600 or 245760. */
  containerSize?: pulumi.Input<number | undefined>;
  /** Type of machine: `m` (general purpose, 4 GB per CPU), `c` (compute, 2 GB per CPU) or `r` (memory, 8 GB per CPU). One of `m`, `c` or `r`. Defaults to `m`. */
  containerProfile?: pulumi.Input<enums.ReplicaContainerProfile | (string & {}) | undefined>;
  /** Size of the disk in GB. The platform does not allow shrinking it. Between 1 and 16000. Defaults to `10`. */
  diskSize?: pulumi.Input<number | undefined>;
  /** I/O operations per second of the disk. The platform requires about 1 GB of disk per 500 IOPS. At least 1. Defaults to `3000`. */
  iops?: pulumi.Input<number | undefined>;
  /** Whether to back it up according to the environment's retention policy. Defaults to `true`. */
  enableBackups?: pulumi.Input<boolean | undefined>;
  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. Changing only the timeouts produces no diff; the new values apply from the next operation. */
  timeouts?: pulumi.Input<types.input.ReplicaTimeouts | undefined>;
  /** ID of the replica, as a string. Accepted for compatibility; it has no effect. */
  aptibleReplicaId?: pulumi.Input<string | undefined>;
}
