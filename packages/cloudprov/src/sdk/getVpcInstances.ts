// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networks.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the private networks of the region with the IDs of their subnets, optionally filtered by ID, name, address range and tags.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = cloudprov.getVpcInstancesOutput({ name: "shop", tags: { team: "shop" } });
 * ```
 */
export function getVpcInstances(args: GetVpcInstancesArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetVpcInstancesResult> {
  return runtime.invoke("cloudprov:index/getVpcInstances:getVpcInstances", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    vpcId: args.vpcId,
    name: args.name,
    isDefault: args.isDefault,
    tagKey: args.tagKey,
    cidrBlock: args.cidrBlock,
    tags: args.tags,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the private networks of the region with the IDs of their subnets, optionally filtered by ID, name, address range and tags.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = cloudprov.getVpcInstancesOutput({ name: "shop", tags: { team: "shop" } });
 * ```
 */
export function getVpcInstancesOutput(args: GetVpcInstancesOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetVpcInstancesResult> {
  return runtime.invokeOutput<GetVpcInstancesResult>("cloudprov:index/getVpcInstances:getVpcInstances", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    vpcId: args.vpcId,
    name: args.name,
    isDefault: args.isDefault,
    tagKey: args.tagKey,
    cidrBlock: args.cidrBlock,
    tags: args.tags,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getVpcInstances. */
export interface GetVpcInstancesArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** ID of the private network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
  vpcId?: string | undefined;
  /** Name to match. The platform also finds networks whose name contains it. */
  name?: string | undefined;
  /** Return only the default network, or only others. */
  isDefault?: boolean | undefined;
  /** Key of a tag that the networks must have. */
  tagKey?: string | undefined;
  /** Address range, such as `10.1.0.0/16`. */
  cidrBlock?: string | undefined;
  /** Tags that the networks must have, by key. */
  tags?: { [key: string]: string } | undefined;
}

/** Arguments of getVpcInstancesOutput. */
export interface GetVpcInstancesOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** ID of the private network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
  vpcId?: pulumi.Input<string | undefined>;
  /** Name to match. The platform also finds networks whose name contains it. */
  name?: pulumi.Input<string | undefined>;
  /** Return only the default network, or only others. */
  isDefault?: pulumi.Input<boolean | undefined>;
  /** Key of a tag that the networks must have. */
  tagKey?: pulumi.Input<string | undefined>;
  /** Address range, such as `10.1.0.0/16`. */
  cidrBlock?: pulumi.Input<string | undefined>;
  /** Tags that the networks must have, by key. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
}

/** Result of getVpcInstances. */
export interface GetVpcInstancesResult {
  /** The networks, in the platform's order. */
  instanceLists: types.output.GetVpcInstancesInstanceList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** ID of the private network, `vpc-...`. */
  vpcId?: string;
  /** Name to match. The platform also finds networks whose name contains it. */
  name?: string;
  /** Return only the default network, or only others. */
  isDefault?: boolean;
  /** Key of a tag that the networks must have. */
  tagKey?: string;
  /** Address range, such as `10.1.0.0/16`. */
  cidrBlock?: string;
  /** Tags that the networks must have, by key. */
  tags?: { [key: string]: string };
}
