import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { clientFor, rejection } from "../../test/client-for.ts";
import { startServer } from "../../test/server.ts";
import { CancelledError } from "../errors/cancelled-error.ts";
import { ConnectionError } from "../errors/connection-error.ts";
import { dispatcherFor } from "./dispatchers.ts";
import { type Serve, serveInProcess } from "./in-process.ts";
import { send } from "./transport.ts";

const url = "http://127.0.0.1:1";
const json = { "Content-Type": "application/json" };

/** Serves one origin; nothing listens on its port. */
function serve(server: Serve): void {
  serveInProcess((origin) => (origin === url ? server : undefined));
}

afterEach(() => serveInProcess(() => undefined));

describe("a server in the process", () => {
  test("receives method, path, headers and body, and its response arrives", async () => {
    const received: unknown[] = [];
    serve(async (request, response) => {
      const { method, url: path, headers } = request;
      received.push([method, path, headers["host"], headers["content-type"], await text(request)]);
      response.respond(201, json, Buffer.from(`{"id":"a"}`));
    });

    expect(await clientFor({ url }).post("/things?a=b", { body: { name: "x" } })).toEqual({ id: "a" });
    expect(received).toEqual([["POST", "/things?a=b", "127.0.0.1:1", "application/json", `{"name":"x"}`]]);
  });

  test("responds to a HEAD without a body", async () => {
    serve((_request, response) => response.respond(200, json, Buffer.from(`{"id":"a"}`)));

    const response = await clientFor({ url }).request({ method: "HEAD", path: "/things/a", responseType: "text" });
    expect(response).toMatchObject({ status: 200, body: "" });
  });

  test("can close a connection before and within a response, and the request is repeated", async () => {
    let requests = 0;
    serve((_request, response) => {
      requests += 1;
      const body = Buffer.from(`{"id":"a"}`);
      if (requests === 1) response.reset();
      else if (requests === 2) response.cutOff(200, { ...json, "Content-Length": body.length }, body.subarray(0, 3));
      else response.respond(200, json, body);
    });

    expect(await clientFor({ url }).get("/things/a")).toEqual({ id: "a" });
    expect(requests).toBe(3);
  });

  test("is described like one on the network if it always closes the connection", async () => {
    serve((_request, response) => response.reset());
    const error = await rejection(clientFor({ url }, { retry: { maxRetries: 0 } }).get("/x"), ConnectionError);
    expect(error.message).toContain("connection closed by the server (UND_ERR_SOCKET)");
  });

  test("receives no request that is cancelled before it is sent", async () => {
    let requests = 0;
    serve(() => {
      requests += 1;
    });
    const cancel = new AbortController();
    const dispatcher = await dispatcherFor({ connections: 1, connectMs: 1000 });
    const request = { method: "GET", url: new URL(url), headers: {}, body: undefined };
    const options = { timeouts: { headersMs: 1000, bodyMs: 1000 }, maxBytes: 1000, signal: cancel.signal };

    await expect(send(dispatcher, request, { ...options, onSend: () => cancel.abort() })).rejects.toThrow();
    await setImmediate();
    expect(requests).toBe(0);
  });

  test("does not respond after the request was cancelled", async () => {
    const cancel = new AbortController();
    const responded = Promise.withResolvers<void>();
    serve((_request, response) => {
      cancel.abort();
      response.respond(200, json, Buffer.from("{}"));
      responded.resolve();
    });

    await rejection(clientFor({ url }).get("/x", { signal: cancel.signal }), CancelledError);
    await responded.promise;
  });

  test("does not affect other origins", async () => {
    serve((_request, response) => response.respond(200, json, Buffer.from("{}")));
    await using server = await startServer({ body: { here: true } });
    expect(await clientFor(server).get("/x")).toEqual({ here: true });
  });
});
