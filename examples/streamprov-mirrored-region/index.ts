import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

// When the first region is lost, the topics of the second become ordinary ones: pulumi config set failedOver true
const failedOver = new pulumi.Config().getBoolean("failedOver") ?? false;
const topicNames = ["orders", "payments"];

const environment = new streamprov.Environment("shop", { streamGovernance: { package: "ESSENTIALS" } });
const operator = new streamprov.ServiceAccount("operator", { description: "Makes topics and mirrors them" });

/** A cluster in a region, and how it is reached. */
function region(name: string, where: string) {
  const cluster = new streamprov.KafkaCluster(name, {
    availability: "SINGLE_ZONE",
    cloud: "AWS",
    region: where,
    dedicated: { cku: 1 },
    environment: { id: environment.id },
  });
  const mayManage = new streamprov.RoleBinding(`operator-${name}`, {
    principal: pulumi.interpolate`User:${operator.id}`,
    roleName: "CloudClusterAdmin",
    crnPattern: cluster.rbacCrn,
  });
  const key = new streamprov.ApiKey(
    `operator-${name}`,
    {
      owner: { id: operator.id, kind: operator.kind, apiVersion: operator.apiVersion },
      managedResource: {
        id: cluster.id,
        kind: cluster.kind,
        apiVersion: cluster.apiVersion,
        environment: { id: environment.id },
      },
    },
    { dependsOn: mayManage },
  );
  const credentials = { key: key.id, secret: key.secret };
  const { id, restEndpoint, bootstrapEndpoint } = cluster;
  // Both clusters keep what nobody says otherwise of for three days.
  new streamprov.KafkaClusterConfig(name, {
    kafkaCluster: { id },
    restEndpoint,
    credentials,
    config: { "auto.create.topics.enable": "false", "log.retention.ms": String(3 * 24 * 60 * 60 * 1000) },
  });
  return { id, restEndpoint, bootstrapEndpoint, credentials };
}

const east = region("east", "us-east-1");
const west = region("west", "us-west-2");

const topics = topicNames.map(
  (topicName) =>
    new streamprov.KafkaTopic(topicName, {
      kafkaCluster: { id: east.id },
      restEndpoint: east.restEndpoint,
      credentials: east.credentials,
      topicName,
      partitionsCount: 3,
    }),
);

// The link is on the cluster that mirrors. It connects to the other one, and brings the offsets of its consumers along.
const link = new streamprov.ClusterLink("east-to-west", {
  sourceKafkaCluster: { id: east.id, bootstrapEndpoint: east.bootstrapEndpoint, credentials: east.credentials },
  destinationKafkaCluster: { id: west.id, restEndpoint: west.restEndpoint, credentials: west.credentials },
  config: { "consumer.offset.sync.enable": "true", "consumer.offset.sync.ms": "30000" },
});

const mirrors = topics.map(
  (topic, at) =>
    new streamprov.KafkaMirrorTopic(`${topicNames[at]}-mirror`, {
      kafkaCluster: { id: west.id, restEndpoint: west.restEndpoint, credentials: west.credentials },
      clusterLink: { linkName: link.link },
      sourceKafkaTopic: { topicName: topic.topicName },
      status: failedOver ? "FAILED_OVER" : "ACTIVE",
    }),
);

// Until then the second cluster serves reports, which leave room for the mirror.
const reports = new streamprov.ServiceAccount("reports", { description: "Reads what is mirrored" });
new streamprov.KafkaClientQuota("reports", {
  displayName: "reports",
  description: "Leaves room for the mirror",
  throughput: { ingressByteRate: "1000000", egressByteRate: "10000000" },
  principals: [reports.id],
  kafkaCluster: { id: west.id },
  environment: { id: environment.id },
});

export const linkId = link.clusterLinkId;
export const mirrored = Object.fromEntries(mirrors.map((mirror, at) => [topicNames[at], mirror.status]));
export const bootstrapEndpoint = failedOver ? west.bootstrapEndpoint : east.bootstrapEndpoint;
