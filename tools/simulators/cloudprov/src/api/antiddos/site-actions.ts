import { integer, listOf, object, optional, type Shape, type Store, text } from "@org/simulator";
import { MalformedRequest, PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import type { OfSite } from "./defences.ts";
import { ipSegment } from "./instance-address-actions.ts";
import { holdOneOf, holdWithin, protectedInstance, refuse } from "./protected-instance.ts";

/** The actions of what is said of requests to the web sites behind an instance. */
export function siteActions(world: World): Action[] {
  return [
    createCcBlackWhiteIpList(world),
    describeCcBlackWhiteIpList(world),
    deleteCcBlackWhiteIpList(world),
    createCcPrecisionPolicy(world),
    describeCcPrecisionPlyList(world),
    modifyCcPrecisionPolicy(world),
    deleteCcPrecisionPolicy(world),
  ];
}

const site = { Ip: text({ min: 1 }), Domain: text({ min: 1 }), Protocol: text({ min: 1 }) };
const record = object({ FieldType: text(), FieldName: text(), Value: text(), ValueOperator: text() });
/** The documents say of no page how long it may be; this is what the platform's own provider asks for. */
const longestPage = 20;
const paging = {
  Business: text({ min: 1 }),
  Offset: integer({ min: 0 }),
  Limit: integer({ min: 1, max: longestPage }),
  Ip: optional(text({ min: 1 })),
  Domain: optional(text({ min: 1 })),
  Protocol: optional(text({ min: 1 })),
};

function createCcBlackWhiteIpList(world: World): Action {
  const { siteAddresses } = world.protection;
  return defineAction({
    name: "CreateCcBlackWhiteIpList",
    params: object({ InstanceId: text({ min: 1 }), IpList: listOf(ipSegment, { min: 1 }), Type: text(), ...site }),
    run({ params: { IpList, Type, ...where } }) {
      const born = bornAt(world, where);
      holdOneOf("Type", Type, ["black", "white"]);
      const taken = ofSite(siteAddresses.all(), where);
      for (const { Ip: address, Mask: mask } of IpList) {
        holdWithin("Mask", mask, [0, 32]);
        if (taken.some((one) => one.address === address && one.mask === mask)) {
          throw new PlatformError("UnsupportedOperation", `The address ${address} is in a list already.`);
        }
      }
      for (const { Ip: address, Mask: mask } of IpList) {
        siteAddresses.insert({ id: world.newUuid(), ...born, type: Type, address, mask });
      }
      return {};
    },
  });
}

function describeCcBlackWhiteIpList(world: World): Action {
  const { siteAddresses } = world.protection;
  return defineAction({
    name: "DescribeCcBlackWhiteIpList",
    documentedOnly: "The largest page is not documented: it is what the platform's Terraform provider requests.",
    params: object({
      ...paging,
      InstanceId: text({ min: 1 }),
      FilterIp: optional(text({ min: 1 })),
      FilterType: optional(text({ min: 1 })),
    }),
    run({ params: { FilterIp, FilterType, ...asked } }) {
      const all = listed(world, siteAddresses, asked)
        .filter(({ address, type }) => address === (FilterIp ?? address) && type === (FilterType ?? type))
        .map((one) => ({
          ...documentOf(world, one),
          Type: one.type,
          BlackWhiteIp: one.address,
          Mask: one.mask,
        }));
      return { Total: all.length, CcBlackWhiteIpList: pageOf(all, asked) };
    },
  });
}

function deleteCcBlackWhiteIpList(world: World): Action {
  return deletion(world, "DeleteCcBlackWhiteIpList", world.protection.siteAddresses);
}

function createCcPrecisionPolicy(world: World): Action {
  return defineAction({
    name: "CreateCCPrecisionPolicy",
    params: object({ InstanceId: text({ min: 1 }), PolicyAction: text(), PolicyList: listOf(record), ...site }),
    run({ params: { PolicyAction: action, PolicyList: records, ...where } }) {
      const born = bornAt(world, where);
      holdPolicy(action, records);
      world.protection.sitePolicies.insert({ id: world.newUuid(), ...born, action, records });
      return {};
    },
  });
}

function describeCcPrecisionPlyList(world: World): Action {
  return defineAction({
    name: "DescribeCCPrecisionPlyList",
    documentedOnly: "The largest page is not documented: it is what the platform's Terraform provider requests.",
    params: object({ ...paging, InstanceId: optional(text({ min: 1 })) }),
    run({ params }) {
      const all = listed(world, world.protection.sitePolicies, params).map((one) => ({
        ...documentOf(world, one),
        PolicyAction: one.action,
        PolicyList: one.records,
      }));
      return { Total: all.length, PrecisionPolicyList: pageOf(all, params) };
    },
  });
}

function modifyCcPrecisionPolicy(world: World): Action {
  const { sitePolicies } = world.protection;
  return defineAction({
    name: "ModifyCCPrecisionPolicy",
    params: object({
      InstanceId: text({ min: 1 }),
      PolicyId: text({ min: 1 }),
      PolicyAction: text(),
      PolicyList: listOf(record),
    }),
    run({ params: { InstanceId, PolicyId, PolicyAction: action, PolicyList: records } }) {
      const policy = ofInstance(world, sitePolicies, { InstanceId, PolicyId });
      holdPolicy(action, records);
      sitePolicies.replace({ ...policy, action, records, modifiedAt: world.now() });
      return {};
    },
  });
}

function deleteCcPrecisionPolicy(world: World): Action {
  return deletion(world, "DeleteCCPrecisionPolicy", world.protection.sitePolicies);
}

interface Named {
  readonly InstanceId: string;
  readonly PolicyId: string;
}

function deletion<T extends OfSite>(world: World, name: string, store: Store<T>): Action {
  const params: Shape<Named> = object({ InstanceId: text({ min: 1 }), PolicyId: text({ min: 1 }) });
  return defineAction({
    name,
    params,
    run({ params: named }) {
      store.remove(ofInstance(world, store, named).id);
      return {};
    },
  });
}

function ofInstance<T extends OfSite>(world: World, store: Store<T>, { InstanceId, PolicyId }: Named): T {
  protectedInstance(world, InstanceId);
  const one = store.get(PolicyId);
  return found(one?.instanceId === InstanceId ? one : undefined, "ResourceNotFound", `policy ${PolicyId}`);
}

interface Where {
  readonly InstanceId: string;
  readonly Ip: string;
  readonly Domain: string;
  readonly Protocol: string;
}

function bornAt(world: World, { InstanceId, Ip, Domain, Protocol }: Where): Omit<OfSite, "id"> {
  const { addresses } = protectedInstance(world, InstanceId);
  if (addresses !== undefined) {
    found(addresses.includes(Ip) ? Ip : undefined, "ResourceNotFound", `address ${Ip}`);
    const sites = world.protection.advancedIps.get(InstanceId)?.sites ?? [];
    const isServed = sites.some(({ domain, protocol }) => domain === Domain && Protocol.split("/").includes(protocol));
    found(isServed ? Domain : undefined, "ResourceNotFound", `domain ${Domain} with the protocol ${Protocol}`);
  }
  holdOneOf("Protocol", Protocol, ["http", "https", "http/https"]);
  const now = world.now();
  return { instanceId: InstanceId, ip: Ip, domain: Domain, protocol: Protocol, createdAt: now, modifiedAt: now };
}

function ofSite<T extends OfSite>(all: readonly T[], { InstanceId, Ip, Domain, Protocol }: Partial<Where>): T[] {
  return all.filter(
    ({ instanceId, ip, domain, protocol }) =>
      instanceId === (InstanceId ?? instanceId) &&
      ip === (Ip ?? ip) &&
      domain === (Domain ?? domain) &&
      protocol === (Protocol ?? protocol),
  );
}

interface Asked extends Partial<Where> {
  readonly Business: string;
  readonly Offset: number;
  readonly Limit: number;
}

/**
 * The objects of a listing. Listings for instances with their own addresses require `Ip`, `Domain` and `Protocol`.
 */
function listed<T extends OfSite>(world: World, store: Store<T>, { Business, ...asked }: Asked): T[] {
  if (!["bgpip", "bgp-multip"].includes(Business)) {
    throw new MalformedRequest("InvalidParameterValue", "Business must be bgpip or bgp-multip");
  }
  const isAdvanced = Business === "bgpip";
  if (isAdvanced && [asked.Ip, asked.Domain, asked.Protocol].includes(undefined)) {
    throw new MalformedRequest("MissingParameter", "Ip, Domain and Protocol must be given with Business bgpip");
  }
  if (asked.InstanceId !== undefined) protectedInstance(world, asked.InstanceId);
  return ofSite(store.allSeen(), asked).filter(({ instanceId }) => instanceId.startsWith("bgpip-") === isAdvanced);
}

function documentOf(world: World, { id, instanceId, ip, domain, protocol, ...times }: OfSite): Reply {
  return {
    PolicyId: id,
    InstanceId: instanceId,
    Ip: ip,
    Domain: domain,
    Protocol: protocol,
    CreateTime: timeText(world, times.createdAt),
    ModifyTime: timeText(world, times.modifiedAt),
  };
}

/** A time as this service writes it. */
function timeText(world: World, ms: number): string {
  return world.timeText(ms).replace("T", " ").replace("Z", "");
}

function pageOf<T>(all: readonly T[], { Offset, Limit }: Pick<Asked, "Offset" | "Limit">): readonly T[] {
  return all.slice(Offset, Offset + Limit);
}

interface PolicyRecord {
  readonly FieldType: string;
  readonly FieldName: string;
  readonly ValueOperator: string;
}

function holdPolicy(action: string, records: readonly PolicyRecord[]): void {
  holdOneOf("PolicyAction", action, ["alg", "drop", "trans"]);
  if (records.length === 0) refuse("PolicyList must not be empty.");
  for (const { FieldType, FieldName, ValueOperator } of records) {
    holdOneOf("FieldType", FieldType, ["value"]);
    holdOneOf("FieldName", FieldName, ["cgi", "ua", "cookie", "referer", "accept", "srcip"]);
    holdOneOf("ValueOperator", ValueOperator, ["equal", "not_equal", "include"]);
  }
}
