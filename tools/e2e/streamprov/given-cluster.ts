import type { LocalStackOptions } from "@org/pulumi-run";
import type { StreamprovSimulator } from "@org/streamprov-simulator";

/** A Kafka cluster that is there before the stack, with a key that may do everything in it. */
export interface GivenCluster {
  readonly environmentId: string;
  readonly id: string;
  readonly restEndpoint: string;
  readonly key: { readonly id: string; readonly secret: string };
}

/** Makes a cluster behind the stack's back. */
export async function giveCluster(platform: StreamprovSimulator): Promise<GivenCluster> {
  const { state, credentials } = platform;
  const environment = await state.environments.create({ displayName: "given" });
  const { id, restEndpoint } = await state.kafkaClusters.create({
    environmentId: environment.id,
    displayName: "given",
  });
  const scope = { kind: "kafka", id, environmentId: environment.id } as const;
  const key = await state.apiKeys.create({ ownerId: credentials.userId, scope, displayName: "given" });
  return { environmentId: environment.id, id, restEndpoint, key };
}

/** Lets the provider's configuration name a cluster: resources need not say where they are. */
export function configureKafka(cluster: GivenCluster): Pick<Required<LocalStackOptions>, "config" | "secrets"> {
  return {
    config: { "streamprov:kafkaId": cluster.id, "streamprov:kafkaRestEndpoint": cluster.restEndpoint },
    secrets: { "streamprov:kafkaApiKey": cluster.key.id, "streamprov:kafkaApiSecret": cluster.key.secret },
  };
}
