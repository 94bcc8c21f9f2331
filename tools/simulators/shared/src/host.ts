import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { type Answer, htmlPage } from "./answer.ts";
import type { Authorization } from "./authorization.ts";
import type { FaultKind } from "./faults.ts";
import { handle } from "./handle.ts";
import type { Hub } from "./hub.ts";
import { Limiter, type Verdict } from "./limiter.ts";
import { type Received, receive } from "./received.ts";
import { redact, redactQuery } from "./redact.ts";
import { Router } from "./route.ts";
import type { Dialect, Service } from "./service.ts";

/** A host that listens. */
export interface Host {
  readonly name: string;
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly url: string;
  /** Stops listening and destroys its connections. */
  close(): Promise<void>;
}

/** Starts a host on the loopback address. Port 0 means any free one. */
export async function openHost<Caller>(hub: Hub, service: Service<Caller>, port: number): Promise<Host> {
  const router = new Router(service.routes);
  const limiter = new Limiter(hub.clock);
  const server = createServer({ keepAliveTimeout: 120_000 });
  const connectionIds = new WeakMap<Socket, number>();
  let url = "";

  server.on("connection", (socket) => connectionIds.set(socket, hub.openConnection()));
  server.on("request", (request, response) => {
    const connectionId = connectionIds.get(request.socket) ?? 0;
    // A client that goes away in the middle of a request is no concern of the simulator.
    void serve({ hub, service, router, limiter, url, connectionId }, request, response).catch(() =>
      request.socket.destroy(),
    );
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    name: service.name,
    url,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

interface Scene<Caller> {
  readonly hub: Hub;
  readonly service: Service<Caller>;
  readonly router: Router<Caller>;
  readonly limiter: Limiter;
  readonly url: string;
  readonly connectionId: number;
}

async function serve<Caller>(
  { hub, service, router, limiter, url, connectionId }: Scene<Caller>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const began = performance.now();
  const at = hub.clock.now();
  const requestId = randomUUID();
  const received = await receive(request);
  const fault = hub.faults.choose(received.method, received.path, hub.settings.faults);
  await hub.delay(fault);
  hub.agenda.settle();
  const found = router.find(received.method, received.path);

  const write = (status: number) =>
    hub.journal.add({
      at,
      service: service.name,
      method: received.method,
      path: received.path,
      route: found?.route.path ?? received.path,
      query: received.search === "" ? "" : redactQuery(received.search, service.secrets),
      status,
      ms: performance.now() - began,
      connectionId,
      authorization: withoutSecret(received.authorization),
      ...(fault === undefined ? {} : { fault }),
      requestId,
      userAgent: received.header("user-agent") ?? "",
      ...bodyOf(received, service.secrets),
    });

  if (fault === "resetBefore") {
    write(0);
    request.socket.destroy();
    return;
  }
  const limit = limiter.take(hub.settings.rateLimit, service.dialect.limitHeaders);
  const early = failBefore(service.dialect, fault, limit);
  const answer = early ?? (await handle(hub, service, url, received, found));
  if (fault === "resetAfter") {
    write(0);
    request.socket.destroy();
    return;
  }
  const last = fault === "status500After" ? service.dialect.failure(500) : answer;
  write(fault === "truncatedBody" ? 0 : last.status);
  const headers = { ...limit.headers, "X-Request-Id": requestId };
  if (fault === "truncatedBody") sendHalf(response, last, headers);
  else send(response, last, headers);
}

function failBefore(dialect: Dialect, fault: FaultKind | undefined, limit: Verdict): Answer | undefined {
  switch (fault) {
    case "status429":
      return {
        ...dialect.tooManyRequests(),
        ...(dialect.limitHeaders === "none" ? {} : { headers: { "Retry-After": "1" } }),
      };
    case "status500":
      return dialect.failure(500);
    case "status502":
      return htmlPage(502, "Bad Gateway");
    case "status503":
      return dialect.failure(503);
    default:
      return limit.allowed ? undefined : dialect.tooManyRequests();
  }
}

type Headers = Readonly<Record<string, string>>;

function send(response: ServerResponse, answer: Answer, headers: Headers): void {
  response.end(begin(response, answer, headers));
}

function sendHalf(response: ServerResponse, answer: Answer, headers: Headers): void {
  const bytes = begin(response, answer, headers);
  if (bytes.length === 0) response.destroy();
  else response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
}

// Writes the head and gives the bytes of the body.
function begin(response: ServerResponse, answer: Answer, headers: Headers): Buffer {
  const body = answer.raw ?? (answer.json === undefined ? "" : JSON.stringify(answer.json));
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body);
  response.writeHead(answer.status, {
    ...(bytes.length === 0 ? {} : { "Content-Type": answer.type ?? "application/json" }),
    ...(answer.status === 204 ? {} : { "Content-Length": bytes.length }),
    ...headers,
    ...answer.headers,
  });
  return bytes;
}

function withoutSecret(authorization: Authorization): { kind: Authorization["kind"]; key?: string } {
  const { kind } = authorization;
  return kind === "basic" ? { kind, key: authorization.key } : { kind };
}

function bodyOf({ text, body }: Received, secrets: readonly string[] | undefined): { requestBody?: unknown } {
  if (text === "") return {};
  return { requestBody: body.ok ? redact(body.value, secrets) : "[not readable]" };
}
