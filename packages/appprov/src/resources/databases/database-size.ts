import { url } from "@org/core-http";
import { field } from "@org/core-provider";
import type { ObjectOp, Op } from "../../platform/clients.ts";
import { containerProfile, containerSize, diskSize, iops } from "../../platform/container-fields.ts";
import { type Body, embedded, linkedId, text } from "../../platform/hal.ts";
import { type OperationTarget, runOperation, whenIdle } from "../../platform/operations.ts";

/** The size of a database or a replica, and whether it is backed up. */
export const sizeFields = {
  containerSize: containerSize(),
  containerProfile: containerProfile(),
  diskSize: diskSize(),
  iops: iops(),
  enableBackups: field.boolean({
    default: true,
    docs: "Whether to back it up according to the environment's retention policy.",
  }),
};

/** The size of a database. */
export interface DatabaseSize {
  readonly containerSize: number;
  readonly containerProfile: string;
  readonly diskSize: number;
  readonly iops: number;
}

interface Update extends ObjectOp {
  readonly args: DatabaseSize & { readonly enableBackups: boolean };
  changed(name: "enableBackups" | keyof DatabaseSize): boolean;
}

/** Provisions a new database, unless that was done. Waits for a provision that is running. */
export async function provision(op: Op, target: OperationTarget, size: DatabaseSize): Promise<void> {
  const isNew = op.memory.history.isUnused("databases", target.id);
  if (!isNew && isProvisioned(await whenIdle(op, target))) return;
  await runOperation(op, target, { type: "provision", ...sizeBody(size, () => true) });
}

/** Changes backups, then the size. A new size needs one restart, after all other operations have ended. */
export async function updateDatabase(op: Update, target: OperationTarget): Promise<void> {
  if (op.changed("enableBackups")) await setBackups(op, op.args.enableBackups);
  const size = sizeBody(op.args, (name) => op.changed(name));
  if (Object.keys(size).length === 0) return;
  await whenIdle(op, target);
  await runOperation(op, target, { type: "restart", ...size });
}

/** Turns automatic backups on or off. This needs no operation. */
export async function setBackups(op: ObjectOp, enabled: boolean): Promise<void> {
  await op.api.request({
    method: "PATCH",
    path: url`/databases/${op.id}`,
    body: { enable_backups: enabled },
    responseType: "text",
  });
}

/** The parameters of an operation that set a size, or only its changes. */
function sizeBody(size: DatabaseSize, isSent: (name: keyof DatabaseSize) => boolean): Body {
  return {
    ...(isSent("diskSize") ? { disk_size: size.diskSize } : {}),
    ...(isSent("containerSize") ? { container_size: size.containerSize } : {}),
    ...(isSent("iops") ? { provisioned_iops: size.iops } : {}),
    ...(isSent("containerProfile") ? { instance_profile: size.containerProfile } : {}),
  };
}

/** False for a database whose provision has failed or was never started. */
function isProvisioned(body: Body): boolean {
  const last = embedded(body, "last_operation");
  const failed = text(last, "type") === "provision" && text(last, "status") !== "succeeded";
  return !failed && linkedId(body, "service") !== "";
}
