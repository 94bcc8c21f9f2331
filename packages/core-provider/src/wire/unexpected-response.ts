import type { HelpCode } from "../definition/help-code.ts";

/** A response of the platform does not match its definition. The message quotes no values except IDs of objects. */
export class UnexpectedResponse extends Error {
  override readonly name = "UnexpectedResponse";
  readonly helpCode: HelpCode = "invalid-response";
  /**
   * The path of the member in the platform's JSON, such as `data[0].spec.display_name`; empty for the whole response.
   */
  readonly member: string;
  /** Completes a sentence about the member: `is missing`, `is a number, not a string`. */
  readonly problem: string;

  constructor(member: string, problem: string) {
    super(`the platform's response is invalid: ${member === "" ? "it" : member} ${problem}`);
    this.member = member;
    this.problem = problem;
  }

  /** The value is missing, or is of another kind than `wanted`, such as `a text`. */
  static kind(value: unknown, wanted: string): UnexpectedResponse {
    return new UnexpectedResponse("", value === undefined ? "is missing" : `is ${kindOf(value)}, not ${wanted}`);
  }

  /** The response is about another object: a member identifies `found` instead of the requested object. */
  static other(member: string, found: unknown, requested: unknown): UnexpectedResponse {
    return new UnexpectedResponse(member, `is ${String(found)}, but ${String(requested)} was requested`);
  }

  /** Converts any error of a response reader. */
  static of(error: unknown): UnexpectedResponse {
    if (error instanceof UnexpectedResponse) return error;
    return new UnexpectedResponse("", `cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }

  /** The same error, with the path of the containing value. */
  within(place: string): UnexpectedResponse {
    const joint = place === "" || this.member === "" || this.member.startsWith("[") ? "" : ".";
    return new UnexpectedResponse(`${place}${joint}${this.member}`, this.problem);
  }
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return value === "" ? "an empty string" : "a string";
  return { number: "a number", boolean: "true or false" }[typeof value as string] ?? "an object";
}
