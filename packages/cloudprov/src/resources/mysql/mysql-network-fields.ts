import { field } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { topologyMembers } from "./mysql-topology-fields.ts";

/** Where an instance is, and how it is reached. */
export const network = {
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
  clusterTopology: field.object(topologyMembers, {
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
};
