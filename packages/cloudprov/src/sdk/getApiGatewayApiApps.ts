// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the applications that call APIs, with their secrets, optionally filtered by ID or name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = cloudprov.getApiGatewayApiAppsOutput({ apiAppName: "shop" });
 * ```
 */
export function getApiGatewayApiApps(args: GetApiGatewayApiAppsArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetApiGatewayApiAppsResult> {
  return runtime.invoke("cloudprov:index/getApiGatewayApiApps:getApiGatewayApiApps", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    apiAppId: args.apiAppId,
    apiAppName: args.apiAppName,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the applications that call APIs, with their secrets, optionally filtered by ID or name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = cloudprov.getApiGatewayApiAppsOutput({ apiAppName: "shop" });
 * ```
 */
export function getApiGatewayApiAppsOutput(args: GetApiGatewayApiAppsOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetApiGatewayApiAppsResult> {
  return runtime.invokeOutput<GetApiGatewayApiAppsResult>("cloudprov:index/getApiGatewayApiApps:getApiGatewayApiApps", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    apiAppId: args.apiAppId,
    apiAppName: args.apiAppName,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayApiApps. */
export interface GetApiGatewayApiAppsArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** ID of the application, `app-...`. Must be the ID of an application, such as app-poe0pyex. */
  apiAppId?: string | undefined;
  /** Name of the application. */
  apiAppName?: string | undefined;
}

/** Arguments of getApiGatewayApiAppsOutput. */
export interface GetApiGatewayApiAppsOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** ID of the application, `app-...`. Must be the ID of an application, such as app-poe0pyex. */
  apiAppId?: pulumi.Input<string | undefined>;
  /** Name of the application. */
  apiAppName?: pulumi.Input<string | undefined>;
}

/** Result of getApiGatewayApiApps. */
export interface GetApiGatewayApiAppsResult {
  /** The applications, in the platform's order. */
  apiAppLists: types.output.GetApiGatewayApiAppsApiAppList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** ID of the application, `app-...`. */
  apiAppId?: string;
  /** Name of the application. */
  apiAppName?: string;
}
