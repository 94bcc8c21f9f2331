import type { Values } from "@org/core-provider/testing";
import { expect } from "vitest";
import { describeOrdinaryLife } from "../ordinary-life.ts";
import { archive, hashOf } from "./archives.ts";
import { uploadLives } from "./lives.ts";

const environmentOf = ({ environment }: Values) => (environment as { readonly id: string }).id;
const elsewhere = ["another environment", { environment: { id: "env-other" } }] as const;
const renamed = ["another name", { displayName: "shop" }] as const;
const redescribed = ["another description", { description: "Something else" }] as const;
const described = ["description", { description: "x".repeat(257) }] as const;
const linked = [
  ["documentationLink", { documentationLink: "example.com" }],
  ["documentationLink", { documentationLink: `https://${"x".repeat(505)}` }],
] as const;
const named = [
  ["displayName", { displayName: "" }],
  ["displayName", { displayName: "x".repeat(61) }],
] as const;
const upload_source = { location: "PRESIGNED_URL_LOCATION", upload_id: expect.stringMatching(/./) };
const refusedFiles = (property: string) =>
  [
    [property, { [property]: archive("functions.tar.gz") }],
    [property, { [property]: archive("none.zip") }],
    [property, { [property]: archive("empty.zip") }],
  ] as const;

describeOrdinaryLife("FlinkArtifact", {
  prepare: uploadLives.FlinkArtifact,
  path: "/artifact/v1/flink-artifacts",
  store: "flinkArtifacts",
  notRead: ["artifactFile", "contentHash"],
  importId: (id, inputs) => `${environmentOf(inputs)}/us-east-2/AWS/${id}`,
  body: (inputs) => ({
    display_name: "orders",
    cloud: "AWS",
    region: "us-east-2",
    environment: environmentOf(inputs),
    class: "com.example.Orders",
    runtime_language: "JAVA",
    description: "Functions for orders",
    documentation_link: "https://example.com/orders",
    upload_source,
  }),
  outputs: {
    contentFormat: "JAR",
    contentHash: hashOf(archive("functions.jar")),
    versions: [{ version: expect.any(String) }],
    apiVersion: "artifact/v1",
    kind: "FlinkArtifact",
  },
  inPlace: [],
  replacing: [
    elsewhere,
    renamed,
    redescribed,
    ["another cloud", { cloud: "AZURE" }],
    ["another region", { region: "us-west-2" }],
    ["another format", { contentFormat: "ZIP" }],
    ["another class", { class: "com.example.Others" }],
    ["another language", { runtimeLanguage: "PYTHON" }],
    ["another documentation", { documentationLink: "" }],
    ["another file's contents", { artifactFile: archive("other.jar") }],
    ["a hash that the program sets", { contentHash: "sources of today" }],
  ],
  refused: [
    ...named,
    ...linked,
    described,
    ...refusedFiles("artifactFile"),
    ["cloud", { cloud: "aws" }],
    ["region", { region: "" }],
    ["environment.id", { environment: { id: "" } }],
    ["contentFormat", { contentFormat: "jar" }],
    ["class", { class: "1Orders" }],
    ["runtimeLanguage", { runtimeLanguage: "SCALA" }],
  ],
});

describeOrdinaryLife("ConnectArtifact", {
  prepare: uploadLives.ConnectArtifact,
  path: "/cam/v1/connect-artifacts",
  store: "connectArtifacts",
  notRead: ["artifactFile", "contentHash"],
  importId: (id, inputs) => `${environmentOf(inputs)}/azure/${id}`,
  body: (inputs) => ({
    spec: {
      display_name: "masking",
      cloud: "AZURE",
      environment: environmentOf(inputs),
      content_format: "ZIP",
      description: "Masks names",
      upload_source,
    },
  }),
  outputs: { status: "READY", contentHash: hashOf(archive("connector.zip")) },
  inPlace: [],
  replacing: [
    elsewhere,
    renamed,
    redescribed,
    ["another cloud", { cloud: "AWS" }],
    ["another format", { contentFormat: "JAR" }],
    ["another file's contents", { artifactFile: archive("other.zip") }],
  ],
  refused: [
    ...named,
    described,
    ...refusedFiles("artifactFile"),
    ["cloud", { cloud: "azure" }],
    ["environment.id", { environment: { id: "" } }],
    ["contentFormat", { contentFormat: "zip" }],
  ],
});

describeOrdinaryLife("CustomConnectorPlugin", {
  prepare: uploadLives.CustomConnectorPlugin,
  path: "/connect/v1/custom-connector-plugins",
  store: "customConnectorPlugins",
  notRead: ["filename", "contentHash"],
  importId: (id) => id,
  body: () => ({
    display_name: "datagen",
    description: "Makes data",
    documentation_link: "https://example.com/datagen",
    connector_class: "com.example.DatagenConnector",
    connector_type: "SOURCE",
    cloud: "GCP",
    sensitive_config_properties: ["passwords", "keys"],
    runtime_language: "JAVA",
    upload_source,
  }),
  outputs: { contentHash: hashOf(archive("connector.zip")) },
  inPlace: [
    ["its name", { displayName: "data" }, () => ({ display_name: "data" })],
    ["its description", { description: "More" }, () => ({ description: "More" })],
    ["no description", { description: "" }, () => ({ description: "" })],
    ["no documentation", { documentationLink: "" }, () => ({ documentation_link: "" })],
    ["its settings", { sensitiveConfigProperties: ["a"] }, () => ({ sensitive_config_properties: ["a"] })],
    ["no settings", { sensitiveConfigProperties: [] }, () => ({ sensitive_config_properties: [] })],
  ],
  replacing: [
    ["another class", { connectorClass: "com.example.Other" }],
    ["another type", { connectorType: "SINK" }],
    ["another cloud", { cloud: "AWS" }],
    ["another file's contents", { filename: archive("other.zip") }],
  ],
  refused: [
    ...named,
    ...linked,
    described,
    ...refusedFiles("filename"),
    ["filename", { filename: undefined }],
    ["connectorClass", { connectorClass: "Datagen-Connector" }],
    ["connectorType", { connectorType: "source" }],
    ["cloud", { cloud: "gcp" }],
    ["sensitiveConfigProperties[0]", { sensitiveConfigProperties: ["a b"] }],
  ],
});

describeOrdinaryLife("Plugin", {
  prepare: uploadLives.Plugin,
  path: "/ccpm/v1/plugins",
  store: "plugins",
  importId: (id, inputs) => `${environmentOf(inputs)}/${id}`,
  body: ({ environment }) => ({
    spec: { display_name: "datagen", description: "Makes data", cloud: "AWS", environment },
  }),
  outputs: { runtimeLanguage: "JAVA", apiVersion: "ccpm/v1", kind: "CustomConnectPlugin" },
  inPlace: [
    ["its name", { displayName: "data" }, ({ environment }) => ({ spec: { display_name: "data", environment } })],
    ["no description", { description: "" }, ({ environment }) => ({ spec: { description: "", environment } })],
  ],
  replacing: [elsewhere, ["another cloud", { cloud: "GCP" }]],
  refused: [
    ...named,
    described,
    ["cloud", { cloud: "aws" }],
    ["environment.id", { environment: { id: "" } }],
    ["runtimeLanguage", { runtimeLanguage: "PYTHON" }],
  ],
});

describeOrdinaryLife("CustomConnectorPluginVersion", {
  prepare: uploadLives.CustomConnectorPluginVersion,
  path: "/ccpm/v1/plugins/ccp-",
  store: "customConnectorPluginVersions",
  notRead: ["filename", "contentHash"],
  importId: (id, inputs) => `${environmentOf(inputs)}/${inputs["pluginId"]}/${id}`,
  body: ({ environment }) => ({
    spec: {
      version: "v1.2.3",
      environment,
      connector_classes: [{ class_name: "com.example.DatagenConnector", type: "SOURCE" }],
      sensitive_config_properties: ["passwords", "keys"],
      documentation_link: "https://example.com/datagen",
      upload_source,
    },
  }),
  outputs: {
    contentHash: hashOf(archive("connector.zip")),
    apiVersion: "ccpm/v1",
    kind: "CustomConnectPluginVersion",
  },
  inPlace: [],
  replacing: [
    elsewhere,
    ["another plugin", { pluginId: "ccp-other" }],
    ["another version", { version: "v1.2.4" }],
    ["another cloud", { cloud: "GCP" }],
    ["another file's contents", { filename: archive("other.zip") }],
    ["another class", { connectorClasses: [{ connectorClassName: "com.example.Other", connectorType: "SOURCE" }] }],
    ["other settings", { sensitiveConfigProperties: ["a"] }],
    ["no documentation", { documentationLink: "" }],
  ],
  refused: [
    ...linked,
    ...refusedFiles("filename"),
    ["filename", { filename: undefined }],
    ["version", { version: "1.2.3" }],
    ["pluginId", { pluginId: "" }],
    ["cloud", { cloud: "aws" }],
    ["environment.id", { environment: { id: "" } }],
    ["connectorClasses", { connectorClasses: [] }],
    ["sensitiveConfigProperties[0]", { sensitiveConfigProperties: [""] }],
  ],
});
