// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networks.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the route tables of the region with their entries, optionally filtered by ID, name, network and tags.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const main = cloudprov.getVpcRouteTablesOutput({ vpcId: config.require("vpcId"), associationMain: true });
 * ```
 */
export function getVpcRouteTables(args: GetVpcRouteTablesArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetVpcRouteTablesResult> {
  return runtime.invoke("cloudprov:index/getVpcRouteTables:getVpcRouteTables", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    routeTableId: args.routeTableId,
    name: args.name,
    tagKey: args.tagKey,
    vpcId: args.vpcId,
    associationMain: args.associationMain,
    tags: args.tags,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the route tables of the region with their entries, optionally filtered by ID, name, network and tags.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const main = cloudprov.getVpcRouteTablesOutput({ vpcId: config.require("vpcId"), associationMain: true });
 * ```
 */
export function getVpcRouteTablesOutput(args: GetVpcRouteTablesOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetVpcRouteTablesResult> {
  return runtime.invokeOutput<GetVpcRouteTablesResult>("cloudprov:index/getVpcRouteTables:getVpcRouteTables", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    routeTableId: args.routeTableId,
    name: args.name,
    tagKey: args.tagKey,
    vpcId: args.vpcId,
    associationMain: args.associationMain,
    tags: args.tags,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getVpcRouteTables. */
export interface GetVpcRouteTablesArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** ID of the route table, `rtb-...`. Must be the ID of a route table, such as rtb-5v4yhq2m. */
  routeTableId?: string | undefined;
  /** Name to match. */
  name?: string | undefined;
  /** Key of a tag that the route tables must have. */
  tagKey?: string | undefined;
  /** ID of the private network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
  vpcId?: string | undefined;
  /** Return only default route tables, or only others. */
  associationMain?: boolean | undefined;
  /** Tags that the route tables must have, by key. */
  tags?: { [key: string]: string } | undefined;
}

/** Arguments of getVpcRouteTablesOutput. */
export interface GetVpcRouteTablesOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** ID of the route table, `rtb-...`. Must be the ID of a route table, such as rtb-5v4yhq2m. */
  routeTableId?: pulumi.Input<string | undefined>;
  /** Name to match. */
  name?: pulumi.Input<string | undefined>;
  /** Key of a tag that the route tables must have. */
  tagKey?: pulumi.Input<string | undefined>;
  /** ID of the private network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
  vpcId?: pulumi.Input<string | undefined>;
  /** Return only default route tables, or only others. */
  associationMain?: pulumi.Input<boolean | undefined>;
  /** Tags that the route tables must have, by key. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
}

/** Result of getVpcRouteTables. */
export interface GetVpcRouteTablesResult {
  /** The route tables, in the platform's order. */
  instanceLists: types.output.GetVpcRouteTablesInstanceList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** ID of the route table, `rtb-...`. */
  routeTableId?: string;
  /** Name to match. */
  name?: string;
  /** Key of a tag that the route tables must have. */
  tagKey?: string;
  /** ID of the private network, `vpc-...`. */
  vpcId?: string;
  /** Return only default route tables, or only others. */
  associationMain?: boolean;
  /** Tags that the route tables must have, by key. */
  tags?: { [key: string]: string };
}
