import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { type Answer, htmlPage, InvalidRequest, Refusal } from "./answer.ts";
import { type Authorization, readAuthorization } from "./authorization.ts";
import type { FaultKind } from "./faults.ts";
import type { Hub } from "./hub.ts";
import { Limiter } from "./limiter.ts";
import { checkQuery, Query } from "./query.ts";
import { redact, redactQuery } from "./redact.ts";
import { type Match, type Route, Router } from "./route.ts";
import type { Problem } from "./shape.ts";

/** How one kind of host speaks when something is wrong. */
export interface Dialect {
  /** A request that the documents do not allow. */
  badRequest(problems: readonly Problem[]): Answer;
  /** A path that the host does not know. */
  unknownPath(method: string, path: string): Answer;
  /** Too many requests; the headers are added. */
  tooManyRequests(path: string): Answer;
  /** 500 or 503. */
  failure(status: number): Answer;
}

/** The request as an authenticator sees it. */
export interface Incoming {
  readonly method: string;
  readonly path: string;
  readonly authorization: Authorization;
  header(name: string): string | undefined;
}

/** One kind of host of the platform. */
export interface Service<Caller> {
  /** The name in the journal. */
  readonly name: string;
  readonly routes: readonly Route<Caller>[];
  readonly dialect: Dialect;
  /** Tells who calls. Throws a {@link Refusal} for a credential that is missing, wrong or meant for another host. */
  authenticate(incoming: Incoming): Caller;
}

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

type Outcome = { readonly answer: Answer; readonly route: string; readonly headers: Readonly<Record<string, string>> };

async function serve<Caller>(scene: Scene<Caller>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { hub, service } = scene;
  const began = performance.now();
  const at = hub.clock.now();
  const { path, search } = splitUrl(request.url ?? "/");
  const method = request.method ?? "GET";
  const requestId = randomUUID();
  const authorization = readAuthorization(request.headers);
  const text = await readText(request);
  const body = parseBody(request.headers["content-type"], text);
  const fault = hub.faults.choose(method, path, hub.settings.faults);

  const write = (status: number, route: string) =>
    hub.journal.add({
      at,
      service: service.name,
      method,
      path,
      route,
      query: search === "" ? "" : redactQuery(search),
      status,
      ms: performance.now() - began,
      connectionId: scene.connectionId,
      authorization: visible(authorization),
      ...(fault === undefined ? {} : { fault }),
      requestId,
      userAgent: request.headers["user-agent"] ?? "",
      ...(text === "" ? {} : { requestBody: body.ok ? redact(body.value) : "[not readable]" }),
    });

  await hub.delay(fault);
  hub.agenda.settle();
  const found = scene.router.find(method, path);
  const route = found?.route.path ?? path;

  if (fault === "resetBefore") {
    write(0, route);
    request.socket.destroy();
    return;
  }
  const incoming = { method, path, authorization, header: (name: string) => headerOf(request, name) };
  const outcome =
    failBefore(scene, fault, path, route) ?? (await act(scene, incoming, found, search, request, text, body));
  const answer = fault === "status500After" ? service.dialect.failure(500) : outcome.answer;
  const cut = fault === "resetAfter" || fault === "truncatedBody";
  write(cut ? 0 : answer.status, route);
  if (fault === "resetAfter") request.socket.destroy();
  else send(response, answer, { ...outcome.headers, "X-Request-Id": requestId }, fault === "truncatedBody");
}

function failBefore<Caller>(
  { service, limiter, hub }: Scene<Caller>,
  fault: FaultKind | undefined,
  path: string,
  route: string,
): Outcome | undefined {
  if (fault === "status429") {
    return { answer: service.dialect.tooManyRequests(path), route, headers: { "Retry-After": "1" } };
  }
  if (fault === "status500") return { answer: service.dialect.failure(500), route, headers: {} };
  if (fault === "status502") return { answer: htmlPage(502, "Bad Gateway"), route, headers: {} };
  if (fault === "status503") return { answer: service.dialect.failure(503), route, headers: {} };
  const verdict = limiter.take(hub.settings.rateLimit);
  if (verdict.allowed) return undefined;
  return { answer: service.dialect.tooManyRequests(path), route, headers: verdict.headers };
}

async function act<Caller>(
  scene: Scene<Caller>,
  incoming: Incoming,
  found: Match<Caller> | undefined,
  search: string,
  request: IncomingMessage,
  text: string,
  body: Body,
): Promise<Outcome> {
  const { service, hub } = scene;
  const route = found?.route.path ?? incoming.path;
  const violate = (problems: readonly Problem[], answer: Answer): Outcome => {
    hub.journal.violations.push({
      at: hub.clock.now(),
      service: service.name,
      method: incoming.method,
      path: incoming.path,
      problems: problems.map((problem) => `${problem.at} ${problem.message}`.trim()),
    });
    return { answer, route, headers: {} };
  };
  try {
    const caller = service.authenticate(incoming);
    if (found === undefined) {
      const problem = { at: "", message: `${incoming.method} ${incoming.path} is not an operation of this host` };
      return violate([problem], service.dialect.unknownPath(incoming.method, incoming.path));
    }
    const values = new URLSearchParams(search);
    const problems = [
      ...checkQuery(values, found.route.query),
      ...checkBody(found.route, request.headers["content-type"], text, body),
    ];
    if (problems.length > 0) return violate(problems, service.dialect.badRequest(problems));
    const answer = await found.route.handle({
      params: found.params,
      query: new Query(values),
      body: body.ok ? body.value : undefined,
      caller,
      host: scene.url,
      path: incoming.path,
    });
    return { answer, route, headers: {} };
  } catch (error) {
    if (error instanceof Refusal) return { answer: error.answer, route, headers: {} };
    if (error instanceof InvalidRequest) return violate(error.problems, service.dialect.badRequest(error.problems));
    // A mistake of the simulator itself must be seen, not retried away.
    console.error(`The simulator failed on ${incoming.method} ${incoming.path}.`, error);
    return violate(
      [{ at: "", message: `the simulator itself failed: ${String(error)}` }],
      service.dialect.failure(500),
    );
  }
}

type Body = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

function parseBody(contentType: string | undefined, text: string): Body {
  if (text === "") return { ok: true, value: undefined };
  if (mediaType(contentType) === "application/x-www-form-urlencoded") {
    return { ok: true, value: Object.fromEntries(new URLSearchParams(text)) };
  }
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}

function checkBody<Caller>(route: Route<Caller>, contentType: string | undefined, text: string, body: Body): Problem[] {
  if (route.body === undefined) return text === "" ? [] : [{ at: "", message: "this operation takes no body" }];
  if (text === "") return [{ at: "", message: "the body is missing" }];
  const type = mediaType(contentType);
  if (!route.contentTypes.includes(type)) {
    return [{ at: "Content-Type", message: `must be ${route.contentTypes.join(" or ")}, not "${type}"` }];
  }
  if (!body.ok) return [{ at: "", message: "the body is not well-formed JSON" }];
  const problems: Problem[] = [];
  route.body.check(body.value, "", problems);
  return problems;
}

function mediaType(contentType: string | undefined): string {
  return (contentType ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

function send(
  response: ServerResponse,
  answer: Answer,
  headers: Readonly<Record<string, string>>,
  truncated: boolean,
): void {
  const body = answer.raw ?? (answer.json === undefined ? "" : JSON.stringify(answer.json));
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body);
  response.writeHead(answer.status, {
    ...(bytes.length === 0 ? {} : { "Content-Type": answer.type ?? "application/json" }),
    ...(answer.status === 204 ? {} : { "Content-Length": bytes.length }),
    ...headers,
    ...answer.headers,
  });
  if (!truncated) {
    response.end(bytes);
    return;
  }
  if (bytes.length === 0) response.destroy();
  else response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function splitUrl(url: string): { path: string; search: string } {
  const mark = url.indexOf("?");
  return mark === -1 ? { path: url, search: "" } : { path: url.slice(0, mark), search: url.slice(mark + 1) };
}

function visible(authorization: Authorization): { kind: Authorization["kind"]; key?: string } {
  return authorization.kind === "basic" ? { kind: "basic", key: authorization.key } : { kind: authorization.kind };
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
