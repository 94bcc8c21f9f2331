import { systemClock } from "../base/clock.ts";
import type { InterruptedCreate } from "../client/bound.ts";
import { CodedError } from "../errors/coded-error.ts";
import { HttpError } from "../errors/http-error.ts";
import { OutcomeUnknownError } from "../errors/outcome-unknown-error.ts";
import { ConflictError } from "../errors/status-error.ts";
import type { CreateOperation } from "./create-memory.ts";
import { findRecent, type RecentSearch } from "./recent-objects.ts";

/** An object that a search by natural key found. */
export interface Found {
  readonly id: string;
  /** When the platform created it, in milliseconds since 1970, if known. */
  readonly createdAt?: number;
}

/** How to create an object so that a lost response leaves no orphan. */
export interface SafeCreate<T extends Found> {
  /** `Environment "prod"`, for messages. */
  readonly what: string;
  /** Where IDs are unique, such as an address and a region. Defaults to everywhere. */
  readonly where?: string;
  /** The command that imports the object with this ID. Absent for a part, which cannot be imported. */
  readonly importCommand?: (id: string) => string;
  /** What to do about the object with this ID, which already has the name. Defaults to advice to import it. */
  readonly ifTaken?: (id: string) => string;
  /** Sends the create request, with the options `creating`. */
  readonly post: () => Promise<T>;
  /** Searches for objects with the same natural key. */
  readonly find: () => Promise<readonly T[]>;
  /** Whether an error says that an object of this name exists. Defaults to status 409. */
  readonly isConflict?: (error: unknown) => boolean;
  /**
   * Whether the platform's information beyond the properties fits a new object, such as that nobody uses it yet. Only an
   * object for which it returns true is adopted. With undefined, it may be the requested one, so no other is created.
   */
  readonly isOurs?: (found: T) => boolean | undefined;
  /**
   * Returns the IDs of the objects that exist before the request; none of them is ever adopted. Needed where the platform
   * does not report creation times. Returns undefined when the platform does not say what exists. Throws an error that
   * `isConflict` recognizes when nothing can be created beside what exists.
   */
  readonly before?: () => Promise<readonly string[] | undefined>;
  /** Names are unique: an object that `before` returns has the name, so the creation fails without a request. */
  readonly unique?: true;
  /**
   * It is only a part of the resource, so it is not compared with the resource's properties, and the resource does not
   * count as adopted when it is found.
   */
  readonly isPart?: true;
  /** The ID follows from the request, so an object that this connection deleted and creates again has the same ID. */
  readonly deterministicId?: true;
  /**
   * Deletes an object whose response was lost. Set it if the response contains something that the platform never returns
   * again: such an object is useless, so it is deleted and created again instead of being adopted.
   */
  readonly abandon?: (found: T) => Promise<void>;
  /**
   * Names are not unique: warns of objects of the same name that were created recently and belong to no known resource.
   * Costs one listing for all creations of a run, and nothing when a note of an interrupted run exists.
   */
  readonly recent?: RecentSearch | undefined;
  /** How long to search for the object after a lost response, in milliseconds. Defaults to 10,000. */
  readonly searchMs?: number;
  /**
   * Set it if the object must not be requested twice, because it costs money. Says what to do if the object is not found
   * after a lost response. Completes "... was lost, and the request is not repeated: ".
   */
  readonly onlyOnce?: string;
}

/**
 * Clocks may differ by this much when an object's age is judged. If they differ by more, an object is not adopted: an error
 * is better than the loss of somebody else's object.
 */
const clockToleranceMs = 5_000;
/** How long a request may have been in progress on the platform when the plugin was killed. */
const longestRequestMs = 60_000;
/** How long an object counts as new: as long as a note of its creation is kept. */
const newForMs = 24 * 3_600_000;
/** How long to look for an object before it counts as not created: reads lag behind writes. */
const defaultSearchMs = 10_000;
const attempts = 5;

/**
 * Creates an object. When the response is lost, or an earlier run was killed before it arrived, the object is searched by
 * its natural key. It is adopted only if it has everything that was requested and did not exist before the request; then
 * nothing about it is changed. Otherwise the object is requested again, or the error says how to import what was found.
 *
 * @throws What `post` throws, or an Error with the import command of an object that may belong to somebody else.
 */
export async function createSafely<T extends Found>(op: CreateOperation, create: SafeCreate<T>): Promise<T> {
  const resumed = await resumeInterrupted(op, create);
  const made = resumed ?? (await createBesideRecent(op, create));
  op.creationNote?.recordResult(keyOf(made, create), create.deterministicId && { isIdDerived: true });
  return made;
}

/** Creates an object, and warns of one that an interrupted run without creation notes may have left. */
async function createBesideRecent<T extends Found>(op: CreateOperation, create: SafeCreate<T>): Promise<T> {
  if (create.recent === undefined || op.creationNote?.interrupted !== undefined) return createNew(op, create);
  const recent = await findRecent(op, op.memory.recent, create.recent);
  try {
    return await createNew(op, create, recent.ids);
  } finally {
    recent.warn();
  }
}

/** @param recent - IDs of objects that exist before the request. */
async function createNew<T extends Found>(
  op: CreateOperation,
  create: SafeCreate<T>,
  recent: readonly string[] = [],
): Promise<T> {
  const started = Date.now();
  let lost: Error | undefined;
  let before: readonly string[] | undefined = op.creationNote?.interrupted?.existing;
  for (let attempt = 1; ; attempt++) {
    try {
      const there = create.before ? await create.before() : [];
      if (attempt === 1 && create.unique && there && there.length > 0) throw new NameTakenError();
      before ??= there && [...there, ...recent];
      op.creationNote?.recordRequest(before);
      return remember(op, await create.post(), create);
    } catch (error) {
      // A conflict after a lost response may be with the lost object itself, which could not be seen yet.
      const conflict =
        error instanceof Error && (error instanceof NameTakenError || (create.isConflict ?? isConflictStatus)(error));
      if (conflict && attempt === 1) throw await nameTaken(op, error, create);
      if (!conflict && !(error instanceof OutcomeUnknownError)) throw error;
      if (error instanceof OutcomeUnknownError) lost = error;
      op.progress(`the response was lost; checking whether ${create.what} was created`);
      const retryAt = Date.now() + (error instanceof OutcomeUnknownError ? (error.retryAfterMs ?? 0) : 0);
      const found = await search(op, create, { started, before }).catch((failure: unknown) => {
        throw op.signal.aborted ? failure : stillUnknown(failure as Error, lost, create);
      });
      if (found && !create.abandon) return remember(op, found, create);
      if (found) await abandon(op, found, create);
      // An object that existed before has the name, so the lost request created nothing.
      else if (conflict && (await isTakenBefore(create, before))) throw await nameTaken(op, error, create);
      if (create.onlyOnce !== undefined) throw mustNotRepeat(error as Error, create);
      if (attempt >= attempts || retryAt > op.deadline) throw error;
      if (retryAt > Date.now()) await systemClock.sleep(retryAt - Date.now(), op.signal);
    }
  }
}

/** Nothing was requested, because the name is taken. */
class NameTakenError extends CodedError {
  constructor() {
    super("object-exists", "The name is taken.");
  }
}

function isConflictStatus(error: unknown): boolean {
  return error instanceof ConflictError;
}

/**
 * Returns what a killed run created: the object whose ID it noted, or one that matches its request. A matching object is
 * deleted if it is useless without the response.
 */
async function resumeInterrupted<T extends Found>(op: CreateOperation, create: SafeCreate<T>): Promise<T | undefined> {
  const { creationNote } = op;
  if (!creationNote?.interrupted) return undefined;
  op.progress(`an earlier run was interrupted; checking whether it created ${create.what}`);
  const found = await searchUntilVisible(op, creationNote.interrupted, create);
  const [only] = found;
  if (!create.abandon) {
    if (only && !create.isPart) {
      const isProven = !create.deterministicId && isNoted(only, create, creationNote.interrupted);
      creationNote.adopted(only.id, isProven ? undefined : { matched: true });
    }
    return only && remember(op, only, create);
  }
  for (const useless of found) {
    await abandon(op, useless, create);
    creationNote.deleted(useless.id);
  }
  return undefined;
}

/** Searches until everything that was requested must be visible: reads lag behind writes. */
async function searchUntilVisible<T extends Found>(
  op: CreateOperation,
  interrupted: InterruptedCreate,
  create: SafeCreate<T>,
): Promise<readonly T[]> {
  const { firstRequest, lastRequest, existing } = interrupted;
  const { searchMs = defaultSearchMs } = create;
  const during = {
    from: firstRequest - clockToleranceMs,
    to: lastRequest + longestRequestMs + clockToleranceMs,
  };
  for (let pause = 250; ; pause = Math.min(pause * 2, 2000)) {
    const found = await newObjects(op, create, existing);
    const noted = found.filter((one) => isNoted(one, create, interrupted));
    if (noted.length > 0 && !create.deterministicId) return noted;
    const isLast = Date.now() + pause > lastRequest + searchMs;
    const candidates = found.filter((one) => mayBeOurs(create, one, { ...during, isNew: noted.includes(one) }));
    // Without a list of what existed before, the request has changed, or an older object may be like it.
    if (existing === undefined && candidates.some((one) => !noted.includes(one)))
      throw unsure(create, candidates, interrupted);
    const { matching, others } = await compared(op, create, candidates);
    if (matching.length > 1) throw severalMatch(create, matching, interrupted);
    if (matching.length > 0) return matching;
    const [unlike] = others;
    if (isLast && unlike) throw different(create, unlike, { lost: "an earlier run was interrupted", interrupted });
    if (isLast) {
      const unfit = found.filter((one) => !candidates.includes(one));
      const other = unfit.find((one) => mayBeOursNevertheless(create, one, during.from));
      if (other) throw notRecognized(create, other, interrupted);
      return [];
    }
    await systemClock.sleep(pause, op.signal);
  }
}

/** Whether an interrupted run noted the ID of an object. */
function isNoted<T extends Found>(found: T, create: SafeCreate<T>, { results }: InterruptedCreate): boolean {
  return results.includes(keyOf(found, create));
}

/** Objects with the natural key that did not exist before and do not belong to a known resource. */
async function newObjects<T extends Found>(
  op: CreateOperation,
  create: SafeCreate<T>,
  before: readonly string[] | undefined,
): Promise<readonly T[]> {
  return (await create.find()).filter((one) => !isClaimed(op, create, one) && !before?.includes(one.id));
}

/** Whether the request may have created an object, judged by its age and by what the platform says beyond properties. */
function mayBeOurs<T extends Found>(
  { isOurs, before }: SafeCreate<T>,
  found: T,
  { from, to, isNew = false }: { readonly from: number; readonly to: number; readonly isNew?: boolean },
): boolean {
  const { createdAt } = found;
  if (isOurs !== undefined && !isOurs(found)) return false;
  // Without a time, only the list of earlier objects or a noted ID shows which object is new.
  if (createdAt === undefined) return isNew || before !== undefined || isOurs !== undefined;
  return createdAt >= from && createdAt <= to;
}

/**
 * Whether the request may have created an object that does not fit it: the platform's clock may differ from this machine's,
 * and a request may have waited. Only a much older object is certainly another one.
 */
function mayBeOursNevertheless<T extends Found>(create: SafeCreate<T>, unfit: T, from: number): boolean {
  const { deterministicId, isOurs = () => true } = create;
  // The platform rejects a second object with the same ID.
  if (deterministicId) return false;
  const mayFit = { from: from - newForMs, to: Number.POSITIVE_INFINITY };
  return isOurs(unfit) === undefined || mayBeOurs(create, unfit, mayFit);
}

/** An object with the properties that differ from what was requested. */
interface Different<T extends Found> {
  readonly found: T;
  readonly differences: readonly string[];
}

/** Separates the objects that have everything that was requested from others. One that cannot be read yet is neither. */
async function compared<T extends Found>(
  { creationNote }: CreateOperation,
  { isPart }: SafeCreate<T>,
  candidates: readonly T[],
): Promise<{ readonly matching: readonly T[]; readonly others: readonly Different<T>[] }> {
  if (isPart || !creationNote?.differences) return { matching: candidates, others: [] };
  const matching: T[] = [];
  const others: Different<T>[] = [];
  for (const found of candidates) {
    const differences = await creationNote.differences(found.id);
    if (differences?.length === 0) matching.push(found);
    else others.push({ found, differences: differences ?? ["it cannot be read"] });
  }
  return { matching, others };
}

/** When the object was first requested, and what existed by then. */
interface Since {
  readonly started: number;
  readonly before: readonly string[] | undefined;
}

async function search<T extends Found>(
  op: CreateOperation,
  create: SafeCreate<T>,
  { started, before }: Since,
): Promise<T | undefined> {
  const until = Date.now() + (create.searchMs ?? defaultSearchMs);
  const during = { from: started - clockToleranceMs, to: Number.POSITIVE_INFINITY };
  for (let pause = 250; ; pause = Math.min(pause * 2, 2000)) {
    const found = await newObjects(op, create, before);
    const isLast = Date.now() + pause > until;
    const candidates = before === undefined ? [] : found.filter((one) => mayBeOurs(create, one, during));
    const { matching, others } = await compared(op, create, candidates);
    if (matching.length > 1) throw new CodedError("interrupted-create", several(create, matching));
    const [only] = matching;
    if (only) return only;
    const [unlike] = others;
    if (isLast && unlike) throw different(create, unlike, { lost: `the response to creating ${create.what} was lost` });
    const other = found.find((one) => !candidates.includes(one));
    if (other)
      throw new CodedError(
        "interrupted-create",
        `the response to creating ${create.what} was lost, and another object of that name exists. If it is yours, import it: ${commandsOf(create, [other])}`,
      );
    if (isLast) return undefined;
    await systemClock.sleep(pause, op.signal);
  }
}

/** Whether another creation has the object, or it belongs to a known resource. */
function isClaimed<T extends Found>(op: CreateOperation, create: SafeCreate<T>, found: Found): boolean {
  const isClaimedHere = !create.deterministicId && op.memory.creates.isClaimed(keyOf(found, create));
  return isClaimedHere || op.isKnown?.(found.id) === true;
}

async function abandon<T extends Found>(op: CreateOperation, found: T, create: SafeCreate<T>): Promise<void> {
  try {
    await create.abandon?.(remember(op, found, create));
  } catch (error) {
    throw new CodedError(
      "interrupted-create",
      `the response to creating ${create.what} was lost, and the object ${found.id}, which cannot be used without the response, could not be deleted: ${(error as Error).message} Delete ${found.id} on the platform`,
      { cause: error },
    );
  }
}

/** Whether an object that existed before has the name. */
async function isTakenBefore<T extends Found>(create: SafeCreate<T>, before: readonly string[] = []): Promise<boolean> {
  const found = before.length === 0 ? [] : await create.find().catch(() => []);
  return found.some(({ id }) => before.includes(id));
}

async function nameTaken<T extends Found>(op: CreateOperation, error: Error, create: SafeCreate<T>): Promise<Error> {
  const [found] = await create.find().catch(() => []);
  if (!found) return error;
  const { what, ifTaken = () => `If it is yours, import it: ${commandsOf(create, [found])}` } = create;
  const advice = `${ifTaken(found.id)}${mayBeFromElsewhere(op, create, found) ? adviceForElsewhere(found) : ""}`;
  return new CodedError("object-exists", `${error.message} ${what} exists already. ${advice}`, { cause: error });
}

/** If the search fails, it remains unknown whether the object was created. The next attempt searches first. */
function stillUnknown<T extends Found>(failure: Error, lost: Error | undefined, { what }: SafeCreate<T>): Error {
  const text =
    failure instanceof HttpError
      ? `the response to creating ${what} was lost, and it cannot be searched for: ${failure.message}`
      : failure.message;
  return new CodedError("interrupted-create", text, { cause: lost });
}

/** It is unknown whether the object was created, and another request might create a second one. */
function mustNotRepeat<T extends Found>(cause: Error, { what, onlyOnce }: SafeCreate<T>): Error {
  const text = `${cause.message} The response to creating ${what} was lost, and the request is not repeated: ${onlyOnce}`;
  return new CodedError("interrupted-create", text, { cause });
}

/** Whether an object is new and has no creation note here: a note stays on the machine that wrote it. */
function mayBeFromElsewhere<T extends Found>(op: CreateOperation, create: SafeCreate<T>, found: Found): boolean {
  const { createdAt } = found;
  return createdAt !== undefined && createdAt > Date.now() - newForMs && !isClaimed(op, create, found);
}

function adviceForElsewhere({ id, createdAt = 0 }: Found): string {
  const at = new Date(createdAt).toISOString();
  return `. ${id} was created at ${at}, and this machine has no record of its creation: an interrupted attempt on another machine may have created it. If so, import it, or delete it and try again`;
}

/** The error for an object with the right name that differs from what was requested. */
function different<T extends Found>(
  create: SafeCreate<T>,
  { found, differences }: Different<T>,
  { lost, interrupted }: { readonly lost: string; readonly interrupted?: InterruptedCreate },
): Error {
  const otherwise =
    interrupted === undefined ? "" : ` If it is not, choose another name, or ${interrupted.howToIgnore}`;
  return new CodedError(
    "interrupted-create",
    `${lost}, and ${found.id}, found in the search for ${create.what}, differs from what was requested: ${differences.join("; ")}. Somebody else may have created it, so it is neither adopted nor changed. If it is yours, import it: ${commandsOf(create, [found])}.${otherwise}`,
  );
}

/** The error if it is unknown what the killed run requested, or what existed before. */
function unsure<T extends Found>(
  create: SafeCreate<T>,
  found: readonly T[],
  { howToIgnore }: InterruptedCreate,
): Error {
  return new CodedError(
    "interrupted-create",
    `an earlier run was interrupted after it requested ${create.what}. A similar object exists. It is not adopted, because the program has changed since, or because it is not known which objects existed before. ${adoption(create, found)}. ${create.isPart ? "Otherwise" : "If it is not"}, ${howToIgnore}`,
  );
}

/** What to do with an object that is not adopted, if it comes from the killed run. */
function adoption<T extends Found>(create: SafeCreate<T>, found: readonly T[]): string {
  return create.isPart
    ? `If nothing needs it, delete ${found.map(({ id }) => id).join(" and ")}`
    : `If it is yours, import it: ${commandsOf(create, found)}`;
}

/** The error for an object that the killed run may have created, but not if the clocks are right. */
function notRecognized<T extends Found>(create: SafeCreate<T>, found: T, { howToIgnore }: InterruptedCreate): Error {
  const age = found.createdAt === undefined ? "" : `, created at ${new Date(found.createdAt).toISOString()},`;
  return new CodedError(
    "interrupted-create",
    `an earlier run was interrupted after it requested ${create.what}. It is not certain whether ${found.id}${age} comes from that request, so it is neither adopted nor changed. ${adoption(create, [found])}. Otherwise, ${howToIgnore}`,
  );
}

/** The error if several objects match. */
function severalMatch<T extends Found>(
  create: SafeCreate<T>,
  found: readonly T[],
  { howToIgnore }: InterruptedCreate,
): Error {
  return new CodedError(
    "interrupted-create",
    `an earlier run was interrupted after it requested ${create.what}, and ${found.length} objects like it were created since. Import the right one: ${commandsOf(create, found)}. If none of them is yours, ${howToIgnore}`,
  );
}

function several<T extends Found>(create: SafeCreate<T>, ours: readonly T[]): string {
  return `the response to creating ${create.what} was lost, and there are ${ours.length} new objects of that name. Import the right one: ${commandsOf(create, ours)}`;
}

function commandsOf<T extends Found>(create: SafeCreate<T>, found: readonly T[]): string {
  return found.map(({ id }) => create.importCommand?.(id) ?? id).join(" or ");
}

function remember<T extends Found>(op: CreateOperation, found: T, create: SafeCreate<T>): T {
  op.memory.creates.claim(keyOf(found, create));
  return found;
}

function keyOf<T extends Found>({ id }: Found, { where = "" }: SafeCreate<T>): string {
  return `${where} ${id}`;
}
