import type { ReadOperation, ReadOutputs } from "@org/core-provider";
import type { Body } from "../../platform/responses.ts";
import type { clusterFields as fields } from "./cluster-fields.ts";

/** Whether a level of clusters, such as `L20`, is higher than another one. */
export function isHigher(level: unknown, than: unknown): boolean {
  const size = (one: unknown) => Number(String(one).slice(1));
  return size(level) > size(than);
}

/** Whether a cluster keeps its level, because the program names a lower one and lets the platform raise it. */
export function keepsLevel(present: unknown, { args, state }: { readonly args: Body; readonly state: Body }): boolean {
  const isAutomatic = args["autoUpgradeClusterLevel"] ?? state["autoUpgradeClusterLevel"];
  return isAutomatic === true && isHigher(present, args["clusterLevel"]);
}

/** The level that was set, if the platform has raised it since. */
export function levelAsSet(found: ReadOutputs<typeof fields>, { args, state, purpose }: ReadOperation<typeof fields>) {
  const { clusterLevel: set } = args;
  const isSet = set !== undefined && (purpose === "readBack" || set === state.clusterLevel);
  return isSet && found.autoUpgradeClusterLevel && isHigher(found.clusterLevel, set) ? set : undefined;
}
