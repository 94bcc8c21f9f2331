import { upperFirst } from "../../schema/type-name.ts";
import { enumName, fileOf, moduleOf, nameOf, type PackageModel } from "./package-model.ts";
import type { SdkParts } from "./sdk-parts.ts";
import { indent, pulumiImports, sourceFile } from "./source.ts";

/** `index.ts`: everything that a program imports, and the registration that turns references into resources again. */
export function indexFile(model: PackageModel, { shared, families }: SdkParts): string {
  const { schema } = model;
  const resources = Object.keys(schema.resources);
  checkNames(model);
  return sourceFile(
    [
      ...pulumiImports("runtime"),
      ...resources.map((token) => `import { ${nameOf(token)} } from "./${fileOf(token)}";`),
      'import { Provider } from "./provider.ts";',
      'import * as utilities from "./utilities.ts";',
    ],
    [
      [
        'export { config } from "./config/index.ts";',
        'export { Provider, type ProviderArgs } from "./provider.ts";',
        ...[...families.keys()].map((family) => `export * from "./families/${family}.ts";`),
        ...definitionExports(shared, "."),
        ...(model.enumTypes().length > 0 ? ['export * from "./types/enums.ts";'] : []),
        'export type { types } from "./types/index.ts";',
      ].join("\n"),
      ...(resources.length > 0 ? [resourceRegistration(model, resources)] : []),
      providerRegistration(model),
    ],
  );
}

/** `families/kafka.ts`: the part of the package that programs import by its subpath, with the types of one family. */
export function familyFile(model: PackageModel): string {
  const enums = model.enumTypes().map(([token]) => enumName(token));
  return sourceFile(
    [],
    [
      [
        'export { Provider, type ProviderArgs } from "../provider.ts";',
        ...definitionExports(model, ".."),
        ...(enums.length > 0 ? [`export { ${enums.join(", ")} } from "../types/enums.ts";`] : []),
        `export type { types } from "../${model.typesFile}";`,
      ].join("\n"),
    ],
  );
}

function definitionExports({ schema }: PackageModel, folder: string): string[] {
  return [
    ...Object.keys(schema.resources).map((token) => resourceExport(folder, token)),
    ...Object.entries(schema.functions).map(([token, { inputs }]) =>
      functionExport(folder, token, inputs !== undefined),
    ),
  ];
}

function resourceExport(folder: string, token: string): string {
  const name = nameOf(token);
  return `export { ${name}, type ${name}Args, type ${name}State } from "${folder}/${fileOf(token)}";`;
}

function functionExport(folder: string, token: string, hasArguments: boolean): string {
  const name = nameOf(token);
  const type = upperFirst(name);
  const names = [
    name,
    `${name}Output`,
    ...(hasArguments ? [`type ${type}Args`, `type ${type}OutputArgs`] : []),
    `type ${type}Result`,
  ];
  return `export { ${names.join(", ")} } from "${folder}/${fileOf(token)}";`;
}

function resourceRegistration({ schema }: PackageModel, tokens: readonly string[]): string {
  const entries = tokens.map((token) => `${JSON.stringify(token)}: ${nameOf(token)},`);
  const modules = [...new Set(tokens.map(moduleOf))].map((name) => `${JSON.stringify(name)},`);
  return `const resources: Record<string, new (name: string, args: any, opts: pulumi.CustomResourceOptions) => pulumi.Resource> = {
${indent(entries.join("\n"))}
};

const resourceModule = {
  version: utilities.version,
  construct(name: string, type: string, urn: string): pulumi.Resource {
    const Resource = resources[type];
    if (!Resource) throw new Error(\`Cannot rebuild \${urn}: ${schema.language.nodejs.packageName} \${utilities.version} has no resource \${type}.\`);
    return new Resource(name, undefined, { urn });
  },
};

for (const name of [
${indent(modules.join("\n"))}
]) {
  runtime.registerResourceModule(${JSON.stringify(schema.name)}, name, resourceModule);
}`;
}

function providerRegistration({ schema }: PackageModel): string {
  const type = `pulumi:providers:${schema.name}`;
  return `runtime.registerResourcePackage(${JSON.stringify(schema.name)}, {
  version: utilities.version,
  constructProvider(name: string, type: string, urn: string): pulumi.ProviderResource {
    if (type !== ${JSON.stringify(type)}) throw new Error(\`Cannot rebuild \${urn}: \${type} is not the provider of ${schema.language.nodejs.packageName}.\`);
    return new Provider(name, undefined as any, { urn });
  },
});`;
}

/** Enumerations are exported next to the resources, so their names must differ. */
function checkNames(model: PackageModel): void {
  const taken = new Set(
    Object.keys(model.schema.resources).flatMap((t) => [nameOf(t), `${nameOf(t)}Args`, `${nameOf(t)}State`]),
  );
  for (const [token] of model.enumTypes()) {
    if (taken.has(enumName(token))) {
      throw new Error(
        `The set of strings ${token} has the name of a resource's class or arguments. Give its property a typeName.`,
      );
    }
  }
}
