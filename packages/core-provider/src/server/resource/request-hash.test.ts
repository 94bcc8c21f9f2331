import { expect, it } from "vitest";
import { field } from "../../definition/field.ts";
import { requestHash } from "./request-hash.ts";

const docs = "What it is.";
const fields = {
  color: field.string({ docs }),
  code: field.string({ secret: true, docs }),
  source: field.string({ local: true, docs }),
  timeouts: field.object({ create: field.string({ docs }) }, { local: true, ignored: { says: docs }, docs }),
};
const all = { color: "white", code: "1234", source: "a.zip", timeouts: { create: "4s" } };
const hashOf = (values: object) => requestHash(fields, { values: { ...all, ...values }, secrets: new Set(["code"]) });

it.each([
  ["color", "black", true],
  ["source", "b.zip", true],
  ["code", "5678", false],
  ["timeouts", { create: "40s" }, false],
])("the hash of a request with another %s differs only if that is another object", (name, value, differs) => {
  expect(hashOf({ [name]: value }) !== hashOf({})).toBe(differs);
});
