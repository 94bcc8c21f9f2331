import { CodedError, responseField } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { unlessDone } from "../../platform/errors.ts";
import { responseList } from "../../platform/responses.ts";
import { changeByAction, type RedisUpdate } from "./redis-change.ts";
import { onlineRedis, type RedisFacts } from "./redis-facts.ts";

/** The value of `waitSwitch` that lets an upgrade wait for the maintenance window. */
export const inWindow = 1;
/** The platform's numbers of upgrades to another architecture and to another version. */
const upgrades = ["041", "043"];
const tasks = responseList("Tasks", { id: responseField.integer({ wire: "TaskId", returned: "always" }) });

/** Upgrades an instance to another version or architecture. */
export async function upgradeVersion(op: RedisUpdate): Promise<void> {
  const { id, args } = op;
  const { typeId, waitSwitch = 2 } = args;
  if (!op.changed("typeId")) return;
  const parameters = { InstanceId: id, TargetInstanceType: String(typeId), SwitchOption: waitSwitch };
  const shows = (instance: RedisFacts) => instance.typeId === typeId;
  const present = await onlineRedis(op, id);
  // An interrupted run may have ordered the upgrade. The state contains the type of an upgrade that waits.
  const isOrdered = await isUpgradeOrdered(op);
  if (isOrdered && present.typeId !== op.state.typeId) {
    const advice = "cancel it in the console, or run `pulumi up` again after the window";
    const waiting = `an upgrade of ${id} to the typeId ${op.state.typeId} waits for its maintenance window`;
    throw new CodedError("conflict", `${waiting}: ${advice}`);
  }
  if (waitSwitch !== inWindow) {
    await changeByAction(op, "UpgradeInstanceVersion", { parameters, shows });
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
