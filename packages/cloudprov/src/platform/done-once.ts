import type {
  CreateOperation,
  DeleteOperation,
  Fields,
  NoImport,
  ReadOperation,
  ReadOutputs,
} from "@org/core-provider";
import type { Clients } from "./clients.ts";

/** An action that a resource carries out once. */
export interface OneTimeAction<F extends Fields> {
  readonly fields: F;
  /** What it is, for messages: `a switch of versions`. */
  readonly what: string;
  /**
   * Carries it out completely. If it is interrupted or its response is lost, the next `pulumi up` repeats it, so it
   * must be idempotent.
   */
  readonly act: (op: CreateOperation<F> & Clients) => Promise<void>;
  /** The ID of the object that it affects. */
  readonly id: (op: CreateOperation<F>) => string;
}

/**
 * The handlers of an action that is carried out once, without an object to read, import or delete. A refresh keeps the
 * state, every change repeats the action, and a delete only removes the resource from the state.
 */
export function doneOnce<const F extends Fields>({ fields, what, act, id }: OneTimeAction<F>) {
  const refused: NoImport = {
    because: `it is ${what} that happens once, not an object on the platform`,
    instead: "declare it in your program; the next `pulumi up` carries it out",
  };
  return {
    fields,
    import: refused,
    async create(op: CreateOperation<F> & Clients): Promise<string> {
      await act(op);
      return id(op);
    },
    async read({ args, state, purpose, unready }: ReadOperation<F>): Promise<ReadOutputs<F> | undefined> {
      // The effect of an interrupted attempt is unknown: it may have used other inputs.
      if (purpose === "readBack" && unready) return undefined;
      return { ...args, ...state } as ReadOutputs<F>;
    },
    delete: async (_op: DeleteOperation<F>): Promise<void> => {},
  };
}
