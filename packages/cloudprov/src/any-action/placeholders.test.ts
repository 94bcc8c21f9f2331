import { unknown } from "@org/core-provider";
import { expect, it } from "vitest";
import { filled, wrongPlaceholders } from "./placeholders.ts";

const known = { id: "example.com#12", task: "7", properties: { Port: 80, Tags: ["a"], Owner: { Name: "x" } } };

it.each([
  ["{id}", "example.com#12"],
  ["{id[0]}", "example.com"],
  ["{id[1]:number}", 12],
  ["{task}", "7"],
  ["{properties.Port}", 80],
  ["{properties.Tags}", ["a"]],
  ["{properties.Owner.Name}-{id[1]}", "x-12"],
  ["{properties.None}", undefined],
  ["{'a': {id[1]}}", "{'a': 12}"],
  [
    { Ids: ["{id[1]}", "{properties.None}"], None: "{properties.None}", Zero: 0 },
    { Ids: ["12"], Zero: 0 },
  ],
])("%j stands for %j", (template, value) => {
  expect(filled(template, known)).toEqual(value);
});

it("names the one that is not a number", () => {
  expect(() => filled("{id:number}", known)).toThrow("{id:number} must be a number");
  expect(() => filled("{id:number}", { id: "9007199254740993" })).toThrow(
    "{id:number} is too large to be an exact number: remove :number",
  );
});

it("says which part an ID does not have", () => {
  expect(() => filled({ Ids: ["{id[2]}"] }, known)).toThrow(
    "{id[2]} is not a part of the ID example.com#12: give the whole ID, with its parts joined by #",
  );
});

it("finds what looks like one and names nothing", () => {
  const value = { A: "{Id}", B: ["{task}", "{id}", "{properties.X}"], C: '{"a":1}', D: unknown, E: "{}" };
  expect(wrongPlaceholders(value, ["id", "properties"])).toEqual(["{Id}", "{task}"]);
  const others = [`\${id}`, `a-\${properties.X}`, "{{id}}", "{ id }", '{"Id":{id:number}}', "costs $5 for {id}"];
  expect(wrongPlaceholders(others, ["id", "properties"])).toEqual(others.slice(0, 4));
});
