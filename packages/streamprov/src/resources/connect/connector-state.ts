import { type DiffVerdict, fromWire, isUnknown, type Operation, type Shown, type Unchecked } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { isNotFound, unlessGone } from "../../platform/errors.ts";
import { untilPhase } from "../../platform/waits.ts";
import { type ConnectorPlace, connectorPath, statusAnswer, statusFacts } from "./connectors.ts";

/** States that a program may ask for. */
export const askedStates = ["RUNNING", "PAUSED"] as const;
type AskedState = (typeof askedStates)[number];

/** Whether a program may ask for a state. */
export function isAsked(status: unknown): status is AskedState {
  return askedStates.some((one) => one === status);
}

/** States that a connector leaves by itself. */
const passingStates: readonly string[] = ["PROVISIONING", "DEGRADED"];

/** So many reads may still show the failure of before a restart. */
const staleReads = 10;

/** A connector whose state is brought to what the program wants. */
interface Moved {
  readonly place: ConnectorPlace;
  readonly name: string;
  readonly to: AskedState;
  /** It has been given settings anew, and may still show how it has failed before. */
  readonly isRestarted?: boolean;
  /** What to do when it has failed. */
  readonly advice?: string;
}

/**
 * The state of a connector that has been seen before.
 *
 * @throws StatusError when it is gone: it would be waited for in vain, and of settings that are sent to it the platform
 * would make another one.
 */
export async function stateOf(op: Clients, place: ConnectorPlace, name: string): Promise<string> {
  return fromWire(statusFacts, await getStatus(op, place, name)).state;
}

async function readStatus(op: Clients, place: ConnectorPlace, name: string) {
  const body = await unlessGone(getStatus(op, place, name), isNotFound);
  return body && fromWire(statusFacts, body);
}

function getStatus(op: Clients, place: ConnectorPlace, name: string): Promise<Body> {
  return op.cloud.get<Body>(`${connectorPath(place, name)}/status`, { expects: statusAnswer });
}

/** Pauses a connector or lets it go on, unless it is so already, and waits for that: at first until it has started. */
export async function bringTo(op: Operation & Clients, moved: Moved): Promise<void> {
  const { place, name, to, advice } = moved;
  let stale = moved.isRestarted ? staleReads : 0;
  const until = async (done: readonly AskedState[], pending: readonly string[]) =>
    untilPhase(op, {
      what: `connector "${name}" to be ${done.join(" or ")}`,
      read: () => readStatus(op, place, name),
      // A new connector may not be seen for a while, or have no state yet.
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
      reason: (status) => [status?.trace || "the platform gives no reason", advice].filter(Boolean).join("; "),
    });
  const now = (await until(askedStates, passingStates))?.state;
  if (now === to || now === undefined) return;
  await op.cloud.put(`${connectorPath(place, name)}/${to === "PAUSED" ? "pause" : "resume"}`);
  await until([to], [...passingStates, now]);
}

/** What a comparison of a connector's status needs. */
interface ComparedStatus {
  readonly args: Unchecked;
  readonly state: { readonly status?: string };
  readonly changes: ReadonlySet<string>;
  readonly shown: Shown;
}

/** A connector can be paused and go on. What it leaves by itself, or by other settings, is no difference. */
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
  const message = `cannot be changed ${change}: a connector that is RUNNING can be PAUSED, and one that is PAUSED can be RUNNING again; one that is FAILED is started anew by other settings`;
  return { refuse: [{ path: "status", message }] };
}
