import { PageBound, PaginationError } from "@org/core-http";
import { atLeastOneOf, exactlyOneOf, field } from "@org/core-provider";
import { memberAt } from "./member-path.ts";

/** How a listing is asked for page by page. */
export interface Paging {
  readonly offset?: string | undefined;
  readonly page?: string | undefined;
  readonly token?: string | undefined;
  readonly next?: string | undefined;
  readonly limit?: string | undefined;
  readonly size?: number | undefined;
  readonly texts?: boolean | undefined;
}

/** Elements of a page, where the program does not say how many it asks for. */
const defaultSize = 100;

/** The property that says how a listing is asked for page by page. */
export const pagingField = field.object(
  {
    offset: field.string({ docs: "Parameter for the number of elements before the page, such as `Offset`." }),
    page: field.string({ docs: "Parameter for the number of the page, starting at 1, such as `PageNumber`." }),
    token: field.string({ docs: "Parameter for the token that the previous page returned, such as `NextToken`." }),
    next: field.string({
      docs: "Path in the response of the token for the next page. Defaults to the value of `token`.",
    }),
    limit: field.string({ docs: "Parameter for the number of elements of a page, such as `Limit` or `PageSize`." }),
    size: field.integer({
      min: 1,
      docs: `Number of elements of a page, which is sent in the parameter \`limit\`. Defaults to ${defaultSize}. A shorter page is the last one, unless \`TotalCount\`, \`Total\` or \`TotalNum\` beside the list indicates more elements.`,
    }),
    texts: field.boolean({ docs: "Whether the action requires these numbers as texts, as the actions of `vpc` do." }),
  },
  {
    typeName: "ActionPaging",
    // Nobody knows how many elements a page has that the platform has chosen: a full one would be taken for the last.
    rules: [exactlyOneOf("offset", "page", "token"), atLeastOneOf("limit", "size", "token")],
    docs: "How to request the pages of a listing. By default, one response contains all elements.",
  },
);

interface Page {
  readonly answer: unknown;
  readonly list: readonly unknown[];
  /** How many elements there are in all, where the answer tells. */
  readonly total?: number | undefined;
}

/** What a page is asked for with. */
export type PageCursor = Readonly<Record<string, unknown>>;

/** Asks for a page, by parameters beside those of the listing. */
export type AskForPage = (parameters: PageCursor) => Promise<Page>;

/** The pages of a listing, asked for one after another. */
export async function* pagesOf(paging: Paging | undefined, ask: AskForPage): AsyncGenerator<readonly unknown[]> {
  const bound = new PageBound(paging?.token === undefined ? { mostBarren: 0 } : {});
  let cursor: PageCursor | undefined;
  let count = 0;
  do {
    const { list, next, total } = await pageOf(paging, ask, cursor);
    yield list;
    count += list.length;
    if (list.length > 0 || next !== undefined) bound.count(list.map((one) => JSON.stringify(one)));
    // What is missing would count as deleted.
    if (paging !== undefined && next === undefined && total !== undefined && count < total) {
      const hint =
        "Run the command again. If this happens again, check `paging`: its size must be one that the action supports.";
      throw new PaginationError(`The listing ended after ${count} elements, but there are ${total} in total`, { hint });
    }
    cursor = next;
  } while (cursor !== undefined);
}

/** A page of a listing, the first one without a cursor, and the cursor of the one after it: undefined on the last. */
export async function pageOf(
  paging: Paging | undefined,
  ask: AskForPage,
  cursor: PageCursor = firstOf(paging),
): Promise<Omit<Page, "answer"> & { readonly next: PageCursor | undefined }> {
  if (paging === undefined) return { list: (await ask({})).list, next: undefined };
  const { limit, size = defaultSize } = paging;
  const page = await ask({ ...(limit === undefined ? {} : { [limit]: numeral(paging, size) }), ...cursor });
  return { list: page.list, total: page.total, next: after(paging, page, cursor) };
}

function firstOf(paging: Paging = {}): PageCursor {
  const { offset, page } = paging;
  return {
    ...(offset === undefined ? {} : { [offset]: numeral(paging, 0) }),
    ...(page === undefined ? {} : { [page]: numeral(paging, 1) }),
  };
}

function after(paging: Paging, { answer, list, total = 0 }: Page, cursor: PageCursor): PageCursor | undefined {
  const { offset, page = "", token, next, size = defaultSize } = paging;
  if (token !== undefined) {
    const told = memberAt(answer, next ?? token);
    return told === undefined || told === null || told === "" ? undefined : { [token]: told };
  }
  const isShort = list.length < size;
  if (offset !== undefined) {
    const start = Number(cursor[offset]);
    const reached = start + list.length;
    if (isShort && reached >= total) return undefined;
    return { [offset]: numeral(paging, isShort ? reached : start + size) };
  }
  const number = Number(cursor[page]);
  if (isShort && (number - 1) * size + list.length >= total) return undefined;
  return { [page]: numeral(paging, number + 1) };
}

function numeral({ texts }: Paging, value: number): string | number {
  return texts ? String(value) : value;
}
