import providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import { isWithin, steps } from "../value/path.ts";

/** How one property differs. */
export type DiffKind = "add" | "add-replace" | "delete" | "delete-replace" | "update" | "update-replace";

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
export function diffResult(response: providerPb.DiffResponse): DiffResult {
  const detailed: Record<string, DiffKind> = {};
  for (const [path, difference] of response.getDetaileddiffMap().entries()) {
    detailed[path] = kindOf((difference as providerPb.PropertyDiff).getKind());
  }
  return {
    changes: response.getDiffsList(),
    replaces: response.getReplacesList(),
    detailed,
    deleteBeforeReplace: response.getDeletebeforereplace(),
  };
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

function kindOf(kind: providerPb.PropertyDiff.Kind): DiffKind {
  const kinds = providerPb.PropertyDiff.Kind;
  switch (kind) {
    case kinds.ADD:
      return "add";
    case kinds.ADD_REPLACE:
      return "add-replace";
    case kinds.DELETE:
      return "delete";
    case kinds.DELETE_REPLACE:
      return "delete-replace";
    case kinds.UPDATE:
      return "update";
    case kinds.UPDATE_REPLACE:
      return "update-replace";
  }
}
