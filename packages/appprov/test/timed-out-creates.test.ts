import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type AppprovSimulator, startSimulator } from "@org/appprov-simulator";
import { failure, type TestedResource, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { lives } from "./lives.ts";
import { operationsOf, startProviderOn } from "./simulated-provider.ts";

/** An operation takes longer than the first create waits, because a wait ends one second before its timeout. */
const operationMs = 2500;
const timeout = { timeouts: { create: "2s" } };
const longer = { timeouts: { create: "1m" } };

/** Environments are created without an operation. */
const kinds = Object.entries(lives).filter(([kind]) => kind !== "Environment");

/** How many objects exist that operations run on, by kind. */
function countsOf({ state }: AppprovSimulator) {
  const { apps, databases, vhosts, logDrains, metricDrains } = state;
  return [apps, databases, vhosts, logDrains, metricDrains].map((store) => store.list().length);
}

/** Creates an object with a timeout that passes, waits, and runs the plugin of the next `up`. */
async function afterTimeout(
  kind: string,
  { pauseMs, keepNotes }: { readonly pauseMs: number; readonly keepNotes: boolean },
  next: (platform: AppprovSimulator, it: TestedResource, inputs: Values) => Promise<void>,
) {
  const platform = await startSimulator({ inMemory: true, operationMs: { default: operationMs } });
  const folder = await mkdtemp(join(tmpdir(), "timed-out-"));
  const env = { PULUMI_CREATION_NOTES: folder };
  try {
    const { inputs } = (await lives[kind]?.(platform)) ?? { inputs: {} };
    const first = await startProviderOn(platform, undefined, { env, transport: "memory" });
    const it = first.resource(kind, "it");
    expect((await failure(it.create({ ...inputs, ...timeout }))).message).toContain("continues on the platform");
    await first.stop({ inOrder: true });
    await setTimeout(pauseMs);
    await using second = await startProviderOn(platform, undefined, {
      ...(keepNotes ? { env } : {}),
      transport: "memory",
    });
    const again = second.resource(kind, "it");
    again.adopt(it);
    await next(platform, again, { ...inputs, ...longer });
  } finally {
    await platform.close();
    await rm(folder, { recursive: true });
  }
}

const up = (it: TestedResource, inputs: Values) => (it.state ? it.update(inputs) : it.create(inputs));

describe.concurrent("a create whose timeout passed during an operation", () => {
  describe.each([
    ["at once", 0],
    ["after the operation has ended", operationMs],
  ])("is continued by the next up %s", (_when, pauseMs) => {
    it.each(kinds)("and leaves one %s", async (kind, prepare) => {
      const expected = await startSimulator({ inMemory: true });
      const alone = await startProviderOn(expected, undefined, { transport: "memory" });
      await alone.resource(kind, "it").create((await prepare(expected)).inputs);
      await afterTimeout(kind, { pauseMs, keepNotes: true }, async (platform, one, inputs) => {
        await up(one, inputs);

        expect(countsOf(platform)).toEqual(countsOf(expected));
        expect(operationsOf(platform)).toEqual(operationsOf(expected));
        expect((await one.preview(inputs)).action).toBe("same");
      });
      await alone.stop();
      await expected.close();
    });
  });

  it("is awaited by the next up without its creation note, which names the Replica", async () => {
    await afterTimeout("Replica", { pauseMs: 0, keepNotes: false }, async (platform, replica, inputs) => {
      const error = await failure(replica.create(inputs));

      const made = platform.state.databases.list().filter((one) => one.handle === inputs["handle"]);
      expect(made).toHaveLength(1);
      expect(error.message).toContain(`\`pulumi import appprov:index/replica:Replica it ${made[0]?.id}\``);
    });
  });
});
