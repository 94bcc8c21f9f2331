import { createSafely, creating, type Found, StatusError } from "@org/core-http";
import { importCommand } from "@org/core-provider";
import type { Op } from "./clients.ts";
import { isGone } from "./errors.ts";
import { allMembers, type Body, embedded, idOf, text } from "./hal.ts";
import { environments, noSuch } from "./what-there-is.ts";

/** An object that is about to be made. */
export interface NewObject {
  /** Resource name: `App`. */
  readonly kind: string;
  /** Path of the collection: `/accounts/12/apps`. */
  readonly path: string;
  /** What members stand under in a listing: `apps`. */
  readonly members: string;
  readonly body: Body;
  /** The object in words: `App "web"`. */
  readonly what: string;
  /** Whether a member of the collection is of the name that was asked for. */
  readonly same: (member: Body) => boolean;
  /** Whether a member of that name can be the one that was asked for. Default: it was made since then. */
  readonly isNew?: (member: Body) => boolean;
}

/** An object that was made or found, under a name that no object of another kind or platform has. */
interface Known extends Found {
  readonly body: Body;
}

/**
 * Makes an object. When the answer is lost, the object is looked for and adopted, or asked for again when it is not
 * there. Where another object has its name, the error tells how to import that one.
 */
export async function createObject(op: Op, asked: NewObject): Promise<Body> {
  const known = (body: Body): Known => {
    const createdAt = Date.parse(text(body, "created_at"));
    const id = `${op.api.baseUrl}/${asked.members}/${idOf(body)}`;
    return { id, body, ...(Number.isNaN(createdAt) ? {} : { createdAt }) };
  };
  const { isNew } = asked;
  const { body } = await createSafely<Known>(op, {
    what: asked.what,
    importCommand: (id) => `\`${importCommand(op.urn, id.slice(id.lastIndexOf("/") + 1))}\``,
    post: async () => known(await op.api.post<Body>(asked.path, { body: asked.body, ...creating })),
    find: async () => (await allMembers(op.api, asked.path, asked.members)).filter(asked.same).map(known),
    isConflict: isTaken,
    ...(isNew ? { isOurs: (found) => isNew(found.body) } : {}),
  });
  return body;
}

/** True for an object of which no operation was asked yet, which is how every object begins that has operations. */
export function isUntouched(body: Body): boolean {
  return embedded(body, "last_operation") === undefined;
}

/** The platform refuses a name that is taken as it refuses all else that is not valid. */
function isTaken(error: unknown): boolean {
  return error instanceof StatusError && error.status === 422 && /taken|already/i.test(error.message);
}

/** Makes an object of an environment; when there is no such environment, the error lists those there are. */
export async function createInEnvironment(
  op: Op,
  envId: number,
  asked: Omit<NewObject, "path" | "what" | "same" | "isNew"> & { readonly body: { readonly handle: string } },
): Promise<Body> {
  try {
    return await createObject(op, {
      ...asked,
      path: `/accounts/${envId}/${asked.members}`,
      what: `${asked.kind} "${asked.body.handle}"`,
      isNew: isUntouched,
      same: (member) => member["handle"] === asked.body.handle,
    });
  } catch (error) {
    if (!isGone(error)) throw error;
    throw await noSuch(`there is no environment with the envId ${envId}`, () => environments(op), error);
  }
}
