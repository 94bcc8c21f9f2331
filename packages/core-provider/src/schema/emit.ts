import { type Field, type Fields, isInput } from "../definition/field.ts";
import type { FunctionDefinition } from "../definition/function.ts";
import type { ProviderDefinition } from "../definition/provider.ts";
import type { ResourceDefinition } from "../definition/resource.ts";
import type { Rule } from "../definition/rules.ts";
import { functionToken, resourceToken } from "../definition/token.ts";
import { describeDeletion, sentence } from "./describe.ts";
import { exampleProgram } from "./example-program.ts";
import { importGuide } from "./import-guide.ts";
import { languageSections, npmScope } from "./language.ts";
import type { FunctionSchema, ObjectTypeSpec, PackageSchema, PropertySpec, ResourceSchema } from "./package-schema.ts";
import { inputProperty, outputProperty, requiredInputs, requiredOutputs } from "./property.ts";
import { type Owner, TypeCollector } from "./type-collector.ts";

/**
 * The Pulumi package schema of a provider. It is derived from the definitions only; equal definitions produce equal
 * text.
 *
 * @throws Error when two different nested types would get the same name, or when the download URL contains `${`.
 *
 * @example
 * ```ts
 * writeFileSync("schema.json", JSON.stringify(emitSchema(provider), undefined, 2));
 * ```
 */
export function emitSchema<F extends Fields, P, C>(provider: ProviderDefinition<F, P, C>): PackageSchema {
  const walk: Walk = { provider, types: new TypeCollector(provider.name) };
  const config = variables(walk);
  const resources = byToken(provider.resources, resourceToken, provider.name, (r) => resourceSchema(walk, r));
  const functions = byToken(provider.functions, functionToken, provider.name, (f) => functionSchema(walk, f));
  const ofProvider = providerSchema(walk);
  return {
    name: provider.name,
    displayName: provider.displayName,
    version: provider.version,
    description: provider.docs,
    keywords: provider.keywords ?? ["pulumi", provider.name, "category/cloud", "kind/native"],
    homepage: provider.homepage,
    license: provider.license,
    repository: provider.repository,
    publisher: provider.publisher ?? npmScope(provider.npmPackage) ?? provider.name,
    ...downloadAddress(provider),
    meta: { moduleFormat: "(.*)(?:/[^/]*)" },
    language: languageSections(provider),
    config: { variables: config },
    types: walk.types.types(),
    provider: ofProvider,
    resources,
    functions,
  };
}

/** The engine supports placeholders in the URL, but an import writes it into code unchanged. */
function downloadAddress({ name, pluginDownloadURL }: Pick<ProviderDefinition, "name" | "pluginDownloadURL">) {
  if (pluginDownloadURL === undefined) return {};
  if (pluginDownloadURL.includes("${")) {
    throw new Error(
      `The download address of ${name}, ${pluginDownloadURL}, contains "\${", which the engine's code generator treats as an interpolation: \`pulumi import\` would write no code. Name the folder alone: the engine adds the plugin's name, version and platform.`,
    );
  }
  return { pluginDownloadURL };
}

interface Walk {
  readonly provider: Pick<ProviderDefinition, "name" | "npmPackage" | "displayName" | "config">;
  readonly types: TypeCollector;
}

function variables({ provider, types }: Walk): Record<string, PropertySpec> {
  const { fields, rules } = provider.config;
  return inputProperties(types, { name: "", module: "config" }, fields, rules);
}

function providerSchema({ provider, types }: Walk): ResourceSchema {
  const owner: Owner = { name: "Provider", module: "index" };
  const { fields, rules } = provider.config;
  const required = requiredInputs(fields);
  return {
    description: `Settings of ${provider.displayName} for the resources that use this provider. Resources without an explicit provider use the stack's configuration, \`${provider.name}:<name>\`.`,
    properties: outputProperties(types, owner, fields),
    ...(required.length > 0 ? { required } : {}),
    inputProperties: inputProperties(types, owner, fields, rules),
    ...(required.length > 0 ? { requiredInputs: required } : {}),
  };
}

function resourceSchema<C>({ provider, types }: Walk, definition: ResourceDefinition<C>): ResourceSchema {
  const { name, spec } = definition;
  const owner: Owner = { name, module: "index" };
  const fields: Fields = spec.fields;
  const settable = Object.fromEntries(Object.entries(fields).filter(([, field]) => isInput(field)));
  const inputs = inputProperties(types, owner, settable, spec.rules);
  const outputs = outputProperties(types, owner, fields);
  const required = requiredOutputs(fields);
  const deletion = describeDeletion(spec.delete);
  return {
    description: [
      sentence(spec.docs),
      exampleSection(provider, spec.example),
      ...(deletion === "" ? [] : [`## Deletion\n\n${deletion}`]),
      `## Import\n\n${importGuide(provider.name, definition)}`,
    ].join("\n\n"),
    properties: outputs,
    ...(required.length > 0 ? { required } : {}),
    inputProperties: inputs,
    requiredInputs: requiredInputs(fields),
    stateInputs: {
      type: "object",
      description: "State used to look up the object.",
      properties: outputs,
    },
    ...(spec.list ? { listInputs: listInputs(types, owner, spec.list.query ?? {}) } : {}),
    ...(spec.aliases
      ? { aliases: spec.aliases.map((former) => ({ type: resourceToken(provider.name, former) })) }
      : {}),
    ...deprecation(spec.deprecated),
  };
}

/** The inputs of a listing: the part of the platform to search. */
function listInputs(types: TypeCollector, owner: Owner, query: Fields): ObjectTypeSpec {
  return {
    description: "Where to look for existing objects.",
    ...objectOf(inputProperties(types, owner, query), requiredInputs(query)),
  };
}

function functionSchema<C>({ provider, types }: Walk, { name, spec }: FunctionDefinition<C>): FunctionSchema {
  const owner: Owner = { name, module: "index" };
  const inputs: Fields = spec.inputs;
  const outputs: Fields = spec.outputs;
  return {
    description: [sentence(spec.docs), exampleSection(provider, spec.example)].join("\n\n"),
    ...(Object.keys(inputs).length === 0
      ? {}
      : { inputs: objectOf(inputProperties(types, owner, inputs, spec.rules), requiredInputs(inputs)) }),
    outputs: objectOf(outputProperties(types, owner, outputs), requiredOutputs(outputs)),
    ...deprecation(spec.deprecated),
  };
}

function deprecation(text: string | undefined): { readonly deprecationMessage?: string } {
  return text === undefined ? {} : { deprecationMessage: sentence(text) };
}

function inputProperties(
  types: TypeCollector,
  owner: Owner,
  fields: Fields,
  rules: readonly Rule[] = [],
): Record<string, PropertySpec> {
  return mapFields(fields, (name, field) =>
    inputProperty(name, field, types.typeOf(field, owner, name, "input"), rules),
  );
}

function outputProperties(types: TypeCollector, owner: Owner, fields: Fields): Record<string, PropertySpec> {
  return mapFields(fields, (name, field) => outputProperty(field, types.typeOf(field, owner, name, "output")));
}

function mapFields<T>(fields: Fields, map: (name: string, field: Field) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(name, field)]));
}

function objectOf(properties: Readonly<Record<string, PropertySpec>>, required: readonly string[]): ObjectTypeSpec {
  return { type: "object", properties, ...(required.length > 0 ? { required } : {}) };
}

function exampleSection({ npmPackage, name }: Walk["provider"], example: string): string {
  return `## Example Usage\n\n\`\`\`typescript\n${exampleProgram(example, npmPackage, name)}\n\`\`\``;
}

function byToken<D extends { readonly name: string }, S>(
  definitions: readonly D[],
  token: (pkg: string, name: string) => string,
  pkg: string,
  schema: (definition: D) => S,
): Record<string, S> {
  const entries = definitions.map((definition) => [token(pkg, definition.name), schema(definition)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
