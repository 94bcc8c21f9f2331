import { type Fields, field } from "@org/core-provider";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { services } from "./instance-agent-fields.ts";
import { dataDisks } from "./instance-disk-fields.ts";
import { login } from "./instance-login-fields.ts";
import { machine } from "./instance-machine-fields.ts";
import { network } from "./instance-network-fields.ts";
import { payment } from "./instance-payment-fields.ts";
import { placement } from "./instance-placement-fields.ts";
import { running } from "./instance-running-fields.ts";
import { systemDisk } from "./system-disk-fields.ts";

const deletion = {
  forceDelete: field.boolean({
    default: false,
    local: true,
    docs: "Whether a deletion also removes a prepaid machine from the recycle bin. Otherwise it stays there until it expires.",
  }),
  releaseAddress: field.boolean({
    local: true,
    docs: "Whether a deletion also releases the first elastic IP address, of a type that the platform supports.",
  }),
  forceReplacePlacementGroupId: field.boolean({
    local: true,
    docs: "Whether the machine may move to another host to join `placementGroupId`, which restarts it.",
  }),
};

const outputs = {
  instanceStatus: field.string({
    output: true,
    changesWith: ["runningFlag"],
    wire: "InstanceState",
    docs: "Status of the machine, such as `RUNNING` or `STOPPED`. `SHUTDOWN` is a prepaid machine in the recycle bin.",
  }),
  publicIp: field.string({
    output: true,
    changesWith: ["runningFlag", "vpcId", "subnetId", "internetMaxBandwidthOut"],
    docs: "Public address of the machine; empty without one.",
  }),
  publicIpv6Addresses: field.list(field.string({ docs: "An address." }), {
    output: true,
    changesWith: ["vpcId", "subnetId"],
    wire: "PublicIPv6Addresses",
    docs: "Public IPv6 addresses.",
  }),
  ipv6Addresses: field.list(field.string({ docs: "An address." }), {
    output: true,
    changesWith: ["vpcId", "subnetId"],
    wire: "IPv6Addresses",
    docs: "IPv6 addresses.",
  }),
  cpu: field.integer({
    output: true,
    changesWith: ["instanceType", "cdhInstanceType"],
    wire: "CPU",
    docs: "Number of virtual processors.",
  }),
  memory: field.integer({ output: true, changesWith: ["instanceType", "cdhInstanceType"], docs: "Memory, in GB." }),
  osName: field.string({ output: true, changesWith: ["imageId"], docs: "Name of the operating system." }),
  uuid: field.string({ output: true, docs: "Unique ID of the machine." }),
  rackId: field.string({ output: true, wire: "Placement.RackId", docs: "ID of the rack." }),
  createTime: field.string({ output: true, wire: "CreatedTime", docs: "Creation time, in UTC." }),
  expiredTime: field.string({
    output: true,
    changesWith: ["instanceChargeType", "instanceChargeTypePrepaidPeriod"],
    docs: "Time at which a prepaid machine expires, in UTC.",
  }),
};

/** The properties of a machine. */
export const instanceFields = withWireNames({
  ...machine,
  ...running,
  ...placement,
  ...payment,
  ...network,
  ...systemDisk,
  dataDisks,
  ...login,
  ...services,
  ...deletion,
  tags: tagsField,
  ...outputs,
} satisfies Fields);
