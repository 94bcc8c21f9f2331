import { CodedError } from "@org/core-provider";
import type { ObjectOp, Op } from "./clients.ts";
import type { DocumentKind } from "./documents.ts";
import { ifFound } from "./errors.ts";
import { allMembers, type Body, document, idOf, text } from "./hal.ts";
import { type Candidate, candidateOf, environmentCandidates, errorWithCandidates, notFoundError } from "./not-found.ts";

/** A kind of object that can be imported by `environment-handle/handle`. */
export interface Importable {
  /** Resource name: `App`. */
  readonly kind: string;
  /** Collection of its members, both on its own and in an environment: `apps`. */
  readonly collection: DocumentKind;
  /** A handle for the documentation: `web`. */
  readonly exampleHandle: string;
  /** For collections with several kinds of objects: why a member is not of this kind; undefined if it is. */
  readonly otherKind?: ((member: Body) => string | undefined) | undefined;
}

/** An import form whose ID says nothing about the state. */
interface ImportByHandle {
  readonly form: string;
  readonly example: string;
  readonly parse: (given: string) => { readonly id: string; readonly state: Record<never, never> } | undefined;
  readonly find: (op: ObjectOp) => Promise<string>;
}

const positiveInteger = /^[1-9]\d*$/;

/** Imports an object of an environment by its ID, or by the environment's handle and its own. */
export function importByHandle(importable: Importable): ImportByHandle {
  return {
    form: `<${importable.kind} ID> or <environment handle>/<handle>`,
    example: `production/${importable.exampleHandle}`,
    parse: (given) =>
      positiveInteger.test(given) || /^[^/]+\/[^/]+$/.test(given) ? { id: given, state: {} } : undefined,
    find: (op) => {
      const [environment = "", handle] = op.id.split("/");
      return handle === undefined ? findById(op, importable, op.id) : findByHandle(op, importable, environment, handle);
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
    throw new CodedError(
      "ambiguous",
      `${found.length} environments have the handle "${handle}": ${found.map(idOf).join(", ")}. Use an ID instead`,
    );
  }
  const candidates = async () => all.map(candidateOf);
  throw await notFoundError(`there is no environment with the handle "${handle}"`, candidates, undefined, handle);
}

/** Checks that an ID belongs to an object of this kind. */
async function findById(op: Op, importable: Importable, id: string): Promise<string> {
  const { kind, collection, otherKind } = importable;
  const body = await ifFound(document(op.api, collection, id));
  const other = body && otherKind?.(body);
  if (body && other === undefined) return id;
  const candidates = () => candidatesEverywhere(op, importable);
  if (other === undefined) throw await notFoundError(`there is no ${kind} with the ID ${id}`, candidates);
  throw await errorWithCandidates(`${id} is not a ${kind}: ${other}`, candidates);
}

async function findByHandle(op: Op, importable: Importable, environment: string, handle: string): Promise<string> {
  const { kind, collection, otherKind } = importable;
  const account = await environmentByHandle(op, environment);
  const all = await allMembers(op.api, `/accounts/${idOf(account)}/${collection}`, collection);
  const named = all.find((member) => text(member, "handle") === handle);
  const other = named && otherKind?.(named);
  if (named && other === undefined) return idOf(named);
  const candidates = async () => ofKind(importable, all).map(candidateOf);
  if (other !== undefined) {
    throw await errorWithCandidates(`"${handle}" is not a ${kind}: ${other}`, candidates, undefined, handle);
  }
  const problem = `there is no ${kind} with the handle "${handle}" in the environment ${environment}`;
  throw await notFoundError(problem, candidates, undefined, handle);
}

/** All objects of the kind, in all environments. */
async function candidatesEverywhere(op: Op, importable: Importable): Promise<Candidate[]> {
  const { collection } = importable;
  const found: Candidate[] = [];
  for (const { name, id } of await environmentCandidates(op)) {
    const all = await allMembers(op.api, `/accounts/${id}/${collection}`, collection);
    for (const member of ofKind(importable, all)) {
      found.push({ name: `${name}/${text(member, "handle")}`, id: idOf(member) });
    }
  }
  return found;
}

function ofKind({ otherKind }: Importable, all: readonly Body[]): Body[] {
  return all.filter((member) => otherKind?.(member) === undefined);
}
