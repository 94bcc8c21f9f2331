import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Field, type Fields, field } from "../definition/field.ts";
import { expectation } from "./expectation.ts";
import { fromWire } from "./from-wire.ts";
import { recordMissing } from "./missing.ts";
import { toWire } from "./to-wire.ts";

const docs = "What it is.";
const text = (wire: string) => field.string({ wire, docs });

describe("a response that is read", () => {
  it("reads values by their wire names, outputs too", () => {
    const fields = { name: text("spec.name"), url: field.string({ output: true, wire: "status.url", docs }) };
    expect(fromWire(fields, { spec: { name: "a" }, status: { url: "b", more: 1 } })).toEqual({ name: "a", url: "b" });
  });

  it.for([
    ["string", field.string({ output: true, wire: "x", docs }), ""],
    ["integer", field.integer({ output: true, wire: "x", docs }), 0],
    ["number", field.number({ default: 1, wire: "x", docs }), 0],
    ["boolean", field.boolean({ computed: true, wire: "x", docs }), false],
    ["list", field.list(field.string({ docs }), { output: true, wire: "x", docs }), []],
    ["set", field.set(field.string({ docs }), { output: true, wire: "x", docs }), []],
    ["map", field.map(field.string({ docs }), { output: true, wire: "x", docs }), {}],
    [
      "object",
      field.object({ n: field.integer({ required: true, wire: "n", docs }) }, { output: true, wire: "x", docs }),
      { n: 0 },
    ],
  ] as [string, Field, unknown][])("fills in a %s that was promised", ([, it, expected]) => {
    expect(fromWire({ it }, {})).toEqual({ it: expected });
    expect(fromWire({ it }, { x: null })).toEqual({ it: expected });
  });

  it("omits values that are neither required nor returned", () => {
    const fields = {
      optional: text("x"),
      optionalOutput: field.string({ output: true, optional: true, wire: "x", docs }),
      any: field.any({ computed: true, wire: "x", docs }),
      nameless: field.string({ output: true, docs }),
    };
    expect(fromWire(fields, {})).toEqual({});
    expect(fromWire(fields, { x: null })).toEqual({});
    expect(fromWire(fields, { x: "a" })).toEqual({ optional: "a", optionalOutput: "a", any: "a" });
  });

  it("translates objects in lists, sets and maps", () => {
    const pair = field.object({ a: text("A"), n: field.integer({ output: true, wire: "N", docs }) }, { docs });
    const fields = {
      list: field.list(pair, { wire: "l", docs }),
      set: field.set(pair, { wire: "s", docs }),
      map: field.map(pair, { wire: "m", docs }),
    };
    expect(fromWire(fields, { l: [{ A: "1" }], s: [{ A: "2", N: 3 }], m: { k: { A: "4" } } })).toEqual({
      list: [{ a: "1", n: 0 }],
      set: [{ a: "2", n: 3 }],
      map: { k: { a: "4", n: 0 } },
    });
  });
});

describe("a response that does not match its fields", () => {
  const spec = {
    name: field.string({ required: true, wire: "spec.name", docs }),
    zones: field.list(field.string({ docs }), { computed: true, wire: "spec.zones", docs }),
    limits: field.map(field.integer({ docs }), { computed: true, wire: "spec.limits", docs }),
    network: field.object(
      { id: field.string({ required: true, wire: "id", docs }) },
      { computed: true, wire: "spec.network", docs },
    ),
    ports: field.list(field.object({ number: field.integer({ required: true, wire: "number", docs }) }, { docs }), {
      output: true,
      wire: "status.ports",
      docs,
    }),
    kind: field.string({ output: true, returned: "always", wire: "kind", docs }),
    isDefault: field.boolean({ default: false, wire: "is_default", docs }),
  };
  const whole = { kind: "Thing", spec: { name: "" } };

  it.for([
    [undefined, "it is missing"],
    [null, "it is null, not an object"],
    [[], "it is a list, not an object"],
    ["text", "it is a string, not an object"],
    [{}, "kind is missing"],
    [{ ...whole, kind: null }, "kind is null"],
    [{ ...whole, spec: [] }, "spec is a list, not an object"],
    [{ ...whole, spec: { name: 7 } }, "spec.name is a number, not a string"],
    [{ ...whole, kind: "" }, "kind is an empty string"],
    [{ ...whole, is_default: "false" }, "is_default is a string, not true or false"],
    [{ ...whole, spec: { name: "a", zones: {} } }, "spec.zones is an object, not a list"],
    [{ ...whole, spec: { name: "a", zones: ["a", null] } }, "spec.zones[1] is null, not a string"],
    [{ ...whole, spec: { name: "a", limits: [] } }, "spec.limits is a list, not an object"],
    [{ ...whole, spec: { name: "a", limits: { "a.b": "1" } } }, 'spec.limits["a.b"] is a string, not a number'],
    [{ ...whole, spec: { name: "a", network: "n-1" } }, "spec.network is a string, not an object"],
    [{ ...whole, status: { ports: [{ number: true }] } }, "status.ports[0].number is true or false, not a number"],
  ] as [unknown, string][])("%j: %s", ([body, said]) => {
    expect(() => fromWire(spec, body)).toThrow(`the platform's response is invalid: ${said}`);
    const fault = expectation(spec)(body);
    expect(`${fault?.member || "it"} ${fault?.problem}`).toBe(said);
  });

  it("is accepted without members that do not identify the object", () => {
    const lacking = {
      kind: "Thing",
      spec: { network: { related: "" }, zones: null },
      status: { ports: [{ number: 1 }, {}] },
    };
    expect(expectation(spec)(lacking)).toBeUndefined();
    expect(fromWire(spec, lacking)).toMatchObject({
      name: "",
      network: { id: "" },
      ports: [{ number: 1 }, { number: 0 }],
    });
  });

  it("does not include unknown members and unknown values", () => {
    const fields = { cloud: field.string({ required: true, values: ["AWS"], wire: "cloud", docs }) };
    expect(fromWire(fields, { cloud: "MOON", more: [] })).toEqual({ cloud: "MOON" });
  });

  it("does not include missing values that no read returns", () => {
    const fields = { password: field.string({ required: true, writeOnly: true, wire: "password", docs }) };
    expect(fromWire(fields, {})).toEqual({});
  });

  it("never shows a value", () => {
    const secret = { key: field.integer({ secret: true, required: true, wire: "key", docs }) };
    expect(() => fromWire(secret, { key: "hush" })).toThrow(/key is a string, not a number$/);
  });
});

describe("a value that a response lacks", () => {
  const inner = { port: field.integer({ required: true, wire: "port", docs }) };
  const fields = {
    name: field.string({ required: true, wire: "name", docs }),
    note: field.string({ wire: "note", docs }),
    address: field.object(inner, { computed: true, wire: "spec.address", docs }),
  };
  const missingIn = async (body: object) => {
    const { missing } = await recordMissing(fields, async () => fromWire(fields, body));
    const names = new Map<Field, string>([...Object.entries(fields), ...Object.entries(inner)].map(([n, f]) => [f, n]));
    return [...missing].map((one) => names.get(one));
  };

  it("is recorded, also within an object", async () => {
    expect(await missingIn({ name: "a", note: "b", spec: { address: { port: 1 } } })).toEqual([]);
    expect(await missingIn({})).toEqual(["name"]);
    expect(await missingIn({ name: "a", note: "b", spec: { address: { other: 1 } } })).toEqual(["port"]);
    expect(await missingIn({ name: "a", note: "b", spec: { address: {} } })).toEqual(["port"]);
  });

  it("does not include null, unless the value is required", async () => {
    expect(await missingIn({ name: null, note: null, spec: { address: null } })).toEqual(["name"]);
  });

  it("is not recorded if a response is only checked", async () => {
    const { missing } = await recordMissing(fields, async () => expectation(fields)({}));
    expect(missing.size).toBe(0);
    expect(fromWire(fields, {})).toEqual({ name: "", address: { port: 0 } });
  });
});

describe("a list without a list around it on the wire", () => {
  const member = field.object({ id: text("id") }, { docs });
  const name = field.string({ required: true, docs });
  const fields = {
    peers: field.list(member, { single: "optional", wire: "spec.peer", docs }),
    names: field.list(name, { single: "optional", unsetAs: "", omitEmptyOnCreate: true, wire: "name", docs }),
    gateways: field.list(member, { output: true, single: "always", wire: "spec.gateway", docs }),
  };

  it("is sent as its element, and as unset if it is empty", () => {
    expect(toWire(fields, { peers: [{ id: "a" }], names: ["n"] })).toEqual({ spec: { peer: { id: "a" } }, name: "n" });
    expect(toWire(fields, { peers: [], names: [] })).toEqual({});
    expect(toWire(fields, { peers: [], names: [] }, () => true)).toEqual({ name: "" });
  });

  it("is read as one element, or as none or an empty one if it is missing", () => {
    const read = { ...fields, peers: { ...fields.peers, role: "computed" as const } };
    expect(fromWire(read, { spec: { peer: { id: "a" }, gateway: { id: "b" } }, name: "n" })).toEqual({
      peers: [{ id: "a" }],
      gateways: [{ id: "b" }],
      names: ["n"],
    });
    expect(fromWire(read, { spec: { peer: null } })).toEqual({ peers: [], gateways: [{}] });
  });
});

describe("a round trip over the wire", () => {
  interface Sample {
    readonly fields: Fields;
    readonly value: Record<string, unknown>;
  }

  const leaf = fc.constantFrom<{ make: (wire: string) => Field; value: fc.Arbitrary<unknown> }>(
    { make: (wire) => field.string({ required: true, wire, docs }), value: fc.string() },
    { make: (wire) => field.integer({ default: 1, wire, docs }), value: fc.integer() },
    { make: (wire) => field.boolean({ wire, docs }), value: fc.boolean() },
    {
      make: (wire) => field.map(field.string({ docs }), { computed: true, wire, docs }),
      value: fc.dictionary(fc.string(), fc.string()),
    },
    { make: (wire) => field.set(field.number({ docs }), { wire, docs }), value: fc.array(fc.integer()) },
    { make: (wire) => field.any({ wire, docs }), value: fc.object() },
  );
  /** Tables whose wire names go apart: `w0`, `w1.inner`. */
  const { table } = fc.letrec<{ table: Sample; member: { make: (wire: string) => Field; value: unknown } }>((tie) => ({
    member: fc.oneof(
      { maxDepth: 2 },
      leaf.chain(({ make, value }) => value.map((v) => ({ make, value: v }))),
      tie("table").map(({ fields, value }) => ({
        make: (wire: string) => field.object(fields, { required: true, wire, docs }),
        value,
      })),
      tie("table").map(({ fields, value }) => ({
        make: (wire: string) => field.list(field.object(fields, { docs }), { required: true, wire, docs }),
        value: [value, value],
      })),
    ),
    table: fc.tuple(fc.array(tie("member"), { maxLength: 4 }), fc.boolean()).map(([members, deep]) => ({
      fields: Object.fromEntries(members.map(({ make }, i) => [`p${i}`, make(deep ? `w${i}.inner.v` : `w${i}`)])),
      value: Object.fromEntries(members.map(({ value }, i) => [`p${i}`, value])),
    })),
  }));

  it("keeps all values", () => {
    fc.assert(
      fc.property(table, ({ fields, value }) => {
        const body: unknown = JSON.parse(JSON.stringify(toWire(fields, value)));
        expect(fromWire(fields, body)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
