import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** A request as the test server received it. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** What to answer; a function is given the response to do with it as it likes. */
export type Reply =
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: unknown }
  | ((response: ServerResponse, request: IncomingMessage) => void);

/** A real HTTP server on this machine. */
export interface TestServer extends AsyncDisposable {
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  /** Connections that were opened so far. */
  readonly connections: number;
  /** The most connections that were open at a time. */
  readonly mostConnections: number;
  close(): Promise<void>;
}

/** Starts a server that answers with the replies in their order, and with the last one again and again. */
export function startServer(...replies: readonly Reply[]): Promise<TestServer> {
  return answering((_request, index) => replies[Math.min(index, replies.length - 1)] ?? {});
}

/** Starts a server that answers with what the function says of each request. */
export async function answering(
  reply: (request: ReceivedRequest, index: number) => Reply | Promise<Reply>,
): Promise<TestServer> {
  const requests: ReceivedRequest[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  let mostConnections = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const received: ReceivedRequest = {
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      requests.push(received);
      void Promise.resolve(reply(received, requests.length - 1)).then((answer) => {
        if (typeof answer === "function") {
          answer(response, request);
          return;
        }
        const { status = 200, headers = {}, body } = answer;
        const isText = typeof body === "string" || body instanceof Uint8Array;
        response.writeHead(status, isText ? headers : { "content-type": "application/json", ...headers });
        response.end(body === undefined ? undefined : isText ? body : JSON.stringify(body));
      });
    });
  });
  server.on("connection", (socket) => {
    connections++;
    sockets.add(socket);
    mostConnections = Math.max(mostConnections, sockets.size);
    socket.on("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    if (server.listening) await once(server, "close");
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    get connections() {
      return connections;
    },
    get mostConnections() {
      return mostConnections;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Resets the connection without an answer. */
export const reset: Reply = (_response, request) => {
  request.socket.resetAndDestroy();
};

/** Never answers. */
export const silence: Reply = () => {};
