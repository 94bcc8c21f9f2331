import { describe, expect, it } from "vitest";
import { sameSchemaText } from "./schema-text.ts";

describe("schema texts are the same", () => {
  it.each([
    ["white space of JSON", '{"type":"string"}', '{\n  "type" : "string"\n}'],
    ["the order of keys", '{"type":"array","items":"int"}', '{"items":"int","type":"array"}'],
    ["white space of Protobuf", 'syntax = "proto3";\nmessage A { }', 'syntax="proto3"; message A{}\n'],
    ["white space after a comment", "// An A.  \nmessage A {}", "// An A.\nmessage A {}"],
  ])("when only %s differs", (_what, before, after) => {
    expect(sameSchemaText(before, after)).toBe(true);
  });
});

describe("schema texts differ", () => {
  it.each([
    ["a type", '{"type":"string"}', '{"type":"int"}'],
    ["the order of a list", '["null","string"]', '["string","null"]'],
    ["the last digit of a large number", '{"maximum":9223372036854775807}', '{"maximum":9223372036854775806}'],
    ["white space within a string", 'option a = "x y";', 'option a = "x  y";'],
    ["white space between words", "message A {}", "messageA {}"],
    ["a comment", "message A {} // a", "message A {} // b"],
    ["the end of a comment", "// a\nmessage A {}", "// a message A {}"],
  ])("when %s does", (_what, before, after) => {
    expect(sameSchemaText(before, after)).toBe(false);
  });
});
