import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { type Answer, type FaultKind, type Host, htmlPage, Limiter, redact } from "@org/simulator";
import { cloudServices } from "../api/services.ts";
import { parseAuthorization } from "../auth/signature.ts";
import { PlatformError, requestLimitExceeded } from "../errors.ts";
import type { World } from "../world.ts";
import { type ApiRequest, readApiRequest } from "./api-request.ts";
import type { CallEntry } from "./call-entry.ts";
import { CallLimits } from "./call-limits.ts";
import { answerRequest, failed, type Outcome, pathOf } from "./envelope.ts";
import type { Api } from "./perform.ts";

/**
 * Starts the host of all services on the loopback address. A request's `Host` header says which service it is for: its
 * paths are always the same, so faults and the journal know a call by `/vpc/CreateAddressTemplate`.
 */
export async function openGateway(world: World, port: number): Promise<Host> {
  const services = new Map(cloudServices(world).map((service) => [service.name, service]));
  const api: Api = { world, services, limits: new CallLimits(world.hub.clock) };
  const limiter = new Limiter(world.hub.clock);
  const server = createServer({ keepAliveTimeout: 120_000 });
  const connectionIds = new WeakMap<Socket, number>();

  server.on("connection", (socket) => connectionIds.set(socket, world.hub.openConnection()));
  server.on("request", (message, response) => {
    // A client that goes away in the middle of a request is no concern of the simulator.
    const connectionId = connectionIds.get(message.socket) ?? 0;
    void serve({ api, limiter, connectionId }, message, response).catch(() => message.socket.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");

  return {
    name: "api",
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

interface Scene {
  readonly api: Api;
  /** Of all calls together, when the settings limit them. */
  readonly limiter: Limiter;
  readonly connectionId: number;
}

async function serve(
  { api, limiter, connectionId }: Scene,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const began = performance.now();
  const { hub } = api.world;
  const at = hub.clock.now();
  const requestId = randomUUID();
  const request = await readApiRequest(message);
  const fault = hub.faults.choose(request.method, pathOf(request), hub.settings.faults);
  await hub.delay(fault);
  hub.agenda.settle();

  const write = (status: number, code?: string): void => {
    const ms = performance.now() - began;
    const met = fault === undefined ? {} : { fault };
    const entry: CallEntry = { ...entryOf(api, request), ...met, at, status, code, ms, connectionId, requestId };
    hub.journal.add(entry);
  };
  if (fault === "resetBefore") {
    write(0);
    message.socket.destroy();
    return;
  }
  const { allowed } = limiter.take(hub.settings.rateLimit, "none");
  const tooMany = () => failed(api, request, requestId, new PlatformError(requestLimitExceeded, "Too many requests."));
  const early = failBefore(fault, tooMany) ?? (allowed ? undefined : tooMany());
  const outcome = early ?? (await answerRequest(api, request, requestId));
  if (fault === "resetAfter") {
    write(0, outcome.code);
    message.socket.destroy();
    return;
  }
  const answer = fault === "status500After" ? htmlPage(500, "Internal Server Error") : outcome.answer;
  write(fault === "truncatedBody" ? 0 : answer.status, outcome.code);
  const bytes = begin(response, answer, api.world.now());
  if (fault === "truncatedBody") {
    response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
  } else response.end(bytes);
}

// Servers and proxies of the platform answer with pages of HTML; too many requests are an error like any other.
function failBefore(fault: FaultKind | undefined, tooMany: () => Outcome): Outcome | undefined {
  switch (fault) {
    case "status429":
      return tooMany();
    case "status500":
      return page(500, "Internal Server Error");
    case "status502":
      return page(502, "Bad Gateway");
    case "status503":
      return page(503, "Service Unavailable");
    default:
      return undefined;
  }
}

function page(status: number, title: string): Outcome {
  return { answer: htmlPage(status, title), code: undefined };
}

// Writes the head and gives the bytes of the body. The date is the platform's, however wrong the machine's clock is.
function begin(response: ServerResponse, answer: Answer, now: number): Buffer {
  const bytes = Buffer.from(answer.raw ?? JSON.stringify(answer.json));
  response.writeHead(answer.status, {
    "Content-Type": answer.type ?? "application/json",
    "Content-Length": bytes.length,
    Date: new Date(now).toUTCString(),
  });
  return bytes;
}

type Known = Omit<CallEntry, "at" | "status" | "code" | "ms" | "connectionId" | "requestId" | "fault">;

function entryOf({ services }: Api, request: ApiRequest): Known {
  const { method, service, action, version, region, client, userAgent, payload } = request;
  const secretId = parseAuthorization(request.authorization)?.secretId;
  return {
    service,
    method,
    path: pathOf(request),
    route: pathOf(request),
    query: "",
    authorization: secretId === undefined ? { kind: "none" } : { kind: "other", key: secretId },
    userAgent,
    requestBody: bodyOf(payload, services.get(service)?.secrets),
    action,
    version,
    region,
    client,
  };
}

function bodyOf(payload: Buffer, secrets: readonly string[] | undefined): unknown {
  try {
    return redact(JSON.parse(payload.toString()), secrets);
  } catch {
    return "[not readable]";
  }
}
