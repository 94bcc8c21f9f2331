import { expect, it } from "vitest";
import { shellText } from "./shell-text.ts";

it("has notes as comments, and variables that are quoted for a shell", () => {
  const text = shellText({
    notes: { "control URL": "http://127.0.0.1:1/__sim" },
    exports: { KEY: "it's $5" },
    more: ["# or a token"],
  });

  expect(text.split("\n")).toEqual([
    "# control URL          http://127.0.0.1:1/__sim",
    "export KEY='it'\\''s $5'",
    "",
    "# or a token",
    "",
    "# Ctrl+C stops it.",
  ]);
});
