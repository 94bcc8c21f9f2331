import { describe, expect, it } from "vitest";
import { decreased, type Facts, type Field, field } from "../definition/field.ts";
import { atMostOneOf, onlyWhen } from "../definition/rules.ts";
import { describeInput, describeOutput, describeRule, sentence } from "./describe.ts";

const text = (facts: Partial<Facts>): Field => field.string({ docs: "It.", ...facts });
const whole = (facts: Partial<Facts>): Field => field.integer({ docs: "It.", ...facts });
const list = (facts: Partial<Facts>): Field => field.list(field.string({ docs: "One." }), { docs: "It.", ...facts });

describe("the description of an input", () => {
  it.each<[string, Field, string]>([
    ["closed set", text({ values: ["A", "B", "C"] }), "It. One of `A`, `B` or `C`."],
    ["closed set of one", text({ values: ["A"] }), "It. Must be `A`."],
    [
      "open set",
      text({ knownValues: ["A", "B"] }),
      "It. Known values are `A` and `B`; the platform may accept others.",
    ],
    [
      "documentation for inputs",
      text({ inputDocs: "empty clears it", min: 1 }),
      "It. Empty clears it. Must not be empty.",
    ],
    ["closed set of elements", field.set(text({ values: ["A", "B"] }), { docs: "It." }), "It. One of `A` or `B`."],
    ["least number", whole({ min: 1 }), "It. At least 1."],
    ["range of numbers", whole({ min: 1, max: 5 }), "It. Between 1 and 5."],
    ["minimum length of one", text({ min: 1 }), "It. Must not be empty."],
    ["greatest length", text({ max: 64 }), "It. At most 64 characters."],
    ["exact length", text({ min: 2, max: 2 }), "It. Exactly 2 characters."],
    ["number of elements", list({ min: 1 }), "It. At least 1 element."],
    ["form", text({ pattern: { match: /^x/, says: "begin with x" } }), "It. Must begin with x."],
    ["constant default", whole({ default: 6 }), "It. Defaults to `6`."],
    ["empty default", text({ default: "" }), "It. Defaults to an empty string."],
    ["fallback", text({ env: "KEY" }), "It. Defaults to the environment variable `KEY`."],
    [
      "fallback and default",
      whole({ env: "N", default: 4 }),
      "It. Defaults to the environment variable `N`, or to `4` if it is not set.",
    ],
    [
      "automatic name",
      text({ autoName: { maxLength: 9 } }),
      "It. Defaults to a name generated from the resource's name in the program.",
    ],
    ["computed value", text({ computed: true }), "It. If omitted, the platform chooses a value."],
    ["replacement", text({ replaceOnChange: true }), "It. A change replaces the resource."],
    [
      "replacement by a rule",
      whole({ replaceOnChange: decreased() }),
      "It. A change replaces the resource when it is decreased.",
    ],
    [
      "cost of a replacement",
      whole({ replaceOnChange: decreased("data is lost") }),
      "It. A change replaces the resource when it is decreased: data is lost.",
    ],
    [
      "rejected change",
      text({ rejectChange: { because: "names are forever" } }),
      "It. It cannot be changed, because names are forever.",
    ],
    [
      "change that is rejected by a rule",
      whole({ rejectChange: { because: "a disk can only grow", test: () => true } }),
      "It. Some changes are rejected, because a disk can only grow.",
    ],
    ["equality", text({ equality: "case-insensitive" }), "It. Case is ignored in comparisons."],
    ["ignored value", text({ ignored: true }), "It. Accepted for compatibility; it has no effect."],
    [
      "value that is ignored with its own reason",
      text({ ignored: { says: "a change of it alone does nothing" } }),
      "It. A change of it alone does nothing.",
    ],
    [
      "ignored value that the platform fills",
      text({ ignored: true, computed: true }),
      "It. Accepted for compatibility; it has no effect.",
    ],
    ["output inside a nested input", text({ output: true }), "It. Only the platform sets it."],
  ])("describes its %s", (_fact, described, expected) => {
    expect(describeInput("it", described)).toBe(expected);
  });

  it("includes the rules about the property, and no others", () => {
    const rules = [atMostOneOf("it", "that"), atMostOneOf("this", "that")];
    expect(describeInput("it", text({}), rules)).toBe("It. At most one of `it` or `that` can be set.");
  });
});

describe("the description of an output", () => {
  it("lists the values of an output", () => {
    expect(describeOutput(text({ output: true, values: ["UP", "DOWN"] }))).toBe("It. One of `UP` or `DOWN`.");
  });

  it("describes a list of at most one element", () => {
    expect(describeOutput(list({ output: true, wire: "it", single: "always" }))).toBe("It. Always one element.");
    expect(describeOutput(list({ output: true, wire: "it", single: "optional" }))).toBe("It. At most one element.");
  });

  it("lists the known values of an open enumeration", () => {
    const output = text({ output: true, knownValues: ["UP", "DOWN"] });
    expect(describeOutput(output)).toBe("It. Known values are `UP` and `DOWN`; there may be others.");
  });

  it("omits information about setting it", () => {
    expect(describeOutput(whole({ default: 6, min: 1, replaceOnChange: true, inputDocs: "Give it." }))).toBe("It.");
  });
});

describe("a rule in the documentation", () => {
  it("keeps the spelling of a property at its beginning", () => {
    const rule = onlyWhen("zones", { says: "kind is X", fields: ["kind"], test: () => true });
    expect(describeRule(rule)).toBe("`zones` can be set only when `kind` is X.");
  });

  it("formats the longest matching name as code", () => {
    expect(describeRule(atMostOneOf("key", "keyId"))).toBe("At most one of `key` or `keyId` can be set.");
  });

  it("formats the whole path of a nested property as code", () => {
    const rule = { says: "dedicated.cku must be 2.", fields: ["dedicated"], test: () => [] };
    expect(describeRule(rule)).toBe("`dedicated.cku` must be 2.");
  });

  it("without properties is unchanged", () => {
    expect(describeRule({ says: "be kind", fields: [], test: () => [] })).toBe("Be kind.");
  });
});

describe("a sentence", () => {
  it.each([
    ["use that", "Use that."],
    ["Ready!", "Ready!"],
    ["of the form `a`", "Of the form `a`."],
    ["", ""],
  ])("of %j is %j", (given, expected) => {
    expect(sentence(given)).toBe(expected);
  });
});
