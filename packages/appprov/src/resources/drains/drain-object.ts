import type { HttpClient } from "@org/core-http";
import type { Expectation } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { unlessGone } from "../../platform/errors.ts";
import { type Body, document, idOf, memberPage } from "../../platform/hal.ts";
import { createInEnvironment } from "../../platform/lost-answer.ts";
import { deprovision, hasProvisioned, lastOperation, runOperation } from "../../platform/operations.ts";

/** A kind of drain. */
export interface DrainKind {
  /** Resource name: `LogDrain`. */
  readonly kind: string;
  readonly collection: "log_drains" | "metric_drains";
  /** What its document must hold. */
  readonly expects: Expectation;
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

/** A drain as the platform has it now; undefined when it is gone. */
export function readDrain(op: Member, drain: DrainKind): Promise<Body | undefined> {
  return drainOf(op.api, drain, op.id);
}

/** A drain during a refresh: from the listing of its environment when many are asked for. */
export function refreshDrain(op: Member, drain: DrainKind, envId: number): Promise<Body | undefined> {
  const { api, members } = op;
  const { collection, expects } = drain;
  const path = `/accounts/${envId}/${collection}`;
  return members.read<Body, number>(
    {
      name: path,
      what: path,
      changes: () => api.changes,
      readOne: (id, operation) => drainOf(api.with(operation), drain, id),
      readPage: async (number, operation) => {
        const { found, ...more } = await memberPage(api.with(operation), path, collection, number);
        // One that is not as it must be is asked for by itself.
        const whole = found.filter((body) => expects(body) === undefined);
        return { members: new Map(whole.map((body) => [idOf(body), body])), ...more };
      },
    },
    op.id,
    op,
  );
}

function drainOf(api: HttpClient, { collection, expects }: DrainKind, id: string): Promise<Body | undefined> {
  return unlessGone(document(api, collection, id, expects));
}

/** Removes a drain; one that is gone already is no error. */
export async function deleteDrain(op: Member, drain: DrainKind, handle: string): Promise<void> {
  await deprovision(op, { collection: drain.collection, id: op.id, what: `${drain.kind} "${handle}"` });
}
