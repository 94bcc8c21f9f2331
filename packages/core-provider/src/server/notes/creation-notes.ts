import type { HelpCode } from "../../definition/help-code.ts";
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
  /** The automatically generated names, by property. */
  readonly names: Readonly<Record<string, string>>;
  /** A hash of the requested properties; undefined if not even a hash may be stored. */
  readonly asked: string | undefined;
  /** A hash of each requested write-only property. */
  readonly writeOnly: Readonly<Record<string, string>>;
  /** The state has an object of this resource, which the new one replaces. */
  readonly replaces: boolean;
  /** Texts that must not be stored. */
  readonly secrets: ReadonlySet<string>;
}

/** The note of one creation. Nothing is written until there is something to note. */
export interface OpenNote {
  /** What earlier, interrupted attempts are known to have done. */
  readonly interrupted: InterruptedCreate | undefined;
  /** ID of the object that an earlier attempt created. */
  readonly earlierId: string | undefined;
  /** That ID follows from the request: it does not prove that the earlier attempt created the object that has it now. */
  readonly isIdDerived: boolean;
  /** Write-only properties for which all earlier attempts requested the present value. */
  readonly sentBefore: readonly string[];
  /** Records a request, and the IDs of objects that existed before it. Returns when the first request was sent. */
  recordRequest(before?: readonly string[]): number;
  /** Records intermediate results of the platform, by one write. */
  recordResult(keys: string | readonly string[], how?: { readonly isIdDerived: true }): void;
  /** The platform has returned the object's ID. */
  created(id: string): void;
  /** Records that write-only properties outside {@link sentBefore} may change on the object of an earlier attempt. */
  adopting(): void;
  /** Records that the create has ended and that the engine receives the object's ID. */
  ended(): void;
  /** Discards the notes of earlier attempts, because their object does not exist. */
  discardEarlier(): void;
  /** Leaves the notes of earlier attempts alone: this create is independent of them. */
  ignoreEarlier(): void;
  /** The creation failed; with `certain`, nothing can have come of its last request. */
  failed(options: { readonly certain: boolean }): void;
}

/** The note of a create that is not recorded. */
export function closedNote(): OpenNote {
  let first: number | undefined;
  return {
    interrupted: undefined,
    earlierId: undefined,
    isIdDerived: false,
    sentBefore: [],
    recordRequest: () => {
      first ??= Date.now();
      return first;
    },
    recordResult: () => {},
    created: () => {},
    adopting: () => {},
    ended: () => {},
    discardEarlier: () => {},
    ignoreEarlier: () => {},
    failed: () => {},
  };
}

/** The environment of the notes. */
export interface NotesOptions {
  /** The folder of an account; undefined if notes have no place. */
  readonly folder: string | undefined;
  /** A hash of where the engine keeps its state. */
  readonly backend: string;
  readonly clock: Clock;
  /** Shows a warning about a resource; a general one if the URN is empty. */
  readonly warn: (helpCode: HelpCode, message: string, urn: string) => void;
}

/** How the engine names an object. */
export interface ObjectMention {
  readonly urn: string;
  /**
   * `lookedUp` is an import that may not end up in the state. With `deleted`, the resource may no longer be in the
   * program.
   */
  readonly as: "inState" | "deleted" | "lookedUp";
}

/** How long to wait for an orphaned plugin, which stops by itself once it has finished its requests. */
const orphanMs = 10_000;
const orphanPauseMs = 200;
/** A note with a request time is not rewritten within this time. */
const requestTimePrecisionMs = 1_000;
/** The maximum number of existing IDs in a note, so that notes stay small. */
const maxExistingIds = 500;
/** The maximum number of lost objects that are reported one by one. */
const maxReports = 3;

/** The notes of one account on a platform, as a plugin's process reads and writes them. */
export class CreationNotes {
  readonly #store: NoteStore;
  readonly #clock: Clock;
  readonly #warn: NotesOptions["warn"];
  readonly #index = new NoteIndex();
  /** Files of plugins that have lost their engine but have not ended. */
  readonly #orphans = new Set<NoteFile>();
  /** This process's notes of creates in progress. */
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

  /**
   * The engine refers to an object. Its note is no longer needed once the state contains it. Without `naming`, the
   * object does not exist.
   */
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
      // The requested object has been imported since.
      else if (note.lookedUp === id) this.#end(stored);
    }
  }

  /** Begins a creation's note. A plugin that has lost its engine is waited for: it may be creating the same object. */
  async begin(creation: NotedCreation, op: Pick<Operation, "signal" | "progress">): Promise<OpenNote> {
    return this.#noteOf(creation, await this.#waitForEarlier(creation, op));
  }

  /** Whether the create of another resource made an object that the engine may not know yet. */
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
    for (const [{ note }, naming] of left.slice(0, maxReports))
      this.#warn("interrupted-create", leftBehind(note, naming), note.urn);
    const more = left.slice(maxReports).map(([{ note }]) => `${note.kind} ${note.id}`);
    if (more.length > 0)
      this.#warn("interrupted-create", `the same is true of ${more.length} more objects: ${listed(more)}`, "");
  }

  /** The plugin ends. */
  end(): void {
    this.#store.close();
    end(this.#store.own.holder);
  }

  /** Returns the notes of earlier attempts that no running plugin continues. */
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

  /** Whether a note belongs to this state and its create has ended. */
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
    // Another object that was created for the resource keeps its own note.
    let taken = left.filter(({ note }) => note.id === undefined || note.id === earlierId);
    const asked = requestTimesOf(taken, this.#clock.now());
    const before = existingOf(taken, creation.asked);
    const { writeOnly } = creation;
    const sentBefore = Object.keys(writeOnly).filter(
      (name) => taken.length > 0 && taken.every(({ note }) => note.writeOnly?.[name] === writeOnly[name]),
    );
    const given = [...new Set(taken.flatMap(({ note }) => note.given))];
    const isIdDerived = taken.some(({ note }) => note.isIdDerived);
    let interrupted: InterruptedCreate | undefined = asked && {
      firstRequest: asked.first,
      lastRequest: asked.last,
      results: given,
      existing: before?.ids,
      howToIgnore: howToIgnoreNotes,
    };
    const stored: StoredNote = {
      file: this.#store.own,
      number: ++this.#count,
      note: {
        urn,
        kind,
        names: Object.fromEntries(Object.entries(names).filter(([, name]) => !isTelling(name))),
        asked,
        before,
        writeOnly:
          taken.length === 0 ? writeOnly : Object.fromEntries(sentBefore.map((name) => [name, writeOnly[name] ?? ""])),
        given,
        id: earlierId,
        isIdDerived: isIdDerived || undefined,
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
      // This note now contains everything that they contained.
      for (const old of taken.splice(0)) this.#end(old);
      this.#warnOfFailure();
    };
    const forget = () => {
      interrupted = undefined;
      const change = {
        asked: undefined,
        before: undefined,
        writeOnly,
        given: [],
        id: undefined,
        isIdDerived: undefined,
      };
      if (this.#isOpen(stored)) this.#rewrite(stored, change);
      else stored.note = { ...stored.note, ...change };
    };
    return {
      get interrupted() {
        return interrupted;
      },
      earlierId,
      isIdDerived,
      sentBefore,
      recordRequest: (ids) => {
        const now = this.#clock.now();
        const { note } = stored;
        const first = note.asked?.first ?? now;
        // The first list counts, because earlier requests may have created objects since.
        const there = note.before ?? noted(ids);
        const isPrecise = note.asked !== undefined && now - note.asked.last < requestTimePrecisionMs;
        if (!this.#inProgress.has(stored) || !isPrecise || there !== note.before)
          write({ asked: { first, last: now }, before: there });
        return first;
      },
      recordResult: (keys, how) => {
        const results = [keys].flat().filter((key) => !isTelling(key));
        if (results.length > 0) write({ given: [...new Set([...stored.note.given, ...results])], ...how });
      },
      created: (id) => {
        if (!isTelling(id)) write({ id });
      },
      adopting: () => {
        if (sentBefore.length < Object.keys(writeOnly).length) write({});
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

  /** Reads the notes of other processes, once. */
  #read(): void {
    if (this.#isRead) return;
    this.#isRead = true;
    for (const file of this.#store.others(this.#clock.now())) this.#add(file);
  }

  #add(file: NoteFile): void {
    for (const stored of file.open.values()) this.#index.add(stored);
    if (stateOf(file.holder, this.#store.own.holder) === "orphaned") this.#orphans.add(file);
  }

  /** Reads the file of a plugin that is still finishing its requests. */
  #readAgain(file: NoteFile): void {
    // The order ensures that its last line is read.
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

  /** Like a change, but may remove members of the note. */
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
      "folder-unavailable",
      `creations are not recorded on this machine, because the notes cannot be stored: ${this.#failure}. If this run is killed or its state cannot be saved, the next \`pulumi up\` may create objects a second time. Set ${notesVariable} to a folder that can be written and outlives the run, or to "off" to accept the risk`,
      "",
    );
    this.#failure = "";
  }
}

/** Whether and where the object of a note is, for the user. */
function leftBehind({ kind, id = "", urn }: Note, { id: other, as }: ObjectMention & { readonly id: string }): string {
  const start = `an earlier run created ${kind} ${id} for this resource, and the state does not contain it. Unless it was deleted since, it still exists.`;
  const remove = `If you do not need it, delete it on the platform`;
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

/**
 * The times of their requests. Never later than now, even if the clock was set back, because the create waits for them.
 */
function requestTimesOf(left: readonly StoredNote[], now: number): Note["asked"] {
  const asked = left.flatMap(({ note }) => (note.asked ? [note.asked] : []));
  if (asked.length === 0) return undefined;
  const first = Math.min(now, ...asked.map((one) => one.first));
  return { first, last: Math.min(now, Math.max(...asked.map(({ last }) => last))) };
}

/**
 * The objects that existed before all attempts, if all requested the same. Objects that appeared between two attempts
 * may belong to the first one.
 */
function existingOf(left: readonly StoredNote[], asked: string | undefined): Note["before"] {
  const lists = left.flatMap(({ note }) => (note.asked ? [note.before] : []));
  const known = lists.flatMap((before) => (before !== undefined && before.asked === asked ? [before.ids] : []));
  const [first, ...others] = known;
  if (asked === undefined || first === undefined || known.length < lists.length) return undefined;
  return { asked, ids: first.filter((id) => others.every((ids) => ids.includes(id))) };
}
