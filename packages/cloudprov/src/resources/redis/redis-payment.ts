import { CodedError, fromWire, responseField } from "@org/core-provider";
import type { Body } from "../../platform/responses.ts";
import { changeByAction, type RedisUpdate } from "./redis-change.ts";

/** Changes how an instance is charged. */
export async function changePayment(op: RedisUpdate): Promise<void> {
  const { chargeType, prepaidPeriod } = op.args;
  if (!op.changed("chargeType")) return;
  const billing = chargeType === "PREPAID" ? 1 : 0;
  const parameters = {
    InstanceIds: [op.id],
    InstanceChargeType: chargeType,
    ...(billing === 1 ? { Period: prepaidPeriod } : {}),
  };
  await changeByAction(op, "ModifyInstanceChargeType", {
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
