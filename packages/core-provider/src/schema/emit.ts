import type { ProviderDefinition } from "../definition/provider.ts";

/** The package's schema. */
export function emitSchema(provider: ProviderDefinition): unknown {
  return { name: provider.name };
}
