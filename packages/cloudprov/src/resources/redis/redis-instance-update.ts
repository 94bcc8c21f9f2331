import { CodedError, fromWire, responseField, type UpdateOperation } from "@org/core-provider";
import type { Clients, Op } from "../../platform/clients.ts";
import { unlessDone } from "../../platform/errors.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { changeRedis, onlineRedis, type RedisChange, type RedisFacts } from "./redis-facts.ts";
import type { redisFields } from "./redis-instance-fields.ts";
import { changeMemory, changeReplicas, changeShards } from "./redis-size.ts";

type Update = UpdateOperation<typeof redisFields> & Clients;

/** Changes everything except the tags, in the order that the platform requires. */
export async function changeInstance(op: Update): Promise<void> {
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

function change(
  op: Op & { readonly id: string },
  action: string,
  more: Omit<RedisChange, "action"> = {},
): Promise<void> {
  return changeRedis(op, op.id, { action, ...more });
}

async function changePayment(op: Update): Promise<void> {
  const { chargeType, prepaidPeriod } = op.args;
  if (!op.changed("chargeType")) return;
  const billing = chargeType === "PREPAID" ? 1 : 0;
  const parameters = {
    InstanceIds: [op.id],
    InstanceChargeType: chargeType,
    ...(billing === 1 ? { Period: prepaidPeriod } : {}),
  };
  await change(op, "ModifyInstanceChargeType", {
    parameters,
    shows: (instance) => instance.billing === billing,
    check: refuseFailures,
    isPurchase: true,
  });
}

const failures = {
  failed: responseField.list(responseField.object({ message: responseField.string({ wire: "Message" }) }, {}), {
    wire: "FailedInstanceIds",
  }),
};

/** The platform returns why it did not change the payment as part of an ordinary response. */
function refuseFailures(response: Body): void {
  const [failure] = fromWire(failures, response).failed;
  if (failure === undefined) return;
  throw new CodedError(
    "request-rejected",
    `ModifyInstanceChargeType failed: ${failure.message || "the platform gives no reason"}`,
  );
}

async function changeName(op: Update): Promise<void> {
  const { name } = op.args;
  if (!op.changed("name") || name === undefined) return;
  const parameters = { Operation: "rename", InstanceIds: [op.id], InstanceNames: [name] };
  await change(op, "ModifyInstance", { parameters });
}

async function changeLogin(op: Update): Promise<void> {
  const { noAuth, password } = op.args;
  if (!op.changed("password", "noAuth") || (!noAuth && password === undefined)) return;
  await change(op, "ResetPassword", {
    parameters: { InstanceId: op.id, NoAuth: noAuth, ...(noAuth ? {} : { Password: password }) },
    // Only a switch between a password and none shows. It has no task.
    ...(op.changed("noAuth")
      ? { shows: (instance: RedisFacts) => (instance.hasNoPassword ?? false) === noAuth }
      : { task: "TaskId" as const }),
  });
}

async function changeTemplate(op: Update): Promise<void> {
  const { paramsTemplateId } = op.args;
  if (!op.changed("paramsTemplateId") || paramsTemplateId === undefined) return;
  const parameters = { InstanceIds: [op.id], TemplateId: paramsTemplateId };
  await change(op, "ApplyParamsTemplate", { parameters, task: "TaskIds" });
}

async function changeProject(op: Update): Promise<void> {
  const { projectId: ProjectId } = op.args;
  if (!op.changed("projectId")) return;
  await change(op, "ModifyInstance", { parameters: { Operation: "modifyProject", InstanceIds: [op.id], ProjectId } });
}

/** The first groups are bound and the last ones unbound one by one: other changes replace the whole list. */
async function changeSecurityGroups(op: Update): Promise<void> {
  if (!op.changed("securityGroups")) return;
  const { securityGroups: before = [] } = op.state;
  const { securityGroups: after = [] } = op.args;
  const Product = "redis";
  if (before.length > 0 && after.length > 0) {
    const parameters = { Product, InstanceId: op.id, SecurityGroupIds: after };
    await change(op, "ModifyDBInstanceSecurityGroups", { parameters });
    return;
  }
  const action = after.length > 0 ? "AssociateSecurityGroups" : "DisassociateSecurityGroups";
  for (const SecurityGroupId of [...before, ...after]) {
    await change(op, action, { parameters: { Product, SecurityGroupId, InstanceIds: [op.id] } });
  }
}

/** The value of `waitSwitch` that lets an upgrade wait for the maintenance window. */
export const inWindow = 1;
/** The platform's numbers of upgrades to another architecture and to another version. */
const upgrades = ["041", "043"];
const tasks = responseList("Tasks", { id: responseField.integer({ wire: "TaskId", returned: "always" }) });

async function upgradeVersion(op: Update): Promise<void> {
  const { id, args } = op;
  const { typeId, waitSwitch = 2 } = args;
  if (!op.changed("typeId")) return;
  const parameters = { InstanceId: id, TargetInstanceType: String(typeId), SwitchOption: waitSwitch };
  const shows = (instance: RedisFacts) => instance.typeId === typeId;
  const present = await onlineRedis(op, id);
  // An interrupted run may have ordered it. The state has the type of one that waits.
  const isOrdered = await isUpgradeOrdered(op);
  if (isOrdered && present.typeId !== op.state.typeId) {
    const advice = "cancel it in the console, or run `pulumi up` again after the window";
    const waiting = `an upgrade of ${id} to the typeId ${op.state.typeId} waits for its maintenance window`;
    throw new CodedError("conflict", `${waiting}: ${advice}`);
  }
  if (waitSwitch !== inWindow) {
    await change(op, "UpgradeInstanceVersion", { parameters, shows });
    return;
  }
  if (!isOrdered) {
    await unlessDone(
      () => op.redis.create("UpgradeInstanceVersion", parameters),
      () => isUpgradeOrdered(op),
    );
  }
  op.warn(`the instance ${id} is upgraded in its maintenance window: until then it works as before`);
}

/** Whether an upgrade of an instance runs, or waits for the maintenance window. */
export async function isUpgradeOrdered(op: Op & { readonly id: string }): Promise<boolean> {
  const query = { InstanceId: op.id, TaskTypes: upgrades, Result: [0, 1] };
  return (await op.redis.page("DescribeTaskList", query, tasks)).elements.length > 0;
}

async function changeNetwork(op: Update): Promise<void> {
  const { vpcId: VpcId, subnetId: SubnetId, ip, port, recycle: Recycle } = op.args;
  if (op.changed("vpcId", "subnetId") && VpcId !== undefined) {
    const Operation = op.state.vpcId === "" ? "changeBaseToVpc" : "changeVpc";
    await change(op, "ModifyNetworkConfig", {
      parameters: { InstanceId: op.id, Operation, VpcId, SubnetId, ...(Recycle === undefined ? {} : { Recycle }) },
      shows: (instance) => instance.vpcId === VpcId && instance.subnetId === SubnetId,
      task: "TaskId",
    });
  }
  if (op.changed("vpcId", "subnetId", "ip", "port")) await setAddress(op, { ip, port, recycle: Recycle });
}

/** Gives an instance an address, or the platform's choice, and a port, unless it has them. */
export async function setAddress(
  op: Op & { readonly id: string },
  wanted: { readonly ip?: string | undefined; readonly port: number; readonly recycle?: number | undefined },
): Promise<void> {
  const present = await onlineRedis(op, op.id);
  const { ip = present.ip, port: VPort, recycle: Recycle } = wanted;
  if (present.ip === ip && present.port === VPort) return;
  const operation = present.ip === ip ? { Operation: "changeVPort" } : { Operation: "changeVip", Vip: ip };
  await change(op, "ModifyNetworkConfig", {
    parameters: { InstanceId: op.id, ...operation, VPort, ...(Recycle === undefined ? {} : { Recycle }) },
    shows: (instance) => instance.ip === ip && instance.port === VPort,
    task: "TaskId",
  });
}

async function changePublicAddress(op: Update): Promise<void> {
  const { wanAddressSwitch } = op.args;
  if (op.changed("wanAddressSwitch") && wanAddressSwitch !== undefined) await switchPublicAddress(op, wanAddressSwitch);
}

/** Gives an instance a public address, or takes it away. */
export async function switchPublicAddress(op: Op & { readonly id: string }, wanted: "open" | "close"): Promise<void> {
  const isOpen = ({ wanAddress }: RedisFacts) => wanAddress !== "";
  const shows = (instance: RedisFacts) => isOpen(instance) === (wanted === "open");
  if (shows(await onlineRedis(op, op.id))) return;
  await change(op, wanted === "open" ? "AllocateWanAddress" : "ReleaseWanAddress", { shows });
}

async function changeReplicaReads(op: Update): Promise<void> {
  const { replicasReadOnly } = op.args;
  if (!op.changed("replicasReadOnly") || replicasReadOnly === undefined) return;
  await change(op, replicasReadOnly ? "EnableReplicaReadonly" : "DisableReplicaReadonly", {
    shows: ({ readWeight }) => readWeight > 0 === replicasReadOnly,
  });
}
