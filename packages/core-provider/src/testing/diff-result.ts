import providerPb from "@pulumi/pulumi/proto/provider_pb.js";

/** How one property differs. */
export type DiffKind = "add" | "add-replace" | "delete" | "delete-replace" | "update" | "update-replace";

/** What a comparison gave. */
export interface DiffResult {
  /** Top-level properties that differ; empty when nothing does. */
  readonly changes: readonly string[];
  /** Top-level properties whose change replaces the resource. */
  readonly replaces: readonly string[];
  /** Every difference by its property path. */
  readonly detailed: Readonly<Record<string, DiffKind>>;
  /** The old object must go before the new one is made. */
  readonly deleteBeforeReplace: boolean;
}

/** Puts the provider's answer into words. */
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
