import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { tableflowCredentialsArg } from "../../platform/tableflow.ts";
import {
  catalogIntegrationResponseFields,
  catalogIntegrations,
  catalogLookup,
} from "../../resources/tables/catalog-integration.ts";
import { inKafkaClusterArgs } from "../../resources/tables/in-kafka-cluster.ts";

/** The types as lists: only the list of the integration's type has an element. */
const inLists = { awsGlues: "awsGlue", snowflakes: "snowflake", unities: "unity" } as const;

export const getCatalogIntegration = lookupObject("getCatalogIntegration", {
  docs: "Looks up a catalog integration by its ID, in any status.",
  example: `const glue = streamprov.getCatalogIntegrationOutput({
    id: config.require("catalogIntegrationId"),
    environment: { id: config.require("environmentId") },
    kafkaCluster: { id: config.require("kafkaClusterId") },
    credentials: { key: config.requireSecret("tableflowKey"), secret: config.requireSecret("tableflowSecret") },
});`,
  what: "catalog integration",
  idForm: "tci-...",
  collection: catalogIntegrations,
  inputs: { ...inKafkaClusterArgs(), ...tableflowCredentialsArg() },
  outputs: lookupOutputs(catalogIntegrationResponseFields, { inLists }),
  parts: catalogLookup.inLists(inLists),
});
