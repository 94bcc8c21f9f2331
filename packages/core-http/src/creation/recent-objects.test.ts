import { describe, expect, it } from "vitest";
import { statusErrorFor } from "../errors/status-error.ts";
import { findRecent, type RecentObject, RecentObjects, type RecentSearch } from "./recent-objects.ts";

const minute = 60_000;

/** An operation that collects its warnings, and knows some objects. */
function operation(known: readonly string[] = []) {
  const warnings: string[] = [];
  return {
    warnings,
    signal: new AbortController().signal,
    deadline: Date.now() + minute,
    progress: () => {},
    isKnown: (id: string) => known.includes(id),
    warn: (message: string) => void warnings.push(message),
  };
}

/** Searches a collection with these members, and counts how often it is listed. */
function collection(...members: readonly RecentObject[]) {
  const counts = { listings: 0 };
  const recent = new RecentObjects();
  const search = (name: string, more: Partial<RecentSearch> = {}): RecentSearch => ({
    key: "things",
    kind: "Thing",
    name,
    async *list() {
      counts.listings++;
      yield* members;
    },
    advice: () => "delete it",
    ...more,
  });
  const find = (op: ReturnType<typeof operation>, name: string, more?: Partial<RecentSearch>) =>
    findRecent(op, recent, search(name, more));
  const warn = async (...found: Parameters<typeof find>) => (await find(...found)).warn();
  return { counts, find, warn };
}

const created = (id: string, name: string, minutes = 1) => ({ id, name, createdAt: Date.now() - minutes * minute });

describe("findRecent", () => {
  it("names an unknown object of the requested name, its age, and what to do", async () => {
    const op = operation();
    await collection(created("t-1", "shop", 3)).warn(op, "shop");
    expect(op.warnings).toEqual([
      'Thing t-1 "shop" was created 3 min ago, and this run does not know it. Another one is created, named "shop". If an interrupted run on another machine left t-1, delete it',
    ]);
  });

  it("ignores known objects, other names and objects older than 15 minutes", async () => {
    const op = operation(["t-1"]);
    const { warn } = collection(created("t-1", "shop"), created("t-2", "store"), created("t-3", "shop", 16));
    await warn(op, "shop");
    expect(op.warnings).toEqual([]);
  });

  it("does not warn of an object that became known during the creation", async () => {
    const known: string[] = [];
    const op = operation(known);
    const found = await collection(created("t-1", "shop"), created("t-2", "shop")).find(op, "shop");
    known.push("t-1");
    found.warn();
    expect(op.warnings).toEqual([expect.stringMatching(/^Thing t-2 /)]);
  });

  it("compares automatic names without their random suffix", async () => {
    const op = operation();
    await collection(created("t-1", "shop-0a1b2c3")).warn(op, "shop-3c2b1a0");
    expect(op.warnings).toHaveLength(1);
  });

  it("compares the bodies of objects that the name does not identify", async () => {
    const op = operation();
    const { warn } = collection({ ...created("t-1", ""), body: "a" }, { ...created("t-2", ""), body: "b" });
    await warn(op, "", { matches: (body) => body === "b" });
    expect(op.warnings).toEqual([expect.stringMatching(/^Thing t-2 without a name was created 1 min ago/)]);
  });

  it("lists a collection once for all creations", async () => {
    const { counts, warn } = collection(created("t-1", "shop"));
    await Promise.all(Array.from({ length: 100 }, (_, at) => warn(operation(), `shop-${at}`)));
    expect(counts.listings).toBe(1);
  });

  it("reads the time of a member only if the name matches and the listing has no time", async () => {
    const op = operation();
    const { warn } = collection(
      { id: "t-1", name: "shop", createdAt: undefined },
      { id: "t-2", name: "store", createdAt: undefined },
    );
    const read: string[] = [];
    const readTime = async (id: string) => {
      read.push(id);
      return Date.now();
    };
    await warn(op, "shop", { readTime });
    expect(read).toEqual(["t-1"]);
    expect(op.warnings).toHaveLength(1);
  });

  it("names every member of the requested name if the platform never says when one was created", async () => {
    const op = operation(["t-2"]);
    const members = ["t-1", "t-2"].map((id) => ({ id, name: "shop", createdAt: undefined }));
    await collection(...members).warn(op, "shop", { timeless: true });
    expect(op.warnings).toEqual([expect.stringMatching(/^Thing t-1 "shop" exists, and this run does not know it\./)]);
  });

  it("does not fail the create if the credentials may not list, and lists again for the next one", async () => {
    const { warn } = collection();
    let listings = 0;
    const failing = {
      // biome-ignore lint/correctness/useYield: it fails before the first member
      async *list() {
        listings++;
        throw statusErrorFor({ status: 403 });
      },
    };
    const forbidden = () => warn(operation(), "shop", failing);
    await forbidden();
    await forbidden();
    expect(listings).toBe(2);
  });

  it("throws errors that are not from the platform", async () => {
    const broken = collection().warn(operation(), "shop", {
      // biome-ignore lint/correctness/useYield: it fails before the first member
      async *list() {
        throw new TypeError("a mistake");
      },
    });
    await expect(broken).rejects.toThrow("a mistake");
  });
});
