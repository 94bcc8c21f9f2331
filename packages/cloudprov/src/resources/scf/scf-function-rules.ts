import { allOrNone, atMostOneOf, hasValue, onlyWhen, type Rule, requiredWhen, requiredWith } from "@org/core-provider";
import { distinctTriggers } from "./scf-trigger-fields.ts";

const isHttp = hasValue("funcType", "HTTP");

const needsHandler = {
  says: "funcType is Event and imageConfigs is not set",
  fields: ["funcType", "imageConfigs"],
  test: ({ funcType, imageConfigs }: Readonly<Record<string, unknown>>) =>
    funcType === "Event" && (imageConfigs === undefined || (Array.isArray(imageConfigs) && imageConfigs.length === 0)),
};

/**
 * A switch that is on requires a value of another property. An unknown value is not checked, nor is a default that was
 * never applied.
 */
function onOnlyWith(name: string, other: string, value: unknown, says: string): Rule {
  return {
    says: `${name} requires ${says}.`,
    fields: [name, other],
    test: ({ [name]: own, [other]: needed }) =>
      own === true && typeof needed === typeof value && needed !== value
        ? [{ path: name, message: `requires ${says}` }]
        : [],
  };
}

const memory: Rule = {
  says: "memSize is 64 or a multiple of 128.",
  fields: ["memSize"],
  test: ({ memSize }) =>
    typeof memSize !== "number" || memSize === 64 || (memSize > 0 && memSize % 128 === 0)
      ? []
      : [{ path: "memSize", message: "must be 64 or a multiple of 128" }],
};

/** Properties of a function that depend on one another. */
export const scfFunctionRules: readonly Rule[] = [
  atMostOneOf("cosObjectName", "zipFile", "imageConfigs"),
  allOrNone("cosBucketName", "cosObjectName", "cosBucketRegion"),
  requiredWhen(["handler"], needsHandler),
  memory,
  allOrNone("vpcId", "subnetId"),
  allOrNone("clsLogsetId", "clsTopicId"),
  onOnlyWith("enableEipConfig", "enablePublicNet", true, "enablePublicNet"),
  onOnlyWith("dnsCache", "funcType", "Event", "an Event function"),
  onlyWhen("instanceConcurrencyConfig", isHttp),
  requiredWith("cfsConfigs", "vpcId"),
  distinctTriggers,
];
