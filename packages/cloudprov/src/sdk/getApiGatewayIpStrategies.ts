// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the IP strategies of a service, with the APIs they are attached to. An API that has one in two environments is there twice.
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
  return runtime.invoke("cloudprov:index/getApiGatewayIpStrategies:getApiGatewayIpStrategies", {
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
    strategyName: args.strategyName,
  }, utilities.withDefaults(opts));
}

/**
 * Lists the IP strategies of a service, with the APIs they are attached to. An API that has one in two environments is there twice.
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
  return runtime.invokeOutput<GetApiGatewayIpStrategiesResult>("cloudprov:index/getApiGatewayIpStrategies:getApiGatewayIpStrategies", {
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
    strategyName: args.strategyName,
  }, utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayIpStrategies. */
export interface GetApiGatewayIpStrategiesArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: string | undefined;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: string;
  /** Name to look for. */
  strategyName?: string | undefined;
}

/** Arguments of getApiGatewayIpStrategiesOutput. */
export interface GetApiGatewayIpStrategiesOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: pulumi.Input<string>;
  /** Name to look for. */
  strategyName?: pulumi.Input<string | undefined>;
}

/** What getApiGatewayIpStrategies returns. */
export interface GetApiGatewayIpStrategiesResult {
  /** The strategies, in the platform's order. */
  lists: output.GetApiGatewayIpStrategiesList[];
  /** ID of the result. */
  id: string;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: string;
  /** The service, `service-...`. */
  serviceId: string;
  /** Name to look for. */
  strategyName?: string;
}
