import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { end, type Holder, newHolder, stateOf } from "./holder.ts";

const self = newHolder();
const ended: (() => void)[] = [];

afterEach(() => {
  for (const stop of ended.splice(0)) stop();
});

/** A process that does nothing until it is ended. */
async function idle() {
  const child = spawn(process.execPath, ["-e", "console.log(1); setInterval(() => {}, 1000)"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  ended.push(() => child.kill("SIGKILL"));
  await once(child.stdout, "data");
  const { pid } = child;
  if (pid === undefined) throw new Error("the process did not start");
  return {
    pid,
    async kill() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

const heldBy = (plugin: number, engine: number): Holder => ({
  ...self,
  service: "another",
  plugin: { pid: plugin },
  engine: { pid: engine },
});

describe("the holder of a note", () => {
  it("is this service, or another one of this process until that has ended", () => {
    const other = newHolder();
    expect(stateOf(self, self)).toBe("this");
    expect(stateOf(other, self)).toBe("alive");
    end(other);
    expect(stateOf(other, self)).toBe("dead");
  });

  it("is alive while its plugin and engine run, orphaned without its engine, and dead without its plugin", async () => {
    const [plugin, engine] = [await idle(), await idle()];
    const holder = heldBy(plugin.pid, engine.pid);
    expect(stateOf(holder, self)).toBe("alive");

    await engine.kill();
    expect(stateOf(holder, self)).toBe("orphaned");

    await plugin.kill();
    expect(stateOf(holder, self)).toBe("dead");
  });

  it("is dead if another process has its ID", async () => {
    const [plugin, engine] = [await idle(), await idle()];
    const holder = heldBy(plugin.pid, engine.pid);
    expect(stateOf({ ...holder, plugin: { pid: plugin.pid, began: "1" } }, self)).toBe("dead");
    expect(stateOf({ ...holder, plugin: { pid: process.pid } }, self)).toBe("dead");
  });

  it("counts as dead if it is on another machine", () => {
    expect(stateOf({ ...heldBy(process.pid, process.pid), host: "another" }, self)).toBe("dead");
  });
});
