import type { Journal, JournalEntry } from "@org/simulator";

/** What the journal says about a call of an action. */
export interface CallFacts {
  readonly action: string;
  readonly version: string;
  readonly region: string;
  /** `X-TC-RequestClient` */
  readonly client: string;
  /** The code of the error answered; undefined when it went well, or when the answer was not the platform's. */
  readonly code: string | undefined;
}

/** A call of an action as the journal shows it. Its path and route are `/vpc/CreateAddressTemplate`. */
export interface CallEntry extends JournalEntry, CallFacts {}

/** What calls can be searched for. */
export interface CallFilter {
  readonly service?: string;
  readonly action?: string;
  readonly region?: string;
  readonly code?: string;
}

/** The kept calls that match, oldest first. */
export function findCalls(journal: Journal, filter: CallFilter = {}): CallEntry[] {
  return journal.entries
    .filter(isCall)
    .filter(
      (entry) =>
        (filter.service ?? entry.service) === entry.service &&
        (filter.action ?? entry.action) === entry.action &&
        (filter.region ?? entry.region) === entry.region &&
        (filter.code ?? entry.code) === entry.code,
    );
}

function isCall(entry: JournalEntry): entry is CallEntry {
  return "action" in entry;
}
