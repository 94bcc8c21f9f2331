import {
  type CheckOperation,
  CodedError,
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
import { buysMonths, paidInAdvance } from "../../platform/prepaid.ts";
import { warnOfRecycleBin } from "../../platform/recycle-bin.ts";
import { remedies } from "../../platform/remedies.ts";
import { pick } from "../../platform/responses.ts";
import { resourceTags } from "../../platform/tags.ts";
import {
  idlePostgresql,
  inWindow,
  isChanging,
  isReleased,
  type PostgresqlFacts,
  postgresqlFacts,
  postgresqlFactsOf,
  untilPostgresql,
  waitsForWindow,
} from "./postgresql-facts.ts";
import { changedInWindow, costs, postgresqlDiff } from "./postgresql-instance-diff.ts";
import { postgresqlFields as fields } from "./postgresql-instance-fields.ts";
import { knownDetails, postgresqlAsSent, rootUserOf } from "./postgresql-instance-form.ts";
import { isReadable, postgresqlObject } from "./postgresql-instance-object.ts";
import { isPrepaid, postgresqlRules } from "./postgresql-instance-rules.ts";
import { changeInstance, rename } from "./postgresql-instance-update.ts";
import { switchPublicAccess } from "./postgresql-network.ts";
import { checkOffer } from "./postgresql-offers.ts";
import { setDelays } from "./postgresql-parameters.ts";
import { placeOf, releasePostgresql } from "./postgresql-release.ts";

const tags = resourceTags({ service: "postgres", prefix: "DBInstanceId" });
const handlers = createdWithTags({ ...postgresqlObject, fields, asSent: postgresqlAsSent }, tags);
const prepaid = paidInAdvance({ condition: isPrepaid, period: "period", others: ["autoRenewFlag"] });

type Read = ReadOperation<typeof fields> & Clients;
type Found = ReadOutputs<typeof fields>;

export const postgresqlInstance = resource("PostgresqlInstance", {
  docs: "An instance of TencentDB for PostgreSQL. Its size, version, nodes, network and payment change in place. A deletion isolates it in the platform's recycle bin and then removes it with its data, unless `deleteProtection` is set. Some changes replace the instance with an empty one; the preview warns about each.",
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
  normalize: prepaid.normalize,

  check(op: CheckOperation): void {
    handlers.check(op);
    prepaid.check(op);
  },

  async preview(op) {
    if (buysMonths(op, { chargeType: "chargeType", property: "period" })) op.warn(costs(op.args));
    if (op.state === undefined) await checkOffer(op, op.args);
  },

  diff: postgresqlDiff,

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
    const listed = isRefresh ? refreshed(op, postgresqlObject, isReadable) : undefined;
    const body = await (listed ?? postgresqlObject.read(op, op.id, {}));
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
