import { field, hasValue, onlyWhen, type Rule, requiredWhen } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";

const reserved = "cls_service_log|loglistener_status|loglistener_alarm|loglistener_business|cls_service_metric";

const condition = field.object(
  {
    attributes: field.string({ values: ["VpcID"], docs: "Attribute to compare: `VpcID`." }),
    rule: field.integer({ min: 1, max: 2, docs: "`1` if the value must be equal, `2` if it must differ." }),
    conditionValue: field.string({ docs: "Value to compare with, such as the ID of a private network." }),
  },
  { docs: "A condition for anonymous requests." },
);

const anonymousAccess = field.object(
  {
    operations: field.list(
      field.string({
        values: ["trackLog", "realtimeProducer"],
        docs: "`trackLog` for uploads by HTTP, `realtimeProducer` for uploads by the Kafka protocol.",
      }),
      { docs: "Operations that need no signature." },
    ),
    conditions: field.list(condition, { docs: "Conditions that anonymous requests must meet." }),
  },
  { docs: "Rules of anonymous access." },
);

/** The properties of a topic. */
export const topicFields = withWireNames({
  logsetId: field.string({
    required: true,
    pattern: idForms.clsLogset,
    replaceOnChange: true,
    docs: "ID of the log set that contains the topic.",
  }),
  topicName: field.string({
    required: true,
    pattern: {
      match: new RegExp(`^(?!(${reserved})$)[^|]+$`),
      says: "not be empty, contain | or be a name that the platform reserves, such as cls_service_log",
    },
    docs: "Name of the topic, unique in its log set.",
  }),
  partitionCount: field.integer({
    computed: true,
    min: 1,
    max: 10,
    replaceOnChange: true,
    docs: "Number of partitions. Defaults to the platform's value, which is 1. With `autoSplit`, the platform adds partitions; a higher number than in the program is no difference.",
  }),
  tags: tagsField,
  autoSplit: field.boolean({
    computed: true,
    docs: "Whether the platform splits partitions when they receive too much. Defaults to the platform's value, which is true.",
  }),
  maxSplitPartitions: field.integer({
    computed: true,
    emptyIsUnset: true,
    min: 1,
    docs: "Maximum number of partitions with `autoSplit`. Defaults to the platform's value, which is 50.",
  }),
  storageType: field.string({
    computed: true,
    emptyIsUnset: true,
    values: ["hot", "cold"],
    replaceOnChange: true,
    docs: "`hot` for standard storage, `cold` for infrequent access. Defaults to the platform's value, which is `hot`. Not for metric topics.",
  }),
  period: field.integer({
    computed: true,
    docs: "Number of days for which logs are kept: 1 to 3600, at least 7 in cold storage, or 3640 to keep them permanently. Defaults to the platform's value.",
  }),
  hotPeriod: field.integer({
    computed: true,
    docs: "Number of days after which logs move from standard storage to infrequent access: at least 7 and less than `period`. 0 if they do not move.",
  }),
  describes: field.string({ unsetAs: "", docs: "Description of the topic." }),
  isWebTracking: field.boolean({
    computed: true,
    changesWith: ["extends"],
    docs: "Whether `extends` permits anonymous access. Defaults to the platform's value, which is false. Not for metric topics.",
  }),
  extends: field.object(
    { anonymousAccess },
    {
      omitEmptyOnCreate: true,
      unsetAs: null,
      docs: "Anonymous access to the topic. Required with `isWebTracking`. Removing it ends the anonymous access.",
    },
  ),
  bizType: field.integer({
    computed: true,
    min: 0,
    max: 1,
    replaceOnChange: true,
    docs: "`0` for a log topic, which is the default, `1` for a metric topic.",
  }),
  encryption: field.integer({
    computed: true,
    min: 0,
    max: 1,
    rejectChange: {
      because: "the platform cannot switch off the encryption of a topic: restore 1, or create another topic",
      test: (before) => before === 1,
    },
    docs: "`1` to encrypt the topic, which the platform must have enabled for the account. It cannot be switched off. Defaults to the platform's value, which is 0.",
  }),
  customKmsInfo: field.object(
    {
      kmsRegion: field.string({ required: true, docs: "Region of the key, such as `ap-guangzhou`." }),
      kmsKeyId: field.string({ required: true, docs: "ID of the key." }),
    },
    {
      computed: true,
      emptyIsUnset: true,
      docs: "Your own key for the encryption. Defaults to the key of the log service, with the alias KMS-CLS.",
    },
  ),
});

/** Days for which logs are kept, which depend on each other. */
const periods: Rule = {
  says: "`period` must be 1 to 3600 or 3640, and at least 7 if `storageType` is `cold`. `hotPeriod` must be 0, or at least 7, less than `period`, and only in hot storage.",
  fields: ["period", "hotPeriod", "storageType"],
  test: ({ period, hotPeriod, storageType }) => [
    ...(typeof period === "number" && !isPeriod(period, storageType === "cold" ? 7 : 1)
      ? [
          {
            path: "period",
            message: `must be ${storageType === "cold" ? 7 : 1} to 3600, or 3640 for permanent storage`,
          },
        ]
      : []),
    ...(typeof hotPeriod === "number" && hotPeriod !== 0 && (hotPeriod < 7 || storageType === "cold")
      ? [{ path: "hotPeriod", message: "must be 0 or at least 7, and 0 if storageType is cold" }]
      : []),
    ...(typeof hotPeriod === "number" && typeof period === "number" && hotPeriod > 0 && hotPeriod >= period
      ? [{ path: "hotPeriod", message: "must be less than period" }]
      : []),
  ],
};

function isPeriod(days: number, least: number): boolean {
  return days === 3_640 || (days >= least && days <= 3_600);
}

const isTracked = hasValue("isWebTracking", true);

/** The rules of a topic's properties. */
export const topicRules = [
  periods,
  requiredWhen(["extends"], isTracked),
  onlyWhen("extends", isTracked),
  onlyWhen("customKmsInfo", {
    says: "encryption is 1",
    fields: ["encryption"],
    test: ({ encryption }) => encryption === 1,
  }),
];
