import { cheap, expensive, type PortableLife, type World } from "@org/core-provider/testing";
import { kafkaConnection, registryConnection } from "../neighbors.ts";

/** Business metadata requires the larger package of Stream Governance. */
const governed = { name: "governed", governance: "ADVANCED" } as const;
const governedPrice = "about 1 USD, because the package ADVANCED of Stream Governance is billed by the hour";

/** A topic, by the properties that name it in the catalog. */
async function topic(world: World, text: string, environment?: typeof governed) {
  const connection = await registryConnection(world, environment);
  const kafka = await kafkaConnection(world, environment);
  const topicName = world.name(text);
  await world.given("KafkaTopic", { ...kafka, topicName });
  const entityName = `${connection.schemaRegistryCluster.id}:${kafka.kafkaCluster.id}:${topicName}`;
  return { ...connection, entityName, entityType: "kafka_topic" };
}

/** The lives of the catalog's resources, which run on the simulator and on the real platform. */
export const portableCatalogLives = {
  Tag: cheap(async (world) => {
    const connection = await registryConnection(world);
    const inputs = { ...connection, name: world.name("PII", "_"), description: "Identifies a person" };
    return {
      inputs,
      changed: { ...inputs, description: "May identify a person" },
      replaced: { ...inputs, name: world.name("Private data", "_") },
    };
  }),
  BusinessMetadata: expensive(governedPrice, async (world) => {
    const inputs = {
      ...(await registryConnection(world, governed)),
      name: world.name("Team", "_"),
      description: "Who to ask",
      attributeDefinitions: [{ name: "owner", description: "Who decides" }],
    };
    const changed = {
      ...inputs,
      attributeDefinitions: [...inputs.attributeDefinitions, { name: "site", isOptional: true }],
    };
    return {
      inputs,
      changed,
      // The platform does not remove attributes.
      drifted: { ...changed, description: "The owners" },
      replaced: { ...inputs, name: world.name("Department", "_") },
    };
  }),
  TagBinding: cheap(async (world) => {
    const connection = await registryConnection(world);
    const tag = async (text: string) => {
      const tagName = world.name(text, "_");
      await world.given("Tag", { ...connection, name: tagName });
      return { tagName };
    };
    const inputs = { ...(await topic(world, "orders")), ...(await tag("Checked")) };
    return { inputs, replaced: { ...inputs, ...(await tag("Draft")) } };
  }),
  BusinessMetadataBinding: expensive(governedPrice, async (world) => {
    const connection = await registryConnection(world, governed);
    const metadata = async (text: string) => {
      const businessMetadataName = world.name(text, "_");
      const attributeDefinitions = [{ name: "owner" }, { name: "site" }];
      await world.given("BusinessMetadata", { ...connection, name: businessMetadataName, attributeDefinitions });
      return { businessMetadataName };
    };
    const entity = await topic(world, "orders", governed);
    const inputs = { ...entity, ...(await metadata("Contact")), attributes: { owner: "logistics" } };
    return {
      inputs,
      changed: { ...inputs, attributes: { owner: "shop", site: "here" } },
      replaced: { ...inputs, ...(await metadata("Department")) },
    };
  }),
  CatalogEntityAttributes: cheap(async (world) => {
    const attributes = { owner: "logistics", description: "Orders of the shop" };
    const inputs = { ...(await topic(world, "described")), attributes };
    return {
      inputs,
      changed: { ...inputs, attributes: { owner: "shop", description: "" } },
      replaced: { ...inputs, ...(await topic(world, "customers")) },
      shared: true,
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
