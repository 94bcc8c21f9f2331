import { expect, it } from "vitest";
import { filled, isWrongPlaceholder } from "./placeholders.ts";

const known = {
  id: "example.com#12",
  task: "7",
  properties: { Port: 80, Tags: ["a"], Owner: { Name: "x" }, "Job.Id": "j-1", Job: { Id: 0, Owner: { Name: "y" } } },
};

it.each([
  ["{id}", "example.com#12"],
  ["{id[0]}", "example.com"],
  ["{id[1]:number}", 12],
  ["{task}", "7"],
  ["{properties.Port}", 80],
  ["{properties.Tags}", ["a"]],
  ["{properties.Owner.Name}-{id[1]}", "x-12"],
  ["{'a': {id[1]}}", "{'a': 12}"],
  ["{properties.Job.Id}", "j-1"],
  ["{properties.Job.Owner.Name}", "y"],
  [
    { Ids: ["{id[1]}"], Zero: 0 },
    { Ids: ["12"], Zero: 0 },
  ],
])("%j stands for %j", (template, value) => {
  expect(filled(template, known)).toEqual(value);
});

it.each(["{properties.None}", "a-{properties.Owner.None}", "{properties.Job.Id.None}"])(
  "fails when %s has no value, instead of sending a request without it",
  (text) => {
    expect(() => filled({ Ids: [text] }, known)).toThrow(
      /^\{properties\.[\w.]+\} has no value, so the request was not sent/,
    );
  },
);

it("names the part that is not a number", () => {
  expect(() => filled("{id:number}", known)).toThrow("{id:number} must be a number");
  expect(() => filled("{id:number}", { id: "9007199254740993" })).toThrow(
    "{id:number} is too large to be an exact number: remove :number",
  );
});

it("reports which part an ID lacks", () => {
  expect(() => filled({ Ids: ["{id[2]}"] }, known)).toThrow(
    "{id[2]} is not a part of the ID example.com#12: give the whole ID, with its parts joined by #",
  );
});

it.each([
  ["{Id}", true],
  ["{task}", true],
  ["{id}", false],
  ["{properties.X}", false],
  ['{"a":1}', false],
  ["{}", false],
  [`\${id}`, true],
  [`a-\${properties.X}`, true],
  ["{{id}}", true],
  ["{ id }", true],
  ['{"Id":{id:number}}', false],
  ["costs $5 for {id}", false],
])("recognizes whether %s is a mistaken placeholder", (text, isWrong) => {
  expect(isWrongPlaceholder(text, ["id", "properties"])).toBe(isWrong);
});
