import { isObject, type Properties, type ResourceState } from "../../state/deployment.ts";
import { parseUrn, writeUrn } from "../../state/urn.ts";
import type { Takeover } from "../takeover.ts";
import { providerType } from "../tokens.ts";

/** The new provider for an old one, and the settings that have no counterpart. */
export interface NativeProvider {
  readonly provider: ResourceState;
  readonly leftOut: readonly string[];
  /** Settings that the new provider does not have. */
  readonly strangers: readonly string[];
}

/**
 * Creates a provider of the new package with the settings of an old one. If the old one has a plugin version and a download
 * address, which an SDK sets, the new one has them too. Without them, as in YAML programs, the new one has none either.
 */
export function nativeProvider(provider: ResourceState, takeover: Takeover): NativeProvider {
  const { from, to } = takeover;
  const { inputs = {}, outputs = {} } = provider;
  const isVersioned = inputs["version"] !== undefined;
  const leftOut = Object.keys(inputs).filter((name) => Object.hasOwn(from.withoutCounterpart, name));
  const settings = (values: Properties): Properties =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([name]) => name !== "__internal" && !Object.hasOwn(from.withoutCounterpart, name))
        .map(([name, value]) => [name, name === "version" ? to.version : value]),
    );
  const internal = isVersioned ? internalOf(inputs, takeover) : inputs["__internal"];
  const known = ["version", "__internal", ...leftOut, ...Object.keys(to.schema.config.variables)];
  return {
    leftOut,
    strangers: Object.keys(inputs).filter((name) => !known.includes(name)),
    provider: {
      ...provider,
      urn: urnOf(provider.urn, takeover, isVersioned),
      type: providerType(to.provider),
      inputs: { ...(internal === undefined ? {} : { __internal: internal }), ...settings(inputs) },
      outputs: settings(outputs),
      ...(provider.propertyDependencies === undefined
        ? {}
        : { propertyDependencies: settings(provider.propertyDependencies) as Record<string, readonly string[]> }),
    },
  };
}

function internalOf({ __internal: internal }: Properties, { to }: Takeover): Properties {
  const others = isObject(internal) ? internal : {};
  return to.pluginDownloadUrl === undefined ? others : { ...others, pluginDownloadURL: to.pluginDownloadUrl };
}

function urnOf(text: string, { to }: Takeover, isVersioned: boolean): string {
  const urn = parseUrn(text);
  if (urn === undefined) return text;
  // The engine names default providers after the version and the address that the SDK sets.
  const name = !isDefault(urn.name)
    ? urn.name
    : isVersioned
      ? defaultName(to.version, to.pluginDownloadUrl)
      : "default";
  return writeUrn({ ...urn, types: [...urn.types.slice(0, -1), providerType(to.provider)], name });
}

/**
 * A provider with the settings of another one that it lacks. An operation without the program, such as a refresh, has
 * only the settings in the state.
 */
export function withSettingsOf(other: ResourceState, provider: ResourceState): ResourceState {
  const dependencies = { ...other.propertyDependencies, ...provider.propertyDependencies };
  return {
    ...provider,
    inputs: { ...other.inputs, ...provider.inputs },
    outputs: { ...other.outputs, ...provider.outputs },
    ...(Object.keys(dependencies).length === 0 ? {} : { propertyDependencies: dependencies }),
  };
}

/** Whether this is the name of a default provider, which the engine creates. */
export function isDefault(name: string): boolean {
  return /^default(_|$)/.test(name);
}

/** The name that the engine gives to a default provider with a version and an address. */
export function defaultName(version: string, url: string | undefined): string {
  const versioned = `default_${version.replaceAll(/[.+-]/g, "_")}`;
  return url === undefined ? versioned : `${versioned}_${qualifiedName(url)}`;
}

/** Converts a text to a qualified name of the engine: characters that are not allowed become underscores, except slashes. */
function qualifiedName(text: string): string {
  return text
    .split("/")
    .filter((part) => part !== "")
    .map((part) => part.replaceAll(/[^\w.-]/g, "_"))
    .join("/");
}
