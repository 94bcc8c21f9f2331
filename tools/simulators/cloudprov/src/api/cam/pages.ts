import { integer, optional } from "@org/simulator";

/** The members that select a page of a listing. */
export const optionalPage = {
  Page: optional(integer({ min: 1, max: 200 })),
  Rp: optional(integer({ min: 1, max: 200 })),
};

/** A page of a listing: the first 20 objects if the request does not select one. */
export function pageOf<T>(
  all: readonly T[],
  { Page = 1, Rp = 20 }: { readonly Page?: number; readonly Rp?: number },
): readonly T[] {
  return all.slice((Page - 1) * Rp, Page * Rp);
}
