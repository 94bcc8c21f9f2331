import { isObject } from "@org/simulator";
import { PlatformError } from "../../errors.ts";

/**
 * Checks the configuration of a plugin.
 *
 * @throws PlatformError for a configuration that is not JSON, or is invalid for the type of the plugin.
 */
export function checkPluginConfig(type: string, data: string): void {
  const config = parse(data);
  if (!isObject(config)) {
    throw new PlatformError("InvalidParameterValue.InvalidPluginConfig", "PluginData must be a JSON object.");
  }
  const needed = type === "IPControl" ? ["type", "blocks"] : [];
  const missing = needed.find((name) => config[name] === undefined);
  if (missing !== undefined) {
    throw new PlatformError("MissingParameter.PluginConfig", `PluginData has no "${missing}".`);
  }
  if (type === "IPControl" && config["type"] !== "white_list" && config["type"] !== "black_list") {
    throw new PlatformError(
      "InvalidParameterValue.InvalidPluginConfig",
      'The "type" in PluginData must be white_list or black_list.',
    );
  }
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new PlatformError("FailedOperation.InvalidInputJSON", "PluginData is not well-formed JSON.");
  }
}
