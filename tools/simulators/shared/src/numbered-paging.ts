import { numberParameter, type Parameters, type Query } from "./query.ts";

/** One page of a collection whose pages are numbered from 1. */
export interface NumberedPage<T> {
  readonly records: readonly T[];
  readonly totalCount: number;
  readonly perPage: number;
  readonly currentPage: number;
  /** Whether there are more pages after this one. */
  readonly more: boolean;
}

/** The two parameters of numbered pages, for a route's list of parameters. */
export function numberedPagingParameters(max = 100): Parameters {
  return { page: numberParameter(1, 1e9), per_page: numberParameter(1, max) };
}

/** Cuts a page out of a collection. A page behind the last one is empty. */
export function cutNumberedPage<T>(all: readonly T[], query: Query, usualSize: number): NumberedPage<T> {
  const perPage = query.number("per_page", usualSize);
  const currentPage = query.number("page", 1);
  const end = currentPage * perPage;
  return {
    records: all.slice(end - perPage, end),
    totalCount: all.length,
    perPage,
    currentPage,
    more: end < all.length,
  };
}
