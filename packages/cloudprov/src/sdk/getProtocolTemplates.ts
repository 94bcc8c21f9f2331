// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networks.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the protocol templates of the region, optionally filtered by ID or name. The platform decides how a name is matched.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const found = cloudprov.getProtocolTemplatesOutput({ name: "office" });
 * ```
 */
export function getProtocolTemplates(args: GetProtocolTemplatesArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetProtocolTemplatesResult> {
  return runtime.invoke("cloudprov:index/getProtocolTemplates:getProtocolTemplates", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    name: args.name,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the protocol templates of the region, optionally filtered by ID or name. The platform decides how a name is matched.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const found = cloudprov.getProtocolTemplatesOutput({ name: "office" });
 * ```
 */
export function getProtocolTemplatesOutput(args: GetProtocolTemplatesOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetProtocolTemplatesResult> {
  return runtime.invokeOutput<GetProtocolTemplatesResult>("cloudprov:index/getProtocolTemplates:getProtocolTemplates", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    name: args.name,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getProtocolTemplates. */
export interface GetProtocolTemplatesArgs {
  /** ID to match. Must be the ID of a protocol template, such as ppm-nwrggd14. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** Name to match. */
  name?: string | undefined;
}

/** Arguments of getProtocolTemplatesOutput. */
export interface GetProtocolTemplatesOutputArgs {
  /** ID to match. Must be the ID of a protocol template, such as ppm-nwrggd14. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Name to match. */
  name?: pulumi.Input<string | undefined>;
}

/** Result of getProtocolTemplates. */
export interface GetProtocolTemplatesResult {
  /** The protocol templates, in the platform's order. */
  templateLists: types.output.GetProtocolTemplatesTemplateList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** Name to match. */
  name?: string;
}
