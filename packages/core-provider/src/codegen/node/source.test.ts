import { describe, expect, it } from "vitest";
import { docComment, indent, memberOf, propertyKey, sourceFile } from "./source.ts";

describe("a TSDoc comment", () => {
  it("of one line takes one line", () => {
    expect(docComment("Its name.")).toBe("/** Its name. */\n");
  });

  it("of several lines has no trailing spaces", () => {
    expect(docComment("One.\n\nTwo.")).toBe("/**\n * One.\n *\n * Two.\n */\n");
  });

  it("cannot be closed by its text", () => {
    expect(docComment("a */ b")).toBe("/** a *\\/ b */\n");
  });

  it("ends with the deprecation", () => {
    expect(docComment("Old.", "Use new.")).toBe("/**\n * Old.\n *\n * @deprecated Use new.\n */\n");
  });

  it("is omitted without text", () => {
    expect(docComment(undefined)).toBe("");
    expect(docComment("  ")).toBe("");
  });
});

describe("names of properties", () => {
  it.each([
    ["topicName", "topicName", "args.topicName"],
    ["$ref", "$ref", "args.$ref"],
    ["a-b", '"a-b"', 'args["a-b"]'],
    ["2nd", '"2nd"', 'args["2nd"]'],
  ])("such as %s are quoted only if necessary", (name, key, member) => {
    expect(propertyKey(name)).toBe(key);
    expect(memberOf("args", name)).toBe(member);
    expect(memberOf("args?", name)).toBe(member.replace(/args\.?/, "args?."));
  });
});

describe("a source file", () => {
  it("begins with the banner and ends with one line break", () => {
    expect(sourceFile(['import "a";'], ["const a = 1;", "const b = 2;"])).toMatch(
      /^\/\/ Generated .*\nimport "a";\n\nconst a = 1;\n\nconst b = 2;\n$/,
    );
  });

  it("is indented without spaces on empty lines", () => {
    expect(indent("a\n\nb", 2)).toBe("    a\n\n    b");
  });
});
