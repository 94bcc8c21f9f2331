import { exactlyOneOf, field } from "@org/core-provider";
import { memberAt } from "./member-path.ts";

/** How a listing is asked for page by page. */
export interface Paging {
  readonly offset?: string | undefined;
  readonly page?: string | undefined;
  readonly token?: string | undefined;
  readonly next?: string | undefined;
  readonly limit?: string | undefined;
  readonly size?: number | undefined;
  readonly texts?: boolean | undefined;
}

/** Elements of a page. */
const defaultSize = 100;

/** The property that says how a listing is asked for page by page. */
export const pagingField = field.object(
  {
    offset: field.string({ docs: "Parameter that says how many elements come before the page: `Offset`." }),
    page: field.string({ docs: "Parameter that is the number of the page, from 1 on: `PageNumber`." }),
    token: field.string({ docs: "Parameter that holds what the page before it told: `NextToken`." }),
    next: field.string({
      docs: "Path in the answer of what the next page is asked for with. Default: as `token` says.",
    }),
    limit: field.string({ docs: "Parameter that says how many elements a page has: `Limit`, `PageSize`." }),
    size: field.integer({ min: 1, default: defaultSize, docs: "How many elements a page has." }),
    texts: field.boolean({ docs: "The action wants these numbers as texts, as those of vpc do." }),
  },
  {
    typeName: "ActionPaging",
    rules: [exactlyOneOf("offset", "page", "token")],
    docs: "How a listing is asked for page by page to its end. Left out, one answer holds all.",
  },
);

interface Page {
  readonly answer: unknown;
  readonly list: readonly unknown[];
}

/** The pages of a listing, asked for one after another. */
export async function* pagesOf(
  paging: Paging | undefined,
  ask: (parameters: Readonly<Record<string, unknown>>) => Promise<Page>,
): AsyncGenerator<readonly unknown[]> {
  if (paging === undefined) {
    yield (await ask({})).list;
    return;
  }
  const { offset, page, token, limit, size = defaultSize, texts } = paging;
  const numeral = (value: number) => (texts ? String(value) : value);
  const limited = limit === undefined ? {} : { [limit]: numeral(size) };
  let next: Readonly<Record<string, unknown>> | undefined = {
    ...(offset === undefined ? {} : { [offset]: numeral(0) }),
    ...(page === undefined ? {} : { [page]: numeral(1) }),
  };
  for (let number = 1; next !== undefined; number++) {
    const { answer, list }: Page = await ask({ ...limited, ...next });
    yield list;
    const isLast = list.length < size;
    if (token !== undefined) {
      const told = memberAt(answer, paging.next ?? token);
      next = told === undefined || told === null || told === "" ? undefined : { [token]: told };
    } else if (isLast) next = undefined;
    else next = offset === undefined ? { [page ?? ""]: numeral(number + 1) } : { [offset]: numeral(number * size) };
  }
}
