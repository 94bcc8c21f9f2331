import { field } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";

/** The properties of a subnet. */
export const subnetFields = withWireNames({
  name: field.string({
    autoName: { maxLength: 60 },
    min: 1,
    max: 60,
    wire: "SubnetName",
    docs: "Name of the subnet.",
  }),
  vpcId: field.string({
    required: true,
    replaceOnChange: true,
    pattern: idForms.vpc,
    docs: "ID of the private network.",
  }),
  availabilityZone: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    wire: "Zone",
    docs: "Availability zone, such as `ap-guangzhou-3`. `getAvailabilityZonesByProduct` lists the zones of the region.",
  }),
  cidrBlock: field.string({
    required: true,
    replaceOnChange: true,
    docs: "Address range of the subnet: a block from /16 to /28 within the range or an additional range of the network. Subnets of a network must not overlap.",
  }),
  isMulticast: field.boolean({
    computed: true,
    wire: "EnableBroadcast",
    docs: "Whether the subnet forwards broadcasts, in spite of its name. Defaults to the platform's value, which is false.",
  }),
  cdcId: field.string({
    emptyIsUnset: true,
    replaceOnChange: true,
    docs: "ID of the dedicated cluster for a subnet in one. Default: the subnet is in the public zone.",
  }),
  routeTableId: field.string({
    computed: true,
    pattern: idForms.routeTable,
    docs: "ID of the route table, which belongs to the same network. Defaults to the network's default route table. Removing the property keeps the current one.",
  }),
  tags: tagsField,
  isDefault: field.boolean({ output: true, docs: "Whether it is the default subnet of the zone." }),
  availableIpCount: field.integer({
    output: true,
    wire: "AvailableIpAddressCount",
    docs: "Number of addresses that are not used.",
  }),
  createTime: field.string({ output: true, wire: "CreatedTime", docs: "Creation time, in the platform's time zone." }),
});
