import * as streamprov from "@org/streamprov";

/** Archives of code that runs on the platform: of Flink, of connectors, and of transformations in them. */
export function uploads({
  archive,
  note = "From a build",
}: {
  readonly archive: string;
  readonly note?: string;
}): void {
  const environment = { id: new streamprov.Environment("code").id };
  new streamprov.FlinkArtifact("functions", {
    displayName: "functions",
    cloud: "AWS",
    region: "us-east-2",
    environment,
    artifactFile: archive,
  });
  new streamprov.ConnectArtifact("masking", {
    displayName: "masking",
    cloud: "AZURE",
    environment,
    contentFormat: "JAR",
    artifactFile: archive,
  });
  new streamprov.CustomConnectorPlugin("datagen", {
    displayName: "datagen",
    description: note,
    connectorClass: "com.example.DatagenConnector",
    connectorType: "SOURCE",
    cloud: "GCP",
    sensitiveConfigProperties: ["passwords"],
    filename: archive,
  });
  const plugin = new streamprov.Plugin("datagen", {
    displayName: "datagen",
    description: note,
    cloud: "AWS",
    environment,
  });
  new streamprov.CustomConnectorPluginVersion("datagen", {
    pluginId: plugin.id,
    environment,
    version: "v1.2.3",
    cloud: "AWS",
    filename: archive,
    connectorClasses: [{ connectorClassName: "com.example.DatagenConnector", connectorType: "SOURCE" }],
  });
}
