import { type CheckOperation, isUnknown, type Problem, type Shown, type Unchecked } from "@org/core-provider";
import { at } from "../../platform/body.ts";

/** Settings of a connector by their names. */
export type Settings = Readonly<Record<string, string>>;

/** The two maps in which a program gives a connector's settings. */
export interface GivenSettings {
  readonly configNonsensitive?: Settings | undefined;
  readonly configSensitive?: Settings | undefined;
}

const typeSetting = "confluent.connector.type";
/** The setting that names the class of a managed connector. */
export const classSetting = "connector.class";
const pluginSetting = "confluent.custom.plugin.id";

/** All settings, as requests hold them. */
export function mergedSettings({ configNonsensitive, configSensitive }: GivenSettings): Settings {
  return { ...configNonsensitive, ...configSensitive };
}

/** The class of a connector that the platform runs by itself; undefined for one whose plugin is one's own. */
export function managedClass(settings: Settings): string | undefined {
  return settings[typeSetting] === "CUSTOM" ? undefined : (settings[classSetting] ?? "");
}

/** The property that holds a setting, or would hold it. */
export function pathOfSetting(name: string, { configSensitive }: { readonly configSensitive?: unknown }): string {
  const isSensitive = typeof configSensitive === "object" && Object.hasOwn(configSensitive ?? {}, name);
  return `${isSensitive ? "configSensitive" : "configNonsensitive"}[${JSON.stringify(name)}]`;
}

/** Reports what is missing of the settings, and a kind of connector that there is not. Unknown values are not judged. */
export function checkSettings(op: CheckOperation): void {
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

/** What speaks against another name: it would be another connector. */
export function refusalsOfName({
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
  const message = `cannot be changed ${change}, because the platform would make a second connector; restore the name, or replace the resource`;
  return [{ path, message }];
}

/** Settings that the platform itself adds to those that it is given. */
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

/** Whether the platform shows asterisks in place of a value. */
function isMasked(value: string): boolean {
  return /^\*{2,}/.test(value);
}

/**
 * The settings that the platform tells, in the form of a program: without what it masks or adds, and without those that
 * the program gives as sensitive. What it would not tell stays as the program gives it.
 *
 * @param given - What the program gives.
 * @param options - With `isWritten` the program's settings have just been sent: whatever else there is the platform has
 * filled in.
 */
export function toldSettings(
  told: Settings,
  { configNonsensitive: own = {}, configSensitive: sensitive = {} }: GivenSettings,
  { isWritten }: { readonly isWritten: boolean },
): Settings {
  const isUntold = (name: string) => {
    const isAdded = added.has(name) || name.startsWith("config.internal");
    return isAdded || Object.hasOwn(sensitive, name) || isMasked(told[name] ?? "");
  };
  const isForeign = (name: string) => isUntold(name) || (isWritten && !Object.hasOwn(own, name));
  return Object.fromEntries([
    ...Object.entries(told).filter(([name]) => !isForeign(name)),
    ...Object.entries(own).filter(([name]) => isUntold(name)),
  ]);
}
