import { url } from "@org/core-http";
import type { Op } from "../../platform/clients.ts";
import { unlessGone } from "../../platform/errors.ts";
import { type Body, idOf } from "../../platform/hal.ts";
import { createInEnvironment } from "../../platform/lost-answer.ts";
import { deprovision, hasProvisioned, lastOperation, runOperation } from "../../platform/operations.ts";

/** A kind of drain. */
export interface DrainKind {
  /** Resource name: `LogDrain`. */
  readonly kind: string;
  readonly collection: "log_drains" | "metric_drains";
}

type Member = Op & { readonly id: string };

/** Makes a drain and gives its ID. */
export async function createDrain(
  op: Op,
  { kind, collection }: DrainKind,
  envId: number,
  body: Body & { readonly handle: string },
): Promise<string> {
  return idOf(await createInEnvironment(op, envId, { kind, members: collection, body }));
}

/** Provisions a drain, unless an interrupted create has done so. */
export async function provisionDrain(
  op: Member,
  { kind, collection }: DrainKind,
  handle: string,
  hidden: readonly string[],
): Promise<void> {
  const asked = { collection, id: op.id, what: `${kind} "${handle}"`, hidden } as const;
  if (hasProvisioned(await lastOperation(op, asked))) return;
  await runOperation(op, { ...asked, gone: "error", body: { type: "provision" } });
}

/** A drain as the platform has it; undefined when it is gone. */
export function readDrain(op: Member, { collection }: DrainKind): Promise<Body | undefined> {
  return unlessGone(op.api.get<Body>(url`/${collection}/${op.id}`));
}

/** Removes a drain; one that is gone already is no error. */
export async function deleteDrain(op: Member, drain: DrainKind, handle: string): Promise<void> {
  await deprovision(op, { collection: drain.collection, id: op.id, what: `${drain.kind} "${handle}"` });
}
