import { CodedError, expectation, field, fromWire, toWire, type UpdateOperation } from "@org/core-provider";
import type { Clients, Op } from "../../platform/clients.ts";
import { text } from "../../platform/response-fields.ts";
import { type Body, recordOf } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { changeAccesses } from "./cluster-endpoints.ts";
import { type ClusterFacts, clusterFacts, untilUsable } from "./cluster-facts.ts";
import { clusterFields } from "./cluster-fields.ts";
import { completed } from "./cluster-form.ts";
import { isHigher, keepsLevel } from "./cluster-level.ts";
import { changeLogs } from "./cluster-logs.ts";
import { changeMasters } from "./cluster-masters.ts";
import { changeExtraArgs } from "./cluster-tasks.ts";
import { upgradeCluster } from "./cluster-upgrade.ts";
import { changeVpcCni } from "./cluster-vpc-cni.ts";

type Update = UpdateOperation<typeof clusterFields> & Clients;

/** Changes everything except the tags of a cluster. */
export async function changeCluster(op: Update): Promise<void> {
  for (const step of [
    changeAccesses,
    changeVpcCni,
    changeAttributes,
    upgradeCluster,
    changeScaling,
    changeImage,
    changeMasters,
    changeExtraArgs,
    changeAccounts,
    changeProtection,
    becomeAdmin,
    changeLogs,
  ]) {
    await step(op);
  }
}

const attributes = {
  projectId: "ProjectId",
  clusterName: "ClusterName",
  clusterDesc: "ClusterDescription",
  clusterLevel: "ClusterLevel",
  autoUpgradeClusterLevel: "AutoUpgradeClusterLevel",
} as const;

async function changeAttributes(op: Update): Promise<void> {
  // Once the platform no longer raises the level, that of the program applies again.
  const setsLevel = op.changed("autoUpgradeClusterLevel") && op.args.autoUpgradeClusterLevel === false;
  const isChanged = (name: string) =>
    (name in attributes && op.changed(name as keyof typeof attributes)) || (name === "clusterLevel" && setsLevel);
  const settings = recordOf(toWire(clusterFields, op.args, isChanged)["ClusterBasicSettings"]);
  if (settings === undefined) return;
  const { ClusterDescription: ClusterDesc, ClusterLevel, ...rest } = settings;
  // The platform may have raised the level since the last read.
  const present = ClusterLevel === undefined ? undefined : (await clusterFacts(op, op.id))?.level;
  const changesLevel = ClusterLevel !== undefined && ClusterLevel !== present && !keepsLevel(present, op);
  const changes = {
    ...rest,
    ...(ClusterDesc === undefined ? {} : { ClusterDesc }),
    ...(changesLevel ? { ClusterLevel } : {}),
  };
  if (Object.keys(changes).length === 0) return;
  await op.tke.write("ModifyClusterAttribute", { ClusterId: op.id, ...changes });
  if (!changesLevel) return;
  // The platform may raise it further in the meantime.
  const isRaised = !isHigher(present, ClusterLevel);
  const shows = ({ level }: ClusterFacts) => level === ClusterLevel || (isRaised && isHigher(level, ClusterLevel));
  await untilUsable(op, op.id, { to: "to have its new level", minutes: 30, shows });
}

const scaling = { option: field.any({ output: true, optional: true, wire: "ClusterAsGroupOption", docs: "" }) };
const expectsScaling = expectation(scaling);

/** Sets how the node pools of a cluster are scaled. */
export async function setScaling(op: Op & { readonly id: string; readonly args: Update["args"] }): Promise<void> {
  const { ClusterAsGroupOption } = toWire(clusterFields, op.args, (name) => name === "nodePoolGlobalConfigs");
  const changes = recordOf(ClusterAsGroupOption);
  if (changes === undefined) return;
  const own = { ClusterId: op.id };
  const found = await op.tke.read("DescribeClusterAsGroupOption", own, { expects: expectsScaling });
  const option = completed(fromWire(scaling, found).option, changes);
  await op.tke.write("ModifyClusterAsGroupOptionAttribute", { ...own, ClusterAsGroupOption: option });
}

async function changeScaling(op: Update): Promise<void> {
  if (op.changed("nodePoolGlobalConfigs")) await setScaling(op);
}

async function changeImage(op: Update): Promise<void> {
  if (!op.changed("clusterOs")) return;
  await op.tke.write("ModifyClusterImage", { ClusterId: op.id, ImageId: op.args.clusterOs });
}

const accountFacts = {
  state: text("", { wire: "LatestOperationState" }),
  options: field.any({ output: true, optional: true, wire: "ServiceAccounts", docs: "" }),
};
const expectsAccounts = expectation(accountFacts);

/** The options for tokens of service accounts: those of the program, and otherwise the present ones. */
function accountOptions(present: unknown, changes: Body): Body {
  const { Issuer, JWKSURI, ...flags } = completed(present, {});
  // The platform chooses both addresses itself if its own are used, and then they are not valid for other options.
  const usesOwn = flags["UseTKEDefault"] === true || changes["UseTKEDefault"] === true;
  return completed(usesOwn ? flags : { ...flags, Issuer, JWKSURI }, changes);
}

/** How long a change of the tokens of service accounts may take. */
const accountsMs = 9 * 60_000;

/** Sets how the tokens of service accounts are issued. */
export async function setAccounts(op: Op & { readonly id: string; readonly args: Update["args"] }): Promise<void> {
  const own = { ClusterId: op.id };
  const changes = recordOf(toWire(clusterFields, op.args, (name) => name === "authOptions")["ServiceAccounts"]);
  if (changes === undefined) return;
  const read = async () => {
    const action = "DescribeClusterAuthenticationOptions";
    return fromWire(accountFacts, await op.tke.read(action, own, { expects: expectsAccounts }));
  };
  // Otherwise the wait below could take the result of the earlier change for that of this one.
  const before = await waitUntil(op, {
    what: `an earlier change of authOptions of the cluster ${op.id}`,
    read,
    done: ({ state }) => state !== "Updating",
    progress: "waiting until an earlier change of authOptions ends",
    otherwise: `authOptions of the cluster ${op.id} are still being changed`,
    forMs: accountsMs,
  });
  const isPresent = ({ options }: typeof before) =>
    Object.entries(changes).every(([name, value]) => value === undefined || recordOf(options)?.[name] === value);
  if (before.state === "Success" && isPresent(before)) return;
  const ServiceAccounts = accountOptions(before.options, changes);
  await op.tke.write("ModifyClusterAuthenticationOptions", { ...own, ServiceAccounts });
  let isUpdated = false;
  await waitUntil(op, {
    what: `the tokens of service accounts of the cluster ${op.id}`,
    read,
    done: (now) => {
      const { state } = now;
      // The state of an earlier change may still be shown.
      isUpdated ||= state !== before.state;
      if (state === "Success") return isUpdated || isPresent(now);
      if (!(isUpdated && ["Failed", "TimeOut"].includes(state))) return false;
      throw new CodedError(
        "object-failed",
        `the platform could not change authOptions of the cluster ${op.id}: check issuer and jwksUri`,
      );
    },
    progress: "waiting until authOptions apply",
    otherwise: `authOptions of the cluster ${op.id} do not apply yet`,
    forMs: accountsMs,
  });
}

async function changeAccounts(op: Update): Promise<void> {
  if (op.changed("authOptions")) await setAccounts(op);
}

async function changeProtection(op: Update): Promise<void> {
  if (!op.changed("deletionProtection")) return;
  const action = op.args.deletionProtection ? "EnableClusterDeletionProtection" : "DisableClusterDeletionProtection";
  await op.tke.write(action, { ClusterId: op.id });
}

/** Gives the caller the role of the cluster's administrator. */
export async function becomeAdmin(
  op: Op & { readonly id: string; readonly args: Update["args"]; readonly changed?: Update["changed"] },
): Promise<void> {
  if (op.args.acquireClusterAdminRole !== true || op.changed?.("acquireClusterAdminRole") === false) return;
  await op.tke.write("AcquireClusterAdminRole", { ClusterId: op.id });
}
