import { type Clock, systemClock } from "../base/clock.ts";
import { type CreateMemory, Creates } from "../creation/create-memory.ts";
import { RecentObjects } from "../creation/recent-objects.ts";
import { TakenNames } from "../creation/taken-names.ts";
import { Origins } from "../origin/origins.ts";
import { MemberReader } from "../reading/member-reader.ts";

/**
 * Everything that one connection to a platform remembers. A provider creates it in `connect` and passes it to its clients
 * (`origins`) and to each operation (`memory`). Connections share nothing, so a new one knows nothing of those before it.
 */
export class ConnectionMemory implements CreateMemory {
  /** Limits, locks and shared responses: the option `origins` of all clients of the connection. */
  readonly origins: Origins;
  /** Reads members of collections, and serves a refresh of many members from a listing. */
  readonly members = new MemberReader();
  /** What this connection created, and the creates in progress. */
  readonly creates = new Creates();
  /** Recently created objects, for the search before a create. */
  readonly recent = new RecentObjects();
  /** Names that are taken, for the check before a create. */
  readonly takenNames: TakenNames;

  constructor(clock: Clock = systemClock) {
    this.origins = new Origins(clock);
    this.takenNames = new TakenNames(clock);
  }
}
