// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networks.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the elastic IP addresses of the region, optionally filtered by ID, name, public address and tags.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = cloudprov.getEipsOutput({ tags: { team: "shop" } });
 * ```
 */
export function getEips(args: GetEipsArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetEipsResult> {
  return runtime.invoke("cloudprov:index/getEips:getEips", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    eipId: args.eipId,
    eipName: args.eipName,
    publicIp: args.publicIp,
    tags: args.tags,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the elastic IP addresses of the region, optionally filtered by ID, name, public address and tags.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = cloudprov.getEipsOutput({ tags: { team: "shop" } });
 * ```
 */
export function getEipsOutput(args: GetEipsOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetEipsResult> {
  return runtime.invokeOutput<GetEipsResult>("cloudprov:index/getEips:getEips", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    eipId: args.eipId,
    eipName: args.eipName,
    publicIp: args.publicIp,
    tags: args.tags,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getEips. */
export interface GetEipsArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** ID of the address, `eip-...`. Must be the ID of an elastic IP address, such as eip-nyvf60va. */
  eipId?: string | undefined;
  /** Exact name of the address. */
  eipName?: string | undefined;
  /** The public IPv4 address. */
  publicIp?: string | undefined;
  /** Tags that the addresses must have, by key. */
  tags?: { [key: string]: string } | undefined;
}

/** Arguments of getEipsOutput. */
export interface GetEipsOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** ID of the address, `eip-...`. Must be the ID of an elastic IP address, such as eip-nyvf60va. */
  eipId?: pulumi.Input<string | undefined>;
  /** Exact name of the address. */
  eipName?: pulumi.Input<string | undefined>;
  /** The public IPv4 address. */
  publicIp?: pulumi.Input<string | undefined>;
  /** Tags that the addresses must have, by key. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
}

/** Result of getEips. */
export interface GetEipsResult {
  /** The addresses, in the platform's order. */
  eipLists: types.output.GetEipsEipList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** ID of the address, `eip-...`. */
  eipId?: string;
  /** Exact name of the address. */
  eipName?: string;
  /** The public IPv4 address. */
  publicIp?: string;
  /** Tags that the addresses must have, by key. */
  tags?: { [key: string]: string };
}
