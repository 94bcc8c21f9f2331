import { boughtMonths } from "../../platform/prepaid.ts";
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
  const months = boughtMonths(op, { property: "period", what: `the instance ${op.id}` });
  if (op.changed("chargeType")) {
    const renewal = AutoRenewFlag === undefined ? {} : { AutoRenewFlag };
    const parameters = { DBInstanceId, InstanceChargeType: chargeType, Period, ...renewal };
    await changeByAction(op, "ModifyDBInstanceChargeType", {
      parameters,
      shows: isPaidInAdvance,
      isPurchase: true,
      onAccepted: months.bought,
    });
  } else if (op.changed("period") && args.period !== undefined) {
    const { expires } = await idlePostgresql(op, op.id);
    await months.renew((onAccepted) =>
      changeByAction(op, "RenewInstance", {
        parameters: { DBInstanceId, Period, ...vouchersOf(args) },
        shows: (one) => one.expires !== expires,
        isPurchase: true,
        onAccepted,
      }),
    );
  }
  if (op.changed("autoRenewFlag") && AutoRenewFlag !== undefined) {
    await changeByAction(op, "SetAutoRenewFlag", { parameters: { DBInstanceIdSet: [op.id], AutoRenewFlag } });
  }
}
