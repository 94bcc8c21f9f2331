// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a cloud region where Flink is available, with its endpoints.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const ohio = streamprov.getFlinkRegionOutput({ cloud: "AWS", region: "us-east-2" });
 * ```
 */
export function getFlinkRegion(args: GetFlinkRegionArgs, opts?: pulumi.InvokeOptions): Promise<GetFlinkRegionResult> {
  return runtime.invoke("streamprov:index/getFlinkRegion:getFlinkRegion", utilities.forwardUnknown({
    cloud: args.cloud,
    region: args.region,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a cloud region where Flink is available, with its endpoints.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const ohio = streamprov.getFlinkRegionOutput({ cloud: "AWS", region: "us-east-2" });
 * ```
 */
export function getFlinkRegionOutput(args: GetFlinkRegionOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetFlinkRegionResult> {
  return runtime.invokeOutput<GetFlinkRegionResult>("streamprov:index/getFlinkRegion:getFlinkRegion", utilities.forwardUnknown({
    cloud: args.cloud,
    region: args.region,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getFlinkRegion. */
export interface GetFlinkRegionArgs {
  /** Cloud: `AWS`, `AZURE` or `GCP`. One of `AWS`, `AZURE` or `GCP`. */
  cloud: enums.GetFlinkRegionCloud | (string & {});
  /** Region of the cloud, such as `us-east-2`. Must not be empty. */
  region: string;
}

/** Arguments of getFlinkRegionOutput. */
export interface GetFlinkRegionOutputArgs {
  /** Cloud: `AWS`, `AZURE` or `GCP`. One of `AWS`, `AZURE` or `GCP`. */
  cloud: pulumi.Input<enums.GetFlinkRegionCloud | (string & {})>;
  /** Region of the cloud, such as `us-east-2`. Must not be empty. */
  region: pulumi.Input<string>;
}

/** Result of getFlinkRegion. */
export interface GetFlinkRegionResult {
  /** ID of the region, such as `aws.us-east-1`. */
  id: string;
  /** API version of the object. Pass it to `ApiKey.managedResource`. */
  apiVersion: string;
  /** Kind of the object. Pass it to `ApiKey.managedResource`. */
  kind: string;
  /** Cloud of the region. */
  cloud: string;
  /** Region of the cloud. */
  region: string;
  /** REST endpoint of Flink in the region, such as `https://flink.us-east-1.aws.confluent.cloud`. */
  restEndpoint: string;
  /** REST endpoint in private networks. */
  privateRestEndpoint: string;
}
