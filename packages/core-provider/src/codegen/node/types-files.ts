import type { EnumTypeSpec } from "../../schema/package-schema.ts";
import { asInputs, asOutputs, inputInterface, outputInterface, plainInterface, typeImports } from "./members.ts";
import { enumName, type PackageModel, placeOf } from "./package-model.ts";
import { docComment, indent, propertyKey, sourceFile } from "./source.ts";
import { interfaceName } from "./type-text.ts";

/** `types/`: interfaces of nested objects as inputs and as outputs, and closed sets of strings. */
export function typesFiles(model: PackageModel): Map<string, string> {
  return new Map([
    ["types/index.ts", indexFile()],
    ["types/input.ts", interfacesFile("input", inputInterfaces(model))],
    ["types/output.ts", interfacesFile("output", outputInterfaces(model))],
    ["types/enums.ts", enumsFile(model)],
  ]);
}

interface Declaration {
  readonly namespace: string | undefined;
  readonly text: string;
}

function indexFile(): string {
  return sourceFile([], ['export type { input } from "./input.ts";\nexport type { output } from "./output.ts";']);
}

function inputInterfaces(model: PackageModel): Declaration[] {
  return model.objectTypes().flatMap(([token, type]) => {
    const { namespace } = placeOf(token);
    const uses = model.usesOf(token);
    const declarations: Declaration[] = [];
    if (uses.plain) {
      const name = interfaceName(model, token, "plain");
      declarations.push({ namespace, text: plainInterface(model, name, type.description, asInputs(type)) });
    }
    if (uses.input) {
      const name = interfaceName(model, token, "input");
      declarations.push({ namespace, text: inputInterface(model, name, type.description, asInputs(type)) });
    }
    return declarations;
  });
}

function outputInterfaces(model: PackageModel): Declaration[] {
  return model
    .objectTypes()
    .filter(([token]) => model.usesOf(token).output)
    .map(([token, type]) => ({
      namespace: placeOf(token).namespace,
      text: outputInterface(model, interfaceName(model, token, "output"), type.description, asOutputs(type)),
    }));
}

function enumsFile(model: PackageModel): string {
  const declarations = model.enumTypes().map(([token, type]) => enumText(enumName(token), type));
  return sourceFile([], declarations.length > 0 ? declarations : ["export {};"]);
}

/** A constant to choose from, and the type of its values under the same name. */
function enumText(name: string, type: EnumTypeSpec): string {
  const members = type.enum.map((member) => `${propertyKey(member.name)}: ${JSON.stringify(member.value)},`);
  return [
    `${docComment(type.description)}export const ${name} = {\n${indent(members.join("\n"))}\n} as const;`,
    `${docComment(type.description)}export type ${name} = (typeof ${name})[keyof typeof ${name}];`,
  ].join("\n\n");
}

/**
 * Puts interfaces into a namespace. The namespace contains only types, so no code remains at run time. Bundlers of
 * declarations support it, but they do not support a module that exports a module that exports a module.
 */
function interfacesFile(name: "input" | "output", declarations: readonly Declaration[]): string {
  const top = declarations.filter((d) => d.namespace === undefined).map((d) => d.text);
  const others = declarations.filter((d) => d.namespace !== undefined);
  const nested = [...Map.groupBy(others, (d) => d.namespace)].map(([inner, inside]) =>
    namespaceText(
      `${inner}`,
      inside.map((d) => d.text),
    ),
  );
  const text = namespaceText(name, [...top, ...nested]);
  const imports = typeImports(text, "./").filter((line) => !line.includes(`/${name}.ts"`));
  if (text.includes("pulumi.Input<")) imports.unshift('import type * as pulumi from "@pulumi/pulumi";');
  return sourceFile(imports, [text]);
}

function namespaceText(name: string, parts: readonly string[]): string {
  return parts.length === 0
    ? `export namespace ${name} {}`
    : `export namespace ${name} {\n${indent(parts.join("\n\n"))}\n}`;
}
