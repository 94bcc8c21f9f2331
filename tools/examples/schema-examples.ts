import type { PackageSchema } from "@org/core-provider/codegen";
import { programIn } from "./program-in.ts";

/** The example of a description in a schema that is made from definitions. */
const example = /(?<=^## Example Usage\n\n)```typescript\n[\s\S]*?^```$/m;

/**
 * A schema whose examples are in all languages, as registries show them and as the SDKs of other languages contain them.
 *
 * @param examples - The examples of the package, with all their languages, by the TypeScript program.
 * @throws Error when an example is missing.
 */
export function schemaWithExamples(schema: PackageSchema, examples: Iterable<string>): PackageSchema {
  const blocks = new Map([...examples].map((text) => [programIn(text, "typescript"), blocksOf(text)]));
  const described = <T extends { readonly description: string }>(item: T): T => ({
    ...item,
    description: item.description.replace(example, (block) => {
      const program = programIn(block, "typescript");
      const all = blocks.get(program);
      if (all === undefined) throw new Error(`an example of the schema is not among the converted ones:\n${program}`);
      // Registries show the blocks between these comments as tabs.
      return `<!--Start PulumiCodeChooser -->\n${all.join("\n")}\n<!--End PulumiCodeChooser -->`;
    }),
  });
  return {
    ...schema,
    resources: mapValues(schema.resources, described),
    functions: mapValues(schema.functions, described),
  };
}

function blocksOf(markdown: string): readonly string[] {
  return markdown.match(/^```\w+\n[\s\S]*?^```$/gm) ?? [];
}

function mapValues<T>(all: Readonly<Record<string, T>>, map: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, map(value)]));
}
