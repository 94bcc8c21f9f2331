import type { Store } from "@org/simulator";
import { makeApiKey, type NewApiKey } from "./lifecycle/api-keys.ts";
import { deleteEnvironment, makeEnvironment, type NewEnvironment } from "./lifecycle/environments.ts";
import { atOnce, createKafkaCluster, eraseKafkaCluster, type NewKafkaCluster } from "./lifecycle/kafka-clusters.ts";
import { addSchemaRegistry, eraseSchemaRegistry, schemaRegistryOf } from "./lifecycle/schema-registry-clusters.ts";
import { deleteServiceAccount, makeServiceAccount } from "./lifecycle/service-accounts.ts";
import { makeTopic, type NewTopic } from "./lifecycle/topics.ts";
import type { ApiKey, Environment, KafkaCluster, SchemaRegistryCluster, ServiceAccount, Topic } from "./records.ts";
import type { World } from "./world.ts";

/**
 * The objects of one kind, behind everybody's back: what is made, changed or removed here is seen at once, needs no
 * credential and stands in no journal.
 */
export interface Objects<T, New> {
  /** All of them, as they are. */
  list(): T[];
  get(id: string): T | undefined;
  /** Makes one that is ready at once. */
  create(fields: New): Promise<T>;
  /**
   * Changes some fields.
   *
   * @throws when there is no such object.
   */
  change(id: string, fields: Partial<T>): T;
  /** Removes one with everything that depends on it. */
  remove(id: string): void;
}

/** The state of the platform, by kind of object. */
export type State = ReturnType<typeof stateOf>;

/** Opens the state of a world to tests. */
export function stateOf(world: World) {
  const { hub } = world;

  function objects<T extends { readonly id: string }, New>(
    store: Store<T>,
    create: (fields: New) => T | Promise<T>,
    remove: (id: string) => void = () => undefined,
  ): Objects<T, New> {
    const settled = <R>(read: () => R): R => {
      hub.agenda.settle();
      return read();
    };
    return {
      list: () => settled(() => store.all()),
      get: (id) => settled(() => store.get(id)),
      create: async (fields) => store.reveal(await create(fields)),
      change: (id, fields) =>
        settled(() => {
          const old = store.get(id);
          if (old === undefined) throw new Error(`There is no object ${id} to change in the simulator.`);
          return store.reveal({ ...old, ...fields, id });
        }),
      remove: (id) =>
        settled(() => {
          remove(id);
          store.erase(id);
        }),
    };
  }

  return {
    environments: objects<Environment, NewEnvironment>(
      world.environments,
      (fields) => makeEnvironment(world, fields),
      (id) => deleteEnvironment(world, id),
    ),
    serviceAccounts: objects<ServiceAccount, { readonly displayName: string; readonly description?: string }>(
      world.serviceAccounts,
      (fields) => makeServiceAccount(world, fields),
      (id) => deleteServiceAccount(world, id),
    ),
    apiKeys: objects<ApiKey, NewApiKey>(world.apiKeys, (fields) => makeApiKey(world, fields, 0)),
    kafkaClusters: objects<KafkaCluster, NewKafkaCluster>(
      world.kafkaClusters,
      (fields) => createKafkaCluster(world, fields, atOnce),
      (id) => eraseKafkaCluster(world, id),
    ),
    schemaRegistryClusters: objects<
      SchemaRegistryCluster,
      { readonly environmentId: string; readonly cloud?: string; readonly region?: string }
    >(
      world.schemaRegistryClusters,
      async ({ environmentId, cloud = "AWS", region = "us-east-1" }) => {
        await addSchemaRegistry(world, { environmentId, cloud, region }, { appearMs: 0, provisionMs: 0 });
        const made = schemaRegistryOf(world, environmentId);
        if (made === undefined) throw new Error(`Environment ${environmentId} got no Schema Registry cluster.`);
        return made;
      },
      (id) => eraseSchemaRegistry(world, id),
    ),
    topics: objects<Topic, NewTopic>(world.topics, makeTopic),
  };
}
