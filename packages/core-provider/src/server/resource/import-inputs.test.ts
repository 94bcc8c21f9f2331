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
  it("keeps a secret that a rule requires for this object", () => {
    const fields = { kind: text, key: field.string({ computed: true, secret: true, docs }) };
    const wanted = requiredWhen(["key"], { says: "kind is OWN", fields: ["kind"], test: ({ kind }) => kind === "OWN" });
    expect(importedInputs(fields, { kind: "OWN", key: "k" }, [wanted]).values).toEqual({ kind: "OWN", key: "k" });
    expect(importedInputs(fields, { kind: "MADE", key: "k" }, [wanted]).values).toEqual({ kind: "MADE" });
  });

  /** The input that an import derives from an output. */
  const imported = (it: Field, output: unknown) => importedInputs({ it }, { it: output }).values["it"];

  it.for([
    ["adopts a value", text, "a", "a"],
    ["omits an empty value", text, "", undefined],
    ["omits a missing value", text, undefined, undefined],
    ["keeps a required empty value", field.string({ required: true, docs }), "", ""],
    ["adopts a value that the platform chose", field.string({ computed: true, docs }), "a", "a"],
    ["omits a value that the platform never returns", field.string({ writeOnly: true, docs }), "a", undefined],
    ["omits an optional secret", field.string({ computed: true, secret: true, docs }), "a", undefined],
    [
      "omits a deprecated value that stays unchanged",
      field.string({ computed: true, deprecated: "use b", docs }),
      "a",
      undefined,
    ],
    [
      "keeps a deprecated value that would be removed if it is omitted",
      field.string({ deprecated: "use b", docs }),
      "a",
      "a",
    ],
    ["keeps a secret that would be removed if it is omitted", field.string({ secret: true, docs }), "a", "a"],
    ["omits outputs", field.string({ output: true, docs }), "a", undefined],
    ["omits an ignored value", field.string({ ignored: true, docs }), "a", undefined],
    ["omits a default", field.integer({ default: 6, docs }), 6, undefined],
    [
      "omits a value that equals the default",
      field.string({ default: "Ab", equality: "case-insensitive", docs }),
      "aB",
      undefined,
    ],
    ["keeps a value that differs from the default", field.integer({ default: 6, docs }), 0, 0],
    ["keeps false if the default is true", field.boolean({ default: true, docs }), false, false],
    ["keeps an empty string if the default is not empty", field.string({ default: "a", docs }), "", ""],
    ["omits a missing value with a default", field.integer({ default: 6, docs }), undefined, undefined],
    [
      "omits an object that the platform sets and left empty",
      field.object({ package: field.string({ required: true, values: ["A"], docs }) }, { computed: true, docs }),
      { package: "" },
      undefined,
    ],
    ["adopts an automatic name", field.string({ autoName: { maxLength: 9 }, docs }), "a", "a"],
  ] as [string, Field, unknown, unknown][])("%s", ([, it, output, expected]) => {
    expect(imported(it, output)).toEqual(expected);
  });

  it("omits outputs and defaults in nested objects", () => {
    const output = { name: "a", size: 6, id: "i-1" };
    const input = { name: "a" };
    expect(imported(member, output)).toEqual(input);
    expect(imported(field.list(member, { docs }), [output])).toEqual([input]);
    expect(imported(field.set(member, { docs }), [{ ...output, size: 7 }])).toEqual([{ name: "a", size: 7 }]);
    expect(imported(field.map(member, { docs }), { k: output })).toEqual({ k: input });
    expect(imported(field.map(field.list(member, { docs }), { docs }), { k: [output] })).toEqual({ k: [input] });
  });

  it("records which defaults it omits", () => {
    const fields = { it: member, all: field.set(member, { docs }), open: field.boolean({ default: true, docs }) };
    const output = { name: "a", size: 6, id: "i-1" };
    expect(importedInputs(fields, { it: output, all: [output, { ...output, size: 7 }], open: false })).toEqual({
      values: { it: { name: "a" }, all: [{ name: "a" }, { name: "a", size: 7 }], open: false },
      defaulted: { "it.size": 6, "all[*].size": 6 },
    });
  });

  describe("of an object with nothing but optional secrets", () => {
    const secret = field.string({ computed: true, secret: true, docs });
    const outputs = { it: { key: "k", token: "t" } };
    it.for([
      ["an optional one", field.object({ key: secret, token: secret }, { docs })],
      [
        "one that is unset when it is empty",
        field.object({ key: secret, token: secret }, { emptyIsUnset: true, docs }),
      ],
      [
        "a value next to one that the platform never returns",
        field.object({ key: secret, token: field.string({ writeOnly: true, docs }) }, { docs }),
      ],
    ] as [string, Field][])("leaves out %s, and nothing differs then", ([, it]) => {
      const fields = { it };
      const { values, defaulted } = importedInputs(fields, outputs);
      expect(values).toEqual({});
      const sides = { before: values, actual: outputs, defaulted: { wanted: {}, before: defaulted }, imported: true };
      expect(diff(fields, { wanted: withDefaults(fields, {}, { former: values }), ...sides })).toEqual([]);
      expect(refreshedInputs(fields, values, outputs, defaulted)).toEqual({});
      // Once the program has set it, removing it is a change.
      expect(diff(fields, { wanted: {}, ...sides, before: outputs })).toHaveLength(1);
    });
  });

  it("returns inputs that pass the check and show no difference", () => {
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

    const { values: inputs, defaulted } = importedInputs(fields, outputs);
    expect(defaulted).toEqual({});
    const checked = check(fields, withDefaults(fields, inputs, {}));

    expect(checked.problems).toEqual([]);
    expect(diff(fields, { wanted: checked.values, before: inputs, actual: outputs })).toEqual([]);
  });
});

describe("a refresh", () => {
  /** The input that a refresh derives from an input and an output. */
  const refreshed = (it: Field, input: unknown, output: unknown) =>
    refreshedInputs({ it }, input === undefined ? {} : { it: input }, { it: output })["it"];

  it.for([
    ["keeps an unchanged input", text, "a", "a", "a"],
    ["keeps the program's spelling", field.string({ equality: "case-insensitive", docs }), "Ab", "ab", "Ab"],
    ["keeps an input that the platform does not return", text, "a", undefined, "a"],
    ["adopts a drifted value", text, "mine", "theirs", "theirs"],
    ["detects a cleared value", text, "mine", "", undefined],
    ["adopts a new value", text, undefined, "theirs", "theirs"],
    [
      "ignores a value that is left to the platform",
      field.string({ computed: true, docs }),
      undefined,
      "theirs",
      undefined,
    ],
    [
      "adopts drift of a value that the program set",
      field.string({ computed: true, docs }),
      "mine",
      "theirs",
      "theirs",
    ],
    ["adopts that it was cleared", field.string({ computed: true, docs }), "mine", "", ""],
    ["keeps a value that only the provider knows", field.boolean({ local: true, docs }), true, false, true],
    ["keeps an ignored value", field.string({ ignored: true, docs }), "a", "b", "a"],
    ["keeps an automatic name", field.string({ autoName: { maxLength: 9 }, docs }), "a", "b", "a"],
    ["does not make inputs of outputs", field.string({ output: true, docs }), undefined, "a", undefined],
    ["adopts drift to false if the default is true", field.boolean({ default: true, docs }), true, false, false],
    ["does not add a default that was never applied", field.integer({ default: 6, docs }), undefined, 7, undefined],
    ["keeps the order of a set", field.set(text, { docs }), ["a", "b"], ["b", "a"], ["a", "b"]],
  ] as [string, Field, unknown, unknown, unknown][])("%s", ([, it, input, output, expected]) => {
    expect(refreshed(it, input, output)).toEqual(expected);
  });

  it("adds a default that an import omitted if the platform has another value", () => {
    const fields = { it: field.integer({ default: 6, docs }), all: field.list(member, { docs }) };
    const notes = { it: 6, "all[*].size": 6 };
    const inputs = { all: [{ name: "a" }, { name: "b" }] };
    const output = {
      it: 6,
      all: [
        { name: "a", size: 6 },
        { name: "b", size: 6 },
      ],
    };
    expect(refreshedInputs(fields, inputs, output, notes)).toEqual(inputs);
    expect(refreshedInputs(fields, inputs, { it: 7, all: [{ name: "a", size: 8 }, output.all[1]] }, notes)).toEqual({
      it: 7,
      all: [{ name: "a", size: 8 }, { name: "b" }],
    });
  });

  it("adds no default that was never applied to an element, even if other values changed", () => {
    const item = field.object({ ...member.fields, mode: field.string({ default: "x", docs }) }, { docs });
    for (const it of [field.list(item, { docs }), field.set(item, { docs })]) {
      const output = [
        { name: "c", size: 6, mode: "z" },
        { name: "b", size: 9, mode: "y" },
      ];
      expect(refreshed(it, [{ name: "b", size: 6 }], output)).toEqual([output[0], { name: "b", size: 9 }]);
    }
  });

  it("applies to nested objects", () => {
    expect(refreshed(member, { name: "a" }, { name: "b", size: 6, id: "i-1" })).toEqual({ name: "b" });
    expect(refreshed(member, { name: "a", size: 6 }, { name: "a", size: 7, id: "i-1" })).toEqual({
      name: "a",
      size: 7,
    });
    expect(refreshed(member, undefined, { name: "a", size: 7, id: "i-1" })).toEqual({ name: "a", size: 7 });
  });
});
