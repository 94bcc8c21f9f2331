import * as streamprov from "@org/streamprov";
import type * as pulumi from "@pulumi/pulumi";
import { principalOf } from "./principal-of.ts";

/** The outputs that other programs build on. */
export interface Streaming {
  readonly environment: { readonly id: pulumi.Output<string> };
  readonly owner: {
    readonly id: pulumi.Output<string>;
    readonly kind: pulumi.Output<string>;
    readonly apiVersion: pulumi.Output<string>;
  };
  readonly cluster: streamprov.KafkaCluster;
  readonly orders: streamprov.KafkaTopic;
}

/** Two clusters; one mirrors the other. With quotas, settings, links, queries and published tables. */
export function streaming({ retention = "604800000" }: { readonly retention?: string } = {}): Streaming {
  const home = new streamprov.Environment("streams", { streamGovernance: { package: "ADVANCED" } });
  const environment = { id: home.id };
  const admin = new streamprov.ServiceAccount("streams-admin", { description: "Makes all that is in the clusters" });
  const owner = { id: admin.id, kind: admin.kind, apiVersion: admin.apiVersion };
  new streamprov.RoleBinding("streams-admin", {
    principal: principalOf(admin),
    roleName: "EnvironmentAdmin",
    crnPattern: home.resourceName,
  });

  const clusterOf = (name: string, region: string) => {
    const cluster = new streamprov.KafkaCluster(name, {
      availability: "SINGLE_ZONE",
      cloud: "AWS",
      region,
      dedicated: { cku: 1 },
      environment,
    });
    const { id, kind, apiVersion } = cluster;
    const key = new streamprov.ApiKey(name, { owner, managedResource: { id, kind, apiVersion, environment } });
    const credentials = { key: key.id, secret: key.secret };
    return {
      cluster,
      credentials,
      connection: { kafkaCluster: { id }, restEndpoint: cluster.restEndpoint, credentials },
    };
  };
  const main = clusterOf("main", "us-east-2");
  const spare = clusterOf("spare", "us-west-2");

  const orders = new streamprov.KafkaTopic("streams-orders", {
    ...main.connection,
    topicName: "orders",
    config: { "retention.ms": retention },
  });
  new streamprov.KafkaAcl("streams-orders", {
    ...main.connection,
    resourceType: "TOPIC",
    resourceName: orders.topicName,
    patternType: "LITERAL",
    principal: principalOf(admin),
    host: "*",
    operation: "READ",
    permission: "ALLOW",
  });
  new streamprov.KafkaClusterConfig("main", { ...main.connection, config: { "log.retention.ms": retention } });
  new streamprov.KafkaClientQuota("batch", {
    displayName: "batch",
    throughput: { ingressByteRate: "5000000", egressByteRate: "10000000" },
    principals: [admin.id],
    kafkaCluster: { id: main.cluster.id },
    environment,
  });
  const link = new streamprov.ClusterLink("recovery", {
    sourceKafkaCluster: {
      id: main.cluster.id,
      bootstrapEndpoint: main.cluster.bootstrapEndpoint,
      credentials: main.credentials,
    },
    destinationKafkaCluster: {
      id: spare.cluster.id,
      restEndpoint: spare.cluster.restEndpoint,
      credentials: spare.credentials,
    },
  });
  new streamprov.KafkaMirrorTopic("streams-orders", {
    kafkaCluster: {
      id: spare.cluster.id,
      restEndpoint: spare.cluster.restEndpoint,
      credentials: spare.credentials,
    },
    clusterLink: { linkName: link.link },
    sourceKafkaTopic: { topicName: orders.topicName },
  });
  new streamprov.KsqlCluster("streams", {
    displayName: "streams",
    csu: 1,
    kafkaCluster: { id: main.cluster.id },
    credentialIdentity: { id: admin.id },
    environment,
  });
  new streamprov.Connector("streams-numbers", {
    environment,
    kafkaCluster: { id: main.cluster.id },
    configNonsensitive: {
      name: "numbers",
      "connector.class": "DatagenSource",
      "kafka.auth.mode": "SERVICE_ACCOUNT",
      "kafka.service.account.id": admin.id,
      "kafka.topic": orders.topicName,
      "output.data.format": "JSON",
      quickstart: "ORDERS",
      "tasks.max": "1",
    },
  });
  return { environment, owner, cluster: main.cluster, orders };
}
