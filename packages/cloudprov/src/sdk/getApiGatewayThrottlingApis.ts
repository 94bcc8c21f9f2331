// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the limits of the APIs of services by environment.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const limits = cloudprov.getApiGatewayThrottlingApisOutput({
 *     serviceId: config.require("serviceId"),
 *     environmentNames: ["release"],
 * });
 * ```
 */
export function getApiGatewayThrottlingApis(args: GetApiGatewayThrottlingApisArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetApiGatewayThrottlingApisResult> {
  return runtime.invoke("cloudprov:index/getApiGatewayThrottlingApis:getApiGatewayThrottlingApis", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
    environmentNames: args.environmentNames,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the limits of the APIs of services by environment.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const limits = cloudprov.getApiGatewayThrottlingApisOutput({
 *     serviceId: config.require("serviceId"),
 *     environmentNames: ["release"],
 * });
 * ```
 */
export function getApiGatewayThrottlingApisOutput(args: GetApiGatewayThrottlingApisOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetApiGatewayThrottlingApisResult> {
  return runtime.invokeOutput<GetApiGatewayThrottlingApisResult>("cloudprov:index/getApiGatewayThrottlingApis:getApiGatewayThrottlingApis", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
    environmentNames: args.environmentNames,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayThrottlingApis. */
export interface GetApiGatewayThrottlingApisArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** The service, `service-...`. Defaults to all services of the region. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId?: string | undefined;
  /** The environments: `test`, `prepub` or `release`. Defaults to all. One of `test`, `prepub` or `release`. */
  environmentNames?: (enums.GetApiGatewayThrottlingApisEnvironmentName | (string & {}))[] | undefined;
}

/** Arguments of getApiGatewayThrottlingApisOutput. */
export interface GetApiGatewayThrottlingApisOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** The service, `service-...`. Defaults to all services of the region. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId?: pulumi.Input<string | undefined>;
  /** The environments: `test`, `prepub` or `release`. Defaults to all. One of `test`, `prepub` or `release`. */
  environmentNames?: pulumi.Input<pulumi.Input<enums.GetApiGatewayThrottlingApisEnvironmentName | (string & {})>[] | undefined>;
}

/** Result of getApiGatewayThrottlingApis. */
export interface GetApiGatewayThrottlingApisResult {
  /** The services, in the platform's order. */
  lists: types.output.GetApiGatewayThrottlingApisList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** The service, `service-...`. Defaults to all services of the region. */
  serviceId?: string;
  /** The environments: `test`, `prepub` or `release`. Defaults to all. One of `test`, `prepub` or `release`. */
  environmentNames?: enums.GetApiGatewayThrottlingApisEnvironmentName[];
}
