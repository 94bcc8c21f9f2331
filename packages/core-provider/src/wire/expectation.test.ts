import { describe, expect, it } from "vitest";
import { field } from "../definition/field.ts";
import { expectation, expectationAt, expectationOfEach } from "./expectation.ts";

const docs = "What it is.";
const id = { id: field.string({ output: true, returned: "always", wire: "id", docs }) };
const size = { size: field.integer({ output: true, wire: "size", docs }) };
const said = (fault: { member: string; problem: string } | undefined) => fault && `${fault.member} ${fault.problem}`;

describe("an expected response", () => {
  it("can be read in each of several ways: the first failure is reported", () => {
    const expects = expectation(size, id);
    expect(said(expects({ id: "t-1" }))).toBeUndefined();
    expect(said(expects({ size: "1" }))).toBe("size is a string, not a number");
    expect(said(expects({ size: 1 }))).toBe("id is missing");
  });

  it("does not fail if a handler's reader throws any error", () => {
    const { length } = { length: (body: Readonly<Record<string, unknown>>) => (body["list"] as unknown[]).length };
    expect(said(expectation(length)({ list: [] }))).toBeUndefined();
    expect(said(expectation(length)({}))).toMatch(/^ cannot be read: Cannot read properties of undefined/);
    expect(said(expectation(length)(undefined))).toBe(" is missing");
  });

  it("can be limited to a part of the response", () => {
    const expects = expectationAt("Response.Result", expectation(id));
    expect(said(expects({ Response: { Result: { id: "t-1" } } }))).toBeUndefined();
    expect(said(expects({ Response: { Result: {} } }))).toBe("Response.Result.id is missing");
    expect(said(expects({ Response: { Result: null } }))).toBe("Response.Result is null, not an object");
    expect(said(expects({ Response: [] }))).toBe("Response is a list, not an object");
    expect(said(expects({}))).toBe("Response is missing");
    expect(said(expects("text"))).toBe(" is a string, not an object");
  });

  it("can apply to each element of a list", () => {
    const expects = expectationAt("data", expectationOfEach(id));
    expect(said(expects({ data: [] }))).toBeUndefined();
    expect(said(expects({ data: [{ id: "t-1" }, { id: "" }] }))).toBe("data[1].id is an empty string");
    expect(said(expects({ data: [7] }))).toBe("data[0] is a number, not an object");
    expect(said(expects({}))).toBe("data is missing");
    expect(said(expectationOfEach(id)({}))).toBe(" is an object, not a list");
  });
});
