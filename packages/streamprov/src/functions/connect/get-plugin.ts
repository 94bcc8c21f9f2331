import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import { pluginFields, pluginLanguage, plugins } from "../../resources/connect/plugin.ts";

export const getPlugin = lookupObject("getPlugin", {
  docs: "Looks up a custom connector plugin of an environment by its ID. The code is in the plugin's versions.",
  example: `const datagen = streamprov.getPluginOutput({
    id: config.require("pluginId"),
    environment: { id: config.require("environmentId") },
});`,
  what: "plugin",
  idForm: "ccp-...",
  collection: plugins,
  inputs: { environment: environmentArg() },
  outputs: lookupOutputs(pluginFields),
  parts: pluginLanguage,
});
