import { MemberReader } from "@org/core-http";

/** What a read is bound to. */
export interface Bounds {
  readonly signal: AbortSignal;
  readonly deadline: number;
}

/** How members of one collection are read. */
export interface ListingSource<T> {
  readonly readOne: (id: string, bounds: Bounds) => Promise<T | undefined>;
  readonly listAll: (bounds: Bounds) => Promise<ReadonlyMap<string, T>>;
}

/** Reads members of one collection, from a listing when many are asked for. */
export class ListingReader<T> {
  readonly #reader: MemberReader<string, T>;

  constructor(source: ListingSource<T>) {
    this.#reader = new MemberReader<string, T>({
      readOne: (_collection, id, bounds) => source.readOne(id, bounds),
      listAll: (_collection, bounds) => source.listAll(bounds),
    });
  }

  read(id: string, bounds: Bounds): Promise<T | undefined> {
    return this.#reader.read("all", id, { signal: bounds.signal, deadline: bounds.deadline });
  }

  /** Makes a change after which no refresh is served from a listing that began before its end. */
  changing<R>(change: () => Promise<R>): Promise<R> {
    return this.#reader.changing("all", change);
  }
}
