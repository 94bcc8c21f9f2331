import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fromText, type Note, toText } from "./note.ts";

/** For how long a note counts, in milliseconds: a day. */
export const noteLifeMs = 24 * 3_600_000;

/** A note as it lies in the folder. */
export interface KeptNote {
  /** The name of its file. */
  readonly file: string;
  readonly note: Note;
}

/**
 * Notes in a folder, a file each: several processes may read, write and remove theirs at once. What cannot be read or
 * written is told to the log and never fails what is noted.
 */
export class NoteStore {
  readonly #folder: string;
  readonly #debug: (message: string) => void;

  constructor(folder: string, debug: (message: string) => void) {
    this.#folder = folder;
    this.#debug = debug;
  }

  /** All notes that count. Older ones are removed, and what a killed process has half written. */
  all(now: number): KeptNote[] {
    return this.#files().flatMap((file) => {
      const note = this.read(file);
      // A clock that was set back may make it younger than it is, yet not without end.
      if (note && Math.abs(now - note.since) < noteLifeMs) return [{ file, note }];
      if (note || this.#isOld(file, now)) this.remove(file);
      return [];
    });
  }

  /** A note as it is now; undefined when it is gone. */
  read(file: string): Note | undefined {
    if (!file.endsWith(ending)) return undefined;
    return this.#try(`reading ${file}`, () => fromText(readFileSync(join(this.#folder, file), "utf8")));
  }

  /** A name for a file that no other has. */
  newFile(): string {
    return `${randomUUID()}${ending}`;
  }

  /** Writes a note into its file, whole or not at all. */
  write(file: string, note: Note): void {
    this.#try("writing a note", () => {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      const whole = join(this.#folder, file);
      const part = `${whole}.part`;
      writeFileSync(part, toText(note), { mode: 0o600 });
      renameSync(part, whole);
    });
  }

  remove(file: string): void {
    this.#try(`removing ${file}`, () => rmSync(join(this.#folder, file), { force: true }));
  }

  #files(): readonly string[] {
    return this.#try("looking for notes", () => readdirSync(this.#folder)) ?? [];
  }

  #isOld(file: string, now: number): boolean {
    return (
      this.#try(`looking at ${file}`, () => statSync(join(this.#folder, file)).mtimeMs < now - noteLifeMs) ?? false
    );
  }

  #try<T>(doing: string, act: () => T): T | undefined {
    try {
      return act();
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== "ENOENT") this.#debug(`notes of creations in ${this.#folder}: ${doing}: ${message}`);
      return undefined;
    }
  }
}

const ending = ".json";
