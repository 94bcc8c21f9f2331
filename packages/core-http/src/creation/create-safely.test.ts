import { describe, expect, it, vi } from "vitest";
import { clientFor } from "../../test/client-for.ts";
import { answering } from "../../test/server.ts";
import { type CreationNote, creating, type InterruptedCreate } from "../client/bound.ts";
import { ConnectionMemory } from "../connection/connection-memory.ts";
import { CancelledError } from "../errors/cancelled-error.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { OutcomeUnknownError } from "../errors/outcome-unknown-error.ts";
import type { CreateOperation } from "./create-memory.ts";
import { createSafely, type Found, type SafeCreate } from "./create-safely.ts";
import type { RecentSearch } from "./recent-objects.ts";

const memory = new ConnectionMemory();
const op: CreateOperation = {
  memory,
  signal: new AbortController().signal,
  deadline: Number.POSITIVE_INFINITY,
  progress: () => {},
};

/** The objects of a platform. The responses to the first creates are lost. */
function platform(lost: number) {
  const held = new Map<string, Found>();
  let left = lost;
  let made = 0;
  const create: SafeCreate<Found> = {
    what: 'Key "one"',
    importCommand: (id) => `import ${id}`,
    async post() {
      const found = { id: `${crypto.randomUUID()}-${++made}`, createdAt: Date.now() };
      held.set(found.id, found);
      if (left-- > 0) throw new OutcomeUnknownError("the answer was lost", {}, undefined);
      return found;
    },
    find: async () => [...held.values()],
  };
  const abandon = async ({ id }: Found) => {
    held.delete(id);
  };
  return { held, create, abandon };
}

describe("a create whose response is lost", () => {
  it("adopts an object with an earlier ID if the platform reuses IDs", async () => {
    const { held, create } = platform(0);
    const found = { id: `topic-${crypto.randomUUID()}`, createdAt: Date.now() };
    const lost = [false, true];
    const post = async () => {
      held.set(found.id, found);
      if (lost.shift()) throw new OutcomeUnknownError("the answer was lost", {}, undefined);
      return found;
    };
    const again: SafeCreate<Found> = { ...create, post, deterministicId: true };

    await createSafely(op, again);
    held.clear();

    expect(await createSafely(op, again)).toEqual(found);
  });

  it("adopts the created object", async () => {
    const { held, create } = platform(1);

    const { id } = await createSafely(op, create);

    expect([...held.keys()]).toEqual([id]);
  });

  it("deletes each useless object and returns the one whose response arrived", async () => {
    const { held, create, abandon } = platform(3);

    const { id } = await createSafely(op, { ...create, abandon });

    expect([...held.keys()]).toEqual([id]);
  });

  it("does not adopt an object that it deleted and that is still listed", async () => {
    const { create, held } = platform(2);
    const abandoned: string[] = [];

    const { id } = await createSafely(op, { ...create, abandon: async (found) => void abandoned.push(found.id) });

    expect([...held.keys()]).toEqual([...abandoned, id]);
    expect(new Set(abandoned).size).toBe(2);
  });

  it("names the objects that it could not delete", async () => {
    const { create, held } = platform(1);
    const fail = async () => {
      throw new Error("403 Forbidden.");
    };

    const creating = createSafely(op, { ...create, abandon: fail });

    await expect(creating).rejects.toThrow(/could not be deleted: 403 Forbidden\. Delete \S+ on the platform/);
    await expect(creating).rejects.toThrow([...held.keys()][0]);
  });

  it("does not adopt an object that a search before the request has found", async () => {
    const { create, held } = platform(0);
    const other = { id: crypto.randomUUID(), name: "one", createdAt: Date.now() - 30_000 };
    held.set(other.id, other);
    const recent: RecentSearch = {
      key: crypto.randomUUID(),
      kind: "Key",
      name: "one",
      async *list() {
        yield other;
      },
      advice: () => "delete it",
    };
    let requests = 0;
    const post = async () => {
      if (++requests === 1) throw new OutcomeUnknownError("the request was lost", {}, undefined);
      return create.post();
    };

    const { id } = await createSafely(op, { ...create, post, recent });

    expect(id).not.toBe(other.id);
    expect([...held.keys()]).toEqual([other.id, id]);
  });

  it("never adopts an object of a known resource, even a new one", async () => {
    const { held, create } = platform(1);
    const other = { id: crypto.randomUUID(), createdAt: Date.now() };
    held.set(other.id, other);

    const { id } = await createSafely({ ...op, isKnown: (one) => one === other.id }, create);

    expect([...held.keys()]).toEqual([other.id, id]);
  });

  it.each([
    ["removes", 30_000, true],
    ["adopts", 30_000, false],
  ])("never %s an object that was there before", async (_verb, ageMs, removes) => {
    const { create, held, abandon } = platform(0);
    const older = { id: crypto.randomUUID(), createdAt: Date.now() - ageMs };
    held.set(older.id, older);
    const post = async () => {
      throw new OutcomeUnknownError("the answer was lost", {}, undefined);
    };

    const creating = createSafely(op, { ...create, post, ...(removes ? { abandon } : {}) });

    await expect(creating).rejects.toThrow(`import ${older.id}`);
    expect(held.has(older.id)).toBe(true);
  });
});

describe("a create whose response is lost and whose search fails", () => {
  const lost = new OutcomeUnknownError("the answer was lost", {}, undefined);
  const create: SafeCreate<Found> = {
    ...platform(0).create,
    post: async () => {
      throw lost;
    },
  };

  it("fails with the search error and an unknown outcome", async () => {
    const find = async () => {
      throw new ConfigurationError("connection refused", { method: "GET", url: "https://one.example/keys" });
    };

    await expect(createSafely(op, { ...create, find })).rejects.toMatchObject({
      message:
        'the response to creating Key "one" was lost, and it cannot be searched for: connection refused (GET https://one.example/keys).',
      cause: lost,
    });
  });

  it("has an unknown outcome if several objects may be the result", async () => {
    const find = async () => ["a", "b"].map((id) => ({ id: `several-${id}`, createdAt: Date.now() }));

    await expect(createSafely(op, { ...create, find })).rejects.toMatchObject({
      message: expect.stringContaining("import several-a or import several-b"),
      cause: lost,
    });
  });

  it("can be interrupted", async () => {
    const interrupt = new AbortController();
    const find = async () => {
      interrupt.abort();
      throw new CancelledError("interrupted");
    };

    await expect(createSafely({ ...op, signal: interrupt.signal }, { ...create, find })).rejects.toThrow(
      new CancelledError("interrupted"),
    );
  });
});

describe("a create that is requested only once", () => {
  it("is not repeated if the object is not found: the error has the remedy and an unknown outcome", async () => {
    const lost = new OutcomeUnknownError("the answer was lost", {}, undefined);
    let asked = 0;
    let looked = 0;
    const post = async (): Promise<Found> => {
      asked++;
      throw lost;
    };
    const find = async () => {
      looked++;
      return [];
    };
    const once = { ...platform(0).create, post, find, searchMs: 0, onlyOnce: "look at the bill first" };

    await expect(createSafely(op, once)).rejects.toMatchObject({
      message:
        'the answer was lost. The response to creating Key "one" was lost, and the request is not repeated: look at the bill first',
      cause: lost,
    });
    expect({ asked, looked }).toEqual({ asked: 1, looked: 1 });
  });

  it("adopts the object if it is found", async () => {
    const { held, create } = platform(1);

    const { id } = await createSafely(op, { ...create, onlyOnce: "look at the bill first" });

    expect([...held.keys()]).toEqual([id]);
  });

  it("searches for as long as the object may take to become visible", async () => {
    const { held, create } = platform(1);
    vi.useFakeTimers();
    try {
      const seenAt = Date.now() + 60_000;
      const find = async () => (Date.now() < seenAt ? [] : [...held.values()]);
      const making = createSafely(op, { ...create, find, searchMs: 90_000, onlyOnce: "look at the bill first" });
      await vi.advanceTimersByTimeAsync(90_000);
      expect([...held.keys()]).toEqual([(await making).id]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a create after an interrupted attempt", () => {
  /** An operation with a creation note. */
  function withNote(interrupted?: Partial<InterruptedCreate>) {
    const told: string[] = [];
    const now = Date.now();
    const tell = (verb: string) => (about?: unknown) => void told.push(about === undefined ? verb : `${verb} ${about}`);
    const creationNote: CreationNote = {
      interrupted: interrupted && {
        firstRequest: now - 60_000,
        lastRequest: now - 60_000,
        results: [],
        existing: [],
        howToIgnore: "start over",
        ...interrupted,
      },
      recordRequest: () => tell("asks")(),
      recordResult: tell("given"),
      adopted: (id, how) => tell(how?.matched ? "adopted as matching" : "adopted")(id),
      deleted: tell("removed"),
    };
    return { op: { ...op, creationNote }, told };
  }
  const aMinuteAgo = () => Date.now() - 60_000;

  it("notes each request and each result", async () => {
    const { create } = platform(1);
    const { op: watched, told } = withNote();

    const { id } = await createSafely(watched, { ...create, where: "here" });

    expect(told).toEqual(["asks", `given here ${id}`]);
  });

  it("adopts the object of that attempt, and creates no other", async () => {
    const { create, held } = platform(0);
    const left = { id: crypto.randomUUID(), createdAt: aMinuteAgo() };
    held.set(left.id, left);
    const { op: watched, told } = withNote({});

    expect(await createSafely(watched, create)).toEqual(left);

    expect([...held.keys()]).toEqual([left.id]);
    expect(told).toEqual([`adopted as matching ${left.id}`, `given  ${left.id}`]);
  });

  it("waits for an object that is not visible yet", async () => {
    const { create, held } = platform(0);
    const left = { id: crypto.randomUUID(), createdAt: Date.now() };
    const now = Date.now();
    let looks = 0;
    const find = async () => {
      if (++looks === 2) held.set(left.id, left);
      return create.find();
    };

    expect(await createSafely(withNote({ firstRequest: now, lastRequest: now }).op, { ...create, find })).toEqual(left);
    expect(looks).toBe(2);
  });

  it.each([
    ["before the request", -600_000],
    ["long after it", 600_000],
  ])(
    "neither adopts nor repeats it when an object of that name was created %s, as clocks may differ",
    async (_when, distanceMs) => {
      const { create, held, abandon } = platform(0);
      const other = { id: crypto.randomUUID(), createdAt: aMinuteAgo() + distanceMs };
      held.set(other.id, other);

      for (const how of [create, { ...create, abandon }])
        await expect(createSafely(withNote({}).op, how)).rejects.toThrow(
          `It is not certain whether ${other.id}, created at ${new Date(other.createdAt).toISOString()}, comes from that request, so it is neither adopted nor changed. If it is yours, import it: import ${other.id}. Otherwise, start over`,
        );

      expect([...held.keys()]).toEqual([other.id]);
    },
  );

  it("neither adopts nor repeats it when it is uncertain whether an object of that name is ours", async () => {
    const { create, held } = platform(0);
    held.set("other", { id: "other" });

    const creating = createSafely(withNote({}).op, { ...create, isOurs: () => undefined });

    await expect(creating).rejects.toThrow("It is not certain whether other comes from that request");
    expect([...held.keys()]).toEqual(["other"]);
  });

  it("creates another object when the one of that name is days older than the request", async () => {
    const { create, held } = platform(0);
    const other = { id: crypto.randomUUID(), createdAt: aMinuteAgo() - 48 * 3_600_000 };
    held.set(other.id, other);
    const { op: watched, told } = withNote({});

    const { id } = await createSafely(watched, create);

    expect([...held.keys()]).toEqual([other.id, id]);
    expect(told[0]).toBe("asks");
  });

  it("adopts the noted object among others, even without its creation time", async () => {
    const { create, held } = platform(0);
    for (const id of ["a", "b"]) held.set(id, { id: `noted-${id}` });
    const { op: watched } = withNote({ results: [" noted-b"] });

    expect((await createSafely(watched, create)).id).toBe("noted-b");
  });

  describe("with a noted ID that follows from the request", () => {
    const taken = new Error("the name is taken.");
    const noted = (found: Partial<Found>, differences: readonly string[] = []) => {
      const { create, held } = platform(0);
      held.set("orders", { id: "orders", ...found });
      const { op: watched, told } = withNote({ results: [" orders"], existing: undefined });
      const post = async () => Promise.reject(taken);
      const creationNote = { ...watched.creationNote, differences: async () => differences };
      const made = createSafely(
        { ...watched, creationNote },
        { ...create, post, deterministicId: true, isConflict: (error) => error === taken },
      );
      return { made, told };
    };

    it("adopts the object without a change if it matches", async () => {
      const { made, told } = noted({});
      expect(await made).toEqual({ id: "orders" });
      expect(told[0]).toBe("adopted as matching orders");
    });

    it("rejects an object that differs, because somebody else may have created it since", async () => {
      await expect(noted({}, ["partitions is 3, requested 6"]).made).rejects.toThrow(
        "differs from what was requested: partitions is 3, requested 6. Somebody else may have created it",
      );
    });

    it("rejects an object that was created long after the request", async () => {
      const { made, told } = noted({ createdAt: Date.now() + 600_000 });
      await expect(made).rejects.toThrow("exists already. If it is yours, import it: import orders");
      expect(told).not.toContain("adopted as matching orders");
    });
  });

  it("deletes an object that is useless without its response, reports that, and creates another", async () => {
    const { create, held, abandon } = platform(0);
    const left = { id: crypto.randomUUID(), createdAt: aMinuteAgo() };
    held.set(left.id, left);
    const { op: watched, told } = withNote({});

    const { id } = await createSafely(watched, { ...create, abandon });

    expect([...held.keys()]).toEqual([id]);
    expect(told).toEqual([`removed ${left.id}`, "asks", `given  ${id}`]);
  });

  it("neither adopts nor deletes one of several, and shows how to import each", async () => {
    const { create, held, abandon } = platform(0);
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    for (const id of ids) held.set(id, { id, createdAt: aMinuteAgo() });

    for (const how of [create, { ...create, abandon }]) {
      await expect(createSafely(withNote({}).op, how)).rejects.toThrow(`import ${ids[0]} or import ${ids[1]}`);
    }
    expect([...held.keys()]).toEqual(ids);
  });
});

describe("creating an object that differs from similar ones only in its creation time", () => {
  const asked = Date.now() - 60_000;

  /** Objects that are all alike, some of which are there. */
  function alike(...there: string[]) {
    const held = new Set(there);
    const told: unknown[] = [];
    const noteOf = (interrupted?: Partial<InterruptedCreate>): CreationNote => ({
      interrupted: interrupted && {
        firstRequest: asked,
        lastRequest: asked,
        results: [],
        howToIgnore: "start over",
        ...interrupted,
      },
      recordRequest: (before) => void told.push({ before }),
      recordResult: () => {},
      adopted: (id) => void told.push({ adopted: id }),
      deleted: () => {},
    });
    const create: SafeCreate<Found> = {
      what: "a lamp",
      importCommand: (id) => `import ${id}`,
      before: async () => [...held],
      async post() {
        const id = crypto.randomUUID();
        held.add(id);
        return { id };
      },
      find: async () => [...held].map((id) => ({ id })),
    };
    const make = (more: Partial<SafeCreate<Found>> = {}, interrupted?: Partial<InterruptedCreate>) =>
      createSafely({ ...op, creationNote: noteOf(interrupted) }, { ...create, ...more });
    return { held, told, make };
  }
  const lost = async () => {
    throw new OutcomeUnknownError("the answer was lost", {}, undefined);
  };

  it("notes the existing objects, and adopts none of them when the response is lost", async () => {
    const { held, told, make } = alike("theirs");
    const once = { onlyOnce: "look first", searchMs: 0 };

    await expect(make({ ...once, post: lost })).rejects.toThrow("the request is not repeated: look first");

    expect(told).toEqual([{ before: ["theirs"] }]);
    const arriving = async () => {
      held.add("ours");
      return lost();
    };
    expect(await make({ ...once, post: arriving })).toEqual({ id: "ours" });
  });

  it("adopts the only object created after an interrupted attempt, and no earlier one", async () => {
    const { told, make } = alike("theirs", "new");
    expect(await make({}, { existing: ["theirs"] })).toEqual({ id: "new" });
    expect(told).toEqual([{ adopted: "new" }]);
  });

  it("creates one if none appeared, and still excludes the objects from before the first attempt", async () => {
    const { held, told, make } = alike("theirs", "older");
    const { id } = await make({}, { existing: ["theirs", "older", "gone"] });
    expect([...held]).toEqual(["theirs", "older", id]);
    expect(told).toEqual([{ before: ["theirs", "older", "gone"] }]);
  });

  it.each([
    [
      "several came",
      { existing: ["theirs"] },
      "an earlier run was interrupted after it requested a lamp, and 2 objects like it were created since. Import the right one: import one or import two. If none of them is yours, start over",
    ],
    [
      "it is unknown which objects existed before",
      {},
      "an earlier run was interrupted after it requested a lamp. A similar object exists. It is not adopted, because the program has changed since, or because it is not known which objects existed before. If it is yours, import it: import theirs or import one or import two. If it is not, start over",
    ],
  ])(
    "adopts and creates none when %s: the message shows the import commands and how to create another",
    async (_w, interrupted, says) => {
      const { held, told, make } = alike("theirs", "one", "two");

      await expect(make({}, interrupted)).rejects.toThrow(says);

      expect({ held: [...held], told }).toEqual({ held: ["theirs", "one", "two"], told: [] });
    },
  );

  it("creates one when it is unknown which objects existed before, and none exists now", async () => {
    const { held, make } = alike();
    const { id } = await make({}, {});
    expect([...held]).toEqual([id]);
  });

  it("adopts the object whose ID was noted, among any others", async () => {
    const { make } = alike("theirs", "noted");
    expect(await make({}, { results: [" noted"] })).toEqual({ id: "noted" });
  });

  it("fails at once with the import command of an existing object that has the name, even after a lost response", async () => {
    const { make } = alike("theirs");
    const taken = new Error("the name is taken.");
    let posts = 0;
    const post = async () => (posts++ === 0 ? lost() : Promise.reject(taken));

    await expect(make({ post, isConflict: (error) => error === taken, searchMs: 0 })).rejects.toThrow(
      "the name is taken. a lamp exists already. If it is yours, import it: import theirs",
    );
    expect(posts).toBe(2);
  });

  it("is requested again while the object with the name is not visible and did not exist before", async () => {
    const { make } = alike("theirs");
    const taken = new Error("the name is taken.");
    let posts = 0;
    const post = async () => {
      posts++;
      if (posts < 3) return posts === 1 ? lost() : Promise.reject(taken);
      return { id: "ours" };
    };
    const more = { find: async () => [], isConflict: (error: unknown) => error === taken, searchMs: 0 };
    expect(await make({ ...more, post })).toEqual({ id: "ours" });
  });

  it("is rejected because of an existing object if only one can exist, and notes nothing", async () => {
    const { told, make } = alike("theirs");
    const taken = new Error("there is one.");
    const before = async () => {
      throw taken;
    };

    await expect(make({ before, isConflict: (error) => error === taken })).rejects.toThrow(
      "there is one. a lamp exists already. If it is yours, import it: import theirs",
    );
    expect(told).toEqual([]);
  });
});

describe("an object that a search finds", () => {
  const lost = async (): Promise<Found> => {
    throw new OutcomeUnknownError("the response was lost", {}, undefined);
  };

  /** A creation that finds objects, each of which differs in some properties from what is requested. */
  function finding(differing: Readonly<Record<string, readonly string[]>>, interrupted?: Partial<InterruptedCreate>) {
    const told: string[] = [];
    const last = Date.now() - 60_000;
    const creationNote: CreationNote = {
      interrupted: interrupted && {
        firstRequest: last,
        lastRequest: last,
        results: [],
        existing: [],
        howToIgnore: "start over",
        ...interrupted,
      },
      recordRequest: (before) => void told.push(`asks beside ${before?.join() ?? "unknown"}`),
      recordResult: () => {},
      adopted: (id, how) => void told.push(`adopted ${id}${how?.matched ? " as matching" : ""}`),
      deleted: (id) => void told.push(`removed ${id}`),
      differences: async (id) => differing[id],
    };
    const create: SafeCreate<Found> = {
      ...platform(0).create,
      searchMs: 0,
      before: async () => [],
      post: lost,
      find: async () => Object.keys(differing).map((id) => ({ id })),
    };
    const make = (more: Partial<SafeCreate<Found>> = {}) =>
      createSafely({ ...op, creationNote }, { ...create, ...more });
    return { told, make };
  }

  it.each([
    ["after a lost response", undefined, []],
    ["after a kill", {}, ["adopted b as matching"]],
  ])("is adopted if it has everything that was requested and others do not, %s", async (_w, interrupted, says) => {
    const { told, make } = finding({ a: ["size is 2, requested 1"], b: [] }, interrupted);

    expect(await make({ where: crypto.randomUUID() })).toEqual({ id: "b" });
    expect(told.filter((one) => one.startsWith("adopted"))).toEqual(says);
  });

  it.each([
    ["after a lost response", undefined],
    ["after a kill", { results: [] }],
    ["after a kill, with its ID noted", { results: ["noted part"] }],
  ])(
    "is adopted without a comparison if it is a part, and the resource does not count as adopted, %s",
    async (_w, interrupted) => {
      const { told, make } = finding({ part: ["size is 2, requested 1"] }, interrupted);
      const where = interrupted?.results.length ? "noted" : crypto.randomUUID();

      expect(await make({ isPart: true, where })).toEqual({ id: "part" });
      expect(told.filter((one) => one.startsWith("adopted"))).toEqual([]);
    },
  );

  it("is named without an import command if it is a part and the earlier request is unknown", async () => {
    const { make } = finding({ part: [] }, { existing: undefined });
    await expect(make({ isPart: true, where: crypto.randomUUID() })).rejects.toThrow(
      "If nothing needs it, delete part. Otherwise, start over",
    );
  });

  it.each([
    ["after a lost response", undefined, 'the response to creating Key "one" was lost, and a', ""],
    ["after a kill", {}, "an earlier run was interrupted, and a", " If it is not, choose another name, or start over"],
  ])("is rejected with the differences and the import command, %s", async (_when, interrupted, begins, ends) => {
    const { told, make } = finding({ a: ["size is 2, requested 1"] }, interrupted);

    await expect(make({ where: crypto.randomUUID() })).rejects.toThrow(
      `${begins}, found in the search for Key "one", differs from what was requested: size is 2, requested 1. Somebody else may have created it, so it is neither adopted nor changed. If it is yours, import it: import a.${ends}`,
    );
    expect(told.filter((one) => one.startsWith("adopted"))).toEqual([]);
  });

  it("is not deleted if it differs, although it would be useless", async () => {
    const { told, make } = finding({ a: ["owner is sa-2, requested sa-1"] }, {});
    const abandon = async () => expect.unreachable();

    await expect(make({ where: crypto.randomUUID(), abandon })).rejects.toThrow("import a");
    expect(told).toEqual([]);
  });

  it("is never adopted if the program has changed since the kill", async () => {
    const { make } = finding({ a: [] }, { existing: undefined });

    await expect(make({ where: crypto.randomUUID() })).rejects.toThrow("the program has changed since");
  });

  it("prevents the create if its name is unique", async () => {
    const { told, make } = finding({ a: [] });
    const post = async () => expect.unreachable();

    await expect(make({ where: crypto.randomUUID(), unique: true, before: async () => ["a"], post })).rejects.toThrow(
      'The name is taken. Key "one" exists already. If it is yours, import it: import a',
    );
    expect(told).toEqual([]);
  });

  it("is never adopted if it is unknown what existed before", async () => {
    const { told, make } = finding({ a: [] });

    await expect(make({ where: crypto.randomUUID(), before: async () => undefined })).rejects.toThrow(
      "another object of that name exists. If it is yours, import it: import a",
    );
    expect(told).toEqual(["asks beside unknown"]);
  });
});

it("shows how to import an object that has the name, and the alternatives", async () => {
  const { create } = platform(0);
  const taken = async (): Promise<Found> => {
    throw new Error("the name is taken.");
  };
  const find = async () => [{ id: "k-1", createdAt: 0 }];
  const conflicting = {
    ...create,
    post: taken,
    find,
    isConflict: () => true,
    ifTaken: (id: string) => `Import ${id}, or delete it first`,
  };

  await expect(createSafely(op, conflicting)).rejects.toThrow(
    'the name is taken. Key "one" exists already. Import k-1, or delete it first',
  );
});

describe("an existing object with the same name", () => {
  const now = Date.now();
  const messageFor = async (createdAt: number | undefined, isKnown = false) => {
    const find = async () => [createdAt === undefined ? { id: "k-2" } : { id: "k-2", createdAt }];
    const post = async (): Promise<Found> => {
      throw new Error("the name is taken.");
    };
    const asked = { ...platform(0).create, post, find, isConflict: () => true };
    return createSafely({ ...op, isKnown: () => isKnown }, asked).catch((error: Error) => error.message);
  };

  it("may be from an attempt on another machine if it is new, and the message mentions that", async () => {
    expect(await messageFor(now - 3_600_000)).toBe(
      `the name is taken. Key "one" exists already. If it is yours, import it: import k-2. k-2 was created at ${new Date(now - 3_600_000).toISOString()}, and this machine has no record of its creation: an interrupted attempt on another machine may have created it. If so, import it, or delete it and try again`,
    );
  });

  it.each([
    ["is older", now - 48 * 3_600_000, false],
    ["has no creation time", undefined, false],
    ["is known", now, true],
  ])("is not reported as such if it %s", async (_what, createdAt, isKnown) => {
    expect(await messageFor(createdAt, isKnown)).not.toContain("another machine");
  });
});

it("does not confuse equal IDs of different platforms", async () => {
  const twice = () => {
    const { create, held } = platform(1);
    const id = "same-1";
    const post = async () => {
      held.set(id, { id, createdAt: Date.now() });
      throw new OutcomeUnknownError("the answer was lost", {}, undefined);
    };
    return { ...create, post };
  };
  await createSafely(op, { ...twice(), where: "https://one.example" });
  const found = await createSafely(op, { ...twice(), where: "https://other.example" });
  expect(found.id).toBe("same-1");
});

describe("a 503 with Retry-After", () => {
  const rejected = { status: 503, headers: { "retry-after": "1" } };

  /** A platform that makes an object of each POST but answers the first one with 503; names are unique, or not. */
  async function halfDone(options: { readonly uniqueNames: boolean }) {
    const held: { readonly id: string; readonly createdAt: number }[] = [];
    const server = await answering(({ method }) => {
      if (method === "GET") return { body: held };
      if (options.uniqueNames && held.length > 0) return { status: 409, body: { message: "the name is taken" } };
      held.push({ id: crypto.randomUUID(), createdAt: Date.now() });
      return held.length === 1 ? rejected : { body: held.at(-1) };
    });
    const client = clientFor(server);
    const create: SafeCreate<Found> = {
      what: 'Key "one"',
      importCommand: (id) => `import ${id}`,
      post: () => client.post<Found>("/keys", creating),
      find: () => client.get<Found[]>("/keys"),
    };
    return { server, held, create };
  }

  it.each([
    ["with unique names", true],
    ["with names that are not unique", false],
  ])("leaves no orphan if the create took effect, %s", async (_what, uniqueNames) => {
    const { server, held, create } = await halfDone({ uniqueNames });
    await using _ = server;

    const { id } = await createSafely(op, create);

    expect(held.map((one) => one.id)).toEqual([id]);
  });

  /** The result of a create that is rejected once, and the times of its requests. */
  async function rejectedFor(retryAfterMs: number, deadline: number) {
    vi.useFakeTimers();
    try {
      const asked: number[] = [];
      const post = async () => {
        asked.push(Date.now());
        if (asked.length > 1) return { id: "made" };
        throw new OutcomeUnknownError("503 Service Unavailable", { retryAfterMs }, undefined);
      };
      const create = { what: 'Key "one"', importCommand: String, post, find: async () => [] };
      const result = createSafely({ ...op, deadline: Date.now() + deadline }, create).catch((error: Error) => error);
      await vi.advanceTimersByTimeAsync(600_000);
      return { asked, result: await result };
    } finally {
      vi.useRealTimers();
    }
  }

  it("is retried at that time, not before", async () => {
    const { asked, result } = await rejectedFor(90_000, 120_000);

    expect(result).toEqual({ id: "made" });
    expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBe(90_000);
  });

  it("ends the operation if that time is after its deadline", async () => {
    const { asked, result } = await rejectedFor(90_000, 60_000);

    expect(result).toMatchObject({ summary: "503 Service Unavailable" });
    expect(asked).toHaveLength(1);
  });
});

describe("the queue of creates", () => {
  it("runs creates with the same key one after another, even after failures, and others at the same time", async () => {
    const steps: string[] = [];
    const act = (name: string) => async () => {
      steps.push(`${name} begins`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      if (name === "a1") throw new Error("a1 fails");
    };

    await Promise.allSettled([
      memory.creates.inSequence("a", act("a1")),
      memory.creates.inSequence("a", act("a2")),
      memory.creates.inSequence("b", act("b1")),
    ]);

    expect(steps.indexOf("a2 begins")).toBeGreaterThan(steps.indexOf("a1 ends"));
    expect(steps.indexOf("b1 begins")).toBeLessThan(steps.indexOf("a1 ends"));
  });
});
