import type { Agenda } from "./agenda.ts";
import type { Store } from "./store.ts";

/**
 * The objects of one kind, behind everybody's back: what is made, changed or removed here is seen at once, needs no
 * credential and stands in no journal.
 */
export interface Objects<T, New> {
  /** All of them, as they are. */
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
      if (old === undefined) throw new Error(`There is no object ${id} to change in the simulator.`);
      return store.reveal({ ...old, ...fields, id });
    },
    remove(id) {
      agenda.settle();
      remove(id);
      store.erase(id);
    },
  };
}
