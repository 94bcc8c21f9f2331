import { describe, expect, test } from "vitest";
import { idealSeconds, run } from "../test/limit-trial.ts";
import {
  fixedWindow,
  type LimitHeaders,
  type RateLimit,
  slidingWindow,
  tokenBucket,
  unlimited,
} from "../test/limited-platform.ts";
import { VirtualClock } from "../test/virtual-clock.ts";
import { Limiter } from "./limiter.ts";

/** A kind of limit, made for a rate and for what the platform says of it. */
type Kind = (perSecond: number, headers: LimitHeaders) => RateLimit;

const aligned: Kind = (perSecond, headers) => fixedWindow({ perSecond, headers });
const midWindow: Kind = (perSecond, headers) => fixedWindow({ perSecond, headers, phaseMs: 400 });
const windowEnd: Kind = (perSecond, headers) => fixedWindow({ perSecond, headers, phaseMs: 950 });
const sliding: Kind = (perSecond, headers) => slidingWindow({ perSecond, headers });
const bucket: Kind = (perSecond, headers) => tokenBucket({ perSecond, headers });
const largeBucket: Kind = (perSecond, headers) => tokenBucket({ perSecond, headers, burst: 2 * perSecond });
const smallBucket: Kind = (perSecond, headers) => tokenBucket({ perSecond, headers, burst: perSecond / 5 });
const tenSeconds: Kind = (perSecond, headers) => fixedWindow({ perSecond, headers, windowMs: 10_000 });
const midTenSeconds: Kind = (perSecond, headers) =>
  fixedWindow({ perSecond, headers, windowMs: 10_000, phaseMs: 4000 });

interface Setting {
  readonly kind: Kind;
  readonly headers: LimitHeaders;
  readonly requests: number;
  readonly perSecond: number;
  readonly latencyMs: number;
  readonly concurrency?: number;
  readonly processes?: number;
}

async function tried(setting: Setting) {
  const { kind, headers, requests, perSecond, latencyMs, concurrency = 16, processes = 1 } = setting;
  const clock = new VirtualClock();
  const limiters = Array.from({ length: processes }, () => new Limiter({ clock, concurrency }));
  const trial = { requests, latencyMs, parallel: Math.max(100, concurrency), limiters, clock };
  const atATime = concurrency * processes;
  const ideal = idealSeconds({ limit: kind(perSecond, headers), requests, latencyMs, atATime });
  const { seconds, sent, refused, unforeseen } = await run({ ...trial, limit: kind(perSecond, headers) });
  return { seconds, ideal, over: seconds / ideal - 1, share: (refused - unforeseen) / sent, refused, sent };
}

const usual = [
  { requests: 200, perSecond: 20, latencyMs: 5 },
  { requests: 1000, perSecond: 50, latencyMs: 5 },
  { requests: 2000, perSecond: 100, latencyMs: 5 },
  { requests: 200, perSecond: 20, latencyMs: 50 },
  { requests: 1000, perSecond: 50, latencyMs: 50 },
] as const;

function each(kinds: Readonly<Record<string, Kind>>, headers: readonly LimitHeaders[]) {
  return Object.entries(kinds).flatMap(([name, kind]) =>
    headers.flatMap((said) => usual.map((load) => [name, said, load, kind] as const)),
  );
}

describe("many requests to a platform with a limit take at most 15% longer than with the limit known", () => {
  const kinds = { "a window": aligned, "a window met in its middle": midWindow, "a bucket": bucket };
  const larger = { "a sliding window": sliding, "a bucket of two seconds": largeBucket };

  test.each(each({ ...kinds, ...larger }, ["none"]))("%s, headers: %s, %o", async (_name, headers, load, kind) => {
    const { over } = await tried({ ...load, kind, headers });
    expect(over).toBeLessThanOrEqual(0.15);
  });

  test.each(each({ ...kinds, ...larger }, ["retry-after", "all"]))(
    "and a few waits in whole seconds: %s, headers: %s, %o",
    async (_name, headers, load, kind) => {
      const { seconds, ideal } = await tried({ ...load, kind, headers });
      expect(seconds).toBeLessThanOrEqual(1.15 * ideal + 4);
    },
  );

  test.each(each({ "a window met at its end": windowEnd, "a bucket of a fifth": smallBucket }, ["none"]))(
    "and two seconds of search: %s, headers: %s, %o",
    async (_name, headers, load, kind) => {
      const { seconds, ideal } = await tried({ ...load, kind, headers });
      expect(seconds).toBeLessThanOrEqual(1.15 * ideal + 2);
    },
  );

  test.each(
    each({ "ten seconds": tenSeconds, "ten seconds met in the fourth": midTenSeconds }, ["retry-after", "all"]),
  )("and a second of burst: %s, headers: %s, %o", async (_name, headers, load, kind) => {
    const { seconds, ideal } = await tried({ ...load, kind, headers });
    expect(seconds).toBeLessThanOrEqual(1.15 * ideal + 1);
  });

  test.each(each({ "ten seconds": tenSeconds, "ten seconds met in the fourth": midTenSeconds }, ["none"]))(
    "and one window, whose end nobody told: %s, headers: %s, %o",
    async (_name, headers, load, kind) => {
      const { seconds, ideal } = await tried({ ...load, kind, headers });
      expect(seconds).toBeLessThanOrEqual(1.15 * ideal + 10);
    },
  );
});

describe("when answers take 300 ms", () => {
  test.each(
    Object.entries({ aligned, midWindow, sliding, bucket, largeBucket }).flatMap(([name, kind]) =>
      (["none", "retry-after", "all"] as const).map((headers) => [name, headers, kind] as const),
    ),
  )(
    "at most four seconds more are lost, and one request in ten is refused: %s, headers: %s",
    async (_name, headers, kind) => {
      const { seconds, ideal, share } = await tried({ kind, headers, requests: 200, perSecond: 20, latencyMs: 300 });
      expect(seconds).toBeLessThanOrEqual(1.15 * ideal + 4);
      expect(share).toBeLessThanOrEqual(0.1);
    },
  );
});

describe("refusals", () => {
  const kinds = { aligned, midWindow, windowEnd, sliding, bucket, largeBucket, smallBucket, tenSeconds };

  test.each(each(kinds, ["none", "retry-after", "all"]))(
    "after those that nobody could foresee are at most 2 in 100, or ten: %s, headers: %s, %o",
    async (_name, headers, load, kind) => {
      const { share, sent } = await tried({ ...load, kind, headers });
      expect(share * sent).toBeLessThanOrEqual(Math.max(0.02 * sent, 10.5));
    },
  );
});

describe("a bucket of a fifth of a second's requests whose platform asks for whole seconds", () => {
  test.each(["retry-after", "all"] as const)("is used no less than it asks for, headers: %s", async (headers) => {
    const { seconds } = await tried({ kind: smallBucket, headers, requests: 1000, perSecond: 50, latencyMs: 5 });
    expect(seconds).toBeLessThanOrEqual(1000 / 10);
  });
});

describe("two processes that share a limit", () => {
  test.each(Object.entries({ aligned, midWindow, sliding, bucket, largeBucket, smallBucket }))(
    "get all requests through, with hardly any refused: %s",
    async (_name, kind) => {
      const setting = { kind, headers: "none", perSecond: 100, latencyMs: 50, processes: 2 } as const;
      const { over, share } = await tried({ ...setting, requests: 2000 });
      expect(over).toBeLessThanOrEqual(0.3);
      expect(share).toBeLessThanOrEqual(0.04);
    },
  );
});

test.each([8, 16, 200])("with %i at a time, the limit is kept to", async (concurrency) => {
  for (const kind of [aligned, sliding, bucket]) {
    const load = { requests: 1000, perSecond: 50, latencyMs: 50 };
    const { over, share } = await tried({ ...load, kind, headers: "none", concurrency });
    expect(over).toBeLessThanOrEqual(0.15);
    expect(share).toBeLessThanOrEqual(0.02);
  }
});

test.each([8, 16, 200])("without a limit nothing but the concurrency of %i holds back", async (concurrency) => {
  const { over, refused } = await tried({
    kind: () => unlimited(),
    headers: "none",
    requests: 2000,
    perSecond: 0,
    latencyMs: 50,
    concurrency,
  });
  expect(refused).toBe(0);
  expect(over).toBeLessThanOrEqual(0.05);
});
