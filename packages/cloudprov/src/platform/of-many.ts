import type { MemberPage } from "@org/core-http";
import { type Op, sharedBy } from "./clients.ts";

/** What is read of each of many objects: all of it, or a part such as its limits. */
export interface OfMany<T, Cursor = number> {
  /** The same for the same objects. */
  readonly name: string;
  /** What is read, for messages: `the limits of the APIs of service-1`. */
  readonly what: string;
  /** How many requests `readOne` makes. Default 1. */
  readonly requestsForOne?: number;
  /** Reads it of one object; undefined when there is none. */
  readonly readOne: (op: Op, id: string) => Promise<T | undefined>;
  /** Reads it of a page of the objects, by their IDs. */
  readonly readPage: (op: Op, cursor: Cursor | undefined) => Promise<MemberPage<T, Cursor>>;
}

/** Reads it of one object: from a listing when many are asked for at once, else by itself. For a refresh alone. */
export function readOfMany<T, Cursor = number>(op: Op, many: OfMany<T, Cursor>, id: string): Promise<T | undefined> {
  const { readOne, readPage, ...rest } = many;
  return op.platform.members.read(
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
