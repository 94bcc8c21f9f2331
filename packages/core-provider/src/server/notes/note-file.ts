import { isRecord } from "../../value/record.ts";
import { type Holder, isHolder } from "./holder.ts";
import { isNote, type Note } from "./note.ts";

/** The file of one plugin process: a line for each event, the first one about the process. */
export interface NoteFile {
  readonly name: string;
  readonly holder: Holder;
  /** A hash of where the process's engine keeps its state. */
  readonly backend: string;
  /** Open notes by their number in the file. */
  readonly open: Map<number, StoredNote>;
  /** Numbers of notes whose end is not written yet. */
  ended: number[];
  /** How many bytes of the file this process has read or written. */
  bytes: number;
  /** How many lines it had when it was read. */
  lines: number;
}

/** A note and the file that contains it. */
export interface StoredNote {
  readonly file: NoteFile;
  readonly number: number;
  note: Note;
}

/** A file without notes. */
export function emptyFile(name: string, holder: Holder, backend: string): NoteFile {
  return { name, holder, backend, open: new Map(), ended: [], bytes: 0, lines: 0 };
}

/** The first line of a file. */
export function headLine({ holder, backend }: NoteFile): string {
  return lineOf({ holder, backend });
}

/** The line of a new note, or of one that is written once more as a whole. */
export function noteLine({ number, note }: StoredNote): string {
  return lineOf({ number, note });
}

/** The line with the changes of a note. */
export function changeLine({ number }: StoredNote, change: Partial<Note>): string {
  return lineOf({ number, change });
}

/** The line that ends notes. */
export function endLine(ended: readonly number[]): string {
  return lineOf({ ended });
}

function lineOf(event: object): string {
  return `${JSON.stringify(event)}\n`;
}

/** Reads a file's text. Skips lines that a killed process has written in part. @returns undefined without a first line. */
export function parseNoteFile(name: string, text: string): NoteFile | undefined {
  const [head, ...lines] = text.split("\n");
  const { holder, backend } = parsed(head) ?? {};
  if (!isHolder(holder) || typeof backend !== "string") return undefined;
  const file = emptyFile(name, holder, backend);
  file.bytes = Buffer.byteLength(text);
  file.lines = lines.length;
  for (const line of lines) {
    const event = line === "" ? undefined : parsed(line);
    if (event) apply(file, event);
  }
  for (const [number, { note }] of file.open) if (!isNote(note)) file.open.delete(number);
  return file;
}

function apply(file: NoteFile, { number, note, change, ended }: Record<string, unknown>): void {
  if (Array.isArray(ended)) for (const one of ended) file.open.delete(one as number);
  if (typeof number !== "number") return;
  // Whether the parts are a note is checked once the file is read.
  if (isRecord(note)) file.open.set(number, { file, number, note: note as unknown as Note });
  const stored = file.open.get(number);
  if (stored && isRecord(change)) stored.note = { ...stored.note, ...change };
}

function parsed(line: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line ?? "");
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
