import type { Schema } from "../takeover.ts";
import { nameOfType } from "../tokens.ts";

/** The names that the SDK for a schema exports. */
export function exportsOf({ resources, functions }: Schema): ReadonlySet<string> {
  const ofResources = Object.keys(resources)
    .map(nameOfType)
    .flatMap((name) => [name, `${name}Args`, `${name}State`]);
  const ofFunctions = Object.keys(functions)
    .map(nameOfType)
    .flatMap((name) => {
      const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
      return [name, `${name}Output`, `${type}Args`, `${type}Result`, `${type}OutputArgs`];
    });
  return new Set([...ofResources, ...ofFunctions, "Provider", "ProviderArgs", "config", "types"]);
}
