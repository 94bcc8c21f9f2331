import type { UpdateOperation } from "@org/core-provider";
import type { Clients, Op } from "../../platform/clients.ts";
import { unlessDone } from "../../platform/errors.ts";
import { boughtMonths } from "../../platform/prepaid.ts";
import type { Body } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { eipAsSent, renewFlags, stateOf } from "./eip-address.ts";
import type { eipFields } from "./eip-fields.ts";
import { changeByTask } from "./eip-tasks.ts";

/** Changes everything except the tags. Each change has an action of the platform. */
export async function changeAddress(op: UpdateOperation<typeof eipFields> & Clients): Promise<void> {
  const { id: AddressId, args, state } = op;
  const AddressIds = [AddressId];
  const { name: AddressName, internetChargeType: InternetChargeType, prepaidPeriod: Period } = args;
  const { internetMaxBandwidthOut: InternetMaxBandwidthOut = state.internetMaxBandwidthOut ?? 1 } = args;
  const { autoRenewFlag: AutoRenewFlag = state.autoRenewFlag ?? 0 } = args;
  const payment = { AddressChargePrepaid: { Period, AutoRenewFlag } };
  const months = boughtMonths(op, { property: "prepaidPeriod", what: `the address ${AddressId}` });
  if (op.changed("name")) await op.vpc.write("ModifyAddressAttribute", { AddressId, AddressName });
  if (op.changed("internetChargeType")) {
    const change = eipAsSent({ AddressId, InternetChargeType, InternetMaxBandwidthOut, ...payment });
    await unlessDone(
      () => op.vpc.write("ModifyAddressInternetChargeType", change),
      async () => (await stateOf(op, AddressId))?.chargeType === InternetChargeType,
    );
    months.bought();
  } else {
    if (op.changed("internetMaxBandwidthOut")) {
      await changeByTask(op, "ModifyAddressesBandwidth", { AddressIds, InternetMaxBandwidthOut });
    }
    if (op.changed("prepaidPeriod")) {
      const before = (await stateOf(op, AddressId))?.deadline;
      await months.renew(() => renew(op, AddressId, { AddressIds, ...payment }, before));
    } else if (op.changed("autoRenewFlag")) {
      await op.vpc.write("ModifyAddressesRenewFlag", { AddressIds, RenewFlag: renewFlags[AutoRenewFlag] });
    }
  }
}

/** Buys further months. A purchase whose response is lost is not repeated: the expiry date shows whether it took effect. */
async function renew(op: Op, id: string, parameters: Body, before: string | undefined): Promise<void> {
  await unlessDone(
    () => op.vpc.create("RenewAddresses", parameters),
    async () => {
      await waitUntil(op, {
        what: `the address ${id} to be renewed`,
        read: () => stateOf(op, id),
        done: (found) => found !== undefined && found.deadline !== before,
        progress: "the response to the renewal was lost; reading the expiry date",
        otherwise: `the address ${id} was not renewed`,
        forMs: 15_000,
      });
      return true;
    },
  );
}
