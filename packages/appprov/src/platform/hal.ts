import { type HttpClient, PageBound, PaginationError, url } from "@org/core-http";
import {
  type Expectation,
  expectation,
  expectationOfEach,
  expectationOfOwn,
  field,
  fromWire,
  noteMissingMember,
  type ResponseReader,
  UnexpectedResponse,
} from "@org/core-provider";
import { type DocumentKind, documents } from "./documents.ts";

/** A JSON object of a response (HAL+JSON). */
export type Body = Readonly<Record<string, unknown>>;

const pageFacts = {
  total: field.integer({ output: true, optional: true, wire: "total_count", docs: "Number of members." }),
  perPage: field.integer({ output: true, wire: "per_page", docs: "Number of members per page." }),
};

/** Members of documents that contain strings by user-defined names. */
const stringMaps: Partial<Readonly<Record<DocumentKind, readonly string[]>>> = {
  configurations: ["env"],
  settings: ["settings", "sensitive_settings"],
};

/** Expects a document of a kind that all these readings accept. */
export function documentOf(kind: DocumentKind, ...readings: readonly ResponseReader[]): Expectation {
  const texts = (stringMaps[kind] ?? []).map((name) => (body: Body) => textsIn(body, name));
  return expectation(documents[kind], ...texts, ...readings);
}

/** Expects the document of a new object, which may contain nothing but its ID. */
export const createdDocument: Expectation = expectation((body) => idOf(body));

/**
 * Expects a page of a listing with documents of a kind that all these readings accept. A page without the list is valid
 * only if it says that there are no members.
 */
export function pageOf(kind: DocumentKind, ...readings: readonly ResponseReader[]): Expectation {
  const each = expectationOfEach(documents[kind], ...readings);
  return expectation((response) => {
    const { total } = fromWire(pageFacts, response);
    const found = embeddedMember(response, kind);
    if (found === undefined && total === 0) return;
    const fault = each(found)?.within(`_embedded.${kind}`);
    if (fault !== undefined) throw fault;
  });
}

const ofKind = Object.fromEntries(
  (Object.keys(documents) as DocumentKind[]).map((kind) => [kind, { one: documentOf(kind), page: pageOf(kind) }]),
) as Readonly<Record<DocumentKind, { readonly one: Expectation; readonly page: Expectation }>>;

/** Reads a document: `/apps/12`. A response that identifies another document is invalid. */
export async function document(
  api: HttpClient,
  kind: DocumentKind,
  id: string | number,
  expects = ofKind[kind].one,
): Promise<Body> {
  return api.get<Body>(url`/${kind}/${id}`, { expects, identifies: expectationOfOwn("id", String(id)) });
}

/** A page of a listing. */
interface Page {
  readonly _embedded?: Readonly<Record<string, readonly Body[]>> | null;
  readonly total_count?: number | null;
  readonly per_page?: number | null;
}

/** Reads a page of a listing by its number. */
export async function memberPage(
  api: HttpClient,
  path: string,
  kind: DocumentKind,
  number = 1,
  expects = ofKind[kind].page,
) {
  const response = await api.get<Page>(path, { expects, ...(number === 1 ? {} : { query: { page: number } }) });
  const found = response._embedded?.[kind] ?? [];
  const total = response.total_count ?? undefined;
  const perPage = response.per_page ?? 0;
  // Without the counts, only a page without new members marks the end.
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
 * All members of a listing, page by page. Each member is returned once, even if objects that are created or deleted
 * meanwhile move it to another page.
 *
 * @param kind - Also the name of the list in each page.
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
    // A service without pages returns the same page again.
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

/** The error for a listing with fewer members than it counts. A short list would make the others look deleted. */
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

/** The ID of a related object, which is the last part of its link; empty if there is no such relation. */
export function linkedId(body: Body, relation: string): string {
  const link = objectIn(objectIn(body, "_links"), relation);
  if (link === undefined) return "";
  const href = text(link, "href");
  const path = href.replace(/[?#].*$/, "").replace(/\/+$/, "");
  return path.slice(path.lastIndexOf("/") + 1);
}

/** The ID of a related object that every object of the kind has; empty if the response lacks it. */
export function requiredLinkedId(body: Body, relation: string): string {
  const id = linkedId(body, relation);
  if (id === "") noteMissingMember();
  return id;
}

/** The ID of a related object that every object of the kind has as a number; 0 if the response lacks it. */
export function linkedNumber(body: Body, relation: string): number {
  const id = requiredLinkedId(body, relation);
  return /^\d+$/.test(id) ? Number(id) : 0;
}

/** An embedded object, if any. */
export function embedded(body: Body, name: string): Body | undefined {
  return objectIn(objectIn(body, "_embedded"), name);
}

/** A list of embedded objects. */
export function embeddedList(body: Body, name: string): readonly Body[] {
  const list = embeddedMember(body, name) ?? missing([]);
  if (!Array.isArray(list)) throw UnexpectedResponse.kind(list, "a list").within(`_embedded.${name}`);
  return list as Body[];
}

/** A member that is a string; empty if it is missing. */
export function text(body: Body | undefined, name: string): string {
  const value = memberOr(body, name, "");
  return typeof value === "string" ? value : wrong(name, value, "a string");
}

/** A member that is a number; 0 if it is missing. */
export function number(body: Body | undefined, name: string): number {
  const value = memberOr(body, name, 0);
  return typeof value === "number" ? value : wrong(name, value, "a number");
}

/** A member that is an object; undefined if it is missing. */
export function objectIn(body: Body | undefined, name: string): Body | undefined {
  const value = body?.[name] ?? undefined;
  return value === undefined ? undefined : (record(value) ?? wrong(name, value, "an object"));
}

/** A member that contains strings by name; empty if it is missing. */
export function textsIn(body: Body | undefined, name: string): Readonly<Record<string, string>> {
  const values = objectIn(body, name) ?? {};
  return Object.fromEntries(
    Object.keys(values)
      .filter((key) => (values[key] ?? undefined) !== undefined)
      .map((key) => [key, text(values, key)]),
  );
}

/** The object's own ID as the engine stores it. */
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

/** A member, or the empty value if it is null or missing. */
function memberOr(body: Body | undefined, name: string, empty: unknown): unknown {
  const value = body?.[name];
  return value === undefined ? missing(empty) : (value ?? empty);
}

/** Records that the response lacks a member. Returns the value to continue with. */
function missing<T>(value: T): T {
  noteMissingMember();
  return value;
}

function wrong(name: string, value: unknown, wanted: string): never {
  throw UnexpectedResponse.kind(value, wanted).within(name);
}
