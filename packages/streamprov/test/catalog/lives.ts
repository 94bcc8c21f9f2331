import type { Life } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/simulator-streamprov";
import { connectedRegistry } from "../schema-registry/connected-registry.ts";

/** The lives of the catalog's resources. */
export const catalogLives: Readonly<Record<string, (platform: StreamprovSimulator) => Promise<Life>>> = {
  Tag: async (platform) => {
    const { connection } = await connectedRegistry(platform);
    const inputs = { ...connection, name: "PII", description: "Tells who somebody is" };
    return {
      inputs,
      changed: { ...inputs, description: "Tells who somebody may be" },
      replaced: { ...inputs, name: "Private data" },
    };
  },
  BusinessMetadata: async (platform) => {
    const { connection } = await connectedRegistry(platform);
    const inputs = {
      ...connection,
      name: "Team",
      description: "Who to ask",
      attributeDefinitions: [{ name: "owner", description: "Who decides" }],
    };
    return {
      inputs,
      changed: {
        ...inputs,
        attributeDefinitions: [...inputs.attributeDefinitions, { name: "site", isOptional: true }],
      },
      replaced: { ...inputs, name: "Department" },
    };
  },
};
