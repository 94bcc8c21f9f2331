import type { FunctionSchema } from "../../schema/package-schema.ts";
import { upperFirst } from "../../schema/type-name.ts";
import { asInputs, asOutputs, inputInterface, outputInterface, plainInterface, typeImports } from "./members.ts";
import { fileOf, nameOf, type PackageModel } from "./package-model.ts";
import { docComment, indent, memberOf, propertyKey, pulumiImports, sourceFile } from "./source.ts";

/** The file of one function: its plain form, its output-taking form, their arguments and their result. */
export function functionFile(model: PackageModel, token: string, schema: FunctionSchema): string {
  const name = nameOf(token);
  const type = upperFirst(name);
  const inputs = schema.inputs ? asInputs(schema.inputs) : undefined;
  const parts = [
    callText(token, schema, {
      form: name,
      invoke: "invoke",
      args: `${type}Args`,
      opts: "InvokeOptions",
      result: `Promise<${type}Result>`,
    }),
    callText(token, schema, {
      form: `${name}Output`,
      invoke: `invokeOutput<${type}Result>`,
      args: `${type}OutputArgs`,
      opts: "InvokeOutputOptions",
      result: `pulumi.Output<${type}Result>`,
    }),
    ...(inputs
      ? [
          plainInterface(model, `${type}Args`, `Arguments of ${name}.`, inputs),
          inputInterface(model, `${type}OutputArgs`, `Arguments of ${name}Output.`, inputs),
        ]
      : []),
    outputInterface(model, `${type}Result`, `Result of ${name}.`, asOutputs(schema.outputs)),
  ];
  return sourceFile(
    [
      ...pulumiImports("runtime"),
      ...typeImports(model, parts.join("\n"), fileOf(token)),
      'import * as utilities from "./utilities.ts";',
    ],
    parts,
  );
}

interface Form {
  readonly form: string;
  readonly invoke: string;
  readonly args: string;
  readonly opts: string;
  readonly result: string;
}

function callText(token: string, schema: FunctionSchema, { form, invoke, args, opts, result }: Form): string {
  const names = Object.keys(schema.inputs?.properties ?? {});
  const required = (schema.inputs?.required ?? []).length > 0;
  const parameters = [
    ...(schema.inputs ? [required ? `args: ${args}` : `args: ${args} = {}`] : []),
    `opts?: pulumi.${opts}`,
  ].join(", ");
  const values = names.map((name) => `${propertyKey(name)}: ${memberOf("args", name)},`);
  const given = values.length === 0 ? "{}" : `utilities.forwardUnknown({\n${indent(values.join("\n"), 2)}\n  }, args)`;
  return `${docComment(schema.description, schema.deprecationMessage)}export function ${form}(${parameters}): ${result} {
  return runtime.${invoke}(${JSON.stringify(token)}, ${given}, utilities.withDefaults(opts));
}`;
}
