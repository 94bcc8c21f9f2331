import { describe, expect, it } from "vitest";
import { expectationOfOwn, expectationOfRequested } from "./expectation.ts";

const said = (fault: { member: string; problem: string } | undefined) => fault && `${fault.member} ${fault.problem}`;

describe("a response about one object", () => {
  const expects = expectationOfOwn("spec.name", "orders");

  it("must have the requested ID", () => {
    expect(said(expects({ spec: { name: "orders" } }))).toBeUndefined();
    expect(said(expects({ spec: { name: "customers" } }))).toBe("spec.name is customers, but orders was requested");
    expect(said(expectationOfOwn("id", "12")({ id: 12 }))).toBeUndefined();
    expect(said(expectationOfOwn("id", "12")({ id: 13 }))).toBe("id is 13, but 12 was requested");
  });

  it.each([{}, { spec: null }, { spec: { name: { of: "another type" } } }, null, []])(
    "is valid without an ID: %j",
    (body) => {
      expect(expects(body)).toBeUndefined();
    },
  );
});

describe("a response about requested objects", () => {
  const expects = expectationOfRequested({ ServiceId: "service-1", ApiId: ["api-1", "api-2"] });

  it("must repeat one of the requested values if it contains their name", () => {
    expect(said(expects({ ServiceId: "service-1", ApiId: "api-2" }))).toBeUndefined();
    expect(said(expects({ ServiceId: "service-2" }))).toBe("ServiceId is service-2, but service-1 was requested");
    expect(said(expects({ ApiSet: [{ ApiId: "api-3" }] }))).toBe(
      "ApiSet[0].ApiId is api-3, but api-1, api-2 was requested",
    );
  });

  it("can contain others beside the requested one", () => {
    expect(expects({ ApiSet: [{ ApiId: "api-3" }, { ApiId: "api-1" }] })).toBeUndefined();
  });

  it("can contain other objects within the requested one", () => {
    expect(expects({ ServiceId: "service-1", Others: [{ ServiceId: "service-2" }] })).toBeUndefined();
  });

  it.each([{}, { ApiSet: [] }, { ApiSet: null }, null, "text"])("is valid without their names: %j", (body) => {
    expect(expects(body)).toBeUndefined();
  });

  it("does not list many requested values", () => {
    const ids = ["a", "b", "c", "d"];
    expect(said(expectationOfRequested({ id: ids })({ id: "e" }))).toBe("id is e, but 4 others were requested");
  });
});
