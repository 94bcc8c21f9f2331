import type { Life } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { connectedRegistry } from "../schema-registry/connected-registry.ts";
import { topicOf } from "./entities.ts";

/** The lives of the catalog's resources. */
export const catalogLives: Readonly<Record<string, (platform: StreamprovSimulator) => Promise<Life>>> = {
  Tag: async (platform) => {
    const { connection } = await connectedRegistry(platform);
    const inputs = { ...connection, name: "PII", description: "Identifies a person" };
    return {
      inputs,
      changed: { ...inputs, description: "May identify a person" },
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
  TagBinding: async (platform) => {
    const { connection, registry } = await connectedRegistry(platform);
    for (const name of ["PII", "Draft"]) await platform.state.tagDefinitions.create({ registryId: registry.id, name });
    const inputs = { ...connection, tagName: "PII", ...(await topicOf(platform, registry, "orders")) };
    return {
      inputs,
      replaced: { ...inputs, tagName: "Draft" },
    };
  },
  BusinessMetadataBinding: async (platform) => {
    const { connection, registry } = await connectedRegistry(platform);
    const attributeDefs = [{ name: "owner" }, { name: "site" }];
    for (const name of ["Team", "Department"]) {
      await platform.state.businessMetadataDefinitions.create({ registryId: registry.id, name, attributeDefs });
    }
    const bound = { businessMetadataName: "Team", ...(await topicOf(platform, registry, "orders")) };
    const inputs = { ...connection, ...bound, attributes: { owner: "logistics" } };
    return {
      inputs,
      changed: { ...inputs, attributes: { owner: "shop", site: "here" } },
      replaced: { ...inputs, businessMetadataName: "Department" },
    };
  },
  CatalogEntityAttributes: async (platform) => {
    const { connection, registry } = await connectedRegistry(platform);
    const inputs = {
      ...connection,
      ...(await topicOf(platform, registry, "orders")),
      attributes: { owner: "logistics", description: "Orders of the shop" },
    };
    return {
      inputs,
      changed: { ...inputs, attributes: { owner: "shop", description: "" } },
      replaced: { ...inputs, ...(await topicOf(platform, registry, "customers")) },
      shared: true,
    };
  },
};
