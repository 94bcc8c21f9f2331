import type { OpMap } from "@pulumi/pulumi/automation/index.js";

/** How many resources each kind of step met, without those that stayed the same. */
export function changesIn(steps: OpMap | undefined): Record<string, number> {
  const { same: _, ...changes } = (steps ?? {}) as Record<string, number>;
  return changes;
}
