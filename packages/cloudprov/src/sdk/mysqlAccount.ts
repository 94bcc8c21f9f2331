// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * An account of a MySQL instance. It has no permissions until a `MysqlPrivilege` grants some. Changing `name` or `host` replaces the account with one without its permissions. The password is stored in the state as a secret.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const orders = new cloudprov.MysqlAccount("orders", {
 *     mysqlId: config.require("mysqlId"),
 *     name: "orders",
 *     host: "10.0.%",
 *     password: config.requireSecret("password"),
 *     description: "The service that stores orders",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<instance ID>#<account name>[#<host>]`.
 * Also required: A password in the program, which the next `pulumi up` sets.
 *
 * ```sh
 * pulumi import cloudprov:index/mysqlAccount:MysqlAccount example 'cdb-c1nl9rpv#orders'
 * ```
 */
export class MysqlAccount extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/mysqlAccount:MysqlAccount";

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
    state?: MysqlAccountState,
    opts?: pulumi.CustomResourceOptions,
  ): MysqlAccount {
    return new MysqlAccount(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of MysqlAccount, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is MysqlAccount {
    return utilities.isInstance(obj, MysqlAccount.__pulumiType);
  }

  /** ID of the MySQL instance. */
  declare public readonly mysqlId: pulumi.Output<string>;

  /** Name of the account. */
  declare public readonly name: pulumi.Output<string>;

  /** Host from which the account may connect: an IPv4 address, which may contain `%`, or `%` for any. */
  declare public readonly host: pulumi.Output<string>;

  /** Password of the account. */
  declare public readonly password: pulumi.Output<string>;

  /** Description. */
  declare public readonly description: pulumi.Output<string>;

  /** Maximum number of connections at the same time. Defaults to 10240. */
  declare public readonly maxUserConnections: pulumi.Output<number>;

  /** The resource's ID. */
  declare public readonly mysqlAccountId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: MysqlAccountArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: MysqlAccountArgs | MysqlAccountState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as MysqlAccountState | undefined;
      inputs["mysqlId"] = state?.mysqlId;
      inputs["name"] = state?.name;
      inputs["host"] = state?.host;
      inputs["password"] = state?.password;
      inputs["description"] = state?.description;
      inputs["maxUserConnections"] = state?.maxUserConnections;
      inputs["mysqlAccountId"] = state?.mysqlAccountId;
    } else {
      const args = argsOrState as MysqlAccountArgs | undefined;
      inputs["mysqlId"] = args?.mysqlId;
      inputs["name"] = args?.name;
      inputs["host"] = args?.host;
      inputs["password"] = utilities.secret(args?.password);
      inputs["description"] = args?.description;
      inputs["maxUserConnections"] = args?.maxUserConnections;
      inputs["mysqlAccountId"] = args?.mysqlAccountId;
      utilities.requireArguments("MysqlAccount", name, inputs, args, opts, ["mysqlId", "password"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(MysqlAccount.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["password"] }));
  }
}

/** State that `MysqlAccount.get` uses to look up an object. */
export interface MysqlAccountState {
  /** ID of the MySQL instance. */
  mysqlId?: pulumi.Input<string | undefined>;
  /** Name of the account. */
  name?: pulumi.Input<string | undefined>;
  /** Host from which the account may connect: an IPv4 address, which may contain `%`, or `%` for any. */
  host?: pulumi.Input<string | undefined>;
  /** Password of the account. */
  password?: pulumi.Input<string | undefined>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
  /** Maximum number of connections at the same time. Defaults to 10240. */
  maxUserConnections?: pulumi.Input<number | undefined>;
  /** The resource's ID. */
  mysqlAccountId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link MysqlAccount}. */
export interface MysqlAccountArgs {
  /** ID of the MySQL instance. Must be the ID of a MySQL instance, such as cdb-c1nl9rpv. A change replaces the resource. */
  mysqlId: pulumi.Input<string>;
  /** Name of the account. Between 1 and 32 characters. Defaults to a name generated from the resource's name in the program. A change replaces the resource. `name` must not contain #, which separates the parts of the ID. */
  name?: pulumi.Input<string | undefined>;
  /** Host from which the account may connect: an IPv4 address, which may contain `%`, or `%` for any. Must not be empty. Defaults to `%`. A change replaces the resource. */
  host?: pulumi.Input<string | undefined>;
  /** Password of the account. Between 8 and 64 characters. Must contain at least two of: letters, digits, and the characters _+-&=!@#$%^*(). The platform never returns it, so it is compared with the previous input. */
  password: pulumi.Input<string>;
  /** Description. Between 1 and 200 characters. Defaults to `--`. */
  description?: pulumi.Input<string | undefined>;
  /** Maximum number of connections at the same time. Defaults to 10240. Between 1 and 10240. If omitted, the platform chooses a value. */
  maxUserConnections?: pulumi.Input<number | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  mysqlAccountId?: pulumi.Input<string | undefined>;
}
