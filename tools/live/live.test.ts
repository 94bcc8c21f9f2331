import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runLive } from "./live.ts";
import { optionsIn } from "./options.ts";
import { simulatedAccount } from "./simulated-account.ts";

/** Runs the command with options, and returns its exit code and its lines. */
async function live(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), "live-"));
  const options = optionsIn(["--folder", folder, ...args]);
  if (options === undefined) throw new Error("these are options of a run");
  const lines: string[] = [];
  const exitCode = await runLive({ options, env, print: (line) => lines.push(line) });
  return { exitCode, lines, text: lines.join("\n"), folder };
}

describe("a run of streamprov", () => {
  it("explains what it would do when there are no credentials", async () => {
    const { exitCode, text } = await live({}, "streamprov");

    expect(exitCode).toBe(0);
    expect(text).toContain("  KafkaTopic: create, read, no-op, update, drift, import, delete; requires Environment");
    expect(text).toMatch(/^Nothing was run: .*CONFLUENT_CLOUD_API_KEY/m);
  });

  it("lives through each kind, and leaves the account as it was", async () => {
    await using account = await simulatedAccount("streamprov", ["--enforce-roles", "--provision-ms", "200"]);
    const before = await account.counts();

    const { exitCode, text, folder } = await live(account.env, "streamprov");

    expect(text).toMatch(/^\d+ kinds passed, 0 failed\.$/m);
    expect(exitCode).toBe(0);
    expect(await account.counts()).toEqual(before);
    expect(await readdir(join(folder, "streamprov"))).toEqual([]);
  });

  it("runs only the named kinds", async () => {
    await using account = await simulatedAccount("streamprov");

    const { lines } = await live(account.env, "streamprov", "--only", "Environment,ServiceAccount");

    expect(lines.filter((line) => line.includes(": delete ("))).toHaveLength(2);
    expect(lines.at(-1)).toBe("2 kinds passed, 0 failed.");
  });
});
