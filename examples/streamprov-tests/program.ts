import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

/** An environment with a Kafka cluster and one topic for each team of the configuration. */
export async function program(): Promise<Record<string, unknown>> {
  const config = new pulumi.Config("shop");
  const teams = config.requireObject<string[]>("teams");

  const environment = new streamprov.Environment("shop", { displayName: "shop" });
  const cluster = new streamprov.KafkaCluster("orders", {
    displayName: "orders",
    availability: "SINGLE_ZONE",
    cloud: "AWS",
    region: "eu-central-1",
    environment: { id: environment.id },
    basic: {},
  });
  const admin = new streamprov.ServiceAccount("admin", { displayName: "shop-admin" });
  const key = new streamprov.ApiKey("admin", {
    displayName: "shop-admin",
    owner: { id: admin.id, kind: admin.kind, apiVersion: admin.apiVersion },
    managedResource: {
      id: cluster.id,
      kind: cluster.kind,
      apiVersion: cluster.apiVersion,
      environment: { id: environment.id },
    },
  });
  for (const team of teams) {
    new streamprov.KafkaTopic(team, {
      kafkaCluster: { id: cluster.id },
      restEndpoint: cluster.restEndpoint,
      credentials: { key: key.id, secret: key.secret },
      topicName: `${team}-events`,
      partitionsCount: 3,
    });
  }
  return { cluster: cluster.id };
}
