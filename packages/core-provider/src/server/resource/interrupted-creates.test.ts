import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { field } from "../../definition/field.ts";
import type { InterruptedCreate } from "../../definition/operation.ts";
import { definitions } from "../../definition/provider.ts";
import { type RunningProvider, secret, startProvider, type TestedResource } from "../../testing/index.ts";
import { bareProvider } from "../../testing/toy/bare-provider.ts";
import { parseNoteFile } from "../notes/note-file.ts";

const docs = "What it is.";

let folder: string;
let running: RunningProvider[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cut-off-"));
  running = [];
});

afterEach(async () => {
  for (const host of running) await host.stop();
  rmSync(folder, { recursive: true });
});

/** Where a creation goes no further, as when its plugin is killed there. */
type Place = "asked" | "given" | "made";

/** Lamps by their numbers, and a plugin that is killed at a place of a creation. */
function house() {
  const lamps = new Map<string, { lampName: string; watts: number; color: string; code: string | undefined }>();
  const seen: (InterruptedCreate | undefined)[] = [];
  const begun: unknown[] = [];
  /** The properties that updates sent. */
  const sent: string[][] = [];
  let cutAt: Place | undefined;
  let refusal: Error | undefined;
  let there: readonly string[] | undefined;
  let isForgetful = false;
  /** Whether the create compares the objects it finds, as a search by name does. */
  let isSearching = false;
  let count = 0;
  let readies = 0;
  const reached = (place: Place) => (cutAt === place ? new Promise<never>(() => {}) : undefined);
  const lampFields = {
    lampName: field.string({ autoName: { maxLength: 20 }, docs }),
    watts: field.integer({ default: 10, docs }),
    color: field.string({ default: "white", replaceOnChange: true, docs }),
    code: field.string({ secret: true, writeOnly: true, docs }),
    startAt: field.integer({ writeOnly: true, docs }),
  };
  const { resource } = definitions<object>();
  const lamp = resource("Lamp", {
    docs,
    example: `const lamp = new bare.Lamp("a");`,
    fields: lampFields,
    readBackSeconds: 0,
    async create({ args, creationNote }) {
      seen.push(creationNote?.interrupted);
      if (isForgetful) creationNote?.forget();
      const left = creationNote?.interrupted && [...lamps].find(([, { lampName }]) => lampName === args.lampName);
      if (left && isSearching) {
        const differences = (await creationNote.differences(left[0])) ?? [];
        if (differences.length > 0) throw new Error(`differs: ${differences.join("; ")}`);
        creationNote.adopted(left[0], { matched: true });
        return left[0];
      }
      if (left) {
        creationNote.adopted(left[0]);
        return left[0];
      }
      begun.push(creationNote?.recordRequest(there));
      if (refusal) throw refusal;
      const id = `lamp-${++count}`;
      const { lampName, watts, color, code } = args;
      lamps.set(id, { lampName, watts, color, code });
      await reached("asked");
      creationNote?.recordResult(id);
      await reached("given");
      return id;
    },
    ready: async () => {
      readies += 1;
      await reached("made");
    },
    async read({ id }) {
      const { code: _, ...found } = lamps.get(id) ?? { code: undefined };
      return "lampName" in found ? found : undefined;
    },
    async update({ id, args: { lampName, watts, code }, changed }) {
      sent.push((["watts", "code", "startAt"] as const).filter((name) => changed(name)));
      const found = lamps.get(id);
      if (found) Object.assign(found, { lampName, watts, code });
    },
    delete: async ({ id }) => void lamps.delete(id),
  });
  const keys = new Set<string>();
  const key = resource("Key", {
    docs,
    example: `const key = new bare.Key("a");`,
    fields: {
      label: field.string({ default: "", docs }),
      teeth: field.string({ output: true, secret: true, oneTime: true, docs }),
    },
    readBackSeconds: 0,
    async create({ creationNote }) {
      creationNote?.recordRequest();
      const id = `key-${++count}`;
      keys.add(id);
      return { id, known: { teeth: `teeth-of-${id}` } };
    },
    ready: async () => reached("made"),
    read: async ({ id, args, state }) =>
      keys.has(id) ? { label: args.label ?? "", teeth: state.teeth ?? "unknown" } : undefined,
    delete: async ({ id }) => void keys.delete(id),
  });
  const start = async (account = "one", env: Readonly<Record<string, string | undefined>> = {}) => {
    const provider = { ...bareProvider(lamp, key), account: () => [account] };
    const host = await startProvider(provider, { env: { PULUMI_CREATION_NOTES: folder, ...env } });
    running.push(host);
    return host;
  };
  /** Begins a create in another plugin, which is killed at the given place. */
  const killed = async (
    place: Place,
    type: string,
    inputs: Record<string, unknown> = {},
    replaced?: TestedResource,
    { adopts = false } = {},
  ) => {
    cutAt = place;
    const host = await start();
    const before = lamps.size + keys.size;
    const waits = readies;
    const hall = host.resource(type, "hall");
    if (replaced) hall.adopt(replaced);
    const creating = replaced ? hall.update(inputs) : hall.create(inputs);
    if (adopts) await expect.poll(() => readies).toBe(waits + 1);
    await expect.poll(() => lamps.size + keys.size).toBe(adopts ? before : before + 1);
    // Actions in the same turn have been noted before the next one begins.
    await new Promise(setImmediate);
    const cut = expect(creating).rejects.toThrow();
    await host.stop();
    await cut;
    cutAt = undefined;
  };
  return {
    lamps,
    keys,
    seen,
    begun,
    sent,
    start,
    killed,
    /** The objects that exist before the create sends its request. */
    finds(ids: readonly string[]) {
      there = ids;
    },
    refuse(error: Error | undefined) {
      refusal = error;
    },
    forget() {
      isForgetful = true;
    },
    search() {
      isSearching = true;
    },
  };
}

/** The open notes of all processes, as texts. */
function notes(): string[] {
  return notePaths().flatMap((path) => {
    const file = parseNoteFile(path, readFileSync(path, "utf8"));
    return [...(file?.open.values() ?? [])].map(({ note }) => JSON.stringify(note));
  });
}

function notePaths(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".jsonl"));
  return files.map((file) => join(folder, file));
}

function warnings({ logs }: RunningProvider): string[] {
  return logs.filter(({ severity }) => severity === "warning").map(({ message }) => message);
}

describe("a create after one whose plugin was killed", () => {
  it.each(["asked", "given", "made"] as const)(
    "adopts the object of that name after an interrupt at %s, and reports it",
    async (place) => {
      const { lamps, start, killed } = house();
      await killed(place, "Lamp");
      const [made] = lamps.values();
      const host = await start();
      const hall = host.resource("Lamp", "hall");

      await hall.create({});

      expect([...lamps.keys()]).toEqual(["lamp-1"]);
      expect(hall.state).toMatchObject({ id: "lamp-1", outputs: { lampName: made?.lampName }, initErrors: [] });
      expect(warnings(host)).toEqual([
        "an earlier run created lamp-1, and no run has read it from the state since: that run was interrupted, or its state was not saved. lamp-1 is adopted, and no other object is created. If you asked for a replacement of lamp-1, run the command again",
      ]);
      expect(await hall.preview({})).toMatchObject({ action: "same" });
    },
  );

  it.each(["asked", "made"] as const)(
    "updates it to the program's current values, including those that no read returns (%s)",
    async (place) => {
      const { lamps, start, killed } = house();
      await killed(place, "Lamp", { watts: 5, code: secret("1234-5678") });
      const hall = (await start()).resource("Lamp", "hall");

      await hall.create({ watts: 7, code: secret("8765-4321") });

      expect([...lamps.values()]).toMatchObject([{ watts: 7, code: "8765-4321" }]);
      expect(hall.outputs).toMatchObject({ watts: 7 });
    },
  );

  it.each([
    { case: "unchanged", now: { startAt: 7 }, sent: [] },
    { case: "after a change of another property", now: { startAt: 7, watts: 3 }, sent: [["watts"]] },
    { case: "with another value", now: { startAt: 8 }, sent: [["startAt"]] },
  ])("sends a value that no read returns only if it has changed ($case)", async ({ now, sent }) => {
    const test = house();
    await test.killed("made", "Lamp", { startAt: 7 });
    const hall = (await test.start()).resource("Lamp", "hall");

    await hall.create(now);

    expect(test.sent).toEqual(sent);
    expect(hall.outputs).toMatchObject(now);
  });

  it("sends such a value again if any of several attempts requested another one", async () => {
    const test = house();
    await test.killed("made", "Lamp", { startAt: 7 });
    await test.killed("made", "Lamp", { startAt: 8 }, undefined, { adopts: true });
    const hall = (await test.start()).resource("Lamp", "hall");

    await hall.create({ startAt: 7 });

    expect(test.sent).toEqual([["startAt"]]);
  });

  it("adopts an object that a search found and that matches, unchanged", async () => {
    const { lamps, start, killed, search } = house();
    await killed("asked", "Lamp", { code: secret("1234-5678") });
    search();
    const host = await start();

    await host.resource("Lamp", "hall").create({ code: secret("8765-4321") });

    expect([...lamps.values()]).toMatchObject([{ code: "1234-5678" }]);
    expect(warnings(host)).toEqual([
      "an earlier run was interrupted before it received the ID of this object: lamp-1 was created since and has everything that was requested, so it is adopted",
    ]);
  });

  it("reports how an object found by a search differs, and hides secrets", async () => {
    const { lamps, start, killed, search } = house();
    await killed("asked", "Lamp");
    search();
    const [[id, lamp] = []] = [...lamps];
    if (id && lamp) lamps.set(id, { ...lamp, watts: 7, color: "red" });

    const hall = (await start()).resource("Lamp", "hall");

    await expect(hall.create({ color: secret("blue") })).rejects.toThrow(
      "differs: watts is 7, requested 10; color is [secret], requested [secret]",
    );
    expect([...lamps.values()]).toMatchObject([{ watts: 7, color: "red" }]);
  });

  it("reports the start of the interrupted create, so that both send the same token", async () => {
    const { lamps, start, killed, seen, begun } = house();
    await killed("asked", "Lamp");
    lamps.clear();

    await (await start()).resource("Lamp", "hall").create({});

    expect(seen).toEqual([undefined, expect.objectContaining({ firstRequest: begun[0] })]);
    expect(begun).toEqual([begun[0], begun[0]]);
  });

  it("keeps an object that must be replaced, and leaves that to the next up", async () => {
    const { lamps, start, killed } = house();
    await killed("made", "Lamp", { color: "red" });
    const hall = (await start()).resource("Lamp", "hall");

    await expect(hall.create({ color: "blue" })).rejects.toThrow(
      "the program has changed color, which cannot be changed in place. lamp-1 stays in the state unchanged: the next `pulumi up` replaces it",
    );
    expect([...lamps.keys()]).toEqual(["lamp-1"]);
    expect(hall.id).toBe("lamp-1");

    expect(await hall.update({ color: "blue" })).toMatchObject({ action: "replace" });
    expect([...lamps.values()]).toMatchObject([{ color: "blue" }]);
  });

  it("creates another object if the first one does not exist", async () => {
    const { lamps, start, killed } = house();
    await killed("made", "Lamp");
    lamps.clear();
    const hall = (await start()).resource("Lamp", "hall");

    await hall.create({});

    expect([...lamps.keys()]).toEqual([hall.id]);
    await expect.poll(notes).toHaveLength(1);
  });

  it("keeps an object whose values returned once may be in the state, and reports it", async () => {
    const { keys, start, killed } = house();
    await killed("made", "Key");
    const host = await start();
    const hall = host.resource("Key", "hall");

    await hall.create({});

    expect([...keys]).toEqual(["key-1", "key-2"]);
    expect(hall.outputs).toMatchObject({ teeth: secret("teeth-of-key-2") });
    expect(warnings(host)).toEqual([
      "an earlier run created key-1 for this resource. Values that the platform returns only at its creation cannot be read again, so another object is created. key-1 is kept: delete it on the platform unless a stack uses it",
    ]);
  });

  it("knows the times of the requests and the results", async () => {
    const { seen, start, killed } = house();
    const before = Date.now();
    await killed("given", "Lamp");
    await (await start()).resource("Lamp", "hall").create({});

    const asked = { firstRequest: expect.any(Number), lastRequest: expect.any(Number) };
    expect(seen).toEqual([undefined, expect.objectContaining({ ...asked, results: ["lamp-1"] })]);
    expect(seen[1]?.firstRequest).toBeGreaterThanOrEqual(before);
  });

  it("ignores the interrupted attempt after it was deleted from the notes, even if that attempt failed", async () => {
    const { lamps, start, killed, seen, refuse, forget } = house();
    await killed("given", "Lamp");
    const hall = (await start()).resource("Lamp", "hall");
    forget();
    refuse(new Error("There is no room."));
    await expect(hall.create({})).rejects.toThrow("There is no room.");
    refuse(undefined);

    await hall.create({});

    expect(seen).toEqual([undefined, expect.objectContaining({ results: ["lamp-1"] }), undefined]);
    expect([...lamps.keys()]).toEqual(["lamp-1", "lamp-2"]);
  });

  it("knows the objects that existed before the first of several interrupted attempts", async () => {
    const { seen, lamps, start, killed, finds } = house();
    for (const ids of [["theirs"], ["theirs", "ours"]]) {
      finds(ids);
      await killed("asked", "Lamp");
      lamps.clear();
    }
    await (await start()).resource("Lamp", "hall").create({});

    expect(seen.map((interrupted) => interrupted?.existing)).toEqual([undefined, ["theirs"], ["theirs"]]);
  });

  it.each([
    ["the same is requested", { watts: 5 }, { watts: 5 }, 500, { isNoted: true, isKnown: true }],
    [
      "only values that no platform returns differ",
      { code: secret("1234-5678") },
      { code: secret("8765-4321") },
      500,
      { isNoted: true, isKnown: true },
    ],
    ["something else is requested", { watts: 5 }, { watts: 7 }, 1, { isNoted: true, isKnown: false }],
    [
      "the program marks more as secret than the definition",
      { lampName: secret("hall") },
      { lampName: secret("hall") },
      1,
      { isNoted: false, isKnown: false },
    ],
    ["there were too many to note", {}, {}, 501, { isNoted: false, isKnown: false }],
    [
      "it would reveal a secret",
      { code: secret("lamp-at-") },
      { code: secret("lamp-at-") },
      1,
      { isNoted: false, isKnown: false },
    ],
  ])(
    "when %s, knows the objects that existed before, or that they are unknown",
    async (_w, then, now, count, { isNoted, isKnown }) => {
      const { seen, lamps, start, killed, finds } = house();
      const ids = Array.from({ length: count }, (_, at) => `lamp-at-${at}`);
      finds(ids);
      await killed("asked", "Lamp", then);
      expect(notes().some((note) => note.includes("lamp-at-0"))).toBe(isNoted);
      lamps.clear();
      await (await start()).resource("Lamp", "hall").create(now);

      expect(seen[1]?.existing).toEqual(isKnown ? ids : undefined);
    },
  );

  it("uses the current time if the clock was set back since", async () => {
    const { seen, lamps, start, killed } = house();
    await killed("asked", "Lamp");
    lamps.clear();
    const [path = ""] = notePaths();
    const ahead = Date.now() + 3_600_000;
    appendFileSync(path, `${JSON.stringify({ number: 1, change: { asked: { first: ahead, last: ahead } } })}\n`);
    await (await start()).resource("Lamp", "hall").create({});

    expect(seen[1]?.firstRequest).toBeLessThanOrEqual(Date.now());
    expect(seen[1]?.lastRequest).toBeLessThanOrEqual(Date.now());
  });

  it.each([
    ["another resource", (host: RunningProvider) => host.resource("Lamp", "cellar")],
    ["another kind", (host: RunningProvider) => host.resource("Key", "hall")],
  ])("ignores notes of %s", async (_what, other) => {
    const { lamps, keys, start, killed } = house();
    await killed("made", "Lamp");
    const host = await start();

    await other(host).create({});

    expect(lamps.size + keys.size).toBe(2);
    expect(warnings(host)).toEqual([]);
  });

  it("ignores notes of another account", async () => {
    const { lamps, start, killed } = house();
    await killed("made", "Lamp");
    await (await start("another")).resource("Lamp", "hall").create({});
    expect(lamps.size).toBe(2);
  });

  it("ignores notes of a stack with the same name in another backend, which has the same URN", async () => {
    const { lamps, seen, start, killed } = house();
    for (const place of ["asked", "made"] as const) {
      lamps.clear();
      await killed(place, "Lamp");
      const host = await start("one", { PULUMI_BACKEND_URL: "file:///elsewhere" });
      await host.resource("Lamp", "hall").create({});

      expect(warnings(host)).toEqual([]);
      expect(seen.at(-1)).toBeUndefined();
      expect(lamps.size).toBe(2);
    }
  });

  it("ignores notes of a running plugin", async () => {
    const { lamps, start } = house();
    const [one, other] = [await start(), await start()];
    await one.resource("Lamp", "hall").create({});
    await other.resource("Lamp", "hall").create({});
    expect(lamps.size).toBe(2);
  });

  it("adopts no object that is in the state by then, for any request of the engine", async () => {
    const { lamps, start, killed } = house();
    for (const act of ["import", "read", "diff", "delete"] as const) {
      lamps.clear();
      await killed("made", "Lamp");
      const [id = ""] = lamps.keys();
      // Another run knows about it, and leaves no note.
      const known = (await start("another")).resource("Lamp", "hall");
      await known.import(id);
      const host = await start();
      const other = host.resource("Lamp", "other");
      if (act === "import") await other.import(id);
      else {
        other.adopt(known);
        if (act === "diff") await other.diff({});
        else await other[act]();
      }

      await host.resource("Lamp", "hall").create({});

      expect(warnings(host).filter((text) => text.includes("cut off"))).toEqual([]);
      expect(lamps.size).toBe(act === "delete" ? 1 : 2);
    }
  });
});

describe("a create after a run whose state was not saved", () => {
  it("adopts what that run created, although it ended in order", async () => {
    const { lamps, start } = house();
    const first = await start();
    await first.resource("Lamp", "hall").create({});
    await first.stop({ inOrder: true });
    const host = await start();
    await host.resource("Lamp", "hall").create({});

    expect([...lamps.keys()]).toEqual(["lamp-1"]);
    expect(warnings(host)).toEqual([expect.stringContaining("lamp-1 is adopted, and no other object is created")]);
  });

  it("replaces the object in the state if `--replace` is repeated, because only then the engine distinguishes it from a first create", async () => {
    const { lamps, start } = house();
    const first = await start();
    const saved = first.resource("Lamp", "hall");
    await saved.create({});
    await first.stop({ inOrder: true });
    const replace = async () => {
      const host = await start();
      const hall = host.resource("Lamp", "hall");
      hall.adopt(saved);
      await hall.update({}, { replace: true });
      await host.stop({ inOrder: true });
      return warnings(host);
    };

    expect(await replace()).toEqual([
      expect.stringContaining("If you asked for a replacement of lamp-1, run the command again"),
      expect.stringContaining("lamp-1 stays on the platform"),
    ]);
    expect([...lamps.keys()]).toEqual(["lamp-1"]);
    expect(await replace()).toEqual([]);
    expect([...lamps.keys()]).toEqual(["lamp-2"]);
  });

  it("keeps the object when `--replace` adopted it and the CLI was killed before it removed the replaced entry", async () => {
    const { lamps, start } = house();
    const first = await start();
    const saved = first.resource("Lamp", "hall");
    await saved.create({});
    await first.stop({ inOrder: true });
    const second = await start();
    const adopted = second.resource("Lamp", "hall");
    await adopted.create({});
    await second.stop();
    // The state now has both entries with the same ID. The engine compares the live one and deletes the replaced one.
    const third = await start();
    const live = third.resource("Lamp", "hall");
    live.adopt(adopted);
    expect(await live.preview({})).toMatchObject({ action: "same" });
    const replaced = third.resource("Lamp", "hall");
    replaced.adopt(saved);
    await replaced.deleteReplaced();

    expect([...lamps.keys()]).toEqual(["lamp-1"]);
    expect(warnings(third)).toEqual([expect.stringContaining("lamp-1 stays on the platform")]);
  });

  it("does not delete an object whose one-time values may be in the state", async () => {
    const { keys, start } = house();
    const first = await start();
    const saved = first.resource("Key", "hall");
    await saved.create({});
    await first.stop({ inOrder: true });
    const host = await start();
    await host.resource("Key", "hall").create({});

    expect([...keys]).toEqual(["key-1", "key-2"]);
    expect(warnings(host)).toEqual([
      expect.stringContaining("key-1 is kept: delete it on the platform unless a stack uses it"),
    ]);
  });

  it("replaces the object in the state if the engine requests that without a diff", async () => {
    const { lamps, start } = house();
    const first = await start();
    const saved = first.resource("Lamp", "hall");
    await saved.create({});
    await first.stop({ inOrder: true });
    const host = await start();
    const hall = host.resource("Lamp", "hall");
    hall.adopt(saved);
    // With `replaceWith`, and by another provider, the engine checks the inputs against the old ones.
    await hall.check({});
    const successor = host.resource("Lamp", "hall");
    await successor.create({});
    await hall.delete();

    expect([...lamps.keys()]).toEqual(["lamp-2"]);
    expect(warnings(host)).toEqual([]);
  });
});

describe("an object that replaces another one, whose plugin was killed", () => {
  /** The state has lamp-1, and a killed run has created lamp-2 without a comparison before, as by `--replace`. */
  async function killedSuccessor() {
    const world = house();
    const first = await world.start();
    const saved = first.resource("Lamp", "hall");
    await saved.create({});
    await saved.diff({});
    await first.stop({ inOrder: true });
    await world.killed("made", "Lamp");
    expect([...world.lamps.keys()]).toEqual(["lamp-1", "lamp-2"]);
    const host = await world.start();
    const hall = host.resource("Lamp", "hall");
    hall.adopt(saved);
    return { ...world, host, hall };
  }

  it("is reported at the end of a run that does not replace the old one, and is adopted when one does", async () => {
    const { lamps, host, hall, start } = await killedSuccessor();
    await hall.diff({});
    await host.stop({ inOrder: true });
    expect(warnings(host)).toEqual([
      "an earlier run created Lamp lamp-2 for this resource, and the state does not contain it. Unless it was deleted since, it still exists. To use it in place of lamp-1, run `pulumi up --replace urn:pulumi:test::test::bare:index/lamp:Lamp::hall`, which deletes lamp-1. If you do not need it, delete it on the platform",
    ]);

    const next = await start();
    const again = next.resource("Lamp", "hall");
    again.adopt(hall);
    await again.update({}, { replace: true });
    await next.stop({ inOrder: true });
    expect([...lamps.keys()]).toEqual(["lamp-2"]);
    expect(warnings(next)).toEqual([expect.stringContaining("lamp-2 is adopted")]);
  });

  it("is reported when the resource leaves the program", async () => {
    const { host, hall, lamps } = await killedSuccessor();
    await hall.delete();
    await host.stop({ inOrder: true });
    expect([...lamps.keys()]).toEqual(["lamp-2"]);
    expect(warnings(host)).toEqual([
      "an earlier run created Lamp lamp-2 for this resource, and the state does not contain it. Unless it was deleted since, it still exists. If you do not need it, delete it on the platform. To keep it, run `pulumi import bare:index/lamp:Lamp hall lamp-2`",
    ]);
  });

  it("is not reported if the state contains both", async () => {
    const { host, hall, lamps } = await killedSuccessor();
    const successor = host.resource("Lamp", "hall");
    await successor.import("lamp-2");
    await hall.delete();
    await successor.delete();
    await host.stop({ inOrder: true });
    expect([...lamps.keys()]).toEqual([]);
    expect(warnings(host).filter((text) => text.includes("earlier run"))).toEqual([]);
  });

  it("is reported among many without a line for each", async () => {
    const world = house();
    const first = await world.start();
    const names = Array.from({ length: 20 }, (_, at) => `lamp-${at}`);
    const saved = names.map((name) => first.resource("Lamp", name));
    for (const one of saved) await one.create({});
    await first.stop({ inOrder: true });
    const other = await world.start("another");
    const host = await world.start();
    for (const [at, name] of names.entries()) {
      const elsewhere = other.resource("Lamp", name);
      await elsewhere.create({ lampName: `other-${at}` });
      const one = host.resource("Lamp", name);
      one.adopt(elsewhere);
      await one.diff({});
    }
    await host.stop({ inOrder: true });
    expect(warnings(host)).toHaveLength(4);
    expect(warnings(host).at(-1)).toMatch(/^the same is true of 17 more objects: Lamp lamp-4, .* \.\.\.$/);
  });
});

describe("notes that cannot be stored", () => {
  it.each([
    ["a file is in the way", () => ({ PULUMI_CREATION_NOTES: join(folder, "file") })],
    ["there is no cache folder", () => ({ PULUMI_CREATION_NOTES: undefined })],
  ])("are reported once, with the remedy, and do not fail the create if %s", async (_why, env) => {
    writeFileSync(join(folder, "file"), "");
    const { lamps, start } = house();
    const host = await start("one", env());
    for (const name of ["a", "b", "c"]) await host.resource("Lamp", name).create({});
    expect(lamps.size).toBe(3);
    expect(warnings(host)).toEqual([
      expect.stringMatching(
        /^creations are not recorded .* the next `pulumi up` may create objects a second time\. Set PULUMI_CREATION_NOTES to a folder/,
      ),
    ]);
  });

  it("are not reported if nothing is created or notes are off", async () => {
    const { start } = house();
    const quiet = await start("one", { PULUMI_CREATION_NOTES: "off" });
    const hall = quiet.resource("Lamp", "hall");
    await hall.create({});
    const host = await start("one", { PULUMI_CREATION_NOTES: join(folder, "file") });
    const same = host.resource("Lamp", "hall");
    same.adopt(hall);
    await same.diff({});
    expect([...warnings(quiet), ...warnings(host)]).toEqual([]);
  });
});

describe("a creation note", () => {
  it("expires when the state has an object for the resource, such as an imported one, but not if an import only reads an object", async () => {
    const { seen, lamps, start, killed } = house();
    await killed("asked", "Lamp");
    const [made] = [...lamps.values()];
    if (made) lamps.set("lamp-9", { ...made, lampName: "other" });
    const host = await start();
    const hall = host.resource("Lamp", "hall");
    await hall.import("lamp-9");
    expect(notes()).toHaveLength(1);

    await hall.diff({});
    await expect.poll(notes).toEqual([]);
    await hall.delete();
    await hall.create({});
    expect(seen).toEqual([undefined, undefined]);
  });

  it("of a replacement is used while the state has the object to be replaced", async () => {
    const { seen, lamps, start, killed } = house();
    const before = (await start()).resource("Lamp", "hall");
    await before.create({ color: "red" });
    await killed("asked", "Lamp", { color: "blue" }, before);
    const hall = (await start()).resource("Lamp", "hall");
    hall.adopt(before);

    await hall.update({ color: "blue" });
    expect(seen.at(-1)).toMatchObject({ results: [] });
    expect([...lamps.values()].map(({ color }) => color)).toEqual(["blue"]);
  });

  it("expires when the engine uses the object", async () => {
    const hall = (await house().start()).resource("Lamp", "hall");
    await hall.create({});
    expect(notes()).toHaveLength(1);
    await hall.diff({});
    await expect.poll(notes).toEqual([]);
  });

  it("is not left by a rejected create", async () => {
    const { start, refuse } = house();
    refuse(new Error("403 Forbidden"));
    await expect((await start()).resource("Lamp", "hall").create({})).rejects.toThrow("403 Forbidden");
    await expect.poll(notes).toEqual([]);
  });

  it("is left by a create with an unknown outcome, and the next one continues it", async () => {
    const { seen, start, refuse } = house();
    refuse(new Error("the search failed", { cause: Object.assign(new Error("lost"), { outcome: "unknown" }) }));
    const hall = (await start()).resource("Lamp", "hall");
    await expect(hall.create({})).rejects.toThrow("the search failed");
    expect(notes()).toHaveLength(1);

    refuse(undefined);
    await hall.create({});
    expect(seen[1]).toMatchObject({ results: [] });
  });

  it("contains no secret of the program or the platform", async () => {
    const { start } = house();
    const host = await start();
    let run = 0;
    const text = fc.string({ minLength: 4, maxLength: 12, unit: fc.constantFrom("ß", "Ж", "字", "é") });
    await fc.assert(
      fc.asyncProperty(text, text, async (name, code) => {
        const one = host.resource("Lamp", `lamp-${++run}`);
        await one.create({ lampName: secret(name), code: secret(code) });
        await host.resource("Key", `key-${run}`).create({ label: secret(name) });
        for (const note of notes()) {
          for (const hidden of [name, code, "teeth"]) expect(note).not.toContain(hidden);
        }
      }),
      { numRuns: 30 },
    );
    expect(notes()).toHaveLength(60);
  });
});
