import { createSafely, creating, type Found, inTurn, type RecentSearch, StatusError } from "@org/core-http";
import { type Expectation, ifLeftElsewhere, ifTaken, importCommand } from "@org/core-provider";
import type { Op } from "./clients.ts";
import type { DocumentKind } from "./documents.ts";
import { isGone, unlessGone } from "./errors.ts";
import { allMembers, type Body, idOf, madeDocument, text } from "./hal.ts";
import { environments, noSuch } from "./what-there-is.ts";
import { saysWhatWasAsked } from "./what-was-asked.ts";

/** An object that is about to be made. */
export interface NewObject {
  /** Path of the collection: `/accounts/12/apps`. */
  readonly path: string;
  /** What members stand under in a listing, and their own collection: `apps`. */
  readonly members: DocumentKind;
  readonly body: Body;
  /** The object in words: `App "web"`. */
  readonly what: string;
  /** Whether a member of the collection has the name that was asked for. Not given for objects without a name. */
  readonly same?: (member: Body) => boolean;
  /**
   * For objects without a name: the listing in which a creation searches for one that an interrupted run has left, and
   * whether a member is in the same place. Other objects have unique names.
   */
  readonly listedIn?: {
    readonly kind: string;
    readonly path: string;
    readonly isInPlace: (member: Body) => boolean;
  };
  /** What the answer must hold. Default: its ID. */
  readonly expects?: Expectation;
  /** Whether objects of the kind have operations. Default true. */
  readonly operable?: boolean;
}

/** Whose an object is that was found after an answer was lost. */
type Verdict = "ours" | "another" | "unsure";

/** An object that was made or found. */
interface Known extends Found {
  readonly body: Body;
  readonly verdict: Verdict;
}

/** An object that is older than the request by more than this is another one, however much the clocks differ. */
const surelyOlderMs = 120_000;
/** One that is older by more than this may be another one. */
const maybeOlderMs = 5000;

/**
 * Makes an object. When the answer is lost, the object is looked for and adopted, or asked for again when it is not
 * there. An object is adopted only when nothing else than the lost request can have made it; what cannot be told, and
 * an object that has the name already, is an error that tells how to import it.
 */
export async function createOrRecover(op: Op, asked: NewObject): Promise<Body> {
  const { path, members, body, what, same, expects = madeDocument } = asked;
  const since = askedSince(op);
  const known = (member: Body, verdict: Verdict): Known => ({
    id: idOf(member),
    body: member,
    verdict,
  });
  const make = () =>
    createSafely<Known>(op, {
      what,
      where: `${op.api.baseUrl}/${members}`,
      importCommand: (id) => `\`${importCommand(op.urn, id)}\``,
      ifTaken: (id) => ifTaken(op, id),
      post: async () => known(await op.api.post<Body>(path, { body, expects, ...creating }), "ours"),
      async find() {
        const all = await allMembers(op.api, path, members);
        const judged = all
          .filter((member) => same?.(member) ?? saysWhatWasAsked(member, body))
          .map(async (member) => known(member, await judge(op, asked, member, since)));
        // Of objects without a name, one that is another's is no obstacle.
        return (await Promise.all(judged)).filter(({ verdict }) => same !== undefined || verdict !== "another");
      },
      isConflict: isTaken,
      recent: recentSearch(op, asked),
      isOurs: ({ verdict }) => verdict === "ours",
    });
  // Two that nothing tells apart are made one after the other, so that a lost one is found alone.
  const made = await inTurn(JSON.stringify([op.api.baseUrl, path, body]), make);
  op.done.made(members, idOf(made.body));
  return made.body;
}

function recentSearch(op: Op, { members, body, listedIn }: NewObject): RecentSearch | undefined {
  if (listedIn === undefined) return undefined;
  const { kind, path, isInPlace } = listedIn;
  return {
    recent: op.recent,
    key: path,
    kind,
    name: "",
    async *list() {
      for (const member of await allMembers(op.api, path, members)) {
        yield { id: idOf(member), name: "", createdAt: Date.parse(text(member, "created_at")), body: member };
      }
    },
    matches: (member) => isInPlace(member as Body) && saysWhatWasAsked(member as Body, body),
    advice: (id) => ifLeftElsewhere(op.urn, importCommand(op.urn, id)),
  };
}

/** Whose an object is that may have been made by the request whose answer was lost. */
async function judge(op: Op, asked: NewObject, member: Body, since: number): Promise<Verdict> {
  const id = idOf(member);
  const createdAt = Date.parse(text(member, "created_at"));
  if (op.isKnown(id) || createdAt < since - surelyOlderMs) return "another";
  // Whoever has made it goes on at once; ours waits for the answer.
  if (asked.operable !== false && (await isOperated(op, asked, id))) return "another";
  return createdAt >= since - maybeOlderMs && saysWhatWasAsked(member, asked.body) ? "ours" : "unsure";
}

/** Since when an object may have been asked for: an attempt that was cut off may have done so before this one. */
export function askedSince(op: Op): number {
  return op.creationNote?.interrupted?.firstRequest ?? Date.now();
}

/** Whether a killed run created an object: nobody is known to own it, it is new, and it has everything that was requested. */
export async function isLeftBehind(op: Op, member: Body): Promise<boolean> {
  // Without a list of what existed before, something else was requested then.
  if (op.creationNote?.interrupted?.existing === undefined || op.isKnown(idOf(member))) return false;
  if (Date.parse(text(member, "created_at")) < askedSince(op) - maybeOlderMs) return false;
  return (await op.creationNote.differences(idOf(member)))?.length === 0;
}

async function isOperated(op: Op, { members }: NewObject, id: string): Promise<boolean> {
  const operations = await unlessGone(allMembers(op.api, `/${members}/${id}/operations`, "operations"));
  return operations === undefined || operations.length > 0;
}

/** The platform refuses a name that is taken as it refuses all else that is not valid. */
function isTaken(error: unknown): boolean {
  return error instanceof StatusError && error.status === 422 && /taken|already/i.test(error.message);
}

/** Makes an object of an environment; when there is no such environment, the error lists those there are. */
export async function createInEnvironment(
  op: Op,
  envId: number,
  {
    kind,
    ...asked
  }: Omit<NewObject, "path" | "what" | "same"> & {
    /** Resource name: `App`. */
    readonly kind: string;
    readonly body: { readonly handle: string };
  },
): Promise<Body> {
  try {
    return await createOrRecover(op, {
      ...asked,
      path: `/accounts/${envId}/${asked.members}`,
      what: `${kind} "${asked.body.handle}"`,
      same: (member) => member["handle"] === asked.body.handle,
    });
  } catch (error) {
    if (!isGone(error)) throw error;
    throw await noSuch(`there is no environment with the envId ${envId}`, () => environments(op), error);
  }
}
