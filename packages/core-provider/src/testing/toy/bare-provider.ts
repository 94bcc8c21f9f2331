import type { ProviderDefinition } from "../../definition/provider.ts";
import type { ResourceDefinition } from "../../definition/resource.ts";

/** A provider of some resources, with nothing to configure and no platform. */
export function bareProvider(
  ...resources: readonly ResourceDefinition<object>[]
): ProviderDefinition<Record<never, never>, object, object> {
  return {
    name: "bare",
    npmPackage: "@test/bare",
    version: "1.0.0",
    displayName: "Bare",
    docs: "Nothing but resources.",
    homepage: "https://bare.test",
    repository: "https://bare.test/source",
    license: "Apache-2.0",
    config: { fields: {} },
    connect: async () => ({}),
    bind: () => ({}),
    resources,
    functions: [],
  };
}
