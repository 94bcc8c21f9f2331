import type { ResourceSchema } from "../../schema/package-schema.ts";
import { inputInterface, typeImports } from "./members.ts";
import { fileOf, nameOf, type PackageModel } from "./package-model.ts";
import { docComment, indent, memberOf, propertyKey, pulumiImports, sourceFile } from "./source.ts";
import { typeText } from "./type-text.ts";

/** The file of one resource: its class, its arguments and its state. */
export function resourceFile(model: PackageModel, token: string, schema: ResourceSchema): string {
  const name = nameOf(token);
  const state = schema.stateInputs ?? { properties: { ...schema.properties, ...schema.inputProperties } };
  const parts = [
    classText(model, token, schema),
    inputInterface(model, `${name}State`, `State that \`${name}.get\` uses to look up an object.`, {
      properties: state.properties,
      required: [],
    }),
    inputInterface(model, `${name}Args`, `Arguments of {@link ${name}}.`, {
      properties: schema.inputProperties,
      required: schema.requiredInputs ?? [],
    }),
  ];
  return sourceFile(
    [
      ...pulumiImports("CustomResource"),
      ...typeImports(model, parts.join("\n"), fileOf(token)),
      'import * as utilities from "./utilities.ts";',
    ],
    parts,
  );
}

/** `declare public readonly` members for the outputs of a resource. */
export function outputMembers(
  model: PackageModel,
  properties: ResourceSchema["properties"],
  required: readonly string[],
): string[] {
  return Object.entries(properties).map(([name, property]) => {
    const text = typeText(model, property, "output");
    const type = required.includes(name) ? text : `${text} | undefined`;
    return `${docComment(property.description, property.deprecationMessage)}declare public readonly ${propertyKey(name)}: pulumi.Output<${type}>;`;
  });
}

/** The static `isInstance`; `type` is an expression for the type that an instance bears. */
export function isInstanceText(name: string, type: string): string {
  return `${docComment(`Returns true if the value is an instance of ${name}, even one created by another copy of this package.`)}public static override isInstance(obj: any): obj is ${name} {
  return utilities.isInstance(obj, ${type});
}`;
}

function classText(model: PackageModel, token: string, schema: ResourceSchema): string {
  const name = nameOf(token);
  const required = schema.requiredInputs ?? [];
  const optional = required.length === 0 ? "?" : "";
  const state = schema.stateInputs?.properties ?? schema.properties;
  const members = [
    `/** @internal */\npublic static readonly __pulumiType = ${JSON.stringify(token)};`,
    `${docComment(
      `Looks up an existing object.\n\n@param name Name of the resulting resource in the program.\n@param id ID of the object.\n@param state State used to look up the object.\n@param opts Options of the resource.`,
    )}public static get(
  name: string,
  id: pulumi.Input<pulumi.ID>,
  state?: ${name}State,
  opts?: pulumi.CustomResourceOptions,
): ${name} {
  return new ${name}(name, state as any, { ...opts, id });
}`,
    isInstanceText(name, `${name}.__pulumiType`),
    ...outputMembers(model, schema.properties, schema.required ?? []),
    `${docComment(
      `Declares the resource.\n\n@param name Unique name of the resource in the program.\n@param args Its arguments.\n@param opts Options of the resource.${required.length > 0 ? "\n@throws Error when a required argument is missing." : ""}`,
    )}public constructor(name: string, args${optional}: ${name}Args, opts?: pulumi.CustomResourceOptions);
public constructor(name: string, argsOrState?: ${name}Args | ${name}State, opts: pulumi.CustomResourceOptions = {}) {
  const inputs: pulumi.Inputs = {};
  if (opts.id) {
    const state = argsOrState as ${name}State | undefined;
${indent(
  assignments(Object.keys(state), (key) => memberOf("state?", key)),
  2,
)}
  } else {
    const args = argsOrState as ${name}Args | undefined;
${indent(argumentAssignments(schema), 2)}
${indent(requireCall(name, required), 2)}    utilities.forwardUnknown(inputs, args);
  }
  super(${name}.__pulumiType, name, inputs, utilities.withDefaults(opts${ownOptions(schema)}));
}`,
  ];
  return `${docComment(schema.description, schema.deprecationMessage)}export class ${name} extends CustomResource {\n${indent(members.join("\n\n"))}\n}`;
}

/** Options that the class adds to every resource of its type. */
function ownOptions({ properties, aliases }: ResourceSchema): string {
  const secrets = Object.keys(properties).filter((key) => properties[key]?.secret);
  const options = [
    ...(secrets.length > 0 ? [`additionalSecretOutputs: ${inline(secrets)}`] : []),
    ...(aliases ? [`aliases: [${aliases.map(({ type }) => `{ type: ${JSON.stringify(type)} }`).join(", ")}]`] : []),
  ];
  return options.length === 0 ? "" : `, { ${options.join(", ")} }`;
}

function inline(names: readonly string[]): string {
  return JSON.stringify(names).replaceAll(",", ", ");
}

/** Outputs are listed too, so that a preview shows them as unknown. */
function argumentAssignments({ inputProperties, properties }: ResourceSchema): string {
  const names = [...new Set([...Object.keys(inputProperties), ...Object.keys(properties)])];
  return assignments(names, (key) => {
    const property = inputProperties[key];
    if (!property) return "undefined";
    const value = memberOf("args?", key);
    return property.secret ? `utilities.secret(${value})` : value;
  });
}

function assignments(names: readonly string[], value: (name: string) => string): string {
  return names.map((name) => `inputs[${JSON.stringify(name)}] = ${value(name)};`).join("\n");
}

function requireCall(name: string, required: readonly string[]): string {
  if (required.length === 0) return "";
  return `utilities.requireArguments("${name}", name, inputs, args, opts, ${inline(required)});\n`;
}
