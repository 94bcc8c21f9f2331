import { createSafely, creating, type Found, type RecentSearch, StatusError } from "@org/core-http";
import { type Expectation, ifLeftElsewhere, ifTaken, importCommand } from "@org/core-provider";
import type { Op } from "./clients.ts";
import type { DocumentKind } from "./documents.ts";
import { ifFound, isNotFound } from "./errors.ts";
import { allMembers, type Body, createdDocument, idOf, text } from "./hal.ts";
import { noEnvironment } from "./not-found.ts";
import { matchesRequest } from "./request-match.ts";

/** An object to create. */
export interface NewObject {
  /** Path of the POST: `/accounts/12/apps`. */
  readonly path: string;
  /** Collection of its members, and their name in a listing: `apps`. */
  readonly collection: DocumentKind;
  /** Request body. */
  readonly body: Body;
  /** The object in messages: `App "web"`. */
  readonly what: string;
  /** Whether a member has the requested name. Absent for objects without a name. */
  readonly hasName?: (member: Body) => boolean;
  /**
   * For objects without a name: the listing in which a creation searches for an object that an interrupted run has left,
   * and whether a member is in the same place. Other objects have unique names.
   */
  readonly listedIn?: {
    readonly kind: string;
    readonly path: string;
    readonly isInPlace: (member: Body) => boolean;
  };
  /** What the response must contain. Default: its ID. */
  readonly expects?: Expectation;
  /** Whether the platform runs operations on such objects. Default true. */
  readonly hasOperations?: boolean;
}

/** Who owns an object that was found after a response was lost. */
type Owner = "ours" | "another" | "unsure";

/** An object that was created or found. */
interface FoundObject extends Found {
  readonly body: Body;
  readonly owner: Owner;
}

/** An object that is older than the request by more than this belongs to somebody else, even if the clocks differ. */
const certainlyOlderMs = 24 * 3_600_000;
/** An object that is older than the request by more than this may belong to somebody else. */
const possiblyOlderMs = 5000;

/**
 * Creates an object by a POST to its collection. When the response is lost, it searches for the object, and adopts it only
 * if nothing but the lost request can have created it. Otherwise, and if the name is taken, the error shows how to import
 * the object. When there is no such object, the request is repeated.
 */
export async function createOrRecover(op: Op, object: NewObject): Promise<Body> {
  const { path, collection, body, what, hasName, expects = createdDocument } = object;
  const since = earliestRequest(op);
  const found = (member: Body, owner: Owner): FoundObject => ({ id: idOf(member), body: member, owner });
  const create = () =>
    createSafely<FoundObject>(op, {
      what,
      where: `${op.api.baseUrl}/${collection}`,
      importCommand: (id) => `\`${importCommand(op.urn, id)}\``,
      ifTaken: (id) => ifTaken(op, id),
      post: async () => found(await op.api.post<Body>(path, { body, expects, ...creating }), "ours"),
      async find() {
        const all = await allMembers(op.api, path, collection);
        const candidates = all
          .filter((member) => hasName?.(member) ?? matchesRequest(member, body))
          .map(async (member) => found(member, await ownerOf(op, object, member, since)));
        // Without a name, somebody else's object is no obstacle.
        return (await Promise.all(candidates)).filter(({ owner }) => hasName !== undefined || owner !== "another");
      },
      isConflict: isNameTaken,
      recent: recentSearch(op, object),
      isOurs: ({ owner }) => (owner === "unsure" ? undefined : owner === "ours"),
    });
  // Identical objects are created one after the other, so that a search after a lost response finds only one.
  const created = await op.memory.creates.inSequence(JSON.stringify([op.api.baseUrl, path, body]), create);
  op.memory.history.created(collection, idOf(created.body));
  return created.body;
}

/** How to search for an object without a name that an interrupted run may have created. */
function recentSearch(op: Op, { collection, body, listedIn }: NewObject): RecentSearch | undefined {
  if (listedIn === undefined) return undefined;
  const { kind, path, isInPlace } = listedIn;
  return {
    key: path,
    kind,
    name: "",
    async *list() {
      for (const member of await allMembers(op.api, path, collection)) {
        yield { id: idOf(member), name: "", createdAt: Date.parse(text(member, "created_at")), body: member };
      }
    },
    matches: (member) => isInPlace(member as Body) && matchesRequest(member as Body, body),
    advice: (id) => ifLeftElsewhere(op.urn, importCommand(op.urn, id)),
  };
}

/** Who owns an object that the request with the lost response may have created. */
async function ownerOf(op: Op, object: NewObject, member: Body, since: number): Promise<Owner> {
  const id = idOf(member);
  const createdAt = Date.parse(text(member, "created_at"));
  if (op.isKnown(id) || createdAt < since - certainlyOlderMs) return "another";
  // Its creator starts an operation at once. This process has not: it is still waiting for the response.
  if (object.hasOperations !== false && (await hasOperation(op, object, id))) return "another";
  return createdAt >= since - possiblyOlderMs && matchesRequest(member, object.body) ? "ours" : "unsure";
}

/** When the object was first requested: milliseconds since 1970. That may have been in an interrupted create. */
export function earliestRequest(op: Op): number {
  return op.creationNote?.interrupted?.firstRequest ?? Date.now();
}

/** Whether a killed run created an object: nobody is known to own it, it is new, and it has everything that was requested. */
export async function isFromInterruptedCreate(op: Op, member: Body): Promise<boolean> {
  // Without a list of the objects that existed before, something else was requested then.
  if (op.creationNote?.interrupted?.existing === undefined || op.isKnown(idOf(member))) return false;
  if (Date.parse(text(member, "created_at")) < earliestRequest(op) - possiblyOlderMs) return false;
  return (await op.creationNote.differences(idOf(member)))?.length === 0;
}

async function hasOperation(op: Op, { collection }: NewObject, id: string): Promise<boolean> {
  const operations = await ifFound(allMembers(op.api, `/${collection}/${id}/operations`, "operations"));
  return operations === undefined || operations.length > 0;
}

/** Whether a name is taken. The platform reports that with the same status as any invalid value. */
function isNameTaken(error: unknown): boolean {
  return error instanceof StatusError && error.status === 422 && /taken|already/i.test(error.message);
}

/** Creates an object in an environment. If the environment does not exist, the error lists those that do. */
export async function createInEnvironment(
  op: Op,
  envId: number,
  object: Omit<NewObject, "path" | "hasName"> & { readonly body: { readonly handle: string } },
): Promise<Body> {
  try {
    return await createOrRecover(op, {
      ...object,
      path: `/accounts/${envId}/${object.collection}`,
      hasName: (member) => member["handle"] === object.body.handle,
    });
  } catch (error) {
    if (!isNotFound(error)) throw error;
    throw await noEnvironment(op, envId, error);
  }
}
