import { type CompositeId, compositeId } from "@org/core-provider";

/** The environment in an import ID. */
export const environmentPart = {
  property: "environment.id",
  form: "<environment ID>",
  example: "env-abc123",
} as const;

/** The Kafka cluster in an import ID. */
export const kafkaClusterPart = {
  property: "kafkaCluster.id",
  form: "<Kafka cluster ID>",
  example: "lkc-abc123",
} as const;

/** The import ID of an object in an environment. With `optional`, some objects of its type have no environment. */
export function inEnvironment(
  form: string,
  example: string,
  { property = environmentPart.property, optional }: { readonly property?: string; readonly optional?: true } = {},
): CompositeId {
  const environment = { ...environmentPart, property };
  return compositeId({
    separator: "/",
    own: "id",
    parts: [optional ? { ...environment, optional } : environment, { property: "id", form, example }],
  });
}
