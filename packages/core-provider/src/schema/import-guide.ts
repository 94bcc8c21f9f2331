import type { Fields } from "../definition/field.ts";
import { importOption, shellWord } from "../definition/import-command.ts";
import { type ImportForm, importFormOf, whyNotImported } from "../definition/import-form.ts";
import type { ResourceDefinition } from "../definition/resource.ts";
import { resourceToken } from "../definition/token.ts";
import { sentence } from "./describe.ts";

/** Explains how to import an existing object: the command, the form of the ID, and prerequisites. */
export function importGuide<C>(pkg: string, resource: ResourceDefinition<C>): string {
  const refusal = whyNotImported(resource);
  if (refusal !== undefined) return sentence(refusal);
  const how = importFormOf(resource);
  if (how?.needsProgram) return optionGuide(how);
  const command = `pulumi import ${resourceToken(pkg, resource.name)} example ${shellWord(how?.example ?? "<id>")}`;
  return [
    how ? `The import ID has the form \`${how.form}\`.` : "The import ID is the resource's ID.",
    ...(how?.needs === undefined ? [] : [`Also required: ${sentence(how.needs)}`]),
    "",
    "```sh",
    command,
    "```",
  ].join("\n");
}

/** The same where only a program says how the object is read. */
function optionGuide<C>({ form, needs, example }: ImportForm<Fields, C>): string {
  return [
    `The ID has the form \`${form}\`. Declare the resource with the object's current values and the resource option below: the provider reads the object in the same run. The command \`pulumi import\` is rejected, because it does not run the program.`,
    ...(needs === undefined ? [] : [`Also required: ${sentence(needs)}`]),
    "",
    "```ts",
    importOption(example),
    "```",
  ].join("\n");
}
