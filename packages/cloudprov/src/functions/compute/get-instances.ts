import { conflictsWith, field, fromWire } from "@org/core-provider";
import { tagsAsSet, withAllTags, withTags } from "../../platform/created-with-tags.ts";
import { filter, idFilter, lookup, parametersOf } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idForms } from "../../platform/object-id.ts";
import { flag, idText, rows, text, texts, whole } from "../../platform/response-fields.ts";
import { type Body, recordOf, responseList } from "../../platform/responses.ts";
import { tagsOutput, wantedTags } from "../../platform/tags.ts";

const filters = {
  instanceId: idFilter("instance-id", idForms.instance, "ID of the machine, `ins-...`."),
  instanceName: filter("instance-name", "Name to match."),
  availabilityZone: filter("zone", "Availability zone, such as `ap-guangzhou-3`."),
  projectId: field.integer({ min: 0, wire: "Filters.project-id", docs: "ID of the project." }),
  vpcId: idFilter("vpc-id", idForms.vpc, "ID of the private network, `vpc-...`."),
  subnetId: idFilter("subnet-id", idForms.subnet, "ID of the subnet, `subnet-...`."),
  dedicatedClusterId: filter("dedicated-cluster-id", "ID of the dedicated cluster (CDC), `cluster-...`."),
};

const dataDisk = {
  dataDiskId: text("ID of the disk.", { wire: "DiskId" }),
  dataDiskType: text("Type.", { wire: "DiskType" }),
  dataDiskSize: whole("Size, in GB.", { wire: "DiskSize" }),
  deleteWithInstance: flag("Whether it is deleted with the machine.", { wire: "DeleteWithInstance" }),
};

const gpu = {
  gpuCount: field.number({
    output: true,
    wire: "GPUCount",
    docs: "Number of processors; less than 1 for a part of one.",
  }),
  gpuIds: texts("Addresses of the processors.", { wire: "GPUId" }),
  gpuType: text("Type.", { wire: "GPUType" }),
};

const machine = {
  instanceId: idText("ID of the machine.", { wire: "InstanceId" }),
  instanceName: text("Name.", { wire: "InstanceName" }),
  instanceType: text("Type, such as `S5.MEDIUM2`.", { wire: "InstanceType" }),
  status: text("Status, such as `RUNNING`.", { wire: "InstanceState" }),
  cpu: whole("Number of virtual processors.", { wire: "CPU" }),
  memory: whole("Memory, in GB.", { wire: "Memory" }),
  gpuInfos: rows(gpu, "GpuInfos", "Graphics processors: one element for a machine that has any."),
  imageId: text("ID of the image.", { wire: "ImageId" }),
  osName: text("Name of the operating system.", { wire: "OsName" }),
  availabilityZone: text("Availability zone.", { wire: "Placement.Zone" }),
  projectId: whole("ID of the project.", { wire: "Placement.ProjectId" }),
  rackId: text("ID of the rack.", { wire: "Placement.RackId" }),
  dedicatedClusterId: text("ID of the dedicated cluster.", { wire: "DedicatedClusterId" }),
  vpcId: text("ID of the private network.", { wire: "VirtualPrivateCloud.VpcId" }),
  subnetId: text("ID of the subnet.", { wire: "VirtualPrivateCloud.SubnetId" }),
  privateIp: text("First private address.", { wire: "PrivateIp" }),
  publicIp: text("First public address; empty without one.", { wire: "PublicIp" }),
  allocatePublicIp: flag("Whether it was created with a public address.", {
    wire: "InternetAccessible.PublicIpAssigned",
  }),
  internetChargeType: text("How traffic is charged.", { wire: "InternetAccessible.InternetChargeType" }),
  internetMaxBandwidthOut: whole("Maximum outbound bandwidth, in Mbit/s.", {
    wire: "InternetAccessible.InternetMaxBandwidthOut",
  }),
  securityGroups: texts("IDs of the security groups.", { wire: "SecurityGroupIds" }),
  systemDiskId: text("ID of the system disk.", { wire: "SystemDisk.DiskId" }),
  systemDiskType: text("Type of the system disk.", { wire: "SystemDisk.DiskType" }),
  systemDiskSize: whole("Size of the system disk, in GB.", { wire: "SystemDisk.DiskSize" }),
  dataDisks: rows(dataDisk, "DataDisks", "The data disks, in the platform's order."),
  camRoleName: text("Name of the role that it assumes.", { wire: "CamRoleName" }),
  instanceChargeType: text("How it is charged.", { wire: "InstanceChargeType" }),
  instanceChargeTypePrepaidRenewFlag: text("What happens when the prepaid period ends.", { wire: "RenewFlag" }),
  createTime: text("Creation time, in UTC.", { wire: "CreatedTime" }),
  expiredTime: text("Time at which a prepaid machine expires, in UTC.", { wire: "ExpiredTime" }),
  uuid: text("Unique ID.", { wire: "Uuid" }),
  tags: tagsOutput,
};

const machines = responseList("InstanceSet", (found) => fromWire(machine, withTags(asRow(found))));
const others = ["instanceId", "instanceName", "availabilityZone", "projectId", "vpcId", "subnetId", "tags"];

export const getInstances = lookup("getInstances", {
  docs: "Lists the virtual machines of the region, optionally filtered by name, zone, project, network, tags or IDs.",
  example: `const web = cloudprov.getInstancesOutput({ vpcId: config.require("vpcId"), tags: { team: "shop" } });`,
  inputs: {
    ...filters,
    tags: wantedTags("Tags that the machines must have, by key."),
    instanceSetIds: field.list(field.string({ docs: "An ID.", pattern: idForms.instance }), {
      emptyIsUnset: true,
      max: 100,
      docs: "IDs of the machines, instead of the other criteria.",
    }),
  },
  outputs: { instanceLists: rows(machine, "InstanceSet", "The machines, in the platform's order.") },
  rules: [conflictsWith("instanceSetIds", ...others)],
  async request(op) {
    const { tags: wanted, instanceSetIds: InstanceIds, ...query } = op.args;
    const parameters = InstanceIds === undefined ? parametersOf(filters, query) : { InstanceIds };
    const found = await op.cvm.list("DescribeInstances", parameters, machines);
    // A request can have ten filters, and a program any number of tags.
    return { InstanceSet: withAllTags(found.map(asRow), wanted) };
  },
  id: (_, { instanceLists }) => hash(instanceLists.map(({ instanceId }) => instanceId)),
});

/** A machine with the first of its addresses, and its graphics processors as a list. */
function asRow(found: Body): Body {
  const first = (list: unknown) => (Array.isArray(list) ? (list as readonly unknown[])[0] : undefined);
  const gpuInfo = recordOf(found["GPUInfo"]);
  return {
    ...tagsAsSet(found),
    PrivateIp: first(found["PrivateIpAddresses"]),
    PublicIp: first(found["PublicIpAddresses"]),
    GpuInfos: gpuInfo === undefined ? [] : [gpuInfo],
  };
}
