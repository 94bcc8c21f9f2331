import { flag, listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { filtered, filtersShapeWithTags } from "../lists.ts";
import { tagTests } from "../tag/tag-tests.ts";
import { tagsMember } from "../tag-list.ts";
import { isBlock, isPrivateBlock, overlap } from "./blocks.ts";
import { pageOf, textPageMembers } from "./describe.ts";
import {
  booleanText,
  checkName,
  checkTags,
  checkVpcId,
  existingVpc,
  idsShape,
  malformedBlock,
  requireOneOf,
} from "./network-checks.ts";
import { createVpc, deleteVpc } from "./vpc-lifecycle.ts";
import { tagsOfVpc } from "./vpc-tags.ts";
import type { Vpc } from "./vpcs.ts";

/** The actions of private networks. */
export function vpcActions(world: World): Action[] {
  return [
    createNetwork(world),
    describeVpcs(world),
    modifyVpcAttribute(world),
    deleteNetwork(world),
    createAssistantCidr(world),
    modifyAssistantCidr(world),
  ];
}

const serversShape = listOf(text({ min: 1 }), { min: 1 });
const blocksShape = listOf(text({ min: 1 }), { min: 1 });

function createNetwork(world: World): Action {
  return defineAction({
    name: "CreateVpc",
    params: object({
      VpcName: text(),
      CidrBlock: text(),
      EnableMulticast: optional(booleanText),
      DnsServers: optional(serversShape),
      DomainName: optional(text()),
      Tags: tagsMember,
      EnableRouteVpcPublish: optional(flag()),
      EnableRouteVpcPublishIpv6: optional(flag()),
    }),
    run({ params, region }) {
      const { VpcName: name, CidrBlock: cidrBlock, EnableMulticast, DnsServers, Tags = [] } = params;
      checkName(name);
      checkServers(DnsServers);
      if (!isBlock(cidrBlock)) throw malformedBlock(cidrBlock);
      if (!isPrivateBlock(cidrBlock)) {
        throw new PlatformError("InvalidParameterValue.SubnetOverlap", `${cidrBlock} is outside the private ranges.`);
      }
      checkTags(Tags);
      const quota = world.settings.vpcQuota;
      if (world.networks.vpcs.all().filter((vpc) => vpc.region === region).length >= quota) {
        throw new PlatformError("LimitExceeded", `The quota of ${quota} networks is used up.`);
      }
      const vpc = createVpc(world, {
        region,
        name,
        cidrBlock,
        multicast: EnableMulticast === "true",
        publishesRoutes: params.EnableRouteVpcPublish ?? false,
        publishesIpv6Routes: params.EnableRouteVpcPublishIpv6 ?? false,
        ...(DnsServers && { dnsServers: DnsServers }),
      });
      for (const { Key, Value } of Tags) world.tags.put(tagsOfVpc(vpc), Key, Value);
      return { Vpc: document(world, vpc) };
    },
  });
}

function describeVpcs(world: World): Action {
  return defineAction({
    name: "DescribeVpcs",
    params: object({
      VpcIds: optional(idsShape),
      Filters: filtersShapeWithTags("vpc-id", "vpc-name", "is-default", "cidr-block", "tag-key"),
      ...textPageMembers(),
    }),
    run({ params, region }) {
      const { VpcIds: ids, Filters } = params;
      requireOneOf(ids, Filters, "VpcIds");
      const all =
        ids?.map((id) => seenVpc(world, id, region)) ??
        filtered(
          world.networks.vpcs.allSeen().filter((vpc) => vpc.region === region),
          Filters,
          {
            "vpc-id": ({ id }, value) => id === value,
            "vpc-name": ({ name }, value) => name.includes(value),
            "is-default": ({ isDefault }, value) => String(isDefault) === value,
            "cidr-block": ({ cidrBlock }, value) => cidrBlock === value,
            ...tagTests(Filters, "tag-key", (vpc) => world.tags.of(tagsOfVpc(vpc))),
          },
        );
      return { TotalCount: all.length, VpcSet: pageOf(all, params).map((vpc) => document(world, vpc)) };
    },
  });
}

function modifyVpcAttribute(world: World): Action {
  return defineAction({
    name: "ModifyVpcAttribute",
    params: object({
      VpcId: text({ min: 1 }),
      VpcName: optional(text()),
      EnableMulticast: optional(booleanText),
      DnsServers: optional(serversShape),
      DomainName: optional(text()),
      EnableRouteVpcPublish: optional(flag()),
      EnableCdcPublish: optional(flag()),
      EnableRouteVpcPublishIpv6: optional(flag()),
    }),
    run({ params, region }) {
      const old = existingVpc(world, params.VpcId, region);
      const { VpcName: name = old.name, EnableMulticast, DnsServers: dnsServers = old.dnsServers } = params;
      checkName(name);
      checkServers(dnsServers);
      world.networks.vpcs.replace({
        ...old,
        name,
        dnsServers,
        multicast: EnableMulticast === undefined ? old.multicast : EnableMulticast === "true",
        publishesRoutes: params.EnableRouteVpcPublish ?? old.publishesRoutes,
        publishesIpv6Routes: params.EnableRouteVpcPublishIpv6 ?? old.publishesIpv6Routes,
      });
      return {};
    },
  });
}

function deleteNetwork(world: World): Action {
  return defineAction({
    name: "DeleteVpc",
    params: object({ VpcId: text({ min: 1 }) }),
    run({ params, region }) {
      const { id, members } = existingVpc(world, params.VpcId, region);
      if (members > 0 || world.networks.subnets.all().some(({ vpcId }) => vpcId === id)) {
        throw new PlatformError("ResourceInUse", `The network ${id} is in use.`);
      }
      deleteVpc(world, id);
      world.tags.clear(tagsOfVpc({ id, region }));
      return {};
    },
  });
}

function createAssistantCidr(world: World): Action {
  return defineAction({
    name: "CreateAssistantCidr",
    params: object({ VpcId: text({ min: 1 }), CidrBlocks: blocksShape }),
    run({ params: { VpcId, CidrBlocks }, region }) {
      return withBlocks(world, existingVpc(world, VpcId, region), CidrBlocks, []);
    },
  });
}

function modifyAssistantCidr(world: World): Action {
  return defineAction({
    name: "ModifyAssistantCidr",
    params: object({
      VpcId: text({ min: 1 }),
      NewCidrBlocks: optional(blocksShape),
      OldCidrBlocks: optional(blocksShape),
    }),
    run({ params: { VpcId, NewCidrBlocks = [], OldCidrBlocks = [] }, region }) {
      return withBlocks(world, existingVpc(world, VpcId, region), NewCidrBlocks, OldCidrBlocks);
    },
  });
}

/** Adds ranges to a network and removes others. */
function withBlocks(world: World, vpc: Vpc, added: readonly string[], removed: readonly string[]): Reply {
  const kept = vpc.assistantCidrs.filter((block) => !removed.includes(block));
  for (const [at, block] of added.entries()) {
    if (!isBlock(block)) throw malformedBlock(block);
    const others = [vpc.cidrBlock, ...kept, ...added.slice(0, at)];
    if (others.some((other) => overlap(block, other))) {
      throw new PlatformError("InvalidParameterValue.SubnetOverlapAssistCidr", `${block} overlaps another range.`);
    }
  }
  const changed = world.networks.vpcs.replace({ ...vpc, assistantCidrs: [...kept, ...added] });
  return { AssistantCidrSet: rangesOf(changed) };
}

function seenVpc({ networks }: World, id: string, region: string): Vpc {
  checkVpcId(id);
  const vpc = networks.vpcs.seen(id);
  return found(vpc?.region === region ? vpc : undefined, "ResourceNotFound", `network ${id}`);
}

function document(world: World, vpc: Vpc): Reply {
  return {
    VpcName: vpc.name,
    VpcId: vpc.id,
    CidrBlock: vpc.cidrBlock,
    IsDefault: vpc.isDefault,
    EnableMulticast: vpc.multicast,
    CreatedTime: world.localTimeText(vpc.createdAt),
    DnsServerSet: vpc.dnsServers,
    DomainName: "",
    DhcpOptionsId: "",
    EnableDhcp: true,
    Ipv6CidrBlock: "",
    TagSet: world.tags.pairsOf(tagsOfVpc(vpc)),
    AssistantCidrSet: rangesOf(vpc),
    EnableRouteVpcPublish: vpc.publishesRoutes,
    Ipv6CidrBlockSet: [],
    EnableRouteVpcPublishIpv6: vpc.publishesIpv6Routes,
    StackType: "DualStack",
  };
}

function rangesOf({ id, assistantCidrs, containerCidrs }: Vpc): Reply[] {
  const range = (type: number) => (block: string) => ({
    VpcId: id,
    CidrBlock: block,
    AssistantType: type,
    SubnetSet: [],
  });
  return [...assistantCidrs.map(range(0)), ...containerCidrs.map(range(1))];
}

function checkServers(servers: readonly string[] = []): void {
  if (servers.length > 4)
    throw new PlatformError("InvalidParameterValue.Range", "A network has at most 4 DNS servers.");
}
