import { url } from "@org/core-http";
import { compositeId, expectation, field, fromWire } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { archiveIn, contentHash, requiredArchive } from "../../platform/archive.ts";
import { controlPlaneObject, readMember } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { id, warnOfUnusualIds } from "../../platform/ids.ts";
import { environmentPart } from "../../platform/import-ids.ts";
import { clouds, environmentArg, environmentRef, objectKind } from "../../platform/references.ts";
import { uploadAgain } from "../../platform/remedies.ts";
import { javaClass, outputText, webAddress } from "../../platform/texts.ts";
import { plugins } from "./plugin.ts";
import { namedOnce, sensitiveProperty } from "./sensitive-properties.ts";

const archive = archiveIn("filename", {
  api: "/ccpm/v1",
  at: "spec.upload_source",
  variable: "IMPORT_CUSTOM_CONNECTOR_PLUGIN_VERSION_FILENAME",
});

const pluginId = field.string({
  required: true,
  replaceOnChange: true,
  local: true,
  ...id,
  docs: "ID of the plugin, `ccp-...`.",
});

export const customConnectorPluginVersionFields = {
  pluginId,
  environment: environmentRef(),
  version: field.string({
    required: true,
    replaceOnChange: true,
    max: 60,
    pattern: { match: /^v/, says: "begin with v" },
    wire: "spec.version",
    docs: "Semantic version with the prefix `v`: `v1.2.3`.",
  }),
  cloud: field.string({
    required: true,
    replaceOnChange: true,
    local: true,
    values: clouds,
    docs: "Cloud of the plugin.",
  }),
  filename: requiredArchive(),
  contentHash: contentHash(),
  connectorClasses: field.set(
    field.object(
      {
        connectorClassName: field.string({
          required: true,
          ...javaClass,
          wire: "class_name",
          docs: "Java class of the connector.",
        }),
        connectorType: field.string({
          required: true,
          values: ["SOURCE", "SINK"],
          wire: "type",
          docs: "Whether connectors read data into Kafka (`SOURCE`) or write it to another system (`SINK`).",
        }),
      },
      { docs: "A connector class." },
    ),
    {
      required: true,
      replaceOnChange: true,
      min: 1,
      max: 10,
      wire: "spec.connector_classes",
      docs: "Connector classes in the archive. At most 10.",
    },
  ),
  sensitiveConfigProperties: field.set(sensitiveProperty(), {
    replaceOnChange: true,
    unsetAs: [],
    wire: "spec.sensitive_config_properties",
    docs: "Names of connector settings whose values are secret.",
  }),
  documentationLink: field.string({
    replaceOnChange: true,
    unsetAs: "",
    ...webAddress,
    wire: "spec.documentation_link",
    docs: "URL of the documentation.",
  }),
  ...objectKind(),
};

const importId = compositeId({
  separator: "/",
  own: "id",
  parts: [
    environmentPart,
    { property: "pluginId", form: "<plugin ID>", example: "ccp-abc123" },
    { property: "id", form: "<version ID>", example: "ver-abc123" },
  ],
});

/** The versions of a plugin. */
export const customConnectorPluginVersions = environmentCollection({
  kind: "CustomConnectorPluginVersion",
  path: (values) => url`/ccpm/v1/plugins/${String(values["pluginId"])}/versions`,
  within: { collection: plugins, id: (values) => String(values["pluginId"]) },
  query: { environment: environmentArg(), pluginId },
  nameAt: "spec.version",
  uniqueNames: true,
  importId: (values, id) => importId.build({ ...values, id }),
  phases: {
    pending: ["PROCESSING"],
    absent: "READY",
    done: ["READY"],
    reasonAt: "status.error_message",
    deletion: "takes time",
  },
});

const object = controlPlaneObject(customConnectorPluginVersionFields, customConnectorPluginVersions, {
  outputs: (_body, op) => archive.imported(op),
  prepare(op) {
    const { cloud, environment } = op.args;
    return archive.uploaded(op, (format) => ({ content_format: format, cloud, environment }));
  },
});

const sameVersion =
  "contentHash: the code has changed, but not the version. The existing version is deleted before the new code is uploaded, and the platform may delete the plugin with its last version. Change version to create the new one first";

const cloudFacts = { cloud: outputText("spec.cloud") };
const cloudResponse = expectation(cloudFacts);

export const customConnectorPluginVersion = resource("CustomConnectorPluginVersion", {
  docs: "A version of a Plugin: its code, uploaded from a local file. A change of the file's content replaces the version. If `version` changes as well, the new version is created before the old one is deleted; otherwise after it.",
  platformPage: apiPage("Custom Connect Plugin Versions (ccpm/v1)"),
  example: `const version = new streamprov.CustomConnectorPluginVersion("datagen", {
    pluginId: config.require("pluginId"),
    environment: { id: config.require("environmentId") },
    version: "v1.2.3",
    cloud: "AWS",
    filename: "build/datagen.zip",
    connectorClasses: [
        {
            connectorClassName: "io.confluent.kafka.connect.datagen.DatagenConnector",
            connectorType: "SOURCE",
        },
    ],
});`,
  errors: {
    "409 Conflict": "The plugin has this version already: choose another `version`.",
    "the upload failed": uploadAgain,
  },
  ...object,
  naturalKey: ["pluginId", "environment.id", "version"],
  timeouts: { create: 60 },
  import: {
    ...importId.import,
    needs: archive.needs,
  },

  normalize: namedOnce,
  check(op) {
    warnOfUnusualIds(op, { "environment.id": "environment" });
    return archive.noticed(op);
  },
  preview: archive.neededToMake,
  diff({ changes, warn }) {
    if (changes.has("contentHash") && !changes.has("version")) warn(sameVersion);
    return {};
  },

  async read(op) {
    const outputs = await object.read(op);
    if (outputs === undefined || op.purpose !== "import") return outputs;
    // The response does not contain the cloud of the plugin.
    const values = { environment: outputs.environment };
    const { pluginId = "" } = op.state;
    const owner = await readMember(op, plugins, values, pluginId, { isRefresh: false, expects: cloudResponse });
    return owner === undefined ? outputs : { ...outputs, ...fromWire(cloudFacts, owner) };
  },
});
