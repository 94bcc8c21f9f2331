import { url } from "@org/core-http";
import type { ObjectOp, Op } from "../../platform/clients.ts";
import { type Body, document, linkedId } from "../../platform/hal.ts";
import { type OperationTarget, runOperation } from "../../platform/operations.ts";
import { readExisting } from "../../platform/read-after-write.ts";

/** Changes the document of an endpoint. The change takes effect when the endpoint is provisioned. */
export async function put(op: ObjectOp, body: Body): Promise<void> {
  if (Object.keys(body).length === 0) return;
  await op.api.request({ method: "PUT", path: url`/vhosts/${op.id}`, body, responseType: "text" });
}

/** The settings that the platform stores for an endpoint; undefined if it stores none. */
export async function settingsOf(op: Op, body: Body): Promise<unknown> {
  const id = linkedId(body, "current_setting");
  return id === "" ? undefined : (await readExisting(op, () => document(op.api, "settings", id)))["settings"];
}

/** Provisions an endpoint with its current document and changed settings. */
export function provision(op: Op, target: OperationTarget, settings: Readonly<Record<string, string>>): Promise<void> {
  const more = Object.keys(settings).length > 0 ? { settings } : {};
  return runOperation(op, target, { type: "provision", ...more });
}
