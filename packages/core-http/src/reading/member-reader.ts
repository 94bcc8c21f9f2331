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

/** What a shared read is given: it ends when nobody waits for it any more. Made for {@link HttpClient.with}. */
export type SharedOperation = Omit<TaskOperation, "progress">;

/** A page of a listing. */
export interface MemberPage<Member, Cursor> {
  /** What the page holds, by key. */
  readonly members: ReadonlyMap<string, Member>;
  /** The pages that can be asked for after this one, at the same time when they are several. None on the last page. */
  readonly next: readonly Cursor[];
  /** How many members the collection has, where the platform tells. */
  readonly total?: number | undefined;
}

/** A collection whose members are read. */
export interface MemberCollection<Member, Cursor = string> {
  /** The same for the same collection, read with the same credentials. */
  readonly name: string;
  /** What its members are, for messages: `the topics of lkc-1`. */
  readonly what: string;
  /** Gives another number after each change: {@link HttpClient.changes} of the client that reads. */
  readonly changes: () => number;
  /** Reads one member; undefined when there is none. */
  readonly readOne: (key: string, operation: SharedOperation) => Promise<Member | undefined>;
  /** How many requests `readOne` makes. Default 1. */
  readonly requestsForOne?: number;
  /** Reads a page of the listing, the first one without a cursor. */
  readonly readPage: (cursor: Cursor | undefined, operation: SharedOperation) => Promise<MemberPage<Member, Cursor>>;
}

/** How a {@link MemberReader} weighs. */
export interface MemberReaderOptions {
  /** Reads are gathered for so long before it is decided how they are served, in milliseconds. Default 15. */
  readonly windowMs?: number;
  /** From so many members on, within the window or within `freshForMs`, a listing is begun. Default 3. */
  readonly listFrom?: number;
  /** A listing serves reads for so long, counted from its beginning, in milliseconds. Default 30,000. */
  readonly freshForMs?: number;
  /** Time. Default: the machine's. */
  readonly clock?: Clock;
}

/**
 * Reads members of collections, and turns many reads into one listing where that costs less.
 *
 * A single read is a single request, as if there were no reader. When several members of one collection are asked for
 * within a short time, its listing is begun, which serves later reads while it is fresh. It is read on only as long as
 * what is left of it costs no more than reading what was asked for, and as much again, by itself: few members of a
 * large collection are read by themselves, and when more and more are asked for the listing is gone on with. A member
 * that the listing does not hold is asked for by itself before it counts as missing.
 *
 * What was listed before a change ended serves no read that begins after it. A listing that failed is not tried again
 * for a while: members are read by themselves, or fail with the same error where each of them would.
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

  /** How many collections it remembers something of, to see that it forgets. */
  get size(): number {
    return this.#listings.size;
  }

  /**
   * One member; undefined when there is none. Readers may share the value: treat it as read-only. While a request that
   * serves several waits, each of them is told.
   *
   * @throws What `readOne` throws; the error of a listing that says that nothing can be read; CancelledError and
   * DeadlineError of the caller's own operation.
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

  /** Waits for more reads of the collection, then reads pages as long as that is worth it. */
  async #list<Member, Cursor>(
    collection: MemberCollection<Member, Cursor>,
    listing: Listing<Member, Cursor>,
    operation: SharedOperation,
  ): Promise<void> {
    if (!this.#isWorthIt(collection, listing)) await this.#clock.sleep(this.#windowMs, operation.signal);
    try {
      while (this.#isWorthIt(collection, listing)) await this.#readOn(collection, listing, operation);
    } catch (error) {
      if (error instanceof CancelledError || error instanceof DeadlineError || operation.signal.aborted) throw error;
      this.#noteFailure(collection.name, listing, error);
      if (failsEach(error)) throw error;
    }
  }

  /** Whether to read on: what is left costs no more than the reads so far, and as many again, by themselves. */
  #isWorthIt({ requestsForOne = 1 }: { requestsForOne?: number }, listing: Listing<unknown, unknown>): boolean {
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
    listing.failure = { error, until: this.#clock.now() + (failsEach(error) ? outageMs : this.#freshForMs) };
    this.#forgetInTime(name, listing);
  }

  /**
   * Whether the listing has failed of late, so that members are read by themselves.
   *
   * @throws Its error, where each of them would fail as well.
   */
  #hasFailed({ failure }: Listing<unknown, unknown>): boolean {
    if (failure === undefined || this.#clock.now() >= failure.until) return false;
    if (failsEach(failure.error)) throw failure.error;
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

  /** What is known of a collection since the last change. */
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

/** What is known of a collection since the last change to it. */
interface Listing<Member, Cursor> {
  /** Which change it was. */
  readonly changes: number;
  /** The requests that are going on: nobody joins what began before the last change. */
  readonly coalescer: Coalescer;
  /** Members that are waited for. */
  readonly waiting: Set<string>;
  /** Members that were read by themselves, or are being read. */
  readonly alone: Set<string>;
  /** What the pages so far hold. */
  readonly members: Map<string, Member>;
  /** The pages that can be asked for: at first the first one, and none when the listing is complete. */
  readonly next: Set<Cursor | undefined>;
  /** All pages that were named so far: one that is named again is not read again. */
  readonly named: Set<Cursor | undefined>;
  /** Ends a listing that brings nothing new: its members are then read by themselves. */
  readonly bound: PageBound;
  /** How many pages have been read. */
  pages: number;
  largestPage: number;
  total: number | undefined;
  /** What is listed serves reads until then, in milliseconds since 1970. */
  freshUntil: number;
  /** How many pages there were before the last change. */
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

/** How many pages are left, as far as that is known. */
function pagesLeft(listing: Listing<unknown, unknown>): number {
  const { next, pages, total, members, largestPage, expectedPages } = listing;
  if (pages === 0) return expectedPages ?? 1;
  if (next.size === 0) return 0;
  // A total that is reached while there is another page is none. A listing of unknown length is taken for a long one.
  const isTold = total !== undefined && total > members.size;
  return Math.max(next.size, isTold ? Math.ceil((total - members.size) / Math.max(1, largestPage)) : 2 * pages);
}

function pagesOf(listing: Listing<unknown, unknown>): number | undefined {
  return listing.pages === 0 ? listing.expectedPages : listing.pages + pagesLeft(listing);
}

/** Whether what failed a listing fails the reading of each member as well. */
function failsEach(error: unknown): boolean {
  return (
    error instanceof AuthenticationError ||
    error instanceof ConfigurationError ||
    error instanceof ForeignResponseError ||
    (error instanceof ConnectionError && isUnreachable(error.code))
  );
}

/** Pages that are read at the same time. */
const pagesAtOnce = 8;

/** For so long a platform that cannot be read is not asked again, in milliseconds: the reads of a moment fail together. */
const outageMs = 5000;

const neverAborted = new AbortController().signal;
