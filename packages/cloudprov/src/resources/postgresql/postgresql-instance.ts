import {
  type CheckOperation,
  CodedError,
  CreationFailedError,
  type DeleteOperation,
  type DiffVerdict,
  expectation,
  fromWire,
  type ReadOperation,
  type ReadOutputs,
  type ReadyOperation,
  type UpdateOperation,
} from "@org/core-provider";
import { type ActionObject, refreshed } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { createdWithTags, withTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { protectedFromDeletion } from "../../platform/deletion-protection.ts";
import { codeOf, ifExists, ObjectMissing } from "../../platform/errors.ts";
import { onlyOneWaits } from "../../platform/maintenance-window.ts";
import { paidInAdvance, purchaseOf, warnOfSizeCharge } from "../../platform/prepaid.ts";
import { warnOfRecycleBin } from "../../platform/recycle-bin.ts";
import { type Place, releaseObject } from "../../platform/release.ts";
import { remedies } from "../../platform/remedies.ts";
import { type Body, memberFacts, pick, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { resourceTags } from "../../platform/tags.ts";
import {
  describePostgresql,
  idlePostgresql,
  inWindow,
  isChanging,
  isReleased,
  onlyPostgresql,
  type PostgresqlFacts,
  postgresqlFacts,
  postgresqlFactsOf,
  postgresqlList,
  untilPostgresql,
  untilPostgresqlIdle,
  waitsForWindow,
} from "./postgresql-facts.ts";
import { postgresqlFields as fields, isPrepaid, postgresqlRules, zonesOf } from "./postgresql-instance-fields.ts";
import { asRequested, asSent, detailsOf, knownDetails, rootUserOf } from "./postgresql-instance-form.ts";
import { changeInstance, rename, sizeNames, switchPublicAccess, versionNames } from "./postgresql-instance-update.ts";
import { checkOffer } from "./postgresql-offers.ts";
import { createdPostgresql, expectsCreated } from "./postgresql-order.ts";
import { setDelays } from "./postgresql-parameters.ts";

/** The instances of a listing, complete except for what other actions return. */
const wholeList = responseList("DBInstanceSet", memberFacts("DBInstanceId", "DBInstanceName"), (found) =>
  fromWire(fields, withTags(asRequested(found))),
);
const isReadable = expectation((found) => fromWire(fields, withTags(found)));

const object: ActionObject = {
  service: "postgres",
  create: "CreateInstances",
  delete: "DestroyDBInstance",
  isPurchase: true,
  idOf: textAt("DBInstanceId"),
  idOfCreated: { read: createdPostgresql, expects: expectsCreated },
  key: (id) => ({ DBInstanceId: id }),
  read: async (op, id) => {
    const page = op.postgres.page(describePostgresql, onlyPostgresql(id), wholeList);
    const found = (await ifExists(page))?.elements[0];
    if (found === undefined) return undefined;
    const instance = postgresqlFactsOf(found);
    return isReleased(instance) ? undefined : { ...asRequested(found), ...(await detailsOf(op, instance)) };
  },
  listing: {
    name: "Name",
    whole: {
      page: async (op, offset) => {
        const { elements, ...rest } = await op.postgres.page(describePostgresql, {}, postgresqlList, { offset });
        return { ...rest, elements: elements.filter((one) => !isReleased(postgresqlFactsOf(one))) };
      },
      asRead: asRequested,
    },
    async *find(op: Op, name) {
      const query = filteredBy("db-instance-name", name);
      for await (const one of op.postgres.pages(describePostgresql, query, postgresqlList)) {
        if (!isReleased(postgresqlFactsOf(one))) {
          yield { ...one, Name: one["DBInstanceName"], CreatedTime: one["CreateTime"] };
        }
      }
    },
  },
};

const tags = resourceTags({ service: "postgres", prefix: "DBInstanceId" });
const handlers = createdWithTags({ ...object, fields, asSent }, tags);
const prepaid = paidInAdvance({ condition: isPrepaid, period: "period", others: ["autoRenewFlag"] });

const costs = ({ chargeType, period = 1, autoRenewFlag = 0 }: Body): string =>
  chargeType === "PREPAID"
    ? purchaseOf(period, autoRenewFlag)
    : "the instance is charged by the hour until it is deleted";

/** The properties that one change of the platform changes together, and which `waitSwitch` applies to. */
const changedInWindow = [sizeNames, ["dbNodeSets"], versionNames] as const;

type Read = ReadOperation<typeof fields> & Clients;
type Found = ReadOutputs<typeof fields>;

const isProtected = protectedFromDeletion("deleteProtection", "false", "instance");

export const postgresqlInstance = resource("PostgresqlInstance", {
  docs: "An instance of TencentDB for PostgreSQL. Its size, version, nodes, network and payment change in place. A deletion isolates it in the platform's recycle bin and then removes it with its data, unless `deleteProtection` is set. Some changes replace the instance by an empty one; the preview warns about each.",
  example: `const shop = new cloudprov.PostgresqlInstance("shop", {
    name: "shop",
    availabilityZone: "ap-guangzhou-3",
    dbMajorVersion: "16",
    memory: 4,
    storage: 50,
    vpcId: config.require("vpcId"),
    subnetId: config.require("subnetId"),
    rootUser: "shop",
    rootPassword: config.requireSecret("postgresqlPassword"),
    deleteProtection: true,
    tags: { team: "shop" },
}, { protect: true });`,
  errors: remedies(
    "postgres",
    "FailedOperation.StorageMemoryCheckError",
    "InvalidParameterValue.InvalidPasswordFormat",
    "OperationDenied.InstanceStatusLimitError",
    "OperationDenied.InsufficientBalanceError",
    "ResourceInsufficient.ResourceNotEnough",
  ),
  import: { form: "<instance ID>", example: "postgres-cda1iex1" },
  rules: [prepaid.periods, ...postgresqlRules],
  ...handlers,
  setLater: {
    publicAccessSwitch: "default",
    maxStandbyArchiveDelay: "default",
    maxStandbyStreamingDelay: "default",
  } as const,
  // A larger instance, or another version, copies its data.
  timeouts: { create: 90, update: 180, delete: 60 },
  normalise: prepaid.normalise,
  mayBeDeleted: (error) => error instanceof ObjectMissing || handlers.mayBeDeleted(error),

  check(op: CheckOperation): void {
    handlers.check(op);
    prepaid.check(op);
  },

  async preview(op) {
    const { chargeType } = op.args;
    const renews = chargeType === "PREPAID" && op.changed("period") && op.state?.period !== undefined;
    const buys = op.changed("chargeType") || renews;
    if (op.state === undefined || buys) op.warn(costs(op.args));
    if (op.state === undefined) await checkOffer(op, op.args);
  },

  diff(op): DiffVerdict {
    const { args, changes, state } = op;
    const zones = zonesOf(args["dbNodeSets"] ?? state.dbNodeSets) ?? [];
    // After a failover, another of the nodes is the primary one.
    const changesRoles = zones.includes(state.availabilityZone) && zones.includes(String(args["availabilityZone"]));
    const moves = changes.has("availabilityZone") && !changesRoles;
    if (op.replacing || moves) {
      op.warn(`the instance ${op.id} is replaced by a new, empty one: its data is lost; ${costs(args)}`);
      return {
        ...(moves ? { replace: ["availabilityZone"] } : {}),
        ...(state.deleteProtection ? { refuse: [isProtected] } : {}),
      };
    }
    if (changes.has("vpcId") || changes.has("subnetId")) {
      const address = `${state.privateAccessIp}:${state.privateAccessPort}`;
      op.warn(`the instance gets another private address: clients that use ${address} must change`);
    }
    if (versionNames.some((name) => changes.has(name))) {
      op.warn(`PostgreSQL is upgraded from ${state.dbKernelVersion}, which cannot be undone`);
    }
    warnOfSizeCharge(op, state.chargeType, [...sizeNames, "dbNodeSets"]);
    return {
      ...(changes.has("availabilityZone") ? { same: ["availabilityZone"] } : {}),
      refuse: onlyOneWaits({ args, inWindow, groups: changedInWindow, changes }),
    };
  },

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    const { name, publicAccessSwitch, maxStandbyArchiveDelay, maxStandbyStreamingDelay } = op.args;
    const instance = await untilPostgresql(op, op.id, {
      to: "to run",
      otherwise: "was created, but does not run yet",
      done: (one) => one !== undefined && !isChanging(one),
    });
    if (instance === undefined || isReleased(instance)) {
      throw new CreationFailedError(
        `the platform has isolated the new PostgreSQL instance ${op.id}: look at its order`,
      );
    }
    if (instance.name !== name) await rename(op, name);
    if (publicAccessSwitch) await switchPublicAccess(op, true);
    await setDelays(op, { archive: maxStandbyArchiveDelay, streaming: maxStandbyStreamingDelay });
  },

  async read(op: Read) {
    const { args, state } = op;
    const isRefresh = op.purpose === "refresh";
    const listed = isRefresh ? refreshed(op, object, isReadable) : undefined;
    const body = await (listed ?? object.read(op, op.id, {}));
    if (body === undefined) {
      const instance = isRefresh ? await postgresqlFacts(op, op.id) : undefined;
      if (instance?.status === "isolated") warnOfRecycleBin(op);
      if (instance !== undefined && placeOf(instance) === "in use") {
        const contradiction = `the platform describes ${op.id}, but does not list it`;
        throw new CodedError("invalid-response", `${contradiction}: try again later`);
      }
      return undefined;
    }
    const found = fromWire(fields, withTags(body));
    const details = "SecurityGroupIds" in body ? {} : knownDetails(state);
    const rootUser = state.rootUser ?? args.rootUser ?? (await rootUserOf(op, op.id));
    return { ...found, ...details, ...pendingChange(op, postgresqlFactsOf(body)), rootUser };
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    const isLater = op.args.waitSwitch === inWindow;
    // A change that waits for the maintenance window would hold up the tags.
    if (isLater) {
      await idlePostgresql(op, op.id);
      await handlers.update(op);
    }
    await changeInstance(op);
    if (!isLater) await handlers.update(op);
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    await releasePostgresql(op, op.id);
  },
});

/** The known values that a pending change sets in the maintenance window. */
function pendingChange({ args, purpose, state }: Read, instance: PostgresqlFacts): Partial<Found> {
  const isPending = waitsForWindow(instance) || (args.waitSwitch === inWindow && isChanging(instance));
  if (!isPending) return {};
  return pick(purpose === "readBack" ? { ...state, ...args } : state, ...changedInWindow.flat());
}

/** Isolates an instance, and then removes it with its data. */
async function releasePostgresql(op: Op, id: string): Promise<void> {
  const what = `the PostgreSQL instance ${id}`;
  const instance = await untilPostgresqlIdle(op, id);
  if (instance?.isProtected === true && placeOf(instance) === "in use") {
    const advice = "set deleteProtection to false and run `pulumi up` first";
    throw new CodedError("request-rejected", `${what} is protected from deletion: ${advice}`);
  }
  await releaseObject(op, {
    what,
    place: async () => placeOf(await postgresqlFacts(op, id)),
    isolate: () =>
      ifExists(op.postgres.write("IsolateDBInstances", { DBInstanceIdSet: [id] })).catch((error: unknown) => {
        const isConflict = codeOf(error)?.startsWith("OperationDenied.InstanceStatus") === true;
        if (!isConflict || instance === undefined || !waitsForWindow(instance) || !(error instanceof Error))
          throw error;
        const advice = "switch now in the console, and run `pulumi up` or `pulumi destroy` again";
        const message = `${error.message} A change of ${what} waits for its maintenance window: ${advice}`;
        throw new CodedError("conflict", message, { cause: error });
      }),
    destroy: () => ifExists(op.postgres.write("DestroyDBInstance", { DBInstanceId: id })),
  });
}

/** Where an instance is on its way through the recycle bin. */
function placeOf(instance: PostgresqlFacts | undefined): Place {
  if (instance === undefined || ["recycled", "offline"].includes(instance.status)) return "deleted";
  const places: Readonly<Record<string, Place>> = {
    isolating: "being isolated",
    isolated: "recycle bin",
    offlining: "being deleted",
    recycling: "being deleted",
  };
  return places[instance.status] ?? "in use";
}
