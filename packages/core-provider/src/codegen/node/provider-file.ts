import type { PropertySpec } from "../../schema/package-schema.ts";
import { inputInterface, typeImports } from "./members.ts";
import type { PackageModel } from "./package-model.ts";
import { isInstanceText, outputMembers } from "./resource-file.ts";
import { docComment, indent, memberOf, pulumiImports, sourceFile } from "./source.ts";

/** `provider.ts`: the class of an explicit provider. */
export function providerFile(model: PackageModel): string {
  const { provider, name } = model.schema;
  const required = provider.requiredInputs ?? [];
  // The engine stores a provider's settings as text, so only text settings can be read back unchanged.
  const texts = Object.fromEntries(Object.entries(provider.properties).filter(([, { type }]) => type === "string"));
  const secrets = Object.keys(texts).filter((key) => texts[key]?.secret);
  const settings = Object.entries(provider.inputProperties);
  const members = [
    `/** @internal */\npublic static readonly __pulumiType = ${JSON.stringify(name)};`,
    isInstanceText("Provider", JSON.stringify(`pulumi:providers:${name}`)),
    ...outputMembers(model, texts, provider.required ?? []),
    `${docComment(
      `Declares a provider.\n\n@param name Unique name of the provider in the program.\n@param args Its settings.\n@param opts Options of the resource.`,
    )}public constructor(name: string, args${required.length > 0 ? "" : "?"}: ProviderArgs, opts: pulumi.ResourceOptions = {}) {
  const inputs: pulumi.Inputs = {};
${indent(
  [
    ...settings.map(([key, property]) => `inputs[${JSON.stringify(key)}] = ${setting(model, key, property)};`),
    ...(required.length > 0
      ? [
          `utilities.requireArguments("Provider", name, inputs, args, opts, ${JSON.stringify(required).replaceAll(",", ", ")});`,
        ]
      : []),
    "utilities.forwardUnknown(inputs, args);",
  ].join("\n"),
)}
  super(Provider.__pulumiType, name, inputs, utilities.withDefaults(opts${secrets.length > 0 ? `, { additionalSecretOutputs: ${JSON.stringify(secrets).replaceAll(",", ", ")} }` : ""}));
}`,
  ];
  const parts = [
    `${docComment(provider.description)}export class Provider extends ProviderResource {\n${indent(members.join("\n\n"))}\n}`,
    inputInterface(model, "ProviderArgs", "Arguments of {@link Provider}.", {
      properties: provider.inputProperties,
      required,
    }),
  ];
  return sourceFile(
    [
      ...pulumiImports("ProviderResource"),
      ...typeImports(model, parts.join("\n"), "provider.ts"),
      'import * as utilities from "./utilities.ts";',
    ],
    parts,
  );
}

function setting(model: PackageModel, key: string, property: PropertySpec): string {
  const given = memberOf("args?", key);
  const value = model.holdsSecret(property) ? `utilities.secret(${given})` : given;
  return property.type === "string" ? value : `utilities.json(${value})`;
}
