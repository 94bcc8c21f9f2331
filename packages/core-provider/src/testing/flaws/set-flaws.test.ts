import { expect, it } from "vitest";
import { field } from "../../definition/field.ts";
import { setFlaws } from "./set-flaws.ts";

const docs = "What it is.";
const members = { name: field.string({ required: true, docs }), key: field.string({ computed: true, docs }) };

it("finds no flaws in sets that are compared as a whole", () => {
  const tags = field.set(field.object({ ...members, size: field.integer({ default: 6, docs }) }, { docs }), { docs });
  expect(setFlaws({ tags, inner: field.object({ tags }, { docs }) })).toEqual([]);
});

it("finds a set in which no change is detected", () => {
  const blind = field.set(field.object({ key: field.string({ ignored: true, docs }) }, { docs }), { docs });
  expect(setFlaws({ inner: field.object({ blind }, { docs }) })).toEqual(["inner.blind overlooks a changed element"]);
});
