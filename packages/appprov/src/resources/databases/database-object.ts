import { CodedError } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { profileOf, sizeOf } from "../../platform/container-fields.ts";
import { type Body, document, embedded, linkedId, linkedNumber, number, text } from "../../platform/hal.ts";
import { readExisting } from "../../platform/read-after-write.ts";
import type { DatabaseSize } from "./database-size.ts";

/** The settings that a database and a replica share. */
export interface DatabaseObject extends DatabaseSize {
  readonly envId: number;
  readonly handle: string;
  readonly enableBackups: boolean;
  readonly defaultConnectionUrl: string;
}

/** Whether a database is a replica of another one. */
export function isReplica(database: Body): boolean {
  return linkedId(database, "initialize_from") !== "";
}

/**
 * Reads what a database and a replica have in common.
 *
 * @param known - The state. It supplies what the document lacks after a failed provision.
 */
export async function readDatabase(op: Op, body: Body, known: Partial<DatabaseObject>): Promise<DatabaseObject> {
  const serviceId = linkedId(body, "service");
  const service = serviceId === "" ? undefined : await readExisting(op, () => document(op.api, "services", serviceId));
  const disk = embedded(body, "disk");
  return {
    envId: linkedNumber(body, "account") || (known.envId ?? 0),
    handle: text(body, "handle"),
    containerSize: sizeOf(service) || (known.containerSize ?? 0),
    containerProfile: profileOf(service) || (known.containerProfile ?? ""),
    diskSize: number(disk, "size") || (known.diskSize ?? 0),
    iops: number(disk, "provisioned_iops") || (known.iops ?? 0),
    enableBackups: (body["enable_backups"] ?? known.enableBackups) !== false,
    defaultConnectionUrl: text(body, "connection_url"),
  };
}

/** Requires a database that is imported to be provisioned. */
export function requireProvisioned(kind: string, body: Body): void {
  const missing = ["account", "service", "database_image"].filter((relation) => linkedId(body, relation) === "");
  if (missing.length === 0) return;
  throw new CodedError(
    "object-failed",
    `${kind} "${text(body, "handle")}" is not provisioned: the platform shows no ${missing.join(" and no ")} for it, as after a failed provision. Delete it with \`aptible db:deprovision\` and create it again`,
  );
}

/** Warns at preview that a new handle replaces the database, although the platform can rename it. */
export function warnOfRename(
  kind: "database" | "replica",
  op: Pick<Op, "warn"> & { readonly changes: ReadonlySet<string> },
): void {
  if (!op.changes.has("handle")) return;
  op.warn(
    `to keep the ${kind} under a new handle, rename it on the platform instead (\`aptible db:rename\`), then set the new handle in the program and run \`pulumi refresh\``,
  );
}
