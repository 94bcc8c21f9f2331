import { type DiffVerdict, fromWire, isUnknown, type Operation, type Shown, type Unchecked } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { ifExists, isNotFound } from "../../platform/errors.ts";
import { untilPhase } from "../../platform/waits.ts";
import { getConnectorStatus, statusFacts } from "./connector-requests.ts";
import { type ConnectorPlace, connectorPath } from "./connectors.ts";

/** The states that a program can request. */
export const askedStates = ["RUNNING", "PAUSED"] as const;
type AskedState = (typeof askedStates)[number];

/** Whether a program can request a state. */
export function isAsked(status: unknown): status is AskedState {
  return askedStates.some((one) => one === status);
}

/** States that a connector leaves without a request. */
const passingStates: readonly string[] = ["PROVISIONING", "DEGRADED"];

/** Number of reads that may still show the failure before a restart. */
const staleReads = 10;

/** A change of a connector's state. */
interface Moved {
  readonly place: ConnectorPlace;
  readonly name: string;
  readonly to: AskedState;
  /** Its settings have just been sent again, so reads may still show the earlier failure. */
  readonly isRestarted?: boolean;
  /** Advice for the error message if it fails. */
  readonly advice?: string;
}

/**
 * The state of an existing connector.
 *
 * @throws StatusError when it was deleted: a wait would never end, and the platform would create another connector when
 * settings are sent.
 */
export async function stateOf(op: Clients, place: ConnectorPlace, name: string): Promise<string> {
  return fromWire(statusFacts, await getConnectorStatus(op.cloud, place, name)).state;
}

async function readStatus(op: Clients, place: ConnectorPlace, name: string) {
  const body = await ifExists(getConnectorStatus(op.cloud, place, name), isNotFound);
  return body && fromWire(statusFacts, body);
}

/** Pauses or resumes a connector if needed, and waits for the new state: first until the connector has started. */
export async function bringTo(op: Operation & Clients, moved: Moved): Promise<void> {
  const { place, name, to, advice } = moved;
  let stale = moved.isRestarted ? staleReads : 0;
  const until = async (done: readonly AskedState[], pending: readonly string[]) =>
    untilPhase(op, {
      what: `connector "${name}" to be ${done.join(" or ")}`,
      read: () => readStatus(op, place, name),
      // A new connector may be missing for a while, or have no state yet.
      phase(status) {
        if (status?.state !== "FAILED") stale = 0;
        if (stale > 0) {
          stale -= 1;
          return "PROVISIONING";
        }
        return status?.state === "NONE" ? undefined : status?.state;
      },
      pending,
      done,
      reason: (status) => [status?.trace || "the platform returned no reason", advice].filter(Boolean).join("; "),
    });
  const now = (await until(askedStates, passingStates))?.state;
  if (now === to || now === undefined) return;
  await op.cloud.put(`${connectorPath(place, name)}/${to === "PAUSED" ? "pause" : "resume"}`);
  await until([to], [...passingStates, now]);
}

/** The input of a comparison of states. */
interface ComparedStatus {
  readonly args: Unchecked;
  readonly state: { readonly status?: string };
  readonly changes: ReadonlySet<string>;
  readonly shown: Shown;
}

/** Connectors can be paused and resumed. States that they leave without a request, or with other settings, are no diff. */
export function verdictOnStatus({ args, state, changes, shown }: ComparedStatus): DiffVerdict {
  const [before, wanted] = [state.status, args["status"]];
  if (!changes.has("status") || before === undefined || isUnknown(wanted)) return {};
  const isPassing = passingStates.includes(before);
  if (wanted === "RUNNING" && isPassing) return { same: ["status"] };
  const isRestarted = before === "FAILED" && (changes.has("configNonsensitive") || changes.has("configSensitive"));
  const isPossible =
    (wanted === "PAUSED" && (before === "RUNNING" || isPassing)) ||
    (wanted === "RUNNING" && (before === "PAUSED" || isRestarted));
  if (isPossible) return {};
  const change = `from ${shown("status", before)} to ${shown("status", wanted)}`;
  const message = `cannot be changed ${change}: a RUNNING connector can be PAUSED, and a PAUSED connector can be RUNNING again. A FAILED connector restarts when its settings change`;
  return { reject: [{ path: "status", message }] };
}
