import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

// The cluster that the topics are in, and the registry of its environment, which keeps the catalog.
//   pulumi config set streamprov:kafkaId lkc-abc123
//   pulumi config set streamprov:kafkaRestEndpoint https://pkc-00000.eu-central-1.aws.confluent.cloud:443
//   pulumi config set --secret streamprov:kafkaApiKey ...
//   pulumi config set --secret streamprov:kafkaApiSecret ...
//   pulumi config set streamprov:schemaRegistryId lsrc-abc123
//   pulumi config set streamprov:schemaRegistryRestEndpoint https://psrc-00000.eu-central-1.aws.confluent.cloud
//   pulumi config set --secret streamprov:schemaRegistryApiKey ...
//   pulumi config set --secret streamprov:schemaRegistryApiSecret ...
const platform = new pulumi.Config("streamprov");
const config = new pulumi.Config();

const tags = {
  PII: new streamprov.Tag("PII", { name: "PII", description: "Identifies a person" }),
  Revenue: new streamprov.Tag("Revenue", { name: "Revenue", description: "Goes into the reports on revenue" }),
};

const team = new streamprov.BusinessMetadata("team", {
  name: "Team",
  description: "Who answers for the data",
  attributeDefinitions: [
    { name: "name", description: "The team" },
    { name: "channel", description: "Where to ask", isOptional: true },
  ],
});

interface Topic {
  readonly tags: readonly (keyof typeof tags)[];
  readonly description: string;
}

const topics: Readonly<Record<string, Topic>> = {
  customers: { tags: ["PII"], description: "Personal data of customers" },
  orders: { tags: ["PII", "Revenue"], description: "Orders of the shop" },
};

// Which team answers for them: pulumi config set team logistics
const name = config.get("team") ?? "shop";

export const entities = Object.entries(topics).map(([topicName, { tags: tagNames, description }]) => {
  const topic = new streamprov.KafkaTopic(topicName, { topicName, partitionsCount: 3 });
  const registryId = platform.require("schemaRegistryId");
  const entity = {
    entityType: "kafka_topic",
    entityName: pulumi.interpolate`${registryId}:${platform.require("kafkaId")}:${topic.topicName}`,
  };
  // The catalog learns of a new topic a while later: each of these waits for that.
  for (const tag of tagNames) {
    new streamprov.TagBinding(`${topicName}-${tag}`, { ...entity, tagName: tags[tag].name });
  }
  new streamprov.BusinessMetadataBinding(topicName, {
    ...entity,
    businessMetadataName: team.name,
    attributes: { name, channel: `#${name}` },
  });
  new streamprov.CatalogEntityAttributes(topicName, {
    ...entity,
    attributes: { description, owner: name, ownerEmail: `${name}@example.com` },
  });
  return entity.entityName;
});
