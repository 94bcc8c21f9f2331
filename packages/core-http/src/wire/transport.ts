import { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import { BodyBuffer } from "./body-buffer.ts";
import type { BodySink } from "./body-sink.ts";
import { ResponseTooLargeError } from "./response-size.ts";

/** A request as it goes on the wire. */
export interface WireRequest {
  readonly method: string;
  readonly url: URL;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | AsyncIterable<Uint8Array> | undefined;
}

/** Status and headers of an answer as they came from the wire. */
export interface WireHead {
  readonly status: number;
  /** Names in lower case; values of one name joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A complete answer as it came from the wire. */
export interface WireResponse extends WireHead {
  /** Empty when the body went elsewhere. */
  readonly body: Buffer;
}

/** No complete answer came. `cause` is the connection's own error. */
export class WireFailure extends Error {
  /** Whether any of the request may have reached the server. */
  readonly sent: boolean;

  constructor(cause: unknown, facts: { readonly sent: boolean }) {
    super("The request got no complete answer.", { cause });
    this.sent = facts.sent;
  }
}

/** How one request is sent. */
export interface SendOptions {
  /** Times in milliseconds. */
  readonly timeouts: { readonly headersMs: number; readonly bodyMs: number };
  /** How long an answer may be that is kept in memory. */
  readonly maxBytes: number;
  /** Ends the request at once. */
  readonly signal: AbortSignal;
  /** Called when the first byte is about to be written: from here on the server may see the request. */
  readonly onSend?: () => void;
  /** Called when the answer has begun. */
  readonly onResponse?: () => void;
  /**
   * Called when the body begins: where its parts go, as they come, instead of into memory. Undefined keeps them. The
   * sink must not throw; it is the caller who ends it.
   */
  readonly bodyTo?: (head: WireHead, firstPart: Buffer) => Pick<BodySink, "add"> | undefined;
}

/**
 * Sends one request and reads its whole answer. Nothing is repeated or followed here.
 *
 * @throws {@link WireFailure} when no complete answer came, {@link ResponseTooLargeError}, the signal's reason when it was aborted.
 */
export function send(dispatcher: Dispatcher, request: WireRequest, options: SendOptions): Promise<WireResponse> {
  return new Promise((resolve, reject) => {
    const { signal } = options;
    if (signal.aborted) {
      reject(signal.reason as Error);
      return;
    }
    let sent = false;
    let controller: Dispatcher.DispatchController | undefined;
    let status = 0;
    let headers: Record<string, string> = {};
    let body: BodyBuffer | undefined;
    let received = 0;
    let sink: Pick<BodySink, "add"> | undefined;

    const abort = () => {
      const reason = signal.reason as Error;
      controller?.abort(reason);
      reject(reason);
    };
    signal.addEventListener("abort", abort, { once: true });
    const fail = (error: unknown) => {
      signal.removeEventListener("abort", abort);
      reject(new WireFailure(error, { sent }));
    };

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(started) {
        controller = started;
        if (signal.aborted) {
          started.abort(signal.reason as Error);
          return;
        }
        sent = true;
        options.onSend?.();
      },
      onResponseStart(_controller, statusCode, head) {
        status = statusCode;
        headers = joinValues(head);
        options.onResponse?.();
      },
      onResponseData(started, chunk) {
        if (body === undefined && sink === undefined) {
          sink = options.bodyTo?.({ status, headers }, chunk);
          if (sink === undefined) body = new BodyBuffer(headers["content-length"]);
        }
        received += chunk.length;
        if (sink === undefined && received > options.maxBytes) {
          signal.removeEventListener("abort", abort);
          const error = new ResponseTooLargeError(options.maxBytes);
          reject(error);
          started.abort(error);
          return;
        }
        (sink ?? body)?.add(chunk);
      },
      onResponseEnd() {
        signal.removeEventListener("abort", abort);
        resolve({ status, headers, body: body?.whole() ?? Buffer.alloc(0) });
      },
      onResponseError(_controller, error) {
        fail(error);
      },
    };
    try {
      dispatcher.dispatch(
        {
          origin: request.url.origin,
          path: request.url.pathname + request.url.search,
          method: request.method,
          headers: { ...request.headers },
          body: wireBody(request.body),
          headersTimeout: options.timeouts.headersMs,
          bodyTimeout: options.timeouts.bodyMs,
        },
        handler,
      );
    } catch (error) {
      fail(error);
    }
  });
}

/** A stream is closed when the request ends, however it ends. */
function wireBody(body: WireRequest["body"]): Uint8Array | Readable | null {
  return body === undefined || body instanceof Uint8Array ? (body ?? null) : Readable.from(body);
}

function joinValues(received: Record<string, string | string[] | undefined>): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name in received) {
    const value = received[name];
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(", ") : value;
  }
  return headers;
}
