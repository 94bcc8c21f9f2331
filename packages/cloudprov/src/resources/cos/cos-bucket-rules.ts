import { isUnknown, type Rule } from "@org/core-provider";
import type { Values } from "../../platform/action-object.ts";

const isSet = (value: unknown) => value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);

/** A rule whose problems are those that the function finds. Unknown values are not judged. */
function rule(
  says: string,
  fields: readonly string[],
  problems: (values: Values) => readonly (readonly [string, string])[],
): Rule {
  return {
    says,
    fields,
    test: (values) =>
      fields.some((name) => isUnknown(values[name]))
        ? []
        : problems(values).map(([path, message]) => ({ path, message })),
  };
}

/** The rules over several properties of a bucket. */
export const cosBucketRules: readonly Rule[] = [
  rule(
    "`replicaRole` and `replicaRules` are set together, and need `versioningEnable`.",
    ["replicaRole", "replicaRules", "versioningEnable"],
    ({ replicaRole, replicaRules: rules, versioningEnable }) => {
      if (!isSet(replicaRole) && !isSet(rules)) return [];
      return [
        ...(isSet(replicaRole) ? [] : [["replicaRole", "is required because replicaRules is set"] as const]),
        ...(isSet(rules) ? [] : [["replicaRules", "is required because replicaRole is set"] as const]),
        ...(versioningEnable === false
          ? [["versioningEnable", "must be true because replicaRules is set: replication requires versioning"] as const]
          : []),
      ];
    },
  ),
  rule(
    "`logTargetBucket` and `logPrefix` are required if `logEnable` is true, and must not be set otherwise.",
    ["logEnable", "logTargetBucket", "logPrefix"],
    ({ logEnable = false, ...values }) =>
      ["logTargetBucket", "logPrefix"]
        .filter((name) => isSet(values[name]) !== logEnable)
        .map((name) => [
          name,
          logEnable === true
            ? "is required because logEnable is true"
            : "must not be set because logEnable is false: remove it, or set logEnable to true",
        ]),
  ),
  rule(
    "`intelligentTieringDays` and `intelligentTieringRequestFrequent` need `enableIntelligentTiering`.",
    ["enableIntelligentTiering", "intelligentTieringDays", "intelligentTieringRequestFrequent"],
    ({ enableIntelligentTiering, ...values }) =>
      ["intelligentTieringDays", "intelligentTieringRequestFrequent"]
        .filter((name) => isSet(values[name]) && values[name] !== 0 && enableIntelligentTiering !== true)
        .map((name) => [name, "can be set only if enableIntelligentTiering is true"]),
  ),
  rule(
    "Each rule of `intelligentTieringArchivingRuleLists` must have a unique `ruleId`.",
    ["intelligentTieringArchivingRuleLists"],
    ({ intelligentTieringArchivingRuleLists: rules = [] }) => {
      const ids = (rules as readonly Values[]).map(({ ruleId }) => ruleId);
      return ids.flatMap((id, i) =>
        typeof id === "string" && ids.indexOf(id) < i
          ? [
              [
                `intelligentTieringArchivingRuleLists[${i}].ruleId`,
                "must be unique: an earlier rule has the same ruleId",
              ],
            ]
          : [],
      );
    },
  ),
  rule(
    "`kmsId` needs the `encryptionAlgorithm` `KMS`.",
    ["kmsId", "encryptionAlgorithm"],
    ({ kmsId, encryptionAlgorithm }) =>
      isSet(kmsId) && encryptionAlgorithm !== "KMS" ? [["kmsId", "can be set only if encryptionAlgorithm is KMS"]] : [],
  ),
];
