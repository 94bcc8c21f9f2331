import { field } from "@org/core-provider";
import { mirror } from "../../platform/action-object.ts";
import { resource } from "../../platform/define.ts";
import { entryObject } from "../../platform/entry.ts";
import { inOrder, instanceConfig, instanceId, port } from "./protected-instance.ts";

const kind = "AntiddosPacketFilterConfig";

/** Left to the platform where the program says nothing. */
const left = { computed: true } as const;

/** The same of a text, of which an empty one says nothing. */
const leftText = { ...left, emptyIsUnset: true } as const;

const length = { required: true, min: 1, max: 1_500 } as const;

const withdrawn = "The platform has withdrawn the second condition: leave it out.";

const config = {
  protocol: field.string({
    required: true,
    knownValues: ["tcp", "udp", "icmp", "all"],
    wire: "Protocol",
    docs: "Protocol of the packets.",
  }),
  sportStart: port("SportStart", "First of the source ports."),
  sportEnd: port("SportEnd", "Last of the source ports."),
  dportStart: port("DportStart", "First of the destination ports."),
  dportEnd: port("DportEnd", "Last of the destination ports."),
  pktlenMin: field.integer({ ...length, wire: "PktlenMin", docs: "Least length of the packets." }),
  pktlenMax: field.integer({ ...length, wire: "PktlenMax", docs: "Greatest length of the packets." }),
  action: field.string({
    required: true,
    knownValues: ["drop", "transmit", "drop_black", "forward"],
    wire: "Action",
    docs: "What becomes of the packets: dropped, let through (transmit), dropped and their sender blocked (drop_black), or handed on to the other protections (forward).",
  }),
  matchBegin: field.string({
    ...leftText,
    knownValues: ["begin_l3", "begin_l4", "begin_l5", "no_match"],
    wire: "MatchBegin",
    docs: "From where on str is looked for: the header of IP (begin_l3), that of TCP or UDP (begin_l4), the payload (begin_l5), or nowhere (no_match).",
  }),
  matchType: field.string({
    ...leftText,
    knownValues: ["sunday"],
    wire: "MatchType",
    docs: "How str is looked for: as a keyword (sunday).",
  }),
  str: field.string({
    emptyIsUnset: true,
    max: 63,
    wire: "Str",
    docs: "What is looked for in the packets: a text, or bytes as `\\x313233`.",
  }),
  depth: field.integer({
    ...left,
    min: 0,
    max: 1_500,
    wire: "Depth",
    docs: "How far it is looked for, in bytes.",
  }),
  offset: field.integer({
    ...left,
    min: 0,
    max: 1_500,
    wire: "Offset",
    docs: "How many bytes are skipped before.",
  }),
  isNot: field.integer({
    ...left,
    min: 0,
    max: 1,
    wire: "IsNot",
    docs: "Whether packets with str are meant (0), or those without it (1), which the platform has withdrawn.",
  }),
  matchLogic: field.string({
    ...leftText,
    knownValues: ["none"],
    wire: "MatchLogic",
    docs: "How the two conditions are joined: `none` where there is one only.",
  }),
  matchBegin2: field.string({
    ...leftText,
    deprecated: withdrawn,
    wire: "MatchBegin2",
    docs: "The same as matchBegin of a second condition.",
  }),
  matchType2: field.string({
    ...leftText,
    deprecated: withdrawn,
    wire: "MatchType2",
    docs: "The same as matchType of a second condition.",
  }),
  str2: field.string({
    ...leftText,
    deprecated: withdrawn,
    wire: "Str2",
    docs: "The same as str of a second condition.",
  }),
  depth2: field.integer({
    ...left,
    deprecated: withdrawn,
    wire: "Depth2",
    docs: "The same as depth of a second condition.",
  }),
  offset2: field.integer({
    ...left,
    deprecated: withdrawn,
    wire: "Offset2",
    docs: "The same as offset of a second condition.",
  }),
  isNot2: field.integer({
    ...left,
    deprecated: withdrawn,
    wire: "IsNot2",
    docs: "The same as isNot of a second condition.",
  }),
  pktLenGt: field.integer({
    emptyIsUnset: true,
    min: 1,
    wire: "PktLenGT",
    docs: "Only packets longer than this are meant, in bytes.",
  }),
};

const fields = {
  instanceId,
  packetFilterConfig: field.object(config, {
    required: true,
    replaceOnChange: true,
    rules: [
      inOrder("sportStart", "sportEnd"),
      inOrder("dportStart", "dportEnd"),
      inOrder("pktlenMin", "pktlenMax"),
      inOrder("offset", "depth"),
    ],
    wire: "PacketFilterConfig",
    docs: "Which packets are meant, and what becomes of them.",
  }),
  ...mirror(kind),
};

export const antiddosPacketFilterConfig = resource(kind, {
  docs: "Drops or lets through packets to a protected instance by what they look like. Every change makes a new filter, after the old one was removed.",
  example: `const noProbes = new cloudprov.AntiddosPacketFilterConfig("no-probes", {
    instanceId: "bgp-00000ry7",
    packetFilterConfig: {
        protocol: "tcp",
        sportStart: 1,
        sportEnd: 65535,
        dportStart: 80,
        dportEnd: 80,
        pktlenMin: 1,
        pktlenMax: 1400,
        action: "drop",
        matchBegin: "begin_l5",
        matchType: "sunday",
        str: "probe",
        depth: 1000,
        offset: 100,
    },
});`,
  fields,
  ...entryObject(fields, instanceConfig({ kind, name: "PacketFilterConfig", listed: "PacketFilterConfig" })),
});
