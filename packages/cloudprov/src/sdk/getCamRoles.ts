// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/access.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the roles of the account, optionally filtered by ID, name and description.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const deployers = cloudprov.getCamRolesOutput({ name: "deployer" });
 * ```
 */
export function getCamRoles(args: GetCamRolesArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetCamRolesResult> {
  return runtime.invoke("cloudprov:index/getCamRoles:getCamRoles", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    roleId: args.roleId,
    name: args.name,
    description: args.description,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the roles of the account, optionally filtered by ID, name and description.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const deployers = cloudprov.getCamRolesOutput({ name: "deployer" });
 * ```
 */
export function getCamRolesOutput(args: GetCamRolesOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetCamRolesResult> {
  return runtime.invokeOutput<GetCamRolesResult>("cloudprov:index/getCamRoles:getCamRoles", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    roleId: args.roleId,
    name: args.name,
    description: args.description,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getCamRoles. */
export interface GetCamRolesArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** ID of the role. Must be the ID of a role, such as 4611686018427397919. */
  roleId?: string | undefined;
  /** Exact name of the role. */
  name?: string | undefined;
  /** Exact description of the role. */
  description?: string | undefined;
}

/** Arguments of getCamRolesOutput. */
export interface GetCamRolesOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** ID of the role. Must be the ID of a role, such as 4611686018427397919. */
  roleId?: pulumi.Input<string | undefined>;
  /** Exact name of the role. */
  name?: pulumi.Input<string | undefined>;
  /** Exact description of the role. */
  description?: pulumi.Input<string | undefined>;
}

/** Result of getCamRoles. */
export interface GetCamRolesResult {
  /** The roles, in the platform's order. */
  roleLists: types.output.GetCamRolesRoleList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** ID of the role. */
  roleId?: string;
  /** Exact name of the role. */
  name?: string;
  /** Exact description of the role. */
  description?: string;
}
