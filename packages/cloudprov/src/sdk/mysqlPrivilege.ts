// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/mysql.ts";
import * as utilities from "./utilities.ts";

/**
 * All permissions of an account of a MySQL instance: those that the program does not grant are revoked. Permissions that the account had before the creation are an error instead of being overwritten. Deleting the resource revokes all permissions.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const orders = new cloudprov.MysqlPrivilege("orders", {
 *     mysqlId: config.require("mysqlId"),
 *     accountName: "orders",
 *     globals: [],
 *     databases: [{ databaseName: "orders", privileges: ["SELECT", "INSERT", "UPDATE", "DELETE"] }],
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `{"MysqlId":"<instance ID>","AccountName":"<account name>","AccountHost":"<host>"}`.
 *
 * ```sh
 * pulumi import cloudprov:index/mysqlPrivilege:MysqlPrivilege example '{"MysqlId":"cdb-c1nl9rpv","AccountName":"orders","AccountHost":"%"}'
 * ```
 */
export class MysqlPrivilege extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/mysqlPrivilege:MysqlPrivilege";

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
    state?: MysqlPrivilegeState,
    opts?: pulumi.CustomResourceOptions,
  ): MysqlPrivilege {
    return new MysqlPrivilege(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of MysqlPrivilege, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is MysqlPrivilege {
    return utilities.isInstance(obj, MysqlPrivilege.__pulumiType);
  }

  /** ID of the MySQL instance. */
  declare public readonly mysqlId: pulumi.Output<string>;

  /** Name of the account. */
  declare public readonly accountName: pulumi.Output<string>;

  /** Host of the account. */
  declare public readonly accountHost: pulumi.Output<string>;

  /** Permissions for everything in the instance. May be empty. */
  declare public readonly globals: pulumi.Output<enums.MysqlPrivilegeGlobal[]>;

  /** Permissions for databases. */
  declare public readonly databases: pulumi.Output<types.output.MysqlPrivilegeDatabase[] | undefined>;

  /** Permissions for tables. */
  declare public readonly tables: pulumi.Output<types.output.MysqlPrivilegeTable[] | undefined>;

  /** Permissions for columns. */
  declare public readonly columns: pulumi.Output<types.output.MysqlPrivilegeColumn[] | undefined>;

  /** The resource's ID. */
  declare public readonly mysqlPrivilegeId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: MysqlPrivilegeArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: MysqlPrivilegeArgs | MysqlPrivilegeState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as MysqlPrivilegeState | undefined;
      inputs["mysqlId"] = state?.mysqlId;
      inputs["accountName"] = state?.accountName;
      inputs["accountHost"] = state?.accountHost;
      inputs["globals"] = state?.globals;
      inputs["databases"] = state?.databases;
      inputs["tables"] = state?.tables;
      inputs["columns"] = state?.columns;
      inputs["mysqlPrivilegeId"] = state?.mysqlPrivilegeId;
    } else {
      const args = argsOrState as MysqlPrivilegeArgs | undefined;
      inputs["mysqlId"] = args?.mysqlId;
      inputs["accountName"] = args?.accountName;
      inputs["accountHost"] = args?.accountHost;
      inputs["globals"] = args?.globals;
      inputs["databases"] = args?.databases;
      inputs["tables"] = args?.tables;
      inputs["columns"] = args?.columns;
      inputs["mysqlPrivilegeId"] = args?.mysqlPrivilegeId;
      utilities.requireArguments("MysqlPrivilege", name, inputs, args, opts, ["mysqlId", "accountName", "globals"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(MysqlPrivilege.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `MysqlPrivilege.get` uses to look up an object. */
export interface MysqlPrivilegeState {
  /** ID of the MySQL instance. */
  mysqlId?: pulumi.Input<string | undefined>;
  /** Name of the account. */
  accountName?: pulumi.Input<string | undefined>;
  /** Host of the account. */
  accountHost?: pulumi.Input<string | undefined>;
  /** Permissions for everything in the instance. May be empty. */
  globals?: pulumi.Input<pulumi.Input<enums.MysqlPrivilegeGlobal | (string & {})>[] | undefined>;
  /** Permissions for databases. */
  databases?: pulumi.Input<pulumi.Input<types.input.MysqlPrivilegeDatabase>[] | undefined>;
  /** Permissions for tables. */
  tables?: pulumi.Input<pulumi.Input<types.input.MysqlPrivilegeTable>[] | undefined>;
  /** Permissions for columns. */
  columns?: pulumi.Input<pulumi.Input<types.input.MysqlPrivilegeColumn>[] | undefined>;
  /** The resource's ID. */
  mysqlPrivilegeId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link MysqlPrivilege}. */
export interface MysqlPrivilegeArgs {
  /** ID of the MySQL instance. Must be the ID of a MySQL instance, such as cdb-c1nl9rpv. A change replaces the resource. */
  mysqlId: pulumi.Input<string>;
  /** Name of the account. Must not be empty. Must not be an account of the platform: root, mysql.sys, mysql.session, mysql.infoschema, tencentroot. A change replaces the resource. */
  accountName: pulumi.Input<string>;
  /** Host of the account. Must not be empty. Defaults to `%`. A change replaces the resource. */
  accountHost?: pulumi.Input<string | undefined>;
  /** Permissions for everything in the instance. May be empty. One of `SELECT`, `INSERT`, `UPDATE`, `REFERENCES`, `DELETE`, `CREATE`, `DROP`, `INDEX`, `ALTER`, `CREATE VIEW`, `SHOW VIEW`, `TRIGGER`, `CREATE TEMPORARY TABLES`, `LOCK TABLES`, `EXECUTE`, `CREATE ROUTINE`, `ALTER ROUTINE`, `EVENT`, `CREATE USER`, `PROCESS`, `RELOAD`, `REPLICATION CLIENT`, `REPLICATION SLAVE` or `SHOW DATABASES`. */
  globals: pulumi.Input<pulumi.Input<enums.MysqlPrivilegeGlobal | (string & {})>[]>;
  /** Permissions for databases. */
  databases?: pulumi.Input<pulumi.Input<types.input.MysqlPrivilegeDatabase>[] | undefined>;
  /** Permissions for tables. */
  tables?: pulumi.Input<pulumi.Input<types.input.MysqlPrivilegeTable>[] | undefined>;
  /** Permissions for columns. */
  columns?: pulumi.Input<pulumi.Input<types.input.MysqlPrivilegeColumn>[] | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  mysqlPrivilegeId?: pulumi.Input<string | undefined>;
}
