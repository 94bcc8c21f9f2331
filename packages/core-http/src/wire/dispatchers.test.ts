import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer as createHttpServer, type IncomingMessage } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { type AddressInfo, connect, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type TestCertificate, testAuthority } from "../../test/certificate.ts";
import { clientFor, rejection } from "../../test/client-for.ts";
import { startServer } from "../../test/server.ts";
import { basicAuth } from "../auth/basic.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { ConnectionError } from "../errors/connection-error.ts";

const authority = testAuthority();

/** Listens on this machine and gives its port; closes all connections at the end. */
async function listening(server: Server): Promise<{ readonly port: number } & AsyncDisposable> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** A TLS server that answers `{"host": …}` with the requested host name. */
function tlsServer(certificate: TestCertificate) {
  return listening(
    createHttpsServer({ ...certificate }, (request, response) => {
      response.end(JSON.stringify({ host: request.headers.host, authorization: request.headers.authorization }));
    }),
  );
}

/** A proxy that tunnels every CONNECT to one port of this machine. */
async function proxyTo(port: number, status = 200) {
  const tunnels: { readonly target: string | undefined; readonly authorization: string | undefined }[] = [];
  const server = createHttpServer((_request, response) => response.writeHead(500).end());
  server.on("connect", (request: IncomingMessage, client: Socket, head: Buffer) => {
    tunnels.push({ target: request.url, authorization: request.headers["proxy-authorization"] });
    if (status !== 200) {
      client.end(`HTTP/1.1 ${status} Refused\r\n\r\n`);
      return;
    }
    const upstream = connect(port, "127.0.0.1", () => {
      client.write("HTTP/1.1 200 OK\r\n\r\n");
      upstream.write(head);
      upstream.pipe(client).pipe(upstream);
    });
    upstream.on("error", () => client.destroy());
    client.on("close", () => upstream.destroy());
  });
  return Object.assign(await listening(server), { tunnels });
}

const httpsOn = (port: number, host = "127.0.0.1") => ({ url: `https://${host}:${port}` });

describe("the environment", () => {
  let folder = "";

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "core-http-"));
    for (const name of ["HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "SSL_CERT_FILE", "NODE_TLS_REJECT_UNAUTHORIZED"]) {
      vi.stubEnv(name, undefined);
      if (name.endsWith("PROXY")) vi.stubEnv(name.toLowerCase(), undefined);
    }
  });

  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  /** Makes the test's authority known by its file. */
  async function trustAuthority(): Promise<void> {
    const file = join(folder, "ca.pem");
    await writeFile(file, authority.cert);
    vi.stubEnv("SSL_CERT_FILE", file);
  }

  test("can set a file of certificate authorities", async () => {
    await using server = await tlsServer(authority.issue("127.0.0.1"));
    await trustAuthority();
    expect(await clientFor(httpsOn(server.port)).get("/x")).toMatchObject({ host: `127.0.0.1:${server.port}` });
  });

  test("is reported if it sets an unreadable file", async () => {
    vi.stubEnv("SSL_CERT_FILE", join(folder, "missing.pem"));
    await using server = await tlsServer(authority.issue("127.0.0.1"));
    const error = await rejection(clientFor(httpsOn(server.port)).get("/x"), ConfigurationError);
    expect(error.message).toContain("SSL_CERT_FILE");
  });

  test("cannot disable the verification of certificates", async () => {
    await using server = await tlsServer(authority.issue("127.0.0.1"));
    vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
    const auth = basicAuth({ username: "key", password: "secret-1", name: "cloud" });
    const error = await rejection(clientFor(httpsOn(server.port), { auth }).get("/x"), ConnectionError);
    expect(error.message).toContain("the server's certificate is not trusted");
    expect(error.message).toContain("NODE_EXTRA_CA_CERTS or SSL_CERT_FILE");
    expect(error.attempts).toBe(1);
  });

  test("a certificate for another host is rejected, and nothing is sent", async () => {
    await using server = await tlsServer(authority.issue("other.example.com"));
    await trustAuthority();
    const error = await rejection(clientFor(httpsOn(server.port)).post("/x"), ConnectionError);
    expect(error).toMatchObject({ code: "ERR_TLS_CERT_ALTNAME_INVALID", attempts: 1 });
  });

  test("HTTPS to a server that speaks plain HTTP fails at once", async () => {
    await using server = await startServer({});
    const error = await rejection(clientFor({ url: server.url.replace("http:", "https:") }).get("/x"), ConnectionError);
    expect(error.message).toContain("does not speak TLS as expected");
    expect(error.attempts).toBe(1);
  });

  test.each(["HTTPS_PROXY", "https_proxy"])("%s sets a proxy, with TLS up to the platform", async (name) => {
    await using server = await tlsServer(authority.issue("api.example.com"));
    await using proxy = await proxyTo(server.port);
    await trustAuthority();
    vi.stubEnv(name, `http://user:pass%40word@127.0.0.1:${proxy.port}`);
    const auth = basicAuth({ username: "key", password: "secret-1", name: "cloud" });
    const answer = await clientFor({ url: "https://api.example.com" }, { auth }).get("/x");
    expect(answer).toMatchObject({ host: "api.example.com", authorization: expect.stringContaining("Basic ") });
    expect(proxy.tunnels).toEqual([
      { target: "api.example.com:443", authorization: `Basic ${Buffer.from("user:pass@word").toString("base64")}` },
    ]);
  });

  test("certificates are also verified behind a proxy", async () => {
    await using server = await tlsServer(testAuthority().issue("api.example.com"));
    await using proxy = await proxyTo(server.port);
    vi.stubEnv("HTTPS_PROXY", `http://127.0.0.1:${proxy.port}`);
    vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
    const error = await rejection(clientFor({ url: "https://api.example.com" }).get("/x"), ConnectionError);
    expect(error.message).toContain("certificate is not trusted");
  });

  test("NO_PROXY excludes hosts from the proxy", async () => {
    await using proxy = await proxyTo(1);
    vi.stubEnv("HTTPS_PROXY", `http://127.0.0.1:${proxy.port}`);
    vi.stubEnv("NO_PROXY", "invalid");
    await rejection(clientFor({ url: "https://api.invalid" }, { retry: { maxRetries: 0 } }).get("/x"), ConnectionError);
    expect(proxy.tunnels).toHaveLength(0);
  });

  test("a client without a proxy reaches its host directly", async () => {
    await using proxy = await proxyTo(1);
    vi.stubEnv("HTTPS_PROXY", `http://127.0.0.1:${proxy.port}`);
    const client = (use: "none" | "environment") =>
      clientFor({ url: "https://api.invalid" }, { proxy: use, retry: { maxRetries: 0 } });
    await rejection(client("none").get("/x"), ConnectionError);
    expect(proxy.tunnels).toHaveLength(0);
    await rejection(client("environment").get("/x"), ConnectionError);
    expect(proxy.tunnels).toHaveLength(1);
  });

  test("this machine is always reached directly", async () => {
    await using server = await startServer({ body: { direct: true } });
    vi.stubEnv("HTTP_PROXY", "http://127.0.0.1:1");
    expect(await clientFor(server).get("/x")).toEqual({ direct: true });
  });

  test("an error of a proxy names it and what to check, but never its password", async () => {
    await using proxy = await proxyTo(1, 407);
    vi.stubEnv("HTTPS_PROXY", `http://user:hunter22@127.0.0.1:${proxy.port}`);
    const error = await rejection(clientFor({ url: "https://api.example.com" }).get("/x"), ConnectionError);
    expect(error.message).toContain("the proxy responded with 407");
    expect(error.message).toContain("Check HTTPS_PROXY");
    expect(`${error.stack}`).not.toContain("hunter22");
    expect(proxy.tunnels).toHaveLength(1);
  });

  test("an invalid proxy address is reported without showing it", async () => {
    vi.stubEnv("HTTPS_PROXY", "http://user:hunter22@:bad:");
    const error = await rejection(clientFor({ url: "https://api.example.com" }).get("/x"), ConfigurationError);
    expect(error.message).toContain("HTTPS_PROXY or HTTP_PROXY");
    expect(`${error.stack}${error.cause}`).not.toContain("hunter22");
  });
});

test("a subdomain of localhost is this machine, and is reached without a proxy", async () => {
  await using server = await startServer({ body: { here: true } });
  vi.stubEnv("HTTP_PROXY", "http://127.0.0.1:1");
  const client = clientFor({ url: server.url.replace("127.0.0.1", "vpc.localhost") });
  expect(await client.get("/x")).toEqual({ here: true });
  expect(server.requests[0]?.headers["host"]).toMatch(/^vpc\.localhost:\d+$/);
});
