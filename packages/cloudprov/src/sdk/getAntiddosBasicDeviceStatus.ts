// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/anti-ddos.ts";
import * as utilities from "./utilities.ts";

/**
 * Returns whether IP addresses, and resources with a domain name, are blocked or under attack.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const status = cloudprov.getAntiddosBasicDeviceStatusOutput({ ipLists: ["203.0.113.7"] });
 * ```
 */
export function getAntiddosBasicDeviceStatus(args: GetAntiddosBasicDeviceStatusArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetAntiddosBasicDeviceStatusResult> {
  return runtime.invoke("cloudprov:index/getAntiddosBasicDeviceStatus:getAntiddosBasicDeviceStatus", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    ipLists: args.ipLists,
    idLists: args.idLists,
    filterRegion: args.filterRegion,
  }, args), utilities.withDefaults(opts));
}

/**
 * Returns whether IP addresses, and resources with a domain name, are blocked or under attack.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const status = cloudprov.getAntiddosBasicDeviceStatusOutput({ ipLists: ["203.0.113.7"] });
 * ```
 */
export function getAntiddosBasicDeviceStatusOutput(args: GetAntiddosBasicDeviceStatusOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetAntiddosBasicDeviceStatusResult> {
  return runtime.invokeOutput<GetAntiddosBasicDeviceStatusResult>("cloudprov:index/getAntiddosBasicDeviceStatus:getAntiddosBasicDeviceStatus", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    ipLists: args.ipLists,
    idLists: args.idLists,
    filterRegion: args.filterRegion,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getAntiddosBasicDeviceStatus. */
export interface GetAntiddosBasicDeviceStatusArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** The IP addresses. Each of `ipLists` must be an IP address, such as 203.0.113.7. */
  ipLists?: string[] | undefined;
  /** IDs of resources with a domain name. */
  idLists?: string[] | undefined;
  /** Number of a region, such as 1 for `ap-guangzhou`. */
  filterRegion?: number | undefined;
}

/** Arguments of getAntiddosBasicDeviceStatusOutput. */
export interface GetAntiddosBasicDeviceStatusOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** The IP addresses. Each of `ipLists` must be an IP address, such as 203.0.113.7. */
  ipLists?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** IDs of resources with a domain name. */
  idLists?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Number of a region, such as 1 for `ap-guangzhou`. */
  filterRegion?: pulumi.Input<number | undefined>;
}

/** Result of getAntiddosBasicDeviceStatus. */
export interface GetAntiddosBasicDeviceStatusResult {
  /** Status of each IP address. */
  datas: types.output.GetAntiddosBasicDeviceStatusData[];
  /** Status of each load balancer with a domain name. */
  clbDatas: types.output.GetAntiddosBasicDeviceStatusClbData[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** The IP addresses. */
  ipLists?: string[];
  /** IDs of resources with a domain name. */
  idLists?: string[];
  /** Number of a region, such as 1 for `ap-guangzhou`. */
  filterRegion?: number;
}
