// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * Returns a service as the applications that call its APIs see it.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const service = cloudprov.getApiGatewayApiAppServiceOutput({
 *     serviceId: config.require("serviceId"),
 *     apiRegion: "ap-guangzhou",
 * });
 * ```
 */
export function getApiGatewayApiAppService(args: GetApiGatewayApiAppServiceArgs, opts?: pulumi.InvokeOptions): Promise<GetApiGatewayApiAppServiceResult> {
  return runtime.invoke("cloudprov:index/getApiGatewayApiAppService:getApiGatewayApiAppService", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
    apiRegion: args.apiRegion,
  }, args), utilities.withDefaults(opts));
}

/**
 * Returns a service as the applications that call its APIs see it.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const service = cloudprov.getApiGatewayApiAppServiceOutput({
 *     serviceId: config.require("serviceId"),
 *     apiRegion: "ap-guangzhou",
 * });
 * ```
 */
export function getApiGatewayApiAppServiceOutput(args: GetApiGatewayApiAppServiceOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetApiGatewayApiAppServiceResult> {
  return runtime.invokeOutput<GetApiGatewayApiAppServiceResult>("cloudprov:index/getApiGatewayApiAppService:getApiGatewayApiAppService", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
    apiRegion: args.apiRegion,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayApiAppService. */
export interface GetApiGatewayApiAppServiceArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: string;
  /** Region of the service, such as `ap-guangzhou`. Must not be empty. */
  apiRegion: string;
}

/** Arguments of getApiGatewayApiAppServiceOutput. */
export interface GetApiGatewayApiAppServiceOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: pulumi.Input<string>;
  /** Region of the service, such as `ap-guangzhou`. Must not be empty. */
  apiRegion: pulumi.Input<string>;
}

/** Result of getApiGatewayApiAppService. */
export interface GetApiGatewayApiAppServiceResult {
  /** Number of APIs. */
  apiTotalCount: number;
  /** Environments that the service is released to. */
  availableEnvironments: string[];
  /** Time of creation, in UTC. */
  createdTime: string;
  /** Time of the last change, in UTC. */
  modifiedTime: string;
  /** Port for HTTP inside the cloud. */
  innerHttpPort: number;
  /** Port for HTTPS inside the cloud. */
  innerHttpsPort: number;
  /** Host of the service inside the cloud. */
  internalSubDomain: string;
  /** Host of the service on the internet. */
  outerSubDomain: string;
  /** `IPv4` or `IPv6`. */
  ipVersion: string;
  /** Networks from which the service can be called: `INNER`, `OUTER`. */
  netTypes: string[];
  /** `http`, `https` or `http&https`. */
  protocol: string;
  /** Description of the service. */
  serviceDesc: string;
  /** Name of the service. */
  serviceName: string;
  /** Number of the service's cluster. */
  setId: number;
  /** Number of usage plans. */
  usagePlanTotalCount: number;
  /** Type of the owner. */
  userType: string;
  /** Its APIs. */
  apiIdStatusSets: types.output.GetApiGatewayApiAppServiceApiIdStatusSet[];
  /** Usage plans of the service. */
  usagePlanLists: types.output.GetApiGatewayApiAppServiceUsagePlanList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** The service, `service-...`. */
  serviceId: string;
  /** Region of the service, such as `ap-guangzhou`. */
  apiRegion: string;
}
