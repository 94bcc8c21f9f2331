import { describe, expect, it } from "vitest";
import { field } from "../definition/field.ts";
import { inRequestedForm } from "./requested-form.ts";

const docs = "What it is.";
const fields = {
  zone: field.string({ equality: "case-insensitive", docs }),
  owner: field.string({ docs }),
  size: field.integer({ computed: true, docs }),
  tags: field.set(field.string({ equality: "case-insensitive", docs }), { docs }),
  ports: field.list(field.integer({ docs }), { docs }),
  rules: field.set(
    field.object(
      { name: field.string({ docs }), on: field.boolean({ docs }), id: field.string({ output: true, docs }) },
      { docs },
    ),
    { docs },
  ),
  labels: field.map(field.string({ equality: "case-insensitive", docs }), { docs }),
  id: field.string({ output: true, docs }),
};

describe("outputs in their requested form", () => {
  it("keep the program's form of equivalent values", () => {
    expect(
      inRequestedForm(fields, { zone: "EU", labels: { a: "X", b: "Y" } }, { zone: "eu", labels: { a: "x" } }),
    ).toEqual({
      zone: "eu",
      labels: { a: "x", b: "Y" },
    });
  });

  it("keep the program's order if order does not matter, with the platform's additions", () => {
    const outputs = {
      tags: ["B", "c", "A"],
      rules: [
        { name: "2", on: false, id: "r2" },
        { name: "1", on: true, id: "r1" },
      ],
    };
    const asked = { tags: ["a", "b"], rules: [{ name: "1", on: true }, { name: "2" }] };
    expect(inRequestedForm(fields, outputs, asked)).toEqual({
      tags: ["a", "b", "c"],
      rules: [
        { name: "1", on: true, id: "r1" },
        { name: "2", id: "r2" },
      ],
    });
  });

  it("omit an empty member that was not requested, unless the definition promises one", () => {
    const inner = { it: field.object(fields, { docs }) };
    const outputs = { owner: "", tags: [], size: 0, id: "" };
    expect(inRequestedForm(inner, { it: outputs }, { it: {} })).toEqual({ it: { size: 0, id: "" } });
    expect(inRequestedForm(fields, outputs, {})).toEqual(outputs);
  });

  it("keep the requested form if the definition declares values equal, with the members that only the platform sets", () => {
    const item = field.object({ n: field.number({ docs }), id: field.string({ output: true, docs }) }, { docs });
    const near = (a: unknown, b: unknown) => JSON.stringify(a).slice(0, 8) === JSON.stringify(b).slice(0, 8);
    const own = { it: field.set(item, { equality: near, docs }) };
    expect(inRequestedForm(own, { it: [{ n: 0.3333, id: "x" }] }, { it: [{ n: 0.33 }] })).toEqual({
      it: [{ n: 0.33, id: "x" }],
    });
  });

  it("are the platform's if an empty value leaves the choice to it", () => {
    const chosen = { it: field.string({ computed: true, emptyIsUnset: true, docs }) };
    expect(inRequestedForm(chosen, { it: "round_robin" }, { it: "" })).toEqual({ it: "round_robin" });
  });

  it("are the platform's if they differ", () => {
    const outputs = { zone: "us", owner: "eve", ports: [1, 2], id: "i-1" };
    expect(inRequestedForm(fields, outputs, { zone: "eu", owner: "ada", ports: [2, 1], id: "i-2" })).toEqual(outputs);
  });
});
