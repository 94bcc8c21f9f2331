import { importCommand, shellWord } from "../../definition/import-command.ts";
import type { InterruptedCreate, Operation } from "../../definition/operation.ts";
import type { Clock } from "../clock.ts";
import { end, newHolder, stateOf } from "./holder.ts";
import type { Note } from "./note.ts";
import type { NoteFile, StoredNote } from "./note-file.ts";
import { NoteIndex } from "./note-index.ts";
import { NoteStore } from "./note-store.ts";
import { howToIgnoreNotes, notesVariable } from "./notes-folder.ts";

/** A creation whose note is to be written. */
export interface NotedCreation {
  readonly urn: string;
  readonly kind: string;
  /** The names that were made automatically, by property. */
  readonly names: Readonly<Record<string, string>>;
  /** What is asked for, as a hash; undefined when not even that may be noted. */
  readonly asked: string | undefined;
  /** The state has an object of this resource, which the new one replaces. */
  readonly replaces: boolean;
  /** Texts that must not be noted. */
  readonly secrets: ReadonlySet<string>;
}

/** The note of one creation. Nothing is written until there is something to note. */
export interface OpenNote {
  /** What earlier attempts are known to have done. */
  readonly interrupted: InterruptedCreate | undefined;
  /** ID of the object that an earlier attempt created. */
  readonly earlierId: string | undefined;
  /** The engine shut the earlier attempt's plugin down in order: its object may be in the state after all. */
  readonly wasShutDown: boolean;
  /** The platform is about to be asked, and objects with these IDs exist already. Returns when it was first asked. */
  recordRequest(before?: readonly string[]): number;
  /** The platform has returned something on the way. */
  recordResult(key: string): void;
  /** The platform has returned the object's ID. */
  created(id: string): void;
  /** The creation is over, and the engine learns the object's ID. */
  ended(): void;
  /** What earlier attempts created is gone. */
  discardEarlier(): void;
  /** What earlier attempts created is left alone: this creation goes its own way, and their notes stay. */
  ignoreEarlier(): void;
  /** The creation failed; with `certain`, nothing can have come of its last request. */
  failed(options: { readonly certain: boolean }): void;
}

/** For creations of which nothing is noted. */
export const closedNote: OpenNote = {
  interrupted: undefined,
  earlierId: undefined,
  wasShutDown: false,
  recordRequest: () => Date.now(),
  recordResult: () => {},
  created: () => {},
  ended: () => {},
  discardEarlier: () => {},
  ignoreEarlier: () => {},
  failed: () => {},
};

/** What the notes are kept for. */
export interface NotesOptions {
  /** The folder of an account; undefined if notes have no place. */
  readonly folder: string | undefined;
  /** A hash of where the engine keeps its state. */
  readonly backend: string;
  readonly clock: Clock;
  /** Shows a warning about a resource; about none with an empty URN. */
  readonly warn: (message: string, urn: string) => void;
}

/** How the engine names an object. */
export interface ObjectMention {
  readonly urn: string;
  /** `lookedUp` is an import that may not end in the state; with `deleted` the resource may have left the program. */
  readonly as: "inState" | "deleted" | "lookedUp";
}

/** How long an orphaned plugin is waited for: it sees that its engine is dead, and ends what it has begun. */
const orphanMs = 10_000;
const orphanPauseMs = 200;
/** A note that says when the platform was asked is not written again within this time. */
const requestTimePrecisionMs = 1_000;
/** IDs of what was there before are noted when they are no more than this: a note stays small. */
const maxExistingIds = 500;
/** So many objects that were left behind are reported one by one. */
const maxReports = 3;

/** The notes of one account on a platform, as a plugin's process reads and writes them. */
export class CreationNotes {
  readonly #store: NoteStore;
  readonly #clock: Clock;
  readonly #warn: NotesOptions["warn"];
  readonly #index = new NoteIndex();
  /** Files of plugins that have lost their engine but have not ended. */
  readonly #orphans = new Set<NoteFile>();
  /** Own notes of creations that go on. */
  readonly #inProgress = new Set<StoredNote>();
  /** Notes of resources for which the engine has named another object, and how. */
  readonly #doubtful = new Map<StoredNote, ObjectMention & { readonly id: string }>();
  #isRead = false;
  #count = 0;
  /** Why notes could not be stored; the user is warned once. */
  #failure: string | undefined;

  constructor({ folder, backend, clock, warn }: NotesOptions) {
    this.#clock = clock;
    this.#warn = warn;
    const onFailure = (reason: string) => {
      this.#failure ??= folder === undefined ? reason : `${folder}: ${reason}`;
    };
    this.#store = new NoteStore({ folder, backend, holder: newHolder(), onFailure });
  }

  /** The engine names an object: its note has served once the state has it. Without `naming` the object is gone. */
  named(kind: string, id: string, naming?: ObjectMention): void {
    this.#read();
    if (naming?.as === "lookedUp") {
      this.#lookedUp(naming.urn, id);
      return;
    }
    for (const stored of this.#index.ofObject(kind, id)) this.#end(stored);
    if (naming === undefined) return;
    for (const stored of this.#index.ofUrn(naming.urn)) {
      const { note, file } = stored;
      if (file === this.#store.own) continue;
      if (note.id !== undefined) this.#doubtful.set(stored, { ...naming, id });
      // The object that was asked for has been imported since.
      else if (note.lookedUp === id) this.#end(stored);
    }
  }

  /** Begins a creation's note. A plugin that has lost its engine is waited for: it may be creating the same object. */
  async begin(creation: NotedCreation, op: Pick<Operation, "signal" | "progress">): Promise<OpenNote> {
    return this.#noteOf(creation, await this.#waitForEarlier(creation, op));
  }

  /** Whether an object has been made by the creation of another resource, of which the engine may not know yet. */
  belongsToAnother(kind: string, id: string, urn: string): boolean {
    this.#read();
    return this.#index.ofObject(kind, id).some(({ note }) => note.urn !== urn);
  }

  /** Names that earlier attempts at a creation gave the object automatically, by property. */
  namesOf(creation: Pick<NotedCreation, "urn" | "replaces">): Readonly<Record<string, string>> {
    return Object.assign({}, ...this.#earlier(creation).map(({ note }) => note.names));
  }

  /** Reports objects that earlier runs created and the state does not have, at the end of a run. */
  report(): void {
    const left = [...this.#doubtful].filter(([stored]) => this.#isOpen(stored) && this.#isEarlier(stored));
    for (const [{ note }, naming] of left.slice(0, maxReports)) this.#warn(leftBehind(note, naming), note.urn);
    const more = left.slice(maxReports).map(([{ note }]) => `${note.kind} ${note.id}`);
    if (more.length > 0) this.#warn(`the same is true of ${more.length} more objects: ${listed(more)}`, "");
  }

  /** The plugin ends; with `shutDown`, since the engine ends it in order. */
  end({ shutDown = false }: { readonly shutDown?: boolean } = {}): void {
    this.#store.close({ shutDown });
    end(this.#store.own.holder);
  }

  /** What earlier attempts have left that no living plugin goes on with. */
  async #waitForEarlier(
    creation: NotedCreation,
    { signal, progress }: Pick<Operation, "signal" | "progress">,
  ): Promise<StoredNote[]> {
    const until = this.#clock.now() + orphanMs;
    for (;;) {
      this.#read();
      for (const orphan of [...this.#orphans]) this.#readAgain(orphan);
      const left = this.#earlier(creation);
      const isOrphaned = left.some(({ file }) => this.#orphans.has(file));
      if (!isOrphaned || this.#clock.now() > until) return left;
      progress("waiting for the plugin of an interrupted run to end");
      await this.#clock.sleep(orphanPauseMs, signal);
    }
  }

  #earlier({ urn, replaces }: Pick<NotedCreation, "urn" | "replaces">): StoredNote[] {
    this.#read();
    // Of a first creation the state has the object, or it would not have one that is replaced.
    const isInState = ({ note }: StoredNote) => replaces && note.id !== undefined && note.replaces === undefined;
    return this.#index.ofUrn(urn).filter((stored) => this.#isEarlier(stored) && !isInState(stored));
  }

  /** Whether a note is one of this state, and no creation that goes on. */
  #isEarlier(stored: StoredNote): boolean {
    const { own } = this.#store;
    if (stored.file === own) return !this.#inProgress.has(stored);
    return stored.file.backend === own.backend && stateOf(stored.file.holder, own.holder) !== "alive";
  }

  #isOpen({ file, number }: StoredNote): boolean {
    return file.open.has(number);
  }

  #noteOf(creation: NotedCreation, left: readonly StoredNote[]): OpenNote {
    const { urn, kind, names, secrets } = creation;
    const isTelling = (text: string) => [...secrets].some((secret) => text.includes(secret));
    const earlierId = newest(left.filter(({ note }) => note.id !== undefined))?.note.id;
    // Another object that was created for the resource has a note of its own, and keeps it.
    let taken = left.filter(({ note }) => note.id === undefined || note.id === earlierId);
    const asked = requestTimesOf(taken, this.#clock.now());
    const before = existingOf(taken, creation.asked);
    const given = [...new Set(taken.flatMap(({ note }) => note.given))];
    let interrupted: InterruptedCreate | undefined = asked && {
      firstRequest: asked.first,
      lastRequest: asked.last,
      results: given,
      existing: before?.ids,
      howToIgnore: howToIgnoreNotes,
    };
    const wasShutDown = taken.some(({ file, note }) => file.shutDown && note.id === earlierId);
    const stored: StoredNote = {
      file: this.#store.own,
      number: ++this.#count,
      note: {
        urn,
        kind,
        names: Object.fromEntries(Object.entries(names).filter(([, name]) => !isTelling(name))),
        asked,
        before,
        given,
        id: earlierId,
        replaces: creation.replaces || taken.some(({ note }) => note.replaces) || undefined,
        since: this.#clock.now(),
      },
    };
    const noted = (ids: readonly string[] | undefined): Note["before"] =>
      ids === undefined || ids.length > maxExistingIds || ids.some(isTelling) || creation.asked === undefined
        ? undefined
        : { asked: creation.asked, ids };
    const write = (change: Partial<Note>) => {
      this.#inProgress.add(stored);
      this.#change(stored, change);
      // From here on this note says what they said.
      for (const old of taken.splice(0)) this.#end(old);
      this.#warnOfFailure();
    };
    const forget = () => {
      interrupted = undefined;
      const change = { asked: undefined, before: undefined, given: [], id: undefined };
      if (this.#isOpen(stored)) this.#rewrite(stored, change);
      else stored.note = { ...stored.note, ...change };
    };
    return {
      get interrupted() {
        return interrupted;
      },
      earlierId,
      wasShutDown,
      recordRequest: (ids) => {
        const now = this.#clock.now();
        const { note } = stored;
        const first = note.asked?.first ?? now;
        // What an earlier attempt has asked for may have come since: what was there before the first one counts.
        const there = note.before ?? noted(ids);
        const isPrecise = note.asked !== undefined && now - note.asked.last < requestTimePrecisionMs;
        if (!this.#inProgress.has(stored) || !isPrecise || there !== note.before)
          write({ asked: { first, last: now }, before: there });
        return first;
      },
      recordResult: (key) => {
        if (!isTelling(key)) write({ given: [...new Set([...stored.note.given, key])] });
      },
      created: (id) => {
        if (!isTelling(id)) write({ id });
      },
      ended: () => void this.#inProgress.delete(stored),
      discardEarlier: () => {
        for (const old of taken.splice(0)) this.#end(old);
        forget();
      },
      ignoreEarlier: () => {
        taken = [];
        forget();
      },
      failed: ({ certain }) => {
        this.#inProgress.delete(stored);
        if (certain && stored.note.given.length === 0 && stored.note.id === undefined) this.#end(stored);
      },
    };
  }

  /** Reads what the other processes have noted, once. */
  #read(): void {
    if (this.#isRead) return;
    this.#isRead = true;
    for (const file of this.#store.others(this.#clock.now())) this.#add(file);
  }

  #add(file: NoteFile): void {
    for (const stored of file.open.values()) this.#index.add(stored);
    if (stateOf(file.holder, this.#store.own.holder) === "orphaned") this.#orphans.add(file);
  }

  /** Reads the file of a plugin that still ends what it has begun. */
  #readAgain(file: NoteFile): void {
    // In this order: what it writes last is read.
    this.#orphans.delete(file);
    if (stateOf(file.holder, this.#store.own.holder) === "orphaned") this.#orphans.add(file);
    const grown = this.#store.grown(file, this.#clock.now());
    if (!grown) return;
    for (const stored of file.open.values()) this.#index.remove(stored);
    this.#orphans.delete(file);
    this.#add(grown);
  }

  #lookedUp(urn: string, id: string): void {
    for (const stored of this.#index.ofUrn(urn)) {
      const isOpenQuestion = stored.file !== this.#store.own && stored.note.id === undefined;
      if (isOpenQuestion && stored.note.lookedUp !== id) this.#change(stored, { lookedUp: id });
    }
  }

  #change(stored: StoredNote, change: Partial<Note>): void {
    this.#index.remove(stored);
    stored.note = { ...stored.note, ...change };
    this.#index.add(stored);
    this.#store.write(stored, change);
  }

  /** Like a change, of which a part is that something is not so any more. */
  #rewrite(stored: StoredNote, change: Partial<Note>): void {
    this.#index.remove(stored);
    stored.note = { ...stored.note, ...change };
    this.#index.add(stored);
    this.#store.write(stored);
  }

  #end(stored: StoredNote): void {
    this.#index.remove(stored);
    this.#inProgress.delete(stored);
    this.#store.end(stored);
  }

  #warnOfFailure(): void {
    if (this.#failure === undefined || this.#failure === "") return;
    this.#warn(
      `creations are not recorded on this machine, because the notes cannot be stored: ${this.#failure}. If this run is killed or its state cannot be saved, the next \`pulumi up\` may create objects a second time. Set ${notesVariable} to a folder that can be written and outlives the run, or to "off" to accept the risk`,
      "",
    );
    this.#failure = "";
  }
}

/** Whether and where the object of a note is, for the user. */
function leftBehind({ kind, id = "", urn }: Note, { id: other, as }: ObjectMention & { readonly id: string }): string {
  const start = `an earlier run created ${kind} ${id} for this resource, and the state does not contain it. Unless it was deleted since, it still exists.`;
  const remove = `To remove it, delete it on the platform`;
  if (as === "deleted") return `${start} ${remove}. To keep it, run \`${importCommand(urn, id)}\``;
  return `${start} To use it in place of ${other}, run \`pulumi up --replace ${shellWord(urn)}\`, which deletes ${other}. ${remove}`;
}

function listed(names: readonly string[]): string {
  return names.length > 10 ? `${names.slice(0, 10).join(", ")} ...` : names.join(", ");
}

function newest(notes: readonly StoredNote[]): StoredNote | undefined {
  return notes.reduce<StoredNote | undefined>(
    (last, stored) => (last === undefined || stored.note.since >= last.note.since ? stored : last),
    undefined,
  );
}

/** When they asked; never later than now, which a clock that was set back since would say, and be waited for. */
function requestTimesOf(left: readonly StoredNote[], now: number): Note["asked"] {
  const asked = left.flatMap(({ note }) => (note.asked ? [note.asked] : []));
  if (asked.length === 0) return undefined;
  const first = Math.min(now, ...asked.map((one) => one.first));
  return { first, last: Math.min(now, Math.max(...asked.map(({ last }) => last))) };
}

/**
 * What was there before all of them asked, when they asked for the same. What came between the attempts may be that of
 * the first.
 */
function existingOf(left: readonly StoredNote[], asked: string | undefined): Note["before"] {
  const lists = left.flatMap(({ note }) => (note.asked ? [note.before] : []));
  const known = lists.flatMap((before) => (before !== undefined && before.asked === asked ? [before.ids] : []));
  const [first, ...others] = known;
  if (asked === undefined || first === undefined || known.length < lists.length) return undefined;
  return { asked, ids: first.filter((id) => others.every((ids) => ids.includes(id))) };
}
