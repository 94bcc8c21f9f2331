import { enumTokenOf, type PropertySpec } from "../../schema/package-schema.ts";
import { typeImports } from "./members.ts";
import type { PackageModel } from "./package-model.ts";
import { docComment, indent, propertyKey, sourceFile } from "./source.ts";
import { typeText } from "./type-text.ts";

/** `config/`: the stack's configuration of this package, read on access. */
export function configFiles(model: PackageModel): Map<string, string> {
  return new Map([
    ["config/index.ts", sourceFile([], ['export { config } from "./vars.ts";'])],
    ["config/vars.ts", varsFile(model)],
  ]);
}

function varsFile(model: PackageModel): string {
  const { name, config } = model.schema;
  const getters = Object.entries(config.variables).map(
    ([key, property]) =>
      `${docComment(property.description, property.deprecationMessage)}get ${propertyKey(key)}(): ${typeText(model, property, "output")} | undefined {
  return values.${reader(model, property)}(${JSON.stringify(key)});
},`,
  );
  const body = getters.length === 0 ? "{}" : `{\n${indent(getters.join("\n"))}\n}`;
  const text = `${docComment(`The stack's configuration of ${name}: the values set with \`pulumi config set ${name}:<name>\`, undefined if not set.`)}export const config = ${body};`;
  // Names that nothing uses would not compile in a strict workspace.
  if (getters.length === 0) return sourceFile([], [text]);
  return sourceFile(
    ['import { Config } from "@pulumi/pulumi";', ...typeImports(model, text, "config/vars.ts")],
    [`const values = new Config(${JSON.stringify(name)});`, text],
  );
}

function reader(model: PackageModel, property: PropertySpec): string {
  if (enumTokenOf(property) !== undefined) return `get<${typeText(model, property, "output")}>`;
  switch (property.type) {
    case "string":
      return "get";
    case "integer":
    case "number":
      return "getNumber";
    case "boolean":
      return "getBoolean";
    default:
      return `getObject<${typeText(model, property, "output")}>`;
  }
}
