// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the versions of a service: all its releases to any environment.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const versions = cloudprov.getApiGatewayServiceReleaseVersionsOutput({ serviceId: "service-ohxqslqe" });
 * ```
 */
export function getApiGatewayServiceReleaseVersions(args: GetApiGatewayServiceReleaseVersionsArgs, opts?: pulumi.InvokeOptions): Promise<GetApiGatewayServiceReleaseVersionsResult> {
  return runtime.invoke("cloudprov:index/getApiGatewayServiceReleaseVersions:getApiGatewayServiceReleaseVersions", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the versions of a service: all its releases to any environment.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const versions = cloudprov.getApiGatewayServiceReleaseVersionsOutput({ serviceId: "service-ohxqslqe" });
 * ```
 */
export function getApiGatewayServiceReleaseVersionsOutput(args: GetApiGatewayServiceReleaseVersionsOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetApiGatewayServiceReleaseVersionsResult> {
  return runtime.invokeOutput<GetApiGatewayServiceReleaseVersionsResult>("cloudprov:index/getApiGatewayServiceReleaseVersions:getApiGatewayServiceReleaseVersions", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayServiceReleaseVersions. */
export interface GetApiGatewayServiceReleaseVersionsArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: string;
}

/** Arguments of getApiGatewayServiceReleaseVersionsOutput. */
export interface GetApiGatewayServiceReleaseVersionsOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: pulumi.Input<string>;
}

/** Result of getApiGatewayServiceReleaseVersions. */
export interface GetApiGatewayServiceReleaseVersionsResult {
  /** The versions, in the platform's order. */
  results: types.output.GetApiGatewayServiceReleaseVersionsResult[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** The service, `service-...`. */
  serviceId: string;
}
