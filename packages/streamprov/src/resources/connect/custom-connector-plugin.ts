import { field } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { archiveIn, contentHash, requiredArchive } from "../../platform/archive.ts";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { clouds } from "../../platform/references.ts";
import { uploadAgain } from "../../platform/remedies.ts";
import { javaClass, webAddress } from "../../platform/texts.ts";
import { namedOnce, sensitiveProperty } from "./sensitive-properties.ts";

const archive = archiveIn("filename", {
  api: "/connect/v1",
  at: "upload_source",
  variable: "IMPORT_CUSTOM_CONNECTOR_PLUGIN_FILENAME",
});

const inPlace = { inputDocs: "Can be changed in place." };

export const customConnectorPluginFields = {
  displayName: field.string({
    required: true,
    min: 1,
    max: 60,
    wire: "display_name",
    docs: "Display name, unique within the organization.",
    ...inPlace,
  }),
  description: field.string({ unsetAs: "", max: 256, wire: "description", docs: "Description.", ...inPlace }),
  documentationLink: field.string({
    unsetAs: "",
    ...webAddress,
    wire: "documentation_link",
    docs: "URL of the documentation.",
    ...inPlace,
  }),
  connectorClass: field.string({
    required: true,
    replaceOnChange: true,
    ...javaClass,
    wire: "connector_class",
    docs: "Java class of the connector.",
  }),
  connectorType: field.string({
    required: true,
    replaceOnChange: true,
    values: ["SOURCE", "SINK"],
    wire: "connector_type",
    docs: "Whether connectors read data into Kafka (`SOURCE`) or write it to another system (`SINK`).",
  }),
  cloud: field.string({
    computed: true,
    replaceOnChange: true,
    values: clouds,
    wire: "cloud",
    docs: "Cloud in which connectors run.",
    inputDocs: "Defaults to `AWS`.",
  }),
  sensitiveConfigProperties: field.set(sensitiveProperty(), {
    unsetAs: [],
    wire: "sensitive_config_properties",
    docs: "Names of connector settings whose values are secret.",
    ...inPlace,
  }),
  filename: requiredArchive(),
  contentHash: contentHash(),
};

/** The plugins of the organization. */
export const customConnectorPlugins: Collection = {
  kind: "CustomConnectorPlugin",
  path: () => "/connect/v1/custom-connector-plugins",
  nameAt: "display_name",
  uniqueNames: true,
};

export const customConnectorPlugin = resource("CustomConnectorPlugin", {
  docs: "The code of a custom connector for the whole organization, uploaded from a local file. A change of the file's content replaces the plugin. The platform does not delete a plugin that connectors use: change `displayName` as well, and the new plugin is created first. Connectors refer to the plugin with `confluent.custom.plugin.id`.",
  platformPage: apiPage("Custom Connector Plugins (connect/v1)"),
  example: `const plugin = new streamprov.CustomConnectorPlugin("datagen", {
    displayName: "datagen",
    connectorClass: "io.confluent.kafka.connect.datagen.DatagenConnector",
    connectorType: "SOURCE",
    sensitiveConfigProperties: ["passwords", "keys"],
    filename: "build/datagen.zip",
});`,
  errors: {
    "409 Conflict":
      "On create, another plugin of the organization has this name: choose another `displayName`, or import that plugin. On delete, connectors still use the plugin: delete them first.",
    "the upload failed": uploadAgain,
  },
  ...controlPlaneObject(customConnectorPluginFields, customConnectorPlugins, {
    outputs: (_body, op) => archive.imported(op),
    request: ({ cloud = "AWS" }, changed) => (changed ? {} : { cloud, runtime_language: "JAVA" }),
    prepare: (op) => archive.uploaded(op, (format) => ({ content_format: format, cloud: op.args.cloud ?? "AWS" })),
  }),
  naturalKey: ["displayName"],
  timeouts: { create: 60 },
  import: {
    form: "<plugin ID>",
    example: "ccp-abc123",
    needs: archive.needs,
  },

  normalize: namedOnce,
  check: (op) => archive.noticed(op),
  preview: archive.neededToMake,
});
