// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Reads a service as the applications see it that call its APIs.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const service = cloudprov.getApiGatewayApiAppServiceOutput({
 *     serviceId: "service-ohxqslqe",
 *     apiRegion: "ap-guangzhou",
 * });
 * ```
 */
export function getApiGatewayApiAppService(args: GetApiGatewayApiAppServiceArgs, opts?: pulumi.InvokeOptions): Promise<GetApiGatewayApiAppServiceResult> {
  return runtime.invoke("cloudprov:index/getApiGatewayApiAppService:getApiGatewayApiAppService", {
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
    apiRegion: args.apiRegion,
  }, utilities.withDefaults(opts));
}

/**
 * Reads a service as the applications see it that call its APIs.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const service = cloudprov.getApiGatewayApiAppServiceOutput({
 *     serviceId: "service-ohxqslqe",
 *     apiRegion: "ap-guangzhou",
 * });
 * ```
 */
export function getApiGatewayApiAppServiceOutput(args: GetApiGatewayApiAppServiceOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetApiGatewayApiAppServiceResult> {
  return runtime.invokeOutput<GetApiGatewayApiAppServiceResult>("cloudprov:index/getApiGatewayApiAppService:getApiGatewayApiAppService", {
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
    apiRegion: args.apiRegion,
  }, utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayApiAppService. */
export interface GetApiGatewayApiAppServiceArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: string | undefined;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: string;
  /** Region of the service, such as ap-guangzhou. Must not be empty. */
  apiRegion: string;
}

/** Arguments of getApiGatewayApiAppServiceOutput. */
export interface GetApiGatewayApiAppServiceOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: pulumi.Input<string>;
  /** Region of the service, such as ap-guangzhou. Must not be empty. */
  apiRegion: pulumi.Input<string>;
}

/** What getApiGatewayApiAppService returns. */
export interface GetApiGatewayApiAppServiceResult {
  /** How many APIs it has. */
  apiTotalCount: number;
  /** Environments it is released to. */
  availableEnvironments: string[];
  /** When it was made, in UTC. */
  createdTime: string;
  /** When it was last changed, in UTC. */
  modifiedTime: string;
  /** Port for http within a VPC. */
  innerHttpPort: number;
  /** Port for https within a VPC. */
  innerHttpsPort: number;
  /** Its host within a VPC. */
  internalSubDomain: string;
  /** Its public host. */
  outerSubDomain: string;
  /** IPv4 or IPv6. */
  ipVersion: string;
  /** Networks it can be reached from: INNER, OUTER. */
  netTypes: string[];
  /** Http, https or http&https. */
  protocol: string;
  /** What it is for. */
  serviceDesc: string;
  /** Its name. */
  serviceName: string;
  /** Number of its cluster. */
  setId: number;
  /** How many usage plans it has. */
  usagePlanTotalCount: number;
  /** Kind of its owner. */
  userType: string;
  /** Its APIs. */
  apiIdStatusSets: output.GetApiGatewayApiAppServiceApiIdStatusSet[];
  /** Its usage plans. */
  usagePlanLists: output.GetApiGatewayApiAppServiceUsagePlanList[];
  /** ID of the result. */
  id: string;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: string;
  /** The service, `service-...`. */
  serviceId: string;
  /** Region of the service, such as ap-guangzhou. */
  apiRegion: string;
}
