import { describe, expect, test } from "vitest";
import { clientFor, rejection } from "../../test/client-for.ts";
import { answering, startServer } from "../../test/server.ts";
import { basicAuth } from "../auth/basic.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { ForeignResponseError } from "../errors/foreign-response-error.ts";
import { StatusError } from "../errors/status-error.ts";

const auth = basicAuth({ username: "key", password: "secret-1", name: "cloud" });

describe("a redirect", () => {
  test.each([301, 302, 303, 307, 308])(
    "with status %d of a GET is followed with the credential on the same origin",
    async (status) => {
      await using server = await startServer({ status, headers: { location: "/new?a=1" } }, { body: { at: "new" } });
      const response = await clientFor(server, { auth }).request({ method: "GET", path: "/old" });
      expect(response).toMatchObject({ body: { at: "new" }, url: `${server.url}/new?a=1`, attempts: 1 });
      expect(server.requests[1]).toMatchObject({ path: "/new?a=1", headers: { authorization: expect.any(String) } });
    },
  );

  test("to another origin receives no credential, header or cookie, even if it redirects back", async () => {
    let foreignUrl = "";
    await using home = await answering(({ path }) =>
      path === "/start" ? { status: 302, headers: { location: `${foreignUrl}/there` } } : { body: { at: "home" } },
    );
    await using foreign = await startServer({ status: 302, headers: { location: `${home.url}/again` } });
    foreignUrl = foreign.url;
    const client = clientFor(home, { auth, headers: { "X-Api-Key": "k", Cookie: "c=1" }, userAgent: "me/1" });

    const options = { headers: { "x-extra": "e" }, crossOriginRedirects: "follow" } as const;
    expect(await client.get("/start", options)).toEqual({ at: "home" });

    const [start, again] = home.requests;
    expect(start?.headers).toMatchObject({ authorization: expect.any(String), "x-api-key": "k", cookie: "c=1" });
    for (const headers of [foreign.requests[0]?.headers ?? {}, again?.headers ?? {}]) {
      expect(headers).not.toHaveProperty("authorization");
      expect(headers).not.toHaveProperty("x-api-key");
      expect(headers).not.toHaveProperty("x-extra");
      expect(headers).not.toHaveProperty("cookie");
      expect(headers["user-agent"]).toBe("me/1");
    }
  });

  test.each(["GET", "DELETE", "POST"])("of a %s to another origin is rejected, and both are named", async (method) => {
    await using foreign = await startServer({ body: { settings: [] } });
    await using home = await startServer({ status: 302, headers: { location: `${foreign.url}/there?token=a` } });
    const asked = clientFor(home, { auth }).request({ method, path: "/start" });
    const { message } = await rejection(asked, ForeignResponseError);
    expect(message).toContain(`redirects from ${home.url} to another origin, ${foreign.url}`);
    expect([home.requests.length, foreign.requests.length]).toEqual([1, 0]);
  });

  test("of a POST is not followed", async () => {
    await using server = await startServer({ status: 307, headers: { location: "/new" } });
    const error = await rejection(clientFor(server).post("/old"), StatusError);
    expect(error.message).toContain("Redirects of a POST are not followed");
    expect(server.requests).toHaveLength(1);
  });

  test("that never ends fails after five redirects, and is not retried", async () => {
    await using server = await startServer({ status: 302, headers: { location: "/x" } });
    const error = await rejection(clientFor(server).get("/x"), StatusError);
    expect(error.message).toContain("could not be followed (at most 5)");
    expect(server.requests).toHaveLength(6);
  });

  test("to plain HTTP beyond this machine is rejected", async () => {
    await using server = await startServer({ status: 302, headers: { location: "http://api.example.com/x" } });
    const asked = clientFor(server, { auth }).get("/x", { crossOriginRedirects: "follow" });
    await rejection(asked, ConfigurationError);
  });
});
