/**
 * The company's own connectors: a plugin with two versions of its code in one environment, a plugin for the whole
 * organization, and a transformation that connectors apply to their records.
 */
import * as streamprov from "@org/streamprov";

const extensions = new streamprov.Environment("extensions", { displayName: "extensions" });
const environment = { id: extensions.id };
const plugin = new streamprov.Plugin("warehouse", {
  displayName: "warehouse",
  description: "Reads the stock of the warehouse",
  cloud: "AWS",
  environment,
});
const source = { connectorClassName: "com.example.WarehouseConnector", connectorType: "SOURCE" };
new streamprov.CustomConnectorPluginVersion("warehouse-1", {
  pluginId: plugin.id,
  environment,
  version: "v1.0.0",
  cloud: "AWS",
  filename: "build/warehouse-1.zip",
  connectorClasses: [source],
});
new streamprov.CustomConnectorPluginVersion("warehouse-2", {
  pluginId: plugin.id,
  environment,
  version: "v2.0.0",
  cloud: "AWS",
  filename: "build/warehouse-2.zip",
  connectorClasses: [source],
});
new streamprov.CustomConnectorPlugin("orders", {
  displayName: "orders",
  description: "Reads orders from the shop",
  connectorClass: "com.example.OrdersConnector",
  connectorType: "SOURCE",
  cloud: "GCP",
  sensitiveConfigProperties: ["shop.password"],
  filename: "build/orders.zip",
});
new streamprov.ConnectArtifact("masking", {
  displayName: "masking",
  description: "Removes personal data from records",
  cloud: "AZURE",
  environment,
  contentFormat: "JAR",
  artifactFile: "build/masking.jar",
});
