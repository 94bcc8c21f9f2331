import type { Filter, Tests } from "../lists.ts";
import type { Tag } from "./tags.ts";

/** Filters by tags: those with the name `keyFilter` by key, and those such as `tag:team` by value. */
export function tagTests<T>(
  filters: readonly Filter[] | undefined,
  keyFilter: string,
  tagsOf: (one: T) => readonly Tag[],
): Tests<T> {
  const named = (filters ?? []).filter(({ Name }) => Name.startsWith("tag:"));
  return {
    ...Object.fromEntries(
      named.map(({ Name }) => [
        Name,
        (one: T, wanted: string) => tagsOf(one).some(({ key, value }) => `tag:${key}` === Name && value === wanted),
      ]),
    ),
    [keyFilter]: (one, wanted) => tagsOf(one).some(({ key }) => key === wanted),
  };
}
