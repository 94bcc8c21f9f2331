import { field } from "@org/core-provider";
import { resource } from "../../platform/define.ts";
import { entryObject } from "../../platform/entry.ts";
import { remedies, unknownInstance } from "../../platform/remedies.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { inOrder, instanceConfig, instanceId, port } from "./protected-instance.ts";

/** By default, the platform chooses the value. */
const left = { computed: true } as const;

/** The same for a text; an empty text counts as unset. */
const leftText = { ...left, emptyIsUnset: true } as const;

const length = { required: true, min: 1, max: 1_500 } as const;

const withdrawn = "The platform no longer supports a second condition: remove it.";

const config = withWireNames({
  protocol: field.string({
    required: true,
    knownValues: ["tcp", "udp", "icmp", "all"],
    docs: "Protocol of the packets.",
  }),
  sportStart: port("First source port."),
  sportEnd: port("Last source port."),
  dportStart: port("First destination port."),
  dportEnd: port("Last destination port."),
  pktlenMin: field.integer({ ...length, docs: "Minimum length of the packets, in bytes." }),
  pktlenMax: field.integer({ ...length, docs: "Maximum length of the packets, in bytes." }),
  action: field.string({
    required: true,
    knownValues: ["drop", "transmit", "drop_black", "forward"],
    docs: "What happens to matching packets: `drop` drops them, `transmit` lets them through, `drop_black` drops them and blocks the sender, `forward` passes them to the other protections.",
  }),
  matchBegin: field.string({
    ...leftText,
    knownValues: ["begin_l3", "begin_l4", "begin_l5", "no_match"],
    docs: "Where the search for `str` begins: at the IP header (`begin_l3`), at the TCP or UDP header (`begin_l4`) or at the payload (`begin_l5`). `no_match` disables the search.",
  }),
  matchType: field.string({
    ...leftText,
    knownValues: ["sunday"],
    docs: "How `str` is searched for: as a keyword (`sunday`).",
  }),
  str: field.string({
    emptyIsUnset: true,
    max: 63,
    docs: "Text to search for in the packets, or bytes such as `\\x313233`.",
  }),
  depth: field.integer({
    ...left,
    min: 0,
    max: 1_500,
    docs: "Length of the part that is searched, in bytes.",
  }),
  offset: field.integer({
    ...left,
    min: 0,
    max: 1_500,
    docs: "Number of bytes to skip before the search.",
  }),
  isNot: field.integer({
    ...left,
    min: 0,
    max: 1,
    docs: "Whether packets that contain `str` match (0) or packets that do not (1). The platform no longer supports 1.",
  }),
  matchLogic: field.string({
    ...leftText,
    knownValues: ["none"],
    docs: "How the two conditions are combined: `none` if there is only one.",
  }),
  matchBegin2: field.string({
    ...leftText,
    deprecated: withdrawn,
    docs: "Same as `matchBegin`, for the second condition.",
  }),
  matchType2: field.string({
    ...leftText,
    deprecated: withdrawn,
    docs: "Same as `matchType`, for the second condition.",
  }),
  str2: field.string({
    ...leftText,
    deprecated: withdrawn,
    docs: "Same as `str`, for the second condition.",
  }),
  depth2: field.integer({
    ...left,
    deprecated: withdrawn,
    docs: "Same as `depth`, for the second condition.",
  }),
  offset2: field.integer({
    ...left,
    deprecated: withdrawn,
    docs: "Same as `offset`, for the second condition.",
  }),
  isNot2: field.integer({
    ...left,
    deprecated: withdrawn,
    docs: "Same as `isNot`, for the second condition.",
  }),
  pktLenGt: field.integer({
    emptyIsUnset: true,
    min: 1,
    wire: "PktLenGT",
    docs: "Matches only packets longer than this, in bytes.",
  }),
});

const fields = withWireNames({
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
    docs: "The packets to match, and what happens to them.",
  }),
});

export const antiddosPacketFilterConfig = resource("AntiddosPacketFilterConfig", {
  docs: "Drops or allows packets to an Anti-DDoS instance by their content. Every change deletes the filter and creates a new one.",
  example: `const noProbes = new cloudprov.AntiddosPacketFilterConfig("no-probes", {
    instanceId: config.require("instanceId"),
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
  errors: {
    ...remedies("antiddos", "ResourceInUse", "LimitExceeded"),
    ResourceNotFound: unknownInstance,
  },
  ...entryObject({ fields, ...instanceConfig({ name: "PacketFilterConfig", listed: "PacketFilterConfig" }) }),
});
