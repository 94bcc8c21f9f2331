import { describe, expect, test } from "vitest";
import { clientFor, rejection } from "../../test/client-for.ts";
import { HastyClock } from "../../test/hasty-clock.ts";
import { answering, type Reply, startServer } from "../../test/server.ts";
import { bearerAuth } from "../auth/bearer.ts";
import type { HttpClient } from "../client/client.ts";
import { CancelledError } from "../errors/cancelled-error.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { CredentialsError } from "../errors/credentials-error.ts";
import { InvalidResponseError } from "../errors/invalid-response-error.ts";
import { OutcomeUnknownError } from "../errors/outcome-unknown-error.ts";
import { NotFoundError, StatusError } from "../errors/status-error.ts";
import type { HttpClientOptions, RequestOptions } from "../origin/client-options.ts";

const defect = (): never => {
  throw new TypeError("cannot read code of null");
};

/** One request at a time: a permit that is not given back shows at once. */
const narrow = { limits: { maxConcurrency: 1 }, retry: { maxRetries: 0 } } as const;

/** A server that answers the first request of `/x` with the reply, and everything else with 200. */
const answeringFirst = (first: Reply) => answering((_request, index) => (index === 0 ? first : { body: "fine" }));

describe("a hook that throws leaves the origin usable:", () => {
  const hooks: [string, Partial<HttpClientOptions>, Reply, RequestOptions?][] = [
    ["readErrorBody", { readErrorBody: defect }, { status: 400, body: { errors: [null] } }],
    ["readErrorBody of a rejection by the rate limit", { readErrorBody: defect }, { status: 429, body: {} }],
    ["classify", { classify: defect }, { body: null }],
    ["classify of a failure", { classify: defect }, { status: 502, body: "<html>" }],
    ["authorize", { auth: { name: "key", authorize: defect } }, { body: "fine" }],
    ["rejected", { auth: { name: "key", authorize: () => {}, rejected: defect } }, { status: 401 }],
    ["logger", { logger: defect }, {}],
    ["logger of a failure", { logger: defect }, (response) => void response.destroy()],
    ["the creation of a sink", {}, { body: "text" }, { sink: defect }],
    ["the body of a response that is not JSON", {}, { body: "<html>" }],
  ];

  test.each(hooks)("%s", async (_hook, options, reply, request) => {
    await using server = await answeringFirst(reply);
    const clock = new HastyClock();
    await clientFor(server, { ...narrow, ...options, clock })
      .get("/x", request)
      .catch(() => {});
    expect(await clientFor(server, { ...narrow, clock }).get("/y", { responseType: "text" })).toBe("fine");
  });

  test("limits.key", async () => {
    await using server = await startServer({});
    const client = clientFor(server, { limits: { ...narrow.limits, key: defect } });
    const error = await rejection(client.get("/x"), ConfigurationError);
    expect(error.message).toContain("cannot read code of null");
  });

  test("a credential that never arrives, if the caller cancels", async () => {
    await using server = await startServer({ body: "fine" });
    let stuck = true;
    const auth = { name: "key", authorize: () => (stuck ? new Promise<void>(() => {}) : undefined) };
    const client = clientFor(server, { ...narrow, auth });
    const stop = new AbortController();
    const waiting = client.get("/x", { signal: stop.signal });
    await new Promise(setImmediate);
    stop.abort();
    await rejection(waiting, CancelledError);
    stuck = false;
    expect(await client.get("/y", { responseType: "text" })).toBe("fine");
  });
});

describe("an error that a hook throws is reported:", () => {
  const failing = async (reply: Reply, act: (client: HttpClient) => Promise<unknown>, options: object) => {
    await using server = await startServer(reply);
    const client = clientFor(server, { ...narrow, ...options });
    return await rejection(act(client), Error);
  };

  test("an error has its status and the usual members despite an unreadable body", async () => {
    const body = { errors: [null, { detail: "no such topic" }] };
    const error = await failing({ status: 404, body }, (client) => client.get("/x"), { readErrorBody: defect });
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error.message).toContain("404 Not Found: no such topic");
    expect(error.message).toContain("could not be read as this platform's (cannot read code of null)");
  });

  test("a success that classify cannot judge is an invalid response", async () => {
    const error = await failing({ body: null }, (client) => client.get("/x"), { classify: defect });
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(error.message).toContain("cannot be classified: cannot read code of null");
  });

  test("a create whose response cannot be judged may have taken effect", async () => {
    const error = await failing({ body: null }, (client) => client.post("/x"), { classify: defect });
    expect(error).toBeInstanceOf(OutcomeUnknownError);
  });

  test("a failed status stays an error, even if classifying it fails", async () => {
    const error = await failing({ status: 502 }, (client) => client.get("/x"), { classify: defect });
    expect(error).toBeInstanceOf(StatusError);
    expect(error.message).toContain("502 Bad Gateway");
  });

  test("a failure to get a credential names the credential", async () => {
    const auth = { name: "cloudApiKey", authorize: defect };
    const error = await failing({}, (client) => client.get("/x"), { auth });
    expect(error).toBeInstanceOf(CredentialsError);
    expect(error.message).toContain("No credentials from cloudApiKey: cannot read code of null (GET http");
  });

  test("a failure to renew a credential names it, too", async () => {
    const auth = { ...bearerAuth({ token: "token-value", name: "cloudApiKey" }), rejected: defect };
    const error = await failing({ status: 401 }, (client) => client.get("/x"), { auth });
    expect(error).toBeInstanceOf(CredentialsError);
    expect(error.message).toContain("No credentials from cloudApiKey: cannot read code of null");
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  test("a sink that cannot be created fails the request", async () => {
    await using server = await startServer({ body: "text" });
    const error = await rejection(clientFor(server, narrow).get("/x", { sink: defect }), InvalidResponseError);
    expect(error.message).toContain("cannot be used: cannot read code of null");
  });

  test("exceptions of logger and onWait are ignored", async () => {
    await using server = await startServer({ status: 503 }, { body: "done" });
    const client = clientFor(server, { logger: defect }).with({ onWait: defect });
    expect(await client.get("/x", { responseType: "text" })).toBe("done");
  });
});
