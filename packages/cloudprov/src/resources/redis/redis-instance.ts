import {
  allOrNone,
  type CheckOperation,
  CodedError,
  CreationFailedError,
  type DeleteOperation,
  type DiffVerdict,
  fromWire,
  hasValue,
  isUnknown,
  type ReadOperation,
  type ReadyOperation,
  requiredWhen,
  requiredWith,
  type Unchecked,
  type UpdateOperation,
} from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { createdWithTags, withTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { ObjectMissing } from "../../platform/errors.ts";
import { onlyOneWaits } from "../../platform/maintenance-window.ts";
import { paidInAdvance, purchaseOf, warnOfSizeCharge } from "../../platform/prepaid.ts";
import { warnOfRecycleBin } from "../../platform/recycle-bin.ts";
import { remedies } from "../../platform/remedies.ts";
import { type Body, memberFacts, responseList, textAt } from "../../platform/responses.ts";
import { resourceTags } from "../../platform/tags.ts";
import {
  describeRedis,
  goneRedisCodes,
  isIsolated,
  readRedis,
  redisFacts,
  redisFactsOf,
  redisList,
  untilRedis,
} from "./redis-facts.ts";
import { redisFields as fields, isPrepaid, redisRules } from "./redis-instance-fields.ts";
import { asRequested, asSent, withDetails } from "./redis-instance-form.ts";
import {
  changeInstance,
  inWindow,
  isUpgradeOrdered,
  setAddress,
  switchPublicAddress,
} from "./redis-instance-update.ts";
import { createdRedis, expectsCreated } from "./redis-order.ts";
import { releaseRedis } from "./redis-release.ts";
import { checkOffer } from "./redis-zones.ts";

/** The instances of a listing, complete except for their zones and security groups. */
const wholeList = responseList("InstanceSet", memberFacts("InstanceId", "InstanceName"), (found) =>
  fromWire(fields, withTags(asRequested(found))),
);

const object: ActionObject = {
  service: "redis",
  create: "CreateInstances",
  delete: "DestroyPostpaidInstance",
  isPurchase: true,
  idOf: textAt("InstanceId"),
  idOfCreated: { read: createdRedis, expects: expectsCreated },
  key: (id) => ({ InstanceId: id }),
  goneCodes: goneRedisCodes,
  read: async (op, id) => {
    const found = await readRedis(op, id, wholeList);
    return found && !isIsolated(redisFactsOf(found)) ? (await withDetails(op, [found]))[0] : undefined;
  },
  listing: {
    name: "InstanceName",
    whole: {
      page: async (op, offset) => {
        const { elements, ...rest } = await op.redis.page(describeRedis, {}, redisList, { offset });
        const present = elements.filter((one) => !isIsolated(redisFactsOf(one)));
        return { ...rest, elements: await withDetails(op, present) };
      },
      asRead: (found) => found,
    },
    async *find(op: Op, name) {
      const query = name === undefined ? {} : { SearchKey: name };
      for await (const one of op.redis.pages(describeRedis, query, redisList)) {
        const { id, name: own } = redisFactsOf(one);
        if (isIsolated(redisFactsOf(one))) continue;
        // An instance without a name shows its ID.
        yield { ...one, CreatedTime: one["Createtime"], InstanceName: own === id ? "" : own };
      }
    },
  },
};

const handlers = createdWithTags({ ...object, fields, asSent }, resourceTags({ service: "redis", prefix: "instance" }));
const prepaid = paidInAdvance({ condition: isPrepaid, period: "prepaidPeriod" });
const hasNoPassword = hasValue("noAuth", true);

/** Whether inputs lack a password that the instance needs. */
function lacksPassword({ password, noAuth }: Unchecked): boolean {
  return password === undefined && noAuth !== true && !isUnknown(noAuth);
}

/** The properties whose change costs money at once if the instance is prepaid. */
const sizeNames = ["memSize", "redisShardNum", "redisReplicasNum"];

type Read = ReadOperation<typeof fields> & Clients;

const isInCluster = hasValue("productVersion", "cdc");

const costs = ({ chargeType, prepaidPeriod, autoRenewFlag }: Body): string =>
  chargeType === "PREPAID"
    ? purchaseOf(prepaidPeriod, autoRenewFlag ?? 0)
    : "the instance is charged by the hour until it is deleted";

export const redisInstance = resource("RedisInstance", {
  docs: "A Redis instance of TencentDB. Its version, size, replicas and network change in place. A deletion moves it to the platform's recycle bin, from which `forceDelete` removes it. Changing the zone, the cluster or `autoRenewFlag` replaces the instance by an empty one; the preview warns about it.",
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
  normalise: prepaid.normalise,
  mayBeDeleted: (error) => error instanceof ObjectMissing || handlers.mayBeDeleted(error),

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

  diff(op): DiffVerdict {
    const { args, changes, state } = op;
    if (op.replacing) {
      op.warn(`the instance ${op.id} is replaced by a new, empty one: its data is lost; ${costs(args)}`);
      return {};
    }
    if (["vpcId", "subnetId", "ip", "port"].some((name) => changes.has(name))) {
      op.warn(
        `the instance gets another private address or port: clients that use ${state.ip}:${state.port} must change`,
      );
    }
    if (changes.has("typeId")) op.warn(`Redis is upgraded from type ${state.typeId}, which cannot be undone`);
    warnOfSizeCharge(op, state.chargeType, sizeNames);
    const renews = changes.has("prepaidPeriod") && !changes.has("chargeType") && state.prepaidPeriod !== undefined;
    const refuse = onlyOneWaits({ args, inWindow, groups: [["typeId"], ["redisShardNum"]], changes });
    if (!renews || args["prepaidPeriod"] === undefined) return { refuse };
    const message = "cannot be changed, because the provider does not renew instances: renew it in the console";
    return { refuse: [...refuse, { path: "prepaidPeriod", message }] };
  },

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
