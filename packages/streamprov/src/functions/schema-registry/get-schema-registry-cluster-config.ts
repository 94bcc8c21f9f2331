import { lookupOutputs } from "@org/core-provider";
import {
  clusterSettings,
  schemaRegistryClusterConfigFields,
} from "../../resources/schema-registry/schema-registry-cluster-config.ts";
import { requestSettings } from "../../resources/schema-registry/settings-requests.ts";
import { lookupInRegistry } from "./lookup-in-registry.ts";

export const getSchemaRegistryClusterConfig = lookupInRegistry("getSchemaRegistryClusterConfig", {
  docs: "Looks up the settings of a Schema Registry cluster. They apply to every subject without its own settings.",
  example: `const settings = streamprov.getSchemaRegistryClusterConfigOutput({
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
});`,
  inputs: {},
  outputs: lookupOutputs(schemaRegistryClusterConfigFields, {
    pick: ["compatibilityLevel", "compatibilityGroup", "normalize"],
  }),
  find: (client) => requestSettings(client, clusterSettings),
});
