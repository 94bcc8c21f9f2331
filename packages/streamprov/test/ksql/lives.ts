import type { Life } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { anEnvironment } from "../org/an-environment.ts";

type Prepare = (platform: StreamprovSimulator) => Promise<Life>;

/** The prerequisites of a ksqlDB cluster, and the inputs of its life. */
export const ksqlLives = {
  KsqlCluster: async (platform) => {
    const { environment } = await anEnvironment(platform);
    const { state } = platform;
    const cluster = await state.kafkaClusters.create({ environmentId: environment.id, displayName: "orders" });
    const account = await state.serviceAccounts.create({ displayName: "orders" });
    const inputs = {
      displayName: "orders",
      csu: 1,
      kafkaCluster: { id: cluster.id },
      credentialIdentity: { id: account.id },
      environment,
    };
    return { inputs, replaced: { ...inputs, csu: 2 } };
  },
} as const satisfies Readonly<Record<string, Prepare>>;
