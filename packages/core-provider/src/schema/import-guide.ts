import { shellWord } from "../definition/import-command.ts";
import { isNoImport, type ResourceDefinition } from "../definition/resource.ts";
import { resourceToken } from "../definition/token.ts";
import { sentence } from "./describe.ts";

/** How an existing object is brought under management: the command, the form of its ID, what else must be set. */
export function importGuide<C>(pkg: string, resource: ResourceDefinition<C>): string {
  const how = resource.spec.import;
  if (isNoImport(how)) return `${sentence(`it cannot be imported, because ${how.because}`)} ${sentence(how.instead)}`;
  const command = `pulumi import ${resourceToken(pkg, resource.name)} example ${shellWord(how?.example ?? "<id>")}`;
  return [
    how ? `The import ID has the form \`${how.form}\`.` : "The import ID is the resource's ID.",
    ...(how?.needs === undefined ? [] : [`Also needed: ${sentence(how.needs)}`]),
    "",
    "```sh",
    command,
    "```",
  ].join("\n");
}
