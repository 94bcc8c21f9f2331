import { randomUUID } from "node:crypto";
import type { ObjectMention } from "../notes/creation-notes.ts";

/** The object of a resource, as far as this process knows. */
interface Current {
  readonly id: string;
  /** The last comparison did not say that the object is to be replaced. */
  readonly kept: boolean;
  /** This process has created or changed it, and the engine has not named it since. */
  readonly fresh: boolean;
  /** The engine has compared it with the program. */
  readonly compared: boolean;
  /** Distinguishes two state entries with the same ID. */
  readonly creation: string | undefined;
}

/** Information about an object that the engine refers to. */
export interface NamedObject {
  readonly kept?: boolean;
  readonly imported?: boolean;
  readonly compared?: boolean;
  /** This process has changed it. */
  readonly fresh?: boolean;
  readonly creation?: string | undefined;
}

/** Why an object must not be deleted for a resource. */
export interface Claim {
  /**
   * - `sameResource`: the resource still has the object, because the state contains it twice.
   * - `otherResource`: another resource of the program has the object.
   * - `rejectedCreate`: another resource of the program was not created, because the object exists.
   */
  readonly reason: "sameResource" | "otherResource" | "rejectedCreate";
  /** The resource that the claim is for. */
  readonly urn: string;
}

/**
 * The objects of one kind that the engine's state names or this process has created, and the resources that have them.
 * It lasts for one run of the engine: a preview, an `up`, a refresh.
 */
export class KnownObjects {
  /** The URNs under which an object is known, by its ID. */
  readonly #owners = new Map<string, Set<string>>();
  /** By URN. */
  readonly #current = new Map<string, Current>();
  readonly #program = new Set<string>();
  /** Resources whose object was in the state, even if it no longer exists. */
  readonly #inState = new Set<string>();
  /** Objects that this process has deleted: reads may show them for a while. */
  readonly #deleted = new Set<string>();
  /** The resource whose create was rejected in this run because the object already exists, by ID. */
  readonly #rejected = new Map<string, string>();
  /** Objects of earlier runs that may be in the state although the engine has not named them. */
  readonly #kept = new Set<string>();
  /** Creates in progress or waiting, by ID. */
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #onNamed: (id: string, naming?: ObjectMention) => void;

  /**
   * @param onNamed - Called for each object that the engine refers to; without `naming` if the object does not exist.
   */
  constructor(onNamed: (id: string, naming?: ObjectMention) => void = () => {}) {
    this.#onNamed = onNamed;
  }

  /** The program contains this resource. A resource that only a refresh mentions may have been removed or renamed. */
  declared(urn: string, { inState }: { readonly inState: boolean }): void {
    this.#program.add(urn);
    if (inState) this.#inState.add(urn);
  }

  /** The engine names an object as that of a resource: the state has it, or it may be imported. */
  named(id: string, urn: string, naming: NamedObject = {}): void {
    const { kept = true, imported = false, compared = false, fresh = false, creation } = naming;
    if (!imported) this.#inState.add(urn);
    this.#onNamed(id, { urn, as: imported ? "lookedUp" : "inState" });
    this.#rejected.delete(id);
    // A refresh compares before the program runs, and may change the entry.
    this.#hold(id, urn, { kept, fresh, compared: compared && this.#program.has(urn), creation });
  }

  /**
   * A resource has created an object, or adopted one that an earlier run had created. The state may name the same ID
   * twice, or one entry under two URNs: a mark distinguishes entries.
   */
  created(id: string, urn: string): void {
    const creation = randomUUID().slice(0, 8);
    this.#rejected.delete(id);
    this.#hold(id, urn, { kept: true, fresh: true, compared: false, creation });
  }

  /** The engine has a resource's object deleted. */
  deleting(id: string, urn: string): void {
    this.#onNamed(id, { urn, as: "deleted" });
  }

  /** A resource's object has been deleted. */
  deleted(id: string, urn: string): void {
    this.#inState.add(urn);
    this.released(id, urn);
    this.#deleted.add(id);
  }

  /** Whether this process has deleted an object, and the engine has not referred to it since. */
  wasDeleted(id: string): boolean {
    return this.#deleted.has(id);
  }

  /** A resource's create was rejected because the object already exists. */
  rejected(id: string, urn: string): void {
    this.#rejected.set(id, urn);
  }

  /** An object of an earlier run may be in the state, and the user was warned of it. */
  kept(id: string): void {
    this.#kept.add(id);
  }

  /** A resource no longer has an object: it was deleted, or left to another resource. */
  released(id: string, urn: string): void {
    this.#onNamed(id);
    const holders = this.#owners.get(id);
    holders?.delete(urn);
    if (holders?.size === 0) this.#owners.delete(id);
    if (this.#current.get(urn)?.id === id) this.#current.delete(urn);
  }

  /** Whether the state names an object or may contain it, or this process has created it. */
  isKnown(id: string): boolean {
    return this.#owners.has(id) || this.#kept.has(id);
  }

  /** The ID of a resource's object, as far as this process knows. */
  idOf(urn: string): string | undefined {
    return this.#current.get(urn)?.id;
  }

  /** The creation that the object of a resource comes from; undefined when it was imported or is older than this mark. */
  creationOf(urn: string): string | undefined {
    return this.#current.get(urn)?.creation;
  }

  /** Whether the state contained an object of a resource in this run. A new object replaces it. */
  wasInState(urn: string): boolean {
    return this.#inState.has(urn);
  }

  /**
   * Returns another resource of the program that has an object and keeps it.
   *
   * @param creation - The creation that the state entry of the resource comes from. With `aliases`, the engine compares
   *   that entry under its new URN, but may delete it under the old one.
   */
  otherOwner(id: string, urn: string, creation?: string): string | undefined {
    const isKeptBy = (other: string) => {
      const current = this.#current.get(other);
      const isSameEntry = creation !== undefined && current?.creation === creation;
      return other !== urn && this.#program.has(other) && current?.id === id && current.kept && !isSameEntry;
    };
    return [...(this.#owners.get(id) ?? [])].find(isKeptBy);
  }

  /**
   * Why an object must not be deleted for a resource.
   *
   * @param creation - The creation that the state entry to be deleted comes from.
   */
  claimOn(id: string, urn: string, creation: string | undefined): Claim | undefined {
    if (this.#isStillUsed(id, urn, creation)) return { reason: "sameResource", urn };
    const other = this.otherOwner(id, urn, creation);
    if (other !== undefined) return { reason: "otherResource", urn: other };
    const rejected = this.#rejected.get(id);
    return rejected === undefined || rejected === urn ? undefined : { reason: "rejectedCreate", urn: rejected };
  }

  /** Runs a create after all earlier creates of the same ID, so that each one sees the results of the others. */
  async inTurn<T>(id: string, act: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(id) ?? Promise.resolve();
    const mine = before.then(act, act);
    this.#queues.set(id, mine);
    try {
      return await mine;
    } finally {
      if (this.#queues.get(id) === mine) this.#queues.delete(id);
    }
  }

  /**
   * The engine deletes replaced objects at the end of a run, including those of earlier runs. One of them can have the
   * ID of the live object, if the replacement reused it.
   */
  #isStillUsed(id: string, urn: string, creation: string | undefined): boolean {
    const current = this.#current.get(urn);
    if (current?.id !== id) return false;
    return current.fresh || (current.compared && current.kept && current.creation !== creation);
  }

  #hold(id: string, urn: string, state: Omit<Current, "id">): void {
    this.#deleted.delete(id);
    const holders = this.#owners.get(id) ?? new Set<string>();
    this.#owners.set(id, holders.add(urn));
    this.#current.set(urn, { id, ...state });
  }
}
