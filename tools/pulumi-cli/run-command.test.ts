import { describe, expect, it } from "vitest";
import { runCommand } from "./run-command.ts";

describe("runCommand", () => {
  it("gives the end of what a failing command said", async () => {
    const result = await runCommand("sh", ["-c", "echo out; echo 'it broke' >&2; exit 2"], { timeoutMs: 10_000 });

    expect(result).toEqual({ exitCode: 2, stdout: "out\n", reason: "it broke" });
  });

  it("keeps the user and password of a proxy's URL to itself", async () => {
    const failing = ["-c", "echo 'cannot reach https://me:hunter2@proxy.test/x' >&2; exit 1"];

    const { reason } = await runCommand("sh", failing, { timeoutMs: 10_000 });

    expect(reason).toBe("cannot reach https://proxy.test/x");
  });

  it("reports a command that does not exist", async () => {
    const result = await runCommand("/no/such/command", [], { timeoutMs: 10_000 });

    expect(result).toMatchObject({ exitCode: undefined, reason: expect.stringContaining("ENOENT") });
  });

  it("ends a command that takes too long", async () => {
    const result = await runCommand("sleep", ["60"], { timeoutMs: 50 });

    expect(result).toMatchObject({ exitCode: undefined, reason: "ended after 0.05 s" });
  });
});
