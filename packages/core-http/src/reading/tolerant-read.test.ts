import { describe, expect, test } from "vitest";
import { ConnectionError } from "../errors/connection-error.ts";
import { StatusError, statusErrorFor } from "../errors/status-error.ts";
import { tolerantRead } from "./tolerant-read.ts";

const signal = new AbortController().signal;
const noConnection = () => new ConnectionError("Cannot reach it", { host: "api", elapsedMs: 1 });

/** A read that gives or throws these, one after the other. */
function reading(results: readonly (string | Error)[], tolerate?: number) {
  const rest = [...results];
  const passedOver: string[] = [];
  const read = tolerantRead({
    first: "queued",
    read: async () => {
      const next = rest.shift() ?? "done";
      if (next instanceof Error) throw next;
      return next;
    },
    onFailure: (error) => passedOver.push(error.message),
    ...(tolerate === undefined ? {} : { tolerate }),
  });
  return { read: () => read(signal), passedOver };
}

describe("a tolerant read", () => {
  test("returns the last result if a read fails temporarily", async () => {
    const { read, passedOver } = reading([noConnection(), "running", statusErrorFor({ status: 502 }), "done"]);
    expect([await read(), await read(), await read(), await read()]).toEqual(["queued", "running", "running", "done"]);
    expect(passedOver).toHaveLength(2);
  });

  test("throws when too many reads in a row fail", async () => {
    const { read } = reading([noConnection(), noConnection(), noConnection()], 2);
    await read();
    await read();
    await expect(read()).rejects.toThrow("Cannot reach it");
  });

  test("counts from zero after a successful read", async () => {
    const { read } = reading([noConnection(), "running", noConnection(), "done"], 1);
    expect([await read(), await read(), await read(), await read()]).toEqual(["queued", "running", "running", "done"]);
  });

  test.each([401, 403, 404, 422, 501])("throws permanent failures at once: status %d", async (status) => {
    const { read } = reading([statusErrorFor({ status })]);
    await expect(read()).rejects.toBeInstanceOf(StatusError);
  });
});
