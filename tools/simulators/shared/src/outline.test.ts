import { describe, expect, it } from "vitest";
import { choicesOf } from "./outline.ts";
import {
  anything,
  chosenBy,
  decimal,
  flag,
  integer,
  listOf,
  mapOf,
  nullable,
  object,
  oneOf,
  optional,
  text,
} from "./shape.ts";

describe("the outline of a shape", () => {
  it("states types and limits", () => {
    const limits = (shape: { outline(): unknown }) => shape.outline();
    expect(limits(text())).toEqual({ type: "string", limits: [] });
    expect(limits(text({ min: 1 }))).toEqual({ type: "string", limits: ["not empty"] });
    expect(limits(text({ min: 1, max: 60 }))).toEqual({ type: "string", limits: ["1 to 60 characters"] });
    expect(limits(text({ max: 60, pattern: /^\w*$/, form: "a word" }))).toEqual({
      type: "string",
      limits: ["at most 60 characters", "a word"],
    });
    expect(limits(text({ pattern: /^a/ }))).toEqual({ type: "string", limits: ["of the form ^a"] });
    expect(limits(integer({ min: 0 }))).toEqual({ type: "integer", limits: ["at least 0"] });
    expect(limits(integer({ max: 9 }))).toEqual({ type: "integer", limits: ["at most 9"] });
    expect(limits(integer({ min: 0, max: 9 }))).toEqual({ type: "integer", limits: ["0 to 9"] });
    expect([decimal(), flag(), anything()].map(limits)).toEqual([
      { type: "number" },
      { type: "boolean" },
      { type: "any" },
    ]);
  });

  it("contains members and elements", () => {
    const shape = object({ name: text(), tags: optional(mapOf(listOf(oneOf("a", "b")))), note: nullable(flag()) });

    expect(shape.outline()).toEqual({
      type: "object",
      members: {
        name: { required: true, outline: { type: "string", limits: [] } },
        tags: {
          required: false,
          outline: { type: "map", of: { type: "list", of: { type: "choice", values: ["a", "b"] } } },
        },
        note: { required: true, outline: { type: "boolean" } },
      },
    });
  });

  it("has the choices of a member", () => {
    const variants = chosenBy("type", { start: object({ type: oneOf("start") }), stop: object({}) });

    expect(choicesOf(variants.outline(), "type")).toEqual(["start", "stop"]);
    expect(choicesOf(variants.outline(), "other")).toEqual([]);
    expect(choicesOf(object({ type: oneOf("scale") }).outline(), "type")).toEqual(["scale"]);
    expect(choicesOf(object({ type: text() }).outline(), "type")).toEqual([]);
  });
});
