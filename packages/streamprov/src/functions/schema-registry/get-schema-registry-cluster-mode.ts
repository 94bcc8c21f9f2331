import { lookupOutputs } from "@org/core-provider";
import { modes } from "../../resources/schema-registry/registry-mode.ts";
import { schemaRegistryClusterModeFields } from "../../resources/schema-registry/schema-registry-cluster-mode.ts";
import { requestSettings } from "../../resources/schema-registry/settings-requests.ts";
import { lookupInRegistry } from "./lookup-in-registry.ts";

export const getSchemaRegistryClusterMode = lookupInRegistry("getSchemaRegistryClusterMode", {
  docs: "Looks up the mode of a Schema Registry cluster.",
  example: `const mode = streamprov.getSchemaRegistryClusterModeOutput({
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
});`,
  inputs: {},
  outputs: lookupOutputs(schemaRegistryClusterModeFields, { pick: ["mode"] }),
  find: (client) => requestSettings(client, modes),
});
