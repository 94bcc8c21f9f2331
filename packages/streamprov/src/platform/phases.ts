import type { Operation } from "@org/core-provider";
import { at, type Body } from "./body.ts";
import { untilPhase } from "./waits.ts";

/**
 * How the members of a collection come and go: the phases in which the platform shows them.
 *
 * @example
 * ```ts
 * phases: {
 *   done: ["READY", "PENDING_ACCEPT"],
 *   toDo: { PENDING_ACCEPT: "accept the peering connection in the cloud's own console, unless this program does" },
 *   deletion: "takes time",
 * }
 * ```
 */
export interface Phases {
  /** Where a body holds the phase. Default `status.phase`. */
  readonly at?: string;
  /** Phases of a member that is being made. Default `PROVISIONING`. */
  readonly pending?: readonly [string, ...string[]];
  /** The phase of a body that tells none. Default: the first of the pending ones. */
  readonly absent?: string;
  /** Phases in which a member can be used, or in which nothing more happens until the user does something. */
  readonly done: readonly string[];
  /**
   * Phases from which a member does not become ready any more. Default `FAILED`. A phase that is nowhere named is an
   * error as well, but the object may still recover.
   */
  readonly failed?: readonly string[];
  /** Where a body says why it failed: `status.error_message`. Left out where the documents of the kind do not say it. */
  readonly reasonAt?: string;
  /**
   * What the user has to do, by the phase that waits for it: completes "KafkaCluster lkc-1 is PENDING_ACCEPT: ...". In
   * a pending phase it stands on the status line, in one that is done it stays on the screen. In any other it completes
   * the error, with what the phase means.
   */
  readonly toDo?: Readonly<Record<string, string>>;
  /** A deletion ends some time after the platform has taken the request, and is waited for. */
  readonly deletion?: "takes time";
}

/** Waits until an object can be used. */
export async function untilReady(
  op: Operation,
  phases: Phases,
  object: { readonly name: string; readonly read: () => Promise<Body | undefined> },
): Promise<void> {
  const { pending = ["PROVISIONING"], absent = pending[0], done, failed = ["FAILED"], toDo = {} } = phases;
  const phaseOf = (body: Body) => String(at(body, phases.at ?? "status.phase") || absent);
  const named = (phase: string) => (toDo[phase] === undefined ? phase : `${phase}: ${toDo[phase]}`);
  const body = await untilPhase(op, {
    what: `${object.name} to be ready`,
    read: object.read,
    // A new object may not be seen for a while.
    phase: (found) => found && phaseOf(found),
    pending,
    done,
    shown: named,
    reason: (found) => {
      const told = phases.reasonAt && at(found, phases.reasonAt);
      const phase = phaseOf(found ?? {});
      const known = [told, toDo[phase]].filter(Boolean);
      if (!failed.includes(phase)) return [...known, unexpected].join("; ");
      return [...(known.length === 0 ? ["the platform gives no reason"] : known), neverReady(op)].join("; ");
    },
  });
  const phase = body && phaseOf(body);
  if (phase !== undefined && toDo[phase] !== undefined) op.warn(`${object.name} is ${named(phase)}`);
}

const unexpected =
  "this version does not know whether it becomes ready from there; look at it on the platform, then run `pulumi up` again, which goes on waiting";

/** What to do with an object that ended in a phase from which it does not become ready any more. */
function neverReady(op: Operation): string {
  return `it does not become ready any more; make it anew with \`pulumi up --replace '${op.urn}'\``;
}
