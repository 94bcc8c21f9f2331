// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/access.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the users of the account, optionally filtered. All filters are exact.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const operators = cloudprov.getCamUsersOutput({ consoleLogin: true });
 * ```
 */
export function getCamUsers(args: GetCamUsersArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetCamUsersResult> {
  return runtime.invoke("cloudprov:index/getCamUsers:getCamUsers", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    name: args.name,
    remark: args.remark,
    phoneNum: args.phoneNum,
    countryCode: args.countryCode,
    email: args.email,
    uin: args.uin,
    uid: args.uid,
    consoleLogin: args.consoleLogin,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the users of the account, optionally filtered. All filters are exact.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const operators = cloudprov.getCamUsersOutput({ consoleLogin: true });
 * ```
 */
export function getCamUsersOutput(args: GetCamUsersOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetCamUsersResult> {
  return runtime.invokeOutput<GetCamUsersResult>("cloudprov:index/getCamUsers:getCamUsers", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    name: args.name,
    remark: args.remark,
    phoneNum: args.phoneNum,
    countryCode: args.countryCode,
    email: args.email,
    uin: args.uin,
    uid: args.uid,
    consoleLogin: args.consoleLogin,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getCamUsers. */
export interface GetCamUsersArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** Name of the user. */
  name?: string | undefined;
  /** Description of the user. */
  remark?: string | undefined;
  /** Phone number. */
  phoneNum?: string | undefined;
  /** Country code of the phone number, such as `86`. */
  countryCode?: string | undefined;
  /** Email address. */
  email?: string | undefined;
  /** Account ID (UIN) of the user. At least 0. */
  uin?: number | undefined;
  /** ID of the user within the account (UID). At least 0. */
  uid?: number | undefined;
  /** Whether the user may sign in to the console. */
  consoleLogin?: boolean | undefined;
}

/** Arguments of getCamUsersOutput. */
export interface GetCamUsersOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Name of the user. */
  name?: pulumi.Input<string | undefined>;
  /** Description of the user. */
  remark?: pulumi.Input<string | undefined>;
  /** Phone number. */
  phoneNum?: pulumi.Input<string | undefined>;
  /** Country code of the phone number, such as `86`. */
  countryCode?: pulumi.Input<string | undefined>;
  /** Email address. */
  email?: pulumi.Input<string | undefined>;
  /** Account ID (UIN) of the user. At least 0. */
  uin?: pulumi.Input<number | undefined>;
  /** ID of the user within the account (UID). At least 0. */
  uid?: pulumi.Input<number | undefined>;
  /** Whether the user may sign in to the console. */
  consoleLogin?: pulumi.Input<boolean | undefined>;
}

/** Result of getCamUsers. */
export interface GetCamUsersResult {
  /** The users, in the platform's order. */
  userLists: types.output.GetCamUsersUserList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** Name of the user. */
  name?: string;
  /** Description of the user. */
  remark?: string;
  /** Phone number. */
  phoneNum?: string;
  /** Country code of the phone number, such as `86`. */
  countryCode?: string;
  /** Email address. */
  email?: string;
  /** Account ID (UIN) of the user. */
  uin?: number;
  /** ID of the user within the account (UID). */
  uid?: number;
  /** Whether the user may sign in to the console. */
  consoleLogin?: boolean;
}
