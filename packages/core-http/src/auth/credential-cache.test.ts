import { expect, test } from "vitest";
import { VirtualClock } from "../../test/virtual-clock.ts";
import { CredentialCache } from "./credential-cache.ts";

test("a renewal without a response does not delay requests for long while the current credential is valid", async () => {
  const clock = new VirtualClock();
  let calls = 0;
  const cache = new CredentialCache<number>({
    clock,
    marginMs: 300_000,
    what: "a number",
    fetch: ({ signal }) => {
      if (++calls === 1) return Promise.resolve({ value: 1, endsAt: clock.now() + 900_000 });
      return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(new Error("no answer"))));
    },
    secretsOf: () => [],
  });
  await cache.get({});
  await clock.advance(600_000);
  const asked = clock.now();

  const values = await clock.run(Promise.all([cache.get({}), cache.get({})]));

  expect(values).toEqual([1, 1]);
  expect(clock.now() - asked).toBe(10_000);
  expect(await cache.get({})).toBe(1);
  expect(calls).toBe(2);
});
