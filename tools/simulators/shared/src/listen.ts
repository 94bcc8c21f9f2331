import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { type Answer, htmlPage } from "./answer.ts";
import type { PlannedKind } from "./faults.ts";
import { listenOnFreePort } from "./free-port.ts";
import type { Hub } from "./hub.ts";
import { Limiter, type Verdict } from "./limiter.ts";
import { openInMemory, type Returning } from "./memory-hosts.ts";
import { urlHostOf } from "./network.ts";
import type { Exchange, IncomingRequest, Protocol } from "./protocol.ts";

/** A host that listens. */
export interface Host {
  readonly name: string;
  /** Such as `http://127.0.0.1:8080`, without a slash at the end. */
  readonly url: string;
  /** Stops listening and destroys its connections. */
  close(): Promise<void>;
}

/**
 * Starts a host of any protocol. Latency, faults and the limit of the settings apply to its requests, which are recorded
 * in the journal.
 *
 * @param port - 0 means any free one
 * @param address - defaults to the address of the simulator
 */
export async function listen(
  hub: Hub,
  protocol: Protocol,
  port: number,
  address: string = hub.network.address,
): Promise<Host> {
  const limiter = new Limiter(hub.clock);
  if (hub.network.inMemory) {
    const connection = { id: hub.openConnection(), place: 0 };
    const host = openInMemory(port, (request, returning) => {
      const scene = { hub, protocol, limiter, url: host.url, connection };
      void serve(scene, request, returning).catch(() => returning.reset());
    });
    return { name: protocol.name, ...host };
  }
  const server = createServer({ keepAliveTimeout: 120_000 });
  const connections = new WeakMap<Socket, Connection>();
  let opened = 0;
  let url = "";

  server.on("connection", (socket) => connections.set(socket, { id: hub.openConnection(), place: opened++ }));
  server.on("request", (message, response) => {
    const connection = connections.get(message.socket) ?? { id: 0, place: 0 };
    // A client that goes away in the middle of a request is no concern of the simulator.
    const returning = returningBy(message, response);
    void serve({ hub, protocol, limiter, url, connection }, message, returning).catch(() => returning.reset());
  });
  if (port === 0) {
    await listenOnFreePort(server, address);
  } else {
    server.listen(port, address);
    await once(server, "listening");
  }
  url = `http://${urlHostOf(address)}:${(server.address() as AddressInfo).port}`;

  return {
    name: protocol.name,
    url,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

interface Scene {
  readonly hub: Hub;
  readonly protocol: Protocol;
  readonly limiter: Limiter;
  readonly url: string;
  readonly connection: Connection;
}

interface Connection {
  /** Its own among the connections of all hosts. */
  readonly id: number;
  /** How many were opened on its host before it. */
  readonly place: number;
}

async function serve(
  { hub, protocol, limiter, url, connection }: Scene,
  message: IncomingRequest,
  returning: Returning,
): Promise<void> {
  const began = performance.now();
  const at = hub.clock.now();
  const requestId = randomUUID();
  const exchange = await protocol.read(message, { host: url, requestId, connection: connection.place });
  const { request } = exchange;
  const intercepted = hub.interception?.(request);
  if (intercepted !== undefined) {
    const bytes = bodyOf(intercepted);
    returning.respond(intercepted.status, headersOf(intercepted, bytes, {}), bytes);
    return;
  }
  const fault = hub.faults.choose(request.method, request.path, hub.settings.faults, hub.settings.seed);
  await hub.delay(fault);
  hub.agenda.settle();

  const write = (status: number, noted: Answer["noted"], response?: Answer): void => {
    const met = fault === undefined ? {} : { fault };
    const ms = performance.now() - began;
    const { id: connectionId } = connection;
    hub.journal.add({ ...request, ...noted, ...met, at, status, ms, connectionId, requestId }, response);
  };
  if (fault === "resetBefore") {
    write(0, undefined);
    returning.reset();
    return;
  }
  const limit = limiter.take(hub.settings.rateLimit, protocol.limitHeaders);
  const answer = failBefore(protocol, exchange, fault, limit) ?? (await exchange.answer());
  if (fault === "resetAfter") {
    write(0, answer.noted);
    returning.reset();
    return;
  }
  const last = fault === "status500After" ? exchange.failure(500) : answer;
  write(fault === "truncatedBody" ? 0 : last.status, answer.noted, last);
  const arriving = altered(hub, request, last);
  const bytes = bodyOf(arriving);
  const headers = headersOf(arriving, bytes, { ...limit.headers, ...exchange.headers() });
  if (fault !== "truncatedBody") returning.respond(last.status, headers, bytes);
  else if (bytes.length === 0) returning.reset();
  else returning.cutOff(last.status, headers, bytes.subarray(0, Math.floor(bytes.length / 2)));
}

/** The way back over a socket. */
function returningBy({ socket }: IncomingMessage, response: ServerResponse): Returning {
  return {
    respond: (status, headers, body) => response.writeHead(status, { ...headers }).end(body),
    cutOff: (status, headers, part) => response.writeHead(status, { ...headers }).write(part, () => response.destroy()),
    reset: () => socket.destroy(),
  };
}

function failBefore(
  { limitHeaders }: Protocol,
  exchange: Exchange,
  fault: PlannedKind | undefined,
  limit: Verdict,
): Answer | undefined {
  switch (fault) {
    case "status429":
      return {
        ...exchange.tooManyRequests(),
        ...(limitHeaders === "none" ? {} : { headers: { "Retry-After": "1" } }),
      };
    case "status400":
      return exchange.failure(400);
    case "status403":
      return exchange.failure(403);
    case "status500":
      return exchange.failure(500);
    case "status502":
      return htmlPage(502, "Bad Gateway");
    case "status503":
      return exchange.failure(503);
    default:
      return limit.allowed ? undefined : exchange.tooManyRequests();
  }
}

/** The answer as it arrives: its effect and its status are what they are. */
function altered({ alteration }: Hub, request: Exchange["request"], answer: Answer): Answer {
  // A 204 and the response to a HEAD have no body to alter.
  const isWithoutBody = answer.status === 204 || request.method === "HEAD";
  if (alteration === undefined || answer.status >= 300 || isWithoutBody) return answer;
  return { ...answer, raw: alteration(bodyOf(answer).toString(), request) };
}

function bodyOf(answer: Answer): Buffer {
  const body = answer.raw ?? (answer.json === undefined ? "" : JSON.stringify(answer.json));
  return Buffer.isBuffer(body) ? body : Buffer.from(body);
}

function headersOf(
  answer: Answer,
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, number | string>> {
  return {
    ...(bytes.length === 0 ? {} : { "Content-Type": answer.type ?? "application/json" }),
    ...(answer.status === 204 ? {} : { "Content-Length": bytes.length }),
    ...headers,
    ...answer.headers,
  };
}
