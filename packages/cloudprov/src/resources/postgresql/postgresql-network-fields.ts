import { field } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";

/** Where an instance is, and how it is reached. */
export const network = {
  availabilityZone: field.string({
    required: true,
    min: 1,
    wire: "Zone",
    docs: "Availability zone of the primary node, such as `ap-guangzhou-3`. A move to a zone that is not in `dbNodeSets` replaces the instance.",
  }),
  vpcId: field.string({
    required: true,
    pattern: idForms.vpc,
    docs: "ID of the private network. A change gives the instance another address.",
  }),
  subnetId: field.string({
    required: true,
    pattern: idForms.subnet,
    docs: "ID of the subnet. A change gives the instance another address.",
  }),
  securityGroups: field.set(field.string({ docs: "An ID.", pattern: idForms.securityGroup }), {
    computed: true,
    emptyIsUnset: true,
    wire: "SecurityGroupIds",
    docs: "IDs of the security groups. Defaults to the account's default group.",
  }),
  publicAccessSwitch: field.boolean({ default: false, docs: "Whether the instance has a public address." }),
  dbNodeSets: field.set(
    field.object(
      {
        role: field.string({ default: "Standby", values: ["Primary", "Standby"], docs: "`Primary` or `Standby`." }),
        zone: field.string({ required: true, min: 1, docs: "Availability zone of the node." }),
        dedicatedClusterId: field.string({ emptyIsUnset: true, docs: "ID of the dedicated cluster (CDC)." }),
      },
      { docs: "A node." },
    ),
    {
      computed: true,
      emptyIsUnset: true,
      wire: "DBNodeSet",
      docs: "Nodes of the instance, to distribute them over zones. One of them must be in `availabilityZone`.",
    },
  ),
};
