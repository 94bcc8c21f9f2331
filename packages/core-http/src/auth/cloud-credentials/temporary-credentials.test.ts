import { describe, expect, test } from "vitest";
import { rejection } from "../../../test/client-for.ts";
import { HastyClock } from "../../../test/hasty-clock.ts";
import { CancelledError } from "../../errors/cancelled-error.ts";
import { ConnectionError } from "../../errors/connection-error.ts";
import { CredentialsError } from "../../errors/credentials-error.ts";
import { Redactor } from "../../redaction/redactor.ts";
import { TemporaryCredentials, type TemporaryCredentialsOptions } from "./temporary-credentials.ts";

const minute = 60_000;

/** A way whose credentials are numbered and live for two hours; it can be broken and held. */
function numberedWay(clock: HastyClock, options: Partial<TemporaryCredentialsOptions> & { lifeMs?: number } = {}) {
  const { lifeMs = 120 * minute, ...rest } = options;
  const way = { calls: 0, failure: undefined as Error | undefined, hold: undefined as Promise<void> | undefined };
  const source = new TemporaryCredentials({
    way: "numbers",
    renewable: true,
    clock,
    fetch: async () => {
      const number = ++way.calls;
      await way.hold;
      if (way.failure !== undefined) throw way.failure;
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
  return { source, way, idNow };
}

const unreachable = () => new ConnectionError("Cannot reach x", { host: "x", elapsedMs: 1 });

describe("temporary credentials", () => {
  test.each([
    ["five minutes before their end", 120 * minute, 115 * minute],
    ["after half their life when that is short", 4 * minute, 2 * minute],
  ])("are renewed %s", async (_name, lifeMs, keptMs) => {
    const clock = new HastyClock();
    const { idNow } = numberedWay(clock, { lifeMs });
    expect(await idNow()).toBe("id-1");
    clock.pass(keptMs - 1);
    expect(await idNow()).toBe("id-1");
    clock.pass(1);
    expect(await idNow()).toBe("id-2");
  });

  test("are fetched once for all who want them; one who gives up does not disturb the others", async () => {
    const clock = new HastyClock();
    const { source, way } = numberedWay(clock);
    let letGo = () => {};
    way.hold = new Promise((resolve) => {
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
    expect(way.calls).toBe(1);
  });

  test("go on to serve when a renewal fails, which is tried again half a minute later", async () => {
    const clock = new HastyClock();
    const { way, idNow } = numberedWay(clock);
    await idNow();
    clock.pass(115 * minute);
    way.failure = unreachable();
    expect([await idNow(), await idNow()]).toEqual(["id-1", "id-1"]);
    expect(way.calls).toBe(2);
    clock.pass(30_000);
    way.failure = undefined;
    expect(await idNow()).toBe("id-3");
  });

  test("that are over and cannot be renewed are an error that names the way", async () => {
    const clock = new HastyClock();
    const { source, way, idNow } = numberedWay(clock);
    await idNow();
    way.failure = unreachable();
    clock.pass(120 * minute);
    const error = await rejection(source.credentials({}), CredentialsError);
    expect(error.message).toContain("No credentials from numbers: Cannot reach x");
    expect(error.way).toBe("numbers");
    expect(error.cause).toBe(way.failure);
  });

  test("that were rejected are fetched again, once for all who were rejected", async () => {
    const { source, way, idNow } = numberedWay(new HastyClock());
    await idNow();
    expect(source.invalidate("token-value-1")).toBe(true);
    expect(await idNow()).toBe("id-2");
    expect(source.invalidate("token-value-1")).toBe(true);
    expect(await idNow()).toBe("id-2");
    expect(way.calls).toBe(2);
  });

  test("that work once are kept after any failure", async () => {
    const clock = new HastyClock();
    const { source, way, idNow } = numberedWay(clock, { renewable: false });
    await idNow();
    clock.pass(500 * minute);
    expect(source.invalidate("token-value-1")).toBe(false);
    expect(await idNow()).toBe("id-1");
    expect(way.calls).toBe(1);
  });

  test("are kept out of texts, renewed ones too, with what was given for them", async () => {
    const clock = new HastyClock();
    const { source, idNow } = numberedWay(clock, { secrets: ["given-secret", undefined] });
    const redactor = new Redactor();
    source.registerSecrets(redactor);
    await idNow();
    clock.pass(120 * minute);
    await idNow();
    const text = "given-secret key-value-1 token-value-1 key-value-2 token-value-2";
    expect(redactor.text(text)).toBe(Array(5).fill("[redacted]").join(" "));
  });

  test("throw errors of other packages unchanged", async () => {
    const { source, way } = numberedWay(new HastyClock());
    way.failure = new TypeError("a defect");
    expect(await rejection(source.credentials({}), TypeError)).toBe(way.failure);
  });
});
