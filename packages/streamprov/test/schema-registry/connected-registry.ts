import { secret, type Values } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/streamprov-simulator";

/** A Schema Registry that is there before the test, its environment, and the properties by which a resource reaches it. */
export async function connectedRegistry({ state, credentials }: StreamprovSimulator) {
  const environment = await state.environments.create({ displayName: "staging" });
  const registry = await state.schemaRegistryClusters.create({ environmentId: environment.id });
  const scope = { kind: "schema-registry", id: registry.id, environmentId: environment.id } as const;
  const newKey = () => state.apiKeys.create({ ownerId: credentials.userId, scope });
  const key = await newKey();
  /** Another key of the registry, as a resource holds it. */
  const anotherKey = async (): Promise<Values> => {
    const { id, secret: word } = await newKey();
    return { key: secret(id), secret: secret(word) };
  };
  const connection: Values = {
    schemaRegistryCluster: { id: registry.id },
    restEndpoint: registry.restEndpoint,
    credentials: { key: secret(key.id), secret: secret(key.secret) },
  };
  return { environment, registry, key, anotherKey, connection };
}
