import { check } from "../../check/check.ts";
import { isUnset } from "../../definition/empty.ts";
import { type Field, type Fields, isInput } from "../../definition/field.ts";
import type { ResourceDefinition } from "../../definition/resource.ts";
import { isRecord } from "../../value/record.ts";
import type { Values } from "../marks.ts";
import { type FaultyPlatform, type Life, type SurvivalSetup, startWorld } from "../survival/setup.ts";

/** A property with a rule about its format, and a value that breaks the rule. */
interface Broken {
  readonly way: readonly string[];
  /** In the engine's notation. */
  readonly path: string;
  readonly value: unknown;
}

/**
 * Checks inputs in which one value has a format that the provider rejects: for every property with a rule about its
 * format, except in list elements.
 *
 * @returns one sentence for each defect: a new value that is accepted, or an unchanged one that is rejected.
 */
export function formatFlaws<P extends FaultyPlatform>(
  setup: SurvivalSetup<P>,
  { name, spec }: ResourceDefinition<never>,
  prepare: (platform: P) => Promise<Life>,
): Promise<string[]> {
  return startWorld(setup, prepare, async (platform, { inputs, changed = inputs }) => {
    const host = await setup.startProvider(platform);
    const flaws: string[] = [];
    try {
      for (const { path, way, value } of brokenIn(spec.fields, inputs)) {
        const reports = async (state: Values | undefined, news: Values) => {
          const it = host.resource(name, "it");
          if (state !== undefined) it.adopt({ id: "any", inputs: state, outputs: state, initErrors: [] });
          return (await it.check(news)).failures.some(({ property }) => property === path);
        };
        const broken = put(inputs, way, value);
        if (!(await reports(undefined, broken)))
          flaws.push(`${path}: ${JSON.stringify(value)} is accepted when it is new`);
        if (!(await reports(inputs, broken))) flaws.push(`${path}: a change to ${JSON.stringify(value)} is accepted`);
        if (await reports(broken, broken)) flaws.push(`${path}: an unchanged ${JSON.stringify(value)} is rejected`);
        if (await reports(broken, put(changed, way, value)))
          flaws.push(`${path}: an unchanged ${JSON.stringify(value)} is rejected beside another change`);
      }
    } finally {
      await host.stop();
      await platform.close();
    }
    return flaws;
  });
}

function brokenIn(fields: Fields, inputs: Values, outer: readonly string[] = []): Broken[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isInput(field) || field.facts.ignored) return [];
    const way = [...outer, name];
    if (field.fields) {
      const inner = inputs[name];
      // In an unset object, other members would be missing.
      return isRecord(inner) ? brokenIn(field.fields, inner, way) : [];
    }
    const value = breaking(field);
    return value === undefined ? [] : [{ way, path: way.join("."), value }];
  });
}

/** Returns a value of the right type that breaks the field's format rules; undefined if there are no rules. */
function breaking(field: Field): unknown {
  const { min = 0, max = 0 } = field.facts;
  const numbers = () => [min - 1, max + 1, -1];
  // The limit of a number can be too large for the length of a text.
  const candidates = {
    string: () => ["it's", "-", " ", "a/b", "Ä", "0", "x".repeat(max + 1)],
    integer: numbers,
    number: numbers,
  }[field.kind as string];
  return candidates?.().find(
    (value) => !isUnset(field, value) && check({ it: field }, { it: value }).problems.length > 0,
  );
}

function put(values: Values, [name = "", ...inner]: readonly string[], value: unknown): Values {
  const held = values[name];
  const changed = inner.length === 0 ? value : put(isRecord(held) ? held : {}, inner, value);
  return { ...values, [name]: changed };
}
