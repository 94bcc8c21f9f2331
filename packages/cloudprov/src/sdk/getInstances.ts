// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/machines.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the virtual machines of the region, optionally filtered by name, zone, project, network, tags or IDs.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const web = cloudprov.getInstancesOutput({ vpcId: config.require("vpcId"), tags: { team: "shop" } });
 * ```
 */
export function getInstances(args: GetInstancesArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetInstancesResult> {
  return runtime.invoke("cloudprov:index/getInstances:getInstances", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    instanceId: args.instanceId,
    instanceName: args.instanceName,
    availabilityZone: args.availabilityZone,
    projectId: args.projectId,
    vpcId: args.vpcId,
    subnetId: args.subnetId,
    dedicatedClusterId: args.dedicatedClusterId,
    tags: args.tags,
    instanceSetIds: args.instanceSetIds,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the virtual machines of the region, optionally filtered by name, zone, project, network, tags or IDs.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const web = cloudprov.getInstancesOutput({ vpcId: config.require("vpcId"), tags: { team: "shop" } });
 * ```
 */
export function getInstancesOutput(args: GetInstancesOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetInstancesResult> {
  return runtime.invokeOutput<GetInstancesResult>("cloudprov:index/getInstances:getInstances", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    instanceId: args.instanceId,
    instanceName: args.instanceName,
    availabilityZone: args.availabilityZone,
    projectId: args.projectId,
    vpcId: args.vpcId,
    subnetId: args.subnetId,
    dedicatedClusterId: args.dedicatedClusterId,
    tags: args.tags,
    instanceSetIds: args.instanceSetIds,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getInstances. */
export interface GetInstancesArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** ID of the machine, `ins-...`. Must be the ID of a machine, such as ins-2qol3a80. `instanceSetIds` cannot be combined with `instanceId`, `instanceName`, `availabilityZone`, `projectId`, `vpcId`, `subnetId` or `tags`. */
  instanceId?: string | undefined;
  /** Name to match. `instanceSetIds` cannot be combined with `instanceId`, `instanceName`, `availabilityZone`, `projectId`, `vpcId`, `subnetId` or `tags`. */
  instanceName?: string | undefined;
  /** Availability zone, such as `ap-guangzhou-3`. `instanceSetIds` cannot be combined with `instanceId`, `instanceName`, `availabilityZone`, `projectId`, `vpcId`, `subnetId` or `tags`. */
  availabilityZone?: string | undefined;
  /** ID of the project. At least 0. `instanceSetIds` cannot be combined with `instanceId`, `instanceName`, `availabilityZone`, `projectId`, `vpcId`, `subnetId` or `tags`. */
  projectId?: number | undefined;
  /** ID of the private network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. `instanceSetIds` cannot be combined with `instanceId`, `instanceName`, `availabilityZone`, `projectId`, `vpcId`, `subnetId` or `tags`. */
  vpcId?: string | undefined;
  /** ID of the subnet, `subnet-...`. Must be the ID of a subnet, such as subnet-b8j03v0c. `instanceSetIds` cannot be combined with `instanceId`, `instanceName`, `availabilityZone`, `projectId`, `vpcId`, `subnetId` or `tags`. */
  subnetId?: string | undefined;
  /** ID of the dedicated cluster (CDC), `cluster-...`. */
  dedicatedClusterId?: string | undefined;
  /** Tags that the machines must have, by key. `instanceSetIds` cannot be combined with `instanceId`, `instanceName`, `availabilityZone`, `projectId`, `vpcId`, `subnetId` or `tags`. */
  tags?: { [key: string]: string } | undefined;
  /** IDs of the machines, instead of the other criteria. At most 100 elements. `instanceSetIds` cannot be combined with `instanceId`, `instanceName`, `availabilityZone`, `projectId`, `vpcId`, `subnetId` or `tags`. */
  instanceSetIds?: string[] | undefined;
}

/** Arguments of getInstancesOutput. */
export interface GetInstancesOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** ID of the machine, `ins-...`. Must be the ID of a machine, such as ins-2qol3a80. `instanceSetIds` cannot be combined with `instanceId`, `instanceName`, `availabilityZone`, `projectId`, `vpcId`, `subnetId` or `tags`. */
  instanceId?: pulumi.Input<string | undefined>;
  /** Name to match. `instanceSetIds` cannot be combined with `instanceId`, `instanceName`, `availabilityZone`, `projectId`, `vpcId`, `subnetId` or `tags`. */
  instanceName?: pulumi.Input<string | undefined>;
  /** Availability zone, such as `ap-guangzhou-3`. `instanceSetIds` cannot be combined with `instanceId`, `instanceName`, `availabilityZone`, `projectId`, `vpcId`, `subnetId` or `tags`. */
  availabilityZone?: pulumi.Input<string | undefined>;
  /** ID of the project. At least 0. `instanceSetIds` cannot be combined with `instanceId`, `instanceName`, `availabilityZone`, `projectId`, `vpcId`, `subnetId` or `tags`. */
  projectId?: pulumi.Input<number | undefined>;
  /** ID of the private network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. `instanceSetIds` cannot be combined with `instanceId`, `instanceName`, `availabilityZone`, `projectId`, `vpcId`, `subnetId` or `tags`. */
  vpcId?: pulumi.Input<string | undefined>;
  /** ID of the subnet, `subnet-...`. Must be the ID of a subnet, such as subnet-b8j03v0c. `instanceSetIds` cannot be combined with `instanceId`, `instanceName`, `availabilityZone`, `projectId`, `vpcId`, `subnetId` or `tags`. */
  subnetId?: pulumi.Input<string | undefined>;
  /** ID of the dedicated cluster (CDC), `cluster-...`. */
  dedicatedClusterId?: pulumi.Input<string | undefined>;
  /** Tags that the machines must have, by key. `instanceSetIds` cannot be combined with `instanceId`, `instanceName`, `availabilityZone`, `projectId`, `vpcId`, `subnetId` or `tags`. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** IDs of the machines, instead of the other criteria. At most 100 elements. `instanceSetIds` cannot be combined with `instanceId`, `instanceName`, `availabilityZone`, `projectId`, `vpcId`, `subnetId` or `tags`. */
  instanceSetIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
}

/** Result of getInstances. */
export interface GetInstancesResult {
  /** The machines, in the platform's order. */
  instanceLists: types.output.GetInstancesInstanceList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** ID of the machine, `ins-...`. */
  instanceId?: string;
  /** Name to match. */
  instanceName?: string;
  /** Availability zone, such as `ap-guangzhou-3`. */
  availabilityZone?: string;
  /** ID of the project. */
  projectId?: number;
  /** ID of the private network, `vpc-...`. */
  vpcId?: string;
  /** ID of the subnet, `subnet-...`. */
  subnetId?: string;
  /** ID of the dedicated cluster (CDC), `cluster-...`. */
  dedicatedClusterId?: string;
  /** Tags that the machines must have, by key. */
  tags?: { [key: string]: string };
  /** IDs of the machines, instead of the other criteria. */
  instanceSetIds?: string[];
}
