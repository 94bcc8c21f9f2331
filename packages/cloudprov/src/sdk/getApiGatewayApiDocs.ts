// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the API documents of the region.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const docs = cloudprov.getApiGatewayApiDocsOutput();
 * ```
 */
export function getApiGatewayApiDocs(args: GetApiGatewayApiDocsArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetApiGatewayApiDocsResult> {
  return runtime.invoke("cloudprov:index/getApiGatewayApiDocs:getApiGatewayApiDocs", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the API documents of the region.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const docs = cloudprov.getApiGatewayApiDocsOutput();
 * ```
 */
export function getApiGatewayApiDocsOutput(args: GetApiGatewayApiDocsOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetApiGatewayApiDocsResult> {
  return runtime.invokeOutput<GetApiGatewayApiDocsResult>("cloudprov:index/getApiGatewayApiDocs:getApiGatewayApiDocs", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayApiDocs. */
export interface GetApiGatewayApiDocsArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
}

/** Arguments of getApiGatewayApiDocsOutput. */
export interface GetApiGatewayApiDocsOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
}

/** Result of getApiGatewayApiDocs. */
export interface GetApiGatewayApiDocsResult {
  /** The documents, in the platform's order. */
  apiDocLists: types.output.GetApiGatewayApiDocsApiDocList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
}
