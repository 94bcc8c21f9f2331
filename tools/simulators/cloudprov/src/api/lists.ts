import { integer, listOf, type OptionalShape, object, oneOf, optional, text } from "@org/simulator";

/** The members that request a page of a list. A page has at most 100 elements. */
export const pageMembers: { readonly Limit: OptionalShape<number>; readonly Offset: OptionalShape<number> } = {
  Limit: optional(integer({ min: 1, max: 100 })),
  Offset: optional(integer({ min: 0 })),
};

/** The requested page. */
export interface PageParams {
  readonly Limit?: number;
  readonly Offset?: number;
}

/** Cuts a page out of a list, of 20 elements unless asked otherwise. */
export function pageOf<T>(all: readonly T[], { Limit = 20, Offset = 0 }: PageParams): T[] {
  return all.slice(Offset, Offset + Limit);
}

/** One filter. */
export interface Filter {
  readonly Name: string;
  readonly Values: readonly string[];
}

/** The member for filters with these names. */
export function filtersShape(...names: string[]): OptionalShape<readonly Filter[]> {
  return longFiltersShape(5, ...names);
}

/** The same for an action whose filters may have more values than usual. */
export function longFiltersShape(max: number, ...names: string[]): OptionalShape<readonly Filter[]> {
  const filter = object({ Name: oneOf(...names), Values: listOf(text({ min: 1 }), { min: 1, max }) });
  return optional(listOf(filter, { min: 1 }));
}

/** The same, with filters by the value of a tag: `tag:team`. */
export function filtersShapeWithTags(...names: string[]): OptionalShape<readonly Filter[]> {
  const name = text({ pattern: new RegExp(`^(${names.join("|")}|tag:.+)$`), form: "the name of a filter" });
  return optional(listOf(object({ Name: name, Values: listOf(text({ min: 1 }), { min: 1, max: 5 }) }), { min: 1 }));
}

/** Whether an object has a value, by the names of filters. */
export type Tests<T> = Readonly<Record<string, (one: T, value: string) => boolean>>;

/** The objects that pass all filters, each of which lets through what has one of its values. */
export function filtered<T>(all: readonly T[], filters: readonly Filter[] | undefined, tests: Tests<T>): T[] {
  return all.filter((one) =>
    (filters ?? []).every(({ Name, Values }) => Values.some((value) => tests[Name]?.(one, value) ?? false)),
  );
}
