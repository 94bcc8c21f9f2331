import { toWire } from "@org/core-provider";
import { boughtMonths } from "../../platform/prepaid.ts";
import { changeByAction, type InstanceUpdate } from "./instance-change.ts";
import { instanceFacts } from "./instance-facts.ts";
import { instanceFields } from "./instance-fields.ts";

/** Changes how a machine is charged, or pays for more months. */
export async function changePayment(op: InstanceUpdate): Promise<void> {
  const { instanceChargeType: type, instanceChargeTypePrepaidRenewFlag: flag } = op.args;
  const { InstanceChargePrepaid } = toWire(instanceFields, op.args);
  const prepaid = type === "PREPAID" ? { InstanceChargePrepaid } : {};
  const months = boughtMonths(op, { property: "instanceChargeTypePrepaidPeriod", what: `the machine ${op.id}` });
  if (op.changed("instanceChargeType") && type !== undefined) {
    await changeByAction(
      op,
      "ModifyInstancesChargeType",
      { InstanceChargeType: type, ...prepaid },
      {
        shows: ({ chargeType }) => chargeType === type,
        isPurchase: true,
        onAccepted: months.bought,
        minutes: 15,
      },
    );
  } else if (type === "PREPAID" && op.changed("instanceChargeTypePrepaidPeriod")) {
    const before = (await instanceFacts(op, op.id))?.expires;
    await months.renew((onAccepted) =>
      changeByAction(
        op,
        "ModifyInstancesChargeType",
        { InstanceChargeType: type, ...prepaid },
        {
          shows: ({ expires }) => expires !== before,
          isPurchase: true,
          onAccepted,
          minutes: 15,
        },
      ),
    );
  } else if (op.changed("instanceChargeTypePrepaidRenewFlag") && flag !== undefined) {
    await changeByAction(
      op,
      "ModifyInstancesRenewFlag",
      { RenewFlag: flag },
      { shows: ({ renewFlag }) => renewFlag === flag },
    );
  }
}
