import type { Field } from "../../definition/field.ts";
import { fieldAt } from "../../definition/field-at.ts";
import type { ResourceDefinition } from "../../definition/resource.ts";
import { equal } from "../../diff/equal.ts";
import { steps, valueAt } from "../../value/path.ts";
import { isRecord } from "../../value/record.ts";
import type { Values } from "../marks.ts";
import { type FaultyPlatform, type Life, type SurvivalSetup, startWorld } from "./setup.ts";

/**
 * Creates an object and writes each part of its natural key differently but equivalently. A replacement must still
 * delete the old object first, because the platform would reject a second one.
 *
 * @returns one sentence for each defect; empty without defects.
 */
export async function keyFlaws<P extends FaultyPlatform>(
  setup: SurvivalSetup<P>,
  { name, spec: { naturalKey = [], fields } }: ResourceDefinition,
  prepare: (platform: P) => Promise<Life>,
): Promise<string[]> {
  return startWorld(setup, prepare, async (platform, { inputs }) => {
    await using host = await setup.startProvider(platform);
    const it = host.resource(name, "it");
    await it.create(inputs);
    const flaws: string[] = [];
    for (const path of naturalKey) {
      for (const variant of variantsOf(fieldAt(fields, path), valueAt(inputs, path))) {
        const changed = withValueAt(inputs, steps(path), variant) as Values;
        // The platform may have one form only.
        if ((await it.check(changed)).failures.length > 0) continue;
        const { deleteBeforeReplace } = await it.diff(changed);
        if (!deleteBeforeReplace) flaws.push(`${path} ${JSON.stringify(variant)} counts as another key`);
      }
    }
    await platform.close();
    return flaws;
  });
}

/** Whether a natural key of a resource can be written in more than one way. */
export function hasEqualKeys({ spec: { naturalKey = [], fields } }: ResourceDefinition): boolean {
  return naturalKey.some((path) => fieldAt(fields, path)?.facts.equality !== undefined);
}

/** Other values that the field regards as equal to a value. */
function variantsOf(field: Field | undefined, value: unknown): unknown[] {
  if (field === undefined) return [];
  return rewritten(value).filter((variant) => variant !== value && equal(field, value, variant));
}

function rewritten(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.length > 1 ? [value.toReversed()] : [];
  if (typeof value !== "string") return [];
  return [value.toUpperCase(), value.toLowerCase(), ` ${value} `, `${value}\n`, encodeURIComponent(value)];
}

function withValueAt(holder: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  const inside = isRecord(holder) ? holder : {};
  return { ...inside, [step]: withValueAt(inside[step], rest, value) };
}
