import { url } from "@org/core-http";
import { CodedError, importCommand } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { isFromInterruptedCreate } from "../../platform/create-object.ts";
import { isNotFound } from "../../platform/errors.ts";
import { allMembers, type Body, embedded, idOf, linkedNumber, text } from "../../platform/hal.ts";
import { hiddenOfDatabase } from "../../platform/hidden-values.ts";
import { candidateOf, notFoundError } from "../../platform/not-found.ts";
import { awaitMatching, type OperationTarget, runOperation } from "../../platform/operations.ts";
import { untilVisible } from "../../platform/read-after-write.ts";
import { UnknownOutcomeError } from "../../platform/unknown-outcome-error.ts";
import { isReplica } from "./database-object.ts";
import type { DatabaseSize } from "./database-size.ts";

interface NewReplica extends DatabaseSize {
  readonly envId: number;
  readonly primaryDatabaseId: number;
  readonly handle: string;
}

/**
 * Creates a replica by an operation of its primary, and returns its ID, which is unknown until the operation ends. Adopts
 * the replica of an interrupted create, whose operation may still run.
 */
export async function createReplica(op: Op, replica: NewReplica): Promise<string> {
  const { handle, containerSize, containerProfile, diskSize, iops } = replica;
  const primary = primaryOf(op, replica);
  // The sizes are not compared: the program may have changed them since.
  const identity = { type: "replicate", handle, destination_account_id: replica.envId };
  const find = () => findReplica(op, replica);
  const existing = (await awaitMatching(op, primary, identity)) ? await untilVisible(op, find) : await find();
  if (existing) {
    if (!(await isFromInterruptedCreate(op, existing))) throw alreadyExists(op, handle, idOf(existing));
    op.creationNote?.adopted(idOf(existing), { matched: true });
    return idOf(existing);
  }
  op.creationNote?.recordRequest([]);
  await runOperation(op, primary, {
    ...identity,
    provisioned_iops: iops,
    instance_profile: containerProfile,
    container_size: containerSize,
    disk_size: diskSize,
  });
  const created = await untilVisible(op, find).catch((error: Error) => {
    throw unseen(replica, `could not be read: ${error.message}`, error);
  });
  if (created) return idOf(created);
  throw unseen(replica, "is not listed");
}

function primaryOf(op: Op, { primaryDatabaseId }: NewReplica): OperationTarget {
  return {
    collection: "databases",
    id: String(primaryDatabaseId),
    what: `Database ${primaryDatabaseId}`,
    hidden: hiddenOfDatabase(op, primaryDatabaseId),
  };
}

/** The platform has created the replica, but its ID is not known. The next create searches for it. */
function unseen({ primaryDatabaseId, handle }: NewReplica, problem: string, cause?: Error): Error {
  return new UnknownOutcomeError(
    "interrupted-create",
    `the replicate operation of Database ${primaryDatabaseId} succeeded, but its replica "${handle}" ${problem}. Run \`pulumi up\` again, which searches for it`,
    { cause },
  );
}

/** Finds a replica by its handle. It is visible as soon as its own provision has started. */
async function findReplica(op: Op, { primaryDatabaseId, handle, envId }: NewReplica): Promise<Body | undefined> {
  const all = await replicasOf(op, primaryDatabaseId, envId);
  return all.find(
    (body) =>
      text(body, "handle") === handle &&
      linkedNumber(body, "account") === envId &&
      text(embedded(body, "last_operation"), "type") === "provision",
  );
}

async function replicasOf(op: Op, primary: number, environment: number): Promise<Body[]> {
  try {
    return await allMembers(op.api, `${url`/databases/${primary}`}/dependents`, "databases");
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const databases = async () => {
      const all = await allMembers(op.api, `/accounts/${environment}/databases`, "databases");
      return all.filter((body) => !isReplica(body)).map(candidateOf);
    };
    throw await notFoundError(`there is no Database with the ID ${primary}`, databases, error);
  }
}

/** Without a creation note of an interrupted create, somebody else may have created the replica. */
function alreadyExists(op: Op, handle: string, id: string): Error {
  return new CodedError(
    "object-exists",
    `a replica of this database with the handle "${handle}" exists already. If it is yours, import it: \`${importCommand(op.urn, id)}\``,
  );
}
