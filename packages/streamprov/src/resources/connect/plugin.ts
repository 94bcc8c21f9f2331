import { field, fromWire } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { unusualIds } from "../../platform/ids.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { environmentRef, fixedCloud, objectKind } from "../../platform/references.ts";
import { outputText } from "../../platform/texts.ts";

export const pluginFields = {
  displayName: field.string({
    required: true,
    min: 1,
    max: 60,
    wire: "spec.display_name",
    docs: "Name for people.",
    inputDocs: "Can be changed in place.",
  }),
  description: field.string({
    computed: true,
    unsetAs: "",
    max: 256,
    wire: "spec.description",
    docs: "What it is for.",
    inputDocs: "Can be changed in place: left out, the platform's text stays, and an empty one clears it.",
  }),
  cloud: fixedCloud({ docs: "Cloud in which connectors run its versions." }),
  environment: environmentRef(),
  runtimeLanguage: field.string({
    computed: true,
    // The platform knows no other, and is not told of it.
    values: ["JAVA"],
    docs: "Language of the plugin.",
  }),
  ...objectKind(),
};

/** Where plugins are: one collection for each environment. */
export const plugins = environmentCollection({ kind: "Plugin", path: "/ccpm/v1/plugins", uniqueNames: true });

const language = { runtimeLanguage: outputText("spec.runtime_language", "Language of the plugin.") };

/** The language of a plugin, which no request tells. */
export const pluginLanguage = (body: Body) => fromWire(language, body);

export const plugin = resource("Plugin", {
  docs: "A connector of one's own in an environment, without its code: that is in its versions, each a CustomConnectorPluginVersion.",
  example: `const plugin = new streamprov.Plugin("datagen", {
    displayName: "datagen",
    cloud: "AWS",
    environment: { id: "env-abc123" },
});`,
  fields: pluginFields,
  naturalKey: ["displayName", "environment.id"],
  import: inEnvironment("<plugin ID>", "ccp-abc123").import,

  check: unusualIds({ "environment.id": "environment" }),
  ...controlPlaneObject(pluginFields, plugins, { outputs: pluginLanguage }),
});
