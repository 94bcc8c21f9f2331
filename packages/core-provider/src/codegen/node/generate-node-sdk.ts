import type { PackageSchema } from "../../schema/package-schema.ts";
import { configFiles } from "./config-files.ts";
import { functionFile } from "./function-file.ts";
import { fileOf, indexFile } from "./index-file.ts";
import { PackageModel } from "./package-model.ts";
import { providerFile } from "./provider-file.ts";
import { resourceFile } from "./resource-file.ts";
import { typesFiles } from "./types-files.ts";
import { utilitiesFile } from "./utilities-file.ts";

/**
 * The Node.js SDK of a package: TypeScript files by path, with the names and shapes of Pulumi's own SDKs. It imports
 * only `@pulumi/pulumi`. Any bundler can convert it to ESM and CommonJS.
 *
 * @throws Error when the schema contains an unknown type or two exports with the same name.
 *
 * @example
 * ```ts
 * for (const [path, text] of generateNodeSdk(emitSchema(provider))) writeFileSync(join("src/sdk", path), text);
 * ```
 */
export function generateNodeSdk(schema: PackageSchema): Map<string, string> {
  const model = new PackageModel(schema);
  const files = new Map<string, string>([
    ["index.ts", indexFile(model)],
    ["provider.ts", providerFile(model)],
    ["utilities.ts", utilitiesFile(schema)],
    ...configFiles(model),
    ...typesFiles(model),
  ]);
  for (const [token, resource] of Object.entries(schema.resources)) {
    files.set(`${fileOf(token)}.ts`, resourceFile(model, token, resource));
  }
  for (const [token, lookup] of Object.entries(schema.functions)) {
    files.set(`${fileOf(token)}.ts`, functionFile(model, token, lookup));
  }
  return files;
}
