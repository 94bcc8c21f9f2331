import { spawnSync } from "node:child_process";
import { readdir, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { alone } from "./lock.ts";
import { temporaryFolder } from "./temporary-folder.ts";

describe("alone", () => {
  it("runs one piece of work after the other", async () => {
    const folder = await temporaryFolder();
    const events: string[] = [];
    const first = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();

    const one = alone(folder, async () => {
      events.push("first begins");
      started.resolve();
      await first.promise;
      events.push("first ends");
    });
    await started.promise;
    const two = alone(folder, async () => events.push("second"), {
      pause: async () => first.resolve(),
    });
    await Promise.all([one, two]);

    expect(events).toEqual(["first begins", "first ends", "second"]);
  });

  it("reports which process it waits for", async () => {
    const folder = await temporaryFolder();
    const started = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const one = alone(folder, () => {
      started.resolve();
      return release.promise;
    });
    await started.promise;

    let waitedFor: number | undefined;
    await alone(folder, async () => {}, {
      whileWaiting: async (holder, wait) => {
        waitedFor = holder;
        release.resolve();
        await wait();
      },
    });
    await one;

    expect(waitedFor).toBe(process.pid);
  });

  it("takes over the lock of a process that has ended", async () => {
    const folder = await temporaryFolder();
    const { pid } = spawnSync("true");
    await writeFile(join(folder, "lock"), JSON.stringify({ pid, host: hostname() }));

    expect(await alone(folder, async () => "done")).toBe("done");
  });

  it("gives the lock back when the work fails", async () => {
    const folder = await temporaryFolder();

    await expect(alone(folder, () => Promise.reject(new Error("no")))).rejects.toThrow("no");

    expect(await readdir(folder)).toEqual([]);
  });
});
