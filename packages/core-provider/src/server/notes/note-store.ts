import {
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { type Holder, stateOf } from "./holder.ts";
import type { Note } from "./note.ts";
import {
  changeLine,
  emptyFile,
  endLine,
  headLine,
  type NoteFile,
  noteLine,
  parseNoteFile,
  type StoredNote,
} from "./note-file.ts";

/** How long a note is valid, in milliseconds: a day. */
export const noteLifeMs = 24 * 3_600_000;
/** The ends of notes are written together, this often. */
const flushMs = 200;
/** A dead process's file of more lines is rewritten when hardly any of its notes are open. */
const longFileLines = 1_000;
const ending = ".jsonl";

/** The settings of a store. */
export interface StoreOptions {
  /** Undefined where there is no place for notes. */
  readonly folder: string | undefined;
  readonly holder: Holder;
  /** A hash of where the engine keeps its state. */
  readonly backend: string;
  /** Called when notes cannot be read or written. */
  readonly onFailure: (reason: string) => void;
}

/**
 * The notes of an account on a platform, in a folder with one append-only file for each plugin process. A process writes
 * its own file with one write for each event. It reads the others once, and only ends notes in them. No failure here
 * fails a creation.
 */
export class NoteStore {
  /** The notes of this process. */
  readonly own: NoteFile;
  readonly #folder: string | undefined;
  readonly #onFailure: (reason: string) => void;
  /** Numbers of own notes in the file: only their changes are appended. */
  readonly #written = new Set<number>();
  readonly #unflushed = new Set<NoteFile>();
  #fd: number | undefined;
  /** The last line may be incomplete. */
  #isTorn = false;
  #timer: NodeJS.Timeout | undefined;

  constructor({ folder, holder, backend, onFailure }: StoreOptions) {
    this.#folder = folder;
    this.#onFailure = onFailure;
    this.own = emptyFile(`${holder.service}${ending}`, holder, backend);
  }

  /** Returns the files of other processes and deletes expired ones. */
  others(now: number): NoteFile[] {
    return this.#names().flatMap((name) => {
      if (name === this.own.name) return [];
      const file = name.endsWith(ending) ? this.#read(name, now) : undefined;
      if (!file) this.#removeExpired(name, now);
      return file ? [file] : [];
    });
  }

  /** Reads a file again if it has grown. @returns undefined if it has not grown or does not exist. */
  grown(file: NoteFile, now: number): NoteFile | undefined {
    const size = this.#try(() => statSync(this.#path(file.name)).size);
    return size === undefined || size === file.bytes ? undefined : this.#read(file.name, now);
  }

  /** Adds an own note, or writes the changes of a note. Without `change`, the whole note is written. */
  write(stored: StoredNote, change?: Partial<Note>): void {
    const { file, number } = stored;
    file.open.set(number, stored);
    if (file !== this.own) {
      if (change) this.#append(file, changeLine(stored, change));
      return;
    }
    const isWritten = this.#try(() => {
      const { fd, isNew } = this.#openOwn();
      // A new file begins with all open notes, and this one is among them.
      if (!isNew)
        this.#appendOwn(fd, change && this.#written.has(number) ? changeLine(stored, change) : noteLine(stored));
      return true;
    });
    if (isWritten) this.#written.add(number);
    else this.#written.delete(number);
  }

  /** Ends a note. The end is written later: a note whose end is lost only ends once more. */
  end({ file, number }: StoredNote): void {
    if (!file.open.delete(number)) return;
    if (file !== this.own || this.#written.delete(number)) file.ended.push(number);
    this.#flushLater(file);
  }

  /** Writes the ends of notes, and deletes files without open notes. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const file of this.#unflushed) {
      if (!this.#removeDone(file) && file.ended.length > 0) this.#append(file, endLine(file.ended.splice(0)));
    }
    this.#unflushed.clear();
  }

  /** Closes the own file. */
  close(): void {
    this.flush();
    this.#closeOwn();
  }

  #openOwn(): { readonly fd: number; readonly isNew: boolean } {
    // A deleted file would accept notes without keeping them.
    if (this.#fd !== undefined && fstatSync(this.#fd).nlink > 0) return { fd: this.#fd, isNew: false };
    this.#closeOwn();
    const path = this.#path(this.own.name);
    mkdirSync(join(path, ".."), { recursive: true, mode: 0o700 });
    const fd = openSync(path, "a", 0o600);
    this.#fd = fd;
    if (fstatSync(fd).size > 0) return { fd, isNew: false };
    const open = [...this.own.open.values()];
    this.#appendOwn(fd, [headLine(this.own), ...open.map(noteLine)].join(""));
    for (const { number } of open) this.#written.add(number);
    return { fd, isNew: true };
  }

  #appendOwn(fd: number, lines: string): void {
    const bytes = Buffer.from(this.#isTorn ? `\n${lines}` : lines);
    this.#isTorn = true;
    const count = writeSync(fd, bytes);
    if (count < bytes.length) throw new Error(`only ${count} of ${bytes.length} bytes were written`);
    this.#isTorn = false;
  }

  #append(file: NoteFile, line: string): void {
    this.#try(() => {
      if (file === this.own) {
        if (this.#fd !== undefined) this.#appendOwn(this.#fd, line);
        return;
      }
      // A deleted file is not created again.
      const fd = openSync(this.#path(file.name), constants.O_APPEND | constants.O_WRONLY);
      try {
        // A killed process may have left an incomplete line.
        writeSync(fd, `\n${line}`);
      } finally {
        closeSync(fd);
      }
      file.bytes += Buffer.byteLength(line) + 1;
    });
  }

  #closeOwn(): void {
    const fd = this.#fd;
    this.#fd = undefined;
    this.#written.clear();
    this.#isTorn = false;
    if (fd !== undefined) this.#try(() => closeSync(fd));
  }

  #read(name: string, now: number): NoteFile | undefined {
    const text = this.#try(() => readFileSync(this.#path(name), "utf8"));
    const file = text === undefined ? undefined : parseNoteFile(name, text);
    if (!file) return undefined;
    // If the clock was set back, a note may seem younger than it is, but only up to a limit.
    for (const stored of file.open.values()) if (Math.abs(now - stored.note.since) >= noteLifeMs) this.end(stored);
    if (file.open.size === 0) this.#flushLater(file);
    if (file.lines > longFileLines && file.lines > 10 * file.open.size) this.#shorten(file);
    return file;
  }

  /** Rewrites a dead process's file without the notes that have ended. */
  #shorten(file: NoteFile): void {
    if (file.open.size === 0 || stateOf(file.holder, this.own.holder) !== "dead") return;
    const lines = [headLine(file), ...[...file.open.values()].map(noteLine)];
    this.#try(() => {
      const part = `${this.#path(file.name)}.${process.pid}.part`;
      writeFileSync(part, lines.join(""), { mode: 0o600 });
      renameSync(part, this.#path(file.name));
      file.bytes = Buffer.byteLength(lines.join(""));
      file.ended = [];
    });
  }

  /** Deletes a file without open notes, unless its process may still write. */
  #removeDone(file: NoteFile): boolean {
    if (file.open.size > 0) return false;
    if (file === this.own) {
      if (this.#fd === undefined) return true;
      this.#closeOwn();
    } else if (stateOf(file.holder, this.own.holder) !== "dead" || this.#hasGrown(file)) return false;
    file.ended = [];
    this.#remove(file.name);
    return true;
  }

  #hasGrown({ name, bytes }: NoteFile): boolean {
    return this.#try(() => statSync(this.#path(name)).size !== bytes) ?? false;
  }

  #flushLater(file: NoteFile): void {
    this.#unflushed.add(file);
    this.#timer ??= setTimeout(() => this.flush(), flushMs).unref();
  }

  #names(): readonly string[] {
    return this.#try(() => readdirSync(this.#path("."))) ?? [];
  }

  #removeExpired(name: string, now: number): void {
    const isOld = this.#try(() => statSync(this.#path(name)).mtimeMs < now - noteLifeMs);
    if (isOld) this.#remove(name);
  }

  #remove(name: string): void {
    this.#try(() => rmSync(this.#path(name), { force: true }));
  }

  #path(name: string): string {
    if (this.#folder === undefined) throw new Error("this user has no cache folder");
    return join(this.#folder, name);
  }

  #try<T>(act: () => T): T | undefined {
    try {
      return act();
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== "ENOENT") this.#onFailure(message);
      return undefined;
    }
  }
}
