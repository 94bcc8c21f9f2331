// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the applications that may call certain APIs.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const callers = cloudprov.getApiGatewayBindApiAppsStatusOutput({
 *     serviceId: config.require("serviceId"),
 *     apiIds: [config.require("apiId")],
 * });
 * ```
 */
export function getApiGatewayBindApiAppsStatus(args: GetApiGatewayBindApiAppsStatusArgs, opts?: pulumi.InvokeOptions): Promise<GetApiGatewayBindApiAppsStatusResult> {
  return runtime.invoke("cloudprov:index/getApiGatewayBindApiAppsStatus:getApiGatewayBindApiAppsStatus", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
    apiIds: args.apiIds,
    filters: args.filters,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the applications that may call certain APIs.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const callers = cloudprov.getApiGatewayBindApiAppsStatusOutput({
 *     serviceId: config.require("serviceId"),
 *     apiIds: [config.require("apiId")],
 * });
 * ```
 */
export function getApiGatewayBindApiAppsStatusOutput(args: GetApiGatewayBindApiAppsStatusOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetApiGatewayBindApiAppsStatusResult> {
  return runtime.invokeOutput<GetApiGatewayBindApiAppsStatusResult>("cloudprov:index/getApiGatewayBindApiAppsStatus:getApiGatewayBindApiAppsStatus", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
    apiIds: args.apiIds,
    filters: args.filters,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayBindApiAppsStatus. */
export interface GetApiGatewayBindApiAppsStatusArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: string;
  /** IDs of the APIs, `api-...`. At least 1 element. */
  apiIds: string[];
  /** Filters that must all match. */
  filters?: types.input.GetApiGatewayBindApiAppsStatusFilter[] | undefined;
}

/** Arguments of getApiGatewayBindApiAppsStatusOutput. */
export interface GetApiGatewayBindApiAppsStatusOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: pulumi.Input<string>;
  /** IDs of the APIs, `api-...`. At least 1 element. */
  apiIds: pulumi.Input<pulumi.Input<string>[]>;
  /** Filters that must all match. */
  filters?: pulumi.Input<pulumi.Input<types.input.GetApiGatewayBindApiAppsStatusFilterArgs>[] | undefined>;
}

/** Result of getApiGatewayBindApiAppsStatus. */
export interface GetApiGatewayBindApiAppsStatusResult {
  /** One element with all attachments. Empty if there are none. */
  results: types.output.GetApiGatewayBindApiAppsStatusResult[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** The service, `service-...`. */
  serviceId: string;
  /** IDs of the APIs, `api-...`. */
  apiIds: string[];
  /** Filters that must all match. */
  filters?: types.output.GetApiGatewayBindApiAppsStatusFilter[];
}
