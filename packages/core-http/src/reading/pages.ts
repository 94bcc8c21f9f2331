import type { HttpClient } from "../client/client.ts";
import { PaginationError } from "../errors/pagination-error.ts";
import type { HttpResponse, RequestOptions, ResponseHead } from "../origin/client-options.ts";
import type { Query } from "../wire/url.ts";
import { PageBound } from "./page-bound.ts";

/** A listing that comes in pages. */
export interface PagedRequest<Page> extends Pick<RequestOptions, "headers" | "signal"> {
  /** Path below the client's base URL. */
  readonly path: string;
  /** Query of every page. */
  readonly query?: Query;
  /** What tells each member of a page from all others: its ID. A listing that brings nothing new is given up. */
  readonly keys: (page: Page) => Iterable<unknown>;
}

/** A listing whose pages are asked for by a token. */
export interface TokenPagedRequest<Page> extends PagedRequest<Page> {
  /** Query parameter that carries the token, such as `page_token`. */
  readonly tokenParameter: string;
  /** The token of the next page; undefined, null or empty on the last one. */
  readonly next: (page: Page, response: ResponseHead) => string | null | undefined;
}

/** A page of such a listing. */
export interface TokenPage<Page> {
  readonly page: Page;
  /** The token of the next page; undefined on the last one. */
  readonly next: string | undefined;
  /** The answer that the page came in. */
  readonly response: HttpResponse<Page>;
}

/**
 * Listings whose pages are asked for by a token.
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
  /** One page with the token of the next one: the first page without a token. */
  async page<Page>(
    client: HttpClient,
    request: TokenPagedRequest<Page>,
    token: string | undefined,
  ): Promise<TokenPage<Page>> {
    const { path, tokenParameter, next, query, keys: _, ...options } = request;
    const asked = token === undefined ? query : { ...query, [tokenParameter]: token };
    const response = await client.request<Page>({ ...options, method: "GET", path, query: asked });
    return { page: response.body, next: next(response.body, response) || undefined, response };
  },

  /**
   * The pages, one request each, with the same query but for the token.
   *
   * @throws {@link PaginationError} when a token comes twice, when many pages in a row hold nothing new, or when there
   * are too many pages: the listing would never end.
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
   * The token within a full URL of the next page; undefined when there is no next page.
   *
   * @throws {@link PaginationError} when the URL holds no such parameter.
   */
  fromUrl(next: string | null | undefined, parameter: string): string | undefined {
    if (next === undefined || next === null || next === "") return undefined;
    const token = URL.canParse(next, anyBase) ? new URL(next, anyBase).searchParams.get(parameter) : null;
    if (token === null || token === "") {
      throw new PaginationError(`The listing's link to the next page holds no ${parameter}`);
    }
    return token;
  },
};

/** Only the query of a link matters; it may come without a host. */
const anyBase = "https://listing.invalid";

function factsOf({ url, status }: { readonly url: string; readonly status: number }) {
  return { method: "GET", url, status };
}
