import type { EnumTypeSpec } from "../../schema/package-schema.ts";
import { asInputs, asOutputs, inputInterface, outputInterface, plainInterface, typeImports } from "./members.ts";
import { enumName, type PackageModel, placeOf } from "./package-model.ts";
import type { SdkParts } from "./sdk-parts.ts";
import { docComment, indent, propertyKey, sourceFile } from "./source.ts";
import { interfaceName } from "./type-text.ts";

/**
 * `types/`: interfaces of nested objects as inputs and as outputs, and closed sets of strings. Each family has a separate
 * file, and `types/index.ts` contains aliases for all interfaces.
 */
export function typesFiles({ shared, families }: SdkParts, enums: PackageModel): Map<string, string> {
  const parts = [...families, ["shared", shared] as const].map(([name, model]) => ({
    name: camelCase(name),
    model,
    interfaces: interfacesOf(model),
  }));
  return new Map([
    ...parts.map(({ model, interfaces }) => [model.typesFile, interfacesFile(model, interfaces)] as const),
    ["types/index.ts", aliasesFile(parts)],
    ["types/enums.ts", enumsFile(enums)],
  ]);
}

interface Declaration {
  readonly namespace: string | undefined;
  readonly name: string;
  readonly text: string;
}

interface Interfaces {
  readonly input: readonly Declaration[];
  readonly output: readonly Declaration[];
}

function interfacesOf(model: PackageModel): Interfaces {
  return { input: inputInterfaces(model), output: outputInterfaces(model) };
}

/** The interfaces of one part of the SDK. */
function interfacesFile(model: PackageModel, interfaces: Interfaces): string {
  const text = typesNamespace(interfaces);
  const imports = typeImports(model, text, model.typesFile);
  if (text.includes("pulumi.Input<")) imports.unshift('import type * as pulumi from "@pulumi/pulumi";');
  return sourceFile(imports, [text]);
}

/** Aliases for the interfaces of all parts. If several parts use an object type, the alias is that of the last part. */
function aliasesFile(
  parts: readonly { readonly name: string; readonly model: PackageModel; readonly interfaces: Interfaces }[],
): string {
  const aliases = (kind: keyof Interfaces) => {
    const all = parts.flatMap(({ name, interfaces }) => interfaces[kind].map((one) => aliasOf(one, `${name}.${kind}`)));
    return [...new Map(all.map((alias) => [`${alias.namespace}.${alias.name}`, alias])).values()];
  };
  const text = typesNamespace({ input: aliases("input"), output: aliases("output") });
  const used = parts.filter(({ name }) => text.includes(` = ${name}.`));
  const imports = used.map(({ name, model }) => `import type { types as ${name} } from "../${model.typesFile}";`);
  return sourceFile(imports, [text]);
}

function aliasOf({ namespace, name }: Declaration, place: string): Declaration {
  const within = namespace === undefined ? "" : `${namespace}.`;
  return { namespace, name, text: `export type ${name} = ${place}.${within}${name};` };
}

/** `apiGateway` for the family `api-gateway`. */
function camelCase(family: string): string {
  return family.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function inputInterfaces(model: PackageModel): Declaration[] {
  return model.objectTypes().flatMap(([token, type]) => {
    const { namespace } = placeOf(token);
    const uses = model.usesOf(token);
    const declarations: Declaration[] = [];
    if (uses.plain) {
      const name = interfaceName(model, token, "plain");
      declarations.push({ namespace, name, text: plainInterface(model, name, type.description, asInputs(type)) });
    }
    if (uses.input) {
      const name = interfaceName(model, token, "input");
      declarations.push({ namespace, name, text: inputInterface(model, name, type.description, asInputs(type)) });
    }
    return declarations;
  });
}

function outputInterfaces(model: PackageModel): Declaration[] {
  return model
    .objectTypes()
    .filter(([token]) => model.usesOf(token).output)
    .map(([token, type]) => {
      const name = interfaceName(model, token, "output");
      const text = outputInterface(model, name, type.description, asOutputs(type));
      return { namespace: placeOf(token).namespace, name, text };
    });
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
 * Puts interfaces into namespaces. They contain only types, so no code remains at run time. Bundlers of declarations
 * support them, but they do not support a module that exports a module that exports a module.
 */
function typesNamespace({ input, output }: Interfaces): string {
  return namespaceText("types", [withinNamespace("input", input), withinNamespace("output", output)]);
}

function withinNamespace(name: keyof Interfaces, declarations: readonly Declaration[]): string {
  const texts = [...Map.groupBy(declarations, ({ namespace }) => namespace)].flatMap(([namespace, inside]) => {
    const parts = inside.map(({ text }) => text);
    return namespace === undefined ? parts : [namespaceText(namespace, parts)];
  });
  return namespaceText(name, texts);
}

function namespaceText(name: string, parts: readonly string[]): string {
  return parts.length === 0
    ? `export namespace ${name} {}`
    : `export namespace ${name} {\n${indent(parts.join("\n\n"))}\n}`;
}
