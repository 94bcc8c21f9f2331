import { describe, expect, test } from "vitest";
import { clientFor, rejection } from "../../test/client-for.ts";
import { answering, startServer } from "../../test/server.ts";
import { PaginationError } from "../errors/pagination-error.ts";
import { pageTokens } from "./pages.ts";

interface Page {
  readonly data: readonly number[];
  readonly next?: string | null;
}

const keys = (page: Page) => page.data;

async function collect(pages: AsyncIterable<Page>): Promise<number[]> {
  const all: number[] = [];
  for await (const page of pages) all.push(...page.data);
  return all;
}

describe("pages by token", () => {
  test("are requested with the same query and the token of the full next URL, on the client's origin", async () => {
    await using server = await startServer(
      { body: { data: [1, 2], next: "https://other.example.com/elsewhere?page_token=a%2Bb&x=9" } },
      { body: { data: [3], next: "/relative?page_token=c" } },
      { body: { data: [4], next: null } },
    );
    const all = await collect(
      pageTokens.pages<Page>(clientFor(server), {
        path: "/users",
        query: { page_size: 2, environment: "env-1" },
        tokenParameter: "page_token",
        keys,
        next: (page) => pageTokens.fromUrl(page.next, "page_token"),
      }),
    );
    expect(all).toEqual([1, 2, 3, 4]);
    expect(server.requests.map(({ path }) => path)).toEqual([
      "/users?page_size=2&environment=env-1",
      "/users?page_size=2&environment=env-1&page_token=a%2Bb",
      "/users?page_size=2&environment=env-1&page_token=c",
    ]);
  });

  test("can be requested one by one", async () => {
    await using server = await startServer({ body: { data: [1], next: "b" } }, { body: { data: [2], next: "" } });
    const client = clientFor(server);
    const request = { path: "/x", query: { size: 1 }, tokenParameter: "t", keys, next: (page: Page) => page.next };
    expect(await pageTokens.page(client, request, undefined)).toMatchObject({ page: { data: [1] }, next: "b" });
    expect(await pageTokens.page(client, request, "b")).toMatchObject({ page: { data: [2] }, next: undefined });
    expect(server.requests.map(({ path }) => path)).toEqual(["/x?size=1", "/x?size=1&t=b"]);
  });

  test("end when the reader stops", async () => {
    await using server = await answering((_, index) => ({ body: { data: [index], next: `t${index}` } }));
    const request = { path: "/x", tokenParameter: "t", keys, next: (page: Page) => page.next };
    for await (const page of pageTokens.pages<Page>(clientFor(server), request)) if (page.data[0] === 2) break;
    expect(server.requests).toHaveLength(3);
  });

  test("fail if they repeat, instead of an endless listing", async () => {
    await using server = await answering((_, index) => ({ body: { data: [], next: `t${index % 2}` } }));
    const request = { path: "/x", tokenParameter: "t", keys, next: (page: Page) => page.next };
    const error = await rejection(collect(pageTokens.pages<Page>(clientFor(server), request)), PaginationError);
    expect(error.message).toContain("names the same next page twice (GET");
    expect(server.requests).toHaveLength(3);
  });

  test("fail if they contain nothing new, even with new tokens", async () => {
    await using server = await answering((_, index) => ({ body: { data: [1, 2], next: `t${index}` } }));
    const request = { path: "/x", tokenParameter: "t", keys, next: (page: Page) => page.next };
    const error = await rejection(collect(pageTokens.pages<Page>(clientFor(server), request)), PaginationError);
    expect(error.message).toContain("returned 21 pages in a row without a new member after 2 members (GET");
    expect(server.requests).toHaveLength(22);
  });

  test("can be empty several times in a row", async () => {
    await using server = await answering((_, index) =>
      index < 20 ? { body: { data: [], next: `t${index}` } } : { body: { data: [1] } },
    );
    const request = { path: "/x", tokenParameter: "t", keys, next: (page: Page) => page.next };
    expect(await collect(pageTokens.pages<Page>(clientFor(server), request))).toEqual([1]);
  });

  test.each(["https://h/x", "https://h/x?page_token=", "http://[", "?other=1"])(
    "fail if the link %s contains no token",
    (next) => {
      expect(() => pageTokens.fromUrl(next, "page_token")).toThrow(PaginationError);
    },
  );

  test.each([undefined, null, ""])("end with the link %j", (next) => {
    expect(pageTokens.fromUrl(next, "page_token")).toBeUndefined();
  });
});
