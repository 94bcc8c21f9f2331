import type { Problem, ProblemKind, Shape } from "@org/simulator";
import { MalformedRequest } from "../errors.ts";

const codes: Readonly<Record<ProblemKind, string>> = {
  unknown: "UnknownParameter",
  missing: "MissingParameter",
  type: "InvalidParameter",
  value: "InvalidParameterValue",
};

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
  rejectMalformed(problems);
  return value;
}

/** @throws MalformedRequest with the code of the first problem, if there is one. */
export function rejectMalformed([first, ...others]: readonly Problem[]): void {
  if (first !== undefined) throw new MalformedRequest(codes[first.kind], sentence(first), ...others.map(sentence));
}

function parse(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString());
  } catch {
    throw new MalformedRequest("InvalidParameter", "the body is not well-formed JSON");
  }
}

function sentence({ at, message }: Problem): string {
  return `${at === "" ? "the body" : at} ${message}`;
}
