import { url } from "@org/core-http";
import { CodedError, importCommand } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { isFromInterruptedCreate } from "../../platform/create-object.ts";
import { isNotFound } from "../../platform/errors.ts";
import { allMembers, type Body, embedded, idOf, linkedNumber, text } from "../../platform/hal.ts";
import { hiddenOfDatabase } from "../../platform/hidden-values.ts";
import { candidateOf, notFoundError } from "../../platform/not-found.ts";
import { runOperation } from "../../platform/operations.ts";
import { untilVisible } from "../../platform/read-after-write.ts";
import { isReplica } from "./database-object.ts";
import type { DatabaseSize } from "./database-size.ts";

interface NewReplica extends DatabaseSize {
  readonly envId: number;
  readonly primaryDatabaseId: number;
  readonly handle: string;
}

/**
 * Creates a replica by an operation of its primary, and returns its ID, which is unknown until the operation ends. Adopts
 * the replica of an interrupted create.
 */
export async function createReplica(op: Op, replica: NewReplica): Promise<string> {
  const { primaryDatabaseId, handle } = replica;
  const existing = await findReplica(op, replica);
  if (existing) {
    if (!(await isFromInterruptedCreate(op, existing))) throw alreadyExists(op, handle, idOf(existing));
    op.creationNote?.adopted(idOf(existing), { matched: true });
    return idOf(existing);
  }
  op.creationNote?.recordRequest([]);
  await replicate(op, replica);
  const created = await untilVisible(op, () => findReplica(op, replica));
  if (created) return idOf(created);
  throw new CodedError(
    "interrupted-create",
    `the replicate operation of Database ${primaryDatabaseId} succeeded, but there is no replica with the handle "${handle}". Check the dashboard, then run \`pulumi up\` again`,
  );
}

async function replicate(op: Op, replica: NewReplica): Promise<void> {
  const { envId, primaryDatabaseId, handle, containerSize, containerProfile, diskSize, iops } = replica;
  const primary = {
    collection: "databases",
    id: String(primaryDatabaseId),
    what: `Database ${primaryDatabaseId}`,
    hidden: hiddenOfDatabase(op, primaryDatabaseId),
  } as const;
  await runOperation(op, primary, {
    type: "replicate",
    handle,
    destination_account_id: envId,
    provisioned_iops: iops,
    instance_profile: containerProfile,
    container_size: containerSize,
    disk_size: diskSize,
  });
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
