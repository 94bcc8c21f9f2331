import { type CheckOperation, isUnknown, type Problem, type Shown, type Unchecked } from "@org/core-provider";
import { at } from "../../platform/body.ts";

/** Settings of a connector by name. */
export type Settings = Readonly<Record<string, string>>;

/** The two properties with a connector's settings. */
export interface GivenSettings {
  readonly configNonsensitive?: Settings | undefined;
  readonly configSensitive?: Settings | undefined;
}

const typeSetting = "confluent.connector.type";
/** The setting with the class of a managed connector. */
export const classSetting = "connector.class";
const pluginSetting = "confluent.custom.plugin.id";

/** All settings, as in requests. */
export function mergedSettings({ configNonsensitive, configSensitive }: GivenSettings): Settings {
  return { ...configNonsensitive, ...configSensitive };
}

/** The class of a managed connector; undefined for a custom connector. */
export function managedClass(settings: Settings): string | undefined {
  return settings[typeSetting] === "CUSTOM" ? undefined : (settings[classSetting] ?? "");
}

/** The path of a setting in the property that contains it, or would contain it. */
export function pathOfSetting(name: string, { configSensitive }: { readonly configSensitive?: unknown }): string {
  const isSensitive = typeof configSensitive === "object" && Object.hasOwn(configSensitive ?? {}, name);
  return `${isSensitive ? "configSensitive" : "configNonsensitive"}[${JSON.stringify(name)}]`;
}

/** Reports missing settings and unknown types of connectors. Unknown values are not checked. */
export function checkConnectorSettings(op: CheckOperation): void {
  const { configNonsensitive: open, configSensitive: sensitive = {} } = op.args;
  if (typeof open !== "object" || open === null) return;
  requireSetting(op, open, "name", "configNonsensitive.name", "the name of the connector");
  if (typeof sensitive !== "object" || sensitive === null) return;
  const all: Readonly<Record<string, unknown>> = { ...open, ...sensitive };
  const type = all[typeSetting];
  if (isUnknown(type)) return;
  if (type && type !== "MANAGED" && type !== "CUSTOM") {
    const path = pathOfSetting(typeSetting, op.args);
    op.malformed(path, `must be MANAGED or CUSTOM, not ${op.shown(path, type)}`);
  } else if (type === "CUSTOM") {
    const path = pathOfSetting(pluginSetting, op.args);
    requireSetting(op, all, pluginSetting, path, "the ID of the plugin of a custom connector, `ccp-...`");
  } else {
    const path = pathOfSetting(classSetting, op.args);
    requireSetting(op, all, classSetting, path, "the class of a managed connector, such as `S3_SINK`");
  }
}

function requireSetting(op: CheckOperation, settings: object, name: string, path: string, what: string): void {
  const value = (settings as Readonly<Record<string, unknown>>)[name];
  if (!isUnknown(value) && !value) op.problem(path, `is required: ${what}`);
}

/** Rejects another name: it would create another connector. */
export function rejectionsOfName({
  args,
  state,
  shown,
}: {
  readonly args: Unchecked;
  readonly state: { readonly configNonsensitive: Settings };
  readonly shown: Shown;
}): readonly Problem[] {
  const path = "configNonsensitive.name";
  const [wanted, before] = [at(args, path), state.configNonsensitive["name"]];
  if (wanted === undefined || isUnknown(wanted) || wanted === before) return [];
  const change = `from ${shown(path, before)} to ${shown(path, wanted)}`;
  const message = `cannot be changed ${change}, because the platform would create a second connector; restore the name, or replace the resource`;
  return [{ path, message }];
}

/** Settings that the platform adds. */
const added = new Set([
  "cloud.environment",
  "cloud.provider",
  "connector.crn",
  "kafka.endpoint",
  "kafka.max.partition.validation.disable",
  "kafka.region",
  "kafka.dedicated",
  "schema.registry.url",
  "valid.kafka.api.key",
  "confluent.custom.plugin.type",
  "confluent.resource.connector.tier",
]);

/** Whether the platform returned asterisks instead of a value. */
function isMasked(value: string): boolean {
  return /^\*{2,}/.test(value);
}

/**
 * The settings that the platform returned, as in a program: without those that it masks or adds, and without those that
 * are sensitive in the program. Settings that the platform does not return keep the program's value.
 *
 * @param given - The settings of the program.
 * @param options - `isWritten`: the program's settings have just been sent, so all others come from the platform.
 */
export function programSettings(
  response: Settings,
  { configNonsensitive: own = {}, configSensitive: sensitive = {} }: GivenSettings,
  { isWritten }: { readonly isWritten: boolean },
): Settings {
  const isKept = (name: string) => {
    const isAdded = added.has(name) || name.startsWith("config.internal");
    return isAdded || Object.hasOwn(sensitive, name) || isMasked(response[name] ?? "");
  };
  const isForeign = (name: string) => isKept(name) || (isWritten && !Object.hasOwn(own, name));
  return Object.fromEntries([
    ...Object.entries(response).filter(([name]) => !isForeign(name)),
    ...Object.entries(own).filter(([name]) => isKept(name)),
  ]);
}
