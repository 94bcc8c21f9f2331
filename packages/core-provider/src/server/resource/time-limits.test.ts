import { describe, expect, it } from "vitest";
import { field } from "../../definition/field.ts";
import { definitions } from "../../definition/provider.ts";
import { timeSpan } from "../../definition/time-span.ts";
import { instantClock, startProvider } from "../../testing/index.ts";
import { aborted } from "../../testing/toy/aborted.ts";
import { bareProvider } from "../../testing/toy/bare-provider.ts";

const docs = "What it is.";
const span = field.string({ pattern: timeSpan, docs });
const fields = {
  name: field.string({ required: true, docs }),
  timeouts: field.object(
    { create: span, update: span, delete: span },
    { local: true, ignored: { says: "Changing only this has no effect" }, docs },
  ),
};

/** A resource whose program may say how long its operations take, and the limits that its handlers saw. */
function limited(act: (signal: AbortSignal) => Promise<void> = async () => {}) {
  const limits: number[] = [];
  const thing = definitions<object>().resource("Thing", {
    docs,
    example: "",
    fields,
    timeouts: { create: 10, update: 10, delete: 10 },
    timeoutsProperty: "timeouts",
    readBackSeconds: 0,
    async create({ started, deadline, signal, args }) {
      limits.push(deadline - started);
      await act(signal);
      return args.name;
    },
    read: async ({ args }) => ({ name: args.name ?? "a" }),
    async update({ started, deadline }) {
      limits.push(deadline - started);
    },
    async delete({ started, deadline }) {
      limits.push(deadline - started);
    },
  });
  return { provider: bareProvider(thing), limits };
}

describe("the property with a resource's timeouts", () => {
  it("limits each operation, while shorter limits of the definition and the engine still apply", async () => {
    const { provider, limits } = limited();
    await using host = await startProvider(provider, { clock: instantClock(1000) });
    const thing = host.resource("Thing", "a");
    const timeouts = { create: "1m30s", update: "2h" };

    await thing.create({ name: "a", timeouts });
    await thing.update({ name: "b", timeouts });
    await thing.update({ name: "c", timeouts: { update: "5m" } }, { timeoutSeconds: 60 });
    await thing.update({ name: "d", timeouts: { update: "5s", delete: "30s" } }, { timeoutSeconds: 60 });
    await thing.delete();

    expect(limits).toEqual([90_000, 600_000, 60_000, 5_000, 30_000]);
  });

  it("is named in the error of a timeout", async () => {
    const { provider } = limited(aborted);
    await using host = await startProvider(provider);
    await expect(host.resource("Thing", "a").create({ name: "a", timeouts: { create: "10ms" } })).rejects.toThrow(
      /^creating Thing "a" timed out after 0\.0s \(set by the property timeouts\.create\)$/,
    );
  });

  it("is kept in the state although no read returns it, and is previewed", async () => {
    const { provider } = limited();
    await using host = await startProvider(provider);
    const thing = host.resource("Thing", "a");
    await thing.create({ name: "a", timeouts: { create: "1m" } });
    expect(thing.outputs["timeouts"]).toEqual({ create: "1m" });
    expect(await thing.preview({ name: "a", timeouts: { create: "2m" } })).toMatchObject({ action: "same" });
    await thing.update({ name: "b", timeouts: { create: "2m" } });
    expect(thing.outputs["timeouts"]).toEqual({ create: "2m" });
  });
});
