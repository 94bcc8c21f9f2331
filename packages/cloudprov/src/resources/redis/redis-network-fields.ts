import { field } from "@org/core-provider";
import { optionOfUpdates } from "../../platform/field-facts.ts";
import { idForms } from "../../platform/object-id.ts";

/** Where an instance is, and how it is reached. */
export const network = {
  vpcId: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: idForms.vpc,
    docs: "ID of the private network. A change gives the instance another address.",
  }),
  subnetId: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: idForms.subnet,
    changesWith: ["vpcId"],
    docs: "ID of the subnet. A change gives the instance another address.",
  }),
  securityGroups: field.set(field.string({ docs: "An ID.", pattern: idForms.securityGroup }), {
    emptyIsUnset: true,
    wire: "SecurityGroupIdList",
    docs: "IDs of the security groups, which require a private network.",
  }),
  port: field.integer({ default: 6379, min: 1024, max: 65_535, wire: "VPort", docs: "Port of the private address." }),
  ip: field.string({
    computed: true,
    emptyIsUnset: true,
    changesWith: ["vpcId", "subnetId"],
    wire: "Vip",
    docs: "Private address. Defaults to a free one of the subnet.",
  }),
  operationNetwork: field.string({
    ...optionOfUpdates,
    knownValues: ["changeVip", "changeVpc", "changeBaseToVpc", "changeVPort"],
    docs: "Accepted for compatibility. The provider sends the operations that the changed properties require.",
  }),
  recycle: field.integer({
    ...optionOfUpdates,
    docs: "How many days the old private address works after a change: 0, 1, 2, 3, 7 or 15. Defaults to 0.",
  }),
  wanAddressSwitch: field.string({
    computed: true,
    values: ["open", "close"],
    docs: "Whether the instance has a public address: `open` or `close`. Defaults to `close`.",
  }),
};
