import { type Field, isInput } from "../definition/field.ts";
import { isRecord } from "../value/record.ts";
import { equal, pairSets } from "./equal.ts";

/** The maximum number of comparisons to match changed elements. */
const maxComparisons = 10_000;

/**
 * For each wanted element of a list or set, returns the position of the actual element that it most likely was: an
 * equal one, else the one with the most equal members, in a list preferably at the same position. -1 for a new element.
 */
export function counterparts(
  field: Field,
  item: Field,
  actual: readonly unknown[],
  wanted: readonly unknown[],
): readonly number[] {
  const isList = field.kind === "list";
  const found: number[] = wanted.map((one, j) => (isList && j < actual.length && equal(item, actual[j], one) ? j : -1));
  const rest = () => {
    const taken = new Set(found);
    return {
      actual: [...actual.keys()].filter((i) => !taken.has(i)),
      wanted: [...wanted.keys()].filter((j) => found[j] === -1),
    };
  };
  const unequal = rest();
  const pairs = pairSets(
    item,
    unequal.actual.map((i) => actual[i]),
    unequal.wanted.map((j) => wanted[j]),
  );
  for (const [at, j] of unequal.wanted.entries()) found[j] = unequal.actual[pairs[at] ?? -1] ?? -1;

  const changed = rest();
  const free = new Set(changed.actual);
  const isFew = changed.actual.length * changed.wanted.length <= maxComparisons;
  for (const j of changed.wanted) {
    const candidates = isFew ? free : free.has(j) && isList ? [j] : [];
    const best = mostSimilar(
      candidates,
      (i) => sharedMembers(item, actual[i], wanted[j]) + (isList && i === j ? 0.5 : 0),
    );
    if (best === undefined) continue;
    found[j] = best;
    free.delete(best);
  }
  return found;
}

/** The position with the highest score above zero. */
function mostSimilar(candidates: Iterable<number>, score: (position: number) => number): number | undefined {
  let best: { readonly at: number; readonly score: number } | undefined;
  for (const at of candidates) {
    const own = score(at);
    if (own > (best?.score ?? 0)) best = { at, score: own };
  }
  return best?.at;
}

/**
 * The number of equal members of two elements. A required member outweighs all others, because it is often the name.
 */
function sharedMembers({ fields = {} }: Field, actual: unknown, wanted: unknown): number {
  if (!isRecord(actual) || !isRecord(wanted)) return 0;
  const shared = Object.entries(fields).filter(
    ([name, inner]) =>
      isInput(inner) && !inner.facts.ignored && wanted[name] !== undefined && equal(inner, actual[name], wanted[name]),
  );
  return shared.reduce((sum, [, { role }]) => sum + (role === "required" ? 1000 : 1), 0);
}
