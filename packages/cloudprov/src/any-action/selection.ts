import { type Expectation, expectation, UnexpectedResponse } from "@org/core-provider";
import { type Body, recordOf, totalIn } from "../platform/answers.ts";
import type { ServiceClient } from "../platform/service-client.ts";
import { isEquivalent } from "./equivalence.ts";
import { memberAt } from "./member-path.ts";
import { type AskForPage, type PageCursor, type Paging, pageOf, pagesOf } from "./paging.ts";

/** What is asked for, and where it stands in the answer. */
export interface Selection {
  readonly action: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Path of what is meant; empty for the answer itself. */
  readonly at?: string | undefined;
  /** Which element of a list is meant, by the values at paths of it. */
  readonly where?: Readonly<Record<string, unknown>> | undefined;
  readonly paging?: Paging | undefined;
  /** Reads what is meant. What it throws makes an answer one that is asked for again. */
  readonly reads?: ((meant: Body) => unknown) | undefined;
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

/**
 * The object that an answer holds at the path, or in a list of one there; undefined when the list is empty.
 *
 * @throws Error when the list has several.
 */
export async function selectObject(client: ServiceClient, selection: Selection): Promise<Body | undefined> {
  const { action, parameters, at = "", reads } = selection;
  const expects = reads ? expectation((answer) => objectsAt(answer, at).forEach(readAt(at, reads))) : holdsObjects(at);
  const found = objectsAt(await client.read(action, parameters, { expects }), at);
  if (found.length > 1)
    throw new Error(`${action} returned ${found.length} elements at ${at}: select one with \`where\``);
  return found[0];
}

/** The elements of a list that are meant, page by page as they are asked for. */
export async function* elements(client: ServiceClient, selection: Selection): AsyncGenerator<unknown> {
  for await (const list of meantOfPages(client, selection)) yield* list;
}

/** The same, the pages as they are. */
export async function* meantOfPages(client: ServiceClient, selection: Selection): AsyncGenerator<readonly unknown[]> {
  const { at = "", where, paging, reads } = selection;
  const read = reads && readAt(at, reads);
  const expects = read
    ? expectation((answer) =>
        listAt(answer, at)
          .filter((one) => isMeant(one, where))
          .map(objectOf(at))
          .forEach(read),
      )
    : holdsList(at);
  for await (const list of pagesOf(paging, asking(client, selection, expects)))
    yield list.filter((one) => isMeant(one, where));
}

/** All elements of one page of a list, whichever are meant. */
export function pageOfElements(client: ServiceClient, selection: Selection, cursor: PageCursor | undefined) {
  return pageOf(selection.paging, asking(client, selection, holdsList(selection.at ?? "")), cursor);
}

/** Whether an element of a list has the values that are looked for. */
export function isMeant(element: unknown, where: Selection["where"] = {}): boolean {
  return Object.entries(where).every(([path, value]) => isEquivalent(memberAt(element, path), value));
}

function asking(client: ServiceClient, { action, parameters, at = "" }: Selection, expects: Expectation): AskForPage {
  return async (more) => {
    const answer = await client.read(action, { ...parameters, ...more }, { expects });
    return { answer, list: listAt(answer, at), total: totalBeside(answer, at) };
  };
}

/**
 * The list at a path. The platform gives null for one that is empty.
 *
 * @throws UnexpectedResponse when there is none, and the answer does not say that there are no elements.
 */
function listAt(answer: unknown, at: string): readonly unknown[] {
  const found = memberAt(answer, at);
  if (Array.isArray(found)) return found;
  const total = totalBeside(answer, at);
  if ((found ?? null) === null && (total === 0 || (total === undefined && found === null))) return [];
  throw UnexpectedResponse.kind(found, "a list").within(at);
}

/** The object at a path, or those of the list there. */
function objectsAt(answer: unknown, at: string): readonly Body[] {
  const found = memberAt(answer, at);
  const list = Array.isArray(found) ? found : [found];
  const isEmpty = (found ?? null) === null && totalBeside(answer, at) === 0;
  return (isEmpty ? [] : list).map(objectOf(at));
}

function objectOf(at: string): (one: unknown) => Body {
  return (one) => {
    const object = recordOf(one);
    if (object === undefined) throw UnexpectedResponse.kind(one, "an object").within(at);
    return object;
  };
}

function readAt(at: string, read: (object: Body) => unknown): (object: Body) => void {
  return (object) => {
    try {
      read(object);
    } catch (error) {
      throw UnexpectedResponse.of(error).within(at);
    }
  };
}

/** How many elements an answer counts where a list stands. */
function totalBeside(answer: unknown, at: string): number | undefined {
  const beside = recordOf(memberAt(answer, at.replace(/\.?[^.]*$/, "")));
  return beside && totalIn(beside);
}

/** Expects what a way of reading reads at a path: the same for the same path, so that requests share an answer. */
function expecting(read: (answer: unknown, at: string) => unknown): (at: string) => Expectation {
  const made = new Map<string, Expectation>();
  return (at) => {
    const known = made.get(at) ?? expectation((answer) => read(answer, at));
    made.set(at, known);
    return known;
  };
}

const holdsList = expecting(listAt);
const holdsObjects = expecting(objectsAt);
/** The platform gives null for what is empty. */
const holds = expecting((answer, at) => {
  if (memberAt(answer, at) === undefined) throw new UnexpectedResponse(at, "is missing");
});
