import { describe, expect, it } from "vitest";
import { type Field, type Fields, field } from "../definition/field.ts";
import { type Shown, sentence } from "../definition/problem.ts";
import { conflictsWith, exactlyOneOf, type Rule, requiredWith } from "../definition/rules.ts";
import { Asset } from "../value/asset.ts";
import { unknown } from "../value/unknown.ts";
import { check } from "./check.ts";

const docs = "What it is.";

/** Sentences of the problems with one value in the property `it`. */
function problemsOf(it: Field, value: unknown, secrets: readonly string[] = []): string[] {
  return check({ it }, { it: value }, [], new Set(secrets)).problems.map(sentence);
}

/** The value that comes out of a check that finds nothing. */
function checkedOf(it: Field, value: unknown): unknown {
  const { values, problems } = check({ it }, { it: value });
  expect(problems).toEqual([]);
  return values["it"];
}

describe("the type of a value", () => {
  it.for([
    ["a string", field.string({ docs }), "a", "a"],
    ["a string from a number", field.string({ docs }), 6, "6"],
    ["a string from a boolean", field.string({ docs }), true, "true"],
    ["a whole number", field.integer({ docs }), 6, 6],
    ["a whole number from a string", field.integer({ docs }), "6", 6],
    ["a number from a string", field.number({ docs }), "0.5", 0.5],
    ["a truth value", field.boolean({ docs }), false, false],
    ["true from a string", field.boolean({ docs }), "true", true],
    ["false from a string", field.boolean({ docs }), "false", false],
    ["a list with its items", field.list(field.integer({ docs }), { docs }), ["1", 2], [1, 2]],
    ["a set with its items", field.set(field.string({ docs }), { docs }), [1], ["1"]],
    ["a map with its values", field.map(field.integer({ docs }), { docs }), { "a.b": "1" }, { "a.b": 1 }],
    ["an object with its members", field.object({ n: field.integer({ docs }) }, { docs }), { n: "1" }, { n: 1 }],
    ["anything", field.any({ docs }), { a: [null] }, { a: [null] }],
  ] as [string, Field, unknown, unknown][])("is set right: %s", ([, it, given, expected]) => {
    expect(checkedOf(it, given)).toEqual(expected);
  });

  it.for([
    ["a string", field.string({ docs }), { a: 1 }, "it must be a string"],
    ["a number", field.number({ docs }), "many", 'it must be a number, not "many"'],
    ["a number in an empty string", field.number({ docs }), " ", 'it must be a number, not " "'],
    ["a value that is not a number", field.number({ docs }), Number.NaN, "it must be a number, not null"],
    ["a number in a list", field.integer({ docs }), [1], "it must be a whole number, not [1]"],
    ["a whole number", field.integer({ docs }), 1.5, "it must be a whole number, not 1.5"],
    ["a truth value", field.boolean({ docs }), "yes", 'it must be true or false, not "yes"'],
    ["a list", field.list(field.string({ docs }), { docs }), "a", "it must be a list"],
    ["a set", field.set(field.string({ docs }), { docs }), { a: 1 }, "it must be a list"],
    ["a map", field.map(field.string({ docs }), { docs }), ["a"], "it must be a map"],
    ["an object", field.object({}, { docs }), "a", "it must be an object"],
    [
      "an object with members",
      field.object(
        {
          id: field.string({ required: true, docs: "ID of the environment, `env-...`." }),
          size: field.integer({ required: true, min: 3, docs }),
          on: field.boolean({ required: true, docs }),
          mode: field.string({ required: true, values: ["A", "B"], docs }),
          tags: field.list(field.string({ docs }), { required: true, docs }),
          more: field.string({ docs }),
        },
        { docs },
      ),
      "env-1",
      'it must be an object, such as { id: "env-abc123", size: 3, on: true, mode: "A", tags: ["..."] }',
    ],
    [
      "an object with optional members",
      field.object({ key: field.string({ docs }), born: field.string({ output: true, docs }) }, { docs }),
      1,
      'it must be an object, such as { key: "..." }',
    ],
    ["no asset", field.string({ docs }), new Asset("asset", {}), "it must be a string, not an asset"],
    ["no archive", field.any({ docs }), new Asset("archive", {}), "it must be a value, not an archive"],
  ] as [string, Field, unknown, string][])("is reported if invalid: %s", ([, it, given, message]) => {
    expect(problemsOf(it, given)).toEqual([message]);
  });

  it("keeps unknown values unchanged at any depth", () => {
    const deep = field.map(field.object({ n: field.integer({ min: 9, required: true, docs }) }, { docs }), { docs });
    expect(checkedOf(deep, { a: { n: unknown }, b: unknown })).toEqual({ a: { n: unknown }, b: unknown });
    const text = field.string({ values: ["a"], pattern: { match: /x/, says: "be x" }, min: 9, docs });
    expect(checkedOf(text, unknown)).toBe(unknown);
  });

  it("reports nulls inside lists and maps", () => {
    expect(problemsOf(field.list(field.string({ docs }), { docs }), ["a", null])).toEqual(["it[1] must not be null"]);
    expect(problemsOf(field.map(field.string({ docs }), { docs }), { "x.y": null })).toEqual([
      'it["x.y"] must not be null',
    ]);
  });
});

describe("a required property", () => {
  it("is reported with the first sentence of its documentation", () => {
    const fields = { name: field.string({ required: true, docs: "Name of the topic. Unique in its cluster." }) };
    const expected = [{ path: "name", message: "is required: name of the topic" }];
    expect(check(fields, {}).problems).toEqual(expected);
    expect(check(fields, { name: null }).problems).toEqual(expected);
    expect(check(fields, { name: unknown }).problems).toEqual([]);
  });

  it("keeps abbreviations at the beginning of its documentation", () => {
    const fields = { id: field.string({ required: true, docs: "ID of the cluster." }) };
    expect(check(fields, {}).problems[0]?.message).toBe("is required: ID of the cluster");
  });

  it("is required in nested objects too", () => {
    const pair = field.object({ key: field.string({ required: true, docs: "The key" }) }, { docs });
    expect(problemsOf(pair, {})).toEqual(["it.key is required: the key"]);
    expect(problemsOf(field.list(pair, { docs }), [{ key: "a" }, {}])).toEqual(["it[1].key is required: the key"]);
  });
});

describe("a closed enumeration", () => {
  const mode = field.string({ values: ["OPEN", "SHUT"], docs });

  it("rejects other values, and suggests the right spelling if only the case is wrong", () => {
    expect(problemsOf(mode, "AJAR")).toEqual(['it must be OPEN or SHUT, not "AJAR"']);
    expect(problemsOf(mode, "open")).toEqual(['it must be OPEN or SHUT, not "open"; write "OPEN"']);
    expect(problemsOf(mode, "SHUT")).toEqual([]);
  });
});

describe("an open enumeration", () => {
  const color = field.string({ knownValues: ["red", "blue"], docs });

  it("warns about unknown values and accepts them", () => {
    const { values, problems, warnings } = check({ color }, { color: "mauve" });
    expect([values, problems]).toEqual([{ color: "mauve" }, []]);
    expect(warnings.map(sentence)).toEqual([
      'color is "mauve", which this version of the provider does not know (known: red and blue); it is sent unchanged',
    ]);
    expect(check({ color }, { color: "red" }).warnings).toEqual([]);
  });

  it("does not quote a secret", () => {
    const secretColor = field.string({ secret: true, knownValues: ["red"], docs });
    expect(JSON.stringify(check({ secretColor }, { secretColor: "mauve" }).warnings)).not.toContain("mauve");
  });
});

describe("a pattern and a range", () => {
  it.for([
    [
      "a pattern",
      field.string({ pattern: { match: /^lkc-/, says: "begin with lkc-" }, docs }),
      "x",
      'it must begin with lkc-, not "x"',
    ],
    ["a minimum length of one", field.string({ min: 1, docs }), "", "it must not be empty"],
    ["a minimum length", field.string({ min: 3, docs }), "ab", "it must have at least 3 characters, not 2"],
    ["a maximum length", field.string({ max: 3, docs }), "abcd", "it must have at most 3 characters, not 4"],
    ["a maximum length of one", field.string({ max: 1, docs }), "ab", "it must have at most 1 character, not 2"],
    ["both lengths", field.string({ min: 2, max: 3, docs }), "a", "it must have 2 to 3 characters, not 1"],
    ["an exact length", field.string({ min: 3, max: 3, docs }), "a", "it must have exactly 3 characters, not 1"],
    ["a minimum", field.integer({ min: 1, docs }), 0, "it must be at least 1, not 0"],
    ["a maximum", field.number({ max: 1.5, docs }), 2, "it must be at most 1.5, not 2"],
    ["both numbers", field.integer({ min: 1, max: 9, docs }), "10", "it must be 1 to 9, not 10"],
    [
      "elements",
      field.list(field.string({ docs }), { min: 1, max: 5, docs }),
      [],
      "it must have 1 to 5 elements, not 0",
    ],
    [
      "one element",
      field.list(field.string({ docs }), { max: 1, docs }),
      ["a", "b"],
      "it must have at most 1 element, not 2",
    ],
    ["some element", field.set(field.string({ docs }), { min: 1, docs }), [], "it must have at least 1 element, not 0"],
  ] as [string, Field, unknown, string][])("refuses what is outside: %s", ([, it, given, message]) => {
    expect(problemsOf(it, given)).toEqual([message]);
  });

  it("accepts its limits", () => {
    expect(problemsOf(field.integer({ min: 1, max: 9, docs }), 1)).toEqual([]);
    expect(problemsOf(field.integer({ min: 1, max: 9, docs }), 9)).toEqual([]);
    expect(problemsOf(field.string({ min: 2, max: 2, docs }), "ab")).toEqual([]);
  });

  it("applies to the items of a collection", () => {
    expect(problemsOf(field.map(field.integer({ max: 1, docs }), { docs }), { a: 2 })).toEqual([
      "it.a must be at most 1, not 2",
    ]);
  });
});

describe("an unknown or read-only property", () => {
  const fields: Fields = {
    topicName: field.string({ docs }),
    partitionsCount: field.integer({ docs }),
    url: field.string({ output: true, docs }),
  };

  it("is reported with a similar existing name", () => {
    expect(check(fields, { topicname: "a" }).problems.map(sentence)).toEqual([
      "topicname is not a property; did you mean topicName?",
    ]);
  });

  it("is reported with the existing names if none is similar", () => {
    expect(check(fields, { zone: "a" }).problems.map(sentence)).toEqual([
      "zone is not a property; the properties are topicName and partitionsCount",
    ]);
    expect(check({}, { zone: "a" }).problems.map(sentence)).toEqual([
      "zone is not a property; this object has no properties",
    ]);
  });

  it("is reported if it is an output", () => {
    expect(check(fields, { url: "a" }).problems.map(sentence)).toEqual([
      "url is set by the platform and cannot be set by the program; remove it",
    ]);
  });

  it("keeps odd names readable", () => {
    const inner = field.object({ a: field.string({ docs }) }, { docs });
    expect(problemsOf(inner, { "x.y": 1 })).toEqual(['it["x.y"] is not a property; the properties are a']);
  });

  it("ignores the engine's keys", () => {
    expect(check(fields, { __defaults: [], topicName: "a" })).toMatchObject({
      values: { topicName: "a" },
      problems: [],
      warnings: [],
    });
  });
});

describe("a deprecated property", () => {
  it("causes a warning and is still checked", () => {
    const fields = { old: field.integer({ deprecated: "use size", docs }) };
    expect(check(fields, { old: "x" })).toMatchObject({
      problems: [{ path: "old" }],
      warnings: [{ path: "old", message: "is deprecated: use size" }],
    });
    expect(check(fields, {}).warnings).toEqual([]);
  });
});

describe("a misspelled name", () => {
  const fields = {
    name: field.string({ required: true, docs }),
    id: field.string({ docs }),
    cluster: field.object({ id: field.string({ required: true, docs }) }, { docs }),
  };
  const problemsWith = (values: Record<string, unknown>, ...rules: Rule[]) =>
    check(fields, values, rules).problems.map(sentence);

  it("is one problem, even if the intended property is required", () => {
    expect(problemsWith({ nme: "x" })).toEqual(["nme is not a property; did you mean name?"]);
    expect(problemsWith({ name: "x", cluster: { Id: "x" } })).toEqual([
      "cluster.Id is not a property; did you mean id?",
    ]);
  });

  it("is one problem, even if a rule requires the intended property", () => {
    expect(problemsWith({ name: "x", idd: "x" }, exactlyOneOf("id", "cluster"))).toEqual([
      "idd is not a property; did you mean id?",
    ]);
  });

  it("does not hide that another property is missing", () => {
    expect(problemsWith({ idd: "x" })).toEqual([
      "idd is not a property; did you mean id?",
      "name is required: what it is",
    ]);
  });

  it("counts as the intended property for the definition's check", () => {
    expect(check(fields, { nme: "x", cluster: { Id: "x" } }).covered).toEqual(
      ["cluster.Id", "cluster.id", "nme", "name"].sort(),
    );
  });
});

describe("all problems at once", () => {
  it("are reported together, each only once", () => {
    const fields = {
      name: field.string({ required: true, docs: "The name." }),
      size: field.integer({ min: 1, docs }),
      mode: field.string({ values: ["A"], docs }),
      inner: field.object({ key: field.string({ required: true, docs: "The key." }) }, { docs }),
    };
    expect(check(fields, { size: 0, mode: "B", inner: {}, nme: "x" }).problems.map(({ path }) => path)).toEqual([
      "nme",
      "size",
      "mode",
      "inner.key",
    ]);
  });

  it("skip a property that already has a problem", () => {
    const fields = { a: field.string({ required: true, docs }), b: field.string({ docs }) };
    const problems = check(fields, {}, [exactlyOneOf("a", "b")]).problems.map(sentence);
    expect(problems).toEqual(["a is required: what it is"]);
  });

  it("give one message for a broken rule", () => {
    const fields = { a: field.string({ docs }), b: field.string({ docs }), c: field.string({ docs }) };
    expect(check(fields, { a: "1", b: "2", c: "3" }, [exactlyOneOf("a", "b", "c")]).problems).toHaveLength(1);
  });
});

describe("rules", () => {
  it("treat an empty string as unset if its property does, even if it is the default", () => {
    const fields = {
      id: field.string({ emptyIsUnset: true, docs }),
      name: field.string({ default: "", emptyIsUnset: true, docs }),
      text: field.string({ docs }),
    };
    const found = (values: Record<string, unknown>) =>
      check(fields, values, [exactlyOneOf("id", "name", "text")]).problems.map(sentence);

    expect(found({ id: "", name: "" })).toEqual(["Give exactly one of id, name and text"]);
    expect(found({ id: "", name: "", text: "" })).toEqual([]);
    expect(found({ id: "a", name: "", text: "" })).toEqual(["text cannot be combined with id; set only one of them"]);
  });

  it("leave an empty string that counts as unset in the values", () => {
    const fields = { name: field.string({ default: "", emptyIsUnset: true, docs }) };
    expect(check(fields, { name: "" }, [exactlyOneOf("id", "name")]).values).toEqual({ name: "" });
  });

  it("quote values only with a function that hides secrets, in nested objects too", () => {
    const quoting = {
      says: "",
      fields: ["a"],
      test: ({ a }: Readonly<Record<string, unknown>>, shown: Shown) => [
        { path: "a", message: `must not be ${shown("a", a)}` },
      ],
    };
    const fields = {
      a: field.string({ docs }),
      o: field.object({ a: field.string({ docs }) }, { docs, rules: [quoting] }),
    };
    const values = { a: "open", o: { a: "hunter2" } };
    const found = check(fields, values, [quoting], new Set(["o.a"])).problems.map(sentence);
    expect(found).toEqual(["o.a must not be [secret]", 'a must not be "open"']);
  });

  const pair = { key: field.string({ docs }), secret: field.string({ docs }) };

  it("of an object name the whole path", () => {
    const it = field.object(pair, { docs, rules: [requiredWith("key", "secret")] });
    expect(problemsOf(it, { key: "a" })).toEqual(["it.secret is required because key is set"]);
    expect(problemsOf(field.list(it, { docs }), [{ key: "a" }])).toEqual([
      "it[0].secret is required because key is set",
    ]);
  });

  it("can be about a whole object", () => {
    const whole = { says: "", fields: [], test: () => [{ path: "", message: "it makes no sense" }] };
    expect(check(pair, {}, [whole]).problems.map(sentence)).toEqual(["it makes no sense"]);
    expect(problemsOf(field.object(pair, { docs, rules: [whole] }), {})).toEqual(["it it makes no sense"]);
  });

  it("receive converted values, and unknown ones", () => {
    const seen: unknown[] = [];
    const watch = { says: "", fields: [], test: (values: unknown) => [seen.push(values)].slice(1) as never[] };
    check({ n: field.integer({ docs }), u: field.string({ docs }) }, { n: "1", u: unknown }, [watch]);
    expect(seen).toEqual([{ n: 1, u: unknown }]);
  });

  it("ignore unknown values", () => {
    expect(check(pair, { key: unknown, secret: "a" }, [conflictsWith("key", "secret")]).problems).toEqual([]);
  });
});

describe("a secret", () => {
  const secrets: [string, Field, unknown, readonly string[]][] = [
    ["by definition, in an enumeration", field.string({ secret: true, values: ["a"], docs }), "hunter2", []],
    [
      "by definition of its container",
      field.object({ n: field.integer({ docs }) }, { secret: true, docs }),
      { n: "hunter2" },
      [],
    ],
    [
      "by the program, beside it in a map",
      field.map(field.integer({ docs }), { docs }),
      { open: "hunter2", other: 1 },
      ["it.other"],
    ],
    [
      "by the program, beside it in an object",
      field.object({ a: field.integer({ docs }), b: field.string({ docs }) }, { docs }),
      { a: "hunter2", b: "x" },
      ["it.b"],
    ],
    [
      "by definition, in a pattern",
      field.string({ secret: true, pattern: { match: /^x/, says: "begin with x" }, docs }),
      "hunter2",
      [],
    ],
    ["by definition, as a number", field.integer({ secret: true, docs }), "hunter2", []],
    ["by definition, out of range", field.integer({ secret: true, max: 9, docs }), 424242, []],
    ["by the program", field.string({ values: ["a"], docs }), "hunter2", ["it"]],
    ["by the program, above", field.map(field.integer({ docs }), { docs }), { k: "hunter2" }, ["it"]],
    ["by the program, in a list above", field.list(field.boolean({ docs }), { docs }), ["hunter2"], ["it"]],
    ["by the program, inside a quoted value", field.integer({ docs }), { password: "hunter2" }, ["it.password"]],
    ["by the program, inside a quoted list", field.boolean({ docs }), ["hunter2"], ["it[0]"]],
  ];

  it.for(secrets)("is never quoted: %s", ([, it, value, paths]) => {
    const problems = problemsOf(it, value, paths);
    expect(problems).toHaveLength(1);
    expect(problems.join()).not.toMatch(/hunter2|424242/);
  });

  it("is not revealed by the suggested spelling", () => {
    expect(problemsOf(field.string({ values: ["A", "B"], docs }), "a", ["it"])).toEqual([
      "it must be A or B, not [secret]",
    ]);
  });

  it("does not reveal its length", () => {
    expect(problemsOf(field.string({ secret: true, min: 9, docs }), "ab")).toEqual([
      "it must have at least 9 characters",
    ]);
  });

  it("does not hide other values", () => {
    expect(problemsOf(field.integer({ docs }), "many", ["item", "i"])).toEqual([
      'it must be a whole number, not "many"',
    ]);
  });
});

describe("values that the state already contains", () => {
  const fields = {
    name: field.string({ max: 5, pattern: { match: /^[a-z]+$/, says: "hold only small letters" }, docs }),
    size: field.integer({ min: 1, max: 9, docs }),
    mode: field.string({ values: ["A", "B"], docs }),
    color: field.string({ knownValues: ["red"], docs }),
    hosts: field.list(field.string({ pattern: { match: /^[a-z]+$/, says: "hold only small letters" }, docs }), {
      max: 2,
      docs,
    }),
    options: field.map(field.string({ max: 2, docs }), { docs }),
    inner: field.object({ port: field.integer({ max: 9, docs }) }, { docs }),
    rows: field.list(field.object({ port: field.integer({ max: 9, docs }) }, { docs }), { docs }),
  };
  const odd = {
    name: "it's",
    size: 10,
    mode: "C",
    color: "mauve",
    hosts: ["A", "B", "C"],
    options: { a: "long" },
    inner: { port: 10 },
    rows: [{ port: 10 }, { port: 1 }],
  };
  const found = (news: object, olds: object, rules: readonly Rule[] = []) =>
    check(fields, news as Record<string, unknown>, rules, new Set(), olds as Record<string, unknown>);

  it("are not checked again, even if invalid", () => {
    expect(found(odd, odd)).toMatchObject({ problems: [], warnings: [] });
    expect(found({ ...odd, size: "10" }, odd)).toMatchObject({ problems: [], values: { size: 10 } });
  });

  it("may change their position in a list", () => {
    const moved = { ...odd, hosts: ["C", "A", "b"], rows: [{ port: 2 }, { port: 10 }] };
    expect(found(moved, odd).problems).toEqual([]);
  });

  it("do not allow other values", () => {
    const changed = {
      name: "its'",
      size: 11,
      mode: "D",
      color: "teal",
      hosts: ["D", "A", "B", "C"],
      options: { a: "longer", b: "long" },
      inner: { port: 11 },
      rows: [{ port: 11 }],
    };
    const { problems, warnings } = found(changed, odd);
    expect([...problems, ...warnings].map(({ path }) => path)).toEqual([
      "name",
      "size",
      "mode",
      "hosts",
      "hosts[0]",
      "options.a",
      "options.b",
      "inner.port",
      "rows[0].port",
      "color",
    ]);
  });

  it("are rejected if their type is wrong", () => {
    expect(found({ size: "many" }, { size: "many" }).problems).toHaveLength(1);
  });

  it("are not checked again by a rule that is only about them", () => {
    const rule = exactlyOneOf("name", "mode");
    expect(found({ name: "a", mode: "A", size: 2 }, { name: "a", mode: "A" }, [rule]).problems).toEqual([]);
    expect(found({ name: "a", mode: "A" }, { name: "a", mode: "B" }, [rule]).problems).toHaveLength(1);
    expect(found({ name: "a", mode: "A" }, { name: "a" }, [rule]).problems).toHaveLength(1);
  });
});

describe("a required value that the state lacks", () => {
  const inner = field.object({ key: field.string({ required: true, min: 1, docs }) }, { docs });
  const fields = { chain: field.string({ required: true, min: 1, docs }), name: field.string({ docs }), inner };
  const found = (news: Record<string, unknown>, olds: Record<string, unknown>) =>
    check(fields, news, [], new Set(), olds);

  it.each([[{}], [{ chain: "" }]])(
    "is not reported while the program changes nothing, as after an import: %j",
    (more) => {
      const olds = { name: "a", inner: {} };
      expect(found({ ...olds, ...more }, olds)).toMatchObject({ problems: [], values: olds });
      expect(found({ ...olds, inner: { key: "" }, ...more }, olds).problems).toEqual([]);
    },
  );

  it("is reported once the program changes something", () => {
    expect(found({ name: "b" }, { name: "a" }).problems.map(({ path }) => path)).toEqual(["chain"]);
    expect(found({ name: "a" }, { name: "a", chain: "x" }).problems.map(({ path }) => path)).toEqual(["chain"]);
  });
});
