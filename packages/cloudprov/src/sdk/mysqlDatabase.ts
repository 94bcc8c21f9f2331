// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * A database in a MySQL instance. Deleting the resource deletes the data. Changing a property replaces the database with an empty one; the preview warns about it.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const orders = new cloudprov.MysqlDatabase("orders", {
 *     instanceId: config.require("mysqlId"),
 *     dbName: "orders",
 *     characterSetName: "utf8mb4",
 * }, { protect: true });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<instance ID>#<database name>`.
 *
 * ```sh
 * pulumi import cloudprov:index/mysqlDatabase:MysqlDatabase example 'cdb-c1nl9rpv#orders'
 * ```
 */
export class MysqlDatabase extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/mysqlDatabase:MysqlDatabase";

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
    state?: MysqlDatabaseState,
    opts?: pulumi.CustomResourceOptions,
  ): MysqlDatabase {
    return new MysqlDatabase(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of MysqlDatabase, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is MysqlDatabase {
    return utilities.isInstance(obj, MysqlDatabase.__pulumiType);
  }

  /** ID of the MySQL instance. */
  declare public readonly instanceId: pulumi.Output<string>;

  /** Name of the database. Must be in lower case if the parameter `lower_case_table_names` of the instance is 1. */
  declare public readonly dbName: pulumi.Output<string>;

  /** Character set. */
  declare public readonly characterSetName: pulumi.Output<enums.MysqlDatabaseCharacterSetName>;

  /** The resource's ID. */
  declare public readonly mysqlDatabaseId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: MysqlDatabaseArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: MysqlDatabaseArgs | MysqlDatabaseState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as MysqlDatabaseState | undefined;
      inputs["instanceId"] = state?.instanceId;
      inputs["dbName"] = state?.dbName;
      inputs["characterSetName"] = state?.characterSetName;
      inputs["mysqlDatabaseId"] = state?.mysqlDatabaseId;
    } else {
      const args = argsOrState as MysqlDatabaseArgs | undefined;
      inputs["instanceId"] = args?.instanceId;
      inputs["dbName"] = args?.dbName;
      inputs["characterSetName"] = args?.characterSetName;
      inputs["mysqlDatabaseId"] = args?.mysqlDatabaseId;
      utilities.requireArguments("MysqlDatabase", name, inputs, args, opts, ["instanceId", "dbName", "characterSetName"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(MysqlDatabase.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `MysqlDatabase.get` uses to look up an object. */
export interface MysqlDatabaseState {
  /** ID of the MySQL instance. */
  instanceId?: pulumi.Input<string | undefined>;
  /** Name of the database. Must be in lower case if the parameter `lower_case_table_names` of the instance is 1. */
  dbName?: pulumi.Input<string | undefined>;
  /** Character set. */
  characterSetName?: pulumi.Input<enums.MysqlDatabaseCharacterSetName | (string & {}) | undefined>;
  /** The resource's ID. */
  mysqlDatabaseId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link MysqlDatabase}. */
export interface MysqlDatabaseArgs {
  /** ID of the MySQL instance. Must be the ID of a MySQL instance, such as cdb-c1nl9rpv. A change replaces the resource. */
  instanceId: pulumi.Input<string>;
  /** Name of the database. Must be in lower case if the parameter `lower_case_table_names` of the instance is 1. Between 1 and 64 characters. A change replaces the resource. */
  dbName: pulumi.Input<string>;
  /** Character set. One of `utf8`, `gbk`, `latin1` or `utf8mb4`. A change replaces the resource. */
  characterSetName: pulumi.Input<enums.MysqlDatabaseCharacterSetName | (string & {})>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  mysqlDatabaseId?: pulumi.Input<string | undefined>;
}
