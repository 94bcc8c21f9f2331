import type { HttpClient } from "@org/core-http";
import { describe, expect, it } from "vitest";
import { allMembers, linkedId, linkedNumber } from "./hal.ts";

/** A client whose listing has these pages. */
function listing(pages: readonly object[]) {
  const requested: unknown[] = [];
  const get = async (_path: string, options: { query?: { page?: number } }) => {
    requested.push(options.query?.page ?? 1);
    return pages[(options.query?.page ?? 1) - 1] ?? {};
  };
  return { requested, client: { get } as unknown as HttpClient };
}

const page = (ids: readonly number[], counts: object) => ({
  _embedded: { apps: ids.map((id) => ({ id })) },
  ...counts,
});

describe("a listing", () => {
  it("ends when all counted members were read", async () => {
    const counts = { total_count: 3, per_page: 2 };
    const { client, requested } = listing([page([1, 2], counts), page([3], counts)]);
    expect(await allMembers(client, "/apps", "apps")).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(requested).toEqual([1, 2]);
  });

  it("without counts ends at an empty page", async () => {
    const { client, requested } = listing([page([1], {}), page([2], {})]);
    expect(await allMembers(client, "/apps", "apps")).toEqual([{ id: 1 }, { id: 2 }]);
    expect(requested).toEqual([1, 2, 3]);
  });

  it("fails if it has fewer members than it counts", async () => {
    const counts = { total_count: 3, per_page: 2 };
    const empty = listing([page([1, 2], counts), page([], counts)]);
    await expect(allMembers(empty.client, "/apps", "apps")).rejects.toThrow("Page 2 of /apps is empty");
    const same = listing([page([1, 2], counts), page([1, 2], counts)]);
    await expect(allMembers(same.client, "/apps", "apps")).rejects.toThrow("2 of 3 were listed");
  });

  it("ends early when members are deleted meanwhile", async () => {
    const counts = { total_count: 3, per_page: 2 };
    const { client } = listing([page([1, 2], counts), page([], { total_count: 2, per_page: 2 })]);
    expect(await allMembers(client, "/apps", "apps")).toHaveLength(2);
  });

  it("returns each member once if the service has no pages", async () => {
    const same = page([1, 2], {});
    const { client, requested } = listing([same, same, same]);
    expect(await allMembers(client, "/apps", "apps")).toEqual([{ id: 1 }, { id: 2 }]);
    expect(requested).toEqual([1, 2]);
  });
});

describe("a link", () => {
  const body = {
    _links: {
      account: { href: "https://api.example.com/accounts/12" },
      organization: { href: "https://auth.example.com/organizations/3f2504e0-4f89-11d3-9a0c-0305e82c3301/?a=1" },
      service: null,
    },
  };

  it.each([
    ["account", "12", 12],
    ["organization", "3f2504e0-4f89-11d3-9a0c-0305e82c3301", 0],
    ["service", "", 0],
    ["disk", "", 0],
  ])("to %s has the ID %j", (relation, id, number) => {
    expect(linkedId(body, relation)).toBe(id);
    expect(linkedNumber(body, relation)).toBe(number);
  });
});
