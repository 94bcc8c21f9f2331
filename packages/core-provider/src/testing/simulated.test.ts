import { describe, expect, it } from "vitest";
import { type SimulatedPlatform, startOn } from "./simulated.ts";
import type { RunningProvider } from "./start-provider.ts";

/** A platform, and a provider on it, that note when they end. */
function given(journal: SimulatedPlatform["journal"] = { violations: [], foreign: [] }) {
  const ended: string[] = [];
  const platform = { journal, close: async () => void ended.push("platform") };
  const host = { stop: async () => void ended.push("provider") } as unknown as RunningProvider;
  return { ended, platform, start: async () => host };
}

describe("a provider on a simulated platform", () => {
  it("ends before the platform", async () => {
    const { ended, platform, start } = given();
    await (await startOn(platform, start))[Symbol.asyncDispose]();
    expect(ended).toEqual(["provider", "platform"]);
  });

  it.each(["violations", "foreign"])("fails its test at the end for %s", async (kind) => {
    const { ended, platform, start } = given({ violations: [], foreign: [], [kind]: ["GET /wrong"] });
    const simulated = await startOn(platform, start);
    await expect(simulated[Symbol.asyncDispose]()).rejects.toThrow("GET /wrong");
    expect(ended).toEqual(["provider", "platform"]);
  });

  it("stops the platform if the provider does not start", async () => {
    const { ended, platform } = given();
    const start = () => Promise.reject(new Error("no configuration"));
    await expect(startOn(platform, start)).rejects.toThrow("no configuration");
    expect(ended).toEqual(["platform"]);
  });
});
