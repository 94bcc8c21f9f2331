import { fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { text } from "../../platform/response-fields.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { nodeList } from "./cluster-reading.ts";

const facts = { state: text("", { wire: "InstanceState" }), fault: text("", { wire: "FailedReason" }) };

interface NewCluster {
  readonly id: string;
  readonly args: {
    readonly workerConfigs?: readonly unknown[] | undefined;
    readonly existInstances?: readonly { readonly nodeRole?: string | undefined }[] | undefined;
  };
}

/** Waits until a node of a new cluster works, if it begins with nodes. */
export async function untilNodeRuns(op: Op & NewCluster): Promise<void> {
  const { workerConfigs = [], existInstances = [] } = op.args;
  const isWorker = ({ nodeRole = "WORKER" }: { readonly nodeRole?: string | undefined }) => nodeRole === "WORKER";
  if (workerConfigs.length === 0 && !existInstances.some(isWorker)) return;
  let reason = "";
  await waitUntil(op, {
    what: `a node of the cluster ${op.id} to work`,
    read: async () => {
      const nodes = await op.tke.list("DescribeClusterInstances", { ClusterId: op.id }, nodeList);
      return nodes.map((node) => fromWire(facts, node));
    },
    done: (nodes) => {
      reason = nodes.find(({ fault }) => fault !== "")?.fault ?? "";
      return nodes.some(({ state }) => state === "running");
    },
    progress: "waiting until a node works",
    otherwise: () => `no node of the cluster ${op.id} works yet${reason === "" ? "" : `: ${reason}`}`,
    forMs: 900_000,
  });
}
