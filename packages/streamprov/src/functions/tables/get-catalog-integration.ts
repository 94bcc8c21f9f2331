import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { tableflowCredentialsArg } from "../../platform/tableflow.ts";
import {
  catalogIntegrations,
  toldCatalogs,
  toldOfCatalogIntegration,
} from "../../resources/tables/catalog-integration.ts";
import { inKafkaClusterArgs } from "../../resources/tables/in-kafka-cluster.ts";

/** The kinds as lists: the one that the integration is of has an element. */
const inLists = { awsGlues: "awsGlue", snowflakes: "snowflake", unities: "unity" } as const;

export const getCatalogIntegration = lookupObject("getCatalogIntegration", {
  docs: "Looks up a catalog in which tables are published, by its ID, in whatever state it is.",
  example: `const glue = streamprov.getCatalogIntegrationOutput({
    id: "tci-abc123",
    environment: { id: "env-abc123" },
    kafkaCluster: { id: "lkc-abc123" },
    credentials: { key: config.requireSecret("tableflowKey"), secret: config.requireSecret("tableflowSecret") },
});`,
  what: "catalog integration",
  idForm: "tci-...",
  collection: catalogIntegrations,
  inputs: { ...inKafkaClusterArgs(), ...tableflowCredentialsArg() },
  outputs: lookupOutputs(toldOfCatalogIntegration, { inLists }),
  parts: toldCatalogs.inLists(inLists),
});
