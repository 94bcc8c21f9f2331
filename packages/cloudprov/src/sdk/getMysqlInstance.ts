// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/mysql.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the MySQL instances of the region, optionally filtered by ID, name, role, status, version, charge type and security group.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const running = cloudprov.getMysqlInstanceOutput({ status: 1, instanceRole: "master", limit: 100 });
 * ```
 */
export function getMysqlInstance(args: GetMysqlInstanceArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetMysqlInstanceResult> {
  return runtime.invoke("cloudprov:index/getMysqlInstance:getMysqlInstance", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    mysqlId: args.mysqlId,
    instanceRole: args.instanceRole,
    status: args.status,
    securityGroupId: args.securityGroupId,
    chargeType: args.chargeType,
    instanceName: args.instanceName,
    engineVersion: args.engineVersion,
    initFlag: args.initFlag,
    withDr: args.withDr,
    withRo: args.withRo,
    withMaster: args.withMaster,
    offset: args.offset,
    limit: args.limit,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the MySQL instances of the region, optionally filtered by ID, name, role, status, version, charge type and security group.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const running = cloudprov.getMysqlInstanceOutput({ status: 1, instanceRole: "master", limit: 100 });
 * ```
 */
export function getMysqlInstanceOutput(args: GetMysqlInstanceOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetMysqlInstanceResult> {
  return runtime.invokeOutput<GetMysqlInstanceResult>("cloudprov:index/getMysqlInstance:getMysqlInstance", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    mysqlId: args.mysqlId,
    instanceRole: args.instanceRole,
    status: args.status,
    securityGroupId: args.securityGroupId,
    chargeType: args.chargeType,
    instanceName: args.instanceName,
    engineVersion: args.engineVersion,
    initFlag: args.initFlag,
    withDr: args.withDr,
    withRo: args.withRo,
    withMaster: args.withMaster,
    offset: args.offset,
    limit: args.limit,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getMysqlInstance. */
export interface GetMysqlInstanceArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** ID of the instance, `cdb-...`. Must be the ID of a MySQL instance, such as cdb-c1nl9rpv. */
  mysqlId?: string | undefined;
  /** Role of the instances: primary (`master`), read-only (`ro`) or for disaster recovery (`dr`). One of `master`, `ro` or `dr`. */
  instanceRole?: enums.GetMysqlInstanceInstanceRole | (string & {}) | undefined;
  /** Status of the instances: creating (0), running (1), being isolated (4) or in the recycle bin (5). At least 0. */
  status?: number | undefined;
  /** ID of a security group that the instances have. Must be the ID of a security group, such as sg-ey3wmiz1. */
  securityGroupId?: string | undefined;
  /** How the instances are charged. One of `PREPAID` or `POSTPAID`. */
  chargeType?: enums.GetMysqlInstanceChargeType | (string & {}) | undefined;
  /** Name of the instances. */
  instanceName?: string | undefined;
  /** Version of MySQL, such as `8.0`. Known values are `5.1`, `5.5`, `5.6`, `5.7`, `8.0` and `8.4`; the platform may accept others. */
  engineVersion?: string | undefined;
  /** Whether the instances are initialized (1) or not (0). Between 0 and 1. */
  initFlag?: number | undefined;
  /** Whether to include instances for disaster recovery (1) or not (0). Defaults to 1. Between 0 and 1. */
  withDr?: number | undefined;
  /** Whether to include read-only instances (1) or not (0). Defaults to 1. Between 0 and 1. */
  withRo?: number | undefined;
  /** Whether to include primary instances (1) or not (0). Defaults to 1. Between 0 and 1. */
  withMaster?: number | undefined;
  /** Number of instances to skip. At least 0. Defaults to `0`. */
  offset?: number | undefined;
  /** Maximum number of instances to return. Between 1 and 2000. Defaults to `20`. */
  limit?: number | undefined;
}

/** Arguments of getMysqlInstanceOutput. */
export interface GetMysqlInstanceOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** ID of the instance, `cdb-...`. Must be the ID of a MySQL instance, such as cdb-c1nl9rpv. */
  mysqlId?: pulumi.Input<string | undefined>;
  /** Role of the instances: primary (`master`), read-only (`ro`) or for disaster recovery (`dr`). One of `master`, `ro` or `dr`. */
  instanceRole?: pulumi.Input<enums.GetMysqlInstanceInstanceRole | (string & {}) | undefined>;
  /** Status of the instances: creating (0), running (1), being isolated (4) or in the recycle bin (5). At least 0. */
  status?: pulumi.Input<number | undefined>;
  /** ID of a security group that the instances have. Must be the ID of a security group, such as sg-ey3wmiz1. */
  securityGroupId?: pulumi.Input<string | undefined>;
  /** How the instances are charged. One of `PREPAID` or `POSTPAID`. */
  chargeType?: pulumi.Input<enums.GetMysqlInstanceChargeType | (string & {}) | undefined>;
  /** Name of the instances. */
  instanceName?: pulumi.Input<string | undefined>;
  /** Version of MySQL, such as `8.0`. Known values are `5.1`, `5.5`, `5.6`, `5.7`, `8.0` and `8.4`; the platform may accept others. */
  engineVersion?: pulumi.Input<string | undefined>;
  /** Whether the instances are initialized (1) or not (0). Between 0 and 1. */
  initFlag?: pulumi.Input<number | undefined>;
  /** Whether to include instances for disaster recovery (1) or not (0). Defaults to 1. Between 0 and 1. */
  withDr?: pulumi.Input<number | undefined>;
  /** Whether to include read-only instances (1) or not (0). Defaults to 1. Between 0 and 1. */
  withRo?: pulumi.Input<number | undefined>;
  /** Whether to include primary instances (1) or not (0). Defaults to 1. Between 0 and 1. */
  withMaster?: pulumi.Input<number | undefined>;
  /** Number of instances to skip. At least 0. Defaults to `0`. */
  offset?: pulumi.Input<number | undefined>;
  /** Maximum number of instances to return. Between 1 and 2000. Defaults to `20`. */
  limit?: pulumi.Input<number | undefined>;
}

/** Result of getMysqlInstance. */
export interface GetMysqlInstanceResult {
  /** The instances, in the platform's order. */
  instanceLists: types.output.GetMysqlInstanceInstanceList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** ID of the instance, `cdb-...`. */
  mysqlId?: string;
  /** Role of the instances: primary (`master`), read-only (`ro`) or for disaster recovery (`dr`). */
  instanceRole?: string;
  /** Status of the instances: creating (0), running (1), being isolated (4) or in the recycle bin (5). */
  status?: number;
  /** ID of a security group that the instances have. */
  securityGroupId?: string;
  /** How the instances are charged. */
  chargeType?: string;
  /** Name of the instances. */
  instanceName?: string;
  /** Version of MySQL, such as `8.0`. */
  engineVersion?: string;
  /** Whether the instances are initialized (1) or not (0). */
  initFlag?: number;
  /** Whether to include instances for disaster recovery (1) or not (0). Defaults to 1. */
  withDr?: number;
  /** Whether to include read-only instances (1) or not (0). Defaults to 1. */
  withRo?: number;
  /** Whether to include primary instances (1) or not (0). Defaults to 1. */
  withMaster?: number;
  /** Number of instances to skip. */
  offset?: number;
  /** Maximum number of instances to return. */
  limit?: number;
}
