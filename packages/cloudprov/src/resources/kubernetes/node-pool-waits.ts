import { type Args, CodedError, fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { text } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import type { nodePoolFields } from "./node-pool-fields.ts";
import { poolFactsOf, readPool } from "./node-pool-reading.ts";

/** Waits until the platform has carried out a change of a pool. */
export async function untilNormal(op: Op, id: string, minutes: number): Promise<void> {
  await waitUntil(op, {
    what: `the node pool ${id} to be ready`,
    read: async () => {
      const found = await readPool(op, id);
      return found && poolFactsOf(found).state;
    },
    done: (state) => {
      if (state === "deleting") {
        throw new CodedError(
          "object-failed",
          `the node pool ${id} is being deleted: wait, and run \`pulumi up\` again`,
        );
      }
      return state === "normal";
    },
    progress: "waiting until the node pool is ready",
    otherwise: `the node pool ${id} is not ready yet`,
    forMs: minutes * 60_000,
  });
}

const activity = {
  simple: text("", { wire: "StatusMessageSimplified" }),
  what: text("", { wire: "Description" }),
  whole: text("", { wire: "StatusMessage" }),
};
const activities = responseList("ActivitySet", activity);

/** Waits until enough nodes of a new pool work: `scaleTolerance` percent of them. */
export async function untilNodesWork(
  op: Op & { readonly id: string; readonly args: Args<typeof nodePoolFields> },
): Promise<void> {
  const { waitNodeReady, scaleTolerance = 100 } = op.args;
  if (!waitNodeReady) return;
  let groupId = "";
  try {
    await waitUntil(op, {
      what: `the nodes of ${op.id} to work`,
      read: () => readPool(op, op.id),
      done: (found) => {
        if (found === undefined) return true;
        const { desired, added, groupId: group } = poolFactsOf(found);
        groupId = group;
        return (added?.normal ?? 0) >= Math.ceil((desired * scaleTolerance) / 100);
      },
      progress: "waiting until the nodes work",
      otherwise: `the nodes of the pool ${op.id} do not work yet`,
      forMs: 1_800_000,
    });
  } catch (error) {
    if (!(error instanceof CodedError) || error.helpCode !== "timeout") throw error;
    const Filters = [{ Name: "auto-scaling-group-id", Values: [groupId] }];
    const { elements } = await op.as.page("DescribeAutoScalingActivities", { Filters }, activities, { pageSize: 1 });
    const { simple = "", what = "", whole = "" } = elements[0] ? fromWire(activity, elements[0]) : {};
    const reason = simple || what || whole;
    throw reason === "" ? error : new CodedError("timeout", `${error.message}: ${reason}`, { cause: error });
  }
}
