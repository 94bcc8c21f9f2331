import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { isDeepStrictEqual } from "node:util";
import { isObject } from "@org/simulator";
import type { Cassette, CassetteExchange } from "./cassette.ts";
import type { RecordedRequest } from "./exchange.ts";
import { protocols } from "./platforms.ts";
import { readBody } from "./raw-body.ts";
import { Redaction } from "./redaction/redaction.ts";
import { shiftTimes } from "./shift-times.ts";

/** A server that responds as the platform did. */
export interface Player extends AsyncDisposable {
  /** The port of all hosts, whose names end with `localhost`. */
  readonly port: number;
  /** Replaces the platform's addresses and times in a value by those of the player. */
  local(value: unknown): unknown;
  /** Requests that were not recorded at this point. */
  readonly problems: readonly string[];
  /** The requests that were recorded and have not come. */
  missing(): readonly string[];
}

/** Responses to the requests of one object, in their order. */
interface Track {
  readonly exchanges: CassetteExchange[];
  next: number;
}

/**
 * Starts a server that responds to the requests of a cassette. The requests of one object must come in the recorded order. A
 * read may come again until the object's next change. Credentials are ignored.
 */
export async function play(cassette: Cassette, now = Date.now()): Promise<Player> {
  const { exchanges, platform } = cassette;
  const { hostOf, objectOf, isRead } = protocols[platform];
  const recordedAt = Date.parse(cassette.recorded);
  const shiftMs = Math.round((now - recordedAt) / 1000) * 1000;
  const redaction = new Redaction();
  const problems: string[] = [];
  const tracks = new Map<string, Track>();
  for (const exchange of exchanges) {
    const object = objectOf(exchange.request);
    const track = tracks.get(object) ?? { exchanges: [], next: 0 };
    tracks.set(object, track);
    track.exchanges.push(exchange);
  }
  const origins = [
    ...new Set([...exchanges.map(({ request }) => request.origin), ...Object.values(cassette.environment)]),
  ]
    .filter((address) => URL.canParse(address))
    .sort((a, b) => b.length - a.length);
  const urlOf = (origin: string) => `http://${hostOf(origin)}.localhost:${port}`;
  const local = (value: unknown) =>
    replaceTexts(shiftTimes(value, shiftMs, recordedAt), (text) => {
      let moved = text;
      for (const origin of origins) moved = moved.replaceAll(`${origin}:443`, origin).replaceAll(origin, urlOf(origin));
      return moved;
    });
  const recorded = (value: unknown) =>
    replaceTexts(shiftTimes(value, -shiftMs, recordedAt + shiftMs), (text) => {
      let original = text;
      for (const origin of origins) original = original.replaceAll(urlOf(origin), origin);
      return original;
    });

  /** The newest equal read since the last change of the object. */
  const readAgain = (earlier: readonly CassetteExchange[], request: RecordedRequest) => {
    const reads = earlier.slice(earlier.findLastIndex((one) => !isRead(one.request)) + 1);
    return reads.findLast((one) => isSame(one.request, request));
  };

  const find = (request: RecordedRequest): CassetteExchange | undefined => {
    const track = tracks.get(objectOf(request));
    const next = track?.exchanges[track.next];
    if (track !== undefined && next !== undefined && isSame(next.request, request)) {
      track.next += 1;
      return next;
    }
    const before = readAgain(track?.exchanges.slice(0, track.next) ?? [], request);
    if (before !== undefined) return before;
    // The recording lacks requests that the client aborted. Should it need the response this time, the step fails.
    if (isRead(request) && track?.exchanges.some((one) => isSame(one.request, request))) return undefined;
    const expected = next === undefined ? "no further request" : describe(next.request);
    problems.push(`${describe(request)} was sent. The cassette has ${expected} of ${objectOf(request)}.`);
    return undefined;
  };

  const server = createServer(async (message, response) => {
    const request = await requestOf(message, origins, hostOf);
    const clean = redaction.exchange({
      at: 0,
      ms: 0,
      request: { ...request, ...(recorded(partsOf(request)) as object) },
    });
    const found = find(clean.request);
    if (found === undefined) {
      // No provider repeats a request after this status.
      response.writeHead(501, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: problems.at(-1) ?? "The cassette has no response to this request here." }));
      return;
    }
    const { status, headers, body } = found.response;
    response.writeHead(status, local(headers) as Record<string, string>);
    response.end(body === undefined ? undefined : textOf(local(body)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    port,
    local,
    problems,
    missing: () =>
      [...tracks.values()].flatMap(({ exchanges: all, next }) => {
        const rest = all.slice(next);
        // A client aborts reads that run in parallel with one that fails.
        const wasAborted = isFailed(all[next - 1]) && rest.every(({ request }) => isRead(request));
        return wasAborted ? [] : rest.map(({ request }) => describe(request));
      }),
    async [Symbol.asyncDispose]() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The parts of a request that may contain times and addresses. */
function partsOf({ path, query, body }: RecordedRequest): Pick<RecordedRequest, "path" | "query" | "body"> {
  return { path, query, ...(body === undefined ? {} : { body }) };
}

async function requestOf(
  message: IncomingMessage,
  origins: readonly string[],
  hostOf: (origin: string) => string,
): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const { method = "GET", url = "/" } = message;
  const headers = Object.fromEntries(Object.entries(message.headers).map(([name, value]) => [name, String(value)]));
  const label = headers["host"]?.split(".")[0] ?? "";
  const mark = url.indexOf("?");
  const body = readBody(Buffer.concat(chunks), headers);
  return {
    method,
    origin: origins.find((origin) => hostOf(origin) === label) ?? `http://${label}`,
    path: mark === -1 ? url : url.slice(0, mark),
    query: mark === -1 ? "" : url.slice(mark + 1),
    headers,
    ...(body === undefined ? {} : { body }),
  };
}

/**
 * Whether two requests are equal. The stand-ins of secrets are numbered in the order of their appearance. A secret inside a text
 * was recorded as `[redacted]`, and is a stand-in in the replay. Zipped files have different sizes.
 */
function isSame(one: RecordedRequest, other: RecordedRequest): boolean {
  const comparable = ({ method, path, query, headers, body }: RecordedRequest) =>
    replaceTexts({ method, path, query, action: headers["x-tc-action"], body: withoutTokens(body) }, (text) =>
      text.replace(/Redacted\d{4}|\[redacted\]/g, "Redacted").replaceAll(":443", ""),
    );
  return isDeepStrictEqual(comparable(one), comparable(other));
}

/** Whether the platform responded with an error. Some platforms do so with the status 200. */
function isFailed(exchange: CassetteExchange | undefined): boolean {
  if (exchange === undefined) return false;
  const { status, body } = exchange.response;
  const response = isObject(body) ? body["Response"] : undefined;
  return status >= 400 || (isObject(response) && "Error" in response);
}

/** A body without the random number that makes it unique. */
function withoutTokens(body: unknown): unknown {
  if (!isObject(body)) return body;
  if ("$bytes" in body) return undefined;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !/^client_?token$/i.test(name)));
}

function describe({ method, origin, path, query, headers, body }: RecordedRequest): string {
  const action = headers["x-tc-action"];
  const where = action === undefined ? `${method} ${origin}${path}${query === "" ? "" : `?${query}`}` : action;
  return body === undefined ? where : `${where} ${JSON.stringify(body)}`;
}

function replaceTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === "string") return replace(value);
  if (Array.isArray(value)) return value.map((one) => replaceTexts(one, replace));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaceTexts(one, replace)]));
}

function textOf(body: unknown): string {
  return typeof body === "string" ? body : JSON.stringify(body);
}
