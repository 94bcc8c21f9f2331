import { expect, it } from "vitest";
import { readAvro, writeAvro } from "./avro.ts";
import { whyUnreadable } from "./avro-compatibility.ts";

const record = (...fields: unknown[]) => ({ type: "record", name: "R", fields });
const problems = (reader: unknown, writer: unknown) => whyUnreadable(readAvro(reader), readAvro(writer));

it.each([
  ["the same schema", record({ name: "a", type: "int" }), record({ name: "a", type: "int" })],
  ["a field removed", record(), record({ name: "a", type: "int" })],
  ["a field added with a default", record({ name: "a", type: "int", default: 0 }), record()],
  ["a wider number", record({ name: "a", type: "double" }), record({ name: "a", type: "int" })],
  [
    "a field under its old name",
    record({ name: "b", aliases: ["a"], type: "int" }),
    record({ name: "a", type: "int" }),
  ],
  ["a union that takes the type", ["null", "string"], "string"],
  ["a union that takes all branches", ["null", "string", "int"], ["null", "int"]],
  [
    "an enum with a symbol more",
    { type: "enum", name: "E", symbols: ["A", "B"] },
    { type: "enum", name: "E", symbols: ["A"] },
  ],
  [
    "arrays and maps of what is readable",
    { type: "array", items: { type: "map", values: "long" } },
    { type: "array", items: { type: "map", values: "int" } },
  ],
  ["another namespace", { ...record(), namespace: "x" }, { ...record(), namespace: "y" }],
])("reads with %s", (_, reader, writer) => {
  expect(problems(reader, writer)).toEqual([]);
});

it.each([
  [
    "a field added without a default",
    record({ name: "a", type: "int" }),
    record(),
    "READER_FIELD_MISSING_DEFAULT_VALUE",
  ],
  ["a narrower number", "int", "long", "TYPE_MISMATCH"],
  ["another type", record({ name: "a", type: "string" }), record({ name: "a", type: "int" }), "TYPE_MISMATCH"],
  ["a branch less", ["null", "string"], ["null", "int"], "MISSING_UNION_BRANCH"],
  [
    "a symbol less",
    { type: "enum", name: "E", symbols: ["A"] },
    { type: "enum", name: "E", symbols: ["A", "B"] },
    "MISSING_ENUM_SYMBOLS",
  ],
  ["another size", { type: "fixed", name: "F", size: 4 }, { type: "fixed", name: "F", size: 8 }, "FIXED_SIZE_MISMATCH"],
  ["another name", record(), { ...record(), name: "S" }, "NAME_MISMATCH"],
])("does not read with %s", (_, reader, writer, reason) => {
  expect(problems(reader, writer).join()).toContain(reason);
});

it("reads recursive schemas to an end", () => {
  const node = (type: string) => record({ name: "v", type }, { name: "next", type: ["null", "R"] });

  expect(problems(node("long"), node("int"))).toEqual([]);
  expect(problems(node("int"), node("long"))).toHaveLength(1);
});

it.each([
  ["an unknown name", record({ name: "a", type: "Money" }), 'Undefined name: "Money"'],
  ["a record without fields", { type: "record", name: "R" }, "Record has no fields: R"],
  ["a type without a name", { type: "enum", symbols: [] }, "Illegal name: undefined"],
  ["a field twice", record({ name: "a", type: "int" }, { name: "a", type: "int" }), "Duplicate field in record R"],
  ["a type twice", [record(), record()], "Can't redefine: R"],
])("rejects %s", (_, json, message) => {
  expect(() => readAvro(json)).toThrow(message);
});

it("writes members in Avro's order and simple types by name alone", () => {
  const written = JSON.stringify(
    writeAvro({ fields: [{ type: { type: "string" }, name: "a", doc: "d" }], doc: "x", name: "R", type: "record" }),
  );

  expect(written).toBe('{"type":"record","name":"R","doc":"x","fields":[{"name":"a","type":"string","doc":"d"}]}');
});
