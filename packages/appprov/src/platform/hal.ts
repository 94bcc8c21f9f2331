import type { HttpClient } from "@org/core-http";

/** An object as the platform answers it (HAL+JSON). */
export type Body = Readonly<Record<string, unknown>>;

/** A page of a listing. */
interface Page {
  readonly _embedded?: Readonly<Record<string, readonly Body[]>> | null;
  readonly total_count?: number | null;
  readonly per_page?: number | null;
}

/** A page of a listing, told by its number. `name` is what the members stand under: `log_drains`. */
export async function memberPage(api: HttpClient, path: string, name: string, number = 1) {
  const answer = await api.get<Page>(path, number === 1 ? {} : { query: { page: number } });
  const found = answer._embedded?.[name] ?? [];
  const total = answer.total_count ?? undefined;
  const perPage = answer.per_page ?? 0;
  // Without the counts, only a page with nothing new tells the end.
  const last = perPage > 0 && total !== undefined ? Math.ceil(total / perPage) : number + 1;
  const next = [];
  if (found.length > 0) for (let after = number + 1; after <= last; after++) next.push(after);
  return { found, next, total };
}

/**
 * All members of a listing, page by page, each once: what is deleted or made meanwhile moves others to another page.
 * `name` is what they stand under: `log_drains`.
 */
export async function* members(api: HttpClient, path: string, name: string): AsyncGenerator<Body> {
  const seen = new Set<unknown>();
  for (let number: number | undefined = 1; number !== undefined; ) {
    const { found, next }: Awaited<ReturnType<typeof memberPage>> = await memberPage(api, path, name, number);
    // A service that knows no pages gives the same one for ever.
    const unseen = found.filter(({ id }) => !seen.has(id));
    for (const { id } of unseen) seen.add(id);
    yield* unseen;
    if (unseen.length === 0) return;
    [number] = next;
  }
}

/** All members of a listing at once. */
export async function allMembers(api: HttpClient, path: string, name: string): Promise<Body[]> {
  const all: Body[] = [];
  for await (const member of members(api, path, name)) all.push(member);
  return all;
}

/** The ID of a related object: the last part of its link; empty when there is no such relation. */
export function linkedId(body: Body, relation: string): string {
  const href = record(record(body["_links"])?.[relation])?.["href"];
  if (typeof href !== "string") return "";
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
  return record(record(body["_embedded"])?.[name]);
}

/** Objects that stand inside another. */
export function embeddedList(body: Body, name: string): readonly Body[] {
  const list = record(body["_embedded"])?.[name];
  return Array.isArray(list) ? (list as Body[]) : [];
}

/** A member that is a text; empty when it is not. */
export function text(body: Body | undefined, name: string): string {
  const value = body?.[name];
  return typeof value === "string" ? value : "";
}

/** A member that is a number; 0 when it is not. */
export function number(body: Body | undefined, name: string): number {
  const value = body?.[name];
  return typeof value === "number" ? value : 0;
}

/** The object's own ID as the engine keeps it. */
export function idOf(body: Body): string {
  const id = body["id"];
  if (typeof id !== "number") throw new Error("the platform's answer holds no ID");
  return String(id);
}

/** An object, or undefined for anything else. */
export function record(value: unknown): Body | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Body) : undefined;
}
