import type { DiffResponse } from "../protocol/provider-messages.ts";
import { isWithin, steps } from "../value/path.ts";

/** How one property differs. */
export type DiffKind = "add" | "add-replace" | "delete" | "delete-replace" | "update" | "update-replace";

/** In the protocol's order. */
const kinds: readonly DiffKind[] = ["add", "add-replace", "delete", "delete-replace", "update", "update-replace"];

/** The result of a diff. */
export interface DiffResult {
  /** Top-level properties that differ; empty when nothing does. */
  readonly changes: readonly string[];
  /** Top-level properties whose change replaces the resource. */
  readonly replaces: readonly string[];
  /** Every difference by its property path. */
  readonly detailed: Readonly<Record<string, DiffKind>>;
  /** The old object must be deleted before the new one is created. */
  readonly deleteBeforeReplace: boolean;
}

/** Converts the provider's response. */
export function diffResult(response: DiffResponse): DiffResult {
  return {
    changes: response.diffs,
    replaces: response.replaces,
    detailed: Object.fromEntries(
      Object.entries(response.detailedDiff).map(([path, { kind }]) => [path, kinds[kind] ?? unknownKind(kind)]),
    ),
    deleteBeforeReplace: response.deleteBeforeReplace,
  };
}

function unknownKind(kind: number): never {
  throw new Error(`there is no kind of difference with the number ${kind}`);
}

/** Applies the resource option `replaceOnChanges` to a diff, as the engine does after the provider's response. */
export function withReplaceOnChanges(result: DiffResult, paths: readonly string[]): DiffResult {
  const asked = paths.map(steps);
  const isAsked = (path: string) => asked.some((outer) => isWithin(steps(path), outer));
  const detailed = Object.entries(result.detailed).map(([path, kind]) => {
    const inPlace = kind === "add" || kind === "update" || kind === "delete";
    return [path, inPlace && isAsked(path) ? (`${kind}-replace` as const) : kind] as const;
  });
  const replaced = detailed.filter(([, kind]) => kind.endsWith("-replace")).map(([path]) => String(steps(path)[0]));
  return {
    ...result,
    detailed: Object.fromEntries(detailed),
    replaces: [...new Set([...result.replaces, ...(asked.length > 0 ? replaced : [])])],
  };
}
