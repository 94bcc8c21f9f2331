// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/machines.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the zones of the region in which a product is offered.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const zones = cloudprov.getAvailabilityZonesByProductOutput({ product: "cvm" });
 * ```
 */
export function getAvailabilityZonesByProduct(args: GetAvailabilityZonesByProductArgs, opts?: pulumi.InvokeOptions): Promise<GetAvailabilityZonesByProductResult> {
  return runtime.invoke("cloudprov:index/getAvailabilityZonesByProduct:getAvailabilityZonesByProduct", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    product: args.product,
    name: args.name,
    includeUnavailable: args.includeUnavailable,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the zones of the region in which a product is offered.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const zones = cloudprov.getAvailabilityZonesByProductOutput({ product: "cvm" });
 * ```
 */
export function getAvailabilityZonesByProductOutput(args: GetAvailabilityZonesByProductOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetAvailabilityZonesByProductResult> {
  return runtime.invokeOutput<GetAvailabilityZonesByProductResult>("cloudprov:index/getAvailabilityZonesByProduct:getAvailabilityZonesByProduct", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    product: args.product,
    name: args.name,
    includeUnavailable: args.includeUnavailable,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getAvailabilityZonesByProduct. */
export interface GetAvailabilityZonesByProductArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** Short name of the product, such as `cvm` or `clb`. */
  product: string;
  /** Return only the zone with this ID, such as `ap-guangzhou-3`. */
  name?: string | undefined;
  /** Also return zones that are not available. Defaults to false. */
  includeUnavailable?: boolean | undefined;
}

/** Arguments of getAvailabilityZonesByProductOutput. */
export interface GetAvailabilityZonesByProductOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Short name of the product, such as `cvm` or `clb`. */
  product: pulumi.Input<string>;
  /** Return only the zone with this ID, such as `ap-guangzhou-3`. */
  name?: pulumi.Input<string | undefined>;
  /** Also return zones that are not available. Defaults to false. */
  includeUnavailable?: pulumi.Input<boolean | undefined>;
}

/** Result of getAvailabilityZonesByProduct. */
export interface GetAvailabilityZonesByProductResult {
  /** The zones, in the platform's order. */
  zones: types.output.GetAvailabilityZonesByProductZone[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** Short name of the product, such as `cvm` or `clb`. */
  product: string;
  /** Return only the zone with this ID, such as `ap-guangzhou-3`. */
  name?: string;
  /** Also return zones that are not available. Defaults to false. */
  includeUnavailable?: boolean;
}
