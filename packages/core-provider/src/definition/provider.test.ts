import { describe, expect, expectTypeOf, it } from "vitest";
import { field } from "./field.ts";
import { definitions } from "./provider.ts";

const docs = "What it is.";
const fields = {
  name: field.string({ required: true, docs }),
  size: field.integer({ default: 1, docs }),
  url: field.string({ output: true, docs }),
  note: field.string({ output: true, optional: true, docs }),
};
const about = { docs, example: "", fields };
const nothing = { create: async () => "id", delete: async () => {} };
const { resource, lookup } = definitions<{ readonly platform: Map<string, string> }>();

describe("a resource definition", () => {
  it("contains its name and its spec", () => {
    const definition = resource("Thing", {
      ...about,
      ...nothing,
      read: async () => ({ name: "a", size: 1, url: "b" }),
    });
    expect(definition).toMatchObject({ kind: "resource", name: "Thing", spec: { fields } });
  });

  it("gives handlers the platform and typed values", () => {
    resource("Thing", {
      ...about,
      create: async (op) => {
        expectTypeOf(op.platform).toEqualTypeOf<Map<string, string>>();
        expectTypeOf(op.args).toEqualTypeOf<{ readonly name: string; readonly size: number }>();
        return { id: op.name, known: { url: "a" } };
      },
      read: async (op) => {
        expectTypeOf(op.args.name).toEqualTypeOf<string | undefined>();
        expectTypeOf(op.state.url).toEqualTypeOf<string | undefined>();
        expectTypeOf(op.purpose).toEqualTypeOf<"refresh" | "import" | "readBack">();
        return undefined;
      },
      update: async (op) => {
        expectTypeOf(op.state.url).toEqualTypeOf<string>();
        op.changed("name", "size");
        // @ts-expect-error: there is no such property
        op.changed("nmae");
        // @ts-expect-error: an output is no argument
        void op.args.url;
      },
      delete: async (op) => {
        expectTypeOf(op.state.note).toEqualTypeOf<string | undefined>();
      },
    });
  });

  it("does not compile if a read omits a property", () => {
    // @ts-expect-error: url is missing
    resource("Thing", { ...about, ...nothing, read: async () => ({ name: "a", size: 1 }) });
  });

  it("does not compile if a read returns an undefined property", () => {
    // @ts-expect-error: colour is unknown
    resource("Thing", { ...about, ...nothing, read: async () => ({ name: "a", size: 1, url: "b", colour: "red" }) });
  });

  it("does not compile if one of several results of a read is wrong", () => {
    resource("Thing", {
      ...about,
      ...nothing,
      // @ts-expect-error: colour is unknown
      read: async (op) => (op.id ? { name: "a", size: 1, url: "b" } : { name: "a", size: 1, url: "b", colour: "red" }),
    });
  });

  it("does not compile if a read returns a value of another type", () => {
    // @ts-expect-error: size is a number
    resource("Thing", { ...about, ...nothing, read: async () => ({ name: "a", size: "1", url: "b" }) });
  });

  it("lets a read return undefined for a missing object, and omit optional values", () => {
    resource("Thing", { ...about, ...nothing, read: async () => undefined });
    resource("Thing", {
      ...about,
      ...nothing,
      read: async ({ id }) => (id === "" ? undefined : { name: "a", size: 1, url: "b", note: undefined }),
    });
  });

  it("does not compile if a create returns an unknown property", () => {
    const read = async () => undefined;
    resource("Thing", {
      ...about,
      read,
      delete: async () => {},
      // @ts-expect-error: colour is unknown
      create: async () => ({ id: "a", known: { colour: "red" } }),
    });
  });
});

describe("a function definition", () => {
  const inputs = { name: field.string({ required: true, docs }) };
  const outputs = { size: field.integer({ output: true, docs }) };

  it("gives its handler typed arguments", () => {
    const definition = lookup("getThing", {
      docs,
      example: "",
      inputs,
      outputs,
      run: async (op) => {
        expectTypeOf(op.args).toEqualTypeOf<{ readonly name: string }>();
        return { size: op.platform.size };
      },
    });
    expect(definition).toMatchObject({ kind: "function", name: "getThing" });
  });

  it("does not compile if the result has an additional or a missing property", () => {
    // @ts-expect-error: size is missing
    lookup("getThing", { docs, example: "", inputs, outputs, run: async () => ({}) });
    // @ts-expect-error: colour is unknown
    lookup("getThing", { docs, example: "", inputs, outputs, run: async () => ({ size: 1, colour: "red" }) });
  });
});
