import type { PackageSchema } from "@org/core-provider/codegen";
import { expect, it } from "vitest";
import { schemaWithExamples } from "./schema-examples.ts";

const lion = '```typescript\nnew zoo.Animal("leo");\n```';
const python = '```python\nzoo.Animal("leo")\n```';
const schema = {
  resources: { Animal: { description: `An animal.\n\n## Example Usage\n\n${lion}\n\n## Import\n\nNo.` } },
  functions: {},
} as unknown as PackageSchema;

it("adds the other languages to the examples of a schema", () => {
  const { resources } = schemaWithExamples(schema, [`<!-- Generated -->\n\n${lion}\n\n${python}\n`]);
  expect(resources["Animal"]?.description).toBe(
    `An animal.\n\n## Example Usage\n\n<!--Start PulumiCodeChooser -->\n${lion}\n${python}\n<!--End PulumiCodeChooser -->\n\n## Import\n\nNo.`,
  );
});

it("rejects a schema with an example that was not converted", () => {
  expect(() => schemaWithExamples(schema, [])).toThrow('new zoo.Animal("leo");');
});
