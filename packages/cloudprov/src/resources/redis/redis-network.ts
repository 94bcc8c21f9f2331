import type { Op } from "../../platform/clients.ts";
import { changeByAction, type RedisUpdate } from "./redis-change.ts";
import { onlineRedis, type RedisFacts } from "./redis-facts.ts";

/** Moves an instance to another network or address. */
export async function changeNetwork(op: RedisUpdate): Promise<void> {
  const { vpcId: VpcId, subnetId: SubnetId, ip, port, recycle: Recycle } = op.args;
  if (op.changed("vpcId", "subnetId") && VpcId !== undefined) {
    const Operation = op.state.vpcId === "" ? "changeBaseToVpc" : "changeVpc";
    await changeByAction(op, "ModifyNetworkConfig", {
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
  await changeByAction(op, "ModifyNetworkConfig", {
    parameters: { InstanceId: op.id, ...operation, VPort, ...(Recycle === undefined ? {} : { Recycle }) },
    shows: (instance) => instance.ip === ip && instance.port === VPort,
    task: "TaskId",
  });
}

/** Gives an instance a public address, or takes it away, when the program changes it. */
export async function changePublicAddress(op: RedisUpdate): Promise<void> {
  const { wanAddressSwitch } = op.args;
  if (op.changed("wanAddressSwitch") && wanAddressSwitch !== undefined) await switchPublicAddress(op, wanAddressSwitch);
}

/** Gives an instance a public address, or takes it away. */
export async function switchPublicAddress(op: Op & { readonly id: string }, wanted: "open" | "close"): Promise<void> {
  const isOpen = ({ wanAddress }: RedisFacts) => wanAddress !== "";
  const shows = (instance: RedisFacts) => isOpen(instance) === (wanted === "open");
  if (shows(await onlineRedis(op, op.id))) return;
  await changeByAction(op, wanted === "open" ? "AllocateWanAddress" : "ReleaseWanAddress", { shows });
}
