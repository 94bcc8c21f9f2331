import { type Clock, systemClock } from "../base/clock.ts";
import { StatusError } from "../errors/status-error.ts";

/** How long a listing of names is used, in milliseconds. */
const freshMs = 30_000;
/** How many names are checked one by one within that time before all are listed. */
const maxSingleChecks = 2;

/** Where names are unique, and how to find out which are taken. */
export interface NameSpace {
  /** Identifies the names and the credentials that list them. */
  readonly key: string;
  /** Whether one name is taken. */
  readonly isTaken: (name: string) => Promise<boolean>;
  /** Lists all taken names. Without it, each name is checked by itself. */
  readonly all?: (() => Promise<Iterable<string>>) | undefined;
}

/** The names of one name space that were recently listed or checked. */
interface Listed {
  readonly since: number;
  checks: number;
  /** Undefined if they cannot be listed. */
  names?: Promise<ReadonlySet<string> | undefined>;
}

/**
 * Says which names are taken before objects are created. Many creations share one listing, which is used for 30 seconds,
 * so a thousand creations cost a few requests.
 */
export class TakenNames {
  readonly #clock: Clock;
  readonly #lists = new Map<string, Listed>();

  constructor(clock: Clock = systemClock) {
    this.#clock = clock;
  }

  /**
   * Whether a name is taken; undefined if the platform does not say, for example because the credentials may create but not
   * read. A listed name is checked once more, because this process may have deleted its object.
   */
  async isTaken(space: NameSpace, name: string): Promise<boolean | undefined> {
    const names = await this.#listed(space);
    if (names && !names.has(name)) return false;
    return unlessRejected(space.isTaken(name));
  }

  #listed({ key, all }: NameSpace): Promise<ReadonlySet<string> | undefined> | undefined {
    if (all === undefined) return undefined;
    const now = this.#clock.now();
    let list = this.#lists.get(key);
    if (list === undefined || now - list.since > freshMs) {
      list = { since: now, checks: 0 };
      this.#lists.set(key, list);
    }
    list.checks += 1;
    // A failed listing must not fail the creations that wait for it: they check their name themselves.
    if (list.checks > maxSingleChecks)
      list.names ??= all().then(
        (names) => new Set(names),
        () => undefined,
      );
    return list.names;
  }
}

/** Credentials may have permission to create but not to read. */
async function unlessRejected<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof StatusError) return undefined;
    throw error;
  }
}
