import { field, hasValue, onlyWhen, type Rule, requiredWhen } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { withWireNames } from "../../platform/wire-names.ts";

/** The properties of a topic. */
export const ckafkaTopicFields = withWireNames({
  instanceId: field.string({
    required: true,
    pattern: idForms.ckafkaInstance,
    replaceOnChange: true,
    docs: "ID of the instance.",
  }),
  topicName: field.string({
    required: true,
    pattern: {
      match: /^[\w.-]+$/,
      says: "be a name of letters, digits, underscores, hyphens and periods, such as orders",
    },
    replaceOnChange: true,
    docs: "Name of the topic, unique in the instance.",
  }),
  partitionNum: field.integer({
    required: true,
    min: 1,
    rejectChange: {
      because:
        "the number of partitions can only grow: restore it, or replace the resource with `--replace`, which loses the messages",
      test: (before, after) => Number(after) < Number(before),
    },
    docs: "Number of partitions. It can only grow.",
  }),
  replicaNum: field.integer({
    required: true,
    min: 1,
    max: 3,
    docs: "Number of replicas of each partition, 1 to 3, and at most the number of brokers.",
  }),
  enableWhiteList: field.boolean({
    default: false,
    docs: "Whether only the addresses in `ipWhiteLists` may use the topic.",
  }),
  ipWhiteLists: field.list(field.string({ docs: "An IP address." }), {
    emptyIsUnset: true,
    max: 512,
    equality: (before, after) => sorted(before) === sorted(after),
    terraform: "ip_white_list",
    wire: "IpWhiteList",
    docs: "Addresses that may use the topic, in any order. Required with `enableWhiteList`.",
  }),
  note: field.string({
    emptyIsUnset: true,
    max: 64,
    omitEmptyOnCreate: true,
    unsetAs: "",
    docs: "Description of the topic.",
  }),
  retention: field.integer({
    default: 60_000,
    min: 60_000,
    max: 7_776_000_000,
    wire: "RetentionMs",
    docs: "Milliseconds for which messages are kept, from one minute to 90 days.",
  }),
  syncReplicaMinNum: field.integer({
    default: 1,
    min: 1,
    wire: "MinInsyncReplicas",
    docs: "Minimum number of replicas that must have a message before its sender gets a confirmation.",
  }),
  cleanUpPolicy: field.string({
    default: "delete",
    knownValues: ["delete", "compact", "compact, delete"],
    docs: "How old messages are removed: `delete` removes them after `retention`, `compact` keeps the last message of each key.",
  }),
  uncleanLeaderElectionEnable: field.boolean({
    default: false,
    docs: "Whether a replica that lacks messages may become the leader, which can lose messages.",
  }),
  maxMessageBytes: field.integer({
    computed: true,
    min: 1024,
    max: 12_582_912,
    docs: "Maximum size of a message, in bytes. Defaults to the instance's value.",
  }),
  segment: field.integer({
    computed: true,
    min: 3_600_000,
    wire: "SegmentMs",
    docs: "Milliseconds after which a segment of the log is closed, at least one hour. Defaults to the platform's value, one day.",
  }),
  messageStorageLocation: field.string({
    output: true,
    optional: true,
    docs: "Where the messages are stored. The platform does not return it.",
  }),
  createTime: field.string({ output: true, docs: "Creation time, in UTC." }),
  forwardInterval: field.integer({ output: true, docs: "Interval of the backup to object storage." }),
  forwardCosBucket: field.string({ output: true, docs: "Bucket of the backup to object storage." }),
  forwardStatus: field.integer({
    output: true,
    docs: "Whether messages are backed up to object storage: 0 means yes, 1 means no.",
  }),
  segmentBytes: field.integer({ output: true, docs: "Bytes after which a segment of the log is closed." }),
});

const isWhiteListed = hasValue("enableWhiteList", true);

/** The rules for the properties of a topic. */
export const ckafkaTopicRules: readonly Rule[] = [
  requiredWhen(["ipWhiteLists"], isWhiteListed),
  onlyWhen("ipWhiteLists", isWhiteListed),
];

function sorted(addresses: unknown): string {
  return Array.isArray(addresses) ? JSON.stringify(addresses.map(String).toSorted()) : "";
}
