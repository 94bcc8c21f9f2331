import { changeByAction, type RedisUpdate } from "./redis-change.ts";
import type { RedisFacts } from "./redis-facts.ts";
import { changeNetwork, changePublicAddress } from "./redis-network.ts";
import { changePayment } from "./redis-payment.ts";
import { changeMemory, changeReplicas, changeShards } from "./redis-size.ts";
import { upgradeVersion } from "./redis-version.ts";

/** Changes everything except the tags, in the order that the platform requires. */
export async function changeInstance(op: RedisUpdate): Promise<void> {
  // Only a cluster has several shards, so an instance becomes a cluster first.
  const [early, late] = op.changed("typeId") ? [[], [changeShards]] : [[changeShards], []];
  for (const step of [
    changePayment,
    changeName,
    changeMemory,
    ...early,
    changeReplicas,
    changeLogin,
    changeTemplate,
    changeProject,
    changeSecurityGroups,
    upgradeVersion,
    ...late,
    changeNetwork,
    changePublicAddress,
    changeReplicaReads,
  ]) {
    await step(op);
  }
}

async function changeName(op: RedisUpdate): Promise<void> {
  const { name } = op.args;
  if (!op.changed("name") || name === undefined) return;
  const parameters = { Operation: "rename", InstanceIds: [op.id], InstanceNames: [name] };
  await changeByAction(op, "ModifyInstance", { parameters });
}

async function changeLogin(op: RedisUpdate): Promise<void> {
  const { noAuth, password } = op.args;
  if (!op.changed("password", "noAuth") || (!noAuth && password === undefined)) return;
  await changeByAction(op, "ResetPassword", {
    parameters: { InstanceId: op.id, NoAuth: noAuth, ...(noAuth ? {} : { Password: password }) },
    // Only a switch between a password and none shows. It has no task.
    ...(op.changed("noAuth")
      ? { shows: (instance: RedisFacts) => (instance.hasNoPassword ?? false) === noAuth }
      : { task: "TaskId" as const }),
  });
}

async function changeTemplate(op: RedisUpdate): Promise<void> {
  const { paramsTemplateId } = op.args;
  if (!op.changed("paramsTemplateId") || paramsTemplateId === undefined) return;
  const parameters = { InstanceIds: [op.id], TemplateId: paramsTemplateId };
  await changeByAction(op, "ApplyParamsTemplate", { parameters, task: "TaskIds" });
}

async function changeProject(op: RedisUpdate): Promise<void> {
  const { projectId: ProjectId } = op.args;
  if (!op.changed("projectId")) return;
  await changeByAction(op, "ModifyInstance", {
    parameters: { Operation: "modifyProject", InstanceIds: [op.id], ProjectId },
  });
}

/** The first groups are bound and the last ones unbound one by one: other changes replace the whole list. */
async function changeSecurityGroups(op: RedisUpdate): Promise<void> {
  if (!op.changed("securityGroups")) return;
  const { securityGroups: before = [] } = op.state;
  const { securityGroups: after = [] } = op.args;
  const Product = "redis";
  if (before.length > 0 && after.length > 0) {
    const parameters = { Product, InstanceId: op.id, SecurityGroupIds: after };
    await changeByAction(op, "ModifyDBInstanceSecurityGroups", { parameters });
    return;
  }
  const action = after.length > 0 ? "AssociateSecurityGroups" : "DisassociateSecurityGroups";
  for (const SecurityGroupId of [...before, ...after]) {
    await changeByAction(op, action, { parameters: { Product, SecurityGroupId, InstanceIds: [op.id] } });
  }
}

async function changeReplicaReads(op: RedisUpdate): Promise<void> {
  const { replicasReadOnly } = op.args;
  if (!op.changed("replicasReadOnly") || replicasReadOnly === undefined) return;
  await changeByAction(op, replicasReadOnly ? "EnableReplicaReadonly" : "DisableReplicaReadonly", {
    shows: ({ readWeight }) => readWeight > 0 === replicasReadOnly,
  });
}
