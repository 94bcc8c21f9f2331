import { isDeepStrictEqual } from "node:util";
import { CodedError, expectation, field, fromWire, type UpdateOperation } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { ifExists, unlessDone } from "../../platform/errors.ts";
import { idText, text, texts } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { elementsOf, offsetsAfter } from "../../platform/service-client.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { clusterFacts, untilUsable } from "./cluster-facts.ts";
import type { clusterFields } from "./cluster-fields.ts";

type Update = UpdateOperation<typeof clusterFields> & Clients;

const available = { versions: texts("", { wire: "Versions" }) };
const expectsAvailable = expectation(available);
const upgradable = responseList("UpgradeAbleInstances", { id: idText("", { wire: "InstanceId" }) });
const progress = {
  state: idText("", { wire: "LifeState" }),
  total: field.integer({ output: true, optional: true, wire: "Total", docs: "" }),
  nodes: field.list(
    field.object(
      {
        id: text("", { wire: "InstanceID" }),
        state: text("", { wire: "LifeState" }),
        startedAt: text("", { wire: "StartAt" }),
        steps: field.list(
          field.object(
            { state: text("", { wire: "LifeState" }), fault: text("", { wire: "FailedMsg" }) },
            { docs: "" },
          ),
          { output: true, optional: true, wire: "Detail", docs: "" },
        ),
      },
      { docs: "" },
    ),
    { output: true, optional: true, wire: "Instances", docs: "" },
  ),
};
const expectsProgress = expectation(progress);

/** Error codes of a cluster whose nodes are not being upgraded. */
const noUpgradeCodes = ["FailedOperation.TaskNotFound", "InternalError.TaskNotFound"];

/** The most nodes in a page of their progress. */
const pageSize = 100;

/**
 * Reads the latest upgrade of the nodes of a cluster. Returns undefined if the nodes were never upgraded, or if the upgrade
 * disappears between two pages: a partial list of nodes says nothing about the others.
 */
function latestUpgrade(op: Update) {
  return ifExists(wholeUpgrade(op), noUpgradeCodes);
}

type UpgradedNode = Awaited<ReturnType<typeof upgradePage>>["elements"][number];

async function wholeUpgrade(op: Update) {
  const first = await upgradePage(op, 0);
  const nodes: UpgradedNode[] = [];
  for await (const node of elementsOf(async (offset = 0) => (offset === 0 ? first : upgradePage(op, offset)))) {
    nodes.push(node);
  }
  return { state: first.state, nodes };
}

async function upgradePage(op: Update, offset: number) {
  const query = { ClusterId: op.id, Offset: offset, Limit: pageSize };
  const found = await op.tke.read("GetUpgradeInstanceProgress", query, { expects: expectsProgress });
  const { state, total, nodes = [] } = fromWire(progress, found);
  // An empty page is the end: the platform may count nodes that it does not show yet.
  const next = nodes.length === 0 ? [] : offsetsAfter(offset, nodes.length, pageSize, total);
  return { state, elements: nodes, next, total };
}

/** Upgrades a cluster to the version of the program, and its nodes to that of the cluster. */
export async function upgradeCluster(op: Update): Promise<void> {
  const { clusterVersion: wanted, upgradeInstancesFollowCluster } = op.args;
  if (wanted !== undefined && op.changed("clusterVersion")) await upgradeMasters(op, wanted);
  if (!upgradeInstancesFollowCluster) return;
  for (const type of ["major", "hot"]) await upgradeNodes(op, type);
}

async function upgradeMasters(op: Update, wanted: string): Promise<void> {
  const own = { ClusterId: op.id };
  const cluster = await clusterFacts(op, op.id);
  if (cluster?.version !== wanted) {
    const found = await op.tke.read("DescribeAvailableClusterVersion", own, { expects: expectsAvailable });
    const { versions } = fromWire(available, found);
    // An upgrade that an interrupted run began is not among them.
    if (!versions.includes(wanted) && cluster?.status !== "Upgrading") {
      const choice = versions.length === 0 ? "no other version" : versions.join(", ");
      throw new CodedError(
        "request-rejected",
        `clusterVersion: the platform upgrades the cluster ${op.id} to ${choice}, not to ${wanted}`,
      );
    }
    if (cluster?.status !== "Upgrading") {
      await unlessDone(
        () => op.tke.write("UpdateClusterVersion", { ...own, DstVersion: wanted }),
        async () => {
          const now = await clusterFacts(op, op.id);
          return now?.status === "Upgrading" || now?.version === wanted;
        },
      );
    }
  }
  await untilUsable(op, op.id, {
    to: `to have the version ${wanted}`,
    minutes: 60,
    shows: ({ version }) => version === wanted,
  });
}

/** The minutes that the upgrade of a node may take. */
const minutesOfNode = 3;

/** The nodes that can be upgraded, of all or of some. */
async function upgradableOf(op: Update, UpgradeType: string, among?: readonly unknown[]): Promise<readonly unknown[]> {
  const nodes = await op.tke.list("CheckInstancesUpgradeAble", { ClusterId: op.id, UpgradeType }, upgradable);
  return nodes.map(({ InstanceId }) => InstanceId).filter((id) => among === undefined || among.includes(id));
}

/** Waits for an upgrade that an interrupted run has started. Otherwise the next upgrade would report its result. */
async function untilEnded(op: Update) {
  const isOver = (latest: Awaited<ReturnType<typeof latestUpgrade>>) =>
    latest === undefined || !["pending", "process"].includes(latest.state);
  const latest = await latestUpgrade(op);
  if (isOver(latest)) return latest;
  return waitUntil(op, {
    what: `an earlier upgrade of the nodes of the cluster ${op.id}`,
    read: () => latestUpgrade(op),
    done: isOver,
    progress: "waiting until an earlier upgrade of its nodes ends",
    otherwise: `the nodes of the cluster ${op.id} are still being upgraded`,
    forMs: Math.max(1, latest?.nodes.length ?? 0) * minutesOfNode * 60_000,
  });
}

async function upgradeNodes(op: Update, UpgradeType: string): Promise<void> {
  const own = { ClusterId: op.id };
  if ((await upgradableOf(op, UpgradeType)).length === 0) return;
  const earlier = await untilEnded(op);
  const InstanceIds = await upgradableOf(op, UpgradeType);
  if (InstanceIds.length === 0) return;
  await op.tke.write("UpgradeClusterInstances", { ...own, Operation: "create", UpgradeType, InstanceIds });
  await waitUntil(op, {
    what: `the nodes of the cluster ${op.id} to be upgraded`,
    read: async () => {
      const latest = await latestUpgrade(op);
      // The result of the earlier upgrade may still be shown.
      const now = isDeepStrictEqual(latest, earlier) ? undefined : latest;
      const isOver = now === undefined || now.state === "done";
      return { now, isDone: isOver && (await upgradableOf(op, UpgradeType, InstanceIds)).length === 0 };
    },
    done: ({ now, isDone }) => {
      if (now === undefined) return isDone;
      const { state, nodes: all } = now;
      const hasFailed = (one: { readonly state: string }) => /fail|abort|timeout/.test(one.state);
      const failed = all.find((node) => hasFailed(node) || node.steps?.some(hasFailed));
      if (failed !== undefined || !["pending", "process", "done"].includes(state)) {
        const reason = failed?.steps?.find(({ fault }) => fault !== "")?.fault ?? "the platform gives no reason";
        throw new CodedError(
          "object-failed",
          `the upgrade of the nodes of the cluster ${op.id} is ${state}${failed ? ` at ${failed.id}` : ""}: ${reason}`,
        );
      }
      return isDone;
    },
    progress: "waiting until its nodes are upgraded",
    otherwise: `the nodes of the cluster ${op.id} are still being upgraded`,
    forMs: InstanceIds.length * minutesOfNode * 60_000,
  });
}
