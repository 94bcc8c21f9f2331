import { creating, OutcomeUnknownError } from "@org/core-http";
import { resourceToken } from "@org/core-provider";
import type { Op } from "./clients.ts";
import { isGone } from "./errors.ts";
import { allMembers, type Body, embedded, idOf } from "./hal.ts";
import { environments, listOf, noSuch } from "./what-there-is.ts";

/** An object that is about to be made. */
export interface NewObject {
  /** Resource name: `App`. */
  readonly kind: string;
  /** Path of the collection: `/accounts/12/apps`. */
  readonly path: string;
  /** What members stand under in a listing: `apps`. */
  readonly members: string;
  readonly body: Body;
  /** Whether a member of the collection is the object that was asked for. */
  readonly same: (member: Body) => boolean;
}

/** IDs that this process was given: a search must not take a sibling for the lost object. */
const given = new Set<string>();

/**
 * Makes an object. When the answer is lost, the object is looked for and adopted: the one that is what was asked for
 * and that no operation has been asked of yet, which is how every object begins. It is never asked for twice blindly.
 */
export async function createObject(op: Op, asked: NewObject): Promise<Body> {
  try {
    return remembered(op, asked, await op.api.post<Body>(asked.path, { body: asked.body, ...creating }));
  } catch (error) {
    if (!(error instanceof OutcomeUnknownError)) throw error;
    op.progress(`the answer was lost; looking whether the ${asked.kind} was created`);
    const found = (await allMembers(op.api, asked.path, asked.members)).filter(
      (member) => asked.same(member) && !given.has(keyOf(op, asked, member)),
    );
    const [only, ...others] = found.filter((member) => embedded(member, "last_operation") === undefined);
    if (only && others.length === 0) return remembered(op, asked, only);
    throw new Error(lost(op, asked, found, error), { cause: error });
  }
}

/** Makes an object of an environment; when there is no such environment, the error lists those there are. */
export async function createInEnvironment(
  op: Op,
  envId: number,
  asked: Omit<NewObject, "path" | "same"> & { readonly body: { readonly handle: string } },
): Promise<Body> {
  try {
    return await createObject(op, {
      ...asked,
      path: `/accounts/${envId}/${asked.members}`,
      same: (member) => member["handle"] === asked.body.handle,
    });
  } catch (error) {
    if (!isGone(error)) throw error;
    throw await noSuch(`there is no environment with the envId ${envId}`, () => environments(op), error);
  }
}

function lost(op: Op, asked: NewObject, found: readonly Body[], error: OutcomeUnknownError): string {
  const name = op.urn.slice(op.urn.lastIndexOf("::") + 2) || "<name>";
  const command = (id: string) => `\`pulumi import ${resourceToken("appprov", asked.kind)} ${name} ${id}\``;
  const begin = `the answer to creating the ${asked.kind} was lost (${error.summary})`;
  return found.length === 0
    ? `${begin}, and it is not there. Run \`pulumi up\` again`
    : `${begin}. What it may have made is there: if it is yours, import it with ${listOf(
        found.map((one) => command(idOf(one))),
        "or",
      )}`;
}

function remembered(op: Op, asked: NewObject, body: Body): Body {
  given.add(keyOf(op, asked, body));
  return body;
}

function keyOf(op: Op, asked: NewObject, body: Body): string {
  return `${op.api.baseUrl}/${asked.members}/${idOf(body)}`;
}
