import { describe, expect, it } from "vitest";
import { unknown } from "../value/unknown.ts";
import { compositeId } from "./composite-id.ts";

describe("an ID of several parts", () => {
  const id = compositeId({
    separator: "#",
    parts: [
      { property: "serviceId", wire: "ServiceId", example: "svc-1" },
      { property: "strategyId", wire: "StrategyId", example: "s-2" },
    ],
  });

  it("is composed and parsed", () => {
    const own = id.build({ strategyId: "s-2", serviceId: "svc-1", other: "x" });
    expect(own).toBe("svc-1#s-2");
    expect(id.parts(own)).toEqual({ serviceId: "svc-1", strategyId: "s-2" });
    expect(id.key(own)).toEqual({ ServiceId: "svc-1", StrategyId: "s-2" });
    expect(id.import.parse(own)).toEqual({ id: own, state: { serviceId: "svc-1", strategyId: "s-2" } });
  });

  it("rejects a separator inside a part", () => {
    const problems = (serviceId: unknown) =>
      id.import.rule.test({ serviceId, strategyId: "s-2" }, (_path, value) => JSON.stringify(value));
    expect(problems("svc-1")).toEqual([]);
    expect(problems(unknown)).toEqual([]);
    expect(problems("svc#1")).toEqual([
      {
        path: "serviceId",
        message: 'must not contain "#", which separates the parts of the ID, <serviceId>#<strategyId>',
      },
    ]);
  });

  it("has a form, an example of that form, and a command", () => {
    expect(id.form).toBe("<serviceId>#<strategyId>");
    expect(id.example).toBe("svc-1#s-2");
    expect(id.import).toMatchObject({ form: id.form, example: id.example });
    expect(
      id.importCommand("urn:pulumi:dev::p::zoo:index/animal:Animal::leo", { serviceId: "a", strategyId: "b" }),
    ).toBe("pulumi import zoo:index/animal:Animal leo 'a#b'");
  });

  it.each(["svc-1", "svc-1#", "#s-2", "a#b#c", ""])('rejects "%s"', (text) => {
    expect(id.parse(text)).toBeUndefined();
    expect(id.parts(text)).toBeUndefined();
    expect(() => id.key(text)).toThrow(`the ID "${text}" is invalid: it must have the form <serviceId>#<strategyId>`);
  });
});

describe("an ID whose last parts may be missing", () => {
  const id = compositeId({
    separator: "#",
    parts: [
      { property: "planId", wire: "PlanId", example: "p-1" },
      { property: "apiId", wire: "ApiId", optional: true, example: "api-1" },
      { property: "keys", wire: "Keys", optional: true },
    ],
  });

  it("contains all its separators", () => {
    expect(id.form).toBe("<planId>[#<apiId>[#<keys>]]");
    expect(id.example).toBe("p-1#api-1");
    expect(id.build({ planId: "p-1" })).toBe("p-1##");
    expect(id.key("p-1##k-1,k-2")).toEqual({ PlanId: "p-1", ApiId: "", Keys: "k-1,k-2" });
  });

  it("can be imported without them, and is stored in full", () => {
    expect(id.parse("p-1#api-1")).toEqual({ id: "p-1#api-1#", state: { planId: "p-1", apiId: "api-1", keys: "" } });
    expect(id.parse("p-1#api-1#k-1#more")).toBeUndefined();
    expect(id.parse("#api-1")).toBeUndefined();
  });
});

describe("an import ID with one part that is the ID", () => {
  const id = compositeId({
    separator: "/",
    own: "id",
    parts: [
      { property: "environment.id", form: "<environment ID>", example: "env-1", optional: true },
      { property: "id", form: "<key>", example: "ABC" },
    ],
  });

  it("describes where to find it, if defined", () => {
    expect(id.form).toBe("[<environment ID>/]<key>");
    expect(id.parse("env-1/ABC")).toEqual({ id: "ABC", state: { environment: { id: "env-1" } } });
    expect(id.parse("ABC")).toEqual({ id: "ABC", state: {} });
    expect(id.build({ environment: { id: "env-1" }, id: "ABC" })).toBe("env-1/ABC");
    expect(id.build({ id: "ABC" })).toBe("ABC");
  });

  it.each(["/ABC", "env-1/", "a/b/c", ""])('rejects "%s"', (text) => expect(id.parse(text)).toBeUndefined());
});

describe("an ID with a part that may contain separators", () => {
  const id = compositeId({
    separator: "/",
    parts: [
      { property: "cluster.id", example: "c-1" },
      { property: "subject", mayHoldSeparator: true, example: "a" },
      { property: "version", form: ["latest", "<schema ID>"], match: /latest|\d+/, separator: "#", example: "latest" },
    ],
  });

  it("is split at the other separators", () => {
    expect(id.parts("c-1/a/b#c/d#7")).toEqual({ "cluster.id": "c-1", subject: "a/b#c/d", version: "7" });
    expect(id.parts("c-1/a/b#c/d#8a")).toBeUndefined();
  });

  it("lists every form of a part", () => {
    expect(id.form).toBe("<cluster.id>/<subject>#latest or <cluster.id>/<subject>#<schema ID>");
    expect(id.example).toBe("c-1/a#latest");
  });
});
