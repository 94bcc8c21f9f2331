// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/machines.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the SSH key pairs of the region, optionally filtered by ID, or by name and project. Private keys are not returned.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const admins = cloudprov.getKeyPairsOutput({ keyName: "^admin" });
 * ```
 */
export function getKeyPairs(args: GetKeyPairsArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetKeyPairsResult> {
  return runtime.invoke("cloudprov:index/getKeyPairs:getKeyPairs", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    keyId: args.keyId,
    keyName: args.keyName,
    projectId: args.projectId,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the SSH key pairs of the region, optionally filtered by ID, or by name and project. Private keys are not returned.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const admins = cloudprov.getKeyPairsOutput({ keyName: "^admin" });
 * ```
 */
export function getKeyPairsOutput(args: GetKeyPairsOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetKeyPairsResult> {
  return runtime.invokeOutput<GetKeyPairsResult>("cloudprov:index/getKeyPairs:getKeyPairs", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    keyId: args.keyId,
    keyName: args.keyName,
    projectId: args.projectId,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getKeyPairs. */
export interface GetKeyPairsArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** ID of the key pair, `skey-...`. Must be the ID of an SSH key pair, such as skey-17634f05. `keyId` cannot be combined with `keyName` or `projectId`. */
  keyId?: string | undefined;
  /** Part of the name. `^admin` finds names that begin with the text, `^admin$` only the exact name. Must have letters, digits and underscores, optionally after ^ and before $, such as ^admin$. `keyId` cannot be combined with `keyName` or `projectId`. */
  keyName?: string | undefined;
  /** ID of the project. At least 0. `keyId` cannot be combined with `keyName` or `projectId`. */
  projectId?: number | undefined;
}

/** Arguments of getKeyPairsOutput. */
export interface GetKeyPairsOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** ID of the key pair, `skey-...`. Must be the ID of an SSH key pair, such as skey-17634f05. `keyId` cannot be combined with `keyName` or `projectId`. */
  keyId?: pulumi.Input<string | undefined>;
  /** Part of the name. `^admin` finds names that begin with the text, `^admin$` only the exact name. Must have letters, digits and underscores, optionally after ^ and before $, such as ^admin$. `keyId` cannot be combined with `keyName` or `projectId`. */
  keyName?: pulumi.Input<string | undefined>;
  /** ID of the project. At least 0. `keyId` cannot be combined with `keyName` or `projectId`. */
  projectId?: pulumi.Input<number | undefined>;
}

/** Result of getKeyPairs. */
export interface GetKeyPairsResult {
  /** The key pairs, in the platform's order. */
  keyPairLists: types.output.GetKeyPairsKeyPairList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** ID of the key pair, `skey-...`. */
  keyId?: string;
  /** Part of the name. `^admin` finds names that begin with the text, `^admin$` only the exact name. */
  keyName?: string;
  /** ID of the project. */
  projectId?: number;
}
