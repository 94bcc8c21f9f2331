import type { DiffOperation, DiffVerdict } from "@org/core-provider";
import { protectedFromDeletion } from "../../platform/deletion-protection.ts";
import type { instanceFields as fields } from "./instance-fields.ts";
import { reinstalling } from "./instance-login-update.ts";
import { hasCharge } from "./instance-network-fields.ts";

const terminationDisabled = protectedFromDeletion("disableApiTermination", "false", "machine");
const paidBandwidth = {
  path: "internetMaxBandwidthOut",
  message: "cannot be changed, because the bandwidth is paid in advance: change it in the console",
};

/** The properties that decide whether a machine restarts when they change. */
const restarting = ["hostname", "instanceType", "cdhInstanceType", "vpcId", "subnetId", "privateIp"] as const;

/** Warns about what a change does to a machine, and refuses changes that the platform rejects. */
export function instanceDiff(op: DiffOperation<typeof fields>): DiffVerdict {
  const { changes, args, state } = op;
  const changesData = changes.has("userData") || changes.has("userDataRaw");
  const replace = changesData && args["userDataReplaceOnChange"] === true ? ["userData", "userDataRaw"] : [];
  const isReplaced = op.replacing || replace.length > 0;
  if (isReplaced) {
    op.warn(
      "the machine is replaced by a new one: its addresses, and the data on disks that are deleted with it, are lost",
    );
  } else if (reinstalling.some((name) => changes.has(name))) {
    op.warn("the operating system is reinstalled: the content of the system disk is lost");
  } else if (restarting.some((name) => changes.has(name))) {
    op.warn("the machine is stopped and restarted");
  }
  const rejected = isReplaced && state.disableApiTermination ? [terminationDisabled] : [];
  const isPaid = state.internetChargeType === "BANDWIDTH_PREPAID" && changes.has("internetMaxBandwidthOut");
  const hasReleasedAddress = args["stoppedMode"] === "STOP_CHARGING" && !hasCharge(state.internetChargeType);
  return {
    ...(hasReleasedAddress ? { same: ["internetChargeType"] } : {}),
    replace: replace.filter((one) => changes.has(one)),
    reject: isPaid && !isReplaced ? [paidBandwidth] : rejected,
  };
}
