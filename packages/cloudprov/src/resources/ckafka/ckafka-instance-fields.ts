import { allOrNone, field, hasValue, onlyWhen, type Rule, requiredWhen } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { paidInAdvance } from "../../platform/prepaid.ts";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";

/** A switch that is a number. */
const numericSwitch = { min: 0, max: 1 } as const;

/** The properties of an instance. */
export const ckafkaInstanceFields = withWireNames({
  instanceName: field.string({ required: true, min: 1, max: 128, docs: "Name of the instance." }),
  zoneId: field.integer({
    required: true,
    replaceOnChange: true,
    docs: "Number of the availability zone, such as 100003: the output `zones` of `getAvailabilityZonesByProduct` for the product `ckafka` contains it. The main zone of an instance in several zones; a change to another one of `zoneIds` changes nothing.",
  }),
  specificationsType: field.string({
    default: "profession",
    values: ["standard", "profession", "premium"],
    replaceOnChange: true,
    docs: "Edition of the instance. Only the international site sells `standard`, and only `profession` can be paid in advance.",
  }),
  chargeType: field.string({
    default: "PREPAID",
    values: ["POSTPAID_BY_HOUR", "PREPAID"],
    replaceOnChange: true,
    docs: "How the instance is charged: for months in advance, or by the hour.",
  }),
  period: field.integer({
    min: 1,
    max: 36,
    writeOnly: true,
    adoptedIfMissing: true,
    equality: () => true,
    docs: "Months to pay in advance, 1 to 36. Required with `PREPAID`. A later change has no effect, because the provider does not renew instances.",
  }),
  renewFlag: field.integer({
    computed: true,
    min: 0,
    max: 2,
    equality: () => true,
    docs: "What happens when the prepaid period ends: 1 renews the instance, 2 does not, and 0 does what the account's settings say. A later change has no effect: change it in the console.",
  }),
  instanceType: field.integer({
    computed: true,
    min: 1,
    max: 9,
    replaceOnChange: true,
    docs: "Specification of a `standard` instance: 1 is general, 2 standard, 3 advanced, 4 capacity, 5 to 8 specialized, 9 exclusive. All other instances have 1, the default.",
  }),
  upgradeStrategy: field.integer({
    min: 1,
    max: 2,
    local: true,
    ignored: { says: "A change alone changes nothing: it applies to later changes of the size." },
    docs: "How the size of an instance that is charged by the hour changes: 1 keeps the load low, 2 is fast. Defaults to 1.",
  }),
  vpcId: field.string({
    pattern: idForms.vpc,
    replaceOnChange: true,
    docs: "ID of the private network. Required for new instances.",
  }),
  subnetId: field.string({
    pattern: idForms.subnet,
    replaceOnChange: true,
    docs: "ID of the subnet, in the zone that `zoneId` names. Required for new instances.",
  }),
  msgRetentionTime: field.integer({
    computed: true,
    min: 1,
    max: 129_600,
    docs: "Minutes for which messages are kept, at most 90 days, unless a topic has its own `retention`. Defaults to 1440, one day.",
  }),
  kafkaVersion: field.string({
    computed: true,
    equality: (before, after) => majorVersion(before) === majorVersion(after),
    replaceOnChange: true,
    docs: "Version of Kafka, such as `2.8.1`. Defaults to the platform's choice. `2.4.1` and `2.4.2` are the same version.",
  }),
  bandWidth: field.integer({ computed: true, min: 1, docs: "Maximum throughput, in MB/s. Defaults to 40." }),
  diskSize: field.integer({
    computed: true,
    min: 1,
    docs: "Size of the disks, in GB, in steps of 100. Defaults to 500.",
  }),
  partition: field.integer({
    computed: true,
    min: 1,
    docs: "Maximum number of partitions, in steps of 100. Defaults to 800.",
  }),
  multiZoneFlag: field.boolean({
    emptyIsUnset: true,
    replaceOnChange: true,
    docs: "Whether the instance is in several zones, which `zoneIds` lists.",
  }),
  zoneIds: field.set(field.integer({ docs: "Number of an availability zone." }), {
    emptyIsUnset: true,
    replaceOnChange: true,
    docs: "Numbers of the zones of an instance in several zones, with `zoneId`. Requires `multiZoneFlag`.",
  }),
  tagSet: field.map(field.string({ docs: "Value of the tag." }), {
    ...tagsField.facts,
    computed: true,
    docs: "Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. Without it, the tags are not managed.",
  }),
  diskType: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: ["CLOUD_PREMIUM", "CLOUD_SSD"],
    replaceOnChange: true,
    docs: "Type of the disks. Only for other editions than `standard`. Defaults to `CLOUD_PREMIUM`.",
  }),
  config: field.object(
    {
      autoCreateTopicEnable: field.boolean({
        required: true,
        docs: "Whether a topic is created when a client first uses it.",
      }),
      defaultNumPartitions: field.integer({ required: true, min: 1, docs: "Number of partitions of such a topic." }),
      defaultReplicationFactor: field.integer({ required: true, min: 1, docs: "Number of replicas of such a topic." }),
    },
    { docs: "Automatic creation of topics. Without it, none is created automatically." },
  ),
  dynamicRetentionConfig: field.object(
    {
      enable: field.integer({ computed: true, ...numericSwitch, docs: "1 turns it on, 0 off." }),
      diskQuotaPercentage: field.integer({
        computed: true,
        min: 0,
        max: 100,
        docs: "Used percentage of the disks from which messages are deleted earlier.",
      }),
      stepForwardPercentage: field.integer({
        computed: true,
        min: 0,
        max: 100,
        docs: "Percentage by which each step shortens the time for which messages are kept.",
      }),
      bottomRetention: field.integer({
        computed: true,
        min: 0,
        docs: "Minutes for which messages are kept in any case.",
      }),
    },
    { computed: true, docs: "Earlier deletion of messages when the disks are nearly full." },
  ),
  publicNetwork: field.integer({
    computed: true,
    min: 3,
    docs: "Bandwidth from the Internet, in Mbit/s, in steps of 3. Only for the edition `profession`.",
  }),
  maxMessageByte: field.integer({
    computed: true,
    min: 1024,
    max: 12_582_912,
    docs: "Maximum size of a message, in bytes.",
  }),
  elasticBandwidthSwitch: field.integer({
    ...numericSwitch,
    emptyIsUnset: true,
    replaceOnChange: true,
    docs: "1 lets the throughput exceed `bandWidth` for a while, at an additional price. Defaults to 0.",
  }),
  customSslCertId: field.string({
    emptyIsUnset: true,
    replaceOnChange: true,
    wire: "CustomSSLCertId",
    docs: "ID of the certificate of the instance, the ID of an `SslCertificate`. Only for the edition `profession`. Defaults to the platform's certificate.",
  }),
  deleteProtectionEnable: field.integer({
    computed: true,
    ...numericSwitch,
    docs: "1 protects the instance from deletion, 0 does not.",
  }),
  vip: field.string({ output: true, docs: "Address of the instance in the private network." }),
  vport: field.string({ output: true, docs: "Port of the instance in the private network." }),
});

/** Only a prepaid instance has a period. */
const isPrepaid = hasValue("chargeType", "PREPAID");

const isInSeveralZones = hasValue("multiZoneFlag", true);

/** The main zone of an instance is one of its zones. */
const mainZone: Rule = {
  says: "zoneId must be one of zoneIds.",
  fields: ["zoneId", "zoneIds"],
  test: ({ zoneId, zoneIds }) =>
    typeof zoneId !== "number" || !Array.isArray(zoneIds) || zoneIds.some((one) => typeof one !== "number")
      ? []
      : zoneIds.includes(zoneId)
        ? []
        : [{ path: "zoneIds", message: "must contain zoneId" }],
};

/** What belongs to payment in advance. */
export const prepaid = paidInAdvance({ condition: isPrepaid, period: "period", others: ["renewFlag"] });

/** The rules for the properties of an instance. */
export const ckafkaInstanceRules: readonly Rule[] = [
  requiredWhen(["period"], isPrepaid),
  requiredWhen(["zoneIds"], isInSeveralZones),
  onlyWhen("zoneIds", isInSeveralZones),
  allOrNone("vpcId", "subnetId"),
  mainZone,
];

/** The properties that the platform cannot change. */
export const replacing = Object.entries(ckafkaInstanceFields).flatMap(([name, { facts }]) =>
  facts.replaceOnChange ? [name] : [],
);

/** The properties that `ModifyInstanceAttributes` sets, also for a new instance. */
export const attributeNames = [
  "msgRetentionTime",
  "config",
  "dynamicRetentionConfig",
  "publicNetwork",
  "maxMessageByte",
  "deleteProtectionEnable",
] as const;

/** The properties of the size, which the price depends on. */
export const sizeNames = ["bandWidth", "diskSize", "partition"] as const;

function majorVersion(version: unknown): string {
  return version === "2.4.2" ? "2.4.1" : String(version);
}
