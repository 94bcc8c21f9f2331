import type { Operation } from "@org/core-provider";
import { at, type Body } from "./body.ts";
import { untilPhase } from "./waits.ts";

/**
 * The phases of the members of a collection, from creation to deletion.
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
  /** Path of the phase in a body. Defaults to `status.phase`. */
  readonly at?: string;
  /** Phases of a member that is being created. Defaults to `PROVISIONING`. */
  readonly pending?: readonly [string, ...string[]];
  /** The phase of a body without one. Defaults to the first pending phase. */
  readonly absent?: string;
  /** Phases in which a member is ready, or stays until the user does something. */
  readonly done: readonly string[];
  /**
   * Phases from which a member cannot become ready. Defaults to `FAILED`. An unknown phase is an error as well, but the
   * object may still recover.
   */
  readonly failed?: readonly string[];
  /** Path of the failure's reason in a body: `status.error_message`. Missing if it is not documented. */
  readonly reasonAt?: string;
  /**
   * Instructions for the user by phase, which complete "KafkaCluster lkc-1 is PENDING_ACCEPT: ...". In a pending phase,
   * they are shown as progress; in a done phase, as a warning; in another phase, in the error.
   */
  readonly toDo?: Readonly<Record<string, string>>;
  /** A deletion finishes some time after the request, and is waited for. */
  readonly deletion?: "takes time";
}

/** Waits until an object is ready. */
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
    // A new object may be missing for a while.
    phase: (found) => found && phaseOf(found),
    pending,
    done,
    shown: named,
    reason: (found) => {
      const reason = phases.reasonAt && at(found, phases.reasonAt);
      const phase = phaseOf(found ?? {});
      const known = [reason, toDo[phase]].filter(Boolean);
      if (!failed.includes(phase)) return [...known, unexpected].join("; ");
      return [...(known.length === 0 ? ["the platform returned no reason"] : known), neverReady(op)].join("; ");
    },
  });
  const phase = body && phaseOf(body);
  if (phase !== undefined && toDo[phase] !== undefined) op.warn(`${object.name} is ${named(phase)}`);
}

const unexpected =
  "this version does not know whether it can become ready; check the object on the platform, then run `pulumi up` again to continue the wait";

/** The advice for an object that cannot become ready. */
function neverReady(op: Operation): string {
  return `it cannot become ready; replace it with \`pulumi up --replace '${op.urn}'\``;
}
