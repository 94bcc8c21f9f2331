import { expect, test } from "vitest";
import { LimitPeers } from "./limit-peers.ts";
import { historyMs, type ProcessNews } from "./shared-limit.ts";
import { StartLog } from "./start-log.ts";

const began = 1_790_000_000_000;
const perSecond = 50;

/** Into how many parts the rate is divided for a process that has sent some requests, beside another process. */
function partsBeside(other: { readonly sent: number }, sent: number, afterMs: number, laterMs = 0): number {
  const news: ProcessNews = {
    id: 1,
    at: began + afterMs,
    waiting: true,
    countedFrom: began + laterMs,
    history: historyMs.map(() => 0),
    starts: other.sent,
    refusal: { since: 0, sentAt: 0, at: 0, until: 0 },
    resumedAt: 0,
    pace: { count: perSecond, windowMs: 0, step: 0.01 },
  };
  const shared = { read: () => [news], write: () => {} };
  const peers = new LimitPeers(shared, new StartLog({ keepMs: 60_000, most: 5000 }), () => 0.5);
  peers.join(began);
  for (let i = 0; i < sent; i++) peers.started();
  peers.read(began + afterMs, true);
  return peers.parts(began + afterMs, perSecond);
}

test("a process that has sent less than one that began with it takes a larger part, the other a smaller one", () => {
  expect(partsBeside({ sent: 130 }, 100, 10_000)).toBeCloseTo(2 / 1.25);
  expect(partsBeside({ sent: 100 }, 130, 10_000)).toBeCloseTo(2 / 0.75);
  expect(partsBeside({ sent: 100 }, 100, 10_000)).toBe(2);
});

test("a process that is far ahead keeps a ninth of the rate, and half of it a minute after the first one began", () => {
  expect(partsBeside({ sent: 0 }, 5000, 59_000)).toBe(9);
  expect(partsBeside({ sent: 5000 }, 0, 59_000)).toBe(9 / 8);
  expect(partsBeside({ sent: 0 }, 5000, 61_000)).toBe(2);
  expect(partsBeside({ sent: 5000 }, 0, 61_000)).toBe(2);
});

test("processes that began at different times take equal parts", () => {
  expect(partsBeside({ sent: 0 }, 500, 20_000, 6000)).toBe(2);
});
