import { enumTokenOf, type TypeSpec, tokenOf } from "../../schema/package-schema.ts";
import { enumName, type PackageModel, placeOf } from "./package-model.ts";

/**
 * How a value is written in TypeScript:
 *
 * - `input`: an argument whose members may be outputs or promises
 * - `plain`: an argument with plain members
 * - `output`: a value that programs read
 */
export type Shape = "input" | "plain" | "output";

/** The TypeScript type of a value. Elements of an `input` are wrapped, the value itself is not. */
export function typeText(model: PackageModel, spec: TypeSpec, shape: Shape): string {
  const enumToken = enumTokenOf(spec);
  if (enumToken !== undefined) return enumText(enumToken, shape);
  if (spec.$ref !== undefined) return referenceText(model, spec.$ref, shape);
  switch (spec.type) {
    case "string":
    case "boolean":
      return spec.type;
    case "integer":
    case "number":
      return "number";
    case "array":
      return `${inParentheses(elementText(model, spec.items, shape))}[]`;
    case "object":
      return `{ [key: string]: ${elementText(model, spec.additionalProperties, shape)} }`;
    default:
      throw new Error(`The schema of ${model.schema.name} has a property with neither a type nor a $ref.`);
  }
}

/** The name of an object type's interface for a use. */
export function interfaceName(model: PackageModel, token: string, shape: Shape): string {
  const { name } = placeOf(token);
  // Both forms of one type are in one file. The plain form keeps the name.
  return shape === "input" && model.usesOf(token).plain ? `${name}Args` : name;
}

function elementText(model: PackageModel, spec: TypeSpec | undefined, shape: Shape): string {
  const text = spec ? typeText(model, spec, shape) : "any";
  return shape === "input" ? `pulumi.Input<${text}>` : text;
}

function enumText(token: string, shape: Shape): string {
  const name = `enums.${enumName(token)}`;
  // `string & {}` takes any text, and still lets an editor offer the names; a bare `string` would swallow them.
  return shape === "output" ? name : `${name} | (string & {})`;
}

function referenceText(model: PackageModel, ref: string, shape: Shape): string {
  if (ref === "pulumi.json#/Any") return "any";
  const token = tokenOf(ref);
  if (token === undefined) throw new Error(`The SDK generator does not know the type ${ref}.`);
  const { namespace } = placeOf(token);
  const within = namespace === undefined ? "" : `${namespace}.`;
  return `types.${shape === "output" ? "output" : "input"}.${within}${interfaceName(model, token, shape)}`;
}

function inParentheses(text: string): string {
  return text.includes(" | ") && !text.startsWith("pulumi.Input<") ? `(${text})` : text;
}
