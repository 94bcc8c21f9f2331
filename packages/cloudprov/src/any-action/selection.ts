import { CodedError, type Expectation, expectation, UnexpectedResponse } from "@org/core-provider";
import { type Body, recordOf, totalIn } from "../platform/responses.ts";
import type { ServiceClient } from "../platform/service-client.ts";
import { isEquivalent } from "./equivalence.ts";
import { memberAt } from "./member-path.ts";
import { type PageCursor, type Paging, pageOf, pagesOf, type RequestPage } from "./paging.ts";

/** A request, and the position of the result in the response. */
export interface Selection {
  readonly action: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Path of the result; empty for the response itself. */
  readonly at?: string | undefined;
  /** Selects an element of a list by the values at paths in it. */
  readonly where?: Readonly<Record<string, unknown>> | undefined;
  readonly paging?: Paging | undefined;
  /** Checks that the response is about the requested object. */
  readonly identifies?: Expectation | undefined;
  /** Parses the result. If it throws, the response is requested again. */
  readonly reads?: ((object: Body) => unknown) | undefined;
}

/** The value at the path of a response: the response without its metadata, an object, or a list of all pages. */
export async function select(client: ServiceClient, selection: Selection): Promise<unknown> {
  const { action, parameters, at = "", where, paging } = selection;
  if (where === undefined && paging === undefined) {
    const response = await client.read(action, parameters, { expects: holds(at) });
    if (at !== "") return memberAt(response, at);
    const { RequestId: _, ...own } = response;
    return own;
  }
  const all: unknown[] = [];
  for await (const one of elements(client, selection)) all.push(one);
  return all;
}

/**
 * The object at the path of a response, or in a list of one element; undefined if the list is empty.
 *
 * @throws Error if the list has several elements.
 */
export async function selectObject(client: ServiceClient, selection: Selection): Promise<Body | undefined> {
  const { action, parameters, at = "", reads, identifies } = selection;
  const expects = reads
    ? expectation((response) => objectsAt(response, at).forEach(readAt(at, reads)))
    : holdsObjects(at);
  const found = objectsAt(await client.read(action, parameters, { expects, identifies }), at);
  if (found.length > 1)
    throw new CodedError(
      "ambiguous",
      `${action} returned ${found.length} elements at ${at}: select one with \`where\``,
    );
  return found[0];
}

/** The selected elements of a list, requested page by page. */
export async function* elements(client: ServiceClient, selection: Selection): AsyncGenerator<unknown> {
  for await (const list of selectedPages(client, selection)) yield* list;
}

/** The same, as pages. */
export async function* selectedPages(client: ServiceClient, selection: Selection): AsyncGenerator<readonly unknown[]> {
  const { at = "", where, paging, reads } = selection;
  const read = reads && readAt(at, reads);
  const expects = read
    ? expectation((response) =>
        listAt(response, at, paging?.total)
          .filter((one) => isSelected(one, where))
          .map(objectOf(at))
          .forEach(read),
      )
    : holdsList(at, paging?.total);
  for await (const list of pagesOf(paging, pageRequest(client, selection, expects)))
    yield list.filter((one) => isSelected(one, where));
}

/** All elements of one page, without a selection. */
export function pageOfElements(client: ServiceClient, selection: Selection, cursor: PageCursor | undefined) {
  return pageOf(
    selection.paging,
    pageRequest(client, selection, holdsList(selection.at ?? "", selection.paging?.total)),
    cursor,
  );
}

/** Whether an element of a list has the selected values. */
export function isSelected(element: unknown, where: Selection["where"] = {}): boolean {
  return Object.entries(where).every(([path, value]) => isEquivalent(memberAt(element, path), value));
}

function pageRequest(client: ServiceClient, selection: Selection, expects: Expectation): RequestPage {
  const { action, parameters, at = "", paging, identifies } = selection;
  return async (more) => {
    const response = await client.read(action, { ...parameters, ...more }, { expects, identifies });
    return { response, list: listAt(response, at, paging?.total), total: totalOf(response, at, paging?.total) };
  };
}

/**
 * The list at a path. The platform returns null for an empty list.
 *
 * @throws UnexpectedResponse if there is none, and the response does not say that there are no elements.
 */
function listAt(response: unknown, at: string, totalPath?: string): readonly unknown[] {
  const found = memberAt(response, at);
  const total = totalOf(response, at, totalPath);
  if (Array.isArray(found)) return found;
  if ((found ?? null) === null && (total === 0 || (total === undefined && found === null))) return [];
  throw UnexpectedResponse.kind(found, "a list").within(at);
}

/** The object at a path, or the objects of the list there. */
function objectsAt(response: unknown, at: string): readonly Body[] {
  const found = memberAt(response, at);
  const list = Array.isArray(found) ? found : [found];
  const isEmpty = (found ?? null) === null && totalOf(response, at) === 0;
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

/**
 * The total number of elements in a response: at a path, or next to the list.
 *
 * @throws UnexpectedResponse if it is not a number at the path that the program names.
 */
function totalOf(response: unknown, at: string, path?: string): number | undefined {
  if (path === undefined) {
    const beside = recordOf(memberAt(response, at.replace(/\.?[^.]*$/, "")));
    return beside && totalIn(beside);
  }
  const found = memberAt(response, path);
  const total = typeof found === "string" && found.trim() !== "" ? Number(found) : found;
  if (typeof total === "number" && Number.isSafeInteger(total) && total >= 0) return total;
  throw found === undefined
    ? new UnexpectedResponse(path, "is missing")
    : UnexpectedResponse.kind(found, "a number").within(path);
}

/**
 * Expects a response that can be read at a path. Equal paths return the same function, so that requests can share a
 * response.
 */
function expecting(
  read: (response: unknown, at: string, totalPath?: string) => unknown,
): (at: string, totalPath?: string) => Expectation {
  const known = new Map<string, Expectation>();
  return (at, totalPath) => {
    const key = JSON.stringify([at, totalPath]);
    const expects = known.get(key) ?? expectation((response) => read(response, at, totalPath));
    known.set(key, expects);
    return expects;
  };
}

const holdsList = expecting(listAt);
const holdsObjects = expecting(objectsAt);
/** The platform returns null for an empty list. */
const holds = expecting((response, at) => {
  if (memberAt(response, at) === undefined) throw new UnexpectedResponse(at, "is missing");
});
