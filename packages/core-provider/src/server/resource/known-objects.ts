import type { Naming } from "../notes/creation-notes.ts";

/** What a resource stands for, as far as this process knows. */
interface Current {
  readonly id: string;
  /** It goes on standing for it: the last comparison did not say that the object is to be replaced. */
  readonly kept: boolean;
  /** This process has made it, and the engine has not named it since. */
  readonly fresh: boolean;
}

/**
 * The objects of one kind that the engine's state names or this process has made, and the resources that have them. It
 * lasts as long as the plugin's process, which is one run of the engine: a preview, an `up`, a refresh.
 */
export class KnownObjects {
  /** The URNs under which an object is known, by its ID. */
  readonly #holders = new Map<string, Set<string>>();
  /** By URN. */
  readonly #current = new Map<string, Current>();
  readonly #program = new Set<string>();
  /** Resources of which the state has named an object, whatever has become of that. */
  readonly #inState = new Set<string>();
  /** Objects that this process has deleted: reads may show them for a while. */
  readonly #deleted = new Set<string>();
  /** Which resource has asked in this run for an object that exists already, by its ID. */
  readonly #refused = new Map<string, string>();
  /** Creations that are under way or wait, by ID. */
  readonly #turns = new Map<string, Promise<unknown>>();
  readonly #onNamed: (id: string, naming?: Naming) => void;

  /** @param onNamed Called for each object that the engine names; without `naming` when the object is gone. */
  constructor(onNamed: (id: string, naming?: Naming) => void = () => {}) {
    this.#onNamed = onNamed;
  }

  /** The program has this resource: what a refresh alone names may be on its way out, or go by another name now. */
  declared(urn: string, { inState }: { readonly inState: boolean }): void {
    this.#program.add(urn);
    if (inState) this.#inState.add(urn);
  }

  /** The engine names an object as that of a resource: the state has it, or it may be imported. */
  named(
    id: string,
    urn: string,
    { kept = true, imported = false }: { readonly kept?: boolean; readonly imported?: boolean } = {},
  ): void {
    if (!imported) this.#inState.add(urn);
    this.#onNamed(id, { urn, as: imported ? "lookedUp" : "inState" });
    this.#refused.delete(id);
    this.#hold(id, urn, { kept, fresh: false });
  }

  /** A resource has made an object, or found what it had made. */
  made(id: string, urn: string): void {
    this.#refused.delete(id);
    this.#hold(id, urn, { kept: true, fresh: true });
  }

  /** The engine has a resource's object deleted. */
  deleting(id: string, urn: string): void {
    this.#onNamed(id, { urn, as: "deleted" });
  }

  /** A resource's object has been deleted. */
  deleted(id: string, urn: string): void {
    this.#inState.add(urn);
    this.forgotten(id, urn);
    this.#deleted.add(id);
  }

  /** Whether this process has deleted an object, and has not heard of it since. */
  wasDeleted(id: string): boolean {
    return this.#deleted.has(id);
  }

  /** A resource was not given an object that exists already. */
  refused(id: string, urn: string): void {
    this.#refused.set(id, urn);
  }

  /** A resource has an object no longer: it is gone, or left to another one. */
  forgotten(id: string, urn: string): void {
    this.#onNamed(id);
    const holders = this.#holders.get(id);
    holders?.delete(urn);
    if (holders?.size === 0) this.#holders.delete(id);
    if (this.#current.get(urn)?.id === id) this.#current.delete(urn);
  }

  /** Whether the state names an object, or this process has made it. */
  isKnown(id: string): boolean {
    return this.#holders.has(id);
  }

  /** What a resource has, as far as this process has heard of it. */
  idOf(urn: string): string | undefined {
    return this.#current.get(urn)?.id;
  }

  /** Whether the state has named an object of a resource in this run: what it makes then takes the place of that. */
  wasInState(urn: string): boolean {
    return this.#inState.has(urn);
  }

  /** Another resource of the program that has an object, and goes on having it. */
  otherHolder(id: string, urn: string): string | undefined {
    const isKeptBy = (other: string) => {
      const current = this.#current.get(other);
      return other !== urn && this.#program.has(other) && current?.id === id && current.kept;
    };
    return [...(this.#holders.get(id) ?? [])].find(isKeptBy);
  }

  /**
   * Whether a resource has made an object in this run. Its deletion then is that of what it had before, which the engine
   * deletes at the end of a run, and which is the same object.
   */
  isFresh(id: string, urn: string): boolean {
    const current = this.#current.get(urn);
    return current?.id === id && current.fresh;
  }

  /** Another resource that has asked for an object in vain. */
  wantedBy(id: string, urn: string): string | undefined {
    const other = this.#refused.get(id);
    return other === urn ? undefined : other;
  }

  /** Runs what makes an object after all that makes one of the same ID, so that each sees what the one before has made. */
  async inTurn<T>(id: string, act: () => Promise<T>): Promise<T> {
    const before = this.#turns.get(id) ?? Promise.resolve();
    const mine = before.then(act, act);
    this.#turns.set(id, mine);
    try {
      return await mine;
    } finally {
      if (this.#turns.get(id) === mine) this.#turns.delete(id);
    }
  }

  #hold(id: string, urn: string, state: Omit<Current, "id">): void {
    this.#deleted.delete(id);
    const holders = this.#holders.get(id) ?? new Set<string>();
    this.#holders.set(id, holders.add(urn));
    this.#current.set(urn, { id, ...state });
  }
}
