import { describe, expect, test } from "vitest";
import { rejection } from "../../test/client-for.ts";
import { VirtualClock } from "../../test/virtual-clock.ts";
import { CancelledError } from "../errors/cancelled-error.ts";
import { ConnectionError } from "../errors/connection-error.ts";
import { PermissionError, statusErrorFor } from "../errors/status-error.ts";
import { type MemberCollection, type MemberPage, MemberReader, type MemberReaderOptions } from "./member-reader.ts";

type Topics = MemberCollection<string, number>;

/** How a platform lists. */
interface Listings {
  readonly pageSize?: number;
  /** Whether the first page names all others, or each the next one. Default: each the next one. */
  readonly pages?: "one after the other" | "all at once";
  /** What it says of how many there are. Default: nothing. */
  readonly total?: (count: number) => number | undefined;
}

/** A platform with topics, and a reader of them that notes what it asks the platform. */
function topicsReader(
  names: readonly string[] = numbered(1000),
  { pageSize = 10_000, pages = "one after the other", total = () => undefined }: Listings = {},
  options: MemberReaderOptions = {},
) {
  const clock = new VirtualClock();
  const asked: string[] = [];
  const topics = new Map(names.map((name) => [name, `${name} v1`]));
  const platform = { changes: 0, concurrent: 0, mostConcurrent: 0 };
  const topicsOf = (name: string, more: Partial<Topics> = {}): Topics => ({
    name,
    what: `the topics of ${name}`,
    changes: () => platform.changes,
    readOne: async (key, { signal }) => {
      asked.push(`GET ${name}/${key}`);
      await clock.sleep(50, signal);
      return topics.get(key);
    },
    readPage: async (cursor = 0, { signal }): Promise<MemberPage<string, number>> => {
      asked.push(`LIST ${name}${cursor === 0 ? "" : ` from ${cursor}`}`);
      const all = [...topics];
      platform.concurrent++;
      platform.mostConcurrent = Math.max(platform.mostConcurrent, platform.concurrent);
      await clock.sleep(200, signal);
      platform.concurrent--;
      const rest = [];
      for (let from = cursor + pageSize; from < all.length; from += pageSize) rest.push(from);
      const next = pages === "all at once" ? (cursor === 0 ? rest : []) : rest.slice(0, 1);
      return { members: new Map(all.slice(cursor, cursor + pageSize)), next, total: total(all.length) };
    },
    ...more,
  });
  const reader = new MemberReader({ clock, ...options });
  const lkc1 = topicsOf("lkc-1");
  return { clock, asked, topics, reader, lkc1, topicsOf, platform };
}

const numbered = (count: number) => Array.from({ length: count }, (_, i) => `t${i}`);

/** Some of many, from all over the collection. */
const some = (count: number, of: number) =>
  Array.from({ length: count }, (_, i) => `t${Math.floor(((i + 0.5) * of) / count)}`);

const listings = (asked: readonly string[]) => asked.filter((request) => request.startsWith("LIST"));

describe("reading members", () => {
  test("one member is one request", async () => {
    const { clock, asked, reader, lkc1 } = topicsReader();
    expect(await clock.run(reader.read(lkc1, "t1"))).toBe("t1 v1");
    expect(asked).toEqual(["GET lkc-1/t1"]);
  });

  test("two members at the same time are two requests", async () => {
    const { clock, asked, reader, lkc1 } = topicsReader();
    await clock.run(Promise.all([reader.read(lkc1, "t1"), reader.read(lkc1, "t2")]));
    expect(asked).toEqual(["GET lkc-1/t1", "GET lkc-1/t2"]);
  });

  test("the same member at the same time is one request", async () => {
    const { clock, asked, reader, lkc1 } = topicsReader();
    await clock.run(Promise.all([1, 2, 3, 4].map(() => reader.read(lkc1, "t1"))));
    expect(asked).toEqual(["GET lkc-1/t1"]);
  });

  test("a thousand members at the same time are one listing", async () => {
    const { clock, asked, reader, lkc1 } = topicsReader();
    const all = await clock.run(Promise.all(numbered(1000).map((name) => reader.read(lkc1, name))));
    expect(all).toEqual(numbered(1000).map((name) => `${name} v1`));
    expect(asked).toEqual(["LIST lkc-1"]);
  });

  test("a thousand members, a few at a time, are a few requests and one listing", async () => {
    const { clock, asked, reader, lkc1 } = topicsReader();
    const names = numbered(1000);
    const worker = async () => {
      for (let name = names.shift(); name !== undefined; name = names.shift()) await reader.read(lkc1, name);
    };
    await clock.run(Promise.all([worker(), worker()]));
    expect(listings(asked)).toHaveLength(1);
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  test("members one after the other become a listing, too", async () => {
    const { clock, asked, reader, lkc1 } = topicsReader();
    for (const name of ["t1", "t2", "t3", "t4", "t5"]) await clock.run(reader.read(lkc1, name));
    expect(asked).toEqual(["GET lkc-1/t1", "GET lkc-1/t2", "LIST lkc-1"]);
  });

  test("separates collections", async () => {
    const { clock, asked, reader, topicsOf } = topicsReader();
    const collections = [topicsOf("lkc-1"), topicsOf("lkc-2")];
    const reads = collections.flatMap((topics) => numbered(5).map((name) => reader.read(topics, name)));
    await clock.run(Promise.all(reads));
    expect(asked.sort()).toEqual(["LIST lkc-1", "LIST lkc-2"]);
  });
});

describe("a member that the listing does not contain", () => {
  test("is requested individually before it counts as missing", async () => {
    const { clock, asked, topics, reader, topicsOf } = topicsReader();
    const stale = topicsOf("lkc-1", {
      readPage: async () => ({ members: new Map([["t1", "t1 v1"]]), next: [] }),
    });
    topics.delete("t9");
    const reads = ["t1", "t2", "t9"].map((name) => reader.read(stale, name));
    expect(await clock.run(Promise.all(reads))).toEqual(["t1 v1", "t2 v1", undefined]);
    expect(asked).toEqual(["GET lkc-1/t2", "GET lkc-1/t9"]);
  });
});

describe("the listing of a large collection", () => {
  const ways: readonly Listings[] = [
    { pageSize: 100, pages: "all at once", total: (count) => count },
    { pageSize: 100, total: (count) => count },
    { pageSize: 100 },
    // A total that counts the page alone.
    { pageSize: 100, total: () => 100 },
  ];

  /** Whether its length is known after the first page. */
  const isTold = ({ total }: Listings) => total?.(5000) === 5000;

  test("is only read at the beginning for few members", async () => {
    for (const way of ways) {
      const { clock, asked, reader, lkc1 } = topicsReader(numbered(5000), way);
      const names = some(3, 5000);
      const found = await clock.run(Promise.all(names.map((name) => reader.read(lkc1, name))));
      expect(found).toEqual(names.map((name) => `${name} v1`));
      expect(asked).toHaveLength(isTold(way) ? 4 : 7);
    }
  });

  test("is read for many members, each page once", async () => {
    for (const way of ways.filter(isTold)) {
      const { clock, asked, reader, lkc1 } = topicsReader(numbered(5000), way);
      await clock.run(Promise.all(some(100, 5000).map((name) => reader.read(lkc1, name))));
      expect(listings(asked)).toHaveLength(50);
      expect(new Set(asked).size).toBe(50);
    }
  });

  test("is read only up to the last requested member", async () => {
    const { clock, asked, reader, lkc1 } = topicsReader(numbered(5000), { pageSize: 100 });
    await clock.run(Promise.all(numbered(250).map((name) => reader.read(lkc1, name))));
    expect(asked).toEqual(["LIST lkc-1", "LIST lkc-1 from 100", "LIST lkc-1 from 200"]);
  });

  test("continues while more and more members are requested", async () => {
    for (const way of ways) {
      const { clock, asked, reader, lkc1 } = topicsReader(numbered(5000), way);
      const names = some(500, 5000);
      const worker = async () => {
        for (let name = names.shift(); name !== undefined; name = names.shift()) await reader.read(lkc1, name);
      };
      await clock.run(Promise.all(numbered(8).map(worker)));
      expect(new Set(listings(asked)).size).toBe(listings(asked).length);
      expect(asked.length).toBeLessThanOrEqual(isTold(way) ? 75 : 100);
    }
  });

  test("costs at most the whole listing, or twice the individual reads", async () => {
    for (const way of ways) {
      for (const pages of [1, 2, 3, 5, 10, 40]) {
        for (const count of [3, 5, 8, 20, 100]) {
          const { clock, asked, reader, lkc1 } = topicsReader(numbered(pages * 100), way);
          await clock.run(Promise.all(some(count, pages * 100).map((name) => reader.read(lkc1, name))));
          expect(asked.length).toBeLessThanOrEqual(Math.min(isTold(way) ? pages : 2 * pages, 2 * count + 1));
        }
      }
    }
  });

  test("is read in parallel pages if the platform supports that", async () => {
    const { clock, reader, lkc1, platform } = topicsReader(numbered(5000), ways[0]);
    const began = clock.now();
    await clock.run(Promise.all(numbered(5000).map((name) => reader.read(lkc1, name))));
    expect(platform.mostConcurrent).toBe(8);
    expect(clock.now() - began).toBe(15 + 200 * 8);
  });

  test("is still known to be long after a change", async () => {
    for (const way of ways) {
      const { clock, asked, reader, lkc1, platform } = topicsReader(numbered(5000), way);
      const names = some(3, 5000);
      await clock.run(Promise.all(names.map((name) => reader.read(lkc1, name))));
      platform.changes++;
      asked.length = 0;
      await clock.run(Promise.all(names.map((name) => reader.read(lkc1, name))));
      expect(asked).toEqual(names.map((name) => `GET lkc-1/${name}`));
    }
  });

  test("is compared with the number of requests that one member takes", async () => {
    const { clock, asked, reader, topicsOf } = topicsReader(numbered(1000), ways[0]);
    const costly = topicsOf("lkc-1", { requestsForOne: 2 });
    await clock.run(Promise.all(some(3, 1000).map((name) => reader.read(costly, name))));
    expect(listings(asked)).toHaveLength(asked.length);

    asked.length = 0;
    await clock.run(Promise.all(some(3, 1000).map((name) => reader.read(topicsOf("lkc-2"), name))));
    expect(listings(asked)).toHaveLength(1);
  });

  test("ends at a repeated page, and members that it lacks are requested", async () => {
    const { clock, asked, reader, topicsOf } = topicsReader();
    const round = topicsOf("lkc-1", {
      readPage: async (cursor = 0) => {
        asked.push(`LIST from ${cursor}`);
        return { members: new Map([[`t${cursor}`, `t${cursor} v1`]]), next: [(cursor + 1) % 3] };
      },
    });
    const reads = numbered(4).map((name) => reader.read(round, name));
    expect(await clock.run(Promise.all(reads))).toEqual(["t0 v1", "t1 v1", "t2 v1", "t3 v1"]);
    expect(asked.length).toBeLessThanOrEqual(5);
    expect(asked).toContain("GET lkc-1/t3");
  });
});

describe("a listing that returns new pages without new members", () => {
  test("is stopped, and members are read individually", async () => {
    const { clock, asked, reader, topicsOf } = topicsReader();
    let pages = 0;
    const endless = topicsOf("lkc-1", {
      readPage: async () => ({ members: new Map([["t0", "t0 v1"]]), next: [++pages] }),
    });
    const reads = numbered(200).map((name) => reader.read(endless, name));
    expect(await clock.run(Promise.all(reads))).toHaveLength(200);
    expect(pages).toBe(22);
    expect(asked).toContain("GET lkc-1/t199");
  });
});

describe("a listing", () => {
  test("serves later reads while it is fresh, measured from its beginning", async () => {
    const { clock, asked, reader, lkc1 } = topicsReader(numbered(1000), {}, { freshForMs: 30_000 });
    await clock.run(Promise.all(numbered(3).map((name) => reader.read(lkc1, name))));
    await clock.advance(29_700);
    await clock.run(reader.read(lkc1, "t7"));
    expect(asked).toEqual(["LIST lkc-1"]);
    await clock.advance(200);
    await clock.run(reader.read(lkc1, "t8"));
    expect(asked).toEqual(["LIST lkc-1", "GET lkc-1/t8"]);
  });

  test("is dropped when it is no longer fresh", async () => {
    const { clock, reader, lkc1 } = topicsReader();
    await clock.run(Promise.all(numbered(3).map((name) => reader.read(lkc1, name))));
    expect(reader.size).toBe(1);
    await clock.advance(30_000);
    expect(reader.size).toBe(0);
  });

  test("does not serve reads that begin after a change", async () => {
    const { clock, topics, reader, lkc1, platform } = topicsReader();
    await clock.run(Promise.all(numbered(3).map((name) => reader.read(lkc1, name))));
    topics.set("t1", "t1 v2");
    platform.changes++;
    expect(await clock.run(reader.read(lkc1, "t1"))).toBe("t1 v2");
  });

  test("does not serve reads after a change that ended during it, and is not kept", async () => {
    const { clock, asked, topics, reader, lkc1, platform } = topicsReader();
    const before = numbered(3).map((name) => reader.read(lkc1, name));
    await clock.advance(100);
    topics.set("t1", "t1 v2");
    platform.changes++;
    const after = reader.read(lkc1, "t1");
    expect(await clock.run(after)).toBe("t1 v2");
    expect(await clock.run(Promise.all(before))).toEqual(["t0 v1", "t1 v1", "t2 v1"]);
    expect(await clock.run(reader.read(lkc1, "t1"))).toBe("t1 v2");
    expect(listings(asked)).toHaveLength(1);
  });

  test("continues for the others when one reader cancels, and ends when all have", async () => {
    let listing: AbortSignal | undefined;
    const { clock, reader, topicsOf } = topicsReader();
    const noting = (name: string) =>
      topicsOf(name, {
        readPage: async (_cursor, { signal }) => {
          listing = signal;
          await clock.sleep(200, signal);
          return { members: new Map(numbered(5).map((one) => [one, one])), next: [] };
        },
      });
    const stops = numbered(3).map(() => new AbortController());
    const reads = stops.map((stop, i) => reader.read(noting("lkc-1"), `t${i}`, { signal: stop.signal }));
    for (const read of reads) read.catch(() => {});
    await clock.advance(100);
    stops[0]?.abort();
    await rejection(reads[0] as Promise<unknown>, CancelledError);
    expect(listing?.aborted).toBe(false);
    expect(await clock.run(reads[1] as Promise<unknown>)).toBe("t1");

    const ending = stops.map(() => new AbortController());
    const others = ending.map((stop, i) => reader.read(noting("lkc-2"), `t${i}`, { signal: stop.signal }));
    const ended = Promise.allSettled(others);
    await clock.advance(100);
    for (const stop of ending) stop.abort();
    await ended;
    expect(listing?.aborted).toBe(true);
  });
});

describe("a listing that fails", () => {
  const forbidden = statusErrorFor({ status: 403 });
  const unreachable = new ConnectionError("Cannot reach it", { host: "api", elapsedMs: 1, code: "ECONNREFUSED" });

  /** A platform whose listing fails, as do its members where that is said. */
  function failing(error: Error, { membersToo = false } = {}) {
    const given = topicsReader();
    const failed = given.topicsOf("lkc-1", {
      readPage: async (_cursor, { signal }) => {
        given.asked.push("LIST lkc-1");
        await given.clock.sleep(200, signal);
        throw error;
      },
      ...(membersToo ? { readOne: () => Promise.reject(error) } : {}),
    });
    const wave = (from: number) =>
      given.clock.run(Promise.allSettled([0, 1, 2].map((i) => given.reader.read(failed, `t${from + i}`))));
    return { ...given, wave };
  }

  test("is replaced by individual reads, with their own errors", async () => {
    const { asked, wave } = failing(forbidden);
    const found = await wave(0);
    expect(found.map((one) => one.status === "fulfilled" && one.value)).toEqual(["t0 v1", "t1 v1", "t2 v1"]);
    expect(asked).toEqual(["LIST lkc-1", "GET lkc-1/t0", "GET lkc-1/t1", "GET lkc-1/t2"]);

    const rejected = await failing(forbidden, { membersToo: true }).wave(0);
    expect(rejected.every((one) => one.status === "rejected" && one.reason === forbidden)).toBe(true);
    expect(forbidden).toBeInstanceOf(PermissionError);
  });

  test("is not retried for each wave of reads, even after a change, but after a while", async () => {
    const { clock, asked, wave, platform } = failing(forbidden);
    await wave(0);
    await wave(10);
    platform.changes++;
    await wave(20);
    expect(listings(asked)).toHaveLength(1);
    expect(asked).toHaveLength(10);
    await clock.advance(30_000);
    await wave(30);
    expect(listings(asked)).toHaveLength(2);
  });

  test.each([unreachable, statusErrorFor({ status: 401 })])(
    "fails all reads if the reason applies to each of them: %s",
    async (error) => {
      const { clock, asked, wave } = failing(error);
      for (const from of [0, 10, 20]) {
        const results = await wave(from);
        expect(results.every((one) => one.status === "rejected" && one.reason === error)).toBe(true);
      }
      expect(asked).toEqual(["LIST lkc-1"]);
      await clock.advance(5_000);
      await wave(30);
      expect(asked).toEqual(["LIST lkc-1", "LIST lkc-1"]);
    },
  );

  test("serves the members that were read before the failure, and continues there if possible", async () => {
    for (const [error, lastsMs] of [
      [forbidden, 30_000],
      [unreachable, 5_000],
    ] as const) {
      const { clock, asked, reader, topicsOf } = topicsReader(numbered(40), { pageSize: 10 });
      const { readPage } = topicsOf("lkc-1");
      let fails = true;
      const breaking = topicsOf("lkc-1", {
        readPage: async (cursor, operation) => {
          const page = await readPage(cursor, operation);
          if (cursor === 10 && fails) throw error;
          return page;
        },
      });
      const read = (names: readonly string[]) =>
        clock.run(Promise.allSettled(names.map((name) => reader.read(breaking, name))));
      await read(["t1", "t2", "t15", "t25"]);
      expect(listings(asked)).toEqual(["LIST lkc-1", "LIST lkc-1 from 10"]);
      expect(await read(["t1", "t3"])).toEqual(["t1 v1", "t3 v1"].map((value) => ({ status: "fulfilled", value })));
      expect(listings(asked)).toHaveLength(2);

      fails = false;
      asked.length = 0;
      await clock.advance(lastsMs);
      await read(["t15", "t16", "t17"]);
      // A listing is fresh no longer than a failure that is its own.
      const begun = error === forbidden ? ["LIST lkc-1"] : [];
      expect(asked).toEqual([...begun, "LIST lkc-1 from 10"]);
    }
  });
});
