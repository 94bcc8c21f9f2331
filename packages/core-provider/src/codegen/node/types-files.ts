import type { EnumTypeSpec } from "../../schema/package-schema.ts";
import { asInputs, asOutputs, inputInterface, outputInterface, plainInterface, typeImports } from "./members.ts";
import { type PackageModel, placeOf } from "./package-model.ts";
import { docComment, indent, propertyKey, sourceFile } from "./source.ts";
import { interfaceName } from "./type-text.ts";

/** `types/`: interfaces of nested objects as inputs and as outputs, and closed sets of strings. */
export function typesFiles(model: PackageModel): Map<string, string> {
  return new Map([
    ["types/index.ts", indexFile()],
    ["types/input.ts", interfacesFile(inputInterfaces(model), "inputs")],
    ["types/output.ts", interfacesFile(outputInterfaces(model), "outputs")],
    ["types/enums.ts", enumsFile(model)],
  ]);
}

interface Declaration {
  readonly namespace: string | undefined;
  readonly text: string;
}

function indexFile(): string {
  return sourceFile(
    [],
    [
      'export * as enums from "./enums.ts";\nexport type * as input from "./input.ts";\nexport type * as output from "./output.ts";',
    ],
  );
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
  const declarations = model.enumTypes().map(([token, type]) => ({
    namespace: placeOf(token).namespace,
    text: enumText(placeOf(token).name, type),
  }));
  return sourceFile([], inNamespaces(declarations));
}

/** A constant to choose from, and the type of its values under the same name. */
function enumText(name: string, type: EnumTypeSpec): string {
  const members = type.enum.map((member) => `${propertyKey(member.name)}: ${JSON.stringify(member.value)},`);
  return [
    `${docComment(type.description)}export const ${name} = {\n${indent(members.join("\n"))}\n} as const;`,
    `${docComment(type.description)}export type ${name} = (typeof ${name})[keyof typeof ${name}];`,
  ].join("\n\n");
}

function interfacesFile(declarations: readonly Declaration[], self: "inputs" | "outputs"): string {
  const parts = inNamespaces(declarations);
  const text = parts.join("\n");
  const imports = typeImports(text, "./").map((line) =>
    line.includes(` ${self} `) ? `import type * as ${self} from "./${self.slice(0, -1)}.ts";` : line,
  );
  if (text.includes("pulumi.Input<")) imports.unshift('import type * as pulumi from "@pulumi/pulumi";');
  return sourceFile(imports, parts);
}

/** Declarations at the top as they are, the others inside their namespace. */
function inNamespaces(declarations: readonly Declaration[]): string[] {
  const top = declarations.filter((d) => d.namespace === undefined).map((d) => d.text);
  const spaces = Map.groupBy(
    declarations.filter((d) => d.namespace !== undefined),
    (d) => d.namespace,
  );
  const nested = [...spaces].map(
    ([name, inside]) => `export namespace ${name} {\n${indent(inside.map((d) => d.text).join("\n\n"))}\n}`,
  );
  const parts = [...top, ...nested];
  return parts.length > 0 ? parts : ["export {};"];
}
