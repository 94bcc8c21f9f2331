// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the public IP addresses that the platform's services use, such as for firewall rules.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const egress = streamprov.getIpAddressesOutput({
 *     filter: { clouds: ["AWS"], regions: ["us-east-1"], addressTypes: ["EGRESS"] },
 * });
 * ```
 */
export function getIpAddresses(args: GetIpAddressesArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetIpAddressesResult> {
  return runtime.invoke("streamprov:index/getIpAddresses:getIpAddresses", utilities.forwardUnknown({
    filter: args.filter,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the public IP addresses that the platform's services use, such as for firewall rules.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const egress = streamprov.getIpAddressesOutput({
 *     filter: { clouds: ["AWS"], regions: ["us-east-1"], addressTypes: ["EGRESS"] },
 * });
 * ```
 */
export function getIpAddressesOutput(args: GetIpAddressesOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetIpAddressesResult> {
  return runtime.invokeOutput<GetIpAddressesResult>("streamprov:index/getIpAddresses:getIpAddresses", utilities.forwardUnknown({
    filter: args.filter,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getIpAddresses. */
export interface GetIpAddressesArgs {
  /** Addresses to list. Defaults to all addresses. */
  filter?: types.input.GetIpAddressesFilter | undefined;
}

/** Arguments of getIpAddressesOutput. */
export interface GetIpAddressesOutputArgs {
  /** Addresses to list. Defaults to all addresses. */
  filter?: pulumi.Input<types.input.GetIpAddressesFilterArgs | undefined>;
}

/** Result of getIpAddresses. */
export interface GetIpAddressesResult {
  /** An ID without meaning on the platform. */
  id: string;
  /** Addresses to list. Defaults to all addresses. */
  filter?: types.output.GetIpAddressesFilter;
  /** The addresses, in the platform's order. */
  ipAddresses: types.output.GetIpAddressesIpAddress[];
}
