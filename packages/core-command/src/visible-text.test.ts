import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { obeyed, textForTerminals } from "./sample-text.ts";
import { visibleLine, visibleLines, visibleText } from "./visible-text.ts";

describe("a text for a terminal", () => {
  it.each([
    ["plain, with a\nbreak: é 注 👍", "plain, with a\nbreak: é 注 👍"],
    ["\u001b[2Jgone", "\\u001b[2Jgone"],
    ["a\u202egpj.exe", "a\\u202egpj.exe"],
    ["c1 \u009b31m, del \u007f, bell \u0007", "c1 \\u009b31m, del \\u007f, bell \\u0007"],
    ["a\ttab", "a\\ttab"],
    ["over\rwritten\r\nnext", "over\\rwritten\nnext"],
    ["\u2028\u2029\u061c\u200e\u2066", "\\u2028\\u2029\\u061c\\u200e\\u2066"],
  ])("shows %j as %j", (text, shown) => {
    expect(visibleText(text)).toBe(shown);
  });

  it("keeps the meaning of JSON", () => {
    fc.assert(
      fc.property(textForTerminals, (name) => {
        const json = JSON.stringify({ name }, undefined, 2);
        expect(JSON.parse(visibleText(json))).toEqual({ name });
      }),
    );
  });

  it("stays on one line if it is a name", () => {
    fc.assert(
      fc.property(textForTerminals, (name) => {
        expect(visibleLine(name)).not.toMatch(obeyed);
      }),
    );
    expect(visibleLine("a\nb\tc")).toBe("a\\nb\\tc");
  });

  it("is indented if it is a message of several lines", () => {
    expect(visibleLines("it failed:\r\n\tfirst\n\u001b[31msecond\n", "  ")).toBe(
      "it failed:\n    first\n  \\u001b[31msecond",
    );
  });
});
