import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { completeProvider, type ProviderOutline } from "@org/core-provider";
import { emitSchema, generateDocs, generateNodeSdk, type PackageSchema } from "@org/core-provider/codegen";
import { connectedPrograms, exampleFiles, schemaWithExamples } from "@org/examples";
import { familyNamesFile, familyNamesOf } from "./family-names-file.ts";

/** Generated files by their path in the package, with `/` between folders. */
export type Files = ReadonlyMap<string, string>;

/** Absolute paths of the packages that define a provider. */
export function providerPackages(workspace: string): readonly string[] {
  const files = globSync("packages/*/src/outline.ts", { cwd: workspace }).sort();
  return files.map((file) => join(workspace, dirname(dirname(file))));
}

/**
 * What the definitions of a package amount to.
 *
 * @throws Error when its `src/outline.ts` exports no `outline`.
 */
export async function expectedFiles(folder: string): Promise<Files> {
  const file = join(folder, "src/outline.ts");
  const { outline } = (await import(pathToFileURL(file).href)) as { readonly outline?: ProviderOutline };
  if (!outline) throw new Error(`${file} exports no "outline". Export the ProviderOutline under this name.`);
  const provider = await completeProvider(outline);
  // As anyone else would read it who has only the file.
  const schema = JSON.parse(JSON.stringify(emitSchema(provider))) as PackageSchema;
  const connected = await connectedPrograms(folder);
  const docs = generateDocs(provider, [...connected.values()]);
  const familyNames = await familyNamesOf(outline.families);
  const examples = await exampleFiles(folder, schema, docs);
  return new Map([
    ["schema.json", `${JSON.stringify(schemaWithExamples(schema, examples.values()), undefined, 2)}\n`],
    ["src/family-names.ts", familyNamesFile(familyNames)],
    ...inFolder("src/sdk", generateNodeSdk(schema, familyNames)),
    ...inFolder("docs", docs),
    ...inFolder("examples", examples),
  ]);
}

function inFolder(folder: string, files: Files): [string, string][] {
  return [...files].map(([path, text]) => [`${folder}/${path}`, text]);
}
