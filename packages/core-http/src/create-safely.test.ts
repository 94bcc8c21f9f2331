import { describe, expect, it } from "vitest";
import type { WatchedOperation } from "./bound.ts";
import { createSafely, type Found, inTurn, type SafeCreate } from "./create-safely.ts";
import { OutcomeUnknownError } from "./errors/outcome-unknown-error.ts";

const op: WatchedOperation = {
  signal: new AbortController().signal,
  deadline: Number.POSITIVE_INFINITY,
  progress: () => {},
};

/** Objects that a platform holds, of which the first answers are lost. */
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

describe("creating an object whose answer is lost", () => {
  it("adopts what was made", async () => {
    const { held, create } = platform(1);

    const { id } = await createSafely(op, create);

    expect([...held.keys()]).toEqual([id]);
  });

  it("removes what is of no use, however often, and returns the one whose answer came", async () => {
    const { held, create, abandon } = platform(3);

    const { id } = await createSafely(op, { ...create, abandon });

    expect([...held.keys()]).toEqual([id]);
  });

  it("does not take an object for its own again that it has removed but that is still listed", async () => {
    const { create, held } = platform(2);
    const abandoned: string[] = [];

    const { id } = await createSafely(op, { ...create, abandon: async (found) => void abandoned.push(found.id) });

    expect([...held.keys()]).toEqual([...abandoned, id]);
    expect(new Set(abandoned).size).toBe(2);
  });

  it("names what it could not remove", async () => {
    const { create, held } = platform(1);
    const refuse = async () => {
      throw new Error("403 Forbidden.");
    };

    const creating = createSafely(op, { ...create, abandon: refuse });

    await expect(creating).rejects.toThrow(/could not be removed: 403 Forbidden\. Remove it by hand/);
    await expect(creating).rejects.toThrow([...held.keys()][0]);
  });

  it.each([
    ["removes", 30_000, true],
    ["adopts", 300_000, false],
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

it("does not take an ID that another platform has given for this one's", async () => {
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

describe("taking turns", () => {
  it("runs what has the same key one after another, whatever fails, and the rest at the same time", async () => {
    const steps: string[] = [];
    const act = (name: string) => async () => {
      steps.push(`${name} begins`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      if (name === "a1") throw new Error("a1 fails");
    };

    await Promise.allSettled([inTurn("a", act("a1")), inTurn("a", act("a2")), inTurn("b", act("b1"))]);

    expect(steps.indexOf("a2 begins")).toBeGreaterThan(steps.indexOf("a1 ends"));
    expect(steps.indexOf("b1 begins")).toBeLessThan(steps.indexOf("a1 ends"));
  });
});
