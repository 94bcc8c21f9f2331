import type { CutOff, Operation } from "../../definition/operation.ts";
import type { Clock } from "../clock.ts";
import { end, type Holder, newHolder, stateOf } from "./holder.ts";
import type { Note } from "./note.ts";
import type { KeptNote, NoteStore } from "./note-store.ts";
import { withoutNotes } from "./notes-folder.ts";

/** A creation whose note is to be written. */
export interface NotedCreation {
  readonly urn: string;
  readonly kind: string;
  /** The names that were made automatically, by property. */
  readonly names: Readonly<Record<string, string>>;
  /** What is asked for, as a hash; undefined when not even that may be noted. */
  readonly asked: string | undefined;
  /** It takes the place of another object. */
  readonly replaces: boolean;
  /** Texts that must not be noted. */
  readonly secrets: ReadonlySet<string>;
}

/** The note of one creation. Nothing lies in the folder until there is something to note. */
export interface CreationNote {
  /** What earlier attempts that were cut off are known to have done. */
  readonly cutOff: CutOff | undefined;
  /** ID of the object that an earlier attempt has made. */
  readonly leftId: string | undefined;
  /** The platform is about to be asked, and what has these IDs is there before. Tells when it first was. */
  asks(before?: readonly string[]): number;
  /** The platform has given something on the way. */
  given(key: string): void;
  /** The creation has told the object's ID. */
  made(id: string): void;
  /** The engine is told of the object: when it ends its plugins in order, it is in the state. */
  told(): void;
  /** What earlier attempts have left is gone. */
  leftIsGone(): void;
  /** The creation failed; with `certain`, nothing can have come of its last request. */
  failed(options: { readonly certain: boolean }): void;
}

/** For creations of which nothing is noted. */
export const noNote: CreationNote = {
  cutOff: undefined,
  leftId: undefined,
  asks: () => Date.now(),
  given: () => {},
  made: () => {},
  told: () => {},
  leftIsGone: () => {},
  failed: () => {},
};

/** How long an orphaned plugin is waited for: it sees that its engine is dead, and ends what it has begun. */
const orphanMs = 10_000;
const orphanPauseMs = 200;
/** A note that says when the platform was asked is not written anew within this time. */
const askedPreciselyMs = 1_000;
/** IDs of what was there before are noted when they are no more than this: a note stays small. */
const mostBefore = 500;

/** The notes of one account on a platform, as a plugin's process writes and reads them. */
export class CreationNotes {
  readonly #store: NoteStore;
  readonly #clock: Clock;
  readonly #self: Holder = newHolder();
  /** What there is, as it was when it was read or written. */
  #notes: Map<string, Note> | undefined;
  /** Own notes of objects of which the engine has been told. */
  readonly #told = new Set<string>();
  /** Own notes of creations that go on. */
  readonly #underWay = new Set<string>();

  constructor(store: NoteStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * The engine knows an object: what was noted of its creation has served. With the resource that has it in the state, so
   * has what attempts at making a first one have left.
   */
  known(kind: string, id: string, inStateAs?: string): void {
    for (const [file, note] of this.#all()) if (note.kind === kind && note.id === id) this.#remove(file);
    const left = inStateAs === undefined ? [] : this.#leftNow(inStateAs);
    for (const { file, note } of left) if (!note.replaces) this.#remove(file);
  }

  /** Begins a creation's note. A plugin that has lost its engine is waited for: it may be making the same. */
  async begin(creation: NotedCreation, op: Pick<Operation, "signal" | "progress">): Promise<CreationNote> {
    return this.#noteOf(creation, await this.#leftOf(creation.urn, op));
  }

  /** Whether an object has been made by the creation of another resource, of which the engine may not know yet. */
  isAnothers(kind: string, id: string, urn: string): boolean {
    return [...this.#all().values()].some((note) => note.kind === kind && note.id === id && note.urn !== urn);
  }

  /** Names that earlier attempts at a creation have given the object by themselves, by property. */
  namesOf(urn: string): Readonly<Record<string, string>> {
    return Object.assign({}, ...this.#leftNow(urn).map(({ note }) => note.names));
  }

  /** The engine ends its plugin in order: what it has been told of is in its state. */
  saved(): void {
    for (const file of this.#told) this.#remove(file);
  }

  /** The plugin ends. */
  end(): void {
    end(this.#self);
  }

  /** What earlier attempts have left that no living plugin goes on with. */
  async #leftOf(urn: string, { signal, progress }: Pick<Operation, "signal" | "progress">): Promise<KeptNote[]> {
    const until = this.#clock.now() + orphanMs;
    for (;;) {
      const left = this.#leftNow(urn);
      const isOrphaned = left.some(({ note }) => stateOf(note.holder, this.#self) === "orphaned");
      if (!isOrphaned || this.#clock.now() > until) return left.flatMap(({ file }) => this.#again(file));
      progress("waiting for the plugin of a run that was killed to end");
      await this.#clock.sleep(orphanPauseMs, signal);
    }
  }

  #leftNow(urn: string): KeptNote[] {
    return [...this.#all()]
      .filter(([file, note]) => note.urn === urn && !this.#underWay.has(file))
      .filter(([, { holder }]) => stateOf(holder, this.#self) !== "alive")
      .map(([file, note]) => ({ file, note }));
  }

  /** A note as it is by now: its plugin may have written more into it before it ended. */
  #again(file: string): KeptNote[] {
    const note = this.#store.read(file);
    return note ? [{ file, note }] : [];
  }

  #noteOf(creation: NotedCreation, left: KeptNote[]): CreationNote {
    const { urn, kind, names, secrets } = creation;
    const isTelling = (text: string) => [...secrets].some((secret) => text.includes(secret));
    const asked = askedOf(left, this.#clock.now());
    const before = beforeOf(left, creation.asked);
    const given = [...new Set(left.flatMap(({ note }) => note.given))];
    const leftId = left.map(({ note }) => note.id).find((id) => id !== undefined);
    const file = this.#store.newFile();
    let note: Note = {
      urn,
      kind,
      names: Object.fromEntries(Object.entries(names).filter(([, name]) => !isTelling(name))),
      asked,
      before,
      given,
      id: leftId,
      replaces: creation.replaces || left.some((old) => old.note.replaces) || undefined,
      since: this.#clock.now(),
      holder: this.#self,
    };
    const noted = (ids: readonly string[] | undefined): Note["before"] =>
      ids === undefined || ids.length > mostBefore || ids.some(isTelling) || creation.asked === undefined
        ? undefined
        : { asked: creation.asked, ids };
    const write = (more: Partial<Note>) => {
      note = { ...note, ...more };
      this.#store.write(file, note);
      this.#all().set(file, note);
      this.#underWay.add(file);
      // From here on this note says what they said.
      for (const old of left.splice(0)) this.#remove(old.file);
    };
    return {
      cutOff: asked && { ...asked, given, before: before?.ids, afresh: withoutNotes },
      leftId,
      asks: (ids) => {
        const now = this.#clock.now();
        const first = note.asked?.first ?? now;
        // What an earlier attempt has asked for may have come since: what was there before the first one counts.
        const there = note.before ?? noted(ids);
        const isPrecise = note.asked !== undefined && now - note.asked.last < askedPreciselyMs;
        if (!this.#underWay.has(file) || !isPrecise || there !== note.before)
          write({ asked: { first, last: now }, before: there });
        return first;
      },
      given: (key) => {
        if (!isTelling(key)) write({ given: [...new Set([...note.given, key])] });
      },
      made: (id) => {
        if (!isTelling(id)) write({ id });
      },
      told: () => {
        if (this.#underWay.delete(file)) this.#told.add(file);
      },
      leftIsGone: () => {
        note = { ...note, asked: undefined, before: undefined, given: [], id: undefined };
        for (const old of left.splice(0)) this.#remove(old.file);
      },
      failed: ({ certain }) => {
        if (certain && note.given.length === 0) this.#remove(file);
        else this.#underWay.delete(file);
      },
    };
  }

  #all(): Map<string, Note> {
    this.#notes ??= new Map(this.#store.all(this.#clock.now()).map(({ file, note }) => [file, note]));
    return this.#notes;
  }

  #remove(file: string): void {
    this.#store.remove(file);
    this.#all().delete(file);
    this.#told.delete(file);
    this.#underWay.delete(file);
  }
}

/** When they asked; never later than now, which a clock that was set back since would say, and be waited for. */
function askedOf(left: readonly KeptNote[], now: number): Note["asked"] {
  const asked = left.flatMap(({ note }) => (note.asked ? [note.asked] : []));
  if (asked.length === 0) return undefined;
  const first = Math.min(now, ...asked.map((one) => one.first));
  return { first, last: Math.min(now, Math.max(...asked.map(({ last }) => last))) };
}

/**
 * What was there before all of them asked, when they asked for the same. What came between the attempts may be that of
 * the first.
 */
function beforeOf(left: readonly KeptNote[], asked: string | undefined): Note["before"] {
  const lists = left.flatMap(({ note }) => (note.asked ? [note.before] : []));
  const known = lists.flatMap((before) => (before !== undefined && before.asked === asked ? [before.ids] : []));
  const [first, ...others] = known;
  if (asked === undefined || first === undefined || known.length < lists.length) return undefined;
  return { asked, ids: first.filter((id) => others.every((ids) => ids.includes(id))) };
}
