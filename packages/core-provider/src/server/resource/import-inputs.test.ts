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
    ["takes over a value", text, "a", "a"],
    ["leaves out what is empty", text, "", undefined],
    ["leaves out what is absent", text, undefined, undefined],
    ["keeps a required one though it is empty", field.string({ required: true, docs }), "", ""],
    ["takes over what the platform chose", field.string({ computed: true, docs }), "a", "a"],
    ["omits a value that the platform never returns", field.string({ writeOnly: true, docs }), "a", undefined],
    [
      "leaves out a secret that need not be given",
      field.string({ computed: true, secret: true, docs }),
      "a",
      undefined,
    ],
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
    ["keeps an empty string if the default is not empty", field.string({ default: "a", docs }), "", ""],
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

  it("notes which defaults it leaves out", () => {
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
    ["keeps an input that still holds", text, "a", "a", "a"],
    ["keeps the program's way to write it", field.string({ equality: "case-insensitive", docs }), "Ab", "ab", "Ab"],
    ["keeps an input that the platform does not return", text, "a", undefined, "a"],
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

  it("goes into nested objects", () => {
    expect(refreshed(member, { name: "a" }, { name: "b", size: 6, id: "i-1" })).toEqual({ name: "b" });
    expect(refreshed(member, { name: "a", size: 6 }, { name: "a", size: 7, id: "i-1" })).toEqual({
      name: "a",
      size: 7,
    });
    expect(refreshed(member, undefined, { name: "a", size: 7, id: "i-1" })).toEqual({ name: "a", size: 7 });
  });
});
