// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networks.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the groups of protocol templates of the region, optionally filtered by ID or name. The platform decides how a name is matched.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const found = cloudprov.getProtocolTemplateGroupsOutput({ name: "office" });
 * ```
 */
export function getProtocolTemplateGroups(args: GetProtocolTemplateGroupsArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetProtocolTemplateGroupsResult> {
  return runtime.invoke("cloudprov:index/getProtocolTemplateGroups:getProtocolTemplateGroups", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    name: args.name,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the groups of protocol templates of the region, optionally filtered by ID or name. The platform decides how a name is matched.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const found = cloudprov.getProtocolTemplateGroupsOutput({ name: "office" });
 * ```
 */
export function getProtocolTemplateGroupsOutput(args: GetProtocolTemplateGroupsOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetProtocolTemplateGroupsResult> {
  return runtime.invokeOutput<GetProtocolTemplateGroupsResult>("cloudprov:index/getProtocolTemplateGroups:getProtocolTemplateGroups", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    name: args.name,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getProtocolTemplateGroups. */
export interface GetProtocolTemplateGroupsArgs {
  /** ID to match. Must be the ID of a group of protocol templates, such as ppmg-0np3u974. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** Name to match. */
  name?: string | undefined;
}

/** Arguments of getProtocolTemplateGroupsOutput. */
export interface GetProtocolTemplateGroupsOutputArgs {
  /** ID to match. Must be the ID of a group of protocol templates, such as ppmg-0np3u974. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Name to match. */
  name?: pulumi.Input<string | undefined>;
}

/** Result of getProtocolTemplateGroups. */
export interface GetProtocolTemplateGroupsResult {
  /** The groups of protocol templates, in the platform's order. */
  groupLists: types.output.GetProtocolTemplateGroupsGroupList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** Name to match. */
  name?: string;
}
