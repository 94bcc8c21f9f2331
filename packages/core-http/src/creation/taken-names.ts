import { type Clock, systemClock } from "../base/clock.ts";
import { StatusError } from "../errors/status-error.ts";

/** How long a listing of names is used, in milliseconds. */
const freshMs = 30_000;
/** How many names are asked for one by one within that time before all of them are listed. */
const mostAlone = 2;

/** Where names are unique, and how the platform tells which are taken. */
export interface NameSpace {
  /** The same for the same names, listed with the same credentials. */
  readonly key: string;
  /** Whether one name is taken. */
  readonly isTaken: (name: string) => Promise<boolean>;
  /** Lists all names that are taken. Without it, each name is asked for by itself. */
  readonly all?: (() => Promise<Iterable<string>>) | undefined;
}

/** The names of one place, as they were listed or asked for lately. */
interface Listed {
  readonly since: number;
  asked: number;
  /** Undefined when they cannot be listed. */
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
   * Whether a name is taken; undefined when the platform does not say, for example because the credentials may create
   * but not read. A name that a listing shows is asked for once more, since this process may have deleted its object.
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
      list = { since: now, asked: 0 };
      this.#lists.set(key, list);
    }
    list.asked += 1;
    // A failure of the listing must not fail the creations that wait for it: they ask by themselves.
    if (list.asked > mostAlone)
      list.names ??= all().then(
        (names) => new Set(names),
        () => undefined,
      );
    return list.names;
  }
}

/** Credentials may create without being allowed to read. */
async function unlessRejected<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof StatusError) return undefined;
    throw error;
  }
}
