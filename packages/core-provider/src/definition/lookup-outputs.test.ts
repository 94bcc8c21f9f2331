import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { tableFlaws } from "../testing/flaws/table-flaws.ts";
import { fromWire } from "../wire/from-wire.ts";
import { type Facts, type Field, type Fields, field, type Outputs } from "./field.ts";
import { lookupOutputs } from "./lookup-outputs.ts";

const docs = "What it is.";

const network = {
  displayName: field.string({ computed: true, min: 1, wire: "name", docs, inputDocs: "Generated if omitted." }),
  cloud: field.string({ required: true, replaceOnChange: true, values: ["AWS", "GCP"], wire: "cloud", docs }),
  note: field.string({ unsetAs: "", wire: "note", docs }),
  zones: field.set(field.string({ values: ["a", "b"], docs }), { wire: "zones", docs }),
  password: field.string({ output: true, secret: true, wire: "password", docs }),
  reason: field.string({ output: true, optional: true, wire: "reason", docs }),
  former: field.string({ computed: true, deprecated: "use note", wire: "former", docs }),
  gateway: field.object(
    {
      id: field.string({ required: true, replaceOnChange: true, wire: "id", docs }),
      label: field.string({ wire: "label", docs }),
    },
    { computed: true, emptyIsUnset: true, wire: "gateway", typeName: "Gateway", docs },
  ),
  peering: field.object(
    { account: field.string({ required: true, wire: "account", docs }) },
    { wire: "peering", docs },
  ),
  anything: field.any({ wire: "anything", docs }),
};

describe("the outputs of a lookup", () => {
  it("keep facts about reading a value, and drop facts about setting it", () => {
    const outputs = lookupOutputs(network);

    expect(Object.keys(outputs)).toEqual(Object.keys(network));
    const facts = Object.fromEntries(Object.entries(outputs).map(([name, one]) => [name, one.facts]));
    expect(facts).toEqual({
      displayName: { output: true, wire: "name", docs },
      cloud: { output: true, knownValues: ["AWS", "GCP"], wire: "cloud", docs },
      note: { output: true, wire: "note", docs },
      zones: { output: true, wire: "zones", docs },
      password: { output: true, secret: true, wire: "password", docs },
      reason: { output: true, optional: true, wire: "reason", docs },
      former: { output: true, deprecated: "use note", wire: "former", docs },
      gateway: { output: true, typeName: "Gateway", wire: "gateway", docs },
      peering: { output: true, optional: true, wire: "peering", docs },
      anything: { output: true, optional: true, wire: "anything", docs },
    });
    expect(outputs.gateway.fields?.["id"]?.facts).toEqual({ output: true, wire: "id", docs });
    expect(outputs.zones.item?.facts).toEqual({ output: true, knownValues: ["a", "b"], docs });
  });

  it("always exist, except objects that the platform does not have", () => {
    expect(fromWire(lookupOutputs(network), { cloud: "AWS" })).toEqual({
      displayName: "",
      cloud: "AWS",
      note: "",
      zones: [],
      password: "",
      former: "",
      gateway: { id: "", label: "" },
    });
  });

  it("have matching types", () => {
    const outputs = lookupOutputs(network);
    expectTypeOf<Outputs<typeof outputs>>().toEqualTypeOf<{
      readonly displayName: string;
      readonly cloud: string;
      readonly note: string;
      readonly zones: readonly string[];
      readonly password: string;
      readonly reason?: string | undefined;
      readonly former: string;
      readonly gateway: { readonly id: string; readonly label: string };
      readonly peering?: { readonly account: string } | undefined;
      readonly anything?: unknown;
    }>();
  });

  it("are the picked ones without the omitted ones", () => {
    const picked = lookupOutputs(network, { pick: ["note", "cloud"] });
    expect(Object.keys(picked)).toEqual(["cloud", "note"]);
    expectTypeOf<keyof typeof picked>().toEqualTypeOf<"cloud" | "note">();

    const { cloud, ...others } = network;
    const rest = lookupOutputs(network, { omit: ["cloud"] });
    expect(rest).toEqual(lookupOutputs(others));
    expectTypeOf<keyof typeof rest>().toEqualTypeOf<keyof typeof others>();
  });

  it("can be overridden", () => {
    const cloud = field.integer({ output: true, docs: "Number of the cloud." });
    const outputs = lookupOutputs(network, { pick: ["cloud", "note"], override: { cloud } });
    expect(outputs.cloud).toBe(cloud);
    expectTypeOf<Outputs<typeof outputs>>().toEqualTypeOf<{ readonly cloud: number; readonly note: string }>();
  });

  it("show an object as a list of at most one element on request", () => {
    const inLists = { gateways: "gateway", peerings: "peering" } as const;
    const outputs = lookupOutputs(network, { pick: ["gateway", "peering"], inLists });

    expect(fromWire(outputs, {})).toEqual({ gateways: [{ id: "", label: "" }], peerings: [] });
    expect(fromWire(outputs, { gateway: { id: "gw-1" }, peering: { account: "7" } })).toEqual({
      gateways: [{ id: "gw-1", label: "" }],
      peerings: [{ account: "7" }],
    });
    expectTypeOf<Outputs<typeof outputs>>().toEqualTypeOf<{
      readonly gateways: readonly { readonly id: string; readonly label: string }[];
      readonly peerings: readonly { readonly account: string }[];
    }>();
  });

  it("reject a change of an unknown property", () => {
    const none = "there is no such property";
    const other = field.string({ output: true, docs });
    // @ts-expect-error - the resource has no such property
    expect(() => lookupOutputs(network, { pick: ["clouds"] })).toThrow(`clouds: ${none}`);
    // @ts-expect-error - the resource has no such property
    expect(() => lookupOutputs(network, { omit: ["clouds"] })).toThrow(`clouds: ${none}`);
    // @ts-expect-error - the resource has no such property
    expect(() => lookupOutputs(network, { inLists: { all: "clouds" } })).toThrow(`clouds: ${none}`);
    // @ts-expect-error - the resource has no such property
    expect(() => lookupOutputs(network, { override: { clouds: other } })).toThrow(`clouds: ${none}`);
    // @ts-expect-error - one of the two is not there
    expect(() => lookupOutputs(network, { override: { cloud: other, clouds: other } })).toThrow(`clouds: ${none}`);
  });

  it("reject a change of an omitted property", () => {
    const cloud = field.string({ output: true, docs });
    const message = "cannot change cloud, which it omits";
    expect(() => lookupOutputs(network, { pick: ["note"], override: { cloud } })).toThrow(message);
    expect(() => lookupOutputs(network, { omit: ["cloud"], inLists: { clouds: "cloud" } })).toThrow(message);
  });

  it("reject a property that no read returns, at any depth", () => {
    const hidden: Facts[] = [
      { local: true, docs },
      { writeOnly: true, docs },
      { output: true, oneTime: true, docs },
    ];
    for (const facts of hidden) {
      const one = field.string(facts);
      const fact = Object.keys(facts).at(-2);
      expect(() => lookupOutputs({ one })).toThrow(`no read returns one, which is ${fact}`);
      const nested = { many: field.list(field.object({ one }, { docs }), { docs }) };
      expect(() => lookupOutputs(nested)).toThrow(`no read returns many[].one, which is ${fact}`);
      expect(lookupOutputs({ one }, { omit: ["one"] })).toEqual({});
    }
  });
});

describe("the outputs of a lookup of any resource", () => {
  it("are outputs with all facts about reading", () => {
    fc.assert(
      fc.property(tables(), (fields) => {
        const outputs = lookupOutputs(fields);
        expect(tableFlaws(outputs)).toEqual([]);
        // Deriving changes nothing that is derived.
        expect(lookupOutputs(outputs)).toEqual(outputs);
        const promised = Object.keys(outputs).filter((name) => outputs[name]?.role === "output");
        expect(Object.keys(fromWire(outputs, {}))).toEqual(promised);
      }),
    );
  });
});

/** Tables of properties of all kinds and roles, each with a place in the platform's JSON. */
function tables(): fc.Arbitrary<Fields> {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z][a-zA-Z]{1,8}$/), { minLength: 1, maxLength: 4 });
  const { table } = fc.letrec<{ one: Field; table: Fields }>((tie) => ({
    table: fc
      .tuple(names, fc.array(tie("one"), { minLength: 4, maxLength: 4 }))
      .map(([keys, fields]) =>
        Object.fromEntries(keys.map((key, at) => [key, placed(fields[at] as Field, `of.${key}`)])),
      ),
    one: fc.oneof(
      { depthSize: "small" },
      roles().map((facts) => field.string({ ...facts, knownValues: ["a"] })),
      // A value of any type has no empty form, so none is promised.
      fc.constantFrom(field.any({ docs }), field.any({ output: true, optional: true, docs })),
      fc.tuple(roles(), tie("one")).map(([facts, item]) => field.list(item, facts)),
      fc.tuple(roles(), tie("one")).map(([facts, item]) => field.map(item, facts)),
      fc.tuple(roles(), tie("table")).map(([facts, members]) => field.object(members, facts)),
    ),
  }));
  return table;
}

function roles(): fc.Arbitrary<Facts> {
  const ways: Facts[] = [
    { required: true, docs },
    { computed: true, docs },
    { docs, unsetAs: "" },
    { output: true, docs },
    { output: true, optional: true, docs },
  ];
  return fc.tuple(fc.constantFrom(...ways), fc.boolean()).map(([facts, secret]) => ({ ...facts, secret }));
}

function placed(one: Field, wire: string): Field {
  return { ...one, facts: { ...one.facts, wire } };
}
