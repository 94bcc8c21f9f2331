import { expect, it } from "vitest";
import { inBackground, onDemand, resultOf } from "./in-background.ts";

it("gives every test the result as soon as the work has ended", async () => {
  const { promise, resolve } = Promise.withResolvers<{ readonly pages: number }>();
  const work = await inBackground(() => promise);
  const results = Promise.all([resultOf(work.url), resultOf(work.url)]);

  resolve({ pages: 3 });
  expect(await results).toEqual([{ pages: 3 }, { pages: 3 }]);
  expect(await resultOf(work.url)).toEqual({ pages: 3 });
  await work.end();
});

it("fails the tests that need a work that failed", async () => {
  const work = await inBackground(() => Promise.reject(new Error("no space left")));

  await expect(resultOf(work.url)).rejects.toThrow("The global setup failed: Error: no space left");
  await work.end();
});

it("starts work on demand once, for the first test that needs it", async () => {
  let started = 0;
  const work = await onDemand(async () => ({ started: ++started }));
  let unneeded = 0;
  const unused = await onDemand(async () => ({ unneeded: ++unneeded }));
  expect(started).toBe(0);

  expect(await Promise.all([resultOf(work.url), resultOf(work.url)])).toEqual([{ started: 1 }, { started: 1 }]);
  await work.end();
  await unused.end();
  expect(unneeded).toBe(0);
});
