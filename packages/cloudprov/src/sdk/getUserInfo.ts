// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Returns who the credentials of the provider belong to.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const caller = cloudprov.getUserInfoOutput();
 * ```
 */
export function getUserInfo(args: GetUserInfoArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetUserInfoResult> {
  return runtime.invoke("cloudprov:index/getUserInfo:getUserInfo", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
  }, args), utilities.withDefaults(opts));
}

/**
 * Returns who the credentials of the provider belong to.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const caller = cloudprov.getUserInfoOutput();
 * ```
 */
export function getUserInfoOutput(args: GetUserInfoOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetUserInfoResult> {
  return runtime.invokeOutput<GetUserInfoResult>("cloudprov:index/getUserInfo:getUserInfo", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getUserInfo. */
export interface GetUserInfoArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
}

/** Arguments of getUserInfoOutput. */
export interface GetUserInfoOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
}

/** Result of getUserInfo. */
export interface GetUserInfoResult {
  /** Number of the account in names of buckets (APPID). */
  appId: string;
  /** Account ID (UIN) of the user. For temporary credentials, this is the session of a role. */
  uin: string;
  /** Account ID (UIN) of the main account. */
  ownerUin: string;
  /** Name of the user. Empty for the main account and for roles. */
  name: string;
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
}
