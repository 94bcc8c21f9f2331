// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networks.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the address templates of the region, optionally filtered by ID or name. The platform decides how a name is matched.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const found = cloudprov.getAddressTemplatesOutput({ name: "office" });
 * ```
 */
export function getAddressTemplates(args: GetAddressTemplatesArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetAddressTemplatesResult> {
  return runtime.invoke("cloudprov:index/getAddressTemplates:getAddressTemplates", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    name: args.name,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the address templates of the region, optionally filtered by ID or name. The platform decides how a name is matched.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const found = cloudprov.getAddressTemplatesOutput({ name: "office" });
 * ```
 */
export function getAddressTemplatesOutput(args: GetAddressTemplatesOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetAddressTemplatesResult> {
  return runtime.invokeOutput<GetAddressTemplatesResult>("cloudprov:index/getAddressTemplates:getAddressTemplates", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    name: args.name,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getAddressTemplates. */
export interface GetAddressTemplatesArgs {
  /** ID to match. Must be the ID of an address template, such as ipm-makf7k9e. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** Name to match. */
  name?: string | undefined;
}

/** Arguments of getAddressTemplatesOutput. */
export interface GetAddressTemplatesOutputArgs {
  /** ID to match. Must be the ID of an address template, such as ipm-makf7k9e. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Name to match. */
  name?: pulumi.Input<string | undefined>;
}

/** Result of getAddressTemplates. */
export interface GetAddressTemplatesResult {
  /** The address templates, in the platform's order. */
  templateLists: types.output.GetAddressTemplatesTemplateList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** Name to match. */
  name?: string;
}
