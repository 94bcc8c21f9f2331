// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networks.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the security groups of the region with their rules, optionally filtered by ID, or by name, project and tags.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const groups = cloudprov.getSecurityGroupsOutput({ tags: { team: "shop" } });
 * ```
 */
export function getSecurityGroups(args: GetSecurityGroupsArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetSecurityGroupsResult> {
  return runtime.invoke("cloudprov:index/getSecurityGroups:getSecurityGroups", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    securityGroupId: args.securityGroupId,
    name: args.name,
    projectId: args.projectId,
    tags: args.tags,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the security groups of the region with their rules, optionally filtered by ID, or by name, project and tags.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const groups = cloudprov.getSecurityGroupsOutput({ tags: { team: "shop" } });
 * ```
 */
export function getSecurityGroupsOutput(args: GetSecurityGroupsOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetSecurityGroupsResult> {
  return runtime.invokeOutput<GetSecurityGroupsResult>("cloudprov:index/getSecurityGroups:getSecurityGroups", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    securityGroupId: args.securityGroupId,
    name: args.name,
    projectId: args.projectId,
    tags: args.tags,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getSecurityGroups. */
export interface GetSecurityGroupsArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** ID of the security group, `sg-...`. Must be the ID of a security group, such as sg-ey3wmiz1. `securityGroupId` cannot be combined with `name`, `projectId` or `tags`. */
  securityGroupId?: string | undefined;
  /** Name to match. The platform also finds parts of names. At most 60 characters. `securityGroupId` cannot be combined with `name`, `projectId` or `tags`. */
  name?: string | undefined;
  /** ID of the project. At least 0. `securityGroupId` cannot be combined with `name`, `projectId` or `tags`. */
  projectId?: number | undefined;
  /** Tags, by key. `securityGroupId` cannot be combined with `name`, `projectId` or `tags`. */
  tags?: { [key: string]: string } | undefined;
}

/** Arguments of getSecurityGroupsOutput. */
export interface GetSecurityGroupsOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** ID of the security group, `sg-...`. Must be the ID of a security group, such as sg-ey3wmiz1. `securityGroupId` cannot be combined with `name`, `projectId` or `tags`. */
  securityGroupId?: pulumi.Input<string | undefined>;
  /** Name to match. The platform also finds parts of names. At most 60 characters. `securityGroupId` cannot be combined with `name`, `projectId` or `tags`. */
  name?: pulumi.Input<string | undefined>;
  /** ID of the project. At least 0. `securityGroupId` cannot be combined with `name`, `projectId` or `tags`. */
  projectId?: pulumi.Input<number | undefined>;
  /** Tags, by key. `securityGroupId` cannot be combined with `name`, `projectId` or `tags`. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
}

/** Result of getSecurityGroups. */
export interface GetSecurityGroupsResult {
  /** The security groups, in the platform's order. */
  securityGroups: types.output.GetSecurityGroupsSecurityGroup[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** ID of the security group, `sg-...`. */
  securityGroupId?: string;
  /** Name to match. The platform also finds parts of names. */
  name?: string;
  /** ID of the project. */
  projectId?: number;
  /** Tags, by key. */
  tags?: { [key: string]: string };
}
