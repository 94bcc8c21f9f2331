import { describe, expect, test } from "vitest";
import { rejection } from "../test/client-for.ts";
import { VirtualClock } from "../test/virtual-clock.ts";
import { CancelledError } from "./errors/cancelled-error.ts";
import { MemberReader, type MemberReaderOptions } from "./member-reader.ts";

/** A platform with topics, and a reader of them that notes what it asks the platform. */
function topicsReader(more: Partial<MemberReaderOptions<string, string>> = {}, names = numbered(1000)) {
  const clock = new VirtualClock();
  const asked: string[] = [];
  const topics = new Map(names.map((name) => [name, `${name} v1`]));
  const reader = new MemberReader<string, string>({
    readOne: async (collection, name, { signal }) => {
      asked.push(`GET ${collection}/${name}`);
      await clock.sleep(50, signal);
      return topics.get(name);
    },
    listAll: async (collection, { signal }) => {
      asked.push(`LIST ${collection}`);
      const seen = new Map(topics);
      await clock.sleep(200, signal);
      return seen;
    },
    clock,
    ...more,
  });
  return { clock, asked, topics, reader };
}

const numbered = (count: number) => Array.from({ length: count }, (_, i) => `t${i}`);

describe("reading members", () => {
  test("one by itself is one request", async () => {
    const { clock, asked, reader } = topicsReader();
    expect(await clock.run(reader.read("lkc-1", "t1"))).toBe("t1 v1");
    expect(asked).toEqual(["GET lkc-1/t1"]);
  });

  test("two at the same time are two requests", async () => {
    const { clock, asked, reader } = topicsReader();
    await clock.run(Promise.all([reader.read("lkc-1", "t1"), reader.read("lkc-1", "t2")]));
    expect(asked).toEqual(["GET lkc-1/t1", "GET lkc-1/t2"]);
  });

  test("the same one at the same time is one request", async () => {
    const { clock, asked, reader } = topicsReader();
    await clock.run(Promise.all([1, 2, 3, 4].map(() => reader.read("lkc-1", "t1"))));
    expect(asked).toEqual(["GET lkc-1/t1"]);
  });

  test("a thousand at the same time are one listing", async () => {
    const { clock, asked, reader } = topicsReader();
    const all = await clock.run(Promise.all(numbered(1000).map((name) => reader.read("lkc-1", name))));
    expect(all).toEqual(numbered(1000).map((name) => `${name} v1`));
    expect(asked).toEqual(["LIST lkc-1"]);
  });

  test("a thousand, a few at a time, are a few requests and one listing", async () => {
    const { clock, asked, reader } = topicsReader();
    const names = numbered(1000);
    const worker = async () => {
      for (let name = names.shift(); name !== undefined; name = names.shift()) await reader.read("lkc-1", name);
    };
    await clock.run(Promise.all([worker(), worker()]));
    expect(asked.filter((request) => request.startsWith("LIST"))).toHaveLength(1);
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  test("one after the other becomes a listing too", async () => {
    const { clock, asked, reader } = topicsReader();
    for (const name of ["t1", "t2", "t3", "t4", "t5"]) await clock.run(reader.read("lkc-1", name));
    expect(asked).toEqual(["GET lkc-1/t1", "GET lkc-1/t2", "LIST lkc-1"]);
  });

  test("of several collections keeps them apart", async () => {
    const { clock, asked, reader } = topicsReader();
    const reads = ["lkc-1", "lkc-2"].flatMap((cluster) => numbered(5).map((name) => reader.read(cluster, name)));
    await clock.run(Promise.all(reads));
    expect(asked.sort()).toEqual(["LIST lkc-1", "LIST lkc-2"]);
  });

  test("without a listing is one request each", async () => {
    const { clock, asked } = topicsReader();
    const reader = new MemberReader<string, string>({
      readOne: async (_collection, name) => {
        asked.push(name);
        return name;
      },
      clock,
    });
    await clock.run(Promise.all(numbered(5).map((name) => reader.read("lkc-1", name))));
    expect(asked).toEqual(numbered(5));
  });
});

describe("a member that the listing does not hold", () => {
  test("is asked for by itself before it counts as missing", async () => {
    const { clock, asked, topics, reader } = topicsReader({
      listAll: async () => new Map([["t1", "t1 v1"]]),
    });
    topics.delete("t9");
    const reads = ["t1", "t2", "t9"].map((name) => reader.read("lkc-1", name));
    expect(await clock.run(Promise.all(reads))).toEqual(["t1 v1", "t2 v1", undefined]);
    expect(asked).toEqual(["GET lkc-1/t2", "GET lkc-1/t9"]);
  });
});

describe("a listing", () => {
  test("serves later reads while it is fresh, counted from its beginning", async () => {
    const { clock, asked, reader } = topicsReader({ freshForMs: 30_000 });
    await clock.run(Promise.all(numbered(3).map((name) => reader.read("lkc-1", name))));
    await clock.advance(29_700);
    await clock.run(reader.read("lkc-1", "t7"));
    expect(asked).toEqual(["LIST lkc-1"]);
    await clock.advance(200);
    await clock.run(reader.read("lkc-1", "t8"));
    expect(asked).toEqual(["LIST lkc-1", "GET lkc-1/t8"]);
  });

  test("is forgotten when it is no longer fresh", async () => {
    const { clock, reader } = topicsReader();
    await clock.run(Promise.all(numbered(3).map((name) => reader.read("lkc-1", name))));
    expect(reader.size).toBe(1);
    await clock.advance(30_000);
    expect(reader.size).toBe(0);
  });

  test("serves no read that begins after a change", async () => {
    const { clock, topics, reader } = topicsReader();
    await clock.run(Promise.all(numbered(3).map((name) => reader.read("lkc-1", name))));
    topics.set("t1", "t1 v2");
    reader.invalidate("lkc-1");
    expect(await clock.run(reader.read("lkc-1", "t1"))).toBe("t1 v2");
  });

  test("that began before a change serves no read that begins after it, and is not kept", async () => {
    const { clock, asked, topics, reader } = topicsReader();
    const before = numbered(3).map((name) => reader.read("lkc-1", name));
    await clock.advance(100);
    topics.set("t1", "t1 v2");
    reader.invalidate("lkc-1");
    const after = reader.read("lkc-1", "t1");
    expect(await clock.run(after)).toBe("t1 v2");
    expect(await clock.run(Promise.all(before))).toEqual(["t0 v1", "t1 v1", "t2 v1"]);
    expect(await clock.run(reader.read("lkc-1", "t1"))).toBe("t1 v2");
    expect(asked.filter((request) => request.startsWith("LIST"))).toHaveLength(1);
  });

  test("that began during a change serves no read that begins after it, even when the change fails", async () => {
    for (const fails of [false, true]) {
      const { clock, asked, topics, reader } = topicsReader();
      await clock.run(Promise.all(numbered(3).map((name) => reader.read("lkc-1", name))));
      const change = reader.changing("lkc-1", async () => {
        await clock.sleep(250, new AbortController().signal);
        topics.set("t1", "t1 v2");
        await clock.sleep(250, new AbortController().signal);
        if (fails) throw new Error("the answer is lost");
        return "done";
      });
      const outcome = change.catch((error: Error) => error.message);
      const during = Promise.all(numbered(3).map((name) => reader.read("lkc-1", name)));
      await clock.advance(230);
      expect(await during).toContain("t1 v1");
      expect(await clock.run(outcome)).toBe(fails ? "the answer is lost" : "done");
      expect(await clock.run(reader.read("lkc-1", "t1"))).toBe("t1 v2");
      expect(asked.filter((request) => request.startsWith("LIST"))).toHaveLength(2);
    }
  });

  test("that fails leaves the reads to be made one by one, with their own errors", async () => {
    const refusal = new Error("401");
    const { clock, asked, reader } = topicsReader({
      listAll: () => Promise.reject(new Error("no listing today")),
    });
    const reads = numbered(3).map((name) => reader.read("lkc-1", name));
    expect(await clock.run(Promise.all(reads))).toEqual(["t0 v1", "t1 v1", "t2 v1"]);
    expect(asked).toEqual(["GET lkc-1/t0", "GET lkc-1/t1", "GET lkc-1/t2"]);

    const refused = topicsReader({
      listAll: () => Promise.reject(refusal),
      readOne: () => Promise.reject(refusal),
    });
    const results = Promise.allSettled(numbered(3).map((name) => refused.reader.read("lkc-1", name)));
    expect((await refused.clock.run(results)).every((r) => r.status === "rejected" && r.reason === refusal)).toBe(true);
  });

  test("goes on for the others when one reader gives up, and ends when all have", async () => {
    let listing: AbortSignal | undefined;
    const { clock, reader } = topicsReader({
      listAll: async (_collection, { signal }) => {
        listing = signal;
        await clock.sleep(200, signal);
        return new Map(numbered(5).map((name) => [name, name]));
      },
    });
    const stops = numbered(3).map(() => new AbortController());
    const reads = stops.map((stop, i) => reader.read("lkc-1", `t${i}`, { signal: stop.signal }));
    for (const read of reads) read.catch(() => {});
    await clock.advance(100);
    stops[0]?.abort();
    await rejection(reads[0] as Promise<unknown>, CancelledError);
    expect(listing?.aborted).toBe(false);
    expect(await clock.run(reads[1] as Promise<unknown>)).toBe("t1");

    const ending = stops.map(() => new AbortController());
    const others = ending.map((stop, i) => reader.read("lkc-2", `t${i}`, { signal: stop.signal }));
    const ended = Promise.allSettled(others);
    await clock.advance(100);
    for (const stop of ending) stop.abort();
    await ended;
    expect(listing?.aborted).toBe(true);
  });
});
