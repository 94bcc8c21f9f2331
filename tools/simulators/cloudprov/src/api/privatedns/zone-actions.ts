import { listOf, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { filtered, filtersShape, pageMembers, pageOf } from "../lists.ts";
import type { BoundAccountVpc, BoundVpc, PrivateZone } from "./private-dns.ts";
import { eraseRecordsOf, newPrivateZone, tagsOfPrivateZone } from "./private-dns-state.ts";
import { accountVpcSet, checkVpcs, vpcSet } from "./zone-vpcs.ts";

/** The actions of private zones. */
export function zoneActions(world: World): Action[] {
  return [
    createPrivateZone(world),
    describePrivateZone(world),
    describePrivateZoneList(world),
    modifyPrivateZone(world),
    modifyPrivateZoneVpc(world),
    deletePrivateZone(world),
  ];
}

const zoneMember = { ZoneId: text({ min: 1 }) };
const status = optional(oneOf("ENABLED", "DISABLED"));
const settings = { Remark: optional(text()), DnsForwardStatus: status, CnameSpeedupStatus: status };

function createPrivateZone(world: World): Action {
  return defineAction({
    name: "CreatePrivateZone",
    params: object({
      Domain: text({ min: 1 }),
      TagSet: optional(listOf(object({ TagKey: text({ min: 1 }), TagValue: text() }))),
      VpcSet: vpcSet,
      /** The former name of VpcSet. */
      Vpcs: vpcSet,
      AccountVpcSet: accountVpcSet,
      ...settings,
    }),
    run({ params, region }) {
      const { Domain: domain, TagSet = [], Vpcs = [], VpcSet = Vpcs, AccountVpcSet = [] } = params;
      if (!/^([\w-]{1,63}\.)*[\w-]{1,63}$/.test(domain)) {
        throw new PlatformError("InvalidParameter.IllegalDomain", `${domain} is not a domain.`);
      }
      checkVpcs(world, { domain, vpcs: [...VpcSet, ...AccountVpcSet], own: VpcSet });
      const zone = world.privateDns.zones.insert({
        ...newPrivateZone(world, { domain }),
        ...changesOf(params),
        vpcs: VpcSet,
        accountVpcs: AccountVpcSet.map(withoutName),
      });
      for (const { TagKey, TagValue } of TagSet) world.tags.put(tagsOfPrivateZone(zone, region), TagKey, TagValue);
      return { ZoneId: zone.id, Domain: domain };
    },
  });
}

function describePrivateZone(world: World): Action {
  return defineAction({
    name: "DescribePrivateZone",
    params: object(zoneMember),
    run: ({ params, region }) => ({
      PrivateZone: document(world, zoneWith(world.privateDns.zones.allSeen(), params.ZoneId), region),
    }),
  });
}

function describePrivateZoneList(world: World): Action {
  return defineAction({
    name: "DescribePrivateZoneList",
    params: object({ ...pageMembers, Filters: filtersShape("Domain", "Status", "Vpc") }),
    run({ params: { Filters, ...page }, region }) {
      const all = filtered(world.privateDns.zones.allSeen(), Filters, {
        Domain: (zone, value) => zone.domain.includes(value),
        Status: (zone, value) => statusOf(zone) === value,
        Vpc: (zone, value) => [...zone.vpcs, ...zone.accountVpcs].some(({ UniqVpcId }) => UniqVpcId === value),
      });
      return {
        TotalCount: all.length,
        PrivateZoneSet: pageOf(all, page).map((zone) => document(world, zone, region)),
      };
    },
  });
}

function modifyPrivateZone(world: World): Action {
  const { zones } = world.privateDns;
  return defineAction({
    name: "ModifyPrivateZone",
    params: object({ ...zoneMember, ...settings }),
    run({ params }) {
      const zone = zoneWith(zones.all(), params.ZoneId);
      zones.replace({ ...zone, ...changesOf(params), updatedAt: world.now() });
      return {};
    },
  });
}

function modifyPrivateZoneVpc(world: World): Action {
  const { zones } = world.privateDns;
  return defineAction({
    name: "ModifyPrivateZoneVpc",
    params: object({ ...zoneMember, VpcSet: vpcSet, AccountVpcSet: accountVpcSet }),
    run({ params: { ZoneId, VpcSet = [], AccountVpcSet = [] } }) {
      const zone = zoneWith(zones.all(), ZoneId);
      const vpcs = [...VpcSet, ...AccountVpcSet];
      checkVpcs(world, { domain: zone.domain, vpcs, own: VpcSet, zoneId: zone.id });
      const accountVpcs = AccountVpcSet.map(withoutName);
      zones.replace({ ...zone, vpcs: VpcSet, accountVpcs, updatedAt: world.now() });
      return { ZoneId, VpcSet, AccountVpcSet: accountVpcs };
    },
  });
}

function deletePrivateZone(world: World): Action {
  const { zones } = world.privateDns;
  return defineAction({
    name: "DeletePrivateZone",
    params: object({ ZoneId: optional(text({ min: 1 })), ZoneIdSet: optional(listOf(text({ min: 1 }))) }),
    run({ params: { ZoneId, ZoneIdSet = [] }, region }) {
      for (const id of ZoneId === undefined ? ZoneIdSet : [ZoneId]) {
        const zone = zoneWith(zones.all(), id);
        if (zone.vpcs.length + zone.accountVpcs.length > 0) {
          throw new PlatformError("UnsupportedOperation.ExistBoundVpc", `The zone ${id} is bound to networks.`);
        }
        zones.remove(id);
        eraseRecordsOf(world, id);
        world.tags.clear(tagsOfPrivateZone(zone, region));
      }
      return {};
    },
  });
}

/** @throws {PlatformError} if no zone has the ID. */
export function zoneWith(all: readonly PrivateZone[], id: string): PrivateZone {
  const zone = all.find((one) => one.id === id);
  return found(zone, "InvalidParameter.ZoneNotExists", `zone ${id}`);
}

interface Settings {
  readonly Remark?: string | undefined;
  readonly DnsForwardStatus?: string | undefined;
  readonly CnameSpeedupStatus?: string | undefined;
}

function changesOf({ Remark, DnsForwardStatus, CnameSpeedupStatus }: Settings): Partial<PrivateZone> {
  return {
    ...(Remark === undefined ? {} : { remark: Remark }),
    ...(DnsForwardStatus === undefined ? {} : { dnsForwardStatus: DnsForwardStatus }),
    ...(CnameSpeedupStatus === undefined ? {} : { cnameSpeedupStatus: CnameSpeedupStatus }),
  };
}

function withoutName({ Uin, UniqVpcId, Region }: BoundAccountVpc): BoundAccountVpc {
  return { Uin, UniqVpcId, Region };
}

function statusOf({ vpcs, accountVpcs }: PrivateZone): string {
  return vpcs.length + accountVpcs.length === 0 ? "SUSPEND" : "ENABLED";
}

function document(world: World, zone: PrivateZone, region: string): Reply {
  const { privateDns, tags } = world;
  return {
    ZoneId: zone.id,
    OwnerUin: Number(world.access.credentials.accountId),
    Domain: zone.domain,
    CreatedOn: world.localTimeText(zone.createdAt),
    UpdatedOn: world.localTimeText(zone.updatedAt),
    RecordCount: privateDns.records.allSeen().filter(({ zoneId }) => zoneId === zone.id).length,
    Remark: zone.remark,
    VpcSet: zone.vpcs satisfies readonly BoundVpc[],
    Status: statusOf(zone),
    DnsForwardStatus: zone.dnsForwardStatus,
    Tags: tags.of(tagsOfPrivateZone(zone, region)).map(({ key, value }) => ({ TagKey: key, TagValue: value })),
    AccountVpcSet: zone.accountVpcs,
    IsCustomTld: !zone.domain.includes("."),
    CnameSpeedupStatus: zone.cnameSpeedupStatus,
    ForwardRuleName: null,
    ForwardRuleType: null,
    ForwardAddress: null,
    EndPointName: null,
    DeletedVpcSet: null,
  };
}
