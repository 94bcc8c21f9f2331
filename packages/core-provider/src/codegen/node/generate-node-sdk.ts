import type { FamilyNames } from "../../definition/provider-outline.ts";
import type { PackageSchema } from "../../schema/package-schema.ts";
import { configFiles } from "./config-files.ts";
import { functionFile } from "./function-file.ts";
import { familyFile, indexFile } from "./index-file.ts";
import { fileOf, PackageModel } from "./package-model.ts";
import { providerFile } from "./provider-file.ts";
import { resourceFile } from "./resource-file.ts";
import { sdkParts } from "./sdk-parts.ts";
import { typesFiles } from "./types-files.ts";
import { utilitiesFile } from "./utilities-file.ts";

/**
 * The Node.js SDK of a package: TypeScript files by path, with the names and shapes of Pulumi's own SDKs. It imports
 * only `@pulumi/pulumi`. Any bundler can convert it to ESM and CommonJS.
 *
 * @param families - The resources and functions of each family, by its name. Each gets a file in `families/` that needs no
 *   types of the others. Without families, everything is in `index.ts`.
 *
 * @throws Error when the schema contains an unknown type or two exports with the same name.
 *
 * @example
 * ```ts
 * for (const [path, text] of generateNodeSdk(emitSchema(provider))) writeFileSync(join("src/sdk", path), text);
 * ```
 */
export function generateNodeSdk(
  schema: PackageSchema,
  families: Readonly<Record<string, FamilyNames>> = {},
): Map<string, string> {
  const model = new PackageModel(schema, "types/index.ts");
  const parts = sdkParts(schema, families);
  const files = new Map<string, string>([
    ["index.ts", indexFile(model, parts)],
    ["provider.ts", providerFile(parts.shared)],
    ["utilities.ts", utilitiesFile(schema)],
    ...configFiles(parts.shared),
    ...typesFiles(parts, model),
  ]);
  for (const [name, part] of parts.families) files.set(`families/${name}.ts`, familyFile(part));
  for (const [token, resource] of Object.entries(schema.resources)) {
    files.set(fileOf(token), resourceFile(parts.of(token), token, resource));
  }
  for (const [token, lookup] of Object.entries(schema.functions)) {
    files.set(fileOf(token), functionFile(parts.of(token), token, lookup));
  }
  return files;
}
