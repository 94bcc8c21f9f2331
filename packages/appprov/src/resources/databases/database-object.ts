import { url } from "@org/core-http";
import { field } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { containerProfile, containerSize, diskSize, iops, profileOf, sizeOf } from "../../platform/container-fields.ts";
import { unlessGone } from "../../platform/errors.ts";
import { type Body, document, embedded, linkedId, linkedNumber, number, text } from "../../platform/hal.ts";
import { hiddenOfDatabase } from "../../platform/hidden-values.ts";
import { deprovision, runOperation, whenIdle } from "../../platform/operations.ts";
import { readExisting } from "../../platform/read-lag.ts";

/** How a database or a replica is sized, and whether it is backed up. */
export const sizing = {
  containerSize: containerSize(),
  containerProfile: containerProfile(),
  diskSize: diskSize(),
  iops: iops(),
  enableBackups: field.boolean({ default: true, docs: "Whether it is backed up by the environment's policy." }),
};

/** What a database and a replica of one have in common. */
export interface DatabaseObject {
  readonly envId: number;
  readonly handle: string;
  readonly containerSize: number;
  readonly containerProfile: string;
  readonly diskSize: number;
  readonly iops: number;
  readonly enableBackups: boolean;
  readonly defaultConnectionUrl: string;
}

/** How a database is sized, as operations take it. */
export interface DatabaseSize {
  readonly containerSize: number;
  readonly containerProfile: string;
  readonly diskSize: number;
  readonly iops: number;
}

type Member = Op & { readonly id: string };

interface Changed extends Member {
  readonly args: DatabaseSize & { readonly enableBackups: boolean };
  readonly state: { readonly handle: string };
  changed(name: "enableBackups" | keyof DatabaseSize): boolean;
}

interface Removed extends Member {
  readonly state: { readonly handle: string };
}

/** True for a database that follows another one. */
export function isReplica(body: Body): boolean {
  return linkedId(body, "initialize_from") !== "";
}

/**
 * What the platform has of a database.
 *
 * @param known What the state knows: taken where a provision that failed has left something out.
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
    enableBackups: body["enable_backups"] !== false,
    defaultConnectionUrl: text(body, "connection_url"),
  };
}

/** A database that can be taken over must be whole. */
export function requireProvisioned(kind: string, body: Body): void {
  const missing = ["account", "service", "database_image"].filter((relation) => linkedId(body, relation) === "");
  if (missing.length === 0) return;
  throw new Error(
    `${kind} "${text(body, "handle")}" is not provisioned: the platform tells no ${missing.join(" and no ")} of it, as after a provision that failed. Delete it with \`aptible db:deprovision\` and make it anew`,
  );
}

/** A database by its ID; undefined when it is gone. */
export function databaseBody(op: Op, id: string): Promise<Body | undefined> {
  return unlessGone(document(op.api, "databases", id));
}

/** What a preview says of a replacement for another handle, which the platform could change in place. */
export function warnOfRename(
  kind: "database" | "replica",
  op: Pick<Op, "warn"> & { readonly changes: ReadonlySet<string> },
): void {
  if (!op.changes.has("handle")) return;
  op.warn(
    `to keep the ${kind} under another handle, rename it on the platform instead (\`aptible db:rename\`), then give the new handle here and run \`pulumi refresh\``,
  );
}

/** Brings a new database up: waits for a provision that runs, and begins another when none has succeeded yet. */
export async function provision(op: Member, what: string, wanted: DatabaseSize): Promise<void> {
  const isNew = op.done.isUntouched("databases", op.id);
  if (!isNew && hasComeUp(await whenIdle(op, asked(op, what)))) return;
  await run(op, what, { type: "provision", ...sizeBody(wanted, () => true) });
}

/** Resizes by one restart with what has changed, once nothing else is being done to it. */
async function resize(
  op: Member,
  what: string,
  wanted: DatabaseSize,
  changed: (name: keyof DatabaseSize) => boolean,
): Promise<void> {
  const size = sizeBody(wanted, changed);
  if (Object.keys(size).length === 0) return;
  await whenIdle(op, asked(op, what));
  await run(op, what, { type: "restart", ...size });
}

function run(op: Member, what: string, body: Body & { readonly type: string }): Promise<void> {
  return runOperation(op, { ...asked(op, what), gone: "error", body });
}

function asked(op: Member, what: string) {
  return { collection: "databases", id: op.id, what, hidden: hiddenOfDatabase(op, op.id) } as const;
}

/** A size as operations take it; of a change, what changes. */
function sizeBody(wanted: DatabaseSize, changed: (name: keyof DatabaseSize) => boolean): Body {
  return {
    ...(changed("diskSize") ? { disk_size: wanted.diskSize } : {}),
    ...(changed("containerSize") ? { container_size: wanted.containerSize } : {}),
    ...(changed("iops") ? { provisioned_iops: wanted.iops } : {}),
    ...(changed("containerProfile") ? { instance_profile: wanted.containerProfile } : {}),
  };
}

/** False for a database whose provision was never begun, or has failed. */
function hasComeUp(body: Body): boolean {
  const last = embedded(body, "last_operation");
  const failed = text(last, "type") === "provision" && text(last, "status") !== "succeeded";
  return !failed && linkedId(body, "service") !== "";
}

/** How a database or a replica is changed and removed. One that is gone already is no error to remove. */
export function lifeOf(kind: "Database" | "Replica") {
  return {
    async update(op: Changed) {
      if (op.changed("enableBackups")) await setBackups(op, op.args.enableBackups);
      await resize(op, `${kind} "${op.state.handle}"`, op.args, (name) => op.changed(name));
    },

    async delete(op: Removed) {
      await deprovision(op, asked(op, `${kind} "${op.state.handle}"`));
    },
  };
}

/** Switches automatic backups on or off, which needs no operation. */
export async function setBackups(op: Member, enabled: boolean): Promise<void> {
  await op.api.request({
    method: "PATCH",
    path: url`/databases/${op.id}`,
    body: { enable_backups: enabled },
    responseType: "text",
  });
}
