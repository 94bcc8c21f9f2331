import { type Clock, systemClock } from "../base/clock.ts";
import { type WatchedOperation, watching } from "../client/bound.ts";
import { CancelledError } from "../errors/cancelled-error.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { ConnectionError } from "../errors/connection-error.ts";
import { DeadlineError } from "../errors/deadline-error.ts";
import { ForeignResponseError } from "../errors/foreign-response-error.ts";
import { AuthenticationError } from "../errors/status-error.ts";
import { Coalescer } from "../operation/coalesce.ts";
import type { Operation } from "../operation/operation.ts";
import { Progress } from "../operation/progress.ts";
import type { TaskOperation } from "../operation/shared-task.ts";
import { isUnreachable } from "../wire/connection-failure.ts";
import { PageBound } from "./page-bound.ts";

/** The operation of a shared read, for {@link HttpClient.with}. It ends when nobody waits for the read anymore. */
export type SharedOperation = Omit<TaskOperation, "progress">;

/** A page of a listing. */
export interface MemberPage<Member, Cursor> {
  /** The members of the page, by key. */
  readonly members: ReadonlyMap<string, Member>;
  /** The following pages that are known. Several are read concurrently. Empty on the last page. */
  readonly next: readonly Cursor[];
  /** The number of members of the collection, if the platform returns it. */
  readonly total?: number | undefined;
}

/** A collection whose members are read. */
export interface MemberCollection<Member, Cursor = string> {
  /** Identifies the collection and the credentials that read it. */
  readonly name: string;
  /** Describes the members in messages: `the topics of lkc-1`. */
  readonly what: string;
  /** Returns a new number after each change: {@link HttpClient.changes}. */
  readonly changes: () => number;
  /** Reads one member; undefined if it does not exist. */
  readonly readOne: (key: string, operation: SharedOperation) => Promise<Member | undefined>;
  /** How many requests `readOne` sends. Defaults to 1. */
  readonly requestsForOne?: number;
  /** Reads a page of the listing. Without a cursor, reads the first page. */
  readonly readPage: (cursor: Cursor | undefined, operation: SharedOperation) => Promise<MemberPage<Member, Cursor>>;
}

/** Options of a {@link MemberReader}. */
export interface MemberReaderOptions {
  /** How long to collect reads before deciding whether to list, in milliseconds. Defaults to 15. */
  readonly windowMs?: number;
  /** How many members must be read, within the window or `freshForMs`, before a listing starts. Defaults to 3. */
  readonly listFrom?: number;
  /** How long after its start a listing serves reads, in milliseconds. Defaults to 30,000. */
  readonly freshForMs?: number;
  /** Defaults to the system's clock. */
  readonly clock?: Clock;
}

/**
 * Reads members of collections, and replaces many reads with one listing if that takes fewer requests.
 *
 * A single read is a single request. When several members of a collection are read within a short time, a listing starts,
 * which also serves later reads while it is fresh. It continues only while its remaining pages take at most twice as many
 * requests as the single reads would: few members of a large collection are read one by one, and the listing continues
 * when more are requested. A member that is missing in the listing is read by itself before it counts as missing.
 *
 * A listing that began before a change ended serves no read after it. A failed listing is not retried for a while: members
 * are read one by one, or fail with the same error if each of them would.
 *
 * @example
 * ```ts
 * const members = new MemberReader();
 * const users = {
 *   name: "users",
 *   what: "the users",
 *   changes: () => client.changes,
 *   readOne: (id, op) => client.with(op).get<User>(url`/users/${id}`),
 *   readPage: async (token, op) => pageOfUsers(await pageTokens.page<Page>(client.with(op), request, token)),
 * };
 * const user = await members.read(users, "u-1", { signal });
 * ```
 */
export class MemberReader {
  readonly #clock: Clock;
  readonly #windowMs: number;
  readonly #listFrom: number;
  readonly #freshForMs: number;
  readonly #listings = new Map<string, Listing<unknown, unknown>>();

  constructor(options: MemberReaderOptions = {}) {
    this.#clock = options.clock ?? systemClock;
    this.#windowMs = options.windowMs ?? 15;
    this.#listFrom = options.listFrom ?? 3;
    this.#freshForMs = options.freshForMs ?? 30_000;
  }

  /** The number of remembered collections, for tests. */
  get size(): number {
    return this.#listings.size;
  }

  /**
   * Reads one member; undefined if it does not exist. Readers may share the value: treat it as read-only. When a shared
   * request waits, all its readers are notified.
   *
   * @throws What `readOne` throws; the error of a listing if it shows that no member can be read; CancelledError and
   * DeadlineError of the caller's operation.
   */
  async read<Member, Cursor>(
    collection: MemberCollection<Member, Cursor>,
    key: string,
    asker: Operation | WatchedOperation = {},
  ): Promise<Member | undefined> {
    const operation = watching(asker);
    const listing = this.#listing(collection);
    const known = listing.members.get(key);
    if (known !== undefined) return known;
    if (listing.next.size > 0 && !this.#hasFailed(listing)) {
      listing.waiting.add(key);
      try {
        await listing.coalescer.share(
          "pages",
          operation,
          () => new Progress({ waitingFor: `the listing of ${collection.what}` }),
          (shared) => this.#list(collection, listing, shared),
        );
      } finally {
        listing.waiting.delete(key);
      }
      const listed = listing.members.get(key);
      if (listed !== undefined) return listed;
    }
    return this.#readOne(collection, key, operation);
  }

  /** Waits for more reads of the collection, then reads pages while that saves requests. */
  async #list<Member, Cursor>(
    collection: MemberCollection<Member, Cursor>,
    listing: Listing<Member, Cursor>,
    operation: SharedOperation,
  ): Promise<void> {
    if (!this.#savesRequests(collection, listing)) await this.#clock.sleep(this.#windowMs, operation.signal);
    try {
      while (this.#savesRequests(collection, listing)) await this.#readOn(collection, listing, operation);
    } catch (error) {
      if (error instanceof CancelledError || error instanceof DeadlineError || operation.signal.aborted) throw error;
      this.#noteFailure(collection.name, listing, error);
      if (failsAllReads(error)) throw error;
    }
  }

  /** Whether to continue: the remaining pages take at most twice as many requests as the single reads. */
  #savesRequests({ requestsForOne = 1 }: { requestsForOne?: number }, listing: Listing<unknown, unknown>): boolean {
    const { next, pages, waiting, alone } = listing;
    if (next.size === 0 || waiting.size === 0) return false;
    const asked = waiting.size + alone.size;
    if (pages === 0 && asked < this.#listFrom) return false;
    return pagesLeft(listing) <= 2 * asked * requestsForOne;
  }

  async #readOn<Member, Cursor>(
    { readPage }: MemberCollection<Member, Cursor>,
    listing: Listing<Member, Cursor>,
    operation: SharedOperation,
  ): Promise<void> {
    if (listing.pages === 0) listing.freshUntil = this.#clock.now() + this.#freshForMs;
    const cursors = [...listing.next].slice(0, pagesAtOnce);
    const outcomes = await Promise.allSettled(
      cursors.map(async (cursor) => add(listing, cursor, await readPage(cursor, operation))),
    );
    const failed = outcomes.find((outcome) => outcome.status === "rejected");
    if (failed !== undefined) throw failed.reason;
  }

  #noteFailure(name: string, listing: Listing<unknown, unknown>, error: unknown): void {
    listing.failure = { error, until: this.#clock.now() + (failsAllReads(error) ? outageMs : this.#freshForMs) };
    this.#forgetInTime(name, listing);
  }

  /**
   * Whether the listing failed recently, so that members are read one by one.
   *
   * @throws Its error, if each of them would also fail.
   */
  #hasFailed({ failure }: Listing<unknown, unknown>): boolean {
    if (failure === undefined || this.#clock.now() >= failure.until) return false;
    if (failsAllReads(failure.error)) throw failure.error;
    return true;
  }

  #readOne<Member, Cursor>(
    collection: MemberCollection<Member, Cursor>,
    key: string,
    operation: Operation,
  ): Promise<Member | undefined> {
    const listing = this.#listing(collection);
    listing.alone.add(key);
    return listing.coalescer.share(
      `one ${key}`,
      operation,
      () => new Progress({ waitingFor: `${key} of ${collection.what}` }),
      (shared) => collection.readOne(key, shared),
    );
  }

  /** The listing of a collection since the last change. */
  #listing<Member, Cursor>({ name, changes }: MemberCollection<Member, Cursor>): Listing<Member, Cursor> {
    const known = this.#listings.get(name);
    const now = this.#clock.now();
    const count = changes();
    if (known !== undefined && known.changes === count && now < known.freshUntil) {
      return known as Listing<Member, Cursor>;
    }
    const listing: Listing<Member, Cursor> = {
      changes: count,
      coalescer: new Coalescer(this.#clock),
      waiting: new Set(),
      alone: new Set(),
      members: new Map(),
      next: new Set([undefined]),
      named: new Set([undefined]),
      bound: new PageBound(),
      pages: 0,
      largestPage: 0,
      total: undefined,
      freshUntil: now + this.#freshForMs,
      expectedPages: known === undefined ? undefined : pagesOf(known),
      failure: known?.failure,
    };
    this.#listings.set(name, listing as Listing<unknown, unknown>);
    this.#forgetInTime(name, listing);
    return listing;
  }

  #forgetInTime(name: string, listing: Listing<unknown, unknown>): void {
    const until = () => Math.max(listing.freshUntil, listing.failure?.until ?? 0);
    const forget = () => {
      if (this.#listings.get(name) !== listing) return;
      if (this.#clock.now() >= until()) this.#listings.delete(name);
      else this.#forgetInTime(name, listing);
    };
    this.#clock.sleep(until() - this.#clock.now(), neverAborted, { background: true }).then(forget, forget);
  }
}

/** The state of a collection since its last change. */
interface Listing<Member, Cursor> {
  /** The number of changes at the time. */
  readonly changes: number;
  /** The requests in progress. Nobody joins one that began before the last change. */
  readonly coalescer: Coalescer;
  /** Members that callers wait for. */
  readonly waiting: Set<string>;
  /** Members that were or are being read one by one. */
  readonly alone: Set<string>;
  /** The members of the pages so far. */
  readonly members: Map<string, Member>;
  /** The known pages to read: initially the first one, none if the listing is complete. */
  readonly next: Set<Cursor | undefined>;
  /** All known pages, so that none is read twice. */
  readonly named: Set<Cursor | undefined>;
  /** Ends a listing that brings nothing new. Its members are then read one by one. */
  readonly bound: PageBound;
  /** How many pages have been read. */
  pages: number;
  largestPage: number;
  total: number | undefined;
  /** Until when the listing serves reads, in milliseconds since 1970. */
  freshUntil: number;
  /** The number of pages before the last change. */
  readonly expectedPages: number | undefined;
  failure: { readonly error: unknown; readonly until: number } | undefined;
}

function add<Member, Cursor>(
  listing: Listing<Member, Cursor>,
  cursor: Cursor | undefined,
  { members, next, total }: MemberPage<Member, Cursor>,
): void {
  listing.next.delete(cursor);
  listing.pages++;
  listing.largestPage = Math.max(listing.largestPage, members.size);
  listing.total = total ?? listing.total;
  const before = listing.members.size;
  for (const [key, member] of members) {
    listing.members.set(key, member);
    listing.waiting.delete(key);
  }
  for (const one of next) {
    if (!listing.named.has(one)) listing.next.add(one);
    listing.named.add(one);
  }
  if (listing.next.size > 0) listing.bound.countNew(listing.members.size - before);
}

/** Estimates how many pages remain. */
function pagesLeft(listing: Listing<unknown, unknown>): number {
  const { next, pages, total, members, largestPage, expectedPages } = listing;
  if (pages === 0) return expectedPages ?? 1;
  if (next.size === 0) return 0;
  // A total is wrong if it is reached while there is another page. A listing of unknown length is assumed to be long.
  const hasTotal = total !== undefined && total > members.size;
  return Math.max(next.size, hasTotal ? Math.ceil((total - members.size) / Math.max(1, largestPage)) : 2 * pages);
}

function pagesOf(listing: Listing<unknown, unknown>): number | undefined {
  return listing.pages === 0 ? listing.expectedPages : listing.pages + pagesLeft(listing);
}

/** Whether the error of a listing would also fail each single read. */
function failsAllReads(error: unknown): boolean {
  return (
    error instanceof AuthenticationError ||
    error instanceof ConfigurationError ||
    error instanceof ForeignResponseError ||
    (error instanceof ConnectionError && isUnreachable(error.code))
  );
}

/** The number of pages that are read concurrently. */
const pagesAtOnce = 8;

/** How long reads fail without a request after a listing showed that no member can be read, in milliseconds. */
const outageMs = 5000;

const neverAborted = new AbortController().signal;
