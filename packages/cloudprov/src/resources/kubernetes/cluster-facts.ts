import { CodedError, fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { text } from "../../platform/response-fields.ts";
import { type Body, memberFacts, responseList } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";

/** The action that lists clusters. */
export const describeClusters = "DescribeClusters";

/** Error codes that mean a cluster does not exist. */
export const goneClusterCodes = [
  "FailedOperation.ClusterNotFound",
  "InternalError.ClusterNotFound",
  "InvalidParameter.ClusterNotFound",
];

/** The members of a cluster that the waits need. */
export const clusterStateFields = {
  status: text("", { wire: "ClusterStatus" }),
  version: text("", { wire: "ClusterVersion" }),
  level: text("", { wire: "ClusterLevel" }),
  imageId: text("", { wire: "ImageId" }),
  osName: text("", { wire: "ClusterOs" }),
};

/** A cluster as the waits see it. */
export type ClusterFacts = ReturnType<typeof factsOf>;

/** The facts of a cluster in a response. */
export function factsOf(found: Body) {
  return fromWire(clusterStateFields, found);
}

/** The clusters of a listing, of which their IDs, names and states must be valid. */
export const clusterList = responseList("Clusters", memberFacts("ClusterId", "ClusterName"), clusterStateFields);

/** The facts of a cluster; undefined if it does not exist. */
export async function clusterFacts(op: Op, id: string): Promise<ClusterFacts | undefined> {
  const page = await ifExists(op.tke.page(describeClusters, { ClusterIds: [id] }, clusterList), goneClusterCodes);
  const [found] = page?.elements ?? [];
  return found && factsOf(found);
}

/** The states in which a cluster can be used. One without nodes is idle. */
const usable = ["Running", "Idling"];

/** The states of a cluster whose bills are not paid. */
const isolated = ["Isolated", "ResourceIsolate", "ResourceIsolated"];

/** The fault of a cluster, as the end of a sentence; undefined if it has none. */
export function faultOf({ status }: ClusterFacts): string | undefined {
  if (status === "Abnormal") return "does not work: the console shows why";
  return isolated.includes(status) ? "is isolated because of unpaid bills: pay them in the console" : undefined;
}

/** A wait for a change of a cluster. */
export interface ClusterWait {
  /** Completes "waiting for the cluster": `to be created`. */
  readonly to: string;
  readonly minutes: number;
  /** Whether the result shows, in addition to the state. */
  readonly shows?: (cluster: ClusterFacts) => boolean;
}

/**
 * Waits until a cluster can be used and a change of it shows.
 *
 * @throws CodedError if the platform says that the cluster does not work.
 */
export async function untilUsable(op: Op, id: string, { to, minutes, shows = () => true }: ClusterWait): Promise<void> {
  await waitUntil(op, {
    what: `the cluster ${id} ${to}`,
    read: () => clusterFacts(op, id),
    done: (cluster) => {
      if (cluster === undefined) return false;
      const fault = faultOf(cluster);
      if (fault !== undefined) throw new CodedError("object-failed", `the cluster ${id} ${fault}`);
      return usable.includes(cluster.status) && shows(cluster);
    },
    progress: `waiting for the cluster ${to}`,
    otherwise: `the cluster ${id} is not ready yet`,
    forMs: minutes * 60_000,
  });
}
