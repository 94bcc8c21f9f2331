import type { Values } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { topicOf } from "../catalog/entities.ts";
import { connectedRegion } from "../flink/region.ts";
import { mirrorable } from "../kafka/link-ends.ts";
import { connectedRegistry } from "../schema-registry/connected-registry.ts";
import { aKafkaCluster } from "../tables/lives.ts";

/** Functions of each frame, with their arguments. */
export const lookups: Readonly<Record<string, (platform: StreamprovSimulator) => Promise<Values>>> = {
  getEnvironment: async ({ state }) => ({ id: (await state.environments.create({ displayName: "staging" })).id }),
  getEnvironments: async () => ({}),
  getServiceAccount: async ({ state }) => ({ id: (await state.serviceAccounts.create({ displayName: "orders" })).id }),
  getIpGroup: async ({ state }) => ({
    id: (await state.ipGroups.create({ group_name: "Office", cidr_blocks: ["192.168.0.0/24"] })).id,
  }),
  getNetwork: async ({ state }) => {
    const environment = await state.environments.create({ displayName: "staging" });
    const { id } = await state.networks.create({ environmentId: environment.id });
    return { id, environment: { id: environment.id } };
  },
  getRtceTopic: async (platform) => {
    const { environment, kafkaCluster } = await aKafkaCluster(platform);
    const told = { description: "Orders", cloud: "AWS", region: "us-west-2" };
    await platform.state.rtceTopics.create({
      spec: { topic_name: "orders", ...told, environment, kafka_cluster: kafkaCluster },
    });
    return { topicName: "orders", environment, kafkaCluster };
  },
  getClusterLink: async (platform) => {
    const { id, ...reached } = (await mirrorable(platform)).kafkaCluster;
    return { linkName: "dr", kafkaCluster: { id }, ...reached };
  },
  getBusinessMetadata: async (platform) => {
    const { connection, registry } = await connectedRegistry(platform);
    const given = { registryId: registry.id, name: "Team", attributeDefs: [{ name: "owner", typeName: "string" }] };
    await platform.state.businessMetadataDefinitions.create(given);
    return { ...connection, name: "Team" };
  },
  getBusinessMetadataBinding: async (platform) => {
    const { connection, registry } = await connectedRegistry(platform);
    const entity = await topicOf(platform, registry, "orders");
    const attributes = { owner: "logistics" };
    const given = { registryId: registry.id, typeName: "Team", ...entity, attributes };
    await platform.state.businessMetadataBindings.create(given);
    return { ...connection, businessMetadataName: "Team", ...entity };
  },
  getFlinkComputePoolConfig: async () => ({ id: "organization" }),
  getFlinkConnection: async (platform) => {
    const { connection, environmentId } = await connectedRegion(platform);
    const fields = { type: "OPENAI", endpoint: "https://api.openai.com", data: "{}" };
    await platform.state.flinkConnections.create({ environmentId, name: "openai", ...fields });
    return { ...connection, displayName: "openai" };
  },
  getFlinkMaterializedTable: async (platform) => {
    const { connection, environmentId } = await connectedRegion(platform);
    const { id } = await platform.state.kafkaClusters.create({ environmentId, displayName: "shop" });
    const columns = [{ kind: "Physical", name: "a", type: "INT" }];
    const spec = { kafka_cluster_id: id, query: "SELECT a FROM b", columns };
    await platform.state.flinkTables.create({ environmentId, name: "totals", spec });
    return { ...connection, displayName: "totals" };
  },
};
