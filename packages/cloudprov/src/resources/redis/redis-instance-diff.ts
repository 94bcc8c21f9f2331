import type { DiffOperation, DiffVerdict } from "@org/core-provider";
import { onlyOneWaits } from "../../platform/maintenance-window.ts";
import { purchaseOf, warnOfSizeCharge } from "../../platform/prepaid.ts";
import type { Body } from "../../platform/responses.ts";
import type { redisFields as fields } from "./redis-instance-fields.ts";
import { inWindow } from "./redis-version.ts";

/** The properties whose change costs money at once if the instance is prepaid. */
const sizeNames = ["memSize", "redisShardNum", "redisReplicasNum"];

/** The cost of an instance with these properties. */
export const costs = ({ chargeType, prepaidPeriod, autoRenewFlag }: Body): string =>
  chargeType === "PREPAID"
    ? purchaseOf(prepaidPeriod, autoRenewFlag ?? 0)
    : "the instance is charged by the hour until it is deleted";

/** Warns about what a change does to an instance, and refuses changes that the platform rejects. */
export function redisDiff(op: DiffOperation<typeof fields>): DiffVerdict {
  const { args, changes, state } = op;
  if (op.replacing) {
    op.warn(`the instance ${op.id} is replaced by a new, empty one: its data is lost; ${costs(args)}`);
    return {};
  }
  if (["vpcId", "subnetId", "ip", "port"].some((name) => changes.has(name))) {
    op.warn(
      `the instance gets another private address or port: clients that use ${state.ip}:${state.port} must change`,
    );
  }
  if (changes.has("typeId")) op.warn(`Redis is upgraded from type ${state.typeId}, which cannot be undone`);
  warnOfSizeCharge(op, state.chargeType, sizeNames);
  const renews = changes.has("prepaidPeriod") && !changes.has("chargeType") && state.prepaidPeriod !== undefined;
  const reject = onlyOneWaits({ args, inWindow, groups: [["typeId"], ["redisShardNum"]], changes });
  if (!renews || args["prepaidPeriod"] === undefined) return { reject };
  const message = "cannot be changed, because the provider does not renew instances: renew it in the console";
  return { reject: [...reject, { path: "prepaidPeriod", message }] };
}
