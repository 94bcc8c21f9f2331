import { describe, expect, it } from "vitest";
import { unknown } from "../value/unknown.ts";
import { sentence } from "./problem.ts";
import {
  allOrNone,
  atLeastOneOf,
  atMostOneOf,
  conflictsWith,
  exactlyOneOf,
  hasValue,
  oneOfNames,
  onlyWhen,
  type Rule,
  requiredWhen,
  requiredWith,
  unlessGiven,
  whenGiven,
} from "./rules.ts";

/** The problems of a rule as sentences. */
function problems(rule: Rule, values: Record<string, unknown>): string[] {
  return rule.test(values, (_path, value) => JSON.stringify(value)).map(sentence);
}

describe("exactlyOneOf", () => {
  const rule = exactlyOneOf("a", "b", "c");

  it("accepts one", () => {
    expect(problems(rule, { b: 1 })).toEqual([]);
  });

  it("reports one problem for none", () => {
    expect(problems(rule, {})).toEqual(["Give exactly one of a, b and c"]);
  });

  it("reports one problem for several", () => {
    expect(problems(rule, { a: 1, b: 2, c: 3 })).toEqual(["b cannot be combined with a and c; set only one of them"]);
  });

  it("counts null as unset, an empty value as set", () => {
    expect(problems(rule, { b: null })).toEqual(["Give exactly one of a, b and c"]);
    expect(problems(rule, { a: "" })).toEqual([]);
    expect(problems(rule, { a: {} })).toEqual([]);
    expect(problems(rule, { a: false })).toEqual([]);
  });

  it("accepts unknown values", () => {
    expect(problems(rule, { a: unknown })).toEqual([]);
    expect(problems(rule, { a: unknown, b: 1 })).toEqual([]);
    expect(problems(rule, { a: unknown, b: 1, c: 1 })).toHaveLength(1);
  });

  it("describes itself", () => {
    expect(rule).toMatchObject({ says: "Exactly one of a, b or c must be set.", fields: ["a", "b", "c"] });
  });

  it("requires a single property", () => {
    const only = exactlyOneOf("a");

    expect(only.says).toBe("a must be set.");
    expect(problems(only, {})).toEqual(["a is required"]);
    expect(problems(only, { a: 1 })).toEqual([]);
  });
});

describe("atLeastOneOf", () => {
  const rule = atLeastOneOf("a", "b");

  it("accepts one, several, and unknown values", () => {
    expect([{ b: false }, { a: 1, b: 2 }, { a: unknown }].map((values) => problems(rule, values))).toEqual([
      [],
      [],
      [],
    ]);
  });

  it("names the others if none is set", () => {
    expect(problems(rule, {})).toEqual(["a or b is required"]);
    expect(rule.says).toBe("At least one of a and b must be set.");
  });
});

describe("atMostOneOf", () => {
  const rule = atMostOneOf("a", "b");

  it("accepts none and one", () => {
    expect([problems(rule, {}), problems(rule, { b: 1 }), problems(rule, { a: unknown, b: 1 })]).toEqual([[], [], []]);
  });

  it("fails for two", () => {
    expect(problems(rule, { a: 1, b: 2 })).toEqual(["b cannot be combined with a; set only one of them"]);
    expect(rule.says).toBe("At most one of a or b can be set.");
  });
});

describe("allOrNone", () => {
  const rule = allOrNone("key", "secret", "url");

  it("accepts all, none, and unknown values", () => {
    expect(problems(rule, {})).toEqual([]);
    expect(problems(rule, { key: 1, secret: 2, url: 3 })).toEqual([]);
    expect(problems(rule, { key: 1, secret: unknown, url: unknown })).toEqual([]);
  });

  it("names each that is missing", () => {
    expect(problems(rule, { key: 1 })).toEqual([
      "secret is required because key is set; set all of key, secret and url, or none",
      "url is required because key is set; set all of key, secret and url, or none",
    ]);
    expect(problems(rule, { key: 1, secret: 1 })).toEqual([
      "url is required because key and secret are set; set all of key, secret and url, or none",
    ]);
    expect(rule.says).toBe("key, secret and url must be set together or not at all.");
  });
});

describe("requiredWith", () => {
  const rule = requiredWith("key", "secret", "url");

  it("requires the others only if the first is set", () => {
    expect(problems(rule, { secret: 1 })).toEqual([]);
    expect(problems(rule, { key: unknown })).toEqual([]);
    expect(problems(rule, { key: 1, secret: unknown, url: 1 })).toEqual([]);
    expect(problems(rule, { key: 1 })).toEqual([
      "secret is required because key is set",
      "url is required because key is set",
    ]);
    expect(rule.says).toBe("secret and url must be set with key.");
  });
});

describe("conflictsWith", () => {
  const rule = conflictsWith("old", "new", "other");

  it("rejects each of the others if the first is set", () => {
    expect(problems(rule, { new: 1, other: 1 })).toEqual([]);
    expect(problems(rule, { old: 1, new: unknown })).toEqual([]);
    expect(problems(rule, { old: 1, new: 1, other: 1 })).toEqual([
      "old cannot be combined with new; remove one of the two",
      "old cannot be combined with other; remove one of the two",
    ]);
    expect(rule.says).toBe("old cannot be combined with new or other.");
  });
});

describe("hasValue", () => {
  it("is true for each of its values", () => {
    const condition = hasValue("kind", "A", "B", "C");
    expect(condition).toMatchObject({ says: "kind is A, B or C", fields: ["kind"] });
    expect([{ kind: "A" }, { kind: "C" }, { kind: "D" }, {}].map(condition.test)).toEqual([true, true, false, false]);
    expect(hasValue("isPublic", true).says).toBe("isPublic is true");
  });
});

describe("onlyWhen", () => {
  const rule = onlyWhen("zones", { says: "kind is MULTI", fields: ["kind"], test: ({ kind }) => kind === "MULTI" });

  it("checks the condition only if the property is set and the condition is known", () => {
    expect(problems(rule, { kind: "SINGLE" })).toEqual([]);
    expect(problems(rule, { zones: 3, kind: "MULTI" })).toEqual([]);
    expect(problems(rule, { zones: 3, kind: unknown })).toEqual([]);
    expect(problems(rule, { zones: unknown, kind: "SINGLE" })).toEqual([]);
    expect(problems(rule, { zones: 3, kind: "SINGLE" })).toEqual(["zones can be set only when kind is MULTI"]);
    expect(rule).toMatchObject({ says: "zones can be set only when kind is MULTI.", fields: ["zones", "kind"] });
  });
});

describe("requiredWhen", () => {
  const rule = requiredWhen(["id", "secret"], {
    says: "kind is OWN",
    fields: ["kind"],
    test: ({ kind }) => kind === "OWN",
  });

  it("reports each missing property if the condition is known and met", () => {
    expect(problems(rule, { kind: "OWN", id: unknown })).toEqual(["secret is required when kind is OWN"]);
    expect(problems(rule, { kind: "OWN" })).toHaveLength(2);
    expect(problems(rule, { kind: "THEIRS" })).toEqual([]);
    expect(problems(rule, { kind: unknown })).toEqual([]);
    expect(rule).toMatchObject({
      says: "id and secret is required when kind is OWN.",
      fields: ["id", "secret", "kind"],
    });
  });
});

describe("oneOfNames", () => {
  it("joins names with commas and a conjunction", () => {
    expect([oneOfNames([]), oneOfNames(["a"]), oneOfNames(["a", "b"]), oneOfNames(["a", "b", "c"], "and")]).toEqual([
      "",
      "a",
      "a or b",
      "a, b and c",
    ]);
  });
});

describe("a rule that depends on another property", () => {
  const together = allOrNone("a", "b");

  it("applies only if that property is set", () => {
    const rule = whenGiven("oauth", together);
    expect(problems(rule, { a: 1 })).toEqual([]);
    expect(problems(rule, { a: 1, oauth: {} })).toHaveLength(1);
    expect(rule).toMatchObject({
      says: "When oauth is set: a and b must be set together or not at all.",
      fields: ["oauth", "a", "b"],
    });
  });

  it("applies only if that property is not set", () => {
    const rule = unlessGiven("oauth", together);
    expect(problems(rule, { a: 1, oauth: {} })).toEqual([]);
    expect(problems(rule, { a: 1 })).toHaveLength(1);
    expect(problems(rule, { a: 1, oauth: null })).toHaveLength(1);
    expect(rule.says).toBe("When oauth is not set: a and b must be set together or not at all.");
  });

  it("does not apply while that property is unknown", () => {
    for (const rule of [whenGiven("oauth", together), unlessGiven("oauth", together)]) {
      expect(problems(rule, { a: 1, oauth: unknown })).toEqual([]);
    }
  });
});
