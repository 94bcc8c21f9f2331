import { describe, expect, it } from "vitest";
import { cutNumberedPage } from "./numbered-paging.ts";
import { Query } from "./query.ts";

const all = ["a", "b", "c", "d", "e"];
const page = (search: string) => cutNumberedPage(all, new Query(new URLSearchParams(search)), 2);

describe("numbered pages", () => {
  it("begin with page 1 of the usual size", () => {
    expect(page("")).toEqual({ records: ["a", "b"], totalCount: 5, perPage: 2, currentPage: 1, more: true });
  });

  it("end with the remaining elements", () => {
    expect(page("page=3")).toMatchObject({ records: ["e"], more: false });
    expect(page("page=5&per_page=1")).toMatchObject({ records: ["e"], more: false });
  });

  it("are empty behind the last one", () => {
    expect(page("page=4")).toMatchObject({ records: [], totalCount: 5, currentPage: 4, more: false });
  });
});
