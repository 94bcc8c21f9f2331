// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the API keys of the account, with their secrets, optionally filtered by name or ID.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const partner = cloudprov.getApiGatewayApiKeysOutput({ secretName: "partner" });
 * ```
 */
export function getApiGatewayApiKeys(args: GetApiGatewayApiKeysArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetApiGatewayApiKeysResult> {
  return runtime.invoke("cloudprov:index/getApiGatewayApiKeys:getApiGatewayApiKeys", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    secretName: args.secretName,
    apiKeyId: args.apiKeyId,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the API keys of the account, with their secrets, optionally filtered by name or ID.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const partner = cloudprov.getApiGatewayApiKeysOutput({ secretName: "partner" });
 * ```
 */
export function getApiGatewayApiKeysOutput(args: GetApiGatewayApiKeysOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetApiGatewayApiKeysResult> {
  return runtime.invokeOutput<GetApiGatewayApiKeysResult>("cloudprov:index/getApiGatewayApiKeys:getApiGatewayApiKeys", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    secretName: args.secretName,
    apiKeyId: args.apiKeyId,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayApiKeys. */
export interface GetApiGatewayApiKeysArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** Name of the key. */
  secretName?: string | undefined;
  /** ID of the key. Must be the ID of an API key: 5 to 50 letters, digits and underscores. */
  apiKeyId?: string | undefined;
}

/** Arguments of getApiGatewayApiKeysOutput. */
export interface GetApiGatewayApiKeysOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Name of the key. */
  secretName?: pulumi.Input<string | undefined>;
  /** ID of the key. Must be the ID of an API key: 5 to 50 letters, digits and underscores. */
  apiKeyId?: pulumi.Input<string | undefined>;
}

/** Result of getApiGatewayApiKeys. */
export interface GetApiGatewayApiKeysResult {
  /** The keys, in the platform's order. */
  lists: types.output.GetApiGatewayApiKeysList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** Name of the key. */
  secretName?: string;
  /** ID of the key. */
  apiKeyId?: string;
}
