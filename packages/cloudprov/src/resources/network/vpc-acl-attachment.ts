import { compositeId, field, fromWire } from "@org/core-provider";
import { type Binding, bindingObject, responseFields } from "../../platform/binding.ts";
import type { Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { idForms } from "../../platform/object-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { idText, text } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { type ElementPage, filteredBy, type Parameters } from "../../platform/service-client.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { describeSubnets } from "./subnet.ts";
import { describeAcls, subnetsOf } from "./vpc-acl.ts";

const fields = {
  aclId: field.string({
    required: true,
    replaceOnChange: true,
    pattern: idForms.networkAcl,
    wire: "NetworkAclId",
    docs: "ID of the network ACL, `acl-...`.",
  }),
  subnetId: field.string({
    required: true,
    replaceOnChange: true,
    pattern: idForms.subnet,
    wire: "SubnetId",
    docs: "ID of the subnet, `subnet-...`, in the network of the ACL.",
  }),
};

const id = compositeId({
  separator: "#",
  parts: [
    { property: "aclId", wire: "NetworkAclId", example: "acl-eotx5qsg" },
    { property: "subnetId", wire: "SubnetId", example: "subnet-91x0geu6" },
  ],
});

const acl = { id: idText("", { wire: "NetworkAclId" }) };
const acls = responseList("NetworkAclSet", acl, subnetsOf);
const subnet = { id: idText("", { wire: "SubnetId" }), acl: text("", { wire: "NetworkAclId" }) } as const;
const subnets = responseList("SubnetSet", subnet);

/** A page of the subnets of all ACLs, or of one. */
async function pageOf(op: Op, query: Parameters, offset: number | undefined): Promise<ElementPage> {
  const { elements, next } = await op.vpc.page(describeAcls, query, acls, { offset });
  const pairs = elements.flatMap((one) =>
    subnetsOf(one).map((SubnetId) => ({ NetworkAclId: one["NetworkAclId"], SubnetId })),
  );
  // The total is that of the ACLs.
  return { elements: pairs, next, total: undefined };
}

const ofPair: Binding["bind"]["parameters"] = ({ NetworkAclId, SubnetId }) => ({ NetworkAclId, SubnetIds: [SubnetId] });

export const vpcAclAttachment = resource("VpcAclAttachment", {
  docs: "Gives a subnet a network ACL. A subnet has at most one: a changed attachment is deleted before the new one is created, and traffic is not filtered in between.",
  example: `const web = new cloudprov.VpcAclAttachment("web", {
    aclId: config.require("aclId"),
    subnetId: config.require("subnetId"),
});`,
  errors: remedies("vpc", "UnsupportedOperation.VpcMismatch"),
  naturalKey: ["subnetId"],
  ...bindingObject({
    fields,
    what: "network ACL",
    service: "vpc",
    id,
    before: (op, { NetworkAclId = "", SubnetId = "" }) => requireFree(op, SubnetId, NetworkAclId),
    bind: { action: "AssociateNetworkAclSubnets", parameters: ofPair, isUnconfirmed: true },
    unbind: { action: "DisassociateNetworkAclSubnets", parameters: ofPair, isUnconfirmed: true },
    listing: {
      parent: [],
      page: (op, _, offset) => pageOf(op, {}, offset),
      one: (op, { NetworkAclId }, offset) => pageOf(op, filteredBy("network-acl-id", NetworkAclId), offset),
      responseFields: responseFields({ aclId: "NetworkAclId", subnetId: "SubnetId" }),
    },
  }),
});

/** Fails if a subnet has another ACL, which the platform might exchange. One that was just removed may still show. */
async function requireFree(op: Op, subnetId: string, aclId: string): Promise<void> {
  let present = "";
  await waitUntil(op, {
    what: `the subnet ${subnetId} to have no network ACL`,
    read: async () => {
      const { elements } = await op.vpc.page(describeSubnets, filteredBy("subnet-id", subnetId), subnets);
      present = elements.map((one) => fromWire(subnet, one).acl)[0] ?? "";
      return present;
    },
    // An interrupted run may have given it the wanted one.
    done: (found) => found === "" || found === aclId,
    progress: "waiting until the subnet has no other network ACL",
    otherwise: () => `the subnet ${subnetId} has the network ACL ${present}: remove it there first`,
    forMs: 10_000,
  });
}
