import { flag, integer, listOf, object, optional, type Static, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { filtered, filtersShape, pageMembers, pageOf } from "../lists.ts";
import { tagsMember } from "../tag-list.ts";
import {
  checkAclId,
  createNetworkAcl,
  existingNetworkAcl,
  leaveNetworkAcl,
  networkAclOf,
  tagsOfNetworkAcl,
} from "./network-acl-lifecycle.ts";
import { type AclEntry, aclQuotas, finalEntries, type NetworkAcl } from "./network-acls.ts";
import { checkName, checkTags, existingVpc, idsShape, requireOneOf } from "./network-checks.ts";
import { subnetDocument } from "./subnet-lifecycle.ts";

/** The actions of the lists of rules for the traffic of subnets. */
export function networkAclActions(world: World): Action[] {
  return [
    create(world),
    describe(world),
    modify(world),
    modifyEntries(world),
    associate(world),
    disassociate(world),
    remove(world),
  ];
}

const entryShape = object({
  ModifyTime: optional(text()),
  Protocol: optional(text()),
  Port: optional(text()),
  CidrBlock: optional(text()),
  Ipv6CidrBlock: optional(text()),
  Action: optional(text()),
  Description: optional(text()),
  Priority: optional(integer({ min: 1 })),
  NetworkAclIpv4EntryId: optional(text()),
  NetworkAclIpv6EntryId: optional(text()),
});

const entriesShape = optional(listOf(entryShape, { min: 1 }));

function create(world: World): Action {
  return defineAction({
    name: "CreateNetworkAcl",
    params: object({
      VpcId: text({ min: 1 }),
      NetworkAclName: text(),
      NetworkAclType: optional(text()),
      Tags: tagsMember,
    }),
    run({ params, region }) {
      const { NetworkAclName: name, NetworkAclType: type = "TRIPLE", Tags = [] } = params;
      const { id: vpcId } = existingVpc(world, params.VpcId, region);
      checkName(name);
      checkTags(Tags);
      if (type !== "TRIPLE" && type !== "QUINTUPLE") {
        throw new PlatformError("InvalidParameterValue", `There is no type ${type} of network ACLs.`);
      }
      const others = world.networks.networkAcls.all().filter((one) => one.vpcId === vpcId);
      if (others.length >= aclQuotas.lists) {
        throw new PlatformError("LimitExceeded", `The quota of ${aclQuotas.lists} network ACLs is used up.`);
      }
      const acl = createNetworkAcl(world, { region, vpcId, name, type });
      for (const { Key, Value } of Tags) world.tags.put(tagsOfNetworkAcl(acl), Key, Value);
      return { NetworkAcl: document(world, acl) };
    },
  });
}

function describe(world: World): Action {
  return defineAction({
    name: "DescribeNetworkAcls",
    params: object({
      NetworkAclIds: optional(idsShape),
      Filters: filtersShape("vpc-id", "network-acl-id", "network-acl-name"),
      ...pageMembers,
      OrderField: optional(text()),
      OrderDirection: optional(text()),
    }),
    run({ params, region }) {
      const { NetworkAclIds: ids, Filters } = params;
      requireOneOf(ids, Filters, "NetworkAclIds");
      for (const id of ids ?? []) checkAclId(id);
      const all = filtered<NetworkAcl>(
        world.networks.networkAcls.allSeen().filter((one) => one.region === region && (ids?.includes(one.id) ?? true)),
        Filters,
        {
          "vpc-id": ({ vpcId }, value) => vpcId === value,
          "network-acl-id": ({ id }, value) => id === value,
          "network-acl-name": ({ name }, value) => name.includes(value),
        },
      );
      return { TotalCount: all.length, NetworkAclSet: pageOf(all, params).map((one) => document(world, one)) };
    },
  });
}

function modify(world: World): Action {
  return defineAction({
    name: "ModifyNetworkAclAttribute",
    params: object({ NetworkAclId: text({ min: 1 }), NetworkAclName: text() }),
    run({ params: { NetworkAclId, NetworkAclName: name }, region }) {
      const old = existingNetworkAcl(world, NetworkAclId, region);
      checkName(name);
      world.networks.networkAcls.replace({ ...old, name });
      return {};
    },
  });
}

// A direction that is not given stays as it is.
function modifyEntries(world: World): Action {
  return defineAction({
    name: "ModifyNetworkAclEntries",
    documentedOnly: "A direction that the request omits keeps its entries.",
    params: object({
      NetworkAclId: text({ min: 1 }),
      NetworkAclEntrySet: optional(object({ Ingress: entriesShape, Egress: entriesShape })),
      EnableUpdateAclEntries: optional(flag()),
    }),
    run({ params: { NetworkAclId, NetworkAclEntrySet: given = {} }, region }) {
      const old = existingNetworkAcl(world, NetworkAclId, region);
      if (old.type !== "TRIPLE") {
        throw new PlatformError("InvalidParameter.AclTypeMismatch", `${old.id} is of the type ${old.type}.`);
      }
      world.networks.networkAcls.replace({
        ...old,
        ...(given.Ingress === undefined ? {} : { ingress: entriesOf(given.Ingress) }),
        ...(given.Egress === undefined ? {} : { egress: entriesOf(given.Egress) }),
      });
      return {};
    },
  });
}

// A subnet has one list: the platform exchanges the old one.
function associate(world: World): Action {
  return defineAction({
    name: "AssociateNetworkAclSubnets",
    documentedOnly: "A subnet with another ACL is moved to the new one.",
    params: object({ NetworkAclId: text({ min: 1 }), SubnetIds: idsShape }),
    run({ params: { NetworkAclId, SubnetIds }, region }) {
      const { id, vpcId } = existingNetworkAcl(world, NetworkAclId, region);
      for (const subnetId of SubnetIds) {
        const subnet = world.networks.subnets.get(subnetId);
        const own = found(subnet?.region === region ? subnet : undefined, "ResourceNotFound", `subnet ${subnetId}`);
        if (own.vpcId !== vpcId) {
          throw new PlatformError("UnsupportedOperation.VpcMismatch", `${subnetId} is in another network.`);
        }
      }
      for (const subnetId of SubnetIds) if (networkAclOf(world, subnetId) !== id) leaveNetworkAcl(world, subnetId);
      const acl = existingNetworkAcl(world, id, region);
      world.networks.networkAcls.replace({ ...acl, subnetIds: [...new Set([...acl.subnetIds, ...SubnetIds])] });
      return {};
    },
  });
}

function disassociate(world: World): Action {
  return defineAction({
    name: "DisassociateNetworkAclSubnets",
    params: object({ NetworkAclId: text({ min: 1 }), SubnetIds: idsShape }),
    run({ params: { NetworkAclId, SubnetIds }, region }) {
      const { id, subnetIds } = existingNetworkAcl(world, NetworkAclId, region);
      for (const one of SubnetIds) {
        found(subnetIds.includes(one) ? one : undefined, "ResourceNotFound", `subnet ${one} of ${id}`);
      }
      for (const one of SubnetIds) leaveNetworkAcl(world, one);
      return {};
    },
  });
}

function remove(world: World): Action {
  return defineAction({
    name: "DeleteNetworkAcl",
    params: object({ NetworkAclId: text({ min: 1 }) }),
    run({ params: { NetworkAclId }, region }) {
      const acl = existingNetworkAcl(world, NetworkAclId, region);
      if (acl.subnetIds.length > 0) throw new PlatformError("ResourceInUse", `${acl.id} has subnets.`);
      world.networks.networkAcls.remove(acl.id);
      world.tags.clear(tagsOfNetworkAcl(acl));
      return {};
    },
  });
}

/** The rules of a request without those at the end, which every list has. */
function entriesOf(given: readonly Static<typeof entryShape>[]): AclEntry[] {
  const entries = given.map(entryOf);
  if (entries.length > aclQuotas.entries) {
    throw new PlatformError("LimitExceeded", `A direction has at most ${aclQuotas.entries} rules.`);
  }
  const isFinal = (one: AclEntry | undefined) =>
    one !== undefined && finalEntries.some((end) => JSON.stringify(end) === JSON.stringify(one));
  while (isFinal(entries.at(-1))) entries.pop();
  return entries;
}

function entryOf(given: Static<typeof entryShape>): AclEntry {
  const { Protocol = "", Port = "", CidrBlock = "", Ipv6CidrBlock = "", Action: action = "", Description = "" } = given;
  const protocol = Protocol.toLowerCase();
  const port = Port.toLowerCase();
  if (!["tcp", "udp", "icmp", "all"].includes(protocol)) throw invalid(`There is no protocol ${Protocol}.`);
  if (!/^(accept|drop)$/i.test(action)) throw invalid("Action must be ACCEPT or DROP.");
  if ((CidrBlock === "") === (Ipv6CidrBlock === "")) throw invalid("Either CidrBlock or Ipv6CidrBlock must be given.");
  if (CidrBlock !== "" && !/^\d+(\.\d+){3}(\/\d+)?$/.test(CidrBlock)) {
    throw new PlatformError("InvalidParameterValue.Malformed", `${CidrBlock} is malformed.`);
  }
  if (["all", "icmp"].includes(protocol) && port !== "") throw invalid(`${Protocol} has no ports.`);
  if (!/^(|all|\d+(-\d+)?)$/.test(port)) throw invalid(`${Port} is not a port.`);
  if (Description.length > 100) {
    throw new PlatformError("InvalidParameterValue.TooLong", "A description has at most 100 characters.");
  }
  return {
    protocol,
    port: port === "" ? "all" : port,
    cidrBlock: CidrBlock,
    ipv6CidrBlock: Ipv6CidrBlock,
    action: /^accept$/i.test(action) ? "Accept" : "Drop",
    description: Description,
  };
}

function invalid(message: string): PlatformError {
  return new PlatformError("InvalidParameterValue", message);
}

function document(world: World, acl: NetworkAcl): Reply {
  const { subnets } = world.networks;
  return {
    VpcId: acl.vpcId,
    NetworkAclId: acl.id,
    NetworkAclName: acl.name,
    CreatedTime: world.localTimeText(acl.createdAt),
    SubnetSet: acl.subnetIds.flatMap((id) => subnets.get(id) ?? []).map((one) => subnetDocument(world, one)),
    IngressEntries: [...acl.ingress, ...finalEntries].map((one, at) => entryDocument(world, acl, one, at)),
    EgressEntries: [...acl.egress, ...finalEntries].map((one, at) => entryDocument(world, acl, one, at)),
    NetworkAclType: acl.type,
    TagSet: world.tags.pairsOf(tagsOfNetworkAcl(acl)),
  };
}

function entryDocument(world: World, { createdAt }: NetworkAcl, entry: AclEntry, at: number): Reply {
  return {
    ModifyTime: world.localTimeText(createdAt),
    Protocol: entry.protocol,
    Port: entry.port === "all" ? "" : entry.port,
    CidrBlock: entry.cidrBlock,
    Ipv6CidrBlock: entry.ipv6CidrBlock,
    Action: entry.action,
    Description: entry.description,
    Priority: at + 1,
    NetworkAclIpv4EntryId: "",
    NetworkAclIpv6EntryId: "",
  };
}
