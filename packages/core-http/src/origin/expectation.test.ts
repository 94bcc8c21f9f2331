import { describe, expect, test } from "vitest";
import { clientFor, rejection } from "../../test/client-for.ts";
import { HastyClock } from "../../test/hasty-clock.ts";
import { type Reply, startServer } from "../../test/server.ts";
import { isRecord } from "../base/json-value.ts";
import { creating } from "../client/bound.ts";
import { InvalidResponseError } from "../errors/invalid-response-error.ts";
import { OutcomeUnknownError } from "../errors/outcome-unknown-error.ts";
import type { WaitEvent } from "../operation/operation.ts";
import type { Expectation } from "./expectation.ts";

/** Answers must hold an ID that is a text. */
const withId: Expectation = (body) => {
  if (!isRecord(body)) return { member: "", problem: "is not an object" };
  return typeof body["id"] === "string" ? undefined : { member: "id", problem: "is missing" };
};

const invalid: readonly (readonly [string, Reply, string])[] = [
  ["empty", { body: "" }, "it is empty"],
  ["without a body", { status: 204 }, "it is empty"],
  ["null", { body: null }, "it is not an object"],
  ["without a member", { body: {} }, "id is missing"],
  ["cut off", { body: '{"id":' }, "is not JSON"],
  ["a page of HTML", { body: "<html><title>Proxy</title></html>" }, 'an HTML page titled "Proxy"'],
];

const quick = () => ({ clock: new HastyClock(), retry: { maxRetries: 2 } });

describe("an unexpected response", () => {
  test.each(invalid)("%s: a read is repeated", async (_name, reply) => {
    await using server = await startServer(reply, { body: { id: "u-1" } });
    const waits: WaitEvent[] = [];
    const client = clientFor(server, quick()).with({ onWait: (event) => waits.push(event) });

    expect(await client.get("/x", { expects: withId })).toEqual({ id: "u-1" });
    expect(waits).toMatchObject([{ kind: "retry", attempt: 2 }]);
  });

  test.each(invalid)("%s: fails after the retries, and the error names the fault", async (_name, reply, said) => {
    await using server = await startServer(reply);

    const error = await rejection(clientFor(server, quick()).get("/x", { expects: withId }), InvalidResponseError);

    expect(error.message).toContain(said);
    expect(error.message).toContain("GET http");
    expect(error.attempts).toBe(3);
  });

  test.each(invalid)("%s: a create is not repeated", async (_name, reply, said) => {
    await using server = await startServer(reply);

    const client = clientFor(server, quick());
    const error = await rejection(client.post("/x", { expects: withId, ...creating }), OutcomeUnknownError);

    expect(error.cause).toBeInstanceOf(InvalidResponseError);
    expect(error.message).toContain(said);
    expect(server.requests).toHaveLength(1);
  });

  test("is requested a few times, even if an outage would be tolerated for longer", async () => {
    await using server = await startServer({ body: {} });
    const client = clientFor(server, { clock: new HastyClock(), retry: { windowMs: 3_600_000 } });
    expect((await rejection(client.get("/x", { expects: withId }), InvalidResponseError)).attempts).toBe(5);
  });

  test("is described by the error's facts, including the member", async () => {
    await using server = await startServer({ body: {} });
    const error = await rejection(clientFor(server, quick()).get("/x", { expects: withId }), InvalidResponseError);
    expect(error.member).toBe("id");
  });

  test("counts as invalid if the check throws", async () => {
    await using server = await startServer({ body: {} });
    const expects = (): never => {
      throw new TypeError("cannot read id of undefined");
    };
    const error = await rejection(clientFor(server, quick()).get("/x", { expects }), InvalidResponseError);
    expect(error.message).toContain("it cannot be read: cannot read id of undefined");
  });

  test("is accepted if its status is", async () => {
    await using server = await startServer({ status: 404, body: {} });
    expect(await clientFor(server, quick()).get("/x", { expects: withId, accept: [404] })).toEqual({});
  });
});

describe("a response about another object", () => {
  const identifies: Expectation = (body) =>
    isRecord(body) && body["id"] === "u-1" ? undefined : { member: "id", problem: "is u-2, but u-1 was requested" };
  const request = { expects: withId, identifies };

  test("is requested again", async () => {
    await using server = await startServer({ body: { id: "u-2" } }, { body: { id: "u-1" } });
    expect(await clientFor(server, quick()).get("/x", request)).toEqual({ id: "u-1" });
  });

  test("fails in the end with an error that names both IDs", async () => {
    await using server = await startServer({ body: { id: "u-2" } });
    const error = await rejection(clientFor(server, quick()).get("/x", request), InvalidResponseError);
    expect(error.message).toMatch(
      /^The response is about another object: id is u-2, but u-1 was requested \(GET .*, 3 attempts\)\. The response was ignored\. .*proxy/,
    );
  });

  test("is not checked in an invalid response", async () => {
    await using server = await startServer({ body: {} });
    const error = await rejection(clientFor(server, quick()).get("/x", request), InvalidResponseError);
    expect(error.message).toContain("The response is invalid: id is missing");
  });

  test("does not prevent GETs with the same expectation from sharing a response", async () => {
    await using server = await startServer({ body: { id: "u-1" } });
    const client = clientFor(server, quick());
    await Promise.all([1, 2].map(() => client.get("/x", { expects: withId, identifies: (body) => identifies(body) })));
    expect(server.requests).toHaveLength(1);
  });
});

test("equal GETs share a response only with the same expectation", async () => {
  await using server = await startServer({ body: { id: "u-1" } });
  const client = clientFor(server, quick());
  const anything: Expectation = () => undefined;

  await Promise.all([
    client.get("/x", { expects: withId }),
    client.get("/x", { expects: withId }),
    client.get("/x", { expects: anything }),
    client.get("/x"),
  ]);

  expect(server.requests).toHaveLength(3);
});
