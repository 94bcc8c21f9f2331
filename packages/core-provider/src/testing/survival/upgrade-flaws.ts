import { type Fields, hasDefault } from "../../definition/field.ts";
import type { ResourceDefinition } from "../../definition/resource.ts";
import { canonicalJson } from "../../diff/canonical.ts";
import { steps } from "../../value/path.ts";
import { isRecord, own } from "../../value/record.ts";
import type { Values } from "../marks.ts";
import type { ResourceState, TestedResource } from "../tested-resource.ts";
import { assertUnchanged } from "./assert-unchanged.ts";
import { removeResource } from "./remove-resource.ts";
import { type FaultyPlatform, type Life, type SurvivalSetup, startWorld } from "./setup.ts";

/** Whether a later version could have introduced one of its properties with a default. */
export function hasDefaults({ spec }: ResourceDefinition): boolean {
  return Object.values(spec.fields as Fields).some(hasDefault);
}

/**
 * Upgrades a package whose old version did not have the resource's defaults: with and without a refresh, nothing may
 * change, and an update must succeed.
 *
 * @returns one sentence for each defect; empty without defects.
 */
export async function upgradeFlaws<P extends FaultyPlatform>(
  setup: SurvivalSetup<P>,
  { name: type, spec }: ResourceDefinition,
  prepare: (platform: P) => Promise<Life>,
): Promise<string[]> {
  const flaws: string[] = [];
  for (const when of ["without a refresh", "after a refresh"]) {
    try {
      await startWorld(setup, prepare, async (platform, life) => {
        await using host = await setup.startProvider(platform);
        const it = host.resource(type, "it");
        await it.create(life.inputs);
        const older = olderState(spec.fields as Fields, spec.naturalKey ?? [], it);
        it.adopt(older);
        if (when === "after a refresh") {
          await it.read();
          holdSame(older.inputs, it.kept.inputs);
        }
        await assertUnchanged(it, life.inputs, when);
        await it.update(life.inputs);
        await assertUnchanged(it, life.inputs, `${when} and an up`);
        if (life.changed) {
          await it.update(life.changed);
          await assertUnchanged(it, life.changed, `${when} and an update`);
        }
        await removeResource(it, life);
        await platform.close();
      });
    } catch (error) {
      flaws.push(`${when}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return flaws;
}

/** The state as an older version would have stored it, without the defaults that the program does not set. */
function olderState(fields: Fields, key: readonly string[], it: TestedResource): ResourceState {
  const { inputs, outputs } = it.kept;
  const { __defaults: noted, ...others } = inputs;
  const all = Object.entries(isRecord(noted) ? noted : {});
  // Automatic names are recorded, too, and every version knows them.
  const isName = ([path]: readonly [string, unknown]) =>
    key.includes(path) || own(fields, path)?.facts.autoName !== undefined;
  const paths = all.filter((one) => !isName(one)).map(([path]) => steps(path).map(String));
  const names = all.filter(isName);
  const without = (values: Values) => paths.reduce<Values>(withoutPath, values);
  return {
    id: it.id ?? "",
    inputs: { ...without(others), ...(names.length > 0 ? { __defaults: Object.fromEntries(names) } : {}) },
    outputs: without(outputs),
    initErrors: [],
  };
}

function withoutPath(values: Values, [name = "", ...inner]: readonly string[]): Values {
  const { [name]: value, ...others } = values;
  if (inner.length === 0) return others;
  return isRecord(value) ? { ...values, [name]: withoutPath(value, inner) } : values;
}

function holdSame(before: Values, after: Values): void {
  // The order of properties has no meaning, and the provider does not keep it.
  const [then, now] = [before, after].map((values) => canonicalJson(JSON.stringify(values)));
  if (then !== now) throw new Error(`the refresh has changed the inputs from ${then} to ${now}`);
}
