// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the environments of a service and the version that runs in each.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const environments = cloudprov.getApiGatewayServiceEnvironmentListOutput({ serviceId: "service-ohxqslqe" });
 * ```
 */
export function getApiGatewayServiceEnvironmentList(args: GetApiGatewayServiceEnvironmentListArgs, opts?: pulumi.InvokeOptions): Promise<GetApiGatewayServiceEnvironmentListResult> {
  return runtime.invoke("cloudprov:index/getApiGatewayServiceEnvironmentList:getApiGatewayServiceEnvironmentList", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the environments of a service and the version that runs in each.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const environments = cloudprov.getApiGatewayServiceEnvironmentListOutput({ serviceId: "service-ohxqslqe" });
 * ```
 */
export function getApiGatewayServiceEnvironmentListOutput(args: GetApiGatewayServiceEnvironmentListOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetApiGatewayServiceEnvironmentListResult> {
  return runtime.invokeOutput<GetApiGatewayServiceEnvironmentListResult>("cloudprov:index/getApiGatewayServiceEnvironmentList:getApiGatewayServiceEnvironmentList", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayServiceEnvironmentList. */
export interface GetApiGatewayServiceEnvironmentListArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: string;
}

/** Arguments of getApiGatewayServiceEnvironmentListOutput. */
export interface GetApiGatewayServiceEnvironmentListOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: pulumi.Input<string>;
}

/** Result of getApiGatewayServiceEnvironmentList. */
export interface GetApiGatewayServiceEnvironmentListResult {
  /** The environments, in the platform's order. */
  results: types.output.GetApiGatewayServiceEnvironmentListResult[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** The service, `service-...`. */
  serviceId: string;
}
