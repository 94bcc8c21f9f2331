import type { Fields } from "../../definition/field.ts";
import type { Family } from "../../definition/provider.ts";
import { defaultTimeoutMinutes, type ResourceDefinition, type Timeouts } from "../../definition/resource.ts";
import { describeDeletion, sentence } from "../../schema/describe.ts";
import { exampleProgram } from "../../schema/example-program.ts";
import { importGuide } from "../../schema/import-guide.ts";
import { type ConnectedExample, connectedSection } from "./connected-example.ts";
import { NestedTypes } from "./nested-types.ts";
import { page, program, section, table } from "./page.ts";
import { inputTable, outputTable, partOf } from "./property-table.ts";
import { deprecationNote, nestedTypesSection, platformLink, rulesSection } from "./sections.ts";

/** The page of one resource. */
export function resourcePage<C>(
  provider: { readonly name: string; readonly npmPackage: string },
  resource: ResourceDefinition<C>,
  connected: readonly ConnectedExample[] = [],
  family?: Family<C>,
): string {
  const { name, spec } = resource;
  const fields: Fields = spec.fields;
  const types = new NestedTypes();
  const inputs = inputTable(partOf(fields, "inputs"), name, types, { replaces: true });
  const outputs = outputTable(partOf(fields, "outputs"), name, types);
  return page(name, [
    deprecationNote(spec.deprecated),
    sentence(spec.docs),
    platformLink(spec.platformPage ?? family?.platformPage),
    section("Example", program(exampleProgram(spec.example, provider.npmPackage, provider.name))),
    connectedSection(provider, resource, connected),
    section("Inputs", inputs),
    rulesSection(spec.rules),
    section("Outputs", outputs === "" ? "All inputs and the `id`." : "All inputs, the `id`, and:", outputs),
    nestedTypesSection(types, { replaces: true }),
    section("Timeouts", timeouts(spec.timeouts, spec.timeoutsProperty, spec.update !== undefined)),
    section("Deletion", describeDeletion(spec.delete)),
    section("Import", importGuide(provider.name, resource)),
    section("Errors", errors(spec.errors)),
  ]);
}

const operations = ["create", "read", "update", "delete"] as const;

function timeouts(own: Timeouts = {}, property: string | undefined, canUpdate: boolean): string {
  const rows = operations
    .filter((operation) => canUpdate || operation !== "update")
    .map((operation) => [operation, inWords(own[operation] ?? defaultTimeoutMinutes)]);
  const shorter = property === undefined ? "" : ` The property \`${property}\` can set shorter ones.`;
  return `${table(["Operation", "Default"], rows)}\n\nTo change them, set the resource option \`customTimeouts\`.${shorter}`;
}

function errors(all: Readonly<Record<string, string>> = {}): string {
  return table(
    ["The message contains", "What to do"],
    Object.entries(all).map(([text, remedy]) => [`\`${text}\``, remedy]),
  );
}

function inWords(minutes: number): string {
  if (minutes % 60 !== 0 || minutes < 120) return `${minutes} minutes`;
  return minutes % (24 * 60) === 0 && minutes >= 48 * 60 ? `${minutes / 60 / 24} days` : `${minutes / 60} hours`;
}
