import type { CutOffCreation, WatchedOperation } from "./bound.ts";
import { systemClock } from "./clock.ts";
import { HttpError } from "./errors/http-error.ts";
import { OutcomeUnknownError } from "./errors/outcome-unknown-error.ts";
import { ConflictError } from "./errors/status-error.ts";

/** An object that a search by natural key has found. */
export interface Found {
  readonly id: string;
  /** When the platform made it, where it says so: milliseconds since 1970. */
  readonly createdAt?: number;
}

/** How an object is made so that a lost answer orphans nothing. */
export interface SafeCreate<T extends Found> {
  /** `Environment "prod"`, for messages. */
  readonly what: string;
  /** Where IDs are unique, such as an address and a region. Default: everywhere. */
  readonly where?: string;
  /** The command that imports the object with this ID. */
  readonly importCommand: (id: string) => string;
  /** What to do about the object with this ID, which has the name already. Default: it is imported if it is yours. */
  readonly ifTaken?: (id: string) => string;
  /** Asks the platform to make it, by a request with the options `creating`. */
  readonly post: () => Promise<T>;
  /** Looks for objects with the same natural key. */
  readonly find: () => Promise<readonly T[]>;
  /** Whether an error says that an object of this name exists. Default: the status 409. */
  readonly isConflict?: (error: unknown) => boolean;
  /**
   * Whether an object of this name that was found after a lost answer is the one that was asked for. Given, when the
   * platform does not tell when an object was made.
   */
  readonly isOurs?: (found: T) => boolean;
  /**
   * Looks for what is there before it is asked for, by ID: none of that is ever taken for what was asked for. Given where
   * neither a name nor a time tells a new object from older ones. Throws what `isConflict` knows when none can be made
   * beside what is there.
   */
  readonly before?: () => Promise<readonly string[]>;
  /** The ID follows from what is asked for: one that this process was given before, and has removed, comes again. */
  readonly idComesAgain?: true;
  /**
   * Removes an object whose answer was lost. Given, when the answer held what the platform never tells again: such an
   * object is of no use, so it is removed and asked for anew instead of being adopted.
   */
  readonly abandon?: (found: T) => Promise<void>;
  /** For how long it is looked for when the answer is lost, in milliseconds. Default 10,000. */
  readonly searchMs?: number;
  /**
   * It is never asked for a second time, since it costs money: what to do when it is not found after a lost answer.
   * Completes "... was lost, and it is not asked for again: ".
   */
  readonly onlyOnce?: string;
}

/** Clocks may differ by this much when an object's age is judged. */
const clockToleranceMs = 120_000;
/** The same for objects that are removed when found: better an error than somebody else's object lost. */
const abandonToleranceMs = 5_000;
/** How long a request may have been under way on the platform when the plugin was killed. */
const longestRequestMs = 60_000;
/** An object counts as new for so long: as long as a note of its creation would count. */
const newForMs = 24 * 3_600_000;
/** How long a lost object is looked for before it counts as not made: reads lag behind writes. */
const defaultSearchMs = 10_000;
const attempts = 5;

/**
 * IDs that this process was given, or has removed: a search after a lost answer must not take a sibling for the lost
 * one, and listings show removed objects for a while.
 */
const given = new Set<string>();
/** One creation at a time for each natural key, so that two lost answers cannot claim one object. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Makes an object. When the answer is lost, the object is looked for by its natural key and adopted (or removed, with
 * `abandon`); when it is not there, it is asked for again. When another object has the name, the error tells how to
 * import it.
 *
 * @throws What `post` throws; an Error whose text tells how to import what was found when it may be somebody else's.
 */
export async function createSafely<T extends Found>(op: WatchedOperation, create: SafeCreate<T>): Promise<T> {
  const made = (await leftBehind(op, create)) ?? (await makeNew(op, create));
  op.trail?.given(keyOf(made, create));
  return made;
}

async function makeNew<T extends Found>(op: WatchedOperation, create: SafeCreate<T>): Promise<T> {
  const started = Date.now();
  let lost: Error | undefined;
  let before = op.trail?.cutOff?.before;
  for (let attempt = 1; ; attempt++) {
    try {
      const there = await create.before?.();
      before ??= there;
      op.trail?.asks(before);
      return remember(await create.post(), create);
    } catch (error) {
      // A conflict after a lost answer may be with the lost object itself, which could not be seen yet.
      const conflict = error instanceof Error && (create.isConflict ?? isConflictStatus)(error);
      if (conflict && attempt === 1) throw await nameTaken(op, error, create);
      if (!conflict && !(error instanceof OutcomeUnknownError)) throw error;
      if (error instanceof OutcomeUnknownError) lost = error;
      op.progress(`the answer was lost; looking whether ${create.what} was created`);
      const askAt = Date.now() + (error instanceof OutcomeUnknownError ? (error.retryAfterMs ?? 0) : 0);
      const found = await search(op, create, { started, before }).catch((failure: unknown) => {
        throw op.signal.aborted ? failure : stillUnknown(failure as Error, lost, create);
      });
      if (found && !create.abandon) return remember(found, create);
      if (found) await abandon(found, create);
      // What was there before has the name, so the lost request has made nothing.
      else if (conflict && (await isTakenBefore(create, before))) throw await nameTaken(op, error, create);
      if (create.onlyOnce !== undefined) throw notAgain(error as Error, create);
      if (attempt >= attempts || askAt > op.deadline) throw error;
      if (askAt > Date.now()) await systemClock.sleep(askAt - Date.now(), op.signal);
    }
  }
}

function isConflictStatus(error: unknown): boolean {
  return error instanceof ConflictError;
}

/** Runs creations with the same natural key one after another. */
export async function inTurn<T>(key: string, act: () => Promise<T>): Promise<T> {
  const before = queues.get(key);
  const mine = (before ?? Promise.resolve()).then(act, act);
  const settled = mine.catch(() => {});
  queues.set(key, settled);
  try {
    return await mine;
  } finally {
    if (queues.get(key) === settled) queues.delete(key);
  }
}

/**
 * What an attempt has left that was cut off: one whose ID was noted, or one that looks like it and was made when it
 * asked. It is of no use without what its answer told, and then it is removed.
 */
async function leftBehind<T extends Found>(op: WatchedOperation, create: SafeCreate<T>): Promise<T | undefined> {
  const { trail } = op;
  if (!trail?.cutOff) return undefined;
  op.progress(`an earlier run was cut off; looking whether it has created ${create.what}`);
  const left = await onceSeen(op, trail.cutOff, create);
  const [only] = left;
  if (!create.abandon) {
    if (only) trail.adopted(only.id);
    return only && remember(only, create);
  }
  for (const useless of left) {
    await abandon(useless, create);
    trail.removed(useless.id);
  }
  return undefined;
}

/** Looks until all that was asked for must be seen: reads lag behind writes. */
async function onceSeen<T extends Found>(
  op: WatchedOperation,
  cutOff: CutOffCreation,
  create: SafeCreate<T>,
): Promise<readonly T[]> {
  const { first, last, given: keys, before } = cutOff;
  const { searchMs = defaultSearchMs } = create;
  const tolerance = create.abandon ? abandonToleranceMs : clockToleranceMs;
  const isOfThen = ({ createdAt = 0 }: Found) =>
    createdAt >= first - tolerance && createdAt <= last + longestRequestMs + tolerance;
  for (let pause = 250; ; pause = Math.min(pause * 2, 2000)) {
    const found = (await create.find()).filter((one) => !isSomebodys(op, create, one) && !before?.includes(one.id));
    const certain = found.filter((one) => keys.includes(keyOf(one, create)));
    const left = certain.length > 0 ? certain : found.filter(create.isOurs ?? isOfThen);
    if (certain.length === 0) holdToOne(create, left, cutOff);
    if (left.length > 0 || Date.now() + pause > last + searchMs) return left;
    await systemClock.sleep(pause, op.signal);
  }
}

/** @throws Error when what was found may be another's than the attempt's that was cut off. */
function holdToOne<T extends Found>(create: SafeCreate<T>, left: readonly T[], cutOff: CutOffCreation): void {
  const isUnsure = create.before !== undefined && cutOff.before === undefined;
  if (left.length <= (isUnsure ? 0 : 1)) return;
  const why = isUnsure
    ? "and nobody knows whether what is like it was there before"
    : `and ${left.length} like it have come since`;
  throw new Error(
    `an earlier run was cut off when it had asked for ${create.what}, ${why}. Import its own: ${commandsOf(create, left)}. If none of them is, ${cutOff.afresh}`,
  );
}

/** When it was first asked for, and what was there by then. */
interface Since {
  readonly started: number;
  readonly before: readonly string[] | undefined;
}

async function search<T extends Found>(
  op: WatchedOperation,
  create: SafeCreate<T>,
  { started, before }: Since,
): Promise<T | undefined> {
  const until = Date.now() + (create.searchMs ?? defaultSearchMs);
  const since = started - (create.abandon ? abandonToleranceMs : clockToleranceMs);
  for (let pause = 250; ; pause = Math.min(pause * 2, 2000)) {
    const found = (await create.find()).filter((f) => !isSomebodys(op, create, f) && !before?.includes(f.id));
    const ours = found.filter((f) =>
      create.isOurs ? create.isOurs(f) : f.createdAt !== undefined && f.createdAt >= since,
    );
    const [only] = ours;
    if (ours.length > 1) throw new Error(several(create, ours));
    if (only) return only;
    const [other] = found;
    if (other)
      throw new Error(
        `the answer to creating ${create.what} was lost, and another object of that name exists. If it is yours, import it: ${create.importCommand(other.id)}`,
      );
    if (Date.now() + pause > until) return undefined;
    await systemClock.sleep(pause, op.signal);
  }
}

/** Whether an object has been given to another creation, or is known to belong to something else. */
function isSomebodys<T extends Found>(op: WatchedOperation, create: SafeCreate<T>, found: Found): boolean {
  const wasGiven = !create.idComesAgain && given.has(keyOf(found, create));
  return wasGiven || op.isKnown?.(found.id) === true;
}

async function abandon<T extends Found>(found: T, create: SafeCreate<T>): Promise<void> {
  try {
    await create.abandon?.(remember(found, create));
  } catch (error) {
    throw new Error(
      `the answer to creating ${create.what} was lost, and what it made, ${found.id}, is useless but could not be removed: ${(error as Error).message} Remove it by hand`,
      { cause: error },
    );
  }
}

/** Whether something that was there before has the name. */
async function isTakenBefore<T extends Found>(create: SafeCreate<T>, before: readonly string[] = []): Promise<boolean> {
  const found = before.length === 0 ? [] : await create.find().catch(() => []);
  return found.some(({ id }) => before.includes(id));
}

async function nameTaken<T extends Found>(op: WatchedOperation, error: Error, create: SafeCreate<T>): Promise<Error> {
  const [found] = await create.find().catch(() => []);
  if (!found) return error;
  const { what, importCommand, ifTaken = (id) => `If it is yours, import it: ${importCommand(id)}` } = create;
  const advice = `${ifTaken(found.id)}${isLeftElsewhere(op, create, found) ? leftElsewhere(found) : ""}`;
  return new Error(`${error.message} ${what} exists already. ${advice}`, { cause: error });
}

/** What keeps an object from being found leaves it unknown whether it was made: so the next attempt looks first. */
function stillUnknown<T extends Found>(failure: Error, lost: Error | undefined, { what }: SafeCreate<T>): Error {
  const text =
    failure instanceof HttpError
      ? `the answer to creating ${what} was lost, and it cannot be looked for: ${failure.message}`
      : failure.message;
  return new Error(text, { cause: lost });
}

/** Nobody knows whether it was made, and asking again might make a second one. */
function notAgain<T extends Found>(cause: Error, { what, onlyOnce }: SafeCreate<T>): Error {
  const text = `${cause.message} The answer to creating ${what} was lost, and it is not asked for again: ${onlyOnce}`;
  return new Error(text, { cause });
}

/** Whether an object is new, and nothing is known of its creation: what is noted of one lies on the machine that ran it. */
function isLeftElsewhere<T extends Found>(op: WatchedOperation, create: SafeCreate<T>, found: Found): boolean {
  const { createdAt } = found;
  return createdAt !== undefined && createdAt > Date.now() - newForMs && !isSomebodys(op, create, found);
}

function leftElsewhere({ id, createdAt = 0 }: Found): string {
  const at = new Date(createdAt).toISOString();
  return `. ${id} was made at ${at}, and nothing is known here of its creation: an attempt on another machine that was cut off may have left it. Then import it, or delete it and try again`;
}

function several<T extends Found>(create: SafeCreate<T>, ours: readonly T[]): string {
  return `the answer to creating ${create.what} was lost, and there are ${ours.length} new objects of that name. Import the right one: ${commandsOf(create, ours)}`;
}

function commandsOf<T extends Found>(create: SafeCreate<T>, found: readonly T[]): string {
  return found.map(({ id }) => create.importCommand(id)).join(" or ");
}

function remember<T extends Found>(found: T, create: SafeCreate<T>): T {
  given.add(keyOf(found, create));
  return found;
}

function keyOf<T extends Found>({ id }: Found, { where = "" }: SafeCreate<T>): string {
  return `${where} ${id}`;
}
