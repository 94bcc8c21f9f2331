import { type LivePackage, type Values, withoutSecrets } from "@org/core-provider/testing";
import { dataPlaneServices } from "../src/data-plane-services.ts";
import { outline } from "../src/outline.ts";
import { provider } from "../src/provider.ts";
import { notLive } from "./not-live.ts";
import { portableLives } from "./portable-lives.ts";

/** What the tests on the real platform need of this package. */
export const live: LivePackage = {
  provider: provider as unknown as LivePackage["provider"],
  outline: outline as unknown as LivePackage["outline"],
  lives: portableLives,
  notLive,
  services: dataPlaneServices({ config: {}, env: {} }).map(({ property }) => property),
  importVariables,
};

/** The variables with the endpoint and key of the cluster that contains an object. */
function importVariables(inputs: Values): Readonly<Record<string, string>> {
  const { kafkaCluster, schemaRegistryCluster, restEndpoint, credentials } = withoutSecrets(inputs) as Connection;
  if (restEndpoint === undefined || credentials === undefined) return {};
  const [service, cluster] =
    kafkaCluster === undefined
      ? (["SCHEMA_REGISTRY", schemaRegistryCluster] as const)
      : (["KAFKA", kafkaCluster] as const);
  return {
    [`IMPORT_${service}_ID`]: cluster?.id ?? "",
    [`IMPORT_${service}_REST_ENDPOINT`]: restEndpoint,
    [`IMPORT_${service}_API_KEY`]: credentials.key,
    [`IMPORT_${service}_API_SECRET`]: credentials.secret,
  };
}

interface Connection {
  readonly kafkaCluster?: { readonly id: string };
  readonly schemaRegistryCluster?: { readonly id: string };
  readonly restEndpoint?: string;
  readonly credentials?: { readonly key: string; readonly secret: string };
}
