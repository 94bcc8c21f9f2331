import { integer, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";
import { filtered, filtersShapeWithTags } from "../lists.ts";
import { tagTests } from "../tag/tag-tests.ts";
import { tagsMember } from "../tag-list.ts";
import { bitsOf, contains, isBlock, overlap } from "./blocks.ts";
import { malformedId, pageOf, textPageMembers } from "./describe.ts";
import { leaveNetworkAcl } from "./network-acl-lifecycle.ts";
import {
  booleanText,
  checkName,
  checkTags,
  existingVpc,
  idsShape,
  malformedBlock,
  requireOneOf,
} from "./network-checks.ts";
import { usedIps } from "./private-addresses.ts";
import { existingRouteTable } from "./route-table-lifecycle.ts";
import { createSubnet, subnetDocument, tagsOfSubnet } from "./subnet-lifecycle.ts";
import type { Subnet } from "./subnets.ts";
import type { Vpc } from "./vpcs.ts";

/** The actions of subnets. */
export function subnetActions(world: World): Action[] {
  return [
    create(world),
    describeSubnets(world),
    modifySubnetAttribute(world),
    replaceRouteTableAssociation(world),
    deleteSubnet(world),
  ];
}

function create(world: World): Action {
  return defineAction({
    name: "CreateSubnet",
    params: object({
      VpcId: text({ min: 1 }),
      SubnetName: text(),
      Zone: text({ min: 1 }),
      StackType: optional(oneOf("IPv4", "DualStack")),
      CidrBlock: text(),
      Ipv6CidrBlock: optional(text({ min: 1 })),
      Tags: tagsMember,
      CdcId: optional(text({ min: 1 })),
    }),
    run({ params, region }) {
      const { VpcId: vpcId, SubnetName: name, Zone: zone, CidrBlock: cidrBlock, Tags = [], CdcId: cdcId } = params;
      const vpc = existingVpc(world, vpcId, region);
      checkName(name);
      checkTags(Tags);
      if (!new RegExp(`^${region}-\\d+$`).test(zone)) {
        throw new PlatformError("InvalidParameterValue", `The zone ${zone} is not in ${region}.`);
      }
      const siblings = world.networks.subnets.all().filter((one) => one.vpcId === vpcId);
      checkBlock(cidrBlock, vpc, siblings);
      const quota = world.settings.subnetQuota;
      if (siblings.length >= quota) {
        throw new PlatformError("LimitExceeded", `The quota of ${quota} subnets is used up.`);
      }
      const subnet = createSubnet(world, {
        region,
        vpcId,
        zone,
        name,
        cidrBlock,
        ...(cdcId === undefined ? {} : { cdcId }),
      });
      for (const { Key, Value } of Tags) world.tags.put(tagsOfSubnet(subnet), Key, Value);
      return { Subnet: subnetDocument(world, subnet) };
    },
  });
}

function checkBlock(block: string, vpc: Vpc, siblings: readonly Subnet[]): void {
  if (!isBlock(block)) throw malformedBlock(block);
  const ranges = [vpc.cidrBlock, ...vpc.assistantCidrs];
  if (bitsOf(block) < 16 || bitsOf(block) > 28 || !ranges.some((range) => contains(range, block))) {
    throw new PlatformError(
      "InvalidParameterValue.SubnetRange",
      `${block} is not a block from /16 to /28 within ${ranges.join(", ")}.`,
    );
  }
  const other = siblings.find(({ cidrBlock }) => overlap(cidrBlock, block));
  if (other !== undefined) {
    throw new PlatformError("InvalidParameterValue.SubnetConflict", `${block} overlaps the subnet ${other.id}.`);
  }
}

function describeSubnets(world: World): Action {
  return defineAction({
    name: "DescribeSubnets",
    params: object({
      SubnetIds: optional(idsShape),
      Filters: filtersShapeWithTags(
        "subnet-id",
        "vpc-id",
        "cidr-block",
        "is-default",
        "is-remote-vpc-snat",
        "subnet-name",
        "zone",
        "cdc-id",
        "tag-key",
      ),
      ...textPageMembers(),
      MaxResults: optional(integer({ min: 1, max: 100 })),
      NextToken: optional(text()),
    }),
    run({ params, region }) {
      const { SubnetIds: ids, Filters } = params;
      requireOneOf(ids, Filters, "SubnetIds");
      const { subnets } = world.networks;
      const seen = (id: string) => {
        checkId(id);
        const subnet = subnets.seen(id);
        return found(subnet?.region === region ? subnet : undefined, "ResourceNotFound", `subnet ${id}`);
      };
      const all =
        ids?.map(seen) ??
        filtered(
          subnets.allSeen().filter((subnet) => subnet.region === region),
          Filters,
          {
            "subnet-id": ({ id }, value) => id === value,
            "vpc-id": ({ vpcId }, value) => vpcId === value,
            "cidr-block": ({ cidrBlock }, value) => cidrBlock === value,
            "is-default": ({ isDefault }, value) => String(isDefault) === value,
            "is-remote-vpc-snat": ({ isSnatPool }, value) => String(isSnatPool) === value,
            "subnet-name": ({ name }, value) => name.includes(value),
            zone: ({ zone }, value) => zone === value,
            "cdc-id": ({ cdcId }, value) => cdcId === value,
            ...tagTests(Filters, "tag-key", (subnet) => world.tags.of(tagsOfSubnet(subnet))),
          },
        );
      return {
        TotalCount: all.length,
        SubnetSet: pageOf(all, params).map((subnet) => subnetDocument(world, subnet)),
        NextToken: "",
      };
    },
  });
}

function modifySubnetAttribute(world: World): Action {
  return defineAction({
    name: "ModifySubnetAttribute",
    params: object({
      SubnetId: text({ min: 1 }),
      SubnetName: optional(text()),
      EnableBroadcast: optional(booleanText),
    }),
    run({ params, region }) {
      const old = existingSubnet(world, params.SubnetId, region);
      const { SubnetName: name = old.name, EnableBroadcast } = params;
      checkName(name);
      const broadcast = EnableBroadcast === undefined ? old.broadcast : EnableBroadcast === "true";
      world.networks.subnets.replace({ ...old, name, broadcast });
      return {};
    },
  });
}

function replaceRouteTableAssociation(world: World): Action {
  return defineAction({
    name: "ReplaceRouteTableAssociation",
    params: object({ SubnetId: text({ min: 1 }), RouteTableId: text({ min: 1 }) }),
    run({ params: { SubnetId, RouteTableId }, region }) {
      const subnet = existingSubnet(world, SubnetId, region);
      const table = existingRouteTable(world, RouteTableId, region);
      if (table.vpcId !== subnet.vpcId) {
        throw new PlatformError("UnsupportedOperation.VpcMismatch", "The route table belongs to another network.");
      }
      world.networks.subnets.replace({ ...subnet, routeTableId: table.id });
      return {};
    },
  });
}

function deleteSubnet(world: World): Action {
  return defineAction({
    name: "DeleteSubnet",
    params: object({ SubnetId: text({ min: 1 }) }),
    run({ params, region }) {
      const { id, members } = existingSubnet(world, params.SubnetId, region);
      if (members + usedIps(world, id).length > 0)
        throw new PlatformError("ResourceInUse", `The subnet ${id} is in use.`);
      leaveNetworkAcl(world, id);
      world.networks.subnets.remove(id);
      world.tags.clear(tagsOfSubnet({ id, region }));
      return {};
    },
  });
}

function existingSubnet({ networks }: World, id: string, region: string): Subnet {
  checkId(id);
  const subnet = networks.subnets.get(id);
  return found(subnet?.region === region ? subnet : undefined, "ResourceNotFound", `subnet ${id}`);
}

function checkId(id: string): void {
  if (!/^subnet-[0-9a-z]{8}$/.test(id)) throw malformedId(id);
}
