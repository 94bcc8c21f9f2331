// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networks.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the NAT gateways of the region, optionally filtered by ID, name and network.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const shop = cloudprov.getNatGatewaysOutput({ vpcId: config.require("vpcId") });
 * ```
 */
export function getNatGateways(args: GetNatGatewaysArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetNatGatewaysResult> {
  return runtime.invoke("cloudprov:index/getNatGateways:getNatGateways", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    vpcId: args.vpcId,
    name: args.name,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the NAT gateways of the region, optionally filtered by ID, name and network.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const shop = cloudprov.getNatGatewaysOutput({ vpcId: config.require("vpcId") });
 * ```
 */
export function getNatGatewaysOutput(args: GetNatGatewaysOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetNatGatewaysResult> {
  return runtime.invokeOutput<GetNatGatewaysResult>("cloudprov:index/getNatGateways:getNatGateways", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    vpcId: args.vpcId,
    name: args.name,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getNatGateways. */
export interface GetNatGatewaysArgs {
  /** ID of the gateway, `nat-...`. As an output: the ID of the result. Must be the ID of a NAT gateway, such as nat-1asg3t63. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** ID of the private network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
  vpcId?: string | undefined;
  /** Name to match. */
  name?: string | undefined;
}

/** Arguments of getNatGatewaysOutput. */
export interface GetNatGatewaysOutputArgs {
  /** ID of the gateway, `nat-...`. As an output: the ID of the result. Must be the ID of a NAT gateway, such as nat-1asg3t63. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** ID of the private network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
  vpcId?: pulumi.Input<string | undefined>;
  /** Name to match. */
  name?: pulumi.Input<string | undefined>;
}

/** Result of getNatGateways. */
export interface GetNatGatewaysResult {
  /** The gateways, in the platform's order. */
  nats: types.output.GetNatGatewaysNat[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** ID of the private network, `vpc-...`. */
  vpcId?: string;
  /** Name to match. */
  name?: string;
}
