import { describe, expect, test } from "vitest";
import { clientFor, rejection } from "../../test/client-for.ts";
import { type Reply, startServer } from "../../test/server.ts";
import { isRecord } from "../base/json-value.ts";
import { ForeignResponseError } from "../errors/foreign-response-error.ts";
import { InvalidResponseError } from "../errors/invalid-response-error.ts";
import { OutcomeUnknownError } from "../errors/outcome-unknown-error.ts";
import { NotFoundError, PermissionError, StatusError } from "../errors/status-error.ts";
import type { HttpClientOptions } from "../origin/client-options.ts";
import { Redactor } from "../redaction/redactor.ts";

const isPlatformError: HttpClientOptions["isPlatformError"] = ({ body }) =>
  isRecord(body) && Array.isArray(body["errors"]);
const page = "<html><head><title>Not Found</title></head><body>no such site</body></html>";
const html = { "content-type": "text/html" };
const gone = { errors: [{ status: "404", detail: "no such thing" }] };

const foreign: readonly (readonly [string, Reply, string])[] = [
  ["a 404 page", { status: 404, headers: html, body: page }, "404 Not Found"],
  ["a 404 without a body", { status: 404 }, "404 Not Found"],
  ["a gateway's 404", { status: 404, body: { message: "Not Found" } }, "404 Not Found"],
  ["a 410 page", { status: 410, headers: html, body: page }, "410 Gone"],
  ["a 403 page", { status: 403, headers: html, body: page }, "403 Forbidden"],
];

describe("a response that lacks the platform's error body", () => {
  test.each(foreign)(
    "is retried when it is %s, and then fails with a ForeignResponseError",
    async (_what, reply, status) => {
      await using server = await startServer(reply);
      const error = await rejection(clientFor(server, { isPlatformError }).delete("/things/1"), ForeignResponseError);
      expect(error).not.toBeInstanceOf(StatusError);
      expect(error.message).toContain(`The ${status} response from ${new URL(server.url).host} does not come from`);
      expect(error.message).toContain("captive portal");
      expect(server.requests).toHaveLength(5);
    },
  );

  test("names its content type and the beginning of its body, without secrets", async () => {
    const redactor = new Redactor();
    redactor.add("hunter2-hunter2");
    const body = `${page} hunter2-hunter2 ${"x".repeat(500)}`;
    await using server = await startServer({ status: 404, headers: html, body });
    const { message } = await rejection(
      clientFor(server, { isPlatformError, redactor }).get("/a"),
      ForeignResponseError,
    );
    expect(message).toContain("content type text/html");
    expect(message).toContain("<title>Not Found</title>");
    expect(message).not.toContain("hunter2");
    expect(message.length).toBeLessThan(1000);
  });

  test("is not an error if the platform responds after a retry", async () => {
    await using server = await startServer({ status: 404, headers: html, body: page }, { body: { id: 1 } });
    expect(await clientFor(server, { isPlatformError }).get("/things/1")).toEqual({ id: 1 });
  });

  test("is not a success even if the caller accepts its status", async () => {
    await using server = await startServer({ status: 404, headers: html, body: page });
    const asked = clientFor(server, { isPlatformError }).get("/things/1", { accept: [404] });
    await rejection(asked, ForeignResponseError);
  });

  test("leaves the outcome of a create unknown", async () => {
    await using server = await startServer({ status: 404, headers: html, body: page });
    const error = await rejection(clientFor(server, { isPlatformError }).post("/things"), OutcomeUnknownError);
    expect(error.cause).toBeInstanceOf(ForeignResponseError);
    expect(server.requests).toHaveLength(1);
  });

  test("is not attributed to the platform if the check itself fails", async () => {
    await using server = await startServer({ status: 404, body: gone });
    const failing = () => {
      throw new Error("cannot check");
    };
    await rejection(clientFor(server, { isPlatformError: failing }).get("/things/1"), ForeignResponseError);
  });
});

describe("a response with the platform's error body", () => {
  test("is accepted at once", async () => {
    await using server = await startServer({ status: 404, body: gone });
    await rejection(clientFor(server, { isPlatformError }).get("/things/1"), NotFoundError);
    expect(server.requests).toHaveLength(1);
  });

  test("is accepted if the client has no check", async () => {
    await using server = await startServer({ status: 403, headers: html, body: page });
    await rejection(clientFor(server).get("/things/1"), PermissionError);
  });
});

describe("a login page with status 200", () => {
  test.each(["DELETE", "PUT", "PATCH"])("is not a success of a %s whose body is not read", async (method) => {
    await using server = await startServer({ headers: html, body: "<!doctype html><title>Sign in</title>" });
    for (const responseType of ["json", "text"] as const) {
      const asked = clientFor(server).request({ method, path: "/things/1", responseType });
      const { message } = await rejection(asked, InvalidResponseError);
      expect(message).toContain(`The 200 OK response from ${new URL(server.url).host} is`);
      expect(message).toContain('an HTML page titled "Sign in"');
    }
  });

  test("leaves the outcome of a login POST unknown", async () => {
    await using server = await startServer({ headers: html, body: page });
    await rejection(clientFor(server).post("/things/1", { responseType: "text" }), OutcomeUnknownError);
  });
});
