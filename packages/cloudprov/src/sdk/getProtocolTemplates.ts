// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the protocol templates of the region, or those with an ID or a name. The platform decides how a name is matched.
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
  return runtime.invoke("cloudprov:index/getProtocolTemplates:getProtocolTemplates", {
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    name: args.name,
  }, utilities.withDefaults(opts));
}

/**
 * Lists the protocol templates of the region, or those with an ID or a name. The platform decides how a name is matched.
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
  return runtime.invokeOutput<GetProtocolTemplatesResult>("cloudprov:index/getProtocolTemplates:getProtocolTemplates", {
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    name: args.name,
  }, utilities.withDefaults(opts));
}

/** Arguments of getProtocolTemplates. */
export interface GetProtocolTemplatesArgs {
  /** ID to look for. Must be the ID of a protocol template, such as ppm-nwrggd14. */
  id?: string | undefined;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: string | undefined;
  /** Name to look for. */
  name?: string | undefined;
}

/** Arguments of getProtocolTemplatesOutput. */
export interface GetProtocolTemplatesOutputArgs {
  /** ID to look for. Must be the ID of a protocol template, such as ppm-nwrggd14. */
  id?: pulumi.Input<string | undefined>;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Name to look for. */
  name?: pulumi.Input<string | undefined>;
}

/** What getProtocolTemplates returns. */
export interface GetProtocolTemplatesResult {
  /** The protocol templates, in the platform's order. */
  templateLists: output.GetProtocolTemplatesTemplateList[];
  /** ID of the result. */
  id: string;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: string;
  /** Name to look for. */
  name?: string;
}
