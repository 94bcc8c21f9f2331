import {
  type CheckOperation,
  CodedError,
  CreationFailedError,
  type DeleteOperation,
  type DiffOperation,
  type DiffVerdict,
  hasValue,
  isUnknown,
  type ReadOperation,
  type ReadOutputs,
  type ReadyOperation,
  type Unchecked,
  type UpdateOperation,
} from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import type { Clients } from "../../platform/clients.ts";
import { createdWithTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { protectedFromDeletion } from "../../platform/deletion-protection.ts";
import { codeOf, ifExists, isForbidden } from "../../platform/errors.ts";
import { onlyOneWaits } from "../../platform/maintenance-window.ts";
import { paidInAdvance, purchaseOf, warnOfSizeCharge } from "../../platform/prepaid.ts";
import { warnOfRecycleBin } from "../../platform/recycle-bin.ts";
import { releaseObject } from "../../platform/release.ts";
import { remedies } from "../../platform/remedies.ts";
import { type Body, textAt } from "../../platform/responses.ts";
import { resourceTags } from "../../platform/tags.ts";
import { mysqlInstanceFields as fields, mysqlInstanceRules } from "./mysql-instance-fields.ts";
import { type Known, parametersIn, pendingUpgrade, zonesAsKnown } from "./mysql-instance-reads.ts";
import { changeInstance, inWindow, longestUpgrade, setInternetService, sizeNames } from "./mysql-instance-update.ts";
import {
  asRequested,
  creating,
  engineParameters,
  findMysql,
  groupsOf,
  gtidOf,
  isolated,
  isolating,
  isReleased,
  listedGroups,
  mysqlFacts,
  pageOfMysql,
  placeOf,
  readMysql,
  running,
  untilMysql,
} from "./mysql-instances.ts";
import { asSent, type Creation, createdId, expectsCreated } from "./mysql-order.ts";
import { changesFixedParameter, fixedParameter, requireKnown } from "./mysql-parameters.ts";
import { goneMysqlCodes } from "./mysql-tasks.ts";

const object: ActionObject = {
  service: "cdb",
  create: "CreateDBInstanceHour",
  delete: "IsolateDBInstance",
  idOf: textAt("InstanceId"),
  key: (id) => ({ InstanceId: id }),
  goneCodes: goneMysqlCodes,
  read: async (op, id) => {
    const found = await readMysql(op, id);
    return found && asRequested(found);
  },
  listing: {
    name: "InstanceName",
    whole: { page: pageOfMysql, asRead: asRequested },
    find: findMysql,
  },
};

const tags = resourceTags({ service: "cdb", prefix: "instanceId" });
const handlers = createdWithTags({ ...object, fields }, tags);

/** The properties whose change costs money at once if the instance is prepaid. */
const paidNames = ["memSize", "cpu", "volumeSize", "deviceType", "secondSlaveZone", "clusterTopology"];

/** The properties that an upgrade changes together. Only one upgrade can wait for the maintenance window. */
const upgradedTogether = [sizeNames, ["engineVersion", "upgradeSubversion"], ["clusterTopology"]];

const isPrepaid = hasValue("chargeType", "PREPAID");
const prepaid = paidInAdvance({ condition: isPrepaid, period: "prepaidPeriod" });

const isProtected = protectedFromDeletion("destroyProtect", '"off"', "instance");

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

  normalise: (args: Unchecked): Unchecked => ({
    ...prepaid.normalise(args),
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

  diff(op: DiffOperation<typeof fields>): DiffVerdict {
    const { args, state, changes, id } = op;
    if (op.replacing) {
      op.warn(`the MySQL instance ${id} is deleted with its data: the replacement is a new, empty instance`);
      return state.destroyProtect === "on" ? { refuse: [isProtected] } : {};
    }
    if (changes.has("engineVersion")) op.warn(`MySQL is upgraded from ${state.engineVersion}, which cannot be undone`);
    if (["vpcId", "subnetId", "intranetPort"].some((name) => changes.has(name))) {
      op.warn(
        `the instance gets another address or port: clients that use ${state.intranetIp}:${state.intranetPort} must change`,
      );
    }
    warnOfSizeCharge(op, state.chargeType, paidNames);
    const refuse = onlyOneWaits({ args, inWindow, groups: upgradedTogether, changes });
    if (changes.has("prepaidPeriod") && (args["prepaidPeriod"] ?? 1) !== (state.prepaidPeriod || 1)) {
      const message = "cannot be changed, because the provider does not renew instances: renew it in the console";
      refuse.push({ path: "prepaidPeriod", message });
    }
    if (changes.has("parameters") && changesFixedParameter(args, state.parameters)) {
      const message = "cannot be changed after the creation: restore it, or replace the instance with `--replace`";
      refuse.push({ path: `parameters.${fixedParameter}`, message });
    }
    return { refuse };
  },

  create(op: Creation): Promise<string> {
    const action = op.args.chargeType === "PREPAID" ? "CreateDBInstance" : "CreateDBInstanceHour";
    let sent: Body = {};
    return createdWithTags(
      {
        ...object,
        fields,
        create: action,
        idOfCreated: {
          expects: expectsCreated,
          read: (one, response) =>
            createdId(one, response, () => one.cdb.create(action, sent, { expects: expectsCreated })),
        },
        asSent: (body) => {
          sent = asSent(body, op);
          return sent;
        },
      },
      tags,
    ).create(op);
  },

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

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    const { id, state } = op;
    await untilMysql(op, id, {
      to: "to be created",
      otherwise: "is still being created",
      done: (one) => one?.status !== creating,
    });
    let isOffline = false;
    const isKept = state.chargeType === "PREPAID" && !state.forceDelete;
    await releaseObject(op, {
      what: `the MySQL instance ${id}`,
      place: async () => {
        const found = await mysqlFacts(op, id);
        // The platform keeps the entry of one with read-only instances.
        return isOffline && (found?.readOnly ?? []).length > 0 ? "deleted" : placeOf(found);
      },
      isolate: () =>
        op.cdb.write("IsolateDBInstance", { InstanceId: id }).catch((error: unknown) => protectionError(op, error)),
      destroy: isKept
        ? undefined
        : async () => {
            await op.cdb.write("OfflineIsolatedInstances", { InstanceIds: [id] });
            isOffline = true;
          },
    });
  },
});

/** The error of a deletion that the protection prevents. */
function protectionError({ id, state }: DeleteOperation<typeof fields>, error: unknown): never {
  // Other failures, such as a missing permission, say nothing about the protection.
  const isRejected = codeOf(error) !== undefined && !isForbidden(error);
  if (state.destroyProtect !== "on" || !isRejected || !(error instanceof Error)) throw error;
  const advice = `${id} is protected from deletion: set destroyProtect to "off" and run \`pulumi up\` first`;
  throw new CodedError("request-rejected", `${error.message} The MySQL instance ${advice}`, { cause: error });
}
