import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { classifyTc3, readTc3Error } from "../auth/tc3-error.ts";
import { describeForeign, describeRawBody, readPlatformError, visible } from "./platform-text.ts";

describe("the error body", () => {
  test.each([
    [
      "a complete list",
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

  test.each([["plain text"], [null], [[]], [{}], [{ errors: [] }], [{ errors: ["x"] }], [{ errors: [null] }]])(
    "%j is unknown",
    (body) => {
      expect(readPlatformError(body)).toBeUndefined();
    },
  );

  test("is read as text with any content", () => {
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

describe("a platform's text", () => {
  test.each([
    ["\u001b[2J\u0007gone", "\\u001b[2J\\u0007gone"],
    ["a\u202egpj.exe \u009b31m", "a\\u202egpj.exe \\u009b31m"],
    ["first\r\n\tsecond\rthird\n", "first\n      second\n    third"],
    ["plain: é 注 👍", "plain: é 注 👍"],
  ])("%j is shown as %j", (text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  test("contains no control sequences for terminals in any form", () => {
    const obeyed = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;
    const text = fc.string({
      unit: fc.constantFrom("\n", "\r", "\t", "\u001b", "\u0085", "\u202e", "\u2029", "a", "<"),
    });
    fc.assert(
      fc.property(text, (one) => {
        expect(visible(one).replaceAll("\n", "")).not.toMatch(obeyed);
        expect(describeRawBody(one) ?? "").not.toMatch(obeyed);
        expect(describeRawBody(`<html><title>${one}`) ?? "").not.toMatch(obeyed);
        expect(describeForeign({ headers: { "content-type": "text/html" }, text: one })).not.toMatch(obeyed);
      }),
    );
  });
});
