import { url } from "@org/core-http";
import { field, importCommand } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { isContainerSize } from "../../platform/container-fields.ts";
import { resource } from "../../platform/define.ts";
import { inEnvironment } from "../../platform/environment-listing.ts";
import { isGone } from "../../platform/errors.ts";
import { allMembers, type Body, document, embedded, idOf, linkedNumber, text } from "../../platform/hal.ts";
import { hiddenOfDatabase } from "../../platform/hidden-values.ts";
import { envId, fixedHandle, legacyId, numericId } from "../../platform/identity-fields.ts";
import { byHandle } from "../../platform/import-by-handle.ts";
import { isLeftBehind } from "../../platform/lost-answer.ts";
import { awaitOperation, runOperation } from "../../platform/operations.ts";
import { onceSeen, readExisting } from "../../platform/read-lag.ts";
import { longestWaits, timeouts } from "../../platform/time-limit.ts";
import { candidate, noSuch } from "../../platform/what-there-is.ts";
import {
  databaseBody,
  isReplica,
  lifeOf,
  provision,
  readDatabase,
  requireProvisioned,
  setBackups,
  sizing,
  warnOfRename,
} from "./database-object.ts";

const fields = {
  envId: envId(),
  primaryDatabaseId: field.integer({
    required: true,
    replaceOnChange: true,
    min: 1,
    docs: "Database that it follows: `databaseId` of a `Database`, which also lets Pulumi delete the replica first.",
  }),
  handle: fixedHandle("Handle of the replica. Another one makes the replica anew."),
  ...sizing,
  timeouts: timeouts(),
  replicaId: numericId("replica"),
  aptibleReplicaId: legacyId("replica"),
  defaultConnectionUrl: field.string({ output: true, secret: true, docs: "URL to connect with." }),
};

export const replica = resource("Replica", {
  docs: "A replica: a database that follows another one on the same stack. Kind and version are the other's.",
  example: `const replica = new appprov.Replica("orders-replica", {
    envId: 123,
    primaryDatabaseId: 456,
    handle: "orders-replica",
    diskSize: 20,
});`,
  fields,
  rules: [isContainerSize("containerSize")],
  import: byHandle({
    kind: "Replica",
    members: "databases",
    example: "orders-replica",
    otherKind: (body) => (isReplica(body) ? undefined : "it is a Database, to be imported as one"),
  }),
  timeouts: longestWaits,
  timeLimits: "timeouts",
  naturalKey: ["envId", "handle"],

  diff(op) {
    if (op.replacing) warnOfRename("replica", op);
    return {};
  },

  /** The platform makes the replica while the primary's operation runs: its ID is known when that is over. */
  async create(op) {
    const { envId, primaryDatabaseId, handle, containerSize, containerProfile, diskSize, iops } = op.args;
    const left = await findReplica(op, op.args);
    if (left && (await isLeftBehind(op, left))) op.creationNote?.adopted(idOf(left), { matched: true });
    else if (left) throw new Error(exists(op, handle, idOf(left)));
    if (!left) {
      op.creationNote?.recordRequest([]);
      await runOperation(op, {
        collection: "databases",
        id: String(primaryDatabaseId),
        what: `Database ${primaryDatabaseId}`,
        hidden: hiddenOfDatabase(op, primaryDatabaseId),
        gone: "error",
        body: {
          type: "replicate",
          handle,
          destination_account_id: envId,
          provisioned_iops: iops,
          instance_profile: containerProfile,
          container_size: containerSize,
          disk_size: diskSize,
        },
      });
    }
    const made = left ?? (await onceSeen(op, () => findReplica(op, op.args)));
    if (!made) {
      throw new Error(
        `the replicate operation of Database ${primaryDatabaseId} has succeeded, but there is no replica with the handle "${handle}". Look in the dashboard what became of it, then run \`pulumi up\` again`,
      );
    }
    const id = idOf(made);
    return { id, known: { replicaId: Number(id), aptibleReplicaId: id } };
  },

  async ready(op) {
    const what = `Replica "${op.args.handle}"`;
    // The first provision is the platform's own doing. One that fails is told, and asked for again by the next up only.
    const isNew = op.state.handle === undefined;
    const body = isNew ? await readExisting(op, () => document(op.api, "databases", op.id)) : undefined;
    const last = body && embedded(body, "last_operation");
    const hidden = hiddenOfDatabase(op, op.id);
    if (last) await awaitOperation(op, { collection: "databases", id: op.id, what, hidden, gone: "error" }, last);
    else await provision(op, what, op.args);
    if (op.args.enableBackups) return;
    try {
      await setBackups(op, false);
    } catch (error) {
      op.warn(
        `the replica is ready, but its backups could not be switched off; the next \`pulumi up\` tries again: ${(error as Error).message}`,
      );
    }
  },

  // A difference in what was tried in vain is left to the next update: it is not worth waiting for.
  readBackSeconds: 5,

  async read(op) {
    const body = await databaseBody(op, op.id);
    if (!body) return undefined;
    if (op.purpose === "import") requireProvisioned("Replica", body);
    return {
      ...(await readDatabase(op, body, { ...op.args, ...op.state })),
      primaryDatabaseId: linkedNumber(body, "initialize_from"),
      replicaId: Number(op.id),
      aptibleReplicaId: op.id,
    };
  },

  ...lifeOf("Replica"),

  list: inEnvironment("databases", isReplica),
});

interface Wanted {
  readonly primaryDatabaseId: number;
  readonly handle: string;
  readonly envId: number;
}

/** A replica of a database by its handle, from its own provision on. */
async function findReplica(op: Op, wanted: Wanted): Promise<Body | undefined> {
  const all = await dependents(op, wanted.primaryDatabaseId, wanted.envId);
  return all.find(
    (body) =>
      text(body, "handle") === wanted.handle &&
      linkedNumber(body, "account") === wanted.envId &&
      text(embedded(body, "last_operation"), "type") === "provision",
  );
}

/** Whether a replica is in use or in a state: an interrupted create has left none of these. */
/** Without a note of an interrupted create, nobody can tell its replica from somebody else's. */
function exists(op: Op, handle: string, id: string): string {
  return `a replica of this database with the handle "${handle}" exists already. If it is yours, import it: \`${importCommand(op.urn, id)}\``;
}

async function dependents(op: Op, primary: number, environment: number): Promise<Body[]> {
  try {
    return await allMembers(op.api, `${url`/databases/${primary}`}/dependents`, "databases");
  } catch (error) {
    if (!isGone(error)) throw error;
    const databases = async () =>
      (await allMembers(op.api, `/accounts/${environment}/databases`, "databases"))
        .filter((body) => !isReplica(body))
        .map(candidate);
    throw await noSuch(`there is no Database with the ID ${primary}`, databases, error);
  }
}
