import type { Agenda } from "./agenda.ts";
import type { Store } from "./store.ts";

/**
 * Direct access to the objects of one kind: changes are visible at once, need no
 * credential and are not in the journal.
 */
export interface Objects<T, New> {
  /** All of them, in their current form. */
  list(): T[];
  get(id: string): T | undefined;
  /** Makes one that is ready at once. */
  create(fields: New): Promise<T>;
  /**
   * Changes some fields.
   *
   * @throws when there is no such object.
   */
  change(id: string, fields: Partial<T>): T;
  /** Removes one with everything that depends on it. */
  remove(id: string): void;
}

/** Opens a store to tests. What one says of an object that it makes is any of its fields, unless `create` says otherwise. */
export function objectsOf<T extends { readonly id: string }, New = Partial<T>>(
  agenda: Agenda,
  store: Store<T>,
  create: (fields: New) => T | Promise<T>,
  remove: (id: string) => void = () => undefined,
): Objects<T, New> {
  return {
    list() {
      agenda.settle();
      return store.all();
    },
    get(id) {
      agenda.settle();
      return store.get(id);
    },
    async create(fields) {
      agenda.settle();
      return store.reveal(await create(fields));
    },
    change(id, fields) {
      agenda.settle();
      const old = store.get(id);
      if (old === undefined) throw new Error(`The object ${id} does not exist in the simulator.`);
      return store.reveal({ ...old, ...fields, id });
    },
    remove(id) {
      agenda.settle();
      remove(id);
      store.erase(id);
    },
  };
}
