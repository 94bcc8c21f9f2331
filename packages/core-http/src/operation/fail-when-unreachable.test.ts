import { expect, it } from "vitest";
import { HttpClient } from "../client/client.ts";
import { ConnectionError } from "../errors/connection-error.ts";

/** A port on which nothing listens. */
const baseUrl = "http://127.0.0.1:9";

it("fails within seconds with the host if no connection is possible", async () => {
  const client = new HttpClient({ baseUrl, retry: { maxRetries: 20 } });
  const began = performance.now();
  const error = await client
    .with({ failWhenUnreachable: true })
    .get("/")
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ConnectionError);
  expect(String(error)).toContain("Cannot reach 127.0.0.1:9");
  expect(performance.now() - began).toBeLessThan(10_000);
});

it("waits like other callers if one of them waits for the host", async () => {
  const client = new HttpClient({ baseUrl, retry: { maxRetries: 20 } });
  const stop = AbortSignal.timeout(3000);
  const patient = client
    .with({ signal: stop })
    .get("/")
    .catch(() => "ended");
  const failures: unknown[] = [];
  const hasty = client
    .with({ signal: stop, failWhenUnreachable: true })
    .get("/")
    .catch((error: unknown) => failures.push(error));
  await Promise.all([patient, hasty]);
  expect(failures).toHaveLength(1);
  expect(failures[0]).not.toBeInstanceOf(ConnectionError);
});
