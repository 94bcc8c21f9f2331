import { isObject, type Properties } from "../../state/deployment.ts";
import { signature } from "./properties.ts";

/** Larger lists are not compared element by element. */
const maxElements = 500;

/**
 * The outputs, with lists in the order of the inputs if both contain the same elements. Terraform has sets where the new
 * provider has lists, and the bridge stores the outputs of a set in the order of its hashes.
 */
export function inInputOrder(outputs: Properties, inputs: Properties): Properties {
  return ordered(outputs, inputs) as Properties;
}

function ordered(output: unknown, input: unknown): unknown {
  if (Array.isArray(output) && Array.isArray(input)) {
    const pairs = pairsOf(output, input);
    return pairs === undefined ? output : input.map((each, at) => ordered(output[pairs[at] ?? at], each));
  }
  if (!isPlainObject(output) || !isPlainObject(input)) return output;
  return Object.fromEntries(Object.entries(output).map(([name, each]) => [name, ordered(each, input[name])]));
}

/** For each input, the position of its output; undefined if an element has no counterpart. */
function pairsOf(outputs: readonly unknown[], inputs: readonly unknown[]): readonly number[] | undefined {
  if (outputs.length !== inputs.length || inputs.length > maxElements) return undefined;
  const candidates = inputs.map((input) => [...outputs.keys()].filter((at) => fits(outputs[at], input)));
  const owners = new Map<number, number>();
  const place = (input: number, tried: Set<number>): boolean =>
    (candidates[input] ?? []).some((at) => {
      if (tried.has(at)) return false;
      tried.add(at);
      const owner = owners.get(at);
      if (owner !== undefined && !place(owner, tried)) return false;
      owners.set(at, input);
      return true;
    });
  if (![...inputs.keys()].every((input) => place(input, new Set()))) return undefined;
  const pairs = new Array<number>(inputs.length);
  for (const [at, input] of owners) pairs[input] = at;
  return pairs;
}

/** Whether an output contains everything that the input does. Encrypted values cannot be compared. */
function fits(output: unknown, input: unknown): boolean {
  if (isEncrypted(output) || isEncrypted(input)) return true;
  if (Array.isArray(input)) return Array.isArray(output) && pairsOf(output, input) !== undefined;
  if (!isObject(input)) return output === input;
  return isObject(output) && Object.entries(input).every(([name, each]) => fits(output[name], each));
}

function isPlainObject(value: unknown): value is Properties {
  return isObject(value) && !Object.hasOwn(value, signature);
}

function isEncrypted(value: unknown): boolean {
  return isObject(value) && Object.hasOwn(value, signature);
}
