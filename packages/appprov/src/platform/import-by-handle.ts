import type { Op } from "./clients.ts";
import type { DocumentKind } from "./documents.ts";
import { unlessGone } from "./errors.ts";
import { allMembers, type Body, document, idOf, text } from "./hal.ts";
import { type Candidate, candidate, environments, noSuch } from "./what-there-is.ts";

/** What can be imported by `environment-handle/handle`. */
export interface Imported {
  /** Resource name: `App`. */
  readonly kind: string;
  /** Collection of its members, alone and within an environment: `apps`. */
  readonly members: DocumentKind;
  /** A handle, for the documentation: `web`. */
  readonly example: string;
  /** Whether a member is of this kind, where a collection holds several; in words, what it is when it is not. */
  readonly otherKind?: (member: Body) => string | undefined;
}

/** An import form whose ID tells nothing of the state. */
interface ImportByHandle {
  readonly form: string;
  readonly example: string;
  readonly parse: (given: string) => { readonly id: string; readonly state: Record<never, never> } | undefined;
  readonly find: (op: Op & { readonly id: string }) => Promise<string>;
}

const positiveInteger = /^[1-9]\d*$/;

/** How an object of an environment is imported: by its ID, or by the environment's handle and its own. */
export function byHandle(imported: Imported): ImportByHandle {
  return {
    form: `<${imported.kind} ID> or <environment handle>/<handle>`,
    example: `production/${imported.example}`,
    parse: (given) =>
      positiveInteger.test(given) || /^[^/]+\/[^/]+$/.test(given) ? { id: given, state: {} } : undefined,
    find: (op) => {
      const [environment = "", handle] = op.id.split("/");
      return handle === undefined ? foundById(op, imported, op.id) : foundByHandle(op, imported, environment, handle);
    },
  };
}

/** The environment with a handle. */
export async function environmentByHandle(op: Op, handle: string): Promise<Body> {
  const all = await allMembers(op.api, "/accounts", "accounts");
  const found = all.filter((account) => text(account, "handle") === handle);
  const [only] = found;
  if (only && found.length === 1) return only;
  if (found.length > 1) {
    throw new Error(
      `${found.length} environments have the handle "${handle}": ${found.map(idOf).join(", ")}. Give an ID instead`,
    );
  }
  const candidates = async () => all.map(candidate);
  throw await noSuch(`there is no environment with the handle "${handle}"`, candidates, undefined, handle);
}

/** Checks that an ID is one of this kind. */
async function foundById(op: Op, imported: Imported, id: string): Promise<string> {
  const { kind, members, otherKind } = imported;
  const body = await unlessGone(document(op.api, members, id));
  const other = body && otherKind?.(body);
  if (body && other === undefined) return id;
  const says = other === undefined ? `there is no ${kind} with the ID ${id}` : `${id} is no ${kind}: ${other}`;
  throw await noSuch(says, () => everywhere(op, imported));
}

async function foundByHandle(op: Op, imported: Imported, environment: string, handle: string): Promise<string> {
  const account = await environmentByHandle(op, environment);
  const all = await allMembers(op.api, `/accounts/${idOf(account)}/${imported.members}`, imported.members);
  const named = all.find((member) => text(member, "handle") === handle);
  const other = named && imported.otherKind?.(named);
  if (named && other === undefined) return idOf(named);
  const says =
    other === undefined
      ? `there is no ${imported.kind} with the handle "${handle}" in the environment ${environment}`
      : `"${handle}" is no ${imported.kind}: ${other}`;
  throw await noSuch(says, async () => ofKind(imported, all).map(candidate), undefined, handle);
}

/** All objects of the kind, by their environments. */
async function everywhere(op: Op, imported: Imported): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for (const { name, id } of await environments(op)) {
    const all = await allMembers(op.api, `/accounts/${id}/${imported.members}`, imported.members);
    for (const member of ofKind(imported, all)) {
      found.push({ name: `${name}/${text(member, "handle")}`, id: idOf(member) });
    }
  }
  return found;
}

function ofKind({ otherKind }: Imported, all: readonly Body[]): Body[] {
  return all.filter((member) => otherKind?.(member) === undefined);
}
