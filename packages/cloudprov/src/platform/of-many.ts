import type { MemberPage } from "@org/core-http";
import { type Op, sharedBy } from "./clients.ts";

/** A reading of each of many objects: the whole object, or a part such as its limits. */
export interface OfMany<T, Cursor = number> {
  /** The same name for the same objects. */
  readonly name: string;
  /** Describes what is read, for messages: `the limits of the APIs of service-1`. */
  readonly what: string;
  /** Number of requests of `readOne`. Defaults to 1. */
  readonly requestsForOne?: number;
  /** Reads it for one object; undefined if it does not exist. */
  readonly readOne: (op: Op, id: string) => Promise<T | undefined>;
  /** Reads it for a page of objects, by ID. */
  readonly readPage: (op: Op, cursor: Cursor | undefined) => Promise<MemberPage<T, Cursor>>;
}

/** Reads it for one object: from a listing if many are refreshed at once, otherwise alone. Only for refreshes. */
export function readOfMany<T, Cursor = number>(op: Op, many: OfMany<T, Cursor>, id: string): Promise<T | undefined> {
  const { readOne, readPage, ...rest } = many;
  return op.memory.members.read(
    {
      ...rest,
      changes: () => op.platform.changes,
      readOne: (one, shared) => readOne(sharedBy(op, shared), one),
      readPage: (cursor: Cursor | undefined, shared) => readPage(sharedBy(op, shared), cursor),
    },
    id,
    op,
  );
}
