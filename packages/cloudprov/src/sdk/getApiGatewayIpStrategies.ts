// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the IP strategies of a service, with the APIs they are attached to. An API that has a strategy in two environments is listed twice.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const strategies = cloudprov.getApiGatewayIpStrategiesOutput({ serviceId: "service-ohxqslqe" });
 * ```
 */
export function getApiGatewayIpStrategies(args: GetApiGatewayIpStrategiesArgs, opts?: pulumi.InvokeOptions): Promise<GetApiGatewayIpStrategiesResult> {
  return runtime.invoke("cloudprov:index/getApiGatewayIpStrategies:getApiGatewayIpStrategies", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
    strategyName: args.strategyName,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the IP strategies of a service, with the APIs they are attached to. An API that has a strategy in two environments is listed twice.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const strategies = cloudprov.getApiGatewayIpStrategiesOutput({ serviceId: "service-ohxqslqe" });
 * ```
 */
export function getApiGatewayIpStrategiesOutput(args: GetApiGatewayIpStrategiesOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetApiGatewayIpStrategiesResult> {
  return runtime.invokeOutput<GetApiGatewayIpStrategiesResult>("cloudprov:index/getApiGatewayIpStrategies:getApiGatewayIpStrategies", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
    strategyName: args.strategyName,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayIpStrategies. */
export interface GetApiGatewayIpStrategiesArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: string;
  /** Name of the strategy. */
  strategyName?: string | undefined;
}

/** Arguments of getApiGatewayIpStrategiesOutput. */
export interface GetApiGatewayIpStrategiesOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: pulumi.Input<string>;
  /** Name of the strategy. */
  strategyName?: pulumi.Input<string | undefined>;
}

/** Result of getApiGatewayIpStrategies. */
export interface GetApiGatewayIpStrategiesResult {
  /** The strategies, in the platform's order. */
  lists: types.output.GetApiGatewayIpStrategiesList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** The service, `service-...`. */
  serviceId: string;
  /** Name of the strategy. */
  strategyName?: string;
}
