import type { HttpClient } from "../client/client.ts";
import { PaginationError } from "../errors/pagination-error.ts";
import type { HttpResponse, RequestOptions, ResponseHead } from "../origin/client-options.ts";
import type { Query } from "../wire/url.ts";
import { PageBound } from "./page-bound.ts";

/** A listing in pages. */
export interface PagedRequest<Page> extends Pick<RequestOptions, "headers" | "signal"> {
  /** Path below the client's base URL. */
  readonly path: string;
  /** The query of all pages. */
  readonly query?: Query;
  /** The IDs of a page's members. A listing that brings nothing new ends with an error. */
  readonly keys: (page: Page) => Iterable<unknown>;
}

/** A listing whose pages are requested by token. */
export interface TokenPagedRequest<Page> extends PagedRequest<Page> {
  /** The query parameter of the token, such as `page_token`. */
  readonly tokenParameter: string;
  /** The token of the next page; undefined, null or empty on the last one. */
  readonly next: (page: Page, response: ResponseHead) => string | null | undefined;
}

/** A page of such a listing. */
export interface TokenPage<Page> {
  readonly page: Page;
  /** The token of the next page; undefined on the last one. */
  readonly next: string | undefined;
  /** The response with the page. */
  readonly response: HttpResponse<Page>;
}

/**
 * Reads listings whose pages are requested by token.
 *
 * @example
 * ```ts
 * const request = {
 *   path: "/iam/v2/users",
 *   query: { page_size: 99 },
 *   tokenParameter: "page_token",
 *   keys: (page: Page) => page.data.map(({ id }) => id),
 *   next: (page: Page) => pageTokens.fromUrl(page.metadata.next, "page_token"),
 * };
 * for await (const page of pageTokens.pages<Page>(client, request)) users.push(...page.data);
 * ```
 */
export const pageTokens = {
  /** Reads one page and the token of the next one. Without a token, reads the first page. */
  async page<Page>(
    client: HttpClient,
    request: TokenPagedRequest<Page>,
    token: string | undefined,
  ): Promise<TokenPage<Page>> {
    const { path, tokenParameter, next, query, keys: _, ...options } = request;
    const pageQuery = token === undefined ? query : { ...query, [tokenParameter]: token };
    const response = await client.request<Page>({ ...options, method: "GET", path, query: pageQuery });
    return { page: response.body, next: next(response.body, response) || undefined, response };
  },

  /**
   * Reads all pages, one request each.
   *
   * @throws {@link PaginationError} if a token repeats, many pages in a row contain nothing new, or there are too many
   * pages: the listing would never end.
   */
  async *pages<Page>(client: HttpClient, request: TokenPagedRequest<Page>): AsyncGenerator<Page, void> {
    const seen = new Set<string>();
    const bound = new PageBound();
    let token: string | undefined;
    for (;;) {
      const { page, next, response } = await pageTokens.page(client, request, token);
      yield page;
      if (next === undefined) return;
      bound.count(request.keys(page), factsOf(response));
      if (seen.has(next)) throw new PaginationError("The listing names the same next page twice", factsOf(response));
      seen.add(next);
      token = next;
    }
  },

  /**
   * Reads the token from the URL of the next page. Returns undefined if there is no next page.
   *
   * @throws {@link PaginationError} if the URL does not have the parameter.
   */
  fromUrl(next: string | null | undefined, parameter: string): string | undefined {
    if (next === undefined || next === null || next === "") return undefined;
    const token = URL.canParse(next, anyBase) ? new URL(next, anyBase).searchParams.get(parameter) : null;
    if (token === null || token === "") {
      throw new PaginationError(`The listing's link to the next page has no ${parameter}`);
    }
    return token;
  },
};

/** A link may have no host, because only its query matters. */
const anyBase = "https://listing.invalid";

function factsOf({ url, status }: { readonly url: string; readonly status: number }) {
  return { method: "GET", url, status };
}
