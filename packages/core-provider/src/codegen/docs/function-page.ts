import type { FunctionDefinition } from "../../definition/function.ts";
import type { Family } from "../../definition/provider.ts";
import { sentence } from "../../schema/describe.ts";
import { exampleProgram } from "../../schema/example-program.ts";
import { NestedTypes } from "./nested-types.ts";
import { page, program, section } from "./page.ts";
import { inputTable, outputTable } from "./property-table.ts";
import { deprecationNote, nestedTypesSection, platformLink, rulesSection } from "./sections.ts";

/** The page of one function. */
export function functionPage<C>(
  provider: { readonly name: string; readonly npmPackage: string },
  { name, spec }: FunctionDefinition<C>,
  family?: Family<C>,
): string {
  const types = new NestedTypes();
  const inputs = inputTable(spec.inputs, name, types, { replaces: false });
  const outputs = outputTable(spec.outputs, name, types);
  return page(name, [
    deprecationNote(spec.deprecated),
    sentence(spec.docs),
    platformLink(family?.platformPage),
    `\`${name}\` takes plain values and returns a promise; \`${name}Output\` also takes outputs of resources and returns an output.`,
    section("Example", program(exampleProgram(spec.example, provider.npmPackage, provider.name))),
    section("Arguments", inputs === "" ? "None." : inputs),
    rulesSection(spec.rules),
    section("Result", outputs),
    nestedTypesSection(types, { replaces: false }),
  ]);
}
