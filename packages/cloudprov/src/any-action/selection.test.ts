import { expect, it } from "vitest";
import { says, startScriptedPlatform } from "../../test/scripted-platform.ts";
import type { Paging } from "./paging.ts";
import { select } from "./selection.ts";

/** The elements selected from a platform that gives these responses in turn, and the requests it received. */
async function selected(selection: { at?: string; paging?: Paging; where?: object }, ...answers: object[]) {
  await using platform = await startScriptedPlatform((_call, number) =>
    says(answers[Math.min(number, answers.length - 1)] ?? {}),
  );
  const requests = { action: "DescribeThings", parameters: {}, ...selection } as Parameters<typeof select>[1];
  const found = await select(await platform.client("vpc"), requests);
  return { found, requests: platform.calls.map(({ body }) => body) };
}

const page = (...ids: number[]) => ({ Things: ids.map((Id) => ({ Id })) });

it("requests page numbers until a page is not full", async () => {
  const paging = { page: "PageNumber", limit: "PageSize", size: 2 };
  const { found, requests } = await selected({ at: "Things", paging }, page(1, 2), page(3));
  expect(found).toEqual([{ Id: 1 }, { Id: 2 }, { Id: 3 }]);
  expect(requests).toEqual([
    { PageNumber: 1, PageSize: 2 },
    { PageNumber: 2, PageSize: 2 },
  ]);
});

it.each(["TotalCount", "Total", "TotalNum"])("continues after a short page while %s reports more", async (name) => {
  const paging = { offset: "Offset", limit: "Limit", size: 2 };
  const counted = (...ids: number[]) => ({ ...page(...ids), [name]: 3 });
  const { found, requests } = await selected({ at: "Things", paging }, counted(1), counted(2, 3), counted());
  expect(found).toEqual([{ Id: 1 }, { Id: 2 }, { Id: 3 }]);
  expect(requests.map(({ Offset }) => Offset)).toEqual([0, 1, 3]);
});

it("fails if the pages contain fewer elements than the response counts", async () => {
  const paging = { page: "PageNumber", limit: "PageSize", size: 2 };
  const counted = (...ids: number[]) => ({ ...page(...ids), TotalCount: 4 });
  const requests = selected({ at: "Things", paging }, counted(1, 2), counted(3), counted());
  await expect(requests).rejects.toThrow(/there are 4 in total|without a new member/);
});

it.each([{ offset: "Offset", size: 2 }, { page: "PageNumber", size: 2 }, { token: "Token" }])(
  "stops a listing by %j that returns nothing new",
  async (paging) => {
    const same = { ...page(1, 2), Token: "more" };
    await expect(selected({ at: "Things", paging }, same)).rejects.toThrow("without a new member after 2 members");
  },
);

it("requests pages until a response contains no token", async () => {
  const paging = { token: "Token", next: "Page.Next" };
  const first = { ...page(1), Page: { Next: "t2" } };
  const { found, requests } = await selected({ at: "Things", paging }, first, { ...page(2), Page: { Next: "" } });
  expect(found).toEqual([{ Id: 1 }, { Id: 2 }]);
  expect(requests).toEqual([{}, { Token: "t2" }]);
});

it("treats null as a listing without elements, unless the response counts some", async () => {
  const all = { at: "Result.Things", where: {} };
  expect((await selected(all, { Result: { Things: null } })).found).toEqual([]);
  expect((await selected(all, { Result: { TotalCount: 0 } })).found).toEqual([]);
  await expect(selected(all, { Result: { Things: null, TotalCount: 2 } })).rejects.toThrow("Result.Things is null");
  await expect(selected(all, { Result: {} })).rejects.toThrow("Result.Things is missing");
  await expect(selected({ at: "Result.Thing" }, { Result: {} })).rejects.toThrow("Result.Thing is missing");
});
