import { field, fromWire } from "@org/core-provider";
import { tagsAsSet, withAllTags, withTags } from "../../platform/created-with-tags.ts";
import { filter, idFilter, lookup, parametersOf, switchFilter, valuesFilter } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idForms } from "../../platform/object-id.ts";
import { flag, idText, rows, text, whole } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { tagsOutput } from "../../platform/tags.ts";
import { describeDisks } from "../../resources/compute/disks.ts";

const inputs = {
  storageId: idFilter("disk-id", idForms.disk, "ID of the disk, `disk-...`."),
  storageName: filter("disk-name", "Name to match."),
  storageType: filter("disk-type", "Type of the disks, such as `CLOUD_SSD`."),
  storageUsage: filter("disk-usage", "`SYSTEM_DISK` or `DATA_DISK`."),
  availabilityZone: filter("zone", "Availability zone, such as `ap-guangzhou-3`."),
  dedicatedClusterId: filter("dedicated-cluster-id", "ID of the dedicated cluster (CDC), `cluster-...`."),
  projectId: field.integer({ min: 0, wire: "Filters.project-id", docs: "ID of the project." }),
  portable: switchFilter("portable", "Return only disks that can be detached, or only others."),
  chargeTypes: valuesFilter("disk-charge-type", "Charge types, such as `PREPAID`."),
  storageStates: valuesFilter("disk-state", "Statuses, such as `UNATTACHED`."),
  instanceIps: valuesFilter(
    "instance-ip-address",
    "Private or public addresses of the machines that the disks are attached to.",
  ),
  instanceNames: valuesFilter("instance-name", "Names of the machines that the disks are attached to."),
  tagKeys: valuesFilter("tag-key", "Keys of tags: the disks must have one of them."),
  tagValues: valuesFilter("tag-value", "Values of tags: the disks must have one of them."),
};

const disk = {
  storageId: idText("ID of the disk.", { wire: "DiskId" }),
  storageName: text("Name.", { wire: "DiskName" }),
  storageType: text("Type, such as `CLOUD_SSD`.", { wire: "DiskType" }),
  storageUsage: text("`SYSTEM_DISK` or `DATA_DISK`.", { wire: "DiskUsage" }),
  storageSize: whole("Size, in GB.", { wire: "DiskSize" }),
  status: text("Status, such as `UNATTACHED` or `ATTACHED`.", { wire: "DiskState" }),
  attached: flag("Whether it is attached to a machine.", { wire: "Attached" }),
  instanceId: text("ID of the machine that it is attached to.", { wire: "InstanceId" }),
  availabilityZone: text("Availability zone.", { wire: "Placement.Zone" }),
  projectId: whole("ID of the project.", { wire: "Placement.ProjectId" }),
  dedicatedClusterId: text("ID of the dedicated cluster.", { wire: "Placement.DedicatedClusterId" }),
  chargeType: text("How it is charged.", { wire: "DiskChargeType" }),
  prepaidRenewFlag: text("What happens when the prepaid period ends.", { wire: "RenewFlag" }),
  encrypt: flag("Whether it is encrypted.", { wire: "Encrypt" }),
  kmsKeyId: text("ID of the key of the encryption.", { wire: "KmsKeyId" }),
  throughputPerformance: whole("Additional throughput, in MiB/s.", { wire: "ThroughputPerformance" }),
  createTime: text("Creation time, in the platform's time zone.", { wire: "CreateTime" }),
  tags: tagsOutput,
};

const disks = responseList("DiskSet", (found) => fromWire(disk, withTags(tagsAsSet(found))));

export const getCbsStorages = lookup("getCbsStorages", {
  docs: "Lists the disks of the region, optionally filtered by ID, name, type, status, zone, machine, charge type, project and tags.",
  example: `const free = cloudprov.getCbsStoragesOutput({ storageStates: ["UNATTACHED"], availabilityZone: "ap-guangzhou-3" });`,
  inputs,
  outputs: { storageLists: rows(disk, "DiskSet", "The disks, in the platform's order.") },
  async request(op) {
    const { portable, ...others } = op.args;
    const flag = portable === undefined ? {} : { portable: String(portable).toUpperCase() };
    const query = parametersOf({ ...inputs, portable: filter("portable", "") }, { ...others, ...flag });
    const found = await op.cbs.list(describeDisks, query, disks);
    return { DiskSet: withAllTags(found.map(tagsAsSet)) };
  },
  id: (_, { storageLists }) => hash(storageLists.map(({ storageId }) => storageId)),
});
