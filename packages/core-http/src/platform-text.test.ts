import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { classifyTc3, readTc3Error } from "./auth/tc3-error.ts";
import { describeRawBody, readPlatformError } from "./platform-text.ts";

describe("the error body", () => {
  test.each([
    [
      "a list, all of it",
      {
        errors: [
          { code: "a", detail: "one" },
          { title: "two", source: { parameter: "q" } },
        ],
      },
      "a",
      "one; two (at q)",
    ],
    ["error_code and message", { error_code: 40402, message: "no topic" }, "40402", "no topic"],
    ["code and message", { code: 5, message: "gone" }, "5", "gone"],
    ["an inner error", { error: { code: 400, message: "bad" } }, "400", "bad"],
    ["OAuth's", { error: "invalid_client", error_description: "unknown client" }, "invalid_client", "unknown client"],
    ["OAuth's without description", { error: "invalid_client" }, "invalid_client", "invalid_client"],
  ])("%s is read", (_name, body, code, message) => {
    expect(readPlatformError(body)).toEqual({ code, message });
  });

  test.each([["a text"], [null], [[]], [{}], [{ errors: [] }], [{ errors: ["x"] }], [{ errors: [null] }]])(
    "%j is not known",
    (body) => {
      expect(readPlatformError(body)).toBeUndefined();
    },
  );

  test("is read whatever it holds: what is found is text", () => {
    const key = fc.constantFrom(
      ...["errors", "error", "detail", "title", "message", "code", "error_code", "source", "pointer"],
      ...["error_description", "Response", "Error", "Code", "Message", "RequestId", "codeDesc"],
    );
    const values = [fc.string(), fc.integer(), fc.constantFrom(null, true, "constructor", "__proto__")];
    fc.assert(
      fc.property(fc.anything({ key, values, maxDepth: 4 }), (body) => {
        const found = [readPlatformError(body), readTc3Error(body)].flatMap((said) => Object.values(said ?? {}));
        expect(found.every((text) => text === undefined || typeof text === "string")).toBe(true);
        classifyTc3({ status: 200, headers: {}, body });
      }),
      { numRuns: 2000 },
    );
  });
});

describe("an unknown body", () => {
  test.each([
    ["<!doctype html><title>\n Not  here </title>", 'an HTML page titled "Not here"'],
    ["<html><body>x</body></html>", "an HTML page"],
    ["plain\n text ", 'the unparsed text "plain text"'],
    [{ a: 1 }, 'the unparsed text "{"a":1}"'],
    ["  ", undefined],
    [undefined, undefined],
  ])("%j is described", (body, text) => {
    expect(describeRawBody(body)).toBe(text);
  });
});
