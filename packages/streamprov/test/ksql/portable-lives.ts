import { expensive, type PortableLife } from "@org/core-provider/testing";
import { managerOf, ownCluster } from "../neighbors.ts";

/** The life of a ksqlDB cluster, which runs on the simulator and on the real platform. */
export const portableKsqlLives = {
  KsqlCluster: expensive("about 1 USD, because ksqlDB clusters are billed by the hour", async (world) => {
    const { environment, kafkaCluster } = await ownCluster(world);
    const { id } = await managerOf(world);
    const inputs = {
      displayName: world.name("orders"),
      csu: 1,
      kafkaCluster,
      credentialIdentity: { id },
      environment,
    };
    return { inputs, replaced: { ...inputs, csu: 2 } };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
