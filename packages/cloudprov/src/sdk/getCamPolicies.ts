// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/access.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the policies of the account and of the platform, optionally filtered.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const presets = cloudprov.getCamPoliciesOutput({ name: "QcloudCOSReadOnlyAccess", scope: "QCS" });
 * ```
 */
export function getCamPolicies(args: GetCamPoliciesArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetCamPoliciesResult> {
  return runtime.invoke("cloudprov:index/getCamPolicies:getCamPolicies", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    policyId: args.policyId,
    name: args.name,
    description: args.description,
    type: args.type,
    createMode: args.createMode,
    scope: args.scope,
    keyWord: args.keyWord,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the policies of the account and of the platform, optionally filtered.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const presets = cloudprov.getCamPoliciesOutput({ name: "QcloudCOSReadOnlyAccess", scope: "QCS" });
 * ```
 */
export function getCamPoliciesOutput(args: GetCamPoliciesOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetCamPoliciesResult> {
  return runtime.invokeOutput<GetCamPoliciesResult>("cloudprov:index/getCamPolicies:getCamPolicies", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    policyId: args.policyId,
    name: args.name,
    description: args.description,
    type: args.type,
    createMode: args.createMode,
    scope: args.scope,
    keyWord: args.keyWord,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getCamPolicies. */
export interface GetCamPoliciesArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** ID of the policy. Must be the ID of a policy, such as 17698703. */
  policyId?: string | undefined;
  /** Exact name of the policy. */
  name?: string | undefined;
  /** Exact description of the policy. */
  description?: string | undefined;
  /** `1` for policies of the account, `2` for policies of the platform. Between 1 and 2. */
  type?: number | undefined;
  /** `1` for policies that were created by selecting products, `2` for those that were written as JSON. Between 1 and 2. */
  createMode?: number | undefined;
  /** `Local` for policies of the account, `QCS` for policies of the platform, `All` for both. One of `All`, `QCS` or `Local`. */
  scope?: enums.GetCamPoliciesScope | (string & {}) | undefined;
  /** Part of the name. */
  keyWord?: string | undefined;
}

/** Arguments of getCamPoliciesOutput. */
export interface GetCamPoliciesOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** ID of the policy. Must be the ID of a policy, such as 17698703. */
  policyId?: pulumi.Input<string | undefined>;
  /** Exact name of the policy. */
  name?: pulumi.Input<string | undefined>;
  /** Exact description of the policy. */
  description?: pulumi.Input<string | undefined>;
  /** `1` for policies of the account, `2` for policies of the platform. Between 1 and 2. */
  type?: pulumi.Input<number | undefined>;
  /** `1` for policies that were created by selecting products, `2` for those that were written as JSON. Between 1 and 2. */
  createMode?: pulumi.Input<number | undefined>;
  /** `Local` for policies of the account, `QCS` for policies of the platform, `All` for both. One of `All`, `QCS` or `Local`. */
  scope?: pulumi.Input<enums.GetCamPoliciesScope | (string & {}) | undefined>;
  /** Part of the name. */
  keyWord?: pulumi.Input<string | undefined>;
}

/** Result of getCamPolicies. */
export interface GetCamPoliciesResult {
  /** The policies, in the platform's order. */
  policyLists: types.output.GetCamPoliciesPolicyList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** ID of the policy. */
  policyId?: string;
  /** Exact name of the policy. */
  name?: string;
  /** Exact description of the policy. */
  description?: string;
  /** `1` for policies of the account, `2` for policies of the platform. */
  type?: number;
  /** `1` for policies that were created by selecting products, `2` for those that were written as JSON. */
  createMode?: number;
  /** `Local` for policies of the account, `QCS` for policies of the platform, `All` for both. */
  scope?: string;
  /** Part of the name. */
  keyWord?: string;
}
