import type { DiffOperation, DiffVerdict } from "@org/core-provider";
import { protectedFromDeletion } from "../../platform/deletion-protection.ts";
import { onlyOneWaits } from "../../platform/maintenance-window.ts";
import { warnOfSizeCharge } from "../../platform/prepaid.ts";
import { inWindow } from "./mysql-changes.ts";
import type { mysqlInstanceFields as fields } from "./mysql-instance-fields.ts";
import { changesFixedParameter, fixedParameter } from "./mysql-parameters.ts";
import { sizeNames } from "./mysql-upgrades.ts";

/** The properties whose change costs money at once if the instance is prepaid. */
const paidNames = ["memSize", "cpu", "volumeSize", "deviceType", "secondSlaveZone", "clusterTopology"];

/** The properties that an upgrade changes together. Only one upgrade can wait for the maintenance window. */
const upgradedTogether = [sizeNames, ["engineVersion", "upgradeSubversion"], ["clusterTopology"]];

const isProtected = protectedFromDeletion("destroyProtect", '"off"', "instance");

/** Warns about what a change does to an instance, and refuses changes that the platform rejects. */
export function mysqlDiff(op: DiffOperation<typeof fields>): DiffVerdict {
  const { args, state, changes, id } = op;
  if (op.replacing) {
    op.warn(`the MySQL instance ${id} is deleted with its data: the replacement is a new, empty instance`);
    return state.destroyProtect === "on" ? { reject: [isProtected] } : {};
  }
  if (changes.has("engineVersion")) op.warn(`MySQL is upgraded from ${state.engineVersion}, which cannot be undone`);
  if (["vpcId", "subnetId", "intranetPort"].some((name) => changes.has(name))) {
    op.warn(
      `the instance gets another address or port: clients that use ${state.intranetIp}:${state.intranetPort} must change`,
    );
  }
  warnOfSizeCharge(op, state.chargeType, paidNames);
  const reject = onlyOneWaits({ args, inWindow, groups: upgradedTogether, changes });
  if (changes.has("prepaidPeriod") && (args["prepaidPeriod"] ?? 1) !== (state.prepaidPeriod || 1)) {
    const message = "cannot be changed, because the provider does not renew instances: renew it in the console";
    reject.push({ path: "prepaidPeriod", message });
  }
  if (changes.has("parameters") && changesFixedParameter(args, state.parameters)) {
    const message = "cannot be changed after the creation: restore it, or replace the instance with `--replace`";
    reject.push({ path: `parameters.${fixedParameter}`, message });
  }
  return { reject };
}
