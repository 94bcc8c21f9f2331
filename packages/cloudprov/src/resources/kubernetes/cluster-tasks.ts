import { CodedError, expectation, field, fromWire, toWire, type UpdateOperation } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { text } from "../../platform/response-fields.ts";
import { recordOf, responseList } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { clusterFields } from "./cluster-fields.ts";
import { completed } from "./cluster-form.ts";

const task = {
  id: text("", { wire: "TaskID" }),
  state: text("", { wire: "LifeState" }),
  fault: text("", { wire: "LastError" }),
};
const tasks = responseList("Tasks", task);
const present = { extraArgs: field.any({ output: true, optional: true, wire: "ClusterExtraArgs", docs: "" }) };
const expectsPresent = expectation(present);

/** Changes the arguments of the control plane, and waits until its components have them. */
export async function changeExtraArgs(op: UpdateOperation<typeof clusterFields> & Clients): Promise<void> {
  if (!op.changed("clusterExtraArgs")) return;
  const settings = toWire(clusterFields, op.args, (name) => name === "clusterExtraArgs")["ClusterAdvancedSettings"];
  const changes = recordOf(recordOf(settings)?.["ExtraArgs"]);
  if (changes === undefined) return;
  const own = { ClusterId: op.id };
  const found = await op.tke.read("DescribeClusterExtraArgs", own, { expects: expectsPresent });
  const ClusterExtraArgs = completed(fromWire(present, found).extraArgs, changes);
  const latest = {
    Latest: true,
    Filter: [
      { Name: "TaskType", Values: ["apply_cluster_extra_args"] },
      { Name: "ClusterId", Values: [op.id] },
    ],
  };
  const read = async () => {
    const [found = {}] = tasks.of(await op.tke.read("DescribeTasks", latest, { expects: tasks.expects }));
    return fromWire(task, found);
  };
  const { id: earlier } = await read();
  await op.tke.write("ModifyClusterExtraArgs", { ...own, ClusterExtraArgs });
  await waitUntil(op, {
    what: `the arguments of the cluster ${op.id}`,
    read,
    done: ({ id, state, fault }) => {
      // The new task may not be visible yet.
      if (id !== "" && id === earlier) return false;
      if (/^abort/.test(state)) {
        const reason = fault || "the platform gives no reason";
        throw new CodedError("object-failed", `the arguments of the cluster ${op.id} were not applied: ${reason}`);
      }
      return state === "done";
    },
    progress: "waiting until its arguments apply",
    otherwise: `the arguments of the cluster ${op.id} do not apply yet`,
    forMs: 1_200_000,
  });
}
