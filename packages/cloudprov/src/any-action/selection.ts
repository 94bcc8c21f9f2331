import { type Expectation, expectation, UnexpectedAnswer } from "@org/core-provider";
import { recordOf } from "../platform/answers.ts";
import type { ServiceClient } from "../platform/service-client.ts";
import { isLike } from "./likeness.ts";
import { memberAt } from "./member-path.ts";
import type { Paging } from "./paging.ts";
import { pagesOf } from "./paging.ts";

/** What is asked for, and where it stands in the answer. */
export interface Selection {
  readonly action: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Path of what is meant; empty for the answer itself. */
  readonly at?: string | undefined;
  /** Which element of a list is meant, by the values at paths of it. */
  readonly where?: Readonly<Record<string, unknown>> | undefined;
  readonly paging?: Paging | undefined;
}

/** What an answer holds at the path: the answer itself without its own notes, an object, a list of all pages. */
export async function select(client: ServiceClient, selection: Selection): Promise<unknown> {
  const { action, parameters, at = "", where, paging } = selection;
  if (where === undefined && paging === undefined) {
    const answer = await client.read(action, parameters, { expects: holds(at) });
    if (at !== "") return memberAt(answer, at);
    const { RequestId: _, ...own } = answer;
    return own;
  }
  const all: unknown[] = [];
  for await (const one of elements(client, selection)) all.push(one);
  return all;
}

/** The elements of a list that are meant, page by page as they are asked for. */
export async function* elements(client: ServiceClient, selection: Selection): AsyncGenerator<unknown> {
  const { action, parameters, at = "", where = {}, paging } = selection;
  const isMeant = (one: unknown) => Object.entries(where).every(([path, value]) => isLike(memberAt(one, path), value));
  const ask = async (more: Readonly<Record<string, unknown>>) => {
    const answer = await client.read(action, { ...parameters, ...more }, { expects: holdsList(at) });
    return { answer, list: listAt(answer, at) };
  };
  for await (const list of pagesOf(paging, ask)) for (const one of list) if (isMeant(one)) yield one;
}

/**
 * The list at a path. The platform gives null for one that is empty.
 *
 * @throws UnexpectedAnswer when there is none, and the answer does not say that there are no elements.
 */
function listAt(answer: unknown, at: string): readonly unknown[] {
  const found = memberAt(answer, at);
  if (Array.isArray(found)) return found;
  const total = recordOf(memberAt(answer, at.replace(/\.?[^.]*$/, "")))?.["TotalCount"];
  if ((found ?? null) === null && (total === 0 || (total === undefined && found === null))) return [];
  throw UnexpectedAnswer.kind(found, "a list").within(at);
}

const lists = new Map<string, Expectation>();
const values = new Map<string, Expectation>();

/** Expects a list at a path. The same for the same path, so that requests for the same thing share an answer. */
function holdsList(at: string): Expectation {
  const known = lists.get(at) ?? expectation((answer) => listAt(answer, at));
  lists.set(at, known);
  return known;
}

/** Expects something at a path. The platform gives null for what is empty. */
function holds(at: string): Expectation {
  const known =
    values.get(at) ??
    expectation((answer) => {
      if (memberAt(answer, at) === undefined) throw new UnexpectedAnswer(at, "is missing");
    });
  values.set(at, known);
  return known;
}
