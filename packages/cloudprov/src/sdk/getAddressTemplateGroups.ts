// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networks.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the groups of address templates of the region, optionally filtered by ID or name. The platform decides how a name is matched.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const found = cloudprov.getAddressTemplateGroupsOutput({ name: "office" });
 * ```
 */
export function getAddressTemplateGroups(args: GetAddressTemplateGroupsArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetAddressTemplateGroupsResult> {
  return runtime.invoke("cloudprov:index/getAddressTemplateGroups:getAddressTemplateGroups", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    name: args.name,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the groups of address templates of the region, optionally filtered by ID or name. The platform decides how a name is matched.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const found = cloudprov.getAddressTemplateGroupsOutput({ name: "office" });
 * ```
 */
export function getAddressTemplateGroupsOutput(args: GetAddressTemplateGroupsOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetAddressTemplateGroupsResult> {
  return runtime.invokeOutput<GetAddressTemplateGroupsResult>("cloudprov:index/getAddressTemplateGroups:getAddressTemplateGroups", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    name: args.name,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getAddressTemplateGroups. */
export interface GetAddressTemplateGroupsArgs {
  /** ID to match. Must be the ID of a group of address templates, such as ipmg-0np3u974. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** Name to match. */
  name?: string | undefined;
}

/** Arguments of getAddressTemplateGroupsOutput. */
export interface GetAddressTemplateGroupsOutputArgs {
  /** ID to match. Must be the ID of a group of address templates, such as ipmg-0np3u974. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Name to match. */
  name?: pulumi.Input<string | undefined>;
}

/** Result of getAddressTemplateGroups. */
export interface GetAddressTemplateGroupsResult {
  /** The groups of address templates, in the platform's order. */
  groupLists: types.output.GetAddressTemplateGroupsGroupList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** Name to match. */
  name?: string;
}
