import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { hostname } from "node:os";
import { isRecord } from "../../value/record.ts";

/** Identifies a process, even if its number is reused. */
export interface ProcessName {
  readonly pid: number;
  /** When it started, in the system's units; undefined if the system does not report it. */
  readonly began?: string | undefined;
}

/** The owner of a note: a plugin and the engine that started it. */
export interface Holder {
  readonly host: string;
  readonly plugin: ProcessName;
  readonly engine: ProcessName;
  /** Distinguishes the services of one process. */
  readonly service: string;
}

/** The state of a note's owner, as seen by another plugin. */
export type HolderState =
  /** It is this one. */
  | "this"
  /** It works for another engine. */
  | "alive"
  /** Its engine has died: it finishes its requests and stops. */
  | "orphaned"
  | "dead";

/** Services of this process that have not ended. */
const services = new Set<string>();

/** Creates the owner for a service of this process. */
export function newHolder(): Holder {
  const service = randomUUID();
  services.add(service);
  return { host: hostname(), plugin: named(process.pid), engine: named(process.ppid), service };
}

/** The service has ended. */
export function end({ service }: Holder): void {
  services.delete(service);
}

/**
 * Returns the state of a note's owner. An owner on another machine counts as dead, because nothing is known about it.
 */
export function stateOf(holder: Holder, self: Holder): HolderState {
  if (holder.service === self.service) return "this";
  if (holder.host !== self.host || !isAlive(holder.plugin)) return "dead";
  // This process's number may have been another's before, as in containers.
  if (holder.plugin.pid === self.plugin.pid && !services.has(holder.service)) return "dead";
  return isAlive(holder.engine) ? "alive" : "orphaned";
}

function isAlive({ pid, began }: ProcessName): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user is not to be signalled, but is alive.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const now = inProc(pid);
  if (now === undefined) return true;
  return now.state !== "Z" && (began === undefined || now.began === began);
}

function named(pid: number): ProcessName {
  return { pid, began: inProc(pid)?.began };
}

/** Reads a process's status on Linux. A dead process that was not waited for is a zombie, `Z`. */
function inProc(pid: number): { readonly state: string; readonly began: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second value is the program's name in parentheses, which may contain any characters.
    const values = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state, began] = [values[0], values[19]];
    return state !== undefined && began !== undefined ? { state, began } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value read from a file is a holder. */
export function isHolder(value: unknown): value is Holder {
  if (!isRecord(value)) return false;
  const { host, plugin, engine, service } = value;
  return typeof host === "string" && typeof service === "string" && isProcessName(plugin) && isProcessName(engine);
}

function isProcessName(value: unknown): value is ProcessName {
  if (!isRecord(value)) return false;
  const { pid, began } = value;
  return typeof pid === "number" && (began === undefined || typeof began === "string");
}
