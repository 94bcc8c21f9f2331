import {
  allOrNone,
  type CheckOperation,
  CodedError,
  CreationFailedError,
  type DeleteOperation,
  hasValue,
  isUnknown,
  type ReadOperation,
  type ReadyOperation,
  requiredWhen,
  requiredWith,
  type Unchecked,
  type UpdateOperation,
} from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { createdWithTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { paidInAdvance } from "../../platform/prepaid.ts";
import { warnOfRecycleBin } from "../../platform/recycle-bin.ts";
import { remedies } from "../../platform/remedies.ts";
import { resourceTags } from "../../platform/tags.ts";
import { isIsolated, redisFacts, untilRedis } from "./redis-facts.ts";
import { costs, redisDiff } from "./redis-instance-diff.ts";
import { redisFields as fields } from "./redis-instance-fields.ts";
import { redisAsSent } from "./redis-instance-form.ts";
import { redisObject } from "./redis-instance-object.ts";
import { isPrepaid, redisRules } from "./redis-instance-rules.ts";
import { changeInstance } from "./redis-instance-update.ts";
import { setAddress, switchPublicAddress } from "./redis-network.ts";
import { releaseRedis } from "./redis-release.ts";
import { inWindow, isUpgradeOrdered } from "./redis-version.ts";
import { checkOffer } from "./redis-zones.ts";

const handlers = createdWithTags(
  { ...redisObject, fields, asSent: redisAsSent },
  resourceTags({ service: "redis", prefix: "instance" }),
);
const prepaid = paidInAdvance({ condition: isPrepaid, period: "prepaidPeriod" });
const hasNoPassword = hasValue("noAuth", true);

/** Whether inputs lack a password that the instance needs. */
function lacksPassword({ password, noAuth }: Unchecked): boolean {
  return password === undefined && noAuth !== true && !isUnknown(noAuth);
}

type Read = ReadOperation<typeof fields> & Clients;

const isInCluster = hasValue("productVersion", "cdc");

export const redisInstance = resource("RedisInstance", {
  docs: "A Redis instance of TencentDB. Its version, size, replicas and network change in place. A deletion moves it to the platform's recycle bin, from which `forceDelete` removes it. Changing the zone, the cluster or `autoRenewFlag` replaces the instance with an empty one; the preview warns about it.",
  example: `const cache = new cloudprov.RedisInstance("cache", {
    name: "cache",
    availabilityZone: "ap-guangzhou-3",
    typeId: 15,
    memSize: 1024,
    password: config.requireSecret("redisPassword"),
    vpcId: config.require("vpcId"),
    subnetId: config.require("subnetId"),
    securityGroups: [config.require("securityGroupId")],
    tags: { team: "shop" },
}, { protect: true });`,
  errors: remedies(
    "redis",
    "InvalidParameterValue.PasswordRuleError",
    "InvalidParameterValue.ReduceCapacityNotAllowed",
    "LimitExceeded",
    "ResourceUnavailable.AccountBalanceNotEnough",
    "ResourceUnavailable.InstanceIsolated",
    "ResourceUnavailable.NoEnoughVipInVPC",
    "ResourceUnavailable.SaleOut",
  ),
  import: { form: "<instance ID>", example: "crs-c1nl9rpv" },
  naturalKey: ["ip"],
  rules: [
    allOrNone("vpcId", "subnetId"),
    requiredWith("securityGroups", "vpcId"),
    requiredWith("ip", "subnetId"),
    requiredWhen(["vpcId", "subnetId"], hasNoPassword),
    requiredWhen(["redisClusterId"], isInCluster),
    requiredWhen(["prepaidPeriod"], isPrepaid),
    prepaid.periods,
    ...redisRules,
  ],
  ...handlers,
  setLater: { ip: "default", wanAddressSwitch: "default" } as const,
  // A larger instance copies its data.
  timeouts: { create: 90, update: 180, delete: 90 },
  normalize: prepaid.normalize,

  check(op: CheckOperation): void {
    handlers.check(op);
    prepaid.check(op);
    // The state of an imported instance has none.
    const isImported = op.oldArgs !== undefined && lacksPassword(op.oldArgs);
    if (lacksPassword(op.args) && !isImported) op.problem("password", "is required unless noAuth is true");
  },

  async preview(op) {
    if (op.state === undefined || op.changed("chargeType")) op.warn(costs(op.args));
    if (op.state === undefined) await checkOffer(op, op.args);
  },

  diff: redisDiff,

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    const { ip, port, wanAddressSwitch } = op.args;
    const instance = await untilRedis(op, op.id, {
      to: "to be online",
      otherwise: "was created, but is not online yet",
      done: (one) => one !== undefined && (one.status === online || isIsolated(one)),
    });
    if (instance === undefined || isIsolated(instance)) {
      throw new CreationFailedError(`the platform has isolated the new Redis instance ${op.id}: look at its order`);
    }
    if (ip !== undefined) await setAddress(op, { ip, port });
    if (wanAddressSwitch === "open") await switchPublicAddress(op, wanAddressSwitch);
  },

  async read(op: Read) {
    const found = await handlers.read(op);
    if (found === undefined) {
      const instance = op.purpose === "refresh" ? await redisFacts(op, op.id) : undefined;
      if (instance !== undefined && isIsolated(instance)) warnOfRecycleBin(op);
      return undefined;
    }
    const pending = await pendingUpgrade(op, found.typeId);
    const availabilityZone = found.availabilityZone || (op.state.availabilityZone ?? op.args.availabilityZone);
    if (availabilityZone) return { ...found, ...pending, availabilityZone };
    throw new CodedError("invalid-response", `the platform does not name the zone of ${op.id}: try again later`);
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    await changeInstance(op);
    await handlers.update(op);
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    await releaseRedis(op);
  },
});

/** The known type of an instance, if the upgrade to it waits for the maintenance window. */
async function pendingUpgrade(op: Read, found: number): Promise<{ readonly typeId?: number }> {
  const known = op.purpose === "readBack" ? op.args.typeId : op.state.typeId;
  if (op.args.waitSwitch !== inWindow || known === undefined || known === found) return {};
  return (await isUpgradeOrdered(op)) ? { typeId: known } : {};
}

/** The status of an instance that can be used. */
const online = 2;
