import { type HttpClient, PageBound, PaginationError, url } from "@org/core-http";
import {
  type Expectation,
  expectation,
  expectationOfEach,
  field,
  fromWire,
  type ResponseReader,
  UnexpectedResponse,
} from "@org/core-provider";
import { type DocumentKind, documents } from "./documents.ts";

/** An object as the platform answers it (HAL+JSON). */
export type Body = Readonly<Record<string, unknown>>;

const pageFacts = {
  total: field.integer({ output: true, optional: true, wire: "total_count", docs: "How many members there are." }),
  perPage: field.integer({ output: true, wire: "per_page", docs: "How many stand in a page." }),
};

/** Members of documents that hold texts by names of somebody's choice. */
const choices: Partial<Readonly<Record<DocumentKind, readonly string[]>>> = {
  configurations: ["env"],
  settings: ["settings", "sensitive_settings"],
};

/** Expects a document of a kind, which can be read in these ways, too. */
export function documentOf(kind: DocumentKind, ...readings: readonly ResponseReader[]): Expectation {
  const texts = (choices[kind] ?? []).map((name) => (body: Body) => textsIn(body, name));
  return expectation(documents[kind], ...texts, ...readings);
}

/** Expects the document of what was just made: it need not have more than its ID yet. */
export const madeDocument: Expectation = expectation((body) => idOf(body));

/**
 * Expects a page of a listing, each member of which is a document of a kind, and can be read in these ways, too. Without
 * the list, a page tells of no members only when it says that there are none.
 */
export function pageOf(kind: DocumentKind, ...readings: readonly ResponseReader[]): Expectation {
  const each = expectationOfEach(documents[kind], ...readings);
  return expectation((answer) => {
    const { total } = fromWire(pageFacts, answer);
    const found = embeddedMember(answer, kind);
    if (found === undefined && total === 0) return;
    const fault = each(found)?.within(`_embedded.${kind}`);
    if (fault !== undefined) throw fault;
  });
}

const ofKind = Object.fromEntries(
  (Object.keys(documents) as DocumentKind[]).map((kind) => [kind, { one: documentOf(kind), page: pageOf(kind) }]),
) as Readonly<Record<DocumentKind, { readonly one: Expectation; readonly page: Expectation }>>;

/**
 * Reads a document: `/apps/12`.
 *
 * @throws Error when the response identifies another document.
 */
export async function document(
  api: HttpClient,
  kind: DocumentKind,
  id: string | number,
  expects = ofKind[kind].one,
): Promise<Body> {
  const body = await api.get<Body>(url`/${kind}/${id}`, { expects });
  const { id: found = id } = body;
  if (String(found) === String(id)) return body;
  throw new Error(
    `the platform answered a request for /${kind}/${id} with the document ${String(found)}. Nothing of the response was used. Run the command again; when that does not help, check the endpoint and any proxy on the way`,
  );
}

/** A page of a listing. */
interface Page {
  readonly _embedded?: Readonly<Record<string, readonly Body[]>> | null;
  readonly total_count?: number | null;
  readonly per_page?: number | null;
}

/** A page of a listing, told by its number. */
export async function memberPage(
  api: HttpClient,
  path: string,
  kind: DocumentKind,
  number = 1,
  expects = ofKind[kind].page,
) {
  const answer = await api.get<Page>(path, { expects, ...(number === 1 ? {} : { query: { page: number } }) });
  const found = answer._embedded?.[kind] ?? [];
  const total = answer.total_count ?? undefined;
  const perPage = answer.per_page ?? 0;
  // Without the counts, only a page with nothing new tells the end.
  const isCounted = perPage > 0 && total !== undefined;
  const last = isCounted ? Math.ceil(total / perPage) : number + 1;
  if (isCounted && found.length === 0 && number <= last) {
    throw incomplete(`Page ${number} of ${path} is empty, but there are ${total} ${kind} in all`);
  }
  const next = [];
  if (found.length > 0) for (let after = number + 1; after <= last; after++) next.push(after);
  return { found, next, total };
}

/**
 * All members of a listing, page by page, each once: what is deleted or made meanwhile moves others to another page.
 * `kind` is also what they stand under.
 */
export async function* members(
  api: HttpClient,
  path: string,
  kind: DocumentKind,
  expects?: Expectation,
): AsyncGenerator<Body> {
  const seen = new Set<unknown>();
  const bound = new PageBound();
  for (let number: number | undefined = 1; number !== undefined; ) {
    const page: Awaited<ReturnType<typeof memberPage>> = await memberPage(api, path, kind, number, expects);
    const { found, total } = page;
    // A service that knows no pages gives the same one for ever.
    const unseen = found.filter(({ id }) => !seen.has(id));
    for (const { id } of unseen) seen.add(id);
    yield* unseen;
    if (unseen.length === 0) {
      if (total === undefined || seen.size >= total) return;
      throw incomplete(`Page ${number} of ${path} has no new ${kind}: ${seen.size} of ${total} were listed`);
    }
    bound.countNew(unseen.length);
    [number] = page.next;
  }
}

/** Not all of what a listing counts can be read. A short list would make the rest look deleted. */
function incomplete(summary: string): PaginationError {
  const hint = "Run the command again. If this happens again, report it to the platform's support.";
  return new PaginationError(summary, { hint });
}

/** All members of a listing at once. */
export async function allMembers(api: HttpClient, path: string, kind: DocumentKind): Promise<Body[]> {
  const all: Body[] = [];
  for await (const member of members(api, path, kind)) all.push(member);
  return all;
}

/** The ID of a related object: the last part of its link; empty when there is no such relation. */
export function linkedId(body: Body, relation: string): string {
  const href = text(objectIn(objectIn(body, "_links"), relation), "href");
  const path = href.replace(/[?#].*$/, "").replace(/\/+$/, "");
  return path.slice(path.lastIndexOf("/") + 1);
}

/** The ID of a related object as a number; 0 when there is no such relation. */
export function linkedNumber(body: Body, relation: string): number {
  const id = linkedId(body, relation);
  return /^\d+$/.test(id) ? Number(id) : 0;
}

/** An object that stands inside another; undefined when it does not. */
export function embedded(body: Body, name: string): Body | undefined {
  return objectIn(objectIn(body, "_embedded"), name);
}

/** Objects that stand inside another. */
export function embeddedList(body: Body, name: string): readonly Body[] {
  const list = embeddedMember(body, name) ?? [];
  if (!Array.isArray(list)) throw UnexpectedResponse.kind(list, "a list").within(`_embedded.${name}`);
  return list as Body[];
}

/** A member that is a text; empty when there is none. */
export function text(body: Body | undefined, name: string): string {
  const value = body?.[name] ?? "";
  return typeof value === "string" ? value : wrong(name, value, "a string");
}

/** A member that is a number; 0 when there is none. */
export function number(body: Body | undefined, name: string): number {
  const value = body?.[name] ?? 0;
  return typeof value === "number" ? value : wrong(name, value, "a number");
}

/** A member that is an object; undefined when there is none. */
export function objectIn(body: Body | undefined, name: string): Body | undefined {
  const value = body?.[name] ?? undefined;
  return value === undefined ? undefined : (record(value) ?? wrong(name, value, "an object"));
}

/** A member that holds texts by their names; none when it is not there. */
export function textsIn(body: Body | undefined, name: string): Readonly<Record<string, string>> {
  const values = objectIn(body, name) ?? {};
  return Object.fromEntries(
    Object.keys(values)
      .filter((key) => (values[key] ?? undefined) !== undefined)
      .map((key) => [key, text(values, key)]),
  );
}

/** The object's own ID as the engine keeps it. */
export function idOf(body: Body): string {
  const { id } = body;
  return typeof id === "number" ? String(id) : wrong("id", id, "a number");
}

/** An object, or undefined for anything else. */
export function record(value: unknown): Body | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Body) : undefined;
}

function embeddedMember(body: Body, name: string): unknown {
  return objectIn(body, "_embedded")?.[name] ?? undefined;
}

function wrong(name: string, value: unknown, wanted: string): never {
  throw UnexpectedResponse.kind(value, wanted).within(name);
}
