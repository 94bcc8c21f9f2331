import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { clientFor, rejection } from "../../test/client-for.ts";
import { HastyClock } from "../../test/hasty-clock.ts";
import { answering, type ReceivedRequest, type Reply, startServer, type TestServer } from "../../test/server.ts";
import type { HttpClient } from "../client/client.ts";
import { ForeignResponseError } from "../errors/foreign-response-error.ts";
import { InvalidResponseError } from "../errors/invalid-response-error.ts";
import { NotFoundError, StatusError } from "../errors/status-error.ts";
import type { CloudCredentials, CredentialSource } from "./cloud-credentials/credential-source.ts";
import { staticCredentials } from "./cloud-credentials/static-credentials.ts";
import { classifyCos, isCosError, readCosError } from "./cos-error.ts";
import { cosSignature } from "./cos-signature.ts";
import { cosSigning } from "./cos-signing.ts";
import { ServerClock } from "./server-clock.ts";

const keys = { secretId: "AKIDEXAMPLE", secretKey: "EXAMPLESECRETKEY" };
const ours = { "x-cos-request-id": "r-1" };
const accepted: Reply = { headers: ours, body: "" };

function rejected(status: number, code: string, headers: Record<string, string> = {}): Reply {
  const body = `<Error><Code>${code}</Code><Message>No &amp; no.</Message><RequestId>r-1</RequestId></Error>`;
  return { status, headers: { ...ours, ...headers }, body };
}

function signedClient(
  server: TestServer,
  clock = new HastyClock(),
  credentials: CredentialSource = staticCredentials(keys),
): HttpClient {
  return clientFor(server, {
    clock,
    auth: cosSigning({ credentials, serverClock: new ServerClock(clock) }),
    classify: classifyCos,
    isPlatformError: isCosError,
    readErrorBody: readCosError,
  });
}

const put = (client: HttpClient, path = "/?acl") =>
  client.put(path, { responseType: "text", headers: { "x-cos-acl": "private" } });

describe("a request to object storage", () => {
  test("is signed with its host, its headers, its decoded path and its query", async () => {
    await using server = await startServer(accepted);
    const clock = new HastyClock();
    await put(signedClient(server, clock), "/a%20b/%E6%BC%A2.txt?uploadId=x%2By&partNumber=1");
    const [received] = server.requests as [ReceivedRequest];
    const now = Math.floor(clock.now() / 1000);
    expect(received.headers.authorization).toBe(
      cosSignature({
        ...keys,
        from: now - 60,
        until: now + 900,
        method: "PUT",
        path: "/a b/漢.txt",
        query: { uploadId: "x+y", partNumber: "1" },
        headers: { host: new URL(server.url).host, "x-cos-acl": "private" },
      }),
    );
  });

  test("is signed once more with the platform's time if the clock is wrong", async () => {
    const clock = new HastyClock();
    const date = new Date(clock.now() + 3_600_000).toUTCString();
    await using server = await startServer(rejected(403, "RequestTimeTooSkewed", { date }), accepted);
    await put(signedClient(server, clock));
    const from = Number(/q-sign-time=(\d+)/.exec(String(server.requests[1]?.headers.authorization))?.[1]);
    expect(from).toBe(Math.floor(Date.parse(date) / 1000) - 60);
  });

  test("renews temporary credentials that are rejected", async () => {
    let number = 1;
    const renewed: CredentialSource = {
      source: "numbers",
      credentials: async (): Promise<CloudCredentials> => ({ ...keys, token: `token-${number}` }),
      invalidate: () => ++number > 0,
      registerSecrets: () => {},
    };
    await using server = await startServer(rejected(403, "ExpiredToken"), accepted);
    await put(signedClient(server, undefined, renewed));
    expect(server.requests.map(({ headers }) => headers["x-cos-security-token"])).toEqual(["token-1", "token-2"]);
  });

  test("names the credentials that are rejected, and the platform's code", async () => {
    await using server = await startServer(rejected(403, "SignatureDoesNotMatch"));
    const error = await rejection(put(signedClient(server)), StatusError);
    expect(error).toMatchObject({ code: "SignatureDoesNotMatch", platformMessage: "No & no.", requestId: "r-1" });
    expect(error.message).toContain("Check secretKey");
  });

  test.each(["InternalError", "RequestTimeout", "SlowDown"])("is retried after %s with any status", async (code) => {
    await using server = await startServer(rejected(400, code), accepted);
    await put(signedClient(server));
    expect(server.requests).toHaveLength(2);
  });

  test.each([
    [{ status: 404, body: "<html></html>" }],
    [{ status: 404, headers: ours, body: "Not Found" }],
    [{ status: 403, body: "" }],
    [{ status: 404, body: { Code: "NoSuchBucket" } }],
  ])("rejects an error that does not come from the platform: %j", async (reply) => {
    await using server = await startServer(reply);
    await rejection(signedClient(server).get("/?acl", { responseType: "text" }), ForeignResponseError);
  });

  test("rejects a success without the ID of the request", async () => {
    await using server = await startServer({ body: "" });
    const error = await rejection(put(signedClient(server)), InvalidResponseError);
    expect(error.message).toContain("it lacks the header x-cos-request-id");
  });

  test("returns the status of a HEAD only if the response has a request ID", async () => {
    await using server = await startServer({ status: 404, headers: ours });
    const head = (client: HttpClient) => client.request({ method: "HEAD", path: "/", responseType: "text" });
    expect(await rejection(head(signedClient(server)), NotFoundError)).toMatchObject({
      code: undefined,
      requestId: "r-1",
    });
    await using proxy = await startServer({ status: 404 });
    await rejection(head(signedClient(proxy)), ForeignResponseError);
  });

  test("sends a file again from the beginning after a failure", async () => {
    const received: string[] = [];
    await using server = await answering(({ body, headers }, index) => {
      received.push(`${headers["content-length"]} ${createHash("md5").update(body).digest("hex")}`);
      return index === 0 ? { status: 503, headers: ours, body: "" } : accepted;
    });
    const parts = ["large ", "file"];
    const content = {
      what: "the file",
      size: 10,
      async *read() {
        for (const part of parts) yield Buffer.from(part);
      },
    };
    await signedClient(server).put("/file", { content, responseType: "text" });
    const whole = `10 ${createHash("md5").update("large file").digest("hex")}`;
    expect(received).toEqual([whole, whole]);
  });
});
