import { toWire } from "@org/core-provider";
import { type Body, recordOf } from "../../platform/responses.ts";
import { clusterFields } from "./cluster-fields.ts";

type Values = Readonly<Record<string, unknown>>;

/** The IDs of the machines in a group of `existInstances`. */
export const idsOf = (group: Body): readonly string[] => {
  const { InstanceIds } = recordOf(group["ExistedInstancesPara"]) ?? {};
  return Array.isArray(InstanceIds) ? (InstanceIds as readonly string[]) : [];
};

/** The groups of `existInstances` in the inputs or the state, by their wire names. */
export function groupsIn(values: Values): readonly Body[] {
  const { ExistInstances } = toWire(clusterFields, values, (name) => name === "existInstances");
  return Array.isArray(ExistInstances) ? (ExistInstances as readonly Body[]) : [];
}

/** Some machines of groups. */
export function those(groups: readonly Body[], isWanted: (id: string) => boolean): readonly Body[] {
  return groups.flatMap((group) => {
    const ids = idsOf(group);
    if (!ids.some(isWanted)) return [];
    const ofWanted = <T>(all: readonly T[]) => all.filter((_, at) => isWanted(ids[at] ?? ""));
    const numbers = group["DesiredPodNumbers"];
    const para = { ...recordOf(group["ExistedInstancesPara"]), InstanceIds: ofWanted(ids) };
    const pods = Array.isArray(numbers) ? { DesiredPodNumbers: ofWanted(numbers) } : {};
    return [{ ...group, ExistedInstancesPara: para, ...pods }];
  });
}

/** Machines that `one` has and `other` has not. */
export function only(one: readonly Body[], other: readonly Body[]): readonly Body[] {
  const known = new Set(other.flatMap(idsOf));
  return those(one, (id) => !known.has(id));
}

/**
 * The groups of `existInstances` that the program or the state contains, with the machines that are part of the cluster. The
 * platform does not return their settings. A failed change leaves machines of both.
 */
export function groupsOnPlatform(
  { args, state }: { readonly args: Values; readonly state: Values },
  nodeIds: ReadonlySet<string>,
): readonly Body[] {
  const wanted = groupsIn(args);
  return those([...wanted, ...only(groupsIn(state), wanted)], (id) => nodeIds.has(id));
}
