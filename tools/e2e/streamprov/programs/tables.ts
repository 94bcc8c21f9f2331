import * as streamprov from "@org/streamprov";

/** Topics that can be queried: in SQL, in the context engine, and as tables in catalogs. */
export function tables({
  clientSecret,
  formats = ["ICEBERG"],
}: {
  readonly clientSecret: string;
  readonly formats?: readonly string[];
}): void {
  const shop = new streamprov.Environment("shop");
  const environment = { id: shop.id };
  const cluster = new streamprov.KafkaCluster("orders", {
    availability: "SINGLE_ZONE",
    cloud: "AWS",
    region: "us-east-2",
    standard: {},
    environment,
  });
  const inCluster = { environment, kafkaCluster: { id: cluster.id } };

  const account = new streamprov.ServiceAccount("queries");
  new streamprov.KsqlCluster("queries", {
    displayName: "queries",
    csu: 1,
    credentialIdentity: { id: account.id },
    ...inCluster,
  });
  new streamprov.RtceTopic("orders", {
    topicName: "orders",
    description: `Orders of the shop by their numbers, as ${formats.join(" and ")} too`,
    cloud: "AWS",
    region: "us-east-2",
    ...inCluster,
  });

  const storage = new streamprov.ProviderIntegration("tables", {
    displayName: "tables",
    environment,
    aws: { customerRoleArn: "arn:aws:iam::012345678901:role/tables" },
  });
  new streamprov.TableflowTopic("orders", {
    displayName: "orders",
    tableFormats: [...formats],
    errorHandling: { mode: "log" },
    managedStorages: [{}],
    ...inCluster,
  });
  new streamprov.TableflowTopic("customers", {
    displayName: "customers",
    byobAws: { bucketName: "customers", providerIntegrationId: storage.id },
    ...inCluster,
  });
  new streamprov.CatalogIntegration("glue", {
    displayName: "glue",
    awsGlue: { providerIntegrationId: storage.id, customDatabase: "shop" },
    ...inCluster,
  });
  new streamprov.CatalogIntegration("snowflake", {
    displayName: "snowflake",
    snowflake: {
      endpoint: "https://abc_polaris.snowflakecomputing.com/",
      warehouse: "shop",
      allowedScope: "PRINCIPAL_ROLE:ALL",
      clientId: "shop",
      clientSecret,
    },
    ...inCluster,
  });
}
