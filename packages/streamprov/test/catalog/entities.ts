import type { StreamprovSimulator } from "@org/streamprov-simulator";

/** A registry, as far as names of entities need it. */
interface Place {
  readonly id: string;
  readonly environmentId: string;
}

/** A topic that the catalog of a registry knows, by the properties that name it. */
export async function topicOf({ state }: StreamprovSimulator, { id, environmentId }: Place, name: string) {
  const [known] = state.kafkaClusters.list().filter((one) => one.environmentId === environmentId);
  const cluster = known ?? (await state.kafkaClusters.create({ environmentId, displayName: "orders" }));
  await state.topics.create({ clusterId: cluster.id, name });
  return { entityName: `${id}:${cluster.id}:${name}`, entityType: "kafka_topic" };
}

/** A further version of a subject, by the properties that name its schema. */
export async function schemaVersionOf(
  { platform: { state }, registry }: { readonly platform: StreamprovSimulator; readonly registry: Place },
  schema: string,
) {
  const { schemaId } = await state.schemas.create({ registryId: registry.id, subject: "orders-value", schema });
  return { entityName: `${registry.id}:.:${schemaId}`, entityType: "sr_schema" };
}
