import { type Clock, LeapingClock } from "./clock.ts";
import type { SavedIds } from "./ids.ts";
import type { SavedStores } from "./stores.ts";

/** Everything that exists on a simulated platform, as JSON. It contains the secrets of the simulated objects. */
export interface Snapshot {
  /** Name of the platform's simulator, such as `streamprov`. */
  readonly simulator: string;
  /** Changes when older simulators cannot read it. */
  readonly format: 1;
  /** The URLs of the hosts, which a simulator that is started with the snapshot uses again if they are free. */
  readonly hosts: Readonly<Record<string, string>>;
  /** How far the platform's time is ahead of the machine's, in milliseconds. */
  readonly aheadMs?: number;
  /** How far the IDs of new objects have come. */
  readonly ids?: SavedIds;
  readonly world: SavedWorld;
}

/** The clock of a simulator that starts with a snapshot: its time continues, and has run while no simulator did. */
export function clockOf(snapshot: Snapshot | undefined): Clock {
  return new LeapingClock(snapshot?.aheadMs === undefined ? undefined : Date.now() + snapshot.aheadMs);
}

/** The platform's part of a snapshot. */
export interface SavedWorld {
  /** All objects, by the names of their stores. */
  readonly objects: SavedStores;
  readonly credentials: object;
  /** Everything else, by name. */
  readonly [more: string]: unknown;
}

/** A platform that can be saved. */
export interface Saveable {
  /** Grows with every change of an object. */
  readonly revision: number;
  save(): SavedWorld;
  /** Replaces everything that exists. */
  load(saved: SavedWorld): void | Promise<void>;
}

/**
 * Reads the text of a snapshot.
 *
 * @throws an error that says why the text is not a snapshot of this simulator.
 */
export function readSnapshot(text: string, simulator: string): Snapshot {
  const snapshot = parsed(text);
  if (typeof snapshot !== "object" || snapshot === null || !("world" in snapshot)) {
    throw new Error("it is not a snapshot of a simulator");
  }
  const { simulator: other, format } = snapshot as Snapshot;
  if (other !== simulator) throw new Error(`it is a snapshot of the simulator ${other}, not of ${simulator}`);
  if (format !== 1) throw new Error(`it has the format ${String(format)}, but this simulator reads only the format 1`);
  return snapshot as Snapshot;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`it is not JSON: ${(error as Error).message}`, { cause: error });
  }
}
