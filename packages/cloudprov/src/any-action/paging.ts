import { PageBound, PaginationError } from "@org/core-http";
import { atLeastOneOf, exactlyOneOf, field } from "@org/core-provider";
import { memberAt } from "./member-path.ts";

/** How to request the pages of a listing. */
export interface Paging {
  readonly offset?: string | undefined;
  readonly page?: string | undefined;
  readonly token?: string | undefined;
  readonly next?: string | undefined;
  readonly limit?: string | undefined;
  readonly size?: number | undefined;
  readonly texts?: boolean | undefined;
  readonly total?: string | undefined;
}

/** Number of elements of a page if the program does not choose it. */
const defaultSize = 100;

/** The property for {@link Paging}. */
export const pagingField = field.object(
  {
    offset: field.string({
      emptyIsUnset: true,
      docs: "Parameter for the number of elements before the page, such as `Offset`.",
    }),
    page: field.string({
      emptyIsUnset: true,
      docs: "Parameter for the number of the page, starting at 1, such as `PageNumber`.",
    }),
    token: field.string({
      emptyIsUnset: true,
      docs: "Parameter for the token that the previous page returned, such as `NextToken`.",
    }),
    next: field.string({
      docs: "Path in the response of the token for the next page. Defaults to the value of `token`.",
    }),
    limit: field.string({
      emptyIsUnset: true,
      docs: "Parameter for the number of elements of a page, such as `Limit` or `PageSize`.",
    }),
    size: field.integer({
      min: 1,
      docs: `Number of elements of a page, which is sent in the parameter \`limit\`. Defaults to ${defaultSize}. A shorter page is the last one, unless the total number indicates more elements.`,
    }),
    total: field.string({
      docs: "Path in the response of the total number of elements, such as `Page.Count`. Defaults to `TotalCount`, `Total` or `TotalNum` beside the list.",
    }),
    texts: field.boolean({ docs: "Whether the action requires these numbers as texts, as the actions of `vpc` do." }),
  },
  {
    typeName: "ActionPaging",
    // The platform's own page size is unknown: a full page could not be distinguished from the last one.
    rules: [exactlyOneOf("offset", "page", "token"), atLeastOneOf("limit", "size", "token")],
    docs: "How to request the pages of a listing. By default, one response contains all elements.",
  },
);

interface Page {
  readonly response: unknown;
  readonly list: readonly unknown[];
  /** The total number of elements, if the response contains it. */
  readonly total?: number | undefined;
}

/** The parameters that request a page. */
export type PageCursor = Readonly<Record<string, unknown>>;

/** Requests a page, by parameters in addition to those of the listing. */
export type RequestPage = (parameters: PageCursor) => Promise<Page>;

/** The pages of a listing, one after another. */
export async function* pagesOf(paging: Paging | undefined, request: RequestPage): AsyncGenerator<readonly unknown[]> {
  const bound = new PageBound(paging?.token === undefined ? { maxPagesWithoutNew: 0 } : {});
  let cursor: PageCursor | undefined;
  let count = 0;
  do {
    const { list, next, total } = await pageOf(paging, request, cursor);
    yield list;
    count += list.length;
    if (list.length > 0 || next !== undefined) bound.count(list.map((one) => JSON.stringify(one)));
    // Missing objects would count as deleted.
    if (paging !== undefined && next === undefined && total !== undefined && count < total) {
      const hint =
        "Run the command again. If this happens again, check `paging`: its size must be one that the action supports.";
      throw new PaginationError(`The listing ended after ${count} elements, but there are ${total} in total`, { hint });
    }
    cursor = next;
  } while (cursor !== undefined);
}

/**
 * A page of a listing (the first one without a cursor) and the cursor of the next page, which is undefined on the last
 * page.
 */
export async function pageOf(
  paging: Paging | undefined,
  request: RequestPage,
  cursor: PageCursor = firstOf(paging),
): Promise<Omit<Page, "response"> & { readonly next: PageCursor | undefined }> {
  if (paging === undefined) return { list: (await request({})).list, next: undefined };
  const { limit, size = defaultSize } = paging;
  const page = await request({ ...(limit === undefined ? {} : { [limit]: numeral(paging, size) }), ...cursor });
  return { list: page.list, total: page.total, next: after(paging, page, cursor) };
}

function firstOf(paging: Paging = {}): PageCursor {
  const { offset, page } = paging;
  return {
    ...(offset === undefined ? {} : { [offset]: numeral(paging, 0) }),
    ...(page === undefined ? {} : { [page]: numeral(paging, 1) }),
  };
}

function after(paging: Paging, { response, list, total = 0 }: Page, cursor: PageCursor): PageCursor | undefined {
  const { offset, page = "", token, next, size = defaultSize } = paging;
  if (token !== undefined) {
    const following = memberAt(response, next ?? token);
    return following === undefined || following === null || following === "" ? undefined : { [token]: following };
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
