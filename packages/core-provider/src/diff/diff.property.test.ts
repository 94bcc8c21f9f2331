import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Facts, type Field, type Fields, field, type WireFacts } from "../definition/field.ts";
import { steps } from "../value/path.ts";
import { diff } from "./diff.ts";
import { meets } from "./equal.ts";

const docs = "What it is.";

/** A field of any kind and role, with a generator of its values. */
interface Sample {
  readonly it: Field;
  readonly value: fc.Arbitrary<unknown>;
}

const facts: fc.Arbitrary<Facts> = fc.oneof(
  fc.constant({ docs }),
  fc.constant({ docs, required: true }),
  fc.constant({ docs, computed: true }),
  fc.constant({ docs, output: true }),
  fc.constant({ docs, replaceOnChange: true } as const),
  fc.constant({ docs, secret: true }),
  fc.constant({ docs, ignored: true }),
);

const name = fc.constantFrom("a", "b", "c", "mode", "size");
const key = fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom("a.b", 'c"d', "0", "constructor"));

const { sample } = fc.letrec<{
  sample: Sample;
  table: { fields: Fields; value: fc.Arbitrary<Record<string, unknown>> };
}>((tie) => ({
  sample: fc.oneof(
    { maxDepth: 3 },
    facts.map((f): Sample => ({ it: field.string(f), value: fc.string({ maxLength: 4 }) })),
    facts.map((f): Sample => ({ it: field.string({ ...f, equality: "json" }), value: fc.json({ maxDepth: 1 }) })),
    facts.map((f): Sample => ({ it: field.integer(f), value: fc.integer() })),
    facts.map((f): Sample => ({ it: field.boolean(f), value: fc.boolean() })),
    facts.map((f): Sample => ({ it: field.any(f), value: fc.jsonValue({ maxDepth: 2 }) })),
    fc
      .tuple(tie("sample"), facts)
      .map(([item, f]): Sample => ({ it: field.list(item.it, f), value: fc.array(item.value, { maxLength: 3 }) })),
    fc
      .tuple(tie("sample"), facts)
      .map(([item, f]): Sample => ({ it: field.set(item.it, f), value: fc.array(item.value, { maxLength: 3 }) })),
    fc
      .tuple(tie("sample"), facts)
      .map(
        ([item, f]): Sample => ({ it: field.map(item.it, f), value: fc.dictionary(key, item.value, { maxKeys: 3 }) }),
      ),
    fc
      .tuple(tie("table"), facts)
      .map(([table, f]): Sample => ({ it: field.object(table.fields, f), value: table.value })),
  ),
  table: fc.dictionary(name, tie("sample"), { maxKeys: 4 }).map((samples) => ({
    fields: Object.fromEntries(Object.entries(samples).map(([n, { it }]) => [n, it])),
    value: fc.record(Object.fromEntries(Object.entries(samples).map(([n, { value }]) => [n, value])), {
      requiredKeys: [],
    }),
  })),
}));

/** A table of fields with two objects that fit it. */
const scene = fc.dictionary(name, sample, { maxKeys: 4 }).chain((samples) => {
  const entries = Object.entries(samples);
  const value = fc.record(Object.fromEntries(entries.map(([n, s]) => [n, s.value])), { requiredKeys: [] });
  const fields: Fields = Object.fromEntries(entries.map(([n, s]) => [n, s.it]));
  return fc.record({ fields: fc.constant(fields), one: value, other: value });
});

const wireFacts: fc.Arbitrary<Partial<WireFacts>> = fc.record(
  { wire: name, omitEmptyOnCreate: fc.constant(true as const), unsetAs: fc.constantFrom("", null, []) },
  { requiredKeys: [] },
);

/** The same fields, each with some more facts, at any depth. */
function withFacts(fields: Fields, facts: Partial<Facts>): Fields {
  const changed = (it: Field): Field => ({
    ...it,
    facts: { ...it.facts, ...facts },
    ...(it.item ? { item: changed(it.item) } : {}),
    ...(it.fields ? { fields: withFacts(it.fields, facts) } : {}),
  });
  return Object.fromEntries(Object.entries(fields).map(([n, it]) => [n, changed(it)]));
}

describe("for any table of fields and any objects", () => {
  it("an object does not differ from itself", () => {
    fc.assert(
      fc.property(scene, ({ fields, one }) => {
        expect(diff(fields, { wanted: one, before: structuredClone(one), actual: structuredClone(one) })).toEqual([]);
      }),
    );
  });

  it("there are no differences after the changes have been made", () => {
    fc.assert(
      fc.property(scene, ({ fields, one, other }) => {
        const changes = diff(fields, { wanted: other, before: one, actual: one });
        const made = { ...one };
        for (const { path } of changes) {
          const top = String(steps(path)[0]);
          made[top] = structuredClone(other[top]);
        }
        expect(diff(fields, { wanted: other, before: other, actual: made })).toEqual([]);
      }),
    );
  });

  it("values that are not returned meet the request", () => {
    fc.assert(
      fc.property(scene, ({ fields, one, other }) => {
        const changes = diff(fields, { wanted: other, before: one, actual: one });
        const told = new Set(changes.map(({ path }) => steps(path)[0]));
        for (const [top, it] of Object.entries(fields)) {
          if (!told.has(top)) expect(meets(it, one[top], other[top])).toBe(true);
        }
      }),
    );
  });

  it("wire facts do not affect the diff", () => {
    fc.assert(
      fc.property(scene, wireFacts, ({ fields, one, other }, facts) => {
        const sides = { wanted: other, before: one, actual: {} };
        expect(diff(withFacts(fields, facts), sides)).toEqual(diff(fields, sides));
        expect(diff(withFacts(fields, facts), { ...sides, actual: one })).toEqual(
          diff(fields, { ...sides, actual: one }),
        );
      }),
    );
  });

  it("every change of an input is reported once", () => {
    fc.assert(
      fc.property(scene, ({ fields, one, other }) => {
        const paths = diff(fields, { wanted: other, before: one, actual: one }).map(({ path }) => path);
        expect(new Set(paths).size).toBe(paths.length);
        for (const path of paths) expect(fields[String(steps(path)[0])]?.facts.output).not.toBe(true);
      }),
    );
  });

  it("there are no differences if every top-level property is ignored", () => {
    fc.assert(
      fc.property(scene, ({ fields, one, other }) => {
        expect(diff(fields, { wanted: other, before: one, actual: one, ignore: Object.keys(fields) })).toEqual([]);
      }),
    );
  });
});
