import type { Dispatcher } from "undici";
import { interceptDispatch } from "./dispatchers.ts";

/** A request as a server in this process receives it, with the pieces of its body. */
export interface ServedRequest extends AsyncIterable<Buffer> {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The ways to respond to a request; exactly one of them is used, once. */
export interface ServedResponse {
  respond(status: number, headers: Readonly<Record<string, number | string>>, body: Buffer): void;
  /** Responds, and closes the connection before the body ends. `part` is what arrives of the body. */
  cutOff(status: number, headers: Readonly<Record<string, number | string>>, part: Buffer): void;
  /** Closes the connection without a response. */
  reset(): void;
}

/** A server in this process. */
export type Serve = (request: ServedRequest, response: ServedResponse) => void;

/**
 * Lets all clients of this process send their requests to servers in it, for tests with thousands of requests: sockets
 * and the parsing of HTTP take most of the CPU time of such a request.
 *
 * @param serverAt - Returns the server at an origin; undefined sends the request over the network.
 */
export function serveInProcess(serverAt: (origin: string) => Serve | undefined): void {
  interceptDispatch((dispatch) => (options, handler) => {
    const serve = serverAt(String(options.origin));
    if (serve === undefined) return dispatch(options, handler);
    new InProcessRequest(options, handler).start(serve);
    return true;
  });
}

type Headers = Parameters<ServedResponse["respond"]>[1];

/** One request, as undici's own connections would handle it. */
class InProcessRequest implements ServedResponse {
  readonly #options: Dispatcher.DispatchOptions;
  readonly #handler: Dispatcher.DispatchHandler;
  readonly #controller: Dispatcher.DispatchController;
  #isOver = false;

  constructor(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler) {
    this.#options = options;
    this.#handler = handler;
    const controller = {
      aborted: false,
      paused: false,
      reason: null as Error | null,
      abort: (reason: Error) => {
        if (this.#isOver) return;
        controller.aborted = true;
        controller.reason = reason;
        this.#fail(reason);
      },
      pause() {},
      resume() {},
    };
    this.#controller = controller;
  }

  start(serve: Serve): void {
    this.#handler.onRequestStart?.(this.#controller, {});
    // Requests in a row would otherwise keep Node from everything else.
    setImmediate(() => {
      if (!this.#isOver) serve(this.#request(), this);
    });
  }

  respond(status: number, headers: Headers, body: Buffer): void {
    this.#receive(status, headers, body);
    if (this.#isOver) return;
    this.#isOver = true;
    this.#handler.onResponseEnd?.(this.#controller, {});
  }

  cutOff(status: number, headers: Headers, part: Buffer): void {
    this.#receive(status, headers, part);
    this.reset();
  }

  reset(): void {
    this.#fail(Object.assign(new Error("other side closed"), { code: "UND_ERR_SOCKET" }));
  }

  #receive(status: number, headers: Headers, body: Buffer): void {
    if (this.#isOver) return;
    const received: Record<string, string> = { date: new Date().toUTCString() };
    for (const [name, value] of Object.entries(headers)) received[name.toLowerCase()] = String(value);
    this.#handler.onResponseStart?.(this.#controller, status, received);
    // A server's response to a HEAD has the headers of a body, and no body.
    const hasBody = body.length > 0 && this.#options.method !== "HEAD";
    if (hasBody && !this.#isOver) this.#handler.onResponseData?.(this.#controller, body);
  }

  #fail(error: Error): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#handler.onResponseError?.(this.#controller, error);
  }

  #request(): ServedRequest {
    const { origin, method, path, headers } = this.#options;
    const { host } = new URL(String(origin));
    return {
      method,
      url: path,
      headers: { host, ...(headers as Record<string, string>) },
      [Symbol.asyncIterator]: () => this.#pieces(),
    };
  }

  async *#pieces(): AsyncGenerator<Buffer> {
    const { body } = this.#options;
    if (body instanceof Uint8Array) yield Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    if (body === null || body === undefined || body instanceof Uint8Array) return;
    try {
      for await (const piece of body as AsyncIterable<Uint8Array>) yield Buffer.from(piece);
    } catch (error) {
      this.#fail(error as Error);
      throw error;
    }
  }
}
