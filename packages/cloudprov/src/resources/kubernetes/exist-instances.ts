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

/** The inputs and the state of a cluster, and why it is read. */
interface Known {
  readonly args: Values;
  readonly state: Values;
  readonly purpose: "refresh" | "import" | "readBack";
}

/**
 * The groups of `existInstances` that the program or the state contains, with the machines that are part of the cluster. The
 * platform does not return their settings. A failed change leaves machines of both. A master that the state lacks counts
 * only once it is set up: the next update then waits for it, or reports why it failed.
 */
export function groupsOnPlatform({ args, state, purpose }: Known, nodes: readonly Body[]): readonly Body[] {
  const [wanted, recorded] = [groupsIn(args), groupsIn(state)];
  const recordedIds = new Set(recorded.flatMap(idsOf));
  const setUp = purpose === "readBack" ? ["running", "initializing"] : ["running"];
  const members = nodes.filter(
    ({ InstanceId: id, InstanceRole: role, InstanceState: now }) =>
      role === "WORKER" || recordedIds.has(String(id)) || setUp.includes(String(now)),
  );
  const memberIds = new Set(members.map(({ InstanceId }) => InstanceId));
  return those([...wanted, ...only(recorded, wanted)], (id) => memberIds.has(id));
}
