import { isDeepStrictEqual } from "node:util";
import { integer, listOf, object, optional, type Shape, type Store, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import type { InstanceConfig } from "./defences.ts";
import { holdOneOf, holdWithin, refuse } from "./protected-instance.ts";

/** By the names on the wire. */
export type Config = InstanceConfig["config"];

/** A kind of setting of an instance. */
export interface ConfigKind {
  /** What actions are called after, and the member of requests that holds one: `PacketFilterConfig`. */
  readonly name: string;
  /** The listing's action, its list, and the member of an element that holds one. */
  readonly listing: { readonly action: string; readonly list: string; readonly member: string };
  /** Members of one in requests, without its ID. */
  readonly members: Readonly<Record<string, Shape<unknown>>>;
  /** Whether the platform gives it an ID. */
  readonly hasId: boolean;
  readonly isModified: boolean;
  /** Whether the listing includes the time of the last change. */
  readonly isDated: boolean;
  readonly store: Store<InstanceConfig>;
  /**
   * One as it is kept and shown: with what the platform gives by itself.
   *
   * @throws PlatformError for what it refuses.
   */
  complete(config: Config): Config;
  /** Whether an instance may not have two of these. */
  isTaken(one: Config, other: Config): boolean;
}

/** The kinds of settings of an instance. */
export function configKinds({ protection }: World): ConfigKind[] {
  return [
    {
      name: "DDoSGeoIPBlockConfig",
      listing: { action: "DescribeListDDoSGeoIPBlockConfig", list: "ConfigList", member: "GeoIPBlockConfig" },
      members: { RegionType: text(), Action: text(), AreaList: optional(listOf(integer())) },
      hasId: true,
      isModified: true,
      isDated: false,
      store: protection.geoBlocks,
      complete: completeGeoBlock,
      isTaken: () => false,
    },
    {
      name: "DDoSSpeedLimitConfig",
      listing: { action: "DescribeListDDoSSpeedLimitConfig", list: "ConfigList", member: "SpeedLimitConfig" },
      members: {
        Mode: integer(),
        SpeedValues: listOf(object({ Type: integer(), Value: integer() })),
        DstPortScopes: optional(listOf(object({ BeginPort: integer(), EndPort: integer() }))),
        ProtocolList: optional(text()),
        DstPortList: optional(text()),
      },
      hasId: true,
      isModified: true,
      isDated: false,
      store: protection.speedLimits,
      complete: completeSpeedLimit,
      isTaken: () => false,
    },
    {
      name: "PacketFilterConfig",
      listing: { action: "DescribeListPacketFilterConfig", list: "ConfigList", member: "PacketFilterConfig" },
      members: packetFilterMembers,
      hasId: true,
      isModified: false,
      isDated: true,
      store: protection.packetFilters,
      complete: completePacketFilter,
      isTaken: isDeepStrictEqual,
    },
    {
      name: "PortAclConfig",
      listing: { action: "DescribeListPortAclList", list: "AclList", member: "AclConfig" },
      members: {
        ForwardProtocol: text(),
        DPortStart: integer(),
        DPortEnd: integer(),
        SPortStart: integer(),
        SPortEnd: integer(),
        Action: text(),
        Priority: optional(integer()),
      },
      hasId: false,
      isModified: false,
      isDated: false,
      store: protection.portRules,
      complete: completePortRule,
      isTaken: ({ Priority: _own, ...one }, { Priority: _its, ...other }) => isDeepStrictEqual(one, other),
    },
  ];
}

/** The member of requests that holds one. */
export function memberOf({ name, listing }: ConfigKind): string {
  return name === "PortAclConfig" ? listing.member : name;
}

/** The areas that the platform lists for a whole region. */
const areasOfRegions: Readonly<Record<string, readonly number[]>> = { china: [100_001], oversea: [100_002, 100_003] };

function completeGeoBlock(config: Config): Config {
  const { RegionType, Action, AreaList = [] } = config as unknown as GeoBlock;
  holdOneOf("RegionType", RegionType, ["oversea", "china", "customized"]);
  holdOneOf("Action", Action, ["drop", "trans"]);
  if (RegionType !== "customized") return { RegionType, Action, AreaList: areasOfRegions[RegionType] };
  if (AreaList.length === 0 || AreaList.length > 128) refuse("AreaList must hold 1 to 128 areas.");
  return { RegionType, Action, AreaList };
}

interface GeoBlock {
  readonly RegionType: string;
  readonly Action: string;
  readonly AreaList?: readonly number[];
}

interface SpeedLimit {
  readonly Mode: number;
  readonly SpeedValues: readonly { readonly Type: number; readonly Value: number }[];
  readonly DstPortScopes?: readonly { readonly BeginPort: number; readonly EndPort: number }[];
  readonly ProtocolList?: string;
  readonly DstPortList?: string;
}

const range = String.raw`\d+(-\d+)?`;
const ranges = new RegExp(`^${range}(;${range}){0,7}$`);
const protocols = new RegExp(`^(ALL|(TCP|UDP|SMP)(;(TCP|UDP|SMP))*|${range}(;${range}){0,7})$`);

function completeSpeedLimit(config: Config): Config {
  const {
    Mode,
    SpeedValues,
    DstPortScopes = [],
    ProtocolList = "",
    DstPortList = "",
  } = config as unknown as SpeedLimit;
  holdWithin("Mode", Mode, [1, 2]);
  const types = SpeedValues.map(({ Type }) => Type);
  for (const type of types) holdWithin("Type", type, [1, 2]);
  if (types.length === 0 || new Set(types).size < types.length) refuse("SpeedValues must hold one value of a type.");
  if (ProtocolList !== "" && !protocols.test(ProtocolList)) refuse("ProtocolList is malformed.");
  if (DstPortList !== "" && !ranges.test(DstPortList)) refuse("DstPortList is malformed.");
  if (DstPortList === "" && DstPortScopes.length === 0) refuse("DstPortList must be given.");
  for (const { BeginPort, EndPort } of DstPortScopes) {
    holdWithin("BeginPort", BeginPort, [1, 65_535]);
    holdWithin("EndPort", EndPort, [BeginPort, 65_535]);
  }
  // It shows the ports in both forms.
  return {
    Mode,
    SpeedValues,
    ProtocolList,
    DstPortList: DstPortList || DstPortScopes.map(({ BeginPort, EndPort }) => `${BeginPort}-${EndPort}`).join(";"),
    DstPortScopes:
      DstPortList === ""
        ? DstPortScopes
        : DstPortList.split(";").map((one) => {
            const [from, to = from] = one.split("-").map(Number);
            return { BeginPort: from, EndPort: to };
          }),
  };
}

const packetFilterMembers = {
  Protocol: text(),
  SportStart: integer(),
  SportEnd: integer(),
  DportStart: integer(),
  DportEnd: integer(),
  PktlenMin: integer(),
  PktlenMax: integer(),
  Action: text(),
  MatchBegin: optional(text()),
  MatchType: optional(text()),
  Str: optional(text()),
  Depth: optional(integer()),
  Offset: optional(integer()),
  IsNot: optional(integer()),
  MatchLogic: optional(text()),
  MatchBegin2: optional(text()),
  MatchType2: optional(text()),
  Str2: optional(text()),
  Depth2: optional(integer()),
  Offset2: optional(integer()),
  IsNot2: optional(integer()),
  PktLenGT: optional(integer()),
};

/** The values of a filter that a request does not set. */
const plainFilter = {
  MatchBegin: "no_match",
  MatchType: "",
  Str: "",
  Depth: 0,
  Offset: 0,
  IsNot: 0,
  MatchLogic: "none",
  MatchBegin2: "no_match",
  MatchType2: "",
  Str2: "",
  Depth2: 0,
  Offset2: 0,
  IsNot2: 0,
  PktLenGT: 0,
};

function completePacketFilter(config: Config): Config {
  const filter = { ...plainFilter, ...config } as typeof plainFilter & Readonly<Record<"Protocol" | "Action", string>>;
  const number = (name: string) => Number(config[name]);
  holdOneOf("Protocol", filter.Protocol, ["tcp", "udp", "icmp", "all"]);
  holdOneOf("Action", filter.Action, ["drop", "transmit", "drop_black", "forward"]);
  holdOneOf("MatchBegin", filter.MatchBegin, ["begin_l3", "begin_l4", "begin_l5", "no_match"]);
  holdOneOf("MatchType", filter.MatchType, ["", "sunday"]);
  holdOneOf("MatchLogic", filter.MatchLogic, ["none"]);
  for (const ports of ["Sport", "Dport"]) {
    holdWithin(`${ports}Start`, number(`${ports}Start`), [0, 65_535]);
    holdWithin(`${ports}End`, number(`${ports}End`), [Math.max(1, number(`${ports}Start`)), 65_535]);
  }
  holdWithin("PktlenMin", number("PktlenMin"), [1, 1_500]);
  holdWithin("PktlenMax", number("PktlenMax"), [number("PktlenMin"), 1_500]);
  holdWithin("Depth", filter.Depth, [0, 1_500]);
  holdWithin("Offset", filter.Offset, [0, filter.Depth]);
  holdWithin("IsNot", filter.IsNot, [0, 0]);
  if (filter.Str.length > 63) refuse("Str must have at most 63 characters.");
  return filter;
}

function completePortRule(config: Config): Config {
  const number = (name: string) => Number(config[name]);
  holdOneOf("ForwardProtocol", String(config["ForwardProtocol"]), ["tcp", "udp", "all"]);
  holdOneOf("Action", String(config["Action"]), ["drop", "transmit", "forward"]);
  for (const ports of ["DPort", "SPort"]) {
    holdWithin(`${ports}Start`, number(`${ports}Start`), [0, 65_535]);
    holdWithin(`${ports}End`, number(`${ports}End`), [number(`${ports}Start`), 65_535]);
  }
  // A rule of which nothing is said is one of the weaker ones.
  const Priority = Number(config["Priority"] ?? 500);
  holdWithin("Priority", Priority, [1, 1_000]);
  return { ...config, Priority };
}

/** Refuses what an instance has already. */
export function holdFree(kind: ConfigKind, instanceId: string, config: Config): void {
  const isTaken = kind.store.all().some((one) => one.instanceId === instanceId && kind.isTaken(one.config, config));
  if (isTaken)
    throw new PlatformError("ResourceInUse", `The instance ${instanceId} has the same ${kind.name} already.`);
}
