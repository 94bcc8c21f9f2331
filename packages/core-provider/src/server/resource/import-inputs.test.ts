import { describe, expect, it } from "vitest";
import { check } from "../../check/check.ts";
import { withDefaults } from "../../check/defaults.ts";
import { type Field, field } from "../../definition/field.ts";
import { requiredWhen } from "../../definition/rules.ts";
import { diff } from "../../diff/diff.ts";
import { importedInputs, refreshedInputs } from "./import-inputs.ts";

const docs = "What it is.";
const text = field.string({ docs });
const member = field.object(
  {
    name: field.string({ required: true, docs }),
    size: field.integer({ default: 6, docs }),
    id: field.string({ output: true, docs }),
  },
  { docs },
);

describe("an import", () => {
  it("keeps a secret that a rule wants of this object", () => {
    const fields = { kind: text, key: field.string({ computed: true, secret: true, docs }) };
    const wanted = requiredWhen(["key"], { says: "kind is OWN", fields: ["kind"], test: ({ kind }) => kind === "OWN" });
    expect(importedInputs(fields, { kind: "OWN", key: "k" }, [wanted])).toEqual({ kind: "OWN", key: "k" });
    expect(importedInputs(fields, { kind: "MADE", key: "k" }, [wanted])).toEqual({ kind: "MADE" });
  });

  /** The input that an import makes of an output. */
  const imported = (it: Field, output: unknown) => importedInputs({ it }, { it: output })["it"];

  it.for([
    ["takes over a value", text, "a", "a"],
    ["leaves out what is empty", text, "", undefined],
    ["leaves out what is absent", text, undefined, undefined],
    ["keeps a required one though it is empty", field.string({ required: true, docs }), "", ""],
    ["takes over what the platform chose", field.string({ computed: true, docs }), "a", "a"],
    ["leaves out what the platform never tells", field.string({ writeOnly: true, docs }), "a", undefined],
    [
      "leaves out a secret that need not be given",
      field.string({ computed: true, secret: true, docs }),
      "a",
      undefined,
    ],
    [
      "leaves out what has a successor and stays as it is",
      field.string({ computed: true, deprecated: "use b", docs }),
      "a",
      undefined,
    ],
    [
      "keeps what has a successor and would go when it is left out",
      field.string({ deprecated: "use b", docs }),
      "a",
      "a",
    ],
    ["keeps a secret that goes when it is left out", field.string({ secret: true, docs }), "a", "a"],
    ["leaves out outputs", field.string({ output: true, docs }), "a", undefined],
    ["leaves out what is ignored", field.string({ ignored: true, docs }), "a", undefined],
    ["leaves out a default", field.integer({ default: 6, docs }), 6, undefined],
    [
      "leaves out what counts as the default",
      field.string({ default: "Ab", equality: "case-insensitive", docs }),
      "aB",
      undefined,
    ],
    ["keeps what differs from the default", field.integer({ default: 6, docs }), 0, 0],
    ["keeps false where the default is true", field.boolean({ default: true, docs }), false, false],
    ["keeps an empty text where the default is none", field.string({ default: "a", docs }), "", ""],
    ["leaves out a defaulted one that is absent", field.integer({ default: 6, docs }), undefined, undefined],
    [
      "leaves out an object that the platform fills and has left empty",
      field.object({ package: field.string({ required: true, values: ["A"], docs }) }, { computed: true, docs }),
      { package: "" },
      undefined,
    ],
    ["takes over an automatic name", field.string({ autoName: { maxLength: 9 }, docs }), "a", "a"],
  ] as [string, Field, unknown, unknown][])("%s", ([, it, output, expected]) => {
    expect(imported(it, output)).toEqual(expected);
  });

  it("leaves out outputs and defaults in nested objects", () => {
    const output = { name: "a", size: 6, id: "i-1" };
    const input = { name: "a" };
    expect(imported(member, output)).toEqual(input);
    expect(imported(field.list(member, { docs }), [output])).toEqual([input]);
    expect(imported(field.set(member, { docs }), [{ ...output, size: 7 }])).toEqual([{ name: "a", size: 7 }]);
    expect(imported(field.map(member, { docs }), { k: output })).toEqual({ k: input });
    expect(imported(field.map(field.list(member, { docs }), { docs }), { k: [output] })).toEqual({ k: [input] });
  });

  it("makes inputs that pass the check and show no difference", () => {
    const fields = {
      name: field.string({ required: true, docs }),
      open: field.boolean({ default: true, docs }),
      note: text,
      color: field.string({ computed: true, docs }),
      members: field.list(member, { docs }),
      byKey: field.map(member, { docs }),
      url: field.string({ output: true, docs }),
    };
    const made = { name: "a", size: 9, id: "i-1" };
    const outputs = { name: "x", open: false, note: "", color: "red", members: [made], byKey: { k: made }, url: "u" };

    const inputs = importedInputs(fields, outputs);
    const checked = check(fields, withDefaults(fields, inputs, {}));

    expect(checked.problems).toEqual([]);
    expect(diff(fields, { wanted: checked.values, before: inputs, actual: outputs })).toEqual([]);
  });
});

describe("a refresh", () => {
  /** The input that a refresh makes of an input and an output. */
  const refreshed = (it: Field, input: unknown, output: unknown) =>
    refreshedInputs({ it }, input === undefined ? {} : { it: input }, { it: output })["it"];

  it.for([
    ["keeps an input that still holds", text, "a", "a", "a"],
    ["keeps the program's way to write it", field.string({ equality: "case-insensitive", docs }), "Ab", "ab", "Ab"],
    ["keeps an input that the platform does not tell", text, "a", undefined, "a"],
    ["takes over what has drifted", text, "mine", "theirs", "theirs"],
    ["notices what was cleared", text, "mine", "", undefined],
    ["takes over what has appeared", text, undefined, "theirs", "theirs"],
    [
      "leaves to the platform what was left to it",
      field.string({ computed: true, docs }),
      undefined,
      "theirs",
      undefined,
    ],
    ["takes over drift of what the program gave", field.string({ computed: true, docs }), "mine", "theirs", "theirs"],
    ["takes over that it was cleared", field.string({ computed: true, docs }), "mine", "", ""],
    ["keeps what only the provider knows", field.boolean({ local: true, docs }), true, false, true],
    ["keeps what is ignored", field.string({ ignored: true, docs }), "a", "b", "a"],
    ["keeps an automatic name", field.string({ autoName: { maxLength: 9 }, docs }), "a", "b", "a"],
    ["does not make inputs of outputs", field.string({ output: true, docs }), undefined, "a", undefined],
    ["takes over drift to false where the default is true", field.boolean({ default: true, docs }), true, false, false],
    ["keeps the order of a set", field.set(text, { docs }), ["a", "b"], ["b", "a"], ["a", "b"]],
  ] as [string, Field, unknown, unknown, unknown][])("%s", ([, it, input, output, expected]) => {
    expect(refreshed(it, input, output)).toEqual(expected);
  });

  it("goes into nested objects", () => {
    expect(refreshed(member, { name: "a" }, { name: "b", size: 6, id: "i-1" })).toEqual({ name: "b" });
    expect(refreshed(member, { name: "a", size: 6 }, { name: "a", size: 7, id: "i-1" })).toEqual({
      name: "a",
      size: 7,
    });
    expect(refreshed(member, undefined, { name: "a", size: 7, id: "i-1" })).toEqual({ name: "a", size: 7 });
  });
});
