import type {
  CreateOperation,
  DeleteOperation,
  Fields,
  NoImport,
  ReadOperation,
  ReadOutputs,
} from "@org/core-provider";
import { mirrorOf } from "./action-object.ts";
import type { Clients } from "./clients.ts";

/** Something that is done once, as a resource of the program. */
export interface Deed<F extends Fields> {
  /** Resource name: `ApiGatewayUpdateService`. */
  readonly kind: string;
  /** What it is, for messages: `a switch of versions`. */
  readonly what: string;
  /**
   * Does it, up to the end. What is cut off or gets no answer is done again by the next `pulumi up`, so doing it twice
   * must be the same as once.
   */
  readonly act: (op: CreateOperation<F> & Clients) => Promise<void>;
  /** What it is done to. */
  readonly id: (op: CreateOperation<F>) => string;
}

/**
 * The handlers of something that is done once: no object that could be read, imported or removed. A refresh leaves the
 * state as it is, every change does it again, and to remove it is to forget it.
 */
export function doneOnce<F extends Fields>({ kind, what, act, id }: Deed<F>) {
  const refused: NoImport = {
    because: `it is ${what} that happens once, not an object on the platform`,
    instead: "declare it in your program; the next `pulumi up` carries it out",
  };
  return {
    import: refused,
    async create(op: CreateOperation<F> & Clients): Promise<string> {
      await act(op);
      return id(op);
    },
    async read({ id: own, args, state, purpose, unready }: ReadOperation<F>): Promise<ReadOutputs<F> | undefined> {
      // Nobody knows what an attempt that was cut off has done: perhaps something else than is wanted now.
      if (purpose === "readBack" && unready) return undefined;
      return { ...args, ...state, ...mirrorOf(kind, own) } as ReadOutputs<F>;
    },
    delete: async (_op: DeleteOperation<F>): Promise<void> => {},
  };
}
