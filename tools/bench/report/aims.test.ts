import { expect, test } from "vitest";
import { aimsOf, cpuPerObject } from "./aims.ts";
import type { OperationFigures, SingleFigure } from "./figures.ts";
import { operation, single } from "./sample-figures.ts";

test("an aim whose figures are missing is not judged", () => {
  expect(aimsOf({ operations: [], singles: [] })).toEqual([]);
});

test("the start is judged by how long an empty Node takes on the same machine", () => {
  const starts = (own: number, empty: number) => [
    single("start", "streamprov", own),
    single("start", "an empty Node", empty),
  ];

  expect(judged("starts within", [], starts(120, 50))).toBe(true);
  expect(judged("starts within", [], starts(120, 40))).toBe(false);
});

test("the start of a self-contained plugin is judged separately", () => {
  const starts = (own: number) => [
    single("start", "streamprov, self-contained", own),
    single("start", "an empty Node", 20),
  ];

  expect(judged("self-contained", [], starts(47))).toBe(true);
  expect(judged("self-contained", [], starts(50))).toBe(false);
});

test("an object's cost does not include the constant cost of the plugin", () => {
  const operations = [
    operation({ objects: 100, pluginCpuSeconds: 0.4 }),
    operation({ objects: 1000, pluginCpuSeconds: 2.2 }),
  ];

  const of = { provider: "streamprov", operation: "refresh", from: 100, to: 1000 } as const;
  expect(cpuPerObject({ operations, singles: [] }, of)).toBeCloseTo(2);
});

test("every package is judged by its own figures", () => {
  const operations = [
    operation({ provider: "cloudprov", objects: 20, pluginCpuSeconds: 0.3 }),
    operation({ provider: "cloudprov", objects: 200, pluginCpuSeconds: 1.2 }),
    operation({ provider: "appprov", objects: 200, pluginCpuSeconds: 9 }),
    operation({ provider: "cloudprov", subject: "floor", objects: 200, pluginCpuSeconds: 9 }),
  ];

  const { aim, measured } = aimsOf({ operations, singles: [] })[0] ?? {};
  expect(aim).toMatch(/^cloudprov: plugin CPU below 3 ms/);
  expect(measured).toBe("5.00 ms");
});

test("costs that grow faster than the number of objects are not linear", () => {
  const costing = (ten: number, hundred: number, thousand: number) => [
    operation({ objects: 10, pluginCpuSeconds: ten }),
    operation({ objects: 100, pluginCpuSeconds: hundred }),
    operation({ objects: 1000, pluginCpuSeconds: thousand }),
  ];

  expect(judged("linear", costing(0.11, 0.2, 1.1))).toBe(true);
  expect(judged("linear", costing(0.11, 0.2, 2.0))).toBe(false);
});

test("a refresh of 1,000 topics may take 2 s more than a provider that does nothing", () => {
  const own = operation({ objects: 1000, seconds: 4.5, latencyMs: 50 });
  const floor = (seconds: number) => operation({ objects: 1000, subject: "floor", seconds });

  expect(judged("2 s more", [own, floor(3)])).toBe(true);
  expect(judged("2 s more", [own, floor(2)])).toBe(false);
});

test("a listing that opens a connection for each topic misses the aim", () => {
  expect(judged("16 connections", [operation({ objects: 1000, connections: 1002 })])).toBe(false);
  expect(judged("16 connections", [operation({ objects: 1000, connections: 16, requests: 15 })])).toBe(true);
});

test("under a limit two requests of a hundred may be refused", () => {
  const limited = (refused: number) => operation({ operation: "up", perSecond: 50, requests: 300, refused });

  expect(judged("refused", [limited(6)])).toBe(true);
  expect(judged("refused", [limited(7)])).toBe(false);
});

test("an up without checkpoints is judged by the floor's wall and CPU time and by its requests", () => {
  const up = { scenario: "up", operation: "up", objects: 1000 } as const;
  const floor = operation({ ...up, subject: "floor", seconds: 10, pluginCpuSeconds: 2 });
  const own = (seconds: number, pluginCpuSeconds: number) =>
    operation({ ...up, seconds, pluginCpuSeconds, requests: 3000 });

  expect(judged("wall time", [floor, own(11.5, 0)])).toBe(true);
  expect(judged("wall time", [floor, own(11.6, 0)])).toBe(false);
  expect(judged("plugin CPU, 1.5", [floor, own(0, 4.5)])).toBe(true);
  expect(judged("plugin CPU, 1.5", [floor, own(0, 4.6)])).toBe(false);
});

test("a simulator is judged by its download, its start and its memory", () => {
  const of = "streamprov, simulator";
  const measured = (kilobytes: number, ms: number, megabytes: number) => [
    single("npm package, packed", of, kilobytes),
    single("start", of, ms),
    single("idle memory", of, megabytes),
  ];

  for (const words of ["simulator: at most 1 MB packed", "simulator: starts", "simulator: at most 90 MB"]) {
    expect(judged(words, [], measured(1000, 300, 90))).toBe(true);
    expect(judged(words, [], measured(1001, 301, 91))).toBe(false);
  }
});

test("stacks at once are judged by time, rejections and fairness, only if they share limits", () => {
  const measured = (of: string, byLimit: number, refused: number, unevenness: number) => [
    single("8 stacks at once: time by that of the limit", of, byLimit),
    single("8 stacks at once: refused", of, refused),
    single("8 stacks at once: slowest by fastest", of, unevenness),
  ];

  for (const words of ["1.2 times the time of the limit", "requests rejected", "within 10% of one another"]) {
    expect(judged(words, [], measured("streamprov, sharing limits", 1.2, 1, 1.1))).toBe(true);
    expect(judged(words, [], measured("streamprov, sharing limits", 1.21, 1.1, 1.11))).toBe(false);
    expect(judged(words, [], measured("streamprov, each by itself", 1.21, 1.1, 1.11))).toBeUndefined();
  }
});

function judged(
  words: string,
  operations: readonly OperationFigures[],
  singles: readonly SingleFigure[] = [],
): boolean | undefined {
  return aimsOf({ operations, singles }).find(({ aim }) => aim.includes(words))?.met;
}
