import { recordOf } from "../platform/responses.ts";

/** A selection of a value's members, by dotted path. A path continues in each element of a list. */
export interface Pick {
  /** Defaults to all members. */
  readonly only?: readonly string[] | undefined;
  readonly without?: readonly string[] | undefined;
}

/** A value with only the selected members. */
export function picked(value: unknown, { only, without = [] }: Pick): unknown {
  const kept = only === undefined ? value : onlyMembers(value, tree(only));
  return without.length === 0 ? kept : otherMembers(kept, tree(without));
}

/** The steps of paths as a tree; a leaf is the end of a path. */
interface Tree extends ReadonlyMap<string, Tree> {}

function tree(paths: readonly string[]): Tree {
  const root = new Map<string, Map<string, unknown>>();
  for (const path of paths) {
    let at = root as Map<string, unknown>;
    for (const step of path.split(".")) {
      const next = (at.get(step) as Map<string, unknown> | undefined) ?? new Map<string, unknown>();
      at.set(step, next);
      at = next;
    }
  }
  return root as unknown as Tree;
}

function onlyMembers(value: unknown, wanted: Tree): unknown {
  if (wanted.size === 0) return value;
  if (Array.isArray(value)) return value.map((one) => onlyMembers(one, wanted));
  const members = recordOf(value);
  if (members === undefined) return undefined;
  return Object.fromEntries(
    [...wanted].flatMap(([name, inner]) => (name in members ? [[name, onlyMembers(members[name], inner)]] : [])),
  );
}

function otherMembers(value: unknown, unwanted: Tree): unknown {
  if (Array.isArray(value)) return value.map((one) => otherMembers(one, unwanted));
  const members = recordOf(value);
  if (members === undefined) return value;
  return Object.fromEntries(
    Object.entries(members).flatMap(([name, inner]) => {
      const within = unwanted.get(name);
      if (within === undefined) return [[name, inner]];
      return within.size === 0 ? [] : [[name, otherMembers(inner, within)]];
    }),
  );
}
