// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A user of the account, who signs in to the console, uses API keys, or both. The user has the permissions of its policies and groups. The platform returns the API key and a generated password only once; they are stored in the state as secrets.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const operator = new cloudprov.CamUser("operator", {
 *     name: "operator",
 *     remark: "Operates the shop",
 *     useApi: false,
 *     consoleLogin: true,
 *     tags: { team: "shop" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<user name>`.
 *
 * ```sh
 * pulumi import cloudprov:index/camUser:CamUser example operator
 * ```
 */
export class CamUser extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/camUser:CamUser";

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
    state?: CamUserState,
    opts?: pulumi.CustomResourceOptions,
  ): CamUser {
    return new CamUser(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of CamUser, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is CamUser {
    return utilities.isInstance(obj, CamUser.__pulumiType);
  }

  /** Name of the user, unique in the account. */
  declare public readonly name: pulumi.Output<string>;

  /** Description of the user. */
  declare public readonly remark: pulumi.Output<string | undefined>;

  /** Whether the user may sign in to the console. */
  declare public readonly consoleLogin: pulumi.Output<boolean>;

  /** Password for the console. */
  declare public readonly password: pulumi.Output<string>;

  /** Phone number. */
  declare public readonly phoneNum: pulumi.Output<string | undefined>;

  /** Country code of the phone number, such as `86`. */
  declare public readonly countryCode: pulumi.Output<string>;

  /** Email address. */
  declare public readonly email: pulumi.Output<string | undefined>;

  /** Account ID (UIN) of the user. */
  declare public readonly uin: pulumi.Output<number>;

  /** ID of the user within the account (UID). */
  declare public readonly uid: pulumi.Output<number>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Whether a deletion also deletes the API keys of the user. Without it, a user with API keys cannot be deleted. */
  declare public readonly forceDelete: pulumi.Output<boolean>;

  /** Whether the platform creates an API key with the user. A later change has no effect. */
  declare public readonly useApi: pulumi.Output<boolean>;

  /** Whether the user must choose a new password at the next sign-in. */
  declare public readonly needResetPassword: pulumi.Output<boolean>;

  /** ID of the API key that was created with the user. Empty without `useApi` and after an import. */
  declare public readonly secretId: pulumi.Output<string>;

  /** Secret of the API key that was created with the user. The platform returns it only once. Empty without `useApi` and after an import. */
  declare public readonly secretKey: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly camUserId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   */
  public constructor(name: string, args?: CamUserArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: CamUserArgs | CamUserState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as CamUserState | undefined;
      inputs["name"] = state?.name;
      inputs["remark"] = state?.remark;
      inputs["consoleLogin"] = state?.consoleLogin;
      inputs["password"] = state?.password;
      inputs["phoneNum"] = state?.phoneNum;
      inputs["countryCode"] = state?.countryCode;
      inputs["email"] = state?.email;
      inputs["uin"] = state?.uin;
      inputs["uid"] = state?.uid;
      inputs["tags"] = state?.tags;
      inputs["forceDelete"] = state?.forceDelete;
      inputs["useApi"] = state?.useApi;
      inputs["needResetPassword"] = state?.needResetPassword;
      inputs["secretId"] = state?.secretId;
      inputs["secretKey"] = state?.secretKey;
      inputs["camUserId"] = state?.camUserId;
    } else {
      const args = argsOrState as CamUserArgs | undefined;
      inputs["name"] = args?.name;
      inputs["remark"] = args?.remark;
      inputs["consoleLogin"] = args?.consoleLogin;
      inputs["password"] = utilities.secret(args?.password);
      inputs["phoneNum"] = args?.phoneNum;
      inputs["countryCode"] = args?.countryCode;
      inputs["email"] = args?.email;
      inputs["tags"] = args?.tags;
      inputs["forceDelete"] = args?.forceDelete;
      inputs["useApi"] = args?.useApi;
      inputs["needResetPassword"] = args?.needResetPassword;
      inputs["camUserId"] = args?.camUserId;
      inputs["uin"] = undefined;
      inputs["uid"] = undefined;
      inputs["secretId"] = undefined;
      inputs["secretKey"] = undefined;
      utilities.forwardUnknown(inputs, args);
    }
    super(CamUser.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["password", "secretId", "secretKey"] }));
  }
}

/** State that `CamUser.get` uses to look up an object. */
export interface CamUserState {
  /** Name of the user, unique in the account. */
  name?: pulumi.Input<string | undefined>;
  /** Description of the user. */
  remark?: pulumi.Input<string | undefined>;
  /** Whether the user may sign in to the console. */
  consoleLogin?: pulumi.Input<boolean | undefined>;
  /** Password for the console. */
  password?: pulumi.Input<string | undefined>;
  /** Phone number. */
  phoneNum?: pulumi.Input<string | undefined>;
  /** Country code of the phone number, such as `86`. */
  countryCode?: pulumi.Input<string | undefined>;
  /** Email address. */
  email?: pulumi.Input<string | undefined>;
  /** Account ID (UIN) of the user. */
  uin?: pulumi.Input<number | undefined>;
  /** ID of the user within the account (UID). */
  uid?: pulumi.Input<number | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Whether a deletion also deletes the API keys of the user. Without it, a user with API keys cannot be deleted. */
  forceDelete?: pulumi.Input<boolean | undefined>;
  /** Whether the platform creates an API key with the user. A later change has no effect. */
  useApi?: pulumi.Input<boolean | undefined>;
  /** Whether the user must choose a new password at the next sign-in. */
  needResetPassword?: pulumi.Input<boolean | undefined>;
  /** ID of the API key that was created with the user. Empty without `useApi` and after an import. */
  secretId?: pulumi.Input<string | undefined>;
  /** Secret of the API key that was created with the user. The platform returns it only once. Empty without `useApi` and after an import. */
  secretKey?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  camUserId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link CamUser}. */
export interface CamUserArgs {
  /** Name of the user, unique in the account. Defaults to a name generated from the resource's name in the program. A change replaces the resource. */
  name?: pulumi.Input<string | undefined>;
  /** Description of the user. */
  remark?: pulumi.Input<string | undefined>;
  /** Whether the user may sign in to the console. Defaults to `false`. */
  consoleLogin?: pulumi.Input<boolean | undefined>;
  /** Password for the console. Must satisfy the password rules of the account. If it is omitted, the platform generates one for a user that is created with `consoleLogin`. At least 8 characters. The platform never returns it, so it is compared with the previous input. If omitted, the platform chooses a value. */
  password?: pulumi.Input<string | undefined>;
  /** Phone number. */
  phoneNum?: pulumi.Input<string | undefined>;
  /** Country code of the phone number, such as `86`. If omitted, the platform chooses a value. */
  countryCode?: pulumi.Input<string | undefined>;
  /** Email address. */
  email?: pulumi.Input<string | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Whether a deletion also deletes the API keys of the user. Without it, a user with API keys cannot be deleted. Defaults to `false`. */
  forceDelete?: pulumi.Input<boolean | undefined>;
  /** Whether the platform creates an API key with the user. A later change has no effect. Defaults to `true`. */
  useApi?: pulumi.Input<boolean | undefined>;
  /** Whether the user must choose a new password at the next sign-in. Defaults to `true`. */
  needResetPassword?: pulumi.Input<boolean | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  camUserId?: pulumi.Input<string | undefined>;
}
