import { describe, expect, expectTypeOf, it } from "vitest";
import {
  type ArgOf,
  type Args,
  decreased,
  field,
  isInput,
  type OutputOf,
  type Outputs,
  type ReadOutputs,
  type Role,
  responseField,
} from "./field.ts";

const docs = "What it is.";

describe("the role of a field", () => {
  const cases: [string, Role, Role][] = [
    ["required", field.string({ required: true, docs }).role, "required"],
    ["nothing", field.string({ docs }).role, "optional"],
    ["a default", field.string({ default: "a", docs }).role, "defaulted"],
    ["a default that is false", field.boolean({ default: false, docs }).role, "defaulted"],
    ["an automatic name", field.string({ autoName: { maxLength: 9 }, docs }).role, "defaulted"],
    ["computed with a default", field.integer({ computed: true, default: 1, docs }).role, "defaulted"],
    ["computed", field.string({ computed: true, docs }).role, "computed"],
    ["output", field.string({ output: true, docs }).role, "output"],
    ["optional output", field.string({ output: true, optional: true, docs }).role, "optionalOutput"],
    ["required with a default", field.string({ required: true, default: "a", docs }).role, "required"],
  ];

  it.for(cases)("with %s", ([, role, expected]) => {
    expect(role).toBe(expected);
  });

  it("shows which fields the program may set", () => {
    expect(isInput(field.string({ computed: true, docs }))).toBe(true);
    expect(isInput(field.string({ output: true, docs }))).toBe(false);
    expect(isInput(field.string({ output: true, optional: true, docs }))).toBe(false);
  });

  it("is part of the field's type", () => {
    expectTypeOf(field.string({ required: true, docs }).role).toEqualTypeOf<"required">();
    expectTypeOf(field.string({ docs }).role).toEqualTypeOf<"optional">();
    expectTypeOf(field.string({ default: "a", docs }).role).toEqualTypeOf<"defaulted">();
    expectTypeOf(field.string({ autoName: { maxLength: 9 }, docs }).role).toEqualTypeOf<"defaulted">();
    expectTypeOf(field.string({ computed: true, docs }).role).toEqualTypeOf<"computed">();
    expectTypeOf(field.string({ computed: true, default: "a", docs }).role).toEqualTypeOf<"defaulted">();
    expectTypeOf(field.string({ output: true, docs }).role).toEqualTypeOf<"output">();
    expectTypeOf(field.string({ output: true, optional: true, docs }).role).toEqualTypeOf<"optionalOutput">();
  });
});

describe("the shape of a field", () => {
  it("contains its element type", () => {
    const item = field.string({ docs });
    expect(field.list(item, { docs })).toMatchObject({ kind: "list", item });
    expect(field.set(item, { docs })).toMatchObject({ kind: "set", item });
    expect(field.map(item, { docs })).toMatchObject({ kind: "map", item });
  });

  it("contains its members, and rules only if there are any", () => {
    const members = { a: field.string({ docs }) };
    const rule = { says: "No.", fields: ["a"], test: () => [] };
    expect(field.object(members, { docs })).toMatchObject({ kind: "object", fields: members });
    expect(field.object(members, { docs })).not.toHaveProperty("rules");
    expect(field.object(members, { docs, rules: [rule] }).rules).toEqual([rule]);
  });
});

describe("inferred types", () => {
  const fields = {
    name: field.string({ required: true, docs }),
    size: field.integer({ default: 1, docs }),
    color: field.string({ computed: true, docs }),
    mode: field.string({ values: ["OPEN", "SHUT"], docs }),
    id: field.string({ output: true, docs }),
    note: field.string({ output: true, optional: true, docs }),
    tags: field.set(field.string({ docs }), { docs }),
    labels: field.map(field.number({ docs }), { computed: true, docs }),
    anything: field.any({ docs }),
    open: field.boolean({ required: true, docs }),
    inner: field.object(
      { key: field.string({ required: true, docs }), made: field.string({ output: true, docs }) },
      { docs },
    ),
  };

  it("give a handler required and defaulted values, optionally other inputs, and no outputs", () => {
    type A = Args<typeof fields>;
    expectTypeOf<A["name"]>().toEqualTypeOf<string>();
    expectTypeOf<A["size"]>().toEqualTypeOf<number>();
    expectTypeOf<A["open"]>().toEqualTypeOf<boolean>();
    expectTypeOf<A["color"]>().toEqualTypeOf<string | undefined>();
    expectTypeOf<A["mode"]>().toEqualTypeOf<"OPEN" | "SHUT" | undefined>();
    expectTypeOf<A["tags"]>().toEqualTypeOf<readonly string[] | undefined>();
    expectTypeOf<A["labels"]>().toEqualTypeOf<Readonly<Record<string, number>> | undefined>();
    expectTypeOf<A["anything"]>().toEqualTypeOf<unknown>();
    expectTypeOf<A["inner"]>().toEqualTypeOf<{ readonly key: string } | undefined>();
    expectTypeOf<A>().not.toHaveProperty("id");
    expectTypeOf<A>().not.toHaveProperty("note");
  });

  it("require everything from a read except optional values", () => {
    type O = Outputs<typeof fields>;
    expectTypeOf<O["name"]>().toEqualTypeOf<string>();
    expectTypeOf<O["color"]>().toEqualTypeOf<string>();
    expectTypeOf<O["id"]>().toEqualTypeOf<string>();
    // The platform may know more values than the definition.
    expectTypeOf<O["mode"]>().toEqualTypeOf<string | undefined>();
    expectTypeOf<O["note"]>().toEqualTypeOf<string | undefined>();
    expectTypeOf<O["tags"]>().toEqualTypeOf<readonly string[] | undefined>();
    expectTypeOf<O["labels"]>().toEqualTypeOf<Readonly<Record<string, number>>>();
    expectTypeOf<O["inner"]>().toEqualTypeOf<{ readonly key: string; readonly made: string } | undefined>();
  });

  it("require no values from a read that the server carries over, at any depth", () => {
    const key = {
      secret: field.string({ required: true, writeOnly: true, docs }),
      name: field.string({ output: true, docs }),
    };
    const held = {
      force: field.boolean({ default: false, local: true, docs }),
      token: field.string({ output: true, oneTime: true, docs }),
      keys: field.list(field.object(key, { docs }), { computed: true, docs }),
      anything: field.any({ required: true, docs }),
    };
    type R = ReadOutputs<typeof held>;
    expectTypeOf<{ keys: { name: string }[]; anything: 1 }>().toExtend<R>();
    expectTypeOf<{ anything: 1 }>().not.toExtend<R>();
    expectTypeOf<{ keys: []; token: string }>().not.toExtend<R>();
    expectTypeOf<Outputs<typeof held>>().toExtend<R>();
  });

  it("follow a field through lists, sets and maps", () => {
    const list = field.list(field.object({ a: field.string({ values: ["x"], required: true, docs }) }, { docs }), {
      docs,
    });
    expectTypeOf<ArgOf<typeof list>[number]["a"]>().toEqualTypeOf<"x">();
    expectTypeOf<OutputOf<typeof list>[number]["a"]>().toEqualTypeOf<string>();
    expectTypeOf<ArgOf<typeof list>>().toExtend<readonly unknown[]>();
  });
});

describe("decreased", () => {
  it("is true if a number shrinks", () => {
    const { test, when } = decreased();
    expect([test(6, 3), test(3, 6), test(3, 3), test(undefined, 3)]).toEqual([true, false, false, false]);
    expect(when).toBe("it is decreased");
  });

  it("has a warning only if one is defined", () => {
    expect(decreased()).not.toHaveProperty("warning");
    expect(decreased("data is lost").warning).toBe("data is lost");
  });
});

describe("a field that only describes responses", () => {
  it("is an output without documentation", () => {
    const id = responseField.string({ wire: "id", returned: "always" });
    expect(id).toMatchObject({ kind: "string", role: "output", facts: { wire: "id", returned: "always", docs: "" } });
    expect(responseField.list(id, { wire: "ids", optional: true })).toMatchObject({ role: "optionalOutput", item: id });
  });

  it("has the type of its value", () => {
    const created = {
      id: responseField.string({ wire: "id" }),
      owner: responseField.object({ size: responseField.integer({ wire: "size" }) }, { wire: "owner", optional: true }),
    };
    expectTypeOf<Outputs<typeof created>>().toEqualTypeOf<{
      readonly id: string;
      readonly owner?: { readonly size: number } | undefined;
    }>();
  });
});
