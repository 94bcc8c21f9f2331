import { createServer, type ServerHttp2Stream } from "node:http2";
import type { AddressInfo } from "node:net";
import { helpOf } from "../definition/help-code.ts";
import type { MessageType } from "../protocol/message.ts";
import { RpcError, shownMessage } from "./failure.ts";
import { fromFrame, headerText, toFrame } from "./grpc-frame.ts";
import { type Status, status } from "./grpc-status.ts";

/** How messages of one kind are decoded and encoded. */
export type MessageCodec<T> = Pick<MessageType<T>, "decode" | "encode">;

/** A method of a service. */
export interface Method {
  // biome-ignore lint/suspicious/noExplicitAny: the types of both messages are checked where the method is defined
  readonly request: MessageCodec<any>;
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly response: MessageCodec<any>;
  /** Handles a request: returns one message or sends several. */
  handle(request: unknown, send: (response: unknown) => void): Promise<unknown>;
}

/** A gRPC server that listens on loopback. */
export interface GrpcServer {
  readonly port: number;
  /** How many calls are being handled. */
  readonly busy: () => number;
  /** Ends it at once. */
  close(): void;
}

// States and schemas may be large, and the protocol's defaults suit web pages.
const windowBytes = 4 * 1024 * 1024;
const sessionMegabytes = 1024;
const headerBytes = 16 * 1024 * 1024;
const contentType = "application/grpc+proto";

/**
 * Serves unary and server-streaming methods on a free loopback port. It uses Node's HTTP/2 directly, because loading
 * `@grpc/grpc-js` takes longer than the rest of a plugin's start, and an engine starts plugins often.
 *
 * @param provider - The provider's name, for messages.
 * @param methods - By full path: `/pulumirpc.ResourceProvider/Check`.
 */
export async function serveGrpc(provider: string, methods: ReadonlyMap<string, Method>): Promise<GrpcServer> {
  let active = 0;
  const server = createServer({
    settings: { initialWindowSize: windowBytes },
    maxSessionMemory: sessionMegabytes,
    maxSendHeaderBlockLength: headerBytes,
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on("session", (session) => {
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
    session.on("error", () => session.destroy());
    session.setLocalWindowSize(windowBytes);
  });
  server.on("stream", (stream, headers) => {
    const chunks: Buffer[] = [];
    stream.on("error", () => {});
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      active++;
      const path = String(headers[":path"]);
      void respond(stream, methods.get(path), path, chunks)
        .catch((error: unknown) => fail(stream, provider, error))
        .finally(() => active--);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    busy: () => active,
    close() {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}

async function respond(
  stream: ServerHttp2Stream,
  method: Method | undefined,
  path: string,
  chunks: readonly Buffer[],
): Promise<void> {
  const begin = () => {
    if (stream.headersSent || stream.destroyed) return;
    stream.respond({ ":status": 200, "content-type": contentType }, { waitForTrailers: true });
    stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": String(status.ok) }));
  };
  if (!method) throw new RpcError(status.unimplemented, "wrong-version", `there is no method ${path}`);
  const send = (response: unknown) => {
    begin();
    if (!stream.destroyed) stream.write(toFrame(method.response.encode(response)));
  };
  const response = await method.handle(method.request.decode(fromFrame(chunks)), send);
  if (response !== undefined) send(response);
  begin();
  if (!stream.destroyed) stream.end();
}

/** How a failed call ends: the code and the message, and what is known beyond them. */
export interface FailedCall {
  readonly code: Status;
  readonly message: string;
  readonly details: Uint8Array | undefined;
}

/** How a call ends that failed with an error. */
export function failedCall(provider: string, error: unknown): FailedCall {
  const known =
    error instanceof RpcError
      ? error
      : new RpcError(status.internal, helpOf(error), error instanceof Error ? error.message : String(error));
  const message = shownMessage(provider, known);
  return { code: known.code, message, details: known.details?.(message) };
}

function fail(stream: ServerHttp2Stream, provider: string, error: unknown): void {
  if (stream.destroyed) return;
  const { code, message, details } = failedCall(provider, error);
  const outcome = {
    "grpc-status": String(code),
    "grpc-message": headerText(message),
    ...(details ? { "grpc-status-details-bin": Buffer.from(details).toString("base64") } : {}),
  };
  if (stream.headersSent) {
    stream.removeAllListeners("wantTrailers");
    stream.on("wantTrailers", () => stream.sendTrailers(outcome));
    stream.end();
  } else {
    stream.respond({ ":status": 200, "content-type": contentType, ...outcome }, { endStream: true });
  }
}
