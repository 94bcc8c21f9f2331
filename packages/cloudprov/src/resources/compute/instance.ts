import {
  type CheckOperation,
  CreationFailedError,
  type DeleteOperation,
  fromWire,
  type ReadOperation,
  type ReadOutputs,
  type ReadyOperation,
  type UpdateOperation,
} from "@org/core-provider";
import { refreshed } from "../../platform/action-object.ts";
import type { Clients } from "../../platform/clients.ts";
import { createdWithTags, withTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { buysMonths, purchaseOf } from "../../platform/prepaid.ts";
import { remedies } from "../../platform/remedies.ts";
import { resourceTags } from "../../platform/tags.ts";
import { deleteMachine } from "./instance-delete.ts";
import { instanceDiff } from "./instance-diff.ts";
import { untilInstance } from "./instance-facts.ts";
import { instanceFields as fields } from "./instance-fields.ts";
import { instanceObject, isReadable } from "./instance-object.ts";
import { inOrder } from "./instance-reading.ts";
import { instanceAsSent } from "./instance-request.ts";
import { instanceRules, prepaid } from "./instance-rules.ts";
import { stopMachine, untilRunning } from "./instance-running.ts";
import { changeMachine, joinGroup } from "./instance-update.ts";

const handlers = createdWithTags(
  { ...instanceObject, fields, asSent: instanceAsSent },
  resourceTags({ service: "cvm", prefix: "instance" }),
);

/** A machine that is imported, with values that a program can have together. */
function asImported(found: ReadOutputs<typeof fields>): ReadOutputs<typeof fields> {
  const { userData, userDataRaw, subnetId, privateIp } = found;
  return {
    ...found,
    // An address that was bound later needs no bandwidth of the machine.
    allocatePublicIp: found.allocatePublicIp && found.internetMaxBandwidthOut > 0,
    userData: userDataRaw === "" ? userData : "",
    privateIp: subnetId === "" ? "" : privateIp,
  };
}

export const instance = resource("Instance", {
  docs: "A virtual machine with the disks that are bought with it. Some changes stop and restart the machine or reinstall its operating system, and some replace it with another one; the preview warns about each. Use `Eip`, `CbsStorage` and `CbsStorageAttachment` for addresses and data that must outlive the machine. A deleted prepaid machine stays in the platform's recycle bin until it expires, unless `forceDelete` is set.",
  example: `const web = new cloudprov.Instance("web", {
    instanceName: "web",
    availabilityZone: "ap-guangzhou-3",
    imageId: config.require("imageId"),
    instanceType: "S5.MEDIUM2",
    vpcId: config.require("vpcId"),
    subnetId: config.require("subnetId"),
    systemDiskType: "CLOUD_PREMIUM",
    systemDiskSize: 50,
    tags: { team: "shop" },
});`,
  errors: remedies(
    "cvm",
    "InvalidAccount.InsufficientBalance",
    "InvalidImageId.NotFound",
    "InvalidParameterValue.InvalidPassword",
    "InvalidParameterValue.ZoneNotSupported",
    "LimitExceeded.InstanceQuota",
    "ResourceInsufficient.CloudDiskSoldOut",
    "ResourceInsufficient.SpecifiedInstanceType",
    "ResourcesSoldOut.SpecifiedInstanceType",
    "UnsupportedOperation.InstanceStateRunning",
    "UnsupportedOperation.InstancesProtected",
  ),
  import: { form: "<machine ID>", example: "ins-2qol3a80" },
  rules: instanceRules,
  ...handlers,
  setLater: { runningFlag: "default", placementGroupId: "absent" } as const,
  normalize: prepaid.normalize,

  check(op: CheckOperation): void {
    handlers.check(op);
    prepaid.check(op);
    if (op.args["keepImageLogin"] !== true) return;
    for (const name of ["keyIds", "password"]) {
      if (op.args[name] !== undefined) op.problem(name, "must not be set together with keepImageLogin");
    }
  },

  async preview(op) {
    const { instanceChargeType: type, instanceChargeTypePrepaidPeriod: months } = op.args;
    const { instanceChargeTypePrepaidRenewFlag: renewal = "NOTIFY_AND_MANUAL_RENEW" } = op.args;
    const payment = { chargeType: "instanceChargeType", property: "instanceChargeTypePrepaidPeriod" };
    if (type === "PREPAID" && buysMonths(op, payment)) op.warn(purchaseOf(months, renewal));
    else if (op.state === undefined && (type === undefined || type === "POSTPAID_BY_HOUR")) {
      op.warn("the machine is charged by the hour until it is deleted");
    }
  },

  diff: instanceDiff,

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    const { args } = op;
    const machine = await untilInstance(op, op.id, {
      to: "to run",
      otherwise: "does not run yet",
      done: (one) => one !== undefined && one.state !== "PENDING" && one.operationState !== "OPERATING",
      minutes: 15,
    });
    if (machine?.state === "LAUNCH_FAILED") {
      throw new CreationFailedError(`the platform did not create the machine ${op.id}: ${machine.operationError}`);
    }
    if (args.forceReplacePlacementGroupId && (args.disasterRecoverGroupIds ?? []).length === 0)
      await joinGroup(op, args);
    if (args.runningFlag === false && machine?.state !== "STOPPED") await stopMachine(op, args);
    else if (args.runningFlag !== false) await untilRunning(op, op.id);
  },

  async read(op: ReadOperation<typeof fields> & Clients): Promise<ReadOutputs<typeof fields> | undefined> {
    const listed = op.purpose === "refresh" ? refreshed(op, instanceObject, isReadable) : undefined;
    const body = await (listed ?? instanceObject.read(op, op.id, {}));
    if (body === undefined) return undefined;
    const found = fromWire(fields, withTags(body));
    const { state, args } = op;
    if (op.purpose === "refresh" && found.instanceStatus === "SHUTDOWN") {
      op.warn(`the machine ${op.id} is in the recycle bin: renew it in the console, or delete the resource`);
    }
    if (op.purpose === "import") return asImported(found);
    // A public address may have been bound later.
    const { allocatePublicIp = state.allocatePublicIp ?? found.allocatePublicIp } = args;
    const dataDisks = inOrder(found.dataDisks, state.dataDisks ?? args.dataDisks ?? []);
    return { ...found, allocatePublicIp, dataDisks };
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    await changeMachine(op);
    await handlers.update(op);
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    await deleteMachine(op);
  },
});
