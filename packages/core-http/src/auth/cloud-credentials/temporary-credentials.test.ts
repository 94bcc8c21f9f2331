import { describe, expect, test } from "vitest";
import { rejection } from "../../../test/client-for.ts";
import { HastyClock } from "../../../test/hasty-clock.ts";
import { CancelledError } from "../../errors/cancelled-error.ts";
import { ConnectionError } from "../../errors/connection-error.ts";
import { CredentialsError } from "../../errors/credentials-error.ts";
import { Redactor } from "../../redaction/redactor.ts";
import { TemporaryCredentials, type TemporaryCredentialsOptions } from "./temporary-credentials.ts";

const minute = 60_000;

/** A source whose credentials are numbered and expire after two hours. It can fail or be delayed. */
function numberedSource(clock: HastyClock, options: Partial<TemporaryCredentialsOptions> & { lifeMs?: number } = {}) {
  const { lifeMs = 120 * minute, ...rest } = options;
  const service = { calls: 0, failure: undefined as Error | undefined, hold: undefined as Promise<void> | undefined };
  const source = new TemporaryCredentials({
    source: "numbers",
    renewable: true,
    clock,
    fetch: async () => {
      const number = ++service.calls;
      await service.hold;
      if (service.failure !== undefined) throw service.failure;
      return {
        secretId: `id-${number}`,
        secretKey: `key-value-${number}`,
        token: `token-value-${number}`,
        expiresAt: clock.now() + lifeMs,
      };
    },
    ...rest,
  });
  const idNow = async () => (await source.credentials({})).secretId;
  return { source, service, idNow };
}

const unreachable = () => new ConnectionError("Cannot reach x", { host: "x", elapsedMs: 1 });

describe("temporary credentials", () => {
  test.each([
    ["five minutes before they expire", 120 * minute, 115 * minute],
    ["after half their lifetime if that is short", 4 * minute, 2 * minute],
  ])("are renewed %s", async (_name, lifeMs, keptMs) => {
    const clock = new HastyClock();
    const { idNow } = numberedSource(clock, { lifeMs });
    expect(await idNow()).toBe("id-1");
    clock.pass(keptMs - 1);
    expect(await idNow()).toBe("id-1");
    clock.pass(1);
    expect(await idNow()).toBe("id-2");
  });

  test("are fetched once for all callers, even if one of them cancels", async () => {
    const clock = new HastyClock();
    const { source, service } = numberedSource(clock);
    let letGo = () => {};
    service.hold = new Promise((resolve) => {
      letGo = resolve;
    });
    const stop = new AbortController();
    const impatient = source.credentials({ signal: stop.signal });
    const others = [source.credentials({}), source.credentials({})];
    stop.abort();
    const cancelled = await rejection(impatient, CancelledError);
    expect(cancelled.message).toContain("credentials by numbers");
    letGo();
    expect((await Promise.all(others)).map(({ secretId }) => secretId)).toEqual(["id-1", "id-1"]);
    expect(service.calls).toBe(1);
  });

  test("stay in use if a renewal fails, which is retried half a minute later", async () => {
    const clock = new HastyClock();
    const { service, idNow } = numberedSource(clock);
    await idNow();
    clock.pass(115 * minute);
    service.failure = unreachable();
    expect([await idNow(), await idNow()]).toEqual(["id-1", "id-1"]);
    expect(service.calls).toBe(2);
    clock.pass(30_000);
    service.failure = undefined;
    expect(await idNow()).toBe("id-3");
  });

  test("fail if they expired and cannot be renewed, with an error that names the source", async () => {
    const clock = new HastyClock();
    const { source, service, idNow } = numberedSource(clock);
    await idNow();
    service.failure = unreachable();
    clock.pass(120 * minute);
    const error = await rejection(source.credentials({}), CredentialsError);
    expect(error.message).toContain("No credentials from numbers: Cannot reach x");
    expect(error.source).toBe("numbers");
    expect(error.cause).toBe(service.failure);
  });

  test("that were rejected are fetched again, once for all rejected requests", async () => {
    const { source, service, idNow } = numberedSource(new HastyClock());
    await idNow();
    expect(source.invalidate("token-value-1")).toBe(true);
    expect(await idNow()).toBe("id-2");
    expect(source.invalidate("token-value-1")).toBe(true);
    expect(await idNow()).toBe("id-2");
    expect(service.calls).toBe(2);
  });

  test("that work only once are kept after any failure", async () => {
    const clock = new HastyClock();
    const { source, service, idNow } = numberedSource(clock, { renewable: false });
    await idNow();
    clock.pass(500 * minute);
    expect(source.invalidate("token-value-1")).toBe(false);
    expect(await idNow()).toBe("id-1");
    expect(service.calls).toBe(1);
  });

  test("are redacted from texts, including renewed ones and the configured secrets", async () => {
    const clock = new HastyClock();
    const { source, idNow } = numberedSource(clock, { secrets: ["given-secret", undefined] });
    const redactor = new Redactor();
    source.registerSecrets(redactor);
    await idNow();
    clock.pass(120 * minute);
    await idNow();
    const text = "given-secret key-value-1 token-value-1 key-value-2 token-value-2";
    expect(redactor.text(text)).toBe(Array(5).fill("[redacted]").join(" "));
  });

  test("do not change errors of other packages", async () => {
    const { source, service } = numberedSource(new HastyClock());
    service.failure = new TypeError("a defect");
    expect(await rejection(source.credentials({}), TypeError)).toBe(service.failure);
  });
});
