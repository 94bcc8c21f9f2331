import { StatusError } from "@org/core-http";
import type { Operation } from "@org/core-provider";
import { describe, expect, it } from "vitest";
import { untilKnown } from "./entities.ts";

const topic = { type: "kafka_topic", name: "lsrc-1:lkc-1:orders" };
const unknown = new StatusError({ status: 404, platformMessage: "Instance kafka_topic does not exist" });

function operation(deadline: number, lines: string[] = []): Operation {
  return {
    doing: "creating it",
    urn: "",
    isKnown: () => false,
    formerId: undefined,
    signal: new AbortController().signal,
    started: Date.now(),
    deadline,
    progress: (line) => lines.push(line),
    warn: () => {},
    debug: () => {},
  };
}

describe("a write about an entity that the catalog does not know", () => {
  it("is repeated until the catalog knows it, with the platform's reason on the status line", async () => {
    const lines: string[] = [];
    const answers = [unknown, unknown];

    await untilKnown(operation(Number.POSITIVE_INFINITY, lines), topic, async () => {
      const refusal = answers.pop();
      if (refusal) throw refusal;
    });

    expect(answers).toEqual([]);
    expect(new Set(lines)).toEqual(
      new Set([
        'waiting for the Stream Catalog to know kafka_topic "lsrc-1:lkc-1:orders": not known yet (Instance kafka_topic does not exist)',
      ]),
    );
  });

  it("ends with a hint when the timeout expires", async () => {
    const attempt = untilKnown(operation(Date.now()), topic, () => Promise.reject(unknown));

    await expect(attempt).rejects.toThrow(
      'the Stream Catalog does not know kafka_topic "lsrc-1:lkc-1:orders", or the definition to assign to it: 404 Not Found: Instance kafka_topic does not exist. It knows new objects within minutes: if type and name are correct, run `pulumi up` again',
    );
  });

  it("is not repeated after any other response", async () => {
    const refused = new StatusError({ status: 400, platformMessage: "no" });

    await expect(untilKnown(operation(Number.POSITIVE_INFINITY), topic, () => Promise.reject(refused))).rejects.toBe(
      refused,
    );
  });
});
