import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newHolder } from "./holder.ts";
import type { Note } from "./note.ts";
import { NoteStore, noteLifeMs } from "./note-store.ts";

const now = Date.now();
let root: string;
let folder: string;
let log: string[];
let store: NoteStore;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "notes-"));
  folder = join(root, "zoo", "account");
  log = [];
  store = new NoteStore(folder, (line) => log.push(line));
});

afterEach(() => rmSync(root, { recursive: true }));

function note(more: Partial<Note> = {}): Note {
  const urn = "urn:pulumi:dev::shop::zoo:index/animal:Animal::leo";
  return { urn, kind: "Animal", names: {}, given: [], since: now, holder: newHolder(), ...more };
}

describe("the notes of a folder", () => {
  it("are read as they were written, by any process", () => {
    const written = note({ names: { animalName: "leo-1" }, asked: { first: 1, last: 2 }, given: ["a"], id: "a" });
    store.write("one.json", written);
    store.write("two.json", note());

    const another = new NoteStore(folder, () => {});
    expect(
      another
        .all(now)
        .map(({ file }) => file)
        .sort(),
    ).toEqual(["one.json", "two.json"]);
    expect(another.read("one.json")).toEqual(written);
    another.remove("one.json");
    expect(store.read("one.json")).toBeUndefined();
    expect(log).toEqual([]);
  });

  it("can be read by their owner alone", () => {
    store.write("one.json", note());
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, "one.json")).mode & 0o777).toBe(0o600);
  });

  it("are written whole: what a killed process has half written is none, and goes after a day", () => {
    store.write("one.json", note());
    writeFileSync(join(folder, "two.json.part"), '{"urn": "');
    writeFileSync(join(folder, "three.json"), "[]");
    expect(store.all(now).map(({ file }) => file)).toEqual(["one.json"]);
    expect(readdirSync(folder)).toHaveLength(3);

    const old = new Date(now - noteLifeMs - 1000);
    for (const file of ["two.json.part", "three.json"]) utimesSync(join(folder, file), old, old);
    store.all(now);
    expect(readdirSync(folder)).toEqual(["one.json"]);
  });

  it("count for a day", () => {
    store.write("one.json", note());
    expect(store.all(now + noteLifeMs - 1)).toHaveLength(1);
    expect(store.all(now + noteLifeMs)).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("count for a day before they were written, too, since a clock may have been set back", () => {
    store.write("one.json", note());
    expect(store.all(now - noteLifeMs + 1)).toHaveLength(1);
    expect(store.all(now - noteLifeMs)).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("fail nothing where no folder can be: a line of the log says so", () => {
    mkdirSync(join(root, "zoo"));
    writeFileSync(folder, "a file");
    store.write("one.json", note());
    expect(store.all(now)).toEqual([]);
    expect(log[0]).toMatch(/^notes of creations in .*: writing a note: /);
  });

  it("need no folder to be read", () => {
    expect(store.all(now)).toEqual([]);
    expect(log).toEqual([]);
  });
});
