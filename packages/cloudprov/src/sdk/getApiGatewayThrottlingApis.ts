// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists how much the APIs of services may be called in each environment.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const limits = cloudprov.getApiGatewayThrottlingApisOutput({
 *     serviceId: "service-ohxqslqe",
 *     environmentNames: ["release"],
 * });
 * ```
 */
export function getApiGatewayThrottlingApis(args: GetApiGatewayThrottlingApisArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetApiGatewayThrottlingApisResult> {
  return runtime.invoke("cloudprov:index/getApiGatewayThrottlingApis:getApiGatewayThrottlingApis", {
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
    environmentNames: args.environmentNames,
  }, utilities.withDefaults(opts));
}

/**
 * Lists how much the APIs of services may be called in each environment.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const limits = cloudprov.getApiGatewayThrottlingApisOutput({
 *     serviceId: "service-ohxqslqe",
 *     environmentNames: ["release"],
 * });
 * ```
 */
export function getApiGatewayThrottlingApisOutput(args: GetApiGatewayThrottlingApisOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetApiGatewayThrottlingApisResult> {
  return runtime.invokeOutput<GetApiGatewayThrottlingApisResult>("cloudprov:index/getApiGatewayThrottlingApis:getApiGatewayThrottlingApis", {
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
    environmentNames: args.environmentNames,
  }, utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayThrottlingApis. */
export interface GetApiGatewayThrottlingApisArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: string | undefined;
  /** The service, `service-...`. All services of the region when left out. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId?: string | undefined;
  /** The environments that are looked at: test, prepub or release. All when left out. One of `test`, `prepub` or `release`. */
  environmentNames?: (enums.GetApiGatewayThrottlingApisEnvironmentName | (string & {}))[] | undefined;
}

/** Arguments of getApiGatewayThrottlingApisOutput. */
export interface GetApiGatewayThrottlingApisOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** The service, `service-...`. All services of the region when left out. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId?: pulumi.Input<string | undefined>;
  /** The environments that are looked at: test, prepub or release. All when left out. One of `test`, `prepub` or `release`. */
  environmentNames?: pulumi.Input<pulumi.Input<enums.GetApiGatewayThrottlingApisEnvironmentName | (string & {})>[] | undefined>;
}

/** What getApiGatewayThrottlingApis returns. */
export interface GetApiGatewayThrottlingApisResult {
  /** The services, in the platform's order. */
  lists: output.GetApiGatewayThrottlingApisList[];
  /** ID of the result. */
  id: string;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: string;
  /** The service, `service-...`. All services of the region when left out. */
  serviceId?: string;
  /** The environments that are looked at: test, prepub or release. All when left out. One of `test`, `prepub` or `release`. */
  environmentNames?: enums.GetApiGatewayThrottlingApisEnvironmentName[];
}
