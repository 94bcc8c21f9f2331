import { expect, test } from "vitest";
import { aimsOf, cpuPerTopic } from "./aims.ts";
import type { OperationFigures, SingleFigure } from "./figures.ts";
import { operation, single } from "./sample-figures.ts";

test("an aim whose figures are missing is not judged", () => {
  expect(aimsOf({ operations: [], singles: [] })).toEqual([]);
});

test("the start is judged by how long an empty Node takes on the same machine", () => {
  expect(judged("starts within", [], [single("start: streamprov", 120), single("start: an empty Node", 50)])).toBe(
    true,
  );
  expect(judged("starts within", [], [single("start: streamprov", 120), single("start: an empty Node", 40)])).toBe(
    false,
  );
});

test("a topic's cost leaves out what the plugin costs whatever the number of topics", () => {
  const operations = [
    operation({ topics: 100, pluginCpuSeconds: 0.4 }),
    operation({ topics: 1000, pluginCpuSeconds: 2.2 }),
  ];

  expect(cpuPerTopic({ operations, singles: [] }, "refresh", 100, 1000)).toBeCloseTo(2);
});

test("costs that grow faster than the number of topics are not linear", () => {
  const costing = (ten: number, hundred: number, thousand: number) => [
    operation({ topics: 10, pluginCpuSeconds: ten }),
    operation({ topics: 100, pluginCpuSeconds: hundred }),
    operation({ topics: 1000, pluginCpuSeconds: thousand }),
  ];

  expect(judged("linear", costing(0.11, 0.2, 1.1))).toBe(true);
  expect(judged("linear", costing(0.11, 0.2, 2.0))).toBe(false);
});

test("a refresh of 1,000 topics may take 2 s more than a provider that does nothing", () => {
  const own = operation({ topics: 1000, seconds: 4.5, latencyMs: 50 });
  const floor = (seconds: number) => operation({ topics: 1000, subject: "floor", seconds });

  expect(judged("2 s more", [own, floor(3)])).toBe(true);
  expect(judged("2 s more", [own, floor(2)])).toBe(false);
});

test("a listing that opens a connection for each topic misses the aim", () => {
  expect(judged("16 connections", [operation({ topics: 1000, connections: 1002 })])).toBe(false);
  expect(judged("16 connections", [operation({ topics: 1000, connections: 16, requests: 15 })])).toBe(true);
});

test("under a limit two requests of a hundred may be refused", () => {
  const limited = (refused: number) => operation({ operation: "up", perSecond: 50, requests: 300, refused });

  expect(judged("refused", [limited(6)])).toBe(true);
  expect(judged("refused", [limited(7)])).toBe(false);
});

function judged(
  words: string,
  operations: readonly OperationFigures[],
  singles: readonly SingleFigure[] = [],
): boolean | undefined {
  return aimsOf({ operations, singles }).find(({ aim }) => aim.includes(words))?.met;
}
