import { posix } from "node:path";
import type { ObjectTypeSpec, PropertySpec } from "../../schema/package-schema.ts";
import type { PackageModel } from "./package-model.ts";
import { docComment, indent, propertyKey } from "./source.ts";
import { typeText } from "./type-text.ts";

/** Properties and the names of those that are required. */
export interface Members {
  readonly properties: Readonly<Record<string, PropertySpec>>;
  readonly required: readonly string[];
}

/** An interface whose members may be outputs: arguments of a resource, or inside them. */
export function inputInterface(model: PackageModel, name: string, docs: string | undefined, members: Members): string {
  return interfaceText(name, docs, members, (property, required) => {
    const text = typeText(model, property, "input");
    return required ? `: pulumi.Input<${text}>` : `?: pulumi.Input<${text} | undefined>`;
  });
}

/** An interface of plain arguments. */
export function plainInterface(model: PackageModel, name: string, docs: string | undefined, members: Members): string {
  return interfaceText(name, docs, members, (property, required) => {
    const text = typeText(model, property, "plain");
    return required ? `: ${text}` : `?: ${text} | undefined`;
  });
}

/** An interface of values that programs read. */
export function outputInterface(model: PackageModel, name: string, docs: string | undefined, members: Members): string {
  return interfaceText(
    name,
    docs,
    members,
    (property, required) => `${required ? "" : "?"}: ${typeText(model, property, "output")}`,
  );
}

/** Members of an object type as inputs. */
export function asInputs(type: ObjectTypeSpec): Members {
  return { properties: type.properties, required: type.required ?? [] };
}

/** Members of an object type as outputs. */
export function asOutputs(type: ObjectTypeSpec): Members {
  return { properties: type.properties, required: type.language?.nodejs.requiredOutputs ?? type.required ?? [] };
}

/** The imports of nested types and enumerations that the text of an SDK file needs. */
export function typeImports({ typesFile }: PackageModel, text: string, file: string): string[] {
  const code = text.replace(/\/\*\*.*?\*\//gs, "");
  const refersTo = (name: string) => new RegExp(`\\b${name}\\.[A-Za-z]`).test(code);
  return [
    ...(refersTo("enums") ? [`import type * as enums from "${pathTo("types/enums.ts", file)}";`] : []),
    ...(file !== typesFile && refersTo("types") ? [`import type { types } from "${pathTo(typesFile, file)}";`] : []),
  ];
}

/** The relative import path from one SDK file to another. */
function pathTo(other: string, file: string): string {
  const path = posix.relative(posix.dirname(file), other);
  return path.startsWith(".") ? path : `./${path}`;
}

function interfaceText(
  name: string,
  docs: string | undefined,
  { properties, required }: Members,
  declared: (property: PropertySpec, required: boolean) => string,
): string {
  const members = Object.entries(properties).map(
    ([key, property]) =>
      `${docComment(property.description, property.deprecationMessage)}${propertyKey(key)}${declared(property, required.includes(key))};`,
  );
  const body = members.length === 0 ? "{}" : `{\n${indent(members.join("\n"))}\n}`;
  return `${docComment(docs)}export interface ${name} ${body}`;
}
