import { hasValue, type Rule, requiredWhen, requiredWith } from "@org/core-provider";
import { oneOfNumbers } from "../../platform/element-rules.ts";
import { recordOf } from "../../platform/responses.ts";

/** Only prepaid instances have a period. */
export const isPrepaid = hasValue("chargeType", "PREPAID");

/** The zones of nodes. Undefined if one of them is not known yet. */
export function zonesOf(nodes: unknown): readonly string[] | undefined {
  if (!Array.isArray(nodes)) return undefined;
  const zones = nodes.map((one) => recordOf(one)?.["zone"]);
  return zones.every((zone) => typeof zone === "string") ? zones : undefined;
}

const nodeInZone: Rule = {
  says: "dbNodeSets must contain a node in availabilityZone.",
  fields: ["dbNodeSets", "availabilityZone"],
  test: ({ dbNodeSets, availabilityZone: zone }) => {
    const zones = zonesOf(dbNodeSets) ?? [];
    const isMet = zones.length === 0 || typeof zone !== "string" || zones.includes(zone);
    return isMet ? [] : [{ path: "dbNodeSets", message: "must contain a node in availabilityZone" }];
  },
};

const encrypted = ["kmsKeyId", "kmsRegion", "kmsClusterId"].map((name) =>
  requiredWhen(["needSupportTde"], {
    says: `${name} is set`,
    fields: [name],
    test: ({ [name]: given }) => given !== undefined && given !== "",
  }),
);

/** Properties that depend on one another. */
export const postgresqlRules: readonly Rule[] = [
  nodeInZone,
  oneOfNumbers("waitSwitch", [0, 2]),
  requiredWith("voucherIds", "autoVoucher"),
  ...encrypted,
];
