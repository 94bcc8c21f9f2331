import { expect, test } from "vitest";
import { LimitPeers } from "./limit-peers.ts";
import { historyMs, type ProcessReport } from "./shared-limit.ts";
import { StartLog } from "./start-log.ts";

const began = 1_790_000_000_000;
const perSecond = 50;

/** The number of shares into which the rate is divided for a process that has sent some requests, beside another one. */
function partsBeside(other: { readonly sent: number }, sent: number, afterMs: number, laterMs = 0): number {
  const report: ProcessReport = {
    id: 1,
    at: began + afterMs,
    waiting: true,
    countedFrom: began + laterMs,
    history: historyMs.map(() => 0),
    starts: other.sent,
    rejection: { since: 0, sentAt: 0, at: 0, until: 0 },
    resumedAt: 0,
    pace: { count: perSecond, windowMs: 0, step: 0.01 },
  };
  const shared = { read: () => [report], write: () => {} };
  const peers = new LimitPeers(shared, new StartLog({ keepMs: 60_000, most: 5000 }), () => 0.5);
  peers.join(began);
  for (let i = 0; i < sent; i++) peers.started();
  peers.read(began + afterMs, true);
  return peers.shares(began + afterMs, perSecond);
}

test("a process that has sent less than one that began with it gets a larger share, and the other a smaller one", () => {
  expect(partsBeside({ sent: 130 }, 100, 10_000)).toBeCloseTo(2 / 1.25);
  expect(partsBeside({ sent: 100 }, 130, 10_000)).toBeCloseTo(2 / 0.75);
  expect(partsBeside({ sent: 100 }, 100, 10_000)).toBe(2);
});

test("a process that has sent many more gets a ninth of the rate, and half of it after a minute", () => {
  expect(partsBeside({ sent: 0 }, 5000, 59_000)).toBe(9);
  expect(partsBeside({ sent: 5000 }, 0, 59_000)).toBe(9 / 8);
  expect(partsBeside({ sent: 0 }, 5000, 61_000)).toBe(2);
  expect(partsBeside({ sent: 5000 }, 0, 61_000)).toBe(2);
});

test("processes that began at different times get equal shares", () => {
  expect(partsBeside({ sent: 0 }, 500, 20_000, 6000)).toBe(2);
});
