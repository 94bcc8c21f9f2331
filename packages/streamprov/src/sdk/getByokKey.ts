// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/keys-and-integrations.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a customer-managed key (BYOK) by its ID.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const key = streamprov.getByokKeyOutput({ id: config.require("byokKeyId") });
 * ```
 */
export function getByokKey(args: GetByokKeyArgs, opts?: pulumi.InvokeOptions): Promise<GetByokKeyResult> {
  return runtime.invoke("streamprov:index/getByokKey:getByokKey", utilities.forwardUnknown({
    id: args.id,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a customer-managed key (BYOK) by its ID.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const key = streamprov.getByokKeyOutput({ id: config.require("byokKeyId") });
 * ```
 */
export function getByokKeyOutput(args: GetByokKeyOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetByokKeyResult> {
  return runtime.invokeOutput<GetByokKeyResult>("streamprov:index/getByokKey:getByokKey", utilities.forwardUnknown({
    id: args.id,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getByokKey. */
export interface GetByokKeyArgs {
  /** ID of the key, `cck-...`. Must not be empty. */
  id: string;
}

/** Arguments of getByokKeyOutput. */
export interface GetByokKeyOutputArgs {
  /** ID of the key, `cck-...`. Must not be empty. */
  id: pulumi.Input<string>;
}

/** Result of getByokKey. */
export interface GetByokKeyResult {
  /** ID of the key, `cck-...`. */
  id: string;
  /** A key in AWS. */
  aws: types.output.GetByokKeyAw[];
  /** A key in Azure. */
  azures: types.output.GetByokKeyAzure[];
  /** A key in Google Cloud. */
  gcps: types.output.GetByokKeyGcp[];
}
