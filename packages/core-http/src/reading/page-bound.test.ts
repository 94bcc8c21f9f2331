import { expect, test } from "vitest";
import { PaginationError } from "../errors/pagination-error.ts";
import { PageBound } from "./page-bound.ts";

test("an account of 100,000 objects is listed in pages of any size", () => {
  for (const size of [10, 99]) {
    const bound = new PageBound();
    for (let first = 0; first < 100_000; first += size)
      bound.count(Array.from({ length: size }, (_, at) => first + at));
  }
});

test("a listing with new members on every page is stopped in the end", () => {
  const bound = new PageBound();
  let pages = 0;
  expect(() => {
    for (;;) bound.count([pages++]);
  }).toThrow(PaginationError);
  expect(pages).toBe(20_001);
});

test("every page by offset except the first must contain new members", () => {
  const bound = new PageBound({ maxPagesWithoutNew: 0 });
  bound.count([]);
  expect(() => bound.count([])).toThrow("returned 2 pages in a row without a new member");
  const filled = new PageBound({ maxPagesWithoutNew: 0 });
  filled.count([1, 2]);
  expect(() => filled.count([2, 1])).toThrow("returned a page without a new member after 2 members");
});
