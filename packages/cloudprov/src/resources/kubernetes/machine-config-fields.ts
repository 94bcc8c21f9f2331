import { exactlyOneOf, field, hasValue } from "@org/core-provider";
import { sentOnce } from "../../platform/field-facts.ts";
import { idForms } from "../../platform/object-id.ts";
import { paidInAdvance } from "../../platform/prepaid.ts";
import { diskTypes } from "../compute/instance-disk-fields.ts";
import { agents, mountedDisk, nodePassword, publicTraffic, renewFlags } from "./node-shapes.ts";

const { periods } = paidInAdvance({
  condition: hasValue("instanceChargeType", "PREPAID"),
  period: "instanceChargeTypePrepaidPeriod",
  longest: 60,
});

const unset = { emptyIsUnset: true } as const;

/** Machines that the platform buys for a new cluster, as the members of RunInstances. */
const machineConfig = field.object(
  {
    count: field.integer({ default: 1, min: 1, wire: "InstanceCount", docs: "Number of machines." }),
    availabilityZone: field.string({ ...unset, wire: "Placement.Zone", docs: "Zone, such as `ap-guangzhou-3`." }),
    instanceName: field.string({ default: "sub machine of tke", docs: "Name of the machines." }),
    instanceType: field.string({ required: true, docs: "Type of the machines, such as `S5.MEDIUM4`." }),
    instanceChargeType: field.string({
      default: "POSTPAID_BY_HOUR",
      values: ["PREPAID", "POSTPAID_BY_HOUR"],
      docs: "How the machines are charged.",
    }),
    instanceChargeTypePrepaidPeriod: field.integer({
      default: 1,
      wire: "InstanceChargePrepaid.Period",
      docs: "Months to pay in advance with `PREPAID`.",
    }),
    instanceChargeTypePrepaidRenewFlag: field.string({
      computed: true,
      knownValues: renewFlags,
      wire: "InstanceChargePrepaid.RenewFlag",
      docs: "What happens when the prepaid period ends.",
    }),
    subnetId: field.string({
      required: true,
      pattern: idForms.subnet,
      wire: "VirtualPrivateCloud.SubnetId",
      docs: "ID of the subnet.",
    }),
    systemDiskType: field.string({
      default: "CLOUD_PREMIUM",
      knownValues: diskTypes,
      wire: "SystemDisk.DiskType",
      docs: "Type of the system disk.",
    }),
    systemDiskSize: field.integer({
      default: 50,
      min: 20,
      max: 1024,
      wire: "SystemDisk.DiskSize",
      docs: "Size of the system disk, in GB.",
    }),
    dataDisks: field.list(
      field.object(
        {
          ...mountedDisk,
          snapshotId: field.string({ ...unset, docs: "ID of the snapshot from which the disk gets its data." }),
          encrypt: field.boolean({ docs: "Whether the disk is encrypted." }),
          kmsKeyId: field.string({ ...unset, docs: "ID of the key in the Key Management Service." }),
        },
        { docs: "A data disk." },
      ),
      { ...unset, max: 11, docs: "Data disks." },
    ),
    ...publicTraffic,
    publicIpAssigned: field.boolean({
      wire: "InternetAccessible.PublicIpAssigned",
      docs: "Whether each machine gets a public address.",
    }),
    password: field.string({ ...nodePassword, wire: "LoginSettings.Password" }),
    keyIds: field.string({
      ...unset,
      pattern: idForms.keyPair,
      wire: "LoginSettings.KeyIds",
      docs: "ID of the SSH key pair, `skey-...`. Set either this property or `password`.",
    }),
    securityGroupIds: field.list(field.string({ docs: "An ID.", pattern: idForms.securityGroup }), {
      ...unset,
      docs: "IDs of the security groups. Their order is their priority.",
    }),
    ...agents,
    userData: field.string({ ...unset, docs: "Data for cloud-init, as base64: at most 16 KB decoded." }),
    camRoleName: field.string({ ...unset, docs: "Name of the role that the machines assume." }),
    hostname: field.string({ ...unset, wire: "HostName", docs: "Host name in the operating system." }),
    disasterRecoverGroupIds: field.string({ ...unset, docs: "ID of the placement group, `ps-...`." }),
    imgId: field.string({ ...unset, pattern: idForms.image, wire: "ImageId", docs: "ID of the image, `img-...`." }),
    desiredPodNum: field.integer({
      default: 0,
      min: 0,
      wire: "DesiredPodNumber",
      docs: "Number of pods of a node, with `enableCustomizedPodCidr`.",
    }),
    hpcClusterId: field.string({ ...unset, docs: "ID of the cluster for high-performance computing, `hpc-...`." }),
  },
  { rules: [periods, exactlyOneOf("password", "keyIds")], docs: "Machines of the same kind." },
);

/** Machines that are bought with a cluster. A list of them is sent with its creation only. */
export const machineConfigs = {
  masterConfigs: field.list(machineConfig, {
    ...sentOnce,
    docs: "Masters of a cluster of the type `INDEPENDENT_CLUSTER`: at least three machines. They are bought with the cluster.",
  }),
  workerConfigs: field.list(machineConfig, {
    ...sentOnce,
    docs: "Nodes that are bought with the cluster. A change replaces the cluster: prefer `KubernetesNodePool`.",
  }),
};
