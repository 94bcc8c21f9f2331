import { allOrNone, decreased, field, type Rule } from "@org/core-provider";
import { databasePassword } from "../../platform/database-password.ts";
import { optionOfUpdates } from "../../platform/field-facts.ts";
import { idForms } from "../../platform/object-id.ts";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";

/** The versions of the database engine, oldest first. */
const versions = ["5.5", "5.6", "5.7", "8.0", "8.4"] as const;

const node = {
  zone: field.string({ computed: true, docs: "Availability zone of the node." }),
  nodeId: field.string({
    computed: true,
    docs: "ID of the node. Required only to move an existing node to another zone.",
  }),
};

const topology = {
  readWriteNode: field.object(
    {
      ...node,
      zone: field.string({ required: true, min: 1, docs: "Availability zone of the node." }),
    },
    { computed: true, docs: "The node that takes writes." },
  ),
  readOnlyNodes: field.set(
    field.object(
      {
        ...node,
        isRandomZone: field.boolean({
          computed: true,
          equality: () => true,
          docs: "Whether the platform chooses the zone. A read returns whether the zone differs from that of the other node.",
        }),
      },
      { docs: "A node that takes reads." },
    ),
    { computed: true, terraform: { plural: true }, docs: "The nodes that take only reads: 1 to 5." },
  ),
};

/** The properties of a MySQL instance. */
export const mysqlInstanceFields = withWireNames({
  instanceName: field.string({ required: true, min: 1, max: 100, docs: "Name of the instance." }),
  memSize: field.integer({
    required: true,
    min: 1,
    wire: "Memory",
    docs: "Memory in MB, such as 1000. A change moves the instance, and ends with a switch that interrupts connections for a moment.",
  }),
  volumeSize: field.integer({
    required: true,
    min: 1,
    wire: "Volume",
    docs: "Size of the disk in GB, in steps of 5.",
  }),
  cpu: field.integer({
    computed: true,
    min: 1,
    emptyIsUnset: true,
    changesWith: ["memSize", "deviceType"],
    docs: "Number of CPU cores. Defaults to the least number that the platform offers for the memory.",
  }),
  engineVersion: field.string({
    default: "8.0",
    values: versions,
    refuseChange: {
      because: "the platform upgrades one version at a time: set the next version first",
      test: (before, after) => stepsBetween(before, after) > 1,
    },
    replaceOnChange: decreased(),
    docs: "Version of MySQL. It is upgraded in place, one version at a time. The platform does not go back: a lower version replaces the instance.",
  }),
  engineType: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: ["InnoDB", "RocksDB"],
    equality: "case-insensitive",
    replaceOnChange: true,
    docs: "Storage engine. Defaults to `InnoDB`.",
  }),
  deviceType: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: [
      "UNIVERSAL",
      "EXCLUSIVE",
      "BASIC_V2",
      "CLOUD_NATIVE_CLUSTER",
      "CLOUD_NATIVE_CLUSTER_EXCLUSIVE",
      "CLOUD_NATIVE_CLUSTER_ULTRA",
    ],
    docs: "Type of the instance: shared (`UNIVERSAL`) or dedicated resources (`EXCLUSIVE`), a single node (`BASIC_V2`), or the cluster edition (`CLOUD_NATIVE_CLUSTER`). Defaults to `UNIVERSAL`.",
  }),
  diskType: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: ["CLOUD_SSD", "CLOUD_HSSD", "CLOUD_PREMIUM"],
    replaceOnChange: true,
    docs: "Type of the cloud disk of a single node or of the cluster edition. Empty for a local disk.",
  }),
  availabilityZone: field.string({
    computed: true,
    emptyIsUnset: true,
    replaceOnChange: true,
    wire: "Zone",
    docs: "Availability zone of the primary node, such as `ap-guangzhou-3`. After a failover, the zones of the primary and the first standby node may be exchanged; that is not a change.",
  }),
  slaveDeployMode: field.integer({
    default: 0,
    min: 0,
    max: 1,
    wire: "DeployMode",
    docs: "Whether the nodes are in one availability zone (0) or in several (1).",
  }),
  firstSlaveZone: field.string({
    computed: true,
    emptyIsUnset: true,
    changesWith: ["slaveDeployMode", "deviceType"],
    wire: "SlaveZone",
    docs: "Availability zone of the first standby node. Defaults to that of the primary node.",
  }),
  secondSlaveZone: field.string({
    emptyIsUnset: true,
    wire: "BackupZone",
    docs: "Availability zone of the second standby node, of an instance that has one.",
  }),
  slaveSyncMode: field.integer({
    default: 0,
    min: 0,
    max: 2,
    wire: "ProtectMode",
    docs: "How data is replicated to the standby nodes: asynchronously (0), semi-synchronously (1) or synchronously (2).",
  }),
  clusterTopology: field.object(topology, {
    computed: true,
    emptyIsUnset: true,
    changesWith: ["deviceType"],
    docs: "The nodes of an instance of the cluster edition.",
  }),
  vpcId: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: idForms.vpc,
    wire: "UniqVpcId",
    docs: "ID of the private network. Defaults to the default network. The platform allows one change within 24 hours.",
  }),
  subnetId: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: idForms.subnet,
    wire: "UniqSubnetId",
    docs: "ID of the subnet. Required with `vpcId`.",
  }),
  intranetPort: field.integer({
    default: 3306,
    min: 1024,
    max: 65_535,
    wire: "Vport",
    docs: "Port in the private network.",
  }),
  securityGroups: field.set(field.string({ pattern: idForms.securityGroup, docs: "ID of a security group." }), {
    emptyIsUnset: true,
    wire: "SecurityGroup",
    docs: "IDs of the security groups. A refresh of many instances notices only changes of the groups in the state, because the platform lists the instances of a group, and not the groups of all instances.",
  }),
  internetService: field.integer({
    default: 0,
    min: 0,
    max: 1,
    docs: "Whether the instance has an address in the Internet (1) or not (0). Restrict access with `securityGroups`.",
  }),
  rootPassword: field.string({
    ...databasePassword,
    secret: true,
    writeOnly: true,
    emptyIsUnset: true,
    wire: "Password",
    docs: "Password of the user `root`.",
  }),
  parameters: field.map(field.string({ docs: "Value of the parameter." }), {
    computed: true,
    wire: "Parameters",
    docs: "Parameters of the database engine, by name. A parameter that is removed gets its default. Some changes restart the database. `lower_case_table_names` cannot be changed after the creation from version 8.0. Only the parameters in the program are read; an import reads those that differ from their defaults.",
  }),
  paramTemplateId: field.integer({
    // The state of an instance that was created without a template has an empty value, and that of an imported one none.
    computed: true,
    emptyIsUnset: true,
    min: 1,
    writeOnly: true,
    adoptedIfMissing: true,
    replaceOnChange: true,
    docs: "ID of the template of parameters that the instance is created with. To change parameters later, use `parameters`.",
  }),
  projectId: field.integer({ default: 0, min: 0, docs: "ID of the project. 0 is the account's default project." }),
  chargeType: field.string({
    default: "POSTPAID",
    values: ["PREPAID", "POSTPAID"],
    replaceOnChange: true,
    wire: "ChargeType",
    docs: "How the instance is charged: by the hour (`POSTPAID`), or for months in advance (`PREPAID`).",
  }),
  prepaidPeriod: field.integer({
    computed: true,
    writeOnly: true,
    adoptedIfMissing: true,
    wire: "Period",
    docs: "Months to pay in advance with `PREPAID`: 1 to 12, 24 or 36. Defaults to 1. It cannot be changed, because the provider does not renew instances.",
  }),
  autoRenewFlag: field.integer({
    default: 0,
    min: 0,
    max: 1,
    docs: "Whether the platform renews a prepaid instance automatically (1) or not (0).",
  }),
  destroyProtect: field.string({
    computed: true,
    emptyIsUnset: true,
    values: ["on", "off"],
    docs: "Whether the instance is protected from deletion. Set it to `off` and run `pulumi up` before you delete the resource.",
  }),
  forceDelete: field.boolean({
    default: false,
    local: true,
    docs: "Whether a deletion also removes a prepaid instance from the recycle bin, with its data and backups. Otherwise it can be restored there for 7 days. An instance that is charged by the hour is always removed.",
  }),
  tags: tagsField,
  waitSwitch: field.integer({
    ...optionOfUpdates,
    min: 0,
    max: 1,
    docs: "When an upgrade of the size or the version switches to the new nodes: at once (0) or in the maintenance window (1). Until then, the state contains the values after the switch. Defaults to 0.",
  }),
  fastUpgrade: field.integer({
    ...optionOfUpdates,
    min: 0,
    max: 2,
    docs: "How the size is changed: by a migration (0), in place (1), or in place if possible (2). Defaults to 0.",
  }),
  maxDeayTime: field.integer({
    ...optionOfUpdates,
    min: 1,
    max: 10,
    docs: "Greatest delay of the new nodes, in seconds, at which an upgrade of the version switches to them.",
  }),
  upgradeSubversion: field.integer({
    default: 0,
    writeOnly: true,
    adoptedIfMissing: true,
    min: 0,
    max: 1,
    docs: "A change to 1 upgrades the instance once to the latest build of its version.",
  }),
  intranetIp: field.string({
    output: true,
    changesWith: ["vpcId", "subnetId"],
    wire: "Vip",
    docs: "Address in the private network.",
  }),
  internetHost: field.string({
    output: true,
    changesWith: ["internetService"],
    docs: "Host name in the Internet; empty without `internetService`.",
  }),
  internetPort: field.integer({
    output: true,
    changesWith: ["internetService"],
    docs: "Port in the Internet; 0 without `internetService`.",
  }),
  gtid: field.integer({
    output: true,
    changesWith: ["engineVersion"],
    wire: "IsGTIDOpen",
    docs: "Whether transactions have global identifiers (GTID): 1 or 0.",
  }),
  locked: field.integer({
    output: true,
    changesWith: ["volumeSize"],
    docs: "Whether writing is locked because the disk is full: 1 or 0.",
  }),
  status: field.integer({
    output: true,
    docs: "Status: creating (0), running (1), being isolated (4) or in the recycle bin (5).",
  }),
  taskStatus: field.integer({
    output: true,
    changesWith: ["memSize", "volumeSize", "cpu", "deviceType", "engineVersion"],
    docs: "Task that is running for the instance, as a number; 0 without one.",
  }),
});

/** How many versions an engine is behind another one. */
function stepsBetween(before: unknown, after: unknown): number {
  const at = (version: unknown) => versions.indexOf(version as (typeof versions)[number]);
  return at(before) === -1 ? 0 : at(after) - at(before);
}

/** Properties that depend on one another. */
export const mysqlInstanceRules: readonly Rule[] = [allOrNone("vpcId", "subnetId")];
