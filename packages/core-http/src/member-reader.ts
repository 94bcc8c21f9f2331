import { type Clock, systemClock } from "./clock.ts";
import { Coalescer } from "./coalesce.ts";
import { CancelledError } from "./errors/cancelled-error.ts";
import { DeadlineError } from "./errors/deadline-error.ts";
import type { FlightOperation } from "./flight.ts";
import type { Operation } from "./operation.ts";
import { Progress } from "./progress.ts";

/** What a shared read is given: it ends when nobody waits for it any more. Made for {@link HttpClient.with}. */
export type SharedOperation = Omit<FlightOperation, "progress">;

/** How the members of collections are read. */
export interface MemberReaderOptions<Key extends string, Member> {
  /** Reads one member; undefined when there is none. */
  readonly readOne: (collection: string, key: Key, operation: SharedOperation) => Promise<Member | undefined>;
  /** Reads all members of a collection. Absent where the platform has no listing. */
  readonly listAll?: (collection: string, operation: SharedOperation) => Promise<ReadonlyMap<Key, Member>>;
  /** Reads are gathered for so long before it is decided how they are served, in milliseconds. Default 15. */
  readonly windowMs?: number;
  /** From so many members on, within the window or within `freshForMs`, a listing is read. Default 3. */
  readonly listFrom?: number;
  /** A listing serves reads for so long, counted from its beginning, in milliseconds. Default 30,000. */
  readonly freshForMs?: number;
  /** Time. Default: the machine's. */
  readonly clock?: Clock;
}

/**
 * Reads members of collections, and turns many reads into one listing.
 *
 * A single read is a single request, as if there were no reader. When several members of one collection are asked for
 * within a short time, the collection is listed instead, and the listing serves later reads while it is fresh. A member
 * that the listing does not hold is asked for by itself before it counts as missing. When the listing fails, the reads
 * are made one by one.
 *
 * @example
 * ```ts
 * const topics = new MemberReader<string, Topic>({
 *   readOne: (cluster, name, op) => readTopic(client.with(op), cluster, name),
 *   listAll: (cluster, op) => listTopics(client.with(op), cluster),
 * });
 * const topic = await topics.read("lkc-1", "orders", { signal });
 * ```
 */
export class MemberReader<Key extends string, Member> {
  readonly #options: MemberReaderOptions<Key, Member>;
  readonly #clock: Clock;
  readonly #freshForMs: number;
  readonly #listFrom: number;
  readonly #collections = new Map<string, Collection<Key, Member>>();

  constructor(options: MemberReaderOptions<Key, Member>) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#freshForMs = options.freshForMs ?? 30_000;
    this.#listFrom = options.listFrom ?? 3;
  }

  /** How many collections it remembers something of, to see that it forgets. */
  get size(): number {
    return this.#collections.size;
  }

  /**
   * One member; undefined when there is none. Readers may share the value: treat it as read-only.
   *
   * @throws What `readOne` throws; CancelledError and DeadlineError of the caller's own operation.
   */
  async read(collection: string, key: Key, operation: Operation = {}): Promise<Member | undefined> {
    const members = await this.#members(collection, key, operation);
    return members?.get(key) ?? (await this.#readOne(collection, key, operation));
  }

  /**
   * Changes something in a collection. What was listed before, or is listed while the change is on its way, serves no
   * read that begins after it.
   *
   * @throws What `change` throws.
   */
  async changing<T>(collection: string, change: () => Promise<T>): Promise<T> {
    this.invalidate(collection);
    try {
      return await change();
    } finally {
      this.invalidate(collection);
    }
  }

  /**
   * Something in the collection has changed: what was listed, or is being listed now, serves no read that begins after
   * this. For a change of one's own there is {@link changing}.
   */
  invalidate(collection: string): void {
    this.#collections.delete(collection);
  }

  /** The listing that serves a read; undefined when it is to be made by itself. */
  async #members(name: string, key: Key, operation: Operation): Promise<ReadonlyMap<Key, Member> | undefined> {
    if (this.#options.listAll === undefined) return undefined;
    const collection = this.#collection(name);
    if (collection.members !== undefined) return collection.members;
    collection.asked.add(key);
    try {
      return await collection.coalescer.share(
        "all",
        operation,
        () => new Progress({ waitingFor: `the listing of ${name}` }),
        (shared) => this.#gather(name, collection, shared),
      );
    } catch (error) {
      if (error instanceof CancelledError || error instanceof DeadlineError) throw error;
      return undefined;
    }
  }

  /** Waits for more reads of the collection, then lists it if there were enough. */
  async #gather(
    name: string,
    collection: Collection<Key, Member>,
    operation: SharedOperation,
  ): Promise<ReadonlyMap<Key, Member> | undefined> {
    const { listAll, windowMs = 15 } = this.#options;
    if (collection.asked.size < this.#listFrom) await this.#clock.sleep(windowMs, operation.signal);
    if (collection.asked.size < this.#listFrom) return undefined;
    const began = this.#clock.now();
    const members = await listAll?.(name, operation);
    collection.members = members;
    this.#forgetAt(name, collection, began + this.#freshForMs);
    return members;
  }

  #readOne(name: string, key: Key, operation: Operation): Promise<Member | undefined> {
    return this.#collection(name).coalescer.share(
      `one ${key}`,
      operation,
      () => new Progress({ waitingFor: `${key} of ${name}` }),
      (shared) => this.#options.readOne(name, key, shared),
    );
  }

  #collection(name: string): Collection<Key, Member> {
    const known = this.#collections.get(name);
    if (known !== undefined && this.#clock.now() < known.until) return known;
    const collection: Collection<Key, Member> = {
      coalescer: new Coalescer(this.#clock),
      asked: new Set(),
      members: undefined,
      until: Number.POSITIVE_INFINITY,
    };
    this.#collections.set(name, collection);
    this.#forgetAt(name, collection, this.#clock.now() + this.#freshForMs);
    return collection;
  }

  #forgetAt(name: string, collection: Collection<Key, Member>, time: number): void {
    collection.until = time;
    const forget = () => {
      if (this.#clock.now() >= collection.until && this.#collections.get(name) === collection) {
        this.#collections.delete(name);
      }
    };
    this.#clock.sleep(time - this.#clock.now(), neverAborted, { background: true }).then(forget, forget);
  }
}

/** What is known of a collection since the last change to it. */
interface Collection<Key, Member> {
  /** The requests that are going on: nobody joins what began before the last change. */
  readonly coalescer: Coalescer;
  /** The members that were asked for. */
  readonly asked: Set<Key>;
  /** The listing, while it is fresh. */
  members: ReadonlyMap<Key, Member> | undefined;
  /** When all this is forgotten, in milliseconds since 1970. */
  until: number;
}

const neverAborted = new AbortController().signal;
