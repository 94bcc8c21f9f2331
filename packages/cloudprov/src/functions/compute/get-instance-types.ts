import { type Args, conflictsWith, field, fromWire, toWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { lookup } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { hash } from "../../platform/hash.ts";
import { idText, rows, text, whole } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { decimal, diskConfig, externals, localDisk, prices } from "./instance-type-parts.ts";

const identity = {
  instanceType: idText("Name of the type, such as `SA5.MEDIUM2`.", { wire: "InstanceType" }),
  availabilityZone: idText("ID of the zone.", { wire: "Zone" }),
  family: text("Family, such as `SA5`.", { wire: "InstanceFamily" }),
  cpuCoreCount: whole("Number of CPU cores.", { wire: "Cpu" }),
  memorySize: whole("Memory, in GB.", { wire: "Memory" }),
  gpuCoreCount: whole("Number of GPUs.", { wire: "Gpu" }),
  status: text("`SELL` or `SOLD_OUT`.", { wire: "Status" }),
};

const details = withWireNames({
  ...identity,
  cpuType: text("Model of the CPU."),
  externals,
  fpga: whole("Number of FPGA cores."),
  frequency: text("Frequency of the CPU."),
  gpuCount: decimal("Number of GPUs, with fractions for shared ones."),
  instanceBandwidth: decimal("Bandwidth in the private network, in Gbps."),
  instanceChargeType: text("How the machine is paid for, such as `POSTPAID_BY_HOUR`."),
  instancePps: whole("Packets a second in the private network, in units of 10,000."),
  localDiskTypeLists: rows(localDisk, "LocalDiskTypeList", "The local disks. Empty for types without local disks."),
  networkCard: whole("Type of the network card, in Gbps."),
  prices,
  remark: text("Remark of the platform."),
  soldOutReason: text("Why the type is sold out."),
  statusCategory: text("Stock, such as `EnoughStock` or `WithoutStock`."),
  storageBlockAmount: whole("Number of local disks of an HDD type."),
  typeName: text("Name of the family."),
});

const types = responseList("InstanceTypeQuotaSet", details);
const diskConfigs = responseList("DiskConfigSet", diskConfig);

const cbsFilter = withWireNames({
  diskChargeType: field.string({
    emptyIsUnset: true,
    knownValues: ["PREPAID", "POSTPAID_BY_HOUR"],
    docs: "How the disks are paid for.",
  }),
  diskTypes: field.list(field.string({ docs: "A type, such as `CLOUD_SSD`." }), {
    emptyIsUnset: true,
    docs: "Types of the disks.",
  }),
  diskUsage: field.string({
    emptyIsUnset: true,
    knownValues: ["SYSTEM_DISK", "DATA_DISK"],
    docs: "Use of the disks.",
  }),
});

type DiskFilter = Args<typeof cbsFilter>;

export const getInstanceTypes = lookup("getInstanceTypes", {
  docs: "Lists the types of virtual machines that the zones of the region offer, with their stock and prices.",
  example: `const small = cloudprov.getInstanceTypesOutput({
  availabilityZone: "ap-guangzhou-6",
  cpuCoreCount: 2,
  memorySize: 4,
  excludeSoldOut: true,
});`,
  inputs: {
    availabilityZone: field.string({ emptyIsUnset: true, docs: "ID of the zone, such as `ap-guangzhou-6`." }),
    filters: field.set(
      field.object(
        {
          name: field.string({
            required: true,
            wire: "Name",
            knownValues: ["zone", "instance-family", "instance-type", "instance-charge-type", "sort-keys"],
            docs: "Name of the filter.",
          }),
          values: field.list(field.string({ docs: "A value." }), {
            required: true,
            wire: "Values",
            min: 1,
            docs: "Values, of which a type must have one.",
          }),
        },
        { docs: "A filter." },
      ),
      { emptyIsUnset: true, max: 10, docs: "Filters of the platform, all of which a type must pass." },
    ),
    cpuCoreCount: field.integer({ emptyIsUnset: true, min: 0, docs: "Number of CPU cores." }),
    memorySize: field.integer({ emptyIsUnset: true, min: 0, docs: "Memory, in GB." }),
    gpuCoreCount: field.integer({ emptyIsUnset: true, min: 0, docs: "Number of GPUs." }),
    excludeSoldOut: field.boolean({ default: false, docs: "Whether to leave out types that are sold out." }),
    cbsFilter: field.object(cbsFilter, {
      docs: "Also return the disks that fit each type, filtered. It takes a request for each type.",
    }),
  },
  outputs: {
    instanceTypes: rows(
      {
        ...details,
        cbsConfigs: rows(diskConfig, "CbsConfigs", "The disks that fit the type. Empty without `cbsFilter`."),
      },
      "InstanceTypeQuotaSet",
      "The types, in the platform's order.",
    ),
  },
  rules: [conflictsWith("availabilityZone", "filters")],
  async request(op) {
    const { availabilityZone, filters = [], excludeSoldOut, cbsFilter: disks, ...sizes } = op.args;
    const sent = availabilityZone
      ? [{ Name: "zone", Values: [availabilityZone] }]
      : filters.map(({ name, values }) => ({ Name: name, Values: values }));
    const query = sent.length > 0 ? { Filters: sent } : {};
    const read = op.cvm.read("DescribeZoneInstanceConfigInfos", query, { expects: types.expects });
    const response = await ifExists(read, ["InvalidParameterValue.ZoneNotSupported"]);
    const found = (response === undefined ? [] : types.of(response)).filter((body) => {
      const { cpuCoreCount, memorySize, gpuCoreCount, status } = fromWire(identity, body);
      return (
        (sizes.cpuCoreCount ?? cpuCoreCount) === cpuCoreCount &&
        (sizes.memorySize ?? memorySize) === memorySize &&
        (sizes.gpuCoreCount ?? gpuCoreCount) === gpuCoreCount &&
        !(excludeSoldOut && status === "SOLD_OUT")
      );
    });
    return { InstanceTypeQuotaSet: await Promise.all(found.map((body) => withDisks(op, body, disks))) };
  },
  id: (_, { instanceTypes }) => hash(instanceTypes.map(({ instanceType }) => instanceType)),
});

/** A type with the disks that fit it, if a filter asks for them. */
async function withDisks(op: Op, body: Body, filter: DiskFilter | undefined): Promise<Body> {
  if (filter === undefined) return { ...body, CbsConfigs: [] };
  const { availabilityZone, cpuCoreCount, memorySize, family } = fromWire(identity, body);
  const query = {
    InquiryType: "INQUIRY_CVM_CONFIG",
    Zones: [availabilityZone],
    CPU: cpuCoreCount,
    Memory: memorySize,
    InstanceFamilies: [family],
    ...toWire(cbsFilter, filter),
  };
  const response = await op.cbs.read("DescribeDiskConfigQuota", query, { expects: diskConfigs.expects });
  return { ...body, CbsConfigs: diskConfigs.of(response) };
}
