import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { VirtualClock } from "../../test/virtual-clock.ts";
import { statusErrorFor } from "../errors/status-error.ts";
import { type MemberCollection, MemberReader } from "./member-reader.ts";

const keys = Array.from({ length: 12 }, (_, i) => `k${i}`);
const never = new AbortController().signal;
const time = (max: number) => fc.integer({ min: 0, max });
const key = fc.constantFrom(...keys);

const reads = fc.record({ at: time(3000), key });
/** A write has its effect some time after it began, and ends some time after that; some remove the member. */
const writes = fc.record({ at: time(3000), key, effectAfter: time(300), endAfter: time(300), removes: fc.boolean() });
const platforms = fc.record({
  pageSize: fc.integer({ min: 1, max: 12 }),
  allAtOnce: fc.boolean(),
  tellsTotal: fc.boolean(),
  /** How long a request takes to the moment that its answer shows, and from there on: the times of one after the other. */
  latencies: fc.array(fc.tuple(time(300), time(300)), { minLength: 1, maxLength: 5 }),
  /** Which pages fail, one after the other. */
  failures: fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
});

/** What became of a member, in the order of the effects. */
interface State {
  readonly value: string | undefined;
  /** When the write that made it so was over. */
  endedAt: number;
}

describe("reads and writes that overlap", () => {
  test("a read never shows the state before a write that ended before the read began", async () => {
    const property = fc.asyncProperty(
      platforms,
      fc.array(reads, { minLength: 3, maxLength: 40 }),
      fc.array(writes, { maxLength: 12 }),
      async (platform, allReads, allWrites) => {
        const clock = new VirtualClock();
        const began = clock.now();
        const histories = new Map<string, State[]>(keys.map((one) => [one, [{ value: `${one} v0`, endedAt: began }]]));
        const historyOf = (one: string) => histories.get(one) ?? [];
        const currentOf = (one: string) => historyOf(one).at(-1)?.value;
        let changes = 0;
        let requests = 0;
        let pages = 0;

        const answer = async <T>(show: () => T, signal: AbortSignal): Promise<T> => {
          const [before, after] = platform.latencies[requests++ % platform.latencies.length] ?? [0, 0];
          await clock.sleep(before, signal);
          const shown = show();
          await clock.sleep(after, signal);
          return shown;
        };
        const collection: MemberCollection<string, number> = {
          name: "all",
          what: "the members",
          changes: () => changes,
          readOne: (one, { signal }) => answer(() => currentOf(one), signal),
          readPage: (offset = 0, { signal }) => {
            const fails = platform.failures[pages++ % platform.failures.length];
            return answer(() => {
              if (fails) throw statusErrorFor({ status: 500 });
              const there = keys.flatMap((one) => {
                const value = currentOf(one);
                return value === undefined ? [] : [[one, value] as const];
              });
              const { pageSize, allAtOnce, tellsTotal } = platform;
              const rest = [];
              for (let from = offset + pageSize; from < there.length; from += pageSize) rest.push(from);
              return {
                members: new Map(there.slice(offset, offset + pageSize)),
                next: allAtOnce ? rest : rest.slice(0, 1),
                total: tellsTotal ? there.length : undefined,
              };
            }, signal);
          },
        };
        const reader = new MemberReader({ clock });

        const read = async ({ at, key: one }: { at: number; key: string }) => {
          await clock.sleep(at, never);
          const start = clock.now();
          const value = await reader.read(collection, one);
          // The state when the last write ended, or any later one.
          const oldest = historyOf(one).findLastIndex(({ endedAt }) => endedAt <= start);
          const allowed = historyOf(one).slice(oldest);
          expect(allowed.map((state) => state.value)).toContain(value);
        };
        const write = async ({ at, key: one, effectAfter, endAfter, removes }: (typeof allWrites)[number]) => {
          await clock.sleep(at + effectAfter, never);
          const state: State = {
            value: removes ? undefined : `${one} v${historyOf(one).length}`,
            endedAt: Number.POSITIVE_INFINITY,
          };
          historyOf(one).push(state);
          await clock.sleep(endAfter, never);
          state.endedAt = clock.now();
          changes++;
        };
        await clock.run(Promise.all([...allReads.map(read), ...allWrites.map(write)]));
      },
    );
    await fc.assert(property, { numRuns: 150, seed: 1 });
  });
});
