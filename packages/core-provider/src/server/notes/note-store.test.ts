import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { end, type Holder, newHolder } from "./holder.ts";
import type { Note } from "./note.ts";
import type { StoredNote } from "./note-file.ts";
import { NoteStore, noteLifeMs } from "./note-store.ts";

const now = Date.now();
let root: string;
let folder: string;
let failures: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "notes-"));
  folder = join(root, "zoo", "account");
  failures = [];
});

afterEach(() => rmSync(root, { recursive: true }));

/** The store of another process. */
function process(holder: Holder = newHolder()) {
  const store = new NoteStore({ folder, holder, backend: "here", onFailure: (reason) => failures.push(reason) });
  let count = 0;
  return {
    store,
    note: (more: Partial<Note> = {}): StoredNote => {
      const urn = "urn:pulumi:dev::shop::zoo:index/animal:Animal::leo";
      const note: Note = { urn, kind: "Animal", names: {}, given: [], since: now, ...more };
      const stored = { file: store.own, number: ++count, note };
      store.write(stored);
      return stored;
    },
    change(stored: StoredNote, change: Partial<Note>) {
      stored.note = { ...stored.note, ...change };
      store.write(stored, change);
    },
    /** As when it is killed. */
    die: () => end(holder),
  };
}

/** The open notes of all other processes. */
function read(store = process().store, at = now): Note[] {
  return store.others(at).flatMap(({ open }) => [...open.values()].map(({ note }) => note));
}

function files(): string[] {
  return readdirSync(folder);
}

describe("the notes of a folder", () => {
  it("are in one file per process, and others read them", () => {
    const [one, other] = [process(), process()];
    const stored = one.note({ names: { animalName: "leo-1" }, asked: { first: 1, last: 2 } });
    one.change(stored, { given: ["a"] });
    one.change(stored, { id: "a" });
    const second = one.note({ id: "b" });
    other.note({ id: "c" });

    expect(files()).toHaveLength(2);
    const found = read();
    expect(found).toHaveLength(3);
    expect(found).toEqual(expect.arrayContaining([stored.note, second.note]));
    expect(read(one.store).map(({ id }) => id)).toEqual(["c"]);
    expect(failures).toEqual([]);
  });

  it("can be read only by their owner", () => {
    process().note();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, files()[0] ?? "")).mode & 0o777).toBe(0o600);
  });

  it("survive a line that a killed process has written partially", () => {
    const killed = process();
    killed.note({ id: "a" });
    killed.die();
    appendFileSync(join(folder, files()[0] ?? ""), '{"number":2,"note":{"urn":"ur');
    const { store } = process();
    const [file] = store.others(now);
    const [first] = file?.open.values() ?? [];
    expect(first?.note.id).toBe("a");
    if (first) store.write(first, { lookedUp: "z" });
    expect(read()).toEqual([{ ...first?.note, lookedUp: "z" }]);
  });

  it("are deleted with their file once all have ended", () => {
    const one = process();
    const [first, second] = [one.note({ id: "a" }), one.note({ id: "b" })];
    one.store.end(first);
    one.store.flush();
    expect(read().map(({ id }) => id)).toEqual(["b"]);
    one.store.end(second);
    one.store.flush();
    expect(files()).toEqual([]);

    one.note({ id: "c" });
    expect(read().map(({ id }) => id)).toEqual(["c"]);
  });

  it("end in the file of a dead process with one write for many, and the last one deletes the file", () => {
    const dead = process();
    for (let i = 0; i < 100; i++) dead.note({ id: `${i}` });
    dead.store.close();
    dead.die();
    const { store } = process();
    const [file] = store.others(now);
    const notes = [...(file?.open.values() ?? [])];
    for (const stored of notes.slice(0, 99)) store.end(stored);
    const before = readFileSync(join(folder, files()[0] ?? ""), "utf8").split("\n").length;
    store.flush();
    expect(readFileSync(join(folder, files()[0] ?? ""), "utf8").split("\n")).toHaveLength(before + 2);
    expect(read().map(({ id }) => id)).toEqual(["99"]);
    store.end(notes[99] as StoredNote);
    store.flush();
    expect(files()).toEqual([]);
  });

  it("keep the file of a running process, which may write to it", () => {
    const living = process();
    living.note({ id: "a" });
    const { store } = process();
    const [stored] = store.others(now).flatMap(({ open }) => [...open.values()]);
    store.end(stored as StoredNote);
    store.flush();
    expect(files()).toHaveLength(1);
    expect(read()).toEqual([]);
  });

  it("shorten the file of a dead process if it has few open notes", () => {
    const dead = process();
    const notes = Array.from({ length: 2_000 }, (_, at) => dead.note({ id: `${at}` }));
    for (const stored of notes.slice(1)) dead.store.end(stored);
    dead.store.close();
    dead.die();
    const path = join(folder, files()[0] ?? "");
    const long = statSync(path).size;
    expect(read().map(({ id }) => id)).toEqual(["0"]);
    expect(statSync(path).size).toBeLessThan(long / 100);
    expect(read().map(({ id }) => id)).toEqual(["0"]);
  });

  it("are written again after the file was deleted", () => {
    const one = process();
    const stored = one.note({ id: "a" });
    rmSync(folder, { recursive: true });
    one.note({ id: "b" });
    one.change(stored, { given: ["x"] });
    expect(read()).toMatchObject([{ id: "a", given: ["x"] }, { id: "b" }]);
  });

  it("are valid for a day, even if they are dated in the future, because a clock may have been set back", () => {
    const dead = process();
    dead.note();
    dead.die();
    for (const at of [now + noteLifeMs - 1, now - noteLifeMs + 1]) expect(read(undefined, at)).toHaveLength(1);
    for (const at of [now + noteLifeMs, now - noteLifeMs]) {
      const { store } = process();
      expect(read(store, at)).toEqual([]);
      store.flush();
    }
    expect(files()).toEqual([]);
  });

  it("keep unreadable files for a day", () => {
    process().note();
    for (const file of ["two.jsonl.1.part", "three.jsonl", "four.json"]) writeFileSync(join(folder, file), "[]");
    expect(read()).toHaveLength(1);
    expect(files()).toHaveLength(4);
    const old = new Date(now - noteLifeMs - 1000);
    for (const file of files()) utimesSync(join(folder, file), old, old);
    expect(read()).toHaveLength(1);
    expect(files()).toHaveLength(1);
  });

  it("do not fail a create without a usable folder, and report why", () => {
    mkdirSync(join(root, "zoo"));
    writeFileSync(folder, "a file");
    const { store, note } = process();
    note();
    expect(read(store)).toEqual([]);
    expect(failures.length).toBeGreaterThan(0);
  });

  it("can be read without a folder", () => {
    expect(read()).toEqual([]);
    expect(failures).toEqual([]);
  });
});
