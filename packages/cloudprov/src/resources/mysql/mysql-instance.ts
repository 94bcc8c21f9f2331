import {
  type CheckOperation,
  CreationFailedError,
  hasValue,
  isUnknown,
  type ReadOperation,
  type ReadOutputs,
  type ReadyOperation,
  type Unchecked,
  type UpdateOperation,
} from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { createdWithTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { paidInAdvance, purchaseOf } from "../../platform/prepaid.ts";
import { warnOfRecycleBin } from "../../platform/recycle-bin.ts";
import { remedies } from "../../platform/remedies.ts";
import { longestUpgrade } from "./mysql-changes.ts";
import { creating, isolated, isolating, isReleased, running } from "./mysql-facts.ts";
import { mysqlDiff } from "./mysql-instance-diff.ts";
import { mysqlInstanceFields as fields, mysqlInstanceRules } from "./mysql-instance-fields.ts";
import { mysqlObject } from "./mysql-instance-object.ts";
import { gtidOf, type Known, parametersIn, pendingUpgrade, zonesAsKnown } from "./mysql-instance-reads.ts";
import { changeInstance, setInternetService } from "./mysql-instance-update.ts";
import { untilMysql } from "./mysql-instances.ts";
import { createMysql, tags } from "./mysql-order.ts";
import { engineParameters, requireKnown } from "./mysql-parameters.ts";
import { releaseMysql } from "./mysql-release.ts";
import { groupsOf, listedGroups } from "./mysql-security-groups.ts";
import { goneMysqlCodes } from "./mysql-tasks.ts";

const handlers = createdWithTags({ ...mysqlObject, fields }, tags);

const isPrepaid = hasValue("chargeType", "PREPAID");
const prepaid = paidInAdvance({ condition: isPrepaid, period: "prepaidPeriod" });

export const mysqlInstance = resource("MysqlInstance", {
  docs: "A MySQL instance of TencentDB. The preview shows what it costs, and warns before its data is lost. Deleting the resource deletes the data and its backups; a prepaid instance stays in the platform's recycle bin for 7 days, unless `forceDelete` is set. A change of the size moves the instance, which can take hours.",
  example: `const shop = new cloudprov.MysqlInstance("shop", {
    instanceName: "shop",
    engineVersion: "8.0",
    memSize: 2000,
    volumeSize: 100,
    availabilityZone: "ap-guangzhou-3",
    vpcId: config.require("vpcId"),
    subnetId: config.require("subnetId"),
    securityGroups: [config.require("securityGroupId")],
    rootPassword: config.requireSecret("rootPassword"),
    destroyProtect: "on",
    tags: { team: "shop" },
}, { protect: true });`,
  errors: remedies(
    "cdb",
    "FailedOperation.InstanceTaskConflictError",
    "FailedOperation.VpcIpInUseError",
    "InternalError.TradeError",
    "OperationDenied.OverQuota",
    "OperationDenied.UnSupportRefundError",
    "ResourceInsufficient",
  ),
  import: { form: "<instance ID>", example: "cdb-c1nl9rpv" },
  rules: [...mysqlInstanceRules, prepaid.periods],
  ...handlers,
  setLater: { internetService: "default" } as const,
  timeouts: { create: 40, update: longestUpgrade + 30, delete: 45 },

  normalize: (args: Unchecked): Unchecked => ({
    ...prepaid.normalize(args),
    // Only prepaid instances are renewed.
    ...(args["chargeType"] === "POSTPAID" ? { autoRenewFlag: 0 } : {}),
  }),

  check(op: CheckOperation): void {
    handlers.check(op);
    prepaid.check(op);
    if (op.given["autoRenewFlag"] === 1 && op.given["chargeType"] === "POSTPAID") {
      op.warn("autoRenewFlag has no effect unless chargeType is PREPAID: remove it");
    }
  },

  async preview(op) {
    const { chargeType, prepaidPeriod = 1, autoRenewFlag = 0, parameters } = op.args;
    if (op.state === undefined) {
      if (chargeType === "PREPAID") op.warn(purchaseOf(prepaidPeriod, autoRenewFlag));
      else if (chargeType === "POSTPAID") op.warn("the MySQL instance is charged by the hour until it is deleted");
    } else if (op.formerId !== undefined && op.changed("parameters") && !isUnknown(parameters)) {
      // A missing instance is reported by a refresh.
      const known = await ifExists(engineParameters(op, op.formerId), goneMysqlCodes);
      if (known !== undefined) requireKnown(parameters, known);
    }
  },

  diff: mysqlDiff,

  create: createMysql,

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    const found = await untilMysql(op, op.id, {
      to: "to be created",
      otherwise: "is not created yet",
      done: (one) => one !== undefined && one.status !== creating,
    });
    if (found !== undefined && found.status !== running) {
      throw new CreationFailedError(
        `the platform did not create the MySQL instance ${op.id}: its status is ${found.status}`,
      );
    }
    if (op.args.internetService === 1 && found?.wanStatus !== 1) await setInternetService(op, true);
  },

  async read(op: ReadOperation<typeof fields> & Clients): Promise<ReadOutputs<typeof fields> | undefined> {
    const { id, args, state, purpose } = op;
    const found = await handlers.read(op);
    if (found === undefined) return undefined;
    if (isReleased({ Status: found.status })) {
      if (purpose === "refresh" && [isolating, isolated].includes(found.status)) warnOfRecycleBin(op);
      return undefined;
    }
    const isRefresh = purpose === "refresh";
    const [securityGroups, gtid, parameters] = await Promise.all([
      isRefresh ? listedGroups(op, id, state.securityGroups ?? []) : groupsOf(op, id),
      isRefresh && state.gtid === 1 ? 1 : gtidOf(op, id),
      parametersIn(op),
    ]);
    const known: Known = purpose === "readBack" ? { ...state, ...args } : state;
    return {
      ...found,
      ...zonesAsKnown(found, known),
      ...pendingUpgrade(found, known),
      securityGroups,
      gtid,
      parameters,
    };
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    await changeInstance(op);
    await handlers.update(op);
  },

  delete: releaseMysql,
});
