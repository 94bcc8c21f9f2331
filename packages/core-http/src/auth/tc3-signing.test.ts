import { describe, expect, test } from "vitest";
import { clientFor, rejection } from "../../test/client-for.ts";
import { HastyClock } from "../../test/hasty-clock.ts";
import { answering, type ReceivedRequest, startServer, type TestServer } from "../../test/server.ts";
import { errorResponse } from "../../test/token-service.ts";
import type { HttpClient } from "../client/client.ts";
import { ConnectionError } from "../errors/connection-error.ts";
import { StatusError } from "../errors/status-error.ts";
import type { CloudCredentials, CredentialSource } from "./cloud-credentials/credential-source.ts";
import { staticCredentials } from "./cloud-credentials/static-credentials.ts";
import { ServerClock } from "./server-clock.ts";
import { classifyTc3, readTc3Error } from "./tc3-error.ts";
import { tc3Signature } from "./tc3-signature.ts";
import { type Tc3SigningOptions, tc3Signing, tc3Unsigned } from "./tc3-signing.ts";

const keys = { secretId: "AKIDEXAMPLE", secretKey: "EXAMPLESECRETKEY" };
const hour = 3_600_000;

interface Given extends Partial<Tc3SigningOptions> {
  readonly clock?: HastyClock;
}

function signedClient(server: TestServer, { clock = new HastyClock(), ...options }: Given = {}): HttpClient {
  const auth = tc3Signing({
    service: "vpc",
    credentials: staticCredentials(keys),
    serverClock: new ServerClock(clock),
    ...options,
  });
  return clientFor(server, { auth, clock, classify: classifyTc3, readErrorBody: readTc3Error });
}

/** The signature that belongs to what the server received. */
function signatureOf({ headers, method, body }: ReceivedRequest): string {
  return tc3Signature({
    ...keys,
    service: "vpc",
    timestamp: Number(headers["x-tc-timestamp"]),
    method,
    query: "",
    contentType: headers["content-type"] ?? "",
    host: headers.host ?? "",
    body: Buffer.from(body),
  });
}

/** A source of temporary keys that counts: `token-1`, `token-2`. */
function numbered(canRenew = true): CredentialSource {
  let number = 1;
  return {
    source: "numbers",
    advice: "Give another number.",
    credentials: async (): Promise<CloudCredentials> => ({ ...keys, token: `token-${number}` }),
    invalidate(token) {
      if (canRenew && token === `token-${number}`) number++;
      return canRenew;
    },
    registerSecrets: () => {},
  };
}

describe("a signed request", () => {
  test("is signed exactly as it is sent: bytes, content type, host with port, time", async () => {
    await using server = await startServer({ body: { Response: {} } });
    const clock = new HastyClock();
    await signedClient(server, { clock }).post("/", { body: { Name: "é✓" } });
    const [received] = server.requests;
    expect(received?.headers.host).toBe(new URL(server.url).host);
    expect(received?.headers["x-tc-timestamp"]).toBe(String(clock.now() / 1000));
    expect(received?.headers).not.toHaveProperty("x-tc-token");
    expect(received?.headers.authorization).toBe(received && signatureOf(received));
  });

  test("is signed for the path / with any URL", async () => {
    await using server = await startServer({ body: {} });
    await signedClient(server).post("/gateway/", { body: {} });
    const [received] = server.requests;
    expect(received?.path).toBe("/gateway/");
    expect(received?.headers.authorization).toBe(received && signatureOf(received));
  });

  test("is sent with the signed content type, even if the caller spells it differently", async () => {
    await using server = await startServer({ body: {} });
    await signedClient(server).post("/", { body: {}, headers: { "Content-Type": "Application/JSON; charset=UTF-8" } });
    await signedClient(server).get("/");
    const [posted, read] = server.requests;
    expect(posted?.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(posted?.headers.authorization).toBe(posted && signatureOf(posted));
    expect(read?.headers.authorization).toBe(read && signatureOf(read));
  });

  test("contains the token of temporary keys", async () => {
    await using server = await startServer({ body: {} });
    await signedClient(server, { credentials: numbered() }).post("/", { body: {} });
    expect(server.requests[0]?.headers["x-tc-token"]).toBe("token-1");
  });

  test("is signed again for a retry, with the current time", async () => {
    await using server = await startServer({ status: 503, headers: { "retry-after": "5" } }, { body: {} });
    await signedClient(server).post("/", { body: {} });
    const [first, second] = server.requests;
    const timeOf = (request: ReceivedRequest | undefined) => Number(request?.headers["x-tc-timestamp"]);
    expect(timeOf(second) - timeOf(first)).toBe(5);
    expect(second?.headers.authorization).toBe(second && signatureOf(second));
  });

  test("is not signed for actions that require that, and then contains no token", async () => {
    await using server = await startServer({ body: {} });
    const client = signedClient(server, { credentials: numbered(), unsignedActions: ["AssumeRoleWithSAML"] });
    await client.post("/", { body: {}, headers: { "X-TC-Action": "AssumeRoleWithSAML", "X-TC-Token": "x" } });
    await client.post("/", { body: {}, headers: { "X-TC-Action": "AssumeRole" } });
    const [skipped, signed] = server.requests;
    expect(skipped?.headers.authorization).toBe("SKIP");
    expect(skipped?.headers).toHaveProperty("x-tc-timestamp");
    expect(skipped?.headers).not.toHaveProperty("x-tc-token");
    expect(signed?.headers.authorization).toMatch(/^TC3-HMAC-SHA256 /);
  });
});

describe("a signature that is rejected as expired", () => {
  /** A platform whose clock is ahead; it accepts times that differ by at most 5 minutes. */
  function platformAhead(aheadMs: number, clock: HastyClock): Promise<TestServer> {
    return answering(({ headers }) => {
      const now = clock.now() + aheadMs;
      const off = Math.abs(Number(headers["x-tc-timestamp"]) * 1000 - now);
      const date = new Date(now).toUTCString();
      return off <= 300_000
        ? { headers: { date }, body: { Response: { RequestId: "r-1" } } }
        : errorResponse("AuthFailure.SignatureExpire", "Expired.", { date });
    });
  }

  test.each([hour, -hour, 100 * 24 * hour])(
    "is repeated once with the platform's time (%i ms ahead)",
    async (ahead) => {
      const clock = new HastyClock();
      await using server = await platformAhead(ahead, clock);
      const client = signedClient(server, { clock });
      await client.post("/", { body: {} });
      expect(server.requests).toHaveLength(2);
      await client.post("/", { body: {} });
      expect(server.requests).toHaveLength(3);
    },
  );

  test("corrects the clock that several policies share", async () => {
    const clock = new HastyClock();
    const serverClock = new ServerClock(clock);
    await using server = await platformAhead(hour, clock);
    await signedClient(server, { clock, serverClock }).post("/", { body: {} });
    await signedClient(server, { clock, serverClock }).post("/", { body: {} });
    expect(server.requests).toHaveLength(3);
  });

  test("fails if the repetition is rejected, with an error that names the clock", async () => {
    await using server = await startServer(errorResponse("AuthFailure.SignatureExpire", "Expired."));
    const error = await rejection(signedClient(server).post("/", { body: {} }), StatusError);
    expect(error.message).toMatch(
      /^AuthFailure\.SignatureExpire: Expired \(POST .*request id r-rejected, 2 attempts\)/,
    );
    expect(error.message).toContain("The clock of this machine differs");
    expect(error.code).toBe("AuthFailure.SignatureExpire");
  });

  test("is not repeated without the platform's time", async () => {
    await using server = await startServer((response) => {
      response.sendDate = false;
      response.end(JSON.stringify({ Response: { Error: { Code: "AuthFailure.SignatureExpire", Message: "No." } } }));
    });
    await rejection(signedClient(server).post("/", { body: {} }), StatusError);
    expect(server.requests).toHaveLength(1);
  });

  test("is repeated once for an action that is not signed", async () => {
    const clock = new HastyClock();
    await using server = await platformAhead(hour, clock);
    const auth = tc3Unsigned({ name: "samlAssertion", serverClock: new ServerClock(clock) });
    const client = clientFor(server, { auth, clock, classify: classifyTc3, readErrorBody: readTc3Error });
    await client.post("/", { body: {} });
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(["SKIP", "SKIP"]);
  });
});

describe("a token that is rejected", () => {
  const rejectsFirst = () =>
    answering(({ headers }) =>
      headers["x-tc-token"] === "token-1"
        ? errorResponse("AuthFailure.TokenFailure", "Bad token.")
        : { body: { ok: true } },
    );

  test("is renewed once for all requests, which are sent again", async () => {
    await using server = await rejectsFirst();
    const client = signedClient(server, { credentials: numbered() });
    const answers = await Promise.all([1, 2, 3].map(() => client.post("/", { body: {} })));
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(server.requests.filter(({ headers }) => headers["x-tc-token"] === "token-2")).toHaveLength(3);
  });

  test("fails if it cannot be renewed, with an error that names the source and the remedy", async () => {
    await using server = await rejectsFirst();
    const client = signedClient(server, { credentials: numbered(false) });
    const error = await rejection(client.post("/", { body: {} }), StatusError);
    expect(error.message).toContain("The platform rejected the credentials from numbers. Give another number.");
    expect(server.requests).toHaveLength(1);
  });

  test("is not renewed after another error", async () => {
    await using server = await startServer(errorResponse("AuthFailure.SignatureFailure"));
    const client = signedClient(server, { credentials: numbered() });
    const error = await rejection(client.post("/", { body: {} }), StatusError);
    expect(error.message).toContain("Check secretKey");
    expect(server.requests).toHaveLength(1);
  });
});

test("the keys are redacted from the client's texts", async () => {
  await using server = await startServer(errorResponse("InvalidParameter", "Your key EXAMPLESECRETKEY is nice."));
  const error = await rejection(signedClient(server).post("/", { body: {} }), StatusError);
  expect(error.message).not.toContain("EXAMPLESECRETKEY");
});

test("a source that fails prevents the request", async () => {
  await using server = await startServer({ body: {} });
  const failing: CredentialSource = {
    ...numbered(),
    credentials: () => Promise.reject(new ConnectionError("Cannot reach x", { host: "x", elapsedMs: 1 })),
  };
  await rejection(signedClient(server, { credentials: failing }).post("/", { body: {} }), ConnectionError);
  expect(server.requests).toHaveLength(0);
});
