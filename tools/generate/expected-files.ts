import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ProviderDefinition } from "@org/core-provider";
import { emitSchema, generateDocs, generateNodeSdk, type PackageSchema } from "@org/core-provider/codegen";
import { connectedPrograms, exampleFiles, schemaWithExamples } from "@org/examples";

/** Generated files by their path in the package, with `/` between folders. */
export type Files = ReadonlyMap<string, string>;

/** Absolute paths of the packages that define a provider. */
export function providerPackages(workspace: string): readonly string[] {
  const files = globSync("packages/*/src/provider.ts", { cwd: workspace }).sort();
  return files.map((file) => join(workspace, dirname(dirname(file))));
}

/**
 * What the definitions of a package amount to.
 *
 * @throws Error when its `src/provider.ts` exports no `provider`.
 */
export async function expectedFiles(folder: string): Promise<Files> {
  const file = join(folder, "src/provider.ts");
  const { provider } = (await import(pathToFileURL(file).href)) as { readonly provider?: ProviderDefinition };
  if (!provider) throw new Error(`${file} exports no "provider". Export the ProviderDefinition under this name.`);
  // As anyone else would read it who has only the file.
  const schema = JSON.parse(JSON.stringify(emitSchema(provider))) as PackageSchema;
  const connected = await connectedPrograms(folder);
  const docs = generateDocs(provider, [...connected.values()]);
  const examples = await exampleFiles(folder, schema, docs);
  return new Map([
    ["schema.json", `${JSON.stringify(schemaWithExamples(schema, examples.values()), undefined, 2)}\n`],
    ...inFolder("src/sdk", generateNodeSdk(schema)),
    ...inFolder("docs", docs),
    ...inFolder("examples", examples),
  ]);
}

function inFolder(folder: string, files: Files): [string, string][] {
  return [...files].map(([path, text]) => [`${folder}/${path}`, text]);
}
