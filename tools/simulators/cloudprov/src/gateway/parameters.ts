import type { Problem, Shape } from "@org/simulator";
import { MalformedRequest } from "../errors.ts";

/**
 * Reads the body of a call.
 *
 * @throws MalformedRequest with UnknownParameter, MissingParameter, InvalidParameter (a wrong JSON type) or
 *   InvalidParameterValue.
 */
export function readParameters(payload: Buffer, shape: Shape<unknown>): unknown {
  const value = parse(payload);
  const problems: Problem[] = [];
  shape.check(value, "", problems);
  const [first, ...others] = problems;
  if (first !== undefined) throw new MalformedRequest(codeOf(first), sentence(first), ...others.map(sentence));
  return value;
}

function parse(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString());
  } catch {
    throw new MalformedRequest("InvalidParameter", "the body is not well-formed JSON");
  }
}

function codeOf({ message }: Problem): string {
  if (message === "is not a known field") return "UnknownParameter";
  if (message === "is missing") return "MissingParameter";
  return /^must be an? .*, not an? /.test(message) || message.endsWith("not null")
    ? "InvalidParameter"
    : "InvalidParameterValue";
}

function sentence({ at, message }: Problem): string {
  return `${at === "" ? "the body" : at} ${message}`;
}
