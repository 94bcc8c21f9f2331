import { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import { BodyBuffer } from "./body-buffer.ts";
import type { BodySink } from "./body-sink.ts";
import { ResponseTooLargeError } from "./response-size.ts";

/** A request on the wire. */
export interface WireRequest {
  readonly method: string;
  readonly url: URL;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | AsyncIterable<Uint8Array> | undefined;
}

/** Status and headers of a response. */
export interface WireHead {
  readonly status: number;
  /** Names in lower case; values of one name joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A complete response, still zipped. */
export interface WireResponse extends WireHead {
  /** Empty if the body went to a sink. */
  readonly body: Buffer;
}

/** There was no complete response. `cause` is the connection's error. */
export class WireFailure extends Error {
  /** Whether any of the request may have reached the server. */
  readonly sent: boolean;

  constructor(cause: unknown, facts: { readonly sent: boolean }) {
    super("There was no complete response.", { cause });
    this.sent = facts.sent;
  }
}

/** How one request is sent. */
export interface SendOptions {
  /** Times in milliseconds. */
  readonly timeouts: { readonly headersMs: number; readonly bodyMs: number };
  /** The size limit of a response in memory. */
  readonly maxBytes: number;
  /** Ends the request immediately. */
  readonly signal: AbortSignal;
  /** Called just before the first byte is written: from then on, the server may see the request. */
  readonly onSend?: () => void;
  /** Called when the response begins. */
  readonly onResponse?: () => void;
  /**
   * Called when the body begins. Returns the sink for its parts, or undefined to keep the body in memory. The sink must
   * not throw. The caller calls its `end`.
   */
  readonly bodyTo?: (head: WireHead, firstPart: Buffer) => Pick<BodySink, "add"> | undefined;
}

/**
 * Sends one request and reads the whole response. Does not retry or follow redirects.
 *
 * @throws {@link WireFailure} if there was no complete response, {@link ResponseTooLargeError}, the signal's reason when it was aborted.
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

/** A stream is closed whenever the request ends. */
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
