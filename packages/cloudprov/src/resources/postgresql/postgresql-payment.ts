import { codeOf } from "../../platform/errors.ts";
import { changeByAction, type PostgresqlUpdate } from "./postgresql-change.ts";
import { idlePostgresql, type PostgresqlFacts } from "./postgresql-facts.ts";
import { vouchersOf } from "./postgresql-instance-form.ts";

function isPaidInAdvance({ payType }: PostgresqlFacts): boolean {
  return payType.toLowerCase() === "prepaid";
}

/** Changes how an instance is charged, or pays for more months. */
export async function changePayment(op: PostgresqlUpdate): Promise<void> {
  const { id: DBInstanceId, args } = op;
  const { chargeType, period: Period = 1, autoRenewFlag: AutoRenewFlag } = args;
  if (chargeType !== "PREPAID") return;
  // The next update repeats a purchase that fails, but never one that succeeds.
  op.achieved({ period: op.state.period });
  if (op.changed("chargeType")) {
    const renewal = AutoRenewFlag === undefined ? {} : { AutoRenewFlag };
    const parameters = { DBInstanceId, InstanceChargeType: chargeType, Period, ...renewal };
    await changeByAction(op, "ModifyDBInstanceChargeType", { parameters, shows: isPaidInAdvance, isPurchase: true });
    op.achieved({ period: args.period });
  } else if (op.changed("period") && args.period !== undefined) await renew(op, args.period);
  if (op.changed("autoRenewFlag") && AutoRenewFlag !== undefined) {
    await changeByAction(op, "SetAutoRenewFlag", { parameters: { DBInstanceIdSet: [op.id], AutoRenewFlag } });
  }
}

/** Buys more months. */
async function renew(op: PostgresqlUpdate, Period: number): Promise<void> {
  const { id: DBInstanceId, args, state } = op;
  if (state.period === undefined) {
    const advice = "look at its orders in the console, and renew it there if none of them is the renewal";
    op.warn(`an interrupted update may have renewed the instance ${op.id}: ${advice}`);
    return;
  }
  const { expires } = await idlePostgresql(op, op.id);
  const parameters = { DBInstanceId, Period, ...vouchersOf(args) };
  let isAccepted = false;
  // From here on it may have been bought, so it is not bought again unless the platform rejects it.
  op.achieved({ period: undefined });
  try {
    await changeByAction(op, "RenewInstance", {
      parameters,
      shows: (one) => one.expires !== expires,
      isPurchase: true,
      onAccepted: () => {
        isAccepted = true;
        op.achieved({ period: Period });
      },
    });
  } catch (error) {
    if (!isAccepted && isRejection(error)) op.achieved({ period: state.period });
    throw error;
  }
}

/** Whether the platform rejected the request, so that nothing was done. */
function isRejection(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && !code.startsWith("InternalError");
}
