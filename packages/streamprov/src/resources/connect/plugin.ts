import { field, fromWire } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import type { Body } from "../../platform/body.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { environmentRef, fixedCloud, objectKind } from "../../platform/references.ts";
import { outputText } from "../../platform/texts.ts";

export const pluginFields = {
  displayName: field.string({
    required: true,
    min: 1,
    max: 60,
    wire: "spec.display_name",
    docs: "Display name.",
    inputDocs: "Can be changed in place.",
  }),
  description: field.string({
    computed: true,
    unsetAs: "",
    max: 256,
    wire: "spec.description",
    docs: "Description.",
    inputDocs: "Can be changed in place. If unset, the current text is kept; an empty string clears it.",
  }),
  cloud: fixedCloud({ docs: "Cloud in which connectors run the plugin." }),
  environment: environmentRef(),
  runtimeLanguage: field.string({
    computed: true,
    // The platform supports only this language, and requests do not contain it.
    values: ["JAVA"],
    docs: "Programming language of the plugin.",
  }),
  ...objectKind(),
};

/** The plugins of an environment. */
export const plugins = environmentCollection({ kind: "Plugin", path: "/ccpm/v1/plugins", uniqueNames: true });

const language = { runtimeLanguage: outputText("spec.runtime_language") };

/** The language of a plugin, which only responses contain. */
export const pluginLanguage = (body: Body) => fromWire(language, body);

export const plugin = resource("Plugin", {
  docs: "A custom connector plugin of an environment. Its code is in its versions: see CustomConnectorPluginVersion.",
  platformPage: apiPage("Custom Connect Plugins (ccpm/v1)"),
  example: `const plugin = new streamprov.Plugin("datagen", {
    displayName: "datagen",
    cloud: "AWS",
    environment: { id: config.require("environmentId") },
});`,
  errors: {
    "The plugin has versions":
      "Delete the versions of the plugin first. If the program contains them, they must refer to the plugin, so that Pulumi deletes them before it.",
  },
  ...controlPlaneObject(pluginFields, plugins, { outputs: pluginLanguage }),
  naturalKey: ["displayName", "environment.id"],
  import: inEnvironment("<plugin ID>", "ccp-abc123").import,
});
