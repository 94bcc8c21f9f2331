import { isObject, type Properties, type ResourceState } from "../../state/deployment.ts";
import { parseUrn, writeUrn } from "../../state/urn.ts";
import type { Takeover } from "../takeover.ts";
import { providerType } from "../tokens.ts";

/** The provider that stands for one of the package that is left, and which of its settings have no counterpart. */
export interface NativeProvider {
  readonly provider: ResourceState;
  readonly leftOut: readonly string[];
  /** Settings that the new provider does not know. */
  readonly strangers: readonly string[];
}

/**
 * A provider of the new package with the settings of one that is left. A program whose SDK says which version of the
 * plugin it wants, and where to get it, says so of the new package too; one that does not, such as a YAML program, does
 * not there either.
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
  // The engine gives default providers their names: by the version and the address that the SDK says.
  const name = !isDefault(urn.name)
    ? urn.name
    : isVersioned
      ? defaultName(to.version, to.pluginDownloadUrl)
      : "default";
  return writeUrn({ ...urn, types: [...urn.types.slice(0, -1), providerType(to.provider)], name });
}

/** Whether a provider of this name is one that the engine has made by itself. */
export function isDefault(name: string): boolean {
  return /^default(_|$)/.test(name);
}

/** The name of a default provider, as the engine makes it of version and address. */
export function defaultName(version: string, url: string | undefined): string {
  const versioned = `default_${version.replaceAll(/[.+-]/g, "_")}`;
  return url === undefined ? versioned : `${versioned}_${qualifiedName(url)}`;
}

/** A text as a qualified name of the engine: what a name cannot hold is an underscore, between slashes. */
function qualifiedName(text: string): string {
  return text
    .split("/")
    .filter((part) => part !== "")
    .map((part) => part.replaceAll(/[^\w.-]/g, "_"))
    .join("/");
}
