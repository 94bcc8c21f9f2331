import { listOf, type OptionalShape, object, optional, text } from "@org/simulator";
import type { Filter } from "../lists.ts";

/** A filter of the log service. */
export interface LogFilter {
  readonly Key: string;
  readonly Values: readonly string[];
}

/** The member for filters with these names and by tags. */
export function logFiltersShape(maxValues: number, ...names: string[]): OptionalShape<readonly LogFilter[]> {
  const name = text({ pattern: new RegExp(`^(${names.join("|")}|tagKey|tag:.+)$`), form: "the name of a filter" });
  const filter = object({ Key: name, Values: listOf(text({ min: 1 }), { min: 1, max: maxValues }) });
  return optional(listOf(filter, { min: 1, max: 10 }));
}

/** The same filters with the names of other services. */
export function filtersOf(filters: readonly LogFilter[] = []): Filter[] {
  return filters.map(({ Key, Values }) => ({ Name: Key, Values }));
}
