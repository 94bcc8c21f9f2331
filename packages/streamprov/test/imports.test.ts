import { join } from "node:path";
import { testImports, type Values, withoutSecrets } from "@org/core-provider/testing";
import { describe, it } from "vitest";
import { provider } from "../src/provider.ts";
import { lives, setup } from "./lives.ts";

testImports(
  { describe, it },
  {
    provider,
    setup,
    lives,
    docs: join(import.meta.dirname, "../docs"),
    variables: ({ life, it: { id, outputs } }) => {
      const { secret, ...inputs } = withoutSecrets({ ...life.inputs, secret: outputs["secret"] }) as Values;
      return {
        ...servicesOf(inputs),
        IMPORT_CONFLUENT_ORGANIZATION_ID: idIn(inputs["organization"]),
        IMPORT_CONFLUENT_ENVIRONMENT_ID: idIn(inputs["environment"]),
        IMPORT_FLINK_COMPUTE_POOL_ID: idIn(inputs["computePool"]),
        IMPORT_FLINK_PRINCIPAL_ID: idIn(inputs["principal"]),
        API_KEY: String(inputs["apiKey"] ?? ""),
        [`API_KEY_SECRET_${id}`]: String(secret),
      };
    },
  },
);

interface Service {
  readonly id?: string;
  readonly restEndpoint?: string;
  readonly bootstrapEndpoint?: string;
  readonly credentials?: { readonly key: string; readonly secret: string };
}

/** The variables of the services that inputs name, for every service that they could be. */
function servicesOf(inputs: Values): Record<string, string> {
  const { kafkaCluster } = inputs as { readonly kafkaCluster?: Service };
  const own = kafkaCluster?.credentials === undefined ? inputs : kafkaCluster;
  const sides = ["SOURCE", "DESTINATION", "LOCAL", "REMOTE"].flatMap((side) => {
    const cluster = inputs[`${side.toLowerCase()}KafkaCluster`];
    return cluster === undefined ? [] : variablesOf(`IMPORT_${side}_KAFKA`, cluster as Service);
  });
  const services = ["KAFKA", "SCHEMA_REGISTRY", "CATALOG", "FLINK", "TABLEFLOW"];
  return Object.fromEntries([...services.flatMap((name) => variablesOf(`IMPORT_${name}`, own as Service)), ...sides]);
}

function variablesOf(prefix: string, { restEndpoint, bootstrapEndpoint, credentials }: Service) {
  return Object.entries({
    [`${prefix}_REST_ENDPOINT`]: restEndpoint,
    [`${prefix}_BOOTSTRAP_ENDPOINT`]: bootstrapEndpoint,
    [`${prefix}_API_KEY`]: credentials?.key,
    [`${prefix}_API_SECRET`]: credentials?.secret,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined);
}

function idIn(object: unknown): string {
  return (object as { readonly id?: string } | undefined)?.id ?? "";
}
