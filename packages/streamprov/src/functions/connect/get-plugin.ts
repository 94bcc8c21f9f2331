import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import { pluginFields, pluginLanguage, plugins } from "../../resources/connect/plugin.ts";

export const getPlugin = lookupObject("getPlugin", {
  docs: "Looks up a connector of one's own in an environment by its ID. Its code is in its versions.",
  example: `const datagen = streamprov.getPluginOutput({
    id: "ccp-abc123",
    environment: { id: "env-abc123" },
});`,
  what: "plugin",
  idForm: "ccp-...",
  collection: plugins,
  inputs: { environment: environmentArg() },
  outputs: lookupOutputs(pluginFields),
  parts: pluginLanguage,
});
