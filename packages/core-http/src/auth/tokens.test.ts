import { describe, expect, test } from "vitest";
import { clientFor, rejection } from "../../test/client-for.ts";
import { HastyClock } from "../../test/hasty-clock.ts";
import { answering, type ReceivedRequest, type Reply, startServer, type TestServer } from "../../test/server.ts";
import { CancelledError } from "../errors/cancelled-error.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { InvalidResponseError } from "../errors/invalid-response-error.ts";
import { AuthenticationError, StatusError } from "../errors/status-error.ts";
import { Redactor } from "../redaction/redactor.ts";
import { type ClientCredentialsOptions, clientCredentials } from "./client-credentials.ts";
import { oauthBearer } from "./oauth-bearer.ts";
import { staticToken } from "./static-token.ts";
import { stsExchange } from "./sts-exchange.ts";

const minute = 60_000;

/** A token endpoint whose tokens are numbered: `<prefix>-1`, `<prefix>-2`. */
function tokenServer(answer: object = { expires_in: 900 }, prefix = "token"): Promise<TestServer> {
  let count = 0;
  return answering(() => ({ body: { access_token: `${prefix}-value-${++count}`, token_type: "Bearer", ...answer } }));
}

function credentialsAt(server: TestServer, clock: HastyClock, more: Partial<ClientCredentialsOptions> = {}) {
  return clientCredentials({
    tokenUrl: `${server.url}/oauth2/token?tenant=1`,
    clientId: "client-1",
    clientSecret: "s3cret/value+1",
    redactor: new Redactor(),
    clock,
    ...more,
  });
}

const formOf = (request: ReceivedRequest | undefined) => Object.fromEntries(new URLSearchParams(request?.body));

describe("client credentials", () => {
  test("are sent as a form, without a credential in a header, with the scope if there is one", async () => {
    await using server = await tokenServer();
    const clock = new HastyClock();
    const token = await credentialsAt(server, clock, { scope: "" }).token({});
    await credentialsAt(server, clock, { scope: "api://x/.default" }).token({});
    expect(token.value).toBe("token-value-1");
    expect(server.requests[0]).toMatchObject({
      method: "POST",
      path: "/oauth2/token?tenant=1",
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
    });
    expect(server.requests[0]?.headers).not.toHaveProperty("authorization");
    const form = { grant_type: "client_credentials", client_id: "client-1", client_secret: "s3cret/value+1" };
    expect(formOf(server.requests[0])).toEqual(form);
    expect(formOf(server.requests[1])).toEqual({ ...form, scope: "api://x/.default" });
  });

  test.each([
    ["three minutes before it expires", { expires_in: 900 }, 12 * minute],
    ["three minutes before it expires, if the lifetime is a string", { expires_in: "900" }, 12 * minute],
    ["after half its lifetime if that is short", { expires_in: 100 }, 50_000],
    ["after half its lifetime if that equals the margin", { expires_in: 180 }, 90_000],
  ])("a token is renewed %s", async (_name, answer, keptMs) => {
    await using server = await tokenServer(answer);
    const clock = new HastyClock();
    const source = credentialsAt(server, clock);
    const { expiresAt } = await source.token({});
    expect(expiresAt - clock.now()).toBe(keptMs);
    clock.pass(keptMs - 1);
    expect((await source.token({})).value).toBe("token-value-1");
    clock.pass(1);
    expect((await source.token({})).value).toBe("token-value-2");
  });

  test.each([[{}], [{ expires_in: null }], [{ expires_in: "soon" }], [{ expires_in: 0 }]])(
    "a token without a known expiry (%j) is used once",
    async (answer) => {
      await using server = await tokenServer(answer);
      const source = credentialsAt(server, new HastyClock());
      expect((await source.token({})).value).toBe("token-value-1");
      expect((await source.token({})).value).toBe("token-value-2");
    },
  );

  test("tolerate a server whose clock differs", async () => {
    await using server = await startServer({
      headers: { date: new Date(0).toUTCString() },
      body: { access_token: "token-value", expires_in: 900 },
    });
    const source = credentialsAt(server, new HastyClock());
    await source.token({});
    await source.token({});
    expect(server.requests).toHaveLength(1);
  });

  test("are sent once for all concurrent callers, even if one of them cancels", async () => {
    let answer = () => {};
    await using server = await startServer((response) => {
      answer = () => response.end('{"access_token":"token-value","expires_in":900}');
    });
    const source = credentialsAt(server, new HastyClock());
    const stop = new AbortController();
    const impatient = source.token({ signal: stop.signal });
    const others = [source.token({}), source.token({})];
    while (server.requests.length === 0) await new Promise(setImmediate);
    stop.abort();
    await rejection(impatient, CancelledError);
    answer();
    expect((await Promise.all(others)).map(({ value }) => value)).toEqual(["token-value", "token-value"]);
    expect(server.requests).toHaveLength(1);
  });

  test("are sent again after a temporary failure", async () => {
    await using server = await startServer({ status: 503 }, { body: { access_token: "token-value" } });
    expect((await credentialsAt(server, new HastyClock()).token({})).value).toBe("token-value");
  });

  test("show neither form nor secret in error and log if rejected", async () => {
    await using server = await startServer({
      status: 401,
      body: { error: "invalid_client", error_description: "client_secret=s3cret/value+1 is wrong" },
    });
    const lines: string[] = [];
    const source = credentialsAt(server, new HastyClock(), { logger: (line) => lines.push(line) });
    const error = await rejection(source.token({}), AuthenticationError);
    expect(error.message).toContain("401 Unauthorized: client_secret=[redacted] is wrong (POST");
    expect(`${error.stack}${lines.join()}`).not.toMatch(/s3cret|client-1/);
    expect(lines).toHaveLength(1);
  });

  test.each([
    ["no token", { body: { expires_in: 900 } }, "has no access_token"],
    ["an empty token", { body: { access_token: "" } }, "has no access_token"],
    ["null", { body: null }, "has no access_token"],
    ["a page", { body: "<html><title>Sign in</title></html>" }, 'an HTML page titled "Sign in"'],
  ] as [string, Reply, string][])(
    "fail if the response has %s, with an error that describes it",
    async (_name, reply, text) => {
      await using server = await startServer(reply);
      const error = await rejection(credentialsAt(server, new HastyClock()).token({}), InvalidResponseError);
      expect(error.message).toContain(text);
    },
  );

  test("must be complete, and be sent to a safe address", () => {
    const options = { tokenUrl: "https://id.example.com/token", clientId: "a", clientSecret: "b" };
    expect(() => clientCredentials({ ...options, clientSecret: "" })).toThrow(ConfigurationError);
    expect(() => clientCredentials({ ...options, tokenUrl: "http://id.example.com/token" })).toThrow(
      ConfigurationError,
    );
    expect(() => clientCredentials({ ...options, tokenUrl: "id.example.com" })).toThrow(ConfigurationError);
  });
});

describe("the exchange of a token", () => {
  function exchangeAt(sts: TestServer, subject: Parameters<typeof stsExchange>[0]["subject"], clock: HastyClock) {
    return stsExchange({
      subject,
      tokenUrl: `${sts.url}/sts/v1/oauth2/token`,
      form: { identity_pool_id: "pool-1" },
      redactor: new Redactor(),
      clock,
    });
  }

  test("sends the subject's token with the pool, and the lifetime if one is configured", async () => {
    await using sts = await tokenServer({ expires_in: 600 });
    const clock = new HastyClock();
    const subject = staticToken({ token: "external-token", name: "oauth.oauthExternalAccessToken" });
    await exchangeAt(sts, subject, clock).token({});
    const form = {
      grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
      subject_token: "external-token",
      subject_token_type: "urn:ietf:params:oauth:token-type:jwt",
      requested_token_type: "urn:ietf:params:oauth:token-type:access_token",
      identity_pool_id: "pool-1",
    };
    expect(formOf(sts.requests[0])).toEqual(form);
    expect(sts.requests[0]?.headers).not.toHaveProperty("authorization");
    const options = { subject, tokenUrl: `${sts.url}/t`, expiresInSeconds: 300, clock, redactor: new Redactor() };
    await stsExchange(options).token({});
    expect(formOf(sts.requests[1])).toMatchObject({ expires_in: "300" });
  });

  test("is requested again a minute before it expires, with the lifetime of the previous response", async () => {
    await using sts = await tokenServer({ expires_in: 600 });
    const clock = new HastyClock();
    const source = exchangeAt(sts, staticToken({ token: "external-token", name: "x" }), clock);
    await source.token({});
    clock.pass(9 * minute - 1);
    await source.token({});
    expect(sts.requests).toHaveLength(1);
    clock.pass(1);
    expect((await source.token({})).value).toBe("token-value-2");
    expect(formOf(sts.requests[1])).toMatchObject({ expires_in: "600" });
  });

  test("of a short-lived token is requested again after half its lifetime", async () => {
    await using sts = await tokenServer({ expires_in: 60 });
    const clock = new HastyClock();
    const { expiresAt } = await exchangeAt(sts, staticToken({ token: "external-token", name: "x" }), clock).token({});
    expect(expiresAt - clock.now()).toBe(30_000);
  });

  test("fetches a new external token only if the old one is about to expire", async () => {
    await using identity = await tokenServer({ expires_in: 3600 }, "external");
    await using sts = await tokenServer({ expires_in: 600 });
    const clock = new HastyClock();
    const source = exchangeAt(sts, credentialsAt(identity, clock), clock);
    await source.token({});
    clock.pass(10 * minute);
    await source.token({});
    expect([identity.requests.length, sts.requests.length]).toEqual([1, 2]);
    clock.pass(50 * minute);
    await source.token({});
    expect([identity.requests.length, sts.requests.length]).toEqual([2, 3]);
    expect(formOf(sts.requests[2])).toMatchObject({ subject_token: "external-value-2" });
  });

  test.each([
    ["401", { status: 401 }],
    ["invalid_grant", { status: 400, body: { error: "invalid_grant" } }],
  ])("that is rejected with %s is requested once more with a new external token", async (_name, response) => {
    await using identity = await tokenServer({ expires_in: 3600 }, "external");
    await using sts = await startServer(response, { body: { access_token: "sts-value", expires_in: 600 } });
    const clock = new HastyClock();
    expect((await exchangeAt(sts, credentialsAt(identity, clock), clock).token({})).value).toBe("sts-value");
    expect(formOf(sts.requests[1])).toMatchObject({ subject_token: "external-value-2" });
  });

  test("shows no token if it is rejected permanently", async () => {
    await using sts = await startServer({ status: 400, body: { message: "bad subject_token external-token" } });
    const source = exchangeAt(sts, staticToken({ token: "external-token", name: "x" }), new HastyClock());
    const error = await rejection(source.token({}), StatusError);
    expect(error.message).not.toContain("external-token");
    expect(sts.requests).toHaveLength(1);
  });
});

describe("bearer tokens of a source", () => {
  test("are sent with their headers", async () => {
    await using tokens = await tokenServer();
    await using server = await startServer({});
    const clock = new HastyClock();
    const auth = oauthBearer(credentialsAt(tokens, clock), { headers: { "Confluent-Identity-Pool-Id": "pool-1" } });
    await clientFor(server, { auth, clock }).get("/x");
    expect(server.requests[0]?.headers).toMatchObject({
      authorization: "Bearer token-value-1",
      "confluent-identity-pool-id": "pool-1",
    });
  });

  test("that are rejected are renewed by one request for all, and the requests are sent again", async () => {
    await using tokens = await tokenServer();
    await using server = await answering(({ headers, path }) =>
      headers.authorization === "Bearer token-value-1" ? { status: 401 } : { body: { path } },
    );
    const clock = new HastyClock();
    const client = clientFor(server, { auth: oauthBearer(credentialsAt(tokens, clock)), clock });
    const bodies = await Promise.all([1, 2, 3, 4, 5].map((n) => client.post<{ path: string }>(`/${n}`)));
    expect(bodies.map(({ path }) => path)).toEqual(["/1", "/2", "/3", "/4", "/5"]);
    expect(tokens.requests).toHaveLength(2);
  });

  test("fail if rejected again, with an error that names the credential", async () => {
    await using tokens = await tokenServer();
    await using server = await startServer({ status: 401 });
    const clock = new HastyClock();
    const auth = oauthBearer(credentialsAt(tokens, clock), { name: "oauth" });
    const error = await rejection(clientFor(server, { auth, clock }).get("/x"), AuthenticationError);
    expect(error.message).toContain("The platform rejected oauth.");
    expect(server.requests).toHaveLength(2);
  });

  test("fail at once if they cannot be renewed, with the remedy", async () => {
    await using server = await startServer({ status: 401 });
    const auth = oauthBearer(staticToken({ token: "external-token", name: "oauth.oauthExternalAccessToken" }));
    const error = await rejection(clientFor(server, { auth }).get("/x"), AuthenticationError);
    expect(error.message).toContain("set oauth.oauthExternalAccessToken to a new token");
    expect(server.requests).toHaveLength(1);
  });

  test("are fetched even if requests that wait for them occupy all slots of the origin", async () => {
    await using server = await answering(({ path }) => ({
      body: path === "/token" ? { access_token: "token-value", expires_in: 900 } : {},
    }));
    const clock = new HastyClock();
    const source = clientCredentials({
      tokenUrl: `${server.url}/token`,
      clientId: "a",
      clientSecret: "s3cret-value",
      clock,
    });
    const client = clientFor(server, { auth: oauthBearer(source), clock, limits: { maxConcurrency: 1 } });
    await Promise.all([client.get("/a"), client.get("/b"), client.get("/c")]);
    expect(server.requests).toHaveLength(4);
  });

  test("are redacted from the client's texts, including renewed ones", async () => {
    await using tokens = await tokenServer();
    await using server = await answering(({ headers }) => ({ status: 400, body: { message: headers.authorization } }));
    const clock = new HastyClock();
    const client = clientFor(server, { auth: oauthBearer(credentialsAt(tokens, clock)), clock });
    for (let i = 0; i < 2; i++) {
      const error = await rejection(client.get("/x"), StatusError);
      expect(error.message).not.toContain("token-value");
      clock.pass(15 * minute);
    }
  });
});

test("a static token must not be empty", () => {
  expect(() => staticToken({ token: "", name: "x" })).toThrow(ConfigurationError);
});

describe("a token whose renewal fails temporarily", () => {
  /** A token endpoint that returns a token for 15 minutes and then responds as configured. */
  async function failingLater() {
    const state = { calls: 0, down: false };
    const server = await answering(() => {
      state.calls++;
      return state.down ? { status: 503 } : { body: { access_token: `token-value-${state.calls}`, expires_in: 900 } };
    });
    const clock = new HastyClock();
    const source = credentialsAt(server, clock, { retry: { maxRetries: 0 } });
    const valueNow = async () => (await source.token({})).value;
    return { server, state, clock, source, valueNow };
  }

  test("is used until it expires, and the renewal is retried after half a minute", async () => {
    const { server, state, clock, valueNow } = await failingLater();
    await using _ = server;
    await valueNow();
    clock.pass(12 * minute);
    state.down = true;
    expect([await valueNow(), await valueNow()]).toEqual(["token-value-1", "token-value-1"]);
    expect(state.calls).toBe(2);
    clock.pass(30_000);
    state.down = false;
    expect(await valueNow()).toBe("token-value-3");
  });

  test("is not used after it expired", async () => {
    const { server, state, clock, source, valueNow } = await failingLater();
    await using _ = server;
    await valueNow();
    clock.pass(15 * minute);
    state.down = true;
    const error = await rejection(source.token({}), StatusError);
    expect(error.message).toContain("503 Service Unavailable");
  });

  test("is not used if the platform has rejected it", async () => {
    const { server, state, source, valueNow } = await failingLater();
    await using _ = server;
    source.invalidate(await valueNow());
    state.down = true;
    await rejection(source.token({}), StatusError);
  });
});
