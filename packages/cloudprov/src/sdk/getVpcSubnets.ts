// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networks.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the subnets of the region, optionally filtered by network, ID, name, zone, address range and tags.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const web = cloudprov.getVpcSubnetsOutput({ vpcId: config.require("vpcId"), tags: { team: "shop" } });
 * ```
 */
export function getVpcSubnets(args: GetVpcSubnetsArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetVpcSubnetsResult> {
  return runtime.invoke("cloudprov:index/getVpcSubnets:getVpcSubnets", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    vpcId: args.vpcId,
    subnetId: args.subnetId,
    name: args.name,
    availabilityZone: args.availabilityZone,
    tagKey: args.tagKey,
    cidrBlock: args.cidrBlock,
    cdcId: args.cdcId,
    isDefault: args.isDefault,
    isRemoteVpcSnat: args.isRemoteVpcSnat,
    tags: args.tags,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the subnets of the region, optionally filtered by network, ID, name, zone, address range and tags.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const web = cloudprov.getVpcSubnetsOutput({ vpcId: config.require("vpcId"), tags: { team: "shop" } });
 * ```
 */
export function getVpcSubnetsOutput(args: GetVpcSubnetsOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetVpcSubnetsResult> {
  return runtime.invokeOutput<GetVpcSubnetsResult>("cloudprov:index/getVpcSubnets:getVpcSubnets", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    vpcId: args.vpcId,
    subnetId: args.subnetId,
    name: args.name,
    availabilityZone: args.availabilityZone,
    tagKey: args.tagKey,
    cidrBlock: args.cidrBlock,
    cdcId: args.cdcId,
    isDefault: args.isDefault,
    isRemoteVpcSnat: args.isRemoteVpcSnat,
    tags: args.tags,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getVpcSubnets. */
export interface GetVpcSubnetsArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** ID of the private network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
  vpcId?: string | undefined;
  /** ID of the subnet, `subnet-...`. Must be the ID of a subnet, such as subnet-b8j03v0c. */
  subnetId?: string | undefined;
  /** Name to match. */
  name?: string | undefined;
  /** Availability zone, such as `ap-guangzhou-3`. */
  availabilityZone?: string | undefined;
  /** Key of a tag that the subnets must have. */
  tagKey?: string | undefined;
  /** Address range, such as `10.1.1.0/24`. */
  cidrBlock?: string | undefined;
  /** ID of the dedicated cluster. */
  cdcId?: string | undefined;
  /** Return only default subnets, or only others. */
  isDefault?: boolean | undefined;
  /** Return only subnets that serve as an address pool for SNAT, or only others. */
  isRemoteVpcSnat?: boolean | undefined;
  /** Tags that the subnets must have, by key. */
  tags?: { [key: string]: string } | undefined;
}

/** Arguments of getVpcSubnetsOutput. */
export interface GetVpcSubnetsOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** ID of the private network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
  vpcId?: pulumi.Input<string | undefined>;
  /** ID of the subnet, `subnet-...`. Must be the ID of a subnet, such as subnet-b8j03v0c. */
  subnetId?: pulumi.Input<string | undefined>;
  /** Name to match. */
  name?: pulumi.Input<string | undefined>;
  /** Availability zone, such as `ap-guangzhou-3`. */
  availabilityZone?: pulumi.Input<string | undefined>;
  /** Key of a tag that the subnets must have. */
  tagKey?: pulumi.Input<string | undefined>;
  /** Address range, such as `10.1.1.0/24`. */
  cidrBlock?: pulumi.Input<string | undefined>;
  /** ID of the dedicated cluster. */
  cdcId?: pulumi.Input<string | undefined>;
  /** Return only default subnets, or only others. */
  isDefault?: pulumi.Input<boolean | undefined>;
  /** Return only subnets that serve as an address pool for SNAT, or only others. */
  isRemoteVpcSnat?: pulumi.Input<boolean | undefined>;
  /** Tags that the subnets must have, by key. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
}

/** Result of getVpcSubnets. */
export interface GetVpcSubnetsResult {
  /** The subnets, in the platform's order. */
  instanceLists: types.output.GetVpcSubnetsInstanceList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** ID of the private network, `vpc-...`. */
  vpcId?: string;
  /** ID of the subnet, `subnet-...`. */
  subnetId?: string;
  /** Name to match. */
  name?: string;
  /** Availability zone, such as `ap-guangzhou-3`. */
  availabilityZone?: string;
  /** Key of a tag that the subnets must have. */
  tagKey?: string;
  /** Address range, such as `10.1.1.0/24`. */
  cidrBlock?: string;
  /** ID of the dedicated cluster. */
  cdcId?: string;
  /** Return only default subnets, or only others. */
  isDefault?: boolean;
  /** Return only subnets that serve as an address pool for SNAT, or only others. */
  isRemoteVpcSnat?: boolean;
  /** Tags that the subnets must have, by key. */
  tags?: { [key: string]: string };
}
