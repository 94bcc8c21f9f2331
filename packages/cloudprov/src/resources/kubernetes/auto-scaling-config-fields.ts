import { allOrNone, exactlyOneOf, field, hasValue, type Rule, requiredWhen } from "@org/core-provider";
import { defaulted } from "../../platform/field-facts.ts";
import { idForms } from "../../platform/object-id.ts";
import { paidInAdvance } from "../../platform/prepaid.ts";
import { diskTypes } from "../compute/instance-disk-fields.ts";
import { nodePassword, publicTraffic, renewFlags } from "./node-shapes.ts";

const unset = { emptyIsUnset: true } as const;

const isPrepaid = hasValue("instanceChargeType", "PREPAID");
const period = "instanceChargeTypePrepaidPeriod";

const rules: readonly Rule[] = [
  exactlyOneOf("password", "keyIds"),
  requiredWhen([period], isPrepaid),
  paidInAdvance({ condition: isPrepaid, period, longest: 60 }).periods,
  requiredWhen(["spotInstanceType", "spotMaxPrice"], hasValue("instanceChargeType", "SPOTPAID")),
  allOrNone("hostName", "hostNameStyle"),
];

const dataDisks = field.list(
  field.object(
    {
      diskType: field.string({ default: "CLOUD_PREMIUM", knownValues: diskTypes, docs: "Type of the disk." }),
      diskSize: field.integer({ default: 0, min: 0, docs: "Size, in GB." }),
      snapshotId: field.string({ ...unset, replaceOnChange: true, docs: "ID of the snapshot with the disk's data." }),
      deleteWithInstance: field.boolean({ computed: true, docs: "Whether the disk is deleted with its machine." }),
      encrypt: field.boolean({ computed: true, docs: "Whether the disk is encrypted." }),
      throughputPerformance: field.integer({ computed: true, min: 0, docs: "Additional throughput, in MiB/s." }),
    },
    { docs: "A data disk." },
  ),
  { ...defaulted, docs: "Data disks of new machines." },
);

/** The machines that a pool of nodes buys. */
export const autoScalingConfig = field.object(
  {
    instanceType: field.string({
      required: true,
      replaceOnChange: true,
      docs: "Type of the machines, such as `S5.MEDIUM4`.",
    }),
    backupInstanceTypes: field.list(field.string({ docs: "A type." }), {
      ...unset,
      wire: "BackupInstanceTypes",
      docs: "Types of machines to buy when `instanceType` is sold out, in this order.",
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
      max: 2048,
      wire: "SystemDisk.DiskSize",
      docs: "Size of the system disk, in GB.",
    }),
    dataDisks,
    instanceChargeType: field.string({
      ...defaulted,
      knownValues: ["PREPAID", "POSTPAID_BY_HOUR", "SPOTPAID", "CDCPAID"],
      docs: "How machines are charged. Defaults to `POSTPAID_BY_HOUR`.",
    }),
    instanceChargeTypePrepaidPeriod: field.integer({
      ...unset,
      wire: "InstanceChargePrepaid.Period",
      docs: "Months to pay in advance with `PREPAID`: 1 to 12, 24, 36, 48 or 60.",
    }),
    instanceChargeTypePrepaidRenewFlag: field.string({
      ...defaulted,
      knownValues: renewFlags,
      wire: "InstanceChargePrepaid.RenewFlag",
      docs: "What happens when the prepaid period ends.",
    }),
    spotInstanceType: field.string({
      ...unset,
      values: ["one-time"],
      wire: "InstanceMarketOptions.SpotOptions.SpotInstanceType",
      docs: "Type of the spot request, with `SPOTPAID`.",
    }),
    spotMaxPrice: field.string({
      ...unset,
      pattern: { match: /^\d+(\.\d+)?$/, says: "be a number, such as 0.5" },
      wire: "InstanceMarketOptions.SpotOptions.MaxPrice",
      docs: "Highest price by the hour, as a text, with `SPOTPAID`.",
    }),
    ...publicTraffic,
    publicIpAssigned: field.boolean({
      computed: true,
      wire: "InternetAccessible.PublicIpAssigned",
      docs: "Whether each machine gets a public address.",
    }),
    ipv4AddressType: field.string({
      ...defaulted,
      wire: "InternetAccessible.IPv4AddressType",
      docs: "Type of the public addresses.",
    }),
    password: field.string({
      ...nodePassword,
      replaceOnChange: true,
      writeOnly: true,
      adoptedIfMissing: true,
      wire: "LoginSettings.Password",
    }),
    keyIds: field.list(field.string({ docs: "An ID.", pattern: idForms.keyPair }), {
      ...unset,
      replaceOnChange: true,
      wire: "LoginSettings.KeyIds",
      docs: "IDs of the SSH key pairs. Set either this property or `password`.",
    }),
    orderlySecurityGroupIds: field.list(field.string({ docs: "An ID.", pattern: idForms.securityGroup }), {
      ...defaulted,
      wire: "SecurityGroupIds",
      docs: "IDs of the security groups. Their order is their priority.",
    }),
    enhancedSecurityService: field.boolean({
      default: true,
      wire: "EnhancedService.SecurityService.Enabled",
      docs: "Whether the platform's security agent is installed on new machines.",
    }),
    enhancedMonitorService: field.boolean({
      default: true,
      replaceOnChange: true,
      wire: "EnhancedService.MonitorService.Enabled",
      docs: "Whether the platform's monitoring agent is installed.",
    }),
    camRoleName: field.string({
      ...unset,
      replaceOnChange: true,
      docs: "Name of the role that the machines assume.",
    }),
    instanceName: field.string({
      ...defaulted,
      wire: "InstanceNameSettings.InstanceName",
      docs: "Name of the machines.",
    }),
    instanceNameStyle: field.string({
      ...defaulted,
      knownValues: ["ORIGINAL", "UNIQUE"],
      wire: "InstanceNameSettings.InstanceNameStyle",
      docs: "Whether the names get a suffix: `ORIGINAL` or `UNIQUE`.",
    }),
    hostName: field.string({ ...defaulted, wire: "HostNameSettings.HostName", docs: "Host name of the machines." }),
    hostNameStyle: field.string({
      ...defaulted,
      knownValues: ["ORIGINAL", "UNIQUE"],
      wire: "HostNameSettings.HostNameStyle",
      docs: "Whether the host names get a suffix: `ORIGINAL` or `UNIQUE`.",
    }),
    cdcId: field.string({
      ...unset,
      replaceOnChange: true,
      wire: "DedicatedClusterId",
      docs: "ID of the dedicated cluster (CDC), `cluster-...`.",
    }),
  },
  {
    required: true,
    wire: "LaunchConfigurePara",
    rules,
    docs: "The machines that the pool buys. Most changes apply to new machines only.",
  },
);
