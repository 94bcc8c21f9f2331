import { describe, expect, it } from "vitest";
import { CodedError } from "./coded-error.ts";
import { helpOf } from "./help-code.ts";

describe("the help code of an error", () => {
  const coded = new CodedError("not-found", "there is no box");

  it.for<[string, unknown, string]>([
    ["its own", coded, "not-found"],
    ["that of its cause if it has none", new Error("no lid", { cause: new Error("x", { cause: coded }) }), "not-found"],
    ["its own instead of that of its cause", new CodedError("timeout", "too late", { cause: coded }), "timeout"],
    ["one for defects of the provider", new TypeError("x is undefined", { cause: coded }), "provider-bug"],
    ["one for unexpected errors", new Error("ENOSPC"), "unexpected-error"],
    ["one for values that are not errors", "stuck", "unexpected-error"],
  ])("is %s", ([, error, helpCode]) => {
    expect(helpOf(error).helpCode).toBe(helpCode);
  });
});
